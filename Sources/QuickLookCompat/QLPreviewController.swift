import SwiftUICompat

/// A controller that shows files, one at a time: a picture, a text, or the kind and the size of the file, with a button
/// that opens it with the desktop's program.
open class QLPreviewController: UIViewController {
    /// Has the files.
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
    /// Is told that the controller closes.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The place of the file that is shown.
    open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }

    /// Creates a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        refreshCurrentPreviewItem()
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The file that is shown.
    open var currentPreviewItem: (any QLPreviewItem)? {
        let all = items
        return all.indices.contains(currentPreviewItemIndex) ? all[currentPreviewItemIndex] : nil
    }

    /// Returns whether there is a file that can be shown.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        guard let file = item.previewItemURL, file.isFileURL else { return false }
        return FileManager.default.fileExists(atPath: file.path)
    }

    /// Asks the data source for the files again.
    open func reloadData() { refreshCurrentPreviewItem() }

    /// Reads the file again.
    open func refreshCurrentPreviewItem() {
        // The view asks for the files when it is shown: the data source may not have them yet.
        standIn = AnyView(ShownPreview(controller: self))
    }

    /// Tells the delegate that the controller closes.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        delegate?.previewControllerWillDismiss(self)
    }

    /// Tells the delegate that the controller has closed.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.previewControllerDidDismiss(self)
    }

    fileprivate var items: [any QLPreviewItem] {
        guard let dataSource else { return [] }
        let count = max(0, dataSource.numberOfPreviewItems(in: self))
        return (0..<count).map { dataSource.previewController(self, previewItemAt: $0) }
    }
}

/// Shows the files of a controller, which owns the view.
private struct ShownPreview: View {
    weak var controller: QLPreviewController?

    var body: some View {
        FilePreview(
            items: controller?.items ?? [],
            index: Binding {
                controller?.currentPreviewItemIndex ?? 0
            } set: {
                controller?.currentPreviewItemIndex = $0
            },
            close: { controller?.dismiss(animated: true) })
    }
}

/// Has the files of a preview controller.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns the number of files.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Returns a file.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// What the user may do with a file in a preview.
public enum QLPreviewItemEditingMode: Int, Sendable {
    case disabled, updateContents, createCopy
}

/// Receives the events of a preview controller.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
    /// Called when the controller closes.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Called when the controller has closed.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Never called: links of a text are not followed.
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
    /// Never called: nothing is animated.
    func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView?
    /// Never called: a file cannot be edited.
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
    /// Never called: a file cannot be edited.
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    /// Never called: a file cannot be edited.
    func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL)
}

extension QLPreviewControllerDelegate {
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    /// Allows each link.
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
    /// Names no view.
    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { nil }
    /// Allows no changes.
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
    /// Does nothing.
    public func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
    ) {}
    /// Does nothing.
    public func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL
    ) {}
}
