import CursesUI

/// A window for naming a file, for code that uses AppKit.
///
/// The window is that of `fileExporter`. Its options other than the texts, the folder and the name have no effect.
@MainActor @preconcurrency
open class NSSavePanel {
    /// The value is kept, but has no effect.
    open var title: String! = ""
    /// The text above the files.
    open var message: String! = ""
    /// The title of the button that confirms.
    open var prompt: String! = ""
    /// The label of the name. It is not shown.
    open var nameFieldLabel: String! = ""
    /// The name of the file at first.
    open var nameFieldStringValue = ""
    /// The folder that is shown at first.
    open var directoryURL: URL?
    /// The types of the files. The first one provides the extension of a name without one.
    open var allowedContentTypes: [UTType] = []
    /// The extensions of the files: an earlier form of `allowedContentTypes`.
    open var allowedFileTypes: [String]? {
        get { allowedContentTypes.compactMap(\.preferredFilenameExtension) }
        set { allowedContentTypes = (newValue ?? []).compactMap { UTType(filenameExtension: $0) } }
    }
    /// The value is kept, but has no effect.
    open var allowsOtherFileTypes = false
    /// The value is kept, but has no effect.
    open var canCreateDirectories = true
    /// The value is kept, but has no effect.
    open var isExtensionHidden = false
    /// The value is kept, but has no effect.
    open var showsHiddenFiles = false
    /// The value is kept, but has no effect.
    open var showsTagField = false
    /// The value is kept, but has no effect.
    open var treatsFilePackagesAsDirectories = false
    /// The value is kept, but not shown.
    open var accessoryView: NSView?
    /// The file that the user has named; `nil` before.
    public var url: URL? { chosen.first }
    fileprivate private(set) var chosen: [URL] = []

    /// Creates a window.
    public init() {}

    fileprivate var purpose: FilePanelController.Purpose {
        let name = nameFieldStringValue.isEmpty ? "Untitled" : nameFieldStringValue
        let ending = allowedContentTypes.first?.preferredFilenameExtension
        let isWhole = ending == nil || !(name as NSString).pathExtension.isEmpty
        return .save(name: isWhole ? name : "\(name).\(ending ?? "")")
    }

    /// Shows the window, and calls the closure when the user has confirmed or cancelled.
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
        let texts = FilePanelController.Texts(
            message: message.isEmpty ? nil : message, prompt: prompt.isEmpty ? nil : prompt, folder: directoryURL)
        NSApplication.shared.present(
            FilePanelController(purpose, texts: texts) { urls in
                self.chosen = urls
                handler(urls.isEmpty ? .cancel : .OK)
            })
    }

    /// Shows the window, and returns when the user has confirmed or cancelled.
    open func begin() async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in begin { continuation.resume(returning: $0) } }
    }

    /// Shows the window, and calls the closure when the user has confirmed or cancelled.
    ///
    /// - Parameter window: has no effect: the window for files is shown over the app.
    open func beginSheetModal(
        for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) {
        begin(completionHandler: handler)
    }

    /// Shows the window, and returns when the user has confirmed or cancelled.
    ///
    /// - Parameter window: has no effect: the window for files is shown over the app.
    open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { await begin() }

    /// Shows nothing, and returns `cancel`: a terminal app cannot wait for an answer inside a function. Code that needs
    /// the answer calls ``begin(completionHandler:)``.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse { .cancel }

    /// Has no effect: Escape cancels the window.
    open func cancel(_ sender: Any?) {}
}

/// A window for choosing files, for code that uses AppKit.
///
/// The window is that of `fileImporter`.
open class NSOpenPanel: NSSavePanel {
    /// Whether several files can be chosen.
    open var allowsMultipleSelection = false
    /// Whether files can be chosen.
    open var canChooseFiles = true
    /// Whether folders can be chosen.
    open var canChooseDirectories = false
    /// The value is kept, but has no effect.
    open var resolvesAliases = true
    /// The files that the user has chosen; empty before.
    public var urls: [URL] { chosen }

    override fileprivate var purpose: FilePanelController.Purpose {
        var types = allowedContentTypes
        if !canChooseFiles { types = [] } else if types.isEmpty { types = [.item] }
        if canChooseDirectories { types.append(.folder) }
        return .open(types: types, allowsSeveral: allowsMultipleSelection)
    }
}
