import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

extension View {
    /// Shows a window for saving a document while a binding is true.
    ///
    /// The window has a text field for the path of the file, and a list of the folders and files in the same folder.
    /// Saving sets the binding to false, writes the file and passes its URL or an error to `onCompletion`. Escape and
    /// Cancel only dismiss the window.
    ///
    /// - Parameters:
    ///   - document: the document; with `nil` nothing is shown.
    ///   - contentType: the type of the file.
    ///   - defaultFilename: the initial name of the file; the extension of the type is added to it.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileSaver(
            isPresented, title: "Save", isReady: document != nil,
            name: FileName(defaultFilename, contentType).full, onCompletion: onCompletion
        ) { url in
            try document?.write(to: url, as: contentType)
        }
    }

    /// Shows a window for choosing a folder, into which documents are saved, while a binding is true.
    ///
    /// The files are named `Untitled`, with numbers, and replace no other files.
    ///
    /// - Parameters:
    ///   - documents: the documents; without any nothing is shown.
    ///   - contentType: the type of the files.
    ///   - onCompletion: receives the URLs of the files, or the first error.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileImporter(
            isPresented: Binding {
                isPresented.wrappedValue && !documents.isEmpty
            } set: {
                isPresented.wrappedValue = $0
            }, allowedContentTypes: [.folder]
        ) { result in
            onCompletion(
                Result {
                    let folder = try result.get()
                    return try documents.map { document in
                        let url = folder.placeForNewFile(named: FileName(nil, contentType).full)
                        try document.write(to: url, as: contentType)
                        return url
                    }
                })
        }
    }

    /// Shows a window for saving a document while a binding is true.
    ///
    /// - Parameters:
    ///   - contentTypes: the types of the file, of which the first is used; if there are none, those of the document
    ///     are used.
    ///   - onCancellation: called when the window is dismissed without saving.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
        return fileSaver(
            isPresented, title: "Save", isReady: document != nil, name: FileName(defaultFilename, type).full,
            onCompletion: onCompletion, onCancellation: onCancellation
        ) { url in
            try document?.write(to: url, as: type)
        }
    }

    /// Shows a window for saving a document while a binding is true.
    ///
    /// - Parameters:
    ///   - document: the document; with `nil` nothing is shown.
    ///   - contentType: the type of the file.
    ///   - defaultFilename: the initial name of the file; the extension of the type is added to it.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileSaver(
            isPresented, title: "Save", isReady: document != nil,
            name: FileName(defaultFilename, contentType).full, onCompletion: onCompletion
        ) { url in
            try document?.write(to: url, as: contentType)
        }
    }

    /// Shows a window for saving an item as a file while a binding is true.
    ///
    /// The file has the data of the item's first representation for one of the types. `onCompletion` receives an error
    /// if the item has none.
    ///
    /// - Parameters:
    ///   - item: the item; with `nil` nothing is shown.
    ///   - contentTypes: the types of the file; if there are none, any representation is used.
    ///   - defaultFilename: the initial name of the file; the extension of the type is added to it.
    ///   - onCancellation: called when the window is dismissed without saving.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>,
        item: T?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        // Representations of items are the app's code, which runs only while the window is shown.
        let representation =
            isPresented.wrappedValue ? item.flatMap { TransferredValue.data(of: $0, as: contentTypes) } : nil
        let type = representation?.type ?? contentTypes.first ?? .data
        return fileSaver(
            isPresented, title: "Save", isReady: item != nil, name: FileName(defaultFilename, type).full,
            onCompletion: onCompletion, onCancellation: onCancellation
        ) { url in
            guard let data = representation?.data() else { throw CocoaError(.fileWriteUnknown) }
            try data.write(to: url, options: .atomic)
        }
    }

    /// Shows a window for moving a file while a binding is true. The file is moved to the path that the user enters.
    ///
    /// - Parameter file: the file; with `nil` nothing is shown.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Shows a window for moving a file while a binding is true. The file is moved to the path that the user enters.
    ///
    /// - Parameters:
    ///   - file: the file; with `nil` nothing is shown.
    ///   - onCancellation: called when the window is dismissed and the file stays.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>,
        file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileSaver(
            isPresented, title: "Move", isReady: file != nil, name: file?.lastPathComponent ?? "",
            onCompletion: onCompletion, onCancellation: onCancellation
        ) { url in
            try file?.move(to: url)
        }
    }

    /// Shows a window for naming a file while a binding is true. Nothing is written.
    ///
    /// - Parameters:
    ///   - isPresented: is set to false when a key dismisses the window.
    ///   - finish: receives the file, or `nil` if the window's Cancel button is pressed. It sets the binding to false.
    nonisolated package func fileNamer(
        _ name: String, title: LocalizedStringKey = "Save", isPresented: Binding<Bool>,
        finish: @escaping (URL?) -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            FileDialog { options in
                FileSaver(title: title, name: name, options: options) {
                    finish($0)
                } cancel: {
                    finish(nil)
                }
            }
        }
    }

    nonisolated private func fileSaver(
        _ isPresented: Binding<Bool>,
        title: LocalizedStringKey,
        isReady: Bool,
        name: String,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {},
        write: @escaping (URL) throws -> Void
    ) -> some View {
        let isShown = Binding {
            isReady && isPresented.wrappedValue
        } set: {
            isPresented.wrappedValue = $0
        }
        return fileNamer(name, title: title, isPresented: isShown) { url in
            isPresented.wrappedValue = false
            guard let url else { return onCancellation() }
            onCompletion(
                Result {
                    try write(url)
                    return url
                })
        }
    }
}

/// A file name with the filename extension of a type.
private struct FileName {
    let full: String

    init(_ name: String?, _ type: UTType) {
        let name = name ?? "Untitled"
        let ending = type.preferredFilenameExtension
        full = (name as NSString).pathExtension.isEmpty ? ending.map { "\(name).\($0)" } ?? name : name
    }
}

extension URL {
    /// Moves the file to a path. An existing file at that path is replaced, but it is kept if the move fails.
    fileprivate func move(to target: URL) throws {
        guard standardizedFileURL != target.standardizedFileURL else { return }
        let manager = FileManager.default
        guard manager.fileExists(atPath: target.path) else { return try manager.moveItem(at: self, to: target) }
        let aside = target.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        try manager.moveItem(at: target, to: aside)
        do {
            try manager.moveItem(at: self, to: target)
        } catch {
            try? manager.moveItem(at: aside, to: target)
            throw error
        }
        try? manager.removeItem(at: aside)
    }
}
