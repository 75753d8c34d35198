import CursesUI

/// How a document is used.
public enum UIDocumentPickerMode: UInt, Sendable {
    case `import`, open, exportToService, moveToService
}

/// A controller that lets the user choose files, or a place for files.
open class UIDocumentPickerViewController: UIViewController {
    /// The object that receives the files.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether the user can choose several files.
    open var allowsMultipleSelection = false { didSet { show() } }
    /// The folder that is shown at first.
    open var directoryURL: URL? { didSet { show() } }
    /// The value is kept, but has no effect: extensions are shown.
    open var shouldShowFileExtensions = true
    /// How the document is used.
    public let documentPickerMode: UIDocumentPickerMode

    private let types: [UTType]
    private let exported: [URL]

    private init(_ mode: UIDocumentPickerMode, types: [UTType] = [], exported: [URL] = []) {
        documentPickerMode = mode
        self.types = types
        self.exported = exported
        super.init(nibName: nil, bundle: nil)
        show()
    }

    /// Creates a controller for files of some types.
    ///
    /// - Parameter asCopy: whether the delegate receives copies of the files, in the folder for temporary files.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(asCopy ? .import : .open, types: contentTypes)
    }

    /// Creates a controller that puts files into a folder.
    ///
    /// - Parameter asCopy: whether the files stay where they are, too.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        self.init(asCopy ? .exportToService : .moveToService, exported: urls)
    }

    /// Creates a controller for files of types with identifiers.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(mode, types: allowedUTIs.compactMap { UTType($0) })
    }

    /// Creates a controller that puts a file into a folder.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) {
        self.init(mode, exported: [url])
    }

    /// Creates a controller that puts files into a folder.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(mode, exported: urls)
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) { nil }

    private func show() {
        let isExport = documentPickerMode == .exportToService || documentPickerMode == .moveToService
        standIn = AnyView(
            DocumentPanel(
                types: isExport ? [.folder] : types, allowsSeveral: allowsMultipleSelection && !isExport,
                folder: directoryURL, title: isExport ? "Choose Folder…" : "Choose Files…"
            ) { [weak self] in
                self?.finish($0)
            })
    }

    private func finish(_ urls: [URL]) {
        dismiss(animated: true)
        guard let first = urls.first else { return delegate?.documentPickerWasCancelled(self) ?? () }
        var result = urls
        switch documentPickerMode {
        case .open: break
        case .import: result = urls.compactMap { copy($0, to: Self.inbox(), isMove: false) }
        case .exportToService: result = exported.compactMap { copy($0, to: first, isMove: false) }
        case .moveToService: result = exported.compactMap { copy($0, to: first, isMove: true) }
        }
        guard !result.isEmpty else { return delegate?.documentPickerWasCancelled(self) ?? () }
        delegate?.documentPicker(self, didPickDocumentsAt: result)
    }

    /// Returns a new folder for temporary files.
    private static func inbox() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("Inbox-\(UUID().uuidString)")
    }

    /// Copies or moves a file into a folder, and returns its new place. A file that is there already stays: the new one
    /// has a number.
    private func copy(_ file: URL, to folder: URL, isMove: Bool) -> URL? {
        let files = FileManager.default
        let place = folder.placeForNewFile(named: file.lastPathComponent)
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            if isMove {
                try files.moveItem(at: file, to: place)
            } else {
                try files.copyItem(at: file, to: place)
            }
            return place
        } catch {
            return nil
        }
    }
}

/// Receives the files that the user chooses.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called with the files, or with the new places of files.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the user has chosen nothing.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Called with the first file by delegates without the method for several files.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Calls the method for one file.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// Shows the window for choosing files at once, and a button that shows it again.
private struct DocumentPanel {
    let types: [UTType]
    let allowsSeveral: Bool
    let folder: URL?
    let title: LocalizedStringKey
    /// Receives the files; none if the window is dismissed.
    let finish: ([URL]) -> Void
    @State private var isShown = true

    init(
        types: [UTType], allowsSeveral: Bool, folder: URL?, title: LocalizedStringKey, finish: @escaping ([URL]) -> Void
    ) {
        self.types = types
        self.allowsSeveral = allowsSeveral
        self.folder = folder
        self.title = title
        self.finish = finish
    }
}

extension DocumentPanel: View {
    var body: some View {
        Button(title) { isShown = true }
            .fileImporter(isPresented: $isShown, allowedContentTypes: types, allowsMultipleSelection: allowsSeveral) {
                if case .success(let files) = $0 { finish(files) }
            } onCancellation: {
                finish([])
            }
            .fileDialogDefaultDirectory(folder)
    }
}
