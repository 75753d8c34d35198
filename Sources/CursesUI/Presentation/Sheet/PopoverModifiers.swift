/// The part of a view to which a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
    case point(UnitPoint)
    /// The view, or a part of it. In a terminal the popover is always attached to the whole view.
    case rect(Anchor)

    /// The rectangle to which a popover is attached.
    public enum Anchor: Sendable {
        case bounds
        case rect(CGRect)
    }
}

extension View {
    /// Shows a panel beside the view while a binding is true.
    ///
    /// ![A popover in a terminal](Gallery-popover.svg)
    ///
    /// The panel is below the view, or above it if there is more space, and has no arrow. It is as large as its
    /// content. Content that fills the proposed size, such as a ``List``, has 40 columns and at least ten rows. Escape
    /// and a click outside set the binding to false.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: has no effect: the panel is attached to the view.
    ///   - arrowEdge: has no effect.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        layer(isPresented: isPresented, options: .panel) { SheetWindow(content: content()) }
    }

    /// Shows a panel beside the view while there is an item.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: has no effect: the panel is attached to the view.
    ///   - arrowEdge: has no effect.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        layer(item: item, options: .panel) { SheetWindow(content: content($0)) }
    }
}
