import Foundation

/// The window of a document, with the menu that opens and saves it.
struct DocumentWindow<Document, Content: View> {
    let content: @MainActor (any DocumentFile<Document>) -> Content
    private let url: URL?
    @StateObject private var file: OpenDocument<Document>
    @State private var isOpening = false
    @State private var isSaving = false
    @State private var problem: String?
    /// The changes that have been saved.
    @State private var savedEdits = 0
    @Environment(\.continuousClock) private var clock

    @MainActor
    init(
        url: URL?,
        make: @escaping @MainActor () -> any DocumentFile<Document>,
        content: @escaping @MainActor (any DocumentFile<Document>) -> Content
    ) {
        self.url = url
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
            } else {
                Button("Open…") { isOpening = true }
            }
        }
        .windowTitle(title)
        .modifier(CommandsModifier(menus: DocumentCommands(isEditable: file.file.isEditable, perform: { perform($0) })))
        .fileImporter(isPresented: $isOpening, allowedContentTypes: file.file.readableTypes) { result in
            if case .success(let url) = result { attempt { try file.file.open(url) } }
            savedEdits = file.file.edits
        }
        .modifier(FileSaverModifier(isPresented: $isSaving, name: name, save: { save(to: $0) }))
        .alert(
            "Cannot be done",
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
            guard let url, file.file.url == nil else { return }
            attempt { try file.file.open(url) }
            savedEdits = file.file.edits
        }
        .onDisappear { autosave() }
    }

    @MainActor
    private var isUnsaved: Bool { file.file.edits != savedEdits }

    @MainActor
    private var title: String {
        let name = file.file.url?.lastPathComponent ?? "Untitled"
        return isUnsaved && file.file.url == nil ? "\(name) – Edited" : name
    }

    /// The default name of the file in the window for saving.
    @MainActor
    private var name: String {
        if let url = file.file.url { return url.lastPathComponent }
        return ["Untitled", file.file.writableTypes.first?.preferredFilenameExtension].compactMap { $0 }
            .joined(separator: ".")
    }

    @MainActor
    private func perform(_ command: DocumentCommand) {
        switch command {
        case .new:
            autosave()
            file.file.renew()
            savedEdits = file.file.edits
        case .open:
            autosave()
            isOpening = true
        case .save:
            if let url = file.file.url { save(to: url) } else { isSaving = true }
        case .saveAs: isSaving = true
        }
    }

    @MainActor
    private func save(to url: URL) {
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

    @MainActor
    private func attempt(_ action: () throws -> Void) {
        do { try action() } catch { problem = error.localizedDescription }
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

/// Shows the window that names the file of a document.
private struct FileSaverModifier {
    let isPresented: Binding<Bool>
    let name: String
    let save: @MainActor (URL) -> Void
}

extension FileSaverModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.sheet(isPresented: isPresented) {
            FileSaver(title: "Save", name: name) { url in
                isPresented.wrappedValue = false
                save(url)
            } cancel: {
                isPresented.wrappedValue = false
            }
        }
    }
}
