import Foundation

/// A scene for documents: it opens, edits and saves files.
///
/// ```swift
/// @main
/// struct NotesApp: App {
///     var body: some Scene {
///         DocumentGroup(newDocument: Note()) { file in
///             TextEditor(text: file.$document.text)
///         }
///     }
/// }
/// ```
///
/// The app opens the file that its first argument names, or otherwise a new document. The File menu, under F10 and in
/// the command palette, contains New, Open, Save and Save As. A document that has a file is saved one second after each
/// change, and when the app ends. New and Open ask the user before they discard the changes of a document without a
/// file. If the app ends with changes of a document without a file, the document is written to `$XDG_STATE_HOME/APP`
/// (or `~/.local/state/APP`), and its path is printed. The title of the window is the name of the file.
public struct DocumentGroup<Document, Content: View> {
    private let make: @MainActor () -> any DocumentFile<Document>
    private let content: @MainActor (any DocumentFile<Document>) -> Content

    fileprivate init(
        make: @escaping @MainActor () -> any DocumentFile<Document>,
        content: @escaping @MainActor (any DocumentFile<Document>) -> Content
    ) {
        self.make = make
        self.content = content
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a scene for documents of value type.
    ///
    /// - Parameters:
    ///   - newDocument: a new document.
    ///   - editor: the view that edits a document.
    @MainActor @preconcurrency
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(
            make: { ValueFile(make: newDocument, isEditable: true) },
            content: { file in editor((file as! ValueFile<Document>).configuration) }
        )
    }

    /// Creates a scene that only shows documents of value type.
    ///
    /// - Parameters:
    ///   - documentType: the type of the documents.
    ///   - viewer: the view that shows a document.
    @MainActor @preconcurrency
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(
            make: { ValueFile(make: nil, isEditable: false) },
            content: { file in viewer((file as! ValueFile<Document>).configuration) }
        )
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a scene for documents of class type.
    ///
    /// - Parameters:
    ///   - newDocument: a new document.
    ///   - editor: the view that edits a document.
    @MainActor @preconcurrency
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(
            make: { ObjectFile(make: newDocument, isEditable: true) },
            content: { file in editor((file as! ObjectFile<Document>).configuration) }
        )
    }

    /// Creates a scene that only shows documents of class type.
    ///
    /// - Parameters:
    ///   - documentType: the type of the documents.
    ///   - viewer: the view that shows a document.
    @MainActor @preconcurrency
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(
            make: { ObjectFile(make: nil, isEditable: false) },
            content: { file in viewer((file as! ObjectFile<Document>).configuration) }
        )
    }
}

extension DocumentGroup: PrimitiveScene {
    var view: AnyView {
        let argument = CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") && !$0.contains("://") }
        let process = ProcessInfo.processInfo
        let folder = RescuedDocument.folder(app: process.processName, environment: process.environment)
        return window(opening: argument.map { URL(fileURLWithPath: $0) }, rescueFolder: folder)
    }
    var hasCommands: Bool { true }

    /// Returns the window of a document.
    ///
    /// - Parameters:
    ///   - url: the file that is opened at the start.
    ///   - rescueFolder: the folder in which an unsaved document without a file is written when the app ends; `nil`
    ///     writes none.
    @MainActor
    func window(opening url: URL?, rescueFolder: URL? = nil) -> AnyView {
        AnyView(DocumentWindow(url: url, rescueFolder: rescueFolder, make: make, content: content))
    }
}
