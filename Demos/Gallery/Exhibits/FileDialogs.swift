import CursesUI

/// Windows that save and move files.
struct FileDialogs: View {
    @State private var text = "Low water is at ten past three."
    @State private var isSaving = false
    @State private var isMoving = false
    @State private var saved: URL?

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            TextField("Text", text: $text)
            HStack {
                Button("Save as") { isSaving = true }
                Button("Move") { isMoving = true }.disabled(saved == nil)
            }
            Text(saved?.path ?? "Not saved").foregroundStyle(.secondary)
        }
        .fileExporter(
            isPresented: $isSaving, document: Note(text: text), contentType: .plainText, defaultFilename: "tides"
        ) { saved = try? $0.get() }
        .fileMover(isPresented: $isMoving, file: saved) { saved = try? $0.get() }
        .fileDialogBrowserOptions(.displayFileExtensions)
        .fileDialogCustomizationID("tides")
        .fileDialogImportsUnresolvedAliases(false)
        .fileDialogURLEnabled(#Predicate { _ in true })
        .fileDialogMessage("Where do the tides go?")
        .fileDialogConfirmationLabel("Put it there")
        .fileExporterFilenameLabel("File")
        .fileDialogDefaultDirectory(FileManager.default.temporaryDirectory)
    }
}

private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) {
        self.text = text
    }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}
