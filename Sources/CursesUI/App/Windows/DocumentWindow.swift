import Foundation

/// The window of a document, with the menu that opens and saves it.
struct DocumentWindow<Document, Content: View> {
    let content: @MainActor (any DocumentFile<Document>) -> Content
    private let url: URL?
    private let rescueFolder: URL?
    @StateObject private var file: OpenDocument<Document>
    @State private var isOpening = false
    @State private var isSaving = false
    @State private var problem: String?
    /// The command that waits until the user decides whether to save the changes.
    @State private var pending: DocumentCommand?
    @State private var isAsking = false
    /// The number of edits at the time of the last save.
    @State private var savedEdits = 0
    @Environment(\.continuousClock) private var clock

    /// - Parameters:
    ///   - url: the file that is opened at the start.
    ///   - rescueFolder: the folder in which an unsaved document without a file is written when the app ends; `nil`
    ///     writes none.
    @MainActor
    init(
        url: URL?,
        rescueFolder: URL?,
        make: @escaping @MainActor () -> any DocumentFile<Document>,
        content: @escaping @MainActor (any DocumentFile<Document>) -> Content
    ) {
        self.url = url
        self.rescueFolder = rescueFolder
        self.content = content
        _file = StateObject(wrappedValue: OpenDocument(make()))
    }

    /// The time that passes between a change and saving it.
    private static var delay: Duration { .seconds(1) }
}

extension DocumentWindow: View {
    var body: some View {
        Group {
            if file.file.hasDocument {
                content(file.file)
                    .environment(
                        \.documentConfiguration,
                        DocumentConfiguration(fileURL: file.file.url, isEditable: file.file.isEditable))
            } else {
                Button("Open…") { isOpening = true }
            }
        }
        .windowTitle(title)
        .modifier(CommandsModifier(menus: DocumentCommands(isEditable: file.file.isEditable, perform: { perform($0) })))
        .fileImporter(isPresented: $isOpening, allowedContentTypes: file.file.readableTypes) { result in
            if case .success(let url) = result { open(url) }
        }
        .modifier(
            FileSaverModifier(isPresented: $isSaving, name: name) { url in
                if save(to: url), let pending { proceed(pending) }
                pending = nil
            } cancel: {
                pending = nil
            }
        )
        .confirmationDialog("Save the changes?", isPresented: $isAsking, titleVisibility: .visible) {
            Button("Save…") { isSaving = true }
            Button("Discard", role: .destructive) {
                if let pending { proceed(pending) }
                pending = nil
            }
            Button("Cancel", role: .cancel) { pending = nil }
        } message: {
            Text("The document has not been saved to a file.")
        }
        .alert(
            "The document could not be opened or saved",
            isPresented: Binding {
                problem != nil
            } set: {
                if !$0 { problem = nil }
            }
        ) {
            Button("OK") {}
        } message: {
            Text(verbatim: problem ?? "")
        }
        .task(id: file.file.edits) {
            guard isUnsaved, (try? await clock.sleep(for: Self.delay)) != nil else { return }
            autosave()
        }
        .onAppear {
            if let url, file.file.url == nil { open(url) }
        }
        .onDisappear {
            autosave()
            rescue()
        }
    }

    @MainActor
    private var isUnsaved: Bool { file.file.edits != savedEdits }

    @MainActor
    private var title: String {
        let name = file.file.url?.lastPathComponent ?? "Untitled"
        return isUnsaved && file.file.url == nil ? "\(name) – Edited" : name
    }

    /// The default file name in the dialog that saves the document.
    @MainActor
    private var name: String {
        if let url = file.file.url { return url.lastPathComponent }
        return ["Untitled", file.file.writableTypes.first?.preferredFilenameExtension].compactMap { $0 }
            .joined(separator: ".")
    }

    @MainActor
    private func perform(_ command: DocumentCommand) {
        switch command {
        case .new, .open:
            autosave()
            guard isUnsaved, file.file.isEditable else { return proceed(command) }
            // The file could not be written. The error has been reported, and the document stays open.
            guard file.file.url == nil else { return }
            pending = command
            isAsking = true
        case .save:
            // An earlier question may have been dismissed.
            pending = nil
            if let url = file.file.url { save(to: url) } else { isSaving = true }
        case .saveAs:
            pending = nil
            isSaving = true
        }
    }

    /// Executes a New or Open command. New replaces the document; Open shows the file dialog.
    @MainActor
    private func proceed(_ command: DocumentCommand) {
        guard command == .new else { return isOpening = true }
        file.file.renew()
        savedEdits = file.file.edits
    }

    @MainActor
    private func open(_ url: URL) {
        attempt {
            try file.file.open(url)
            savedEdits = file.file.edits
        }
    }

    /// - Returns: whether the document has been written.
    @MainActor @discardableResult
    private func save(to url: URL) -> Bool {
        attempt {
            try file.file.write(to: url)
            file.file.url = url
            savedEdits = file.file.edits
        }
    }

    /// Saves a document that has a file.
    @MainActor
    private func autosave() {
        if isUnsaved, file.file.isEditable, let url = file.file.url { save(to: url) }
    }

    /// Writes a changed document without a file to the rescue folder, and prints the path, which is shown after the app
    /// has ended.
    @MainActor
    private func rescue() {
        guard isUnsaved, file.file.isEditable, file.file.url == nil, let rescueFolder else { return }
        do {
            try FileManager.default.createDirectory(at: rescueFolder, withIntermediateDirectories: true)
            let url = rescueFolder.placeForNewFile(named: name)
            try file.file.write(to: url)
            savedEdits = file.file.edits
            print("The document had no file. It has been saved as \(url.path)")
        } catch {
            print("The document had no file, and could not be saved in \(rescueFolder.path): \(error)")
        }
    }

    /// - Returns: whether the action succeeded. If not, an alert shows the error.
    @MainActor @discardableResult
    private func attempt(_ action: () throws -> Void) -> Bool {
        do {
            try action()
            return true
        } catch {
            problem = error.localizedDescription
            return false
        }
    }
}

/// Keeps the open document, and observes its changes.
@MainActor
private final class OpenDocument<Document>: ObservableObject {
    let file: any DocumentFile<Document>
    private var changes: AnyCancellable?

    init(_ file: any DocumentFile<Document>) {
        self.file = file
        changes = observe(file)
    }

    private func observe<File: DocumentFile>(_ file: File) -> AnyCancellable {
        file.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}

/// A command in the menu of a document.
private enum DocumentCommand {
    case new, open, save, saveAs
}

private struct DocumentCommands: Commands {
    let isEditable: Bool
    let perform: @MainActor (DocumentCommand) -> Void

    var body: some Commands {
        CommandMenu("File") {
            if isEditable { Button("New") { perform(.new) }.keyboardShortcut("n") }
            Button("Open…") { perform(.open) }.keyboardShortcut("o")
            if isEditable {
                Button("Save") { perform(.save) }.keyboardShortcut("s")
                Button("Save As…") { perform(.saveAs) }
            }
        }
    }
}

/// Shows the sheet in which the user chooses a file name for a document.
private struct FileSaverModifier {
    let isPresented: Binding<Bool>
    let name: String
    let save: @MainActor (URL) -> Void
    let cancel: @MainActor () -> Void
}

extension FileSaverModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.sheet(isPresented: isPresented) {
            FileSaver(title: "Save", name: name) { url in
                isPresented.wrappedValue = false
                save(url)
            } cancel: {
                isPresented.wrappedValue = false
                cancel()
            }
        }
    }
}
