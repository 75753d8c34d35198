import SwiftUICompat

/// The size of an AppKit preview; it has no effect.
public enum QLPreviewViewStyle: UInt, Sendable {
    case normal, compact
}

/// An AppKit view of a file: a picture, a text, or the kind and the size of the file, with a button that opens it with
/// the desktop's program.
open class QLPreviewView: NSView {
    /// The file.
    open var previewItem: (any QLPreviewItem)? { didSet { refreshPreviewItem() } }
    /// The value is kept, but has no effect.
    open var autostarts = false
    /// The value is kept, but has no effect.
    open var shouldCloseWithWindow = true

    /// Creates a view.
    ///
    /// - Parameter style: has no effect.
    public init!(frame: CGRect, style: QLPreviewViewStyle) {
        super.init(frame: frame)
        refreshPreviewItem()
    }

    /// Creates a view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        refreshPreviewItem()
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Reads the file again.
    open func refreshPreviewItem() {
        standIn = AnyView(FilePreview(items: previewItem.map { [$0] } ?? [], index: .constant(0), close: nil))
    }

    /// Shows no file any more.
    open func close() { previewItem = nil }
}
