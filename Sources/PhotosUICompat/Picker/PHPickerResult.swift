import SwiftUICompat
import UniformTypeIdentifiersCompat

/// A file that the user has chosen in a picker.
public struct PHPickerResult {
    /// Reads the file: as a `UIImage`, as data, or as a file.
    public let itemProvider: NSItemProvider
    /// The path of the file.
    public let assetIdentifier: String?

    init(file: URL) {
        itemProvider = PickedItemProvider(file: file)
        assetIdentifier = file.path
    }
}

extension PHPickerResult: Hashable {
    /// Returns whether both have the same file.
    public static func == (lhs: PHPickerResult, rhs: PHPickerResult) -> Bool {
        lhs.assetIdentifier == rhs.assetIdentifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(assetIdentifier)
    }
}

/// A chosen file as an item: a picture, if the file can be decoded as one, and data.
private final class PickedItemProvider: NSItemProvider {
    private let file: URL
    private let type: UTType

    init(file: URL) {
        self.file = file
        type = UTType(filenameExtension: file.pathExtension) ?? .data
        super.init()
        suggestedName = file.deletingPathExtension().lastPathComponent
        if type.conforms(to: .image), let image = UIImage(contentsOfFile: file.path) { register(image) }
        register(file)
    }

    override var registeredTypeIdentifiers: [String] { [type.identifier] }

    override func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        type.identifier == typeIdentifier || UTType(typeIdentifier).map { type.conforms(to: $0) } ?? false
    }

    override func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]?,
        completionHandler: (@MainActor (Any?, (any Error)?) -> Void)?
    ) {
        let url = hasItemConformingToTypeIdentifier(typeIdentifier) ? file : nil
        Task { @MainActor in completionHandler?(url, url == nil ? CocoaError(.coderValueNotFound) : nil) }
    }

    @discardableResult
    override func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> Progress {
        let (file, isThere) = (file, hasItemConformingToTypeIdentifier(typeIdentifier))
        Task {
            do {
                guard isThere else { throw CocoaError(.coderValueNotFound) }
                let data = try await Task.detached { try Data(contentsOf: file) }.value
                await completionHandler(data, nil)
            } catch {
                await completionHandler(nil, error)
            }
        }
        return Progress(totalUnitCount: 1)
    }

    @discardableResult
    override func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @MainActor (URL?, (any Error)?) -> Void
    ) -> Progress {
        let url = hasItemConformingToTypeIdentifier(typeIdentifier) ? file : nil
        Task { @MainActor in completionHandler(url, url == nil ? CocoaError(.coderValueNotFound) : nil) }
        return Progress(totalUnitCount: 1)
    }
}
