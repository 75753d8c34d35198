@_exported import SwiftUICompat
@_exported import VisionCompat

/// A controller that scans documents with a camera. A terminal has none: `isSupported` is false. A controller that is
/// shown says so, and the user cancels.
open class VNDocumentCameraViewController: UIViewController {
    /// Whether documents can be scanned: they cannot.
    open class var isSupported: Bool { false }
    /// Is told that the user cancels.
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

    /// Creates a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        standIn = AnyView(
            NoCamera { [weak self] in
                guard let self else { return }
                if let delegate {
                    delegate.documentCameraViewControllerDidCancel(self)
                } else {
                    dismiss(animated: true)
                }
            })
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Receives scanned documents; there are none.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    /// Never called: nothing is scanned.
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    /// Called when the user cancels.
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    /// Never called: nothing is scanned.
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    /// Does nothing.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    /// Closes the controller.
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
        controller.dismiss(animated: true)
    }
    /// Does nothing.
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// A scanned document. There is none.
open class VNDocumentCameraScan: NSObject {
    /// The name of the document.
    open var title: String { "" }
    /// The number of pages.
    open var pageCount: Int { 0 }
    /// Returns a picture without pixels: there are no pages.
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }

    override init() {}
}

/// Says that there is no camera.
struct NoCamera: View {
    let cancel: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "There is no camera.").foregroundStyle(.secondary)
            Button("Cancel", action: cancel)
        }
    }
}
