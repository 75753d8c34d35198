#if !canImport(Darwin)
import Foundation

/// A file or a folder in memory, with the API of Apple's Foundation. Documents are read from it and written to it.
public final class FileWrapper {
    /// The options for reading a file. They have no effect, because the whole content is always read at once.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The content is read at once, as it always is.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Has no effect.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// The options for writing a file.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The file is replaced atomically.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The names of the files inside are set to the names under which they are written.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    /// The preferred name of a file or a folder.
    public var preferredFilename: String?
    /// The name of the file or the folder.
    public var filename: String?
    /// The content of a file; `nil` for a folder.
    public private(set) var regularFileContents: Data?
    /// The files and folders in a folder, by name; `nil` for a file.
    public private(set) var fileWrappers: [String: FileWrapper]?
    /// The names of all files and folders that have been removed from the folder.
    private var removedNames: Set<String> = []

    /// Creates a file with content.
    public init(regularFileWithContents contents: Data) {
        regularFileContents = contents
    }

    /// Creates a folder with the given files and folders.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        fileWrappers = childrenByPreferredName
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Reads a file or a folder from disk.
    public init(url: URL, options: ReadingOptions = []) throws {
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            let children = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            fileWrappers = Dictionary(
                uniqueKeysWithValues: try children.map { ($0.lastPathComponent, try FileWrapper(url: $0)) })
        } else {
            regularFileContents = try Data(contentsOf: url)
        }
    }

    /// Whether the wrapper represents a folder.
    public var isDirectory: Bool { fileWrappers != nil }
    /// Whether the wrapper represents a file.
    public var isRegularFile: Bool { fileWrappers == nil }

    /// Adds a file or a folder to the folder, and returns its name in the folder.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
        let wish = child.preferredFilename ?? child.filename ?? "Untitled"
        var name = wish
        var number = 1
        while fileWrappers?[name] != nil {
            number += 1
            name = "\(number)__#$!@%!#__\(wish)"
        }
        fileWrappers?[name] = child
        child.filename = name
        return name
    }

    /// Adds a file to the folder, and returns its name in the folder.
    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = name
        return addFileWrapper(child)
    }

    /// Removes a file or a folder from a folder.
    public func removeFileWrapper(_ child: FileWrapper) {
        guard let name = fileWrappers?.first(where: { $0.value === child })?.key else { return }
        fileWrappers?[name] = nil
        removedNames.insert(name)
    }

    /// Writes the file or the folder. Files on disk that were never in the folder are kept.
    public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil) throws {
        guard let fileWrappers else {
            return try (regularFileContents ?? Data()).write(to: url, options: options.contains(.atomic) ? .atomic : [])
        }
        let files = FileManager.default
        try files.createDirectory(at: url, withIntermediateDirectories: true)
        for name in removedNames where fileWrappers[name] == nil {
            let gone = url.appendingPathComponent(name)
            if files.fileExists(atPath: gone.path) { try files.removeItem(at: gone) }
        }
        for (name, child) in fileWrappers {
            try child.write(to: url.appendingPathComponent(name), options: options)
            if options.contains(.withNameUpdating) { child.filename = name }
        }
    }
}
#endif
