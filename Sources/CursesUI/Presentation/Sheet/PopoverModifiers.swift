/// What a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
    case point(UnitPoint)
    /// The view, or a part of it; in a terminal always the view.
    case rect(Anchor)

    /// What a popover stands beside.
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
    /// It stands below the view, or above it where there is more room, and has no arrow. It is as large
    /// as its content; content that takes whatever it is offered, such as a ``List``, has 40 columns and
    /// ten rows at least. Escape and a click beside it set the binding to false.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: kept for the sources' sake: the panel stands at the view.
    ///   - arrowEdge: kept for the sources' sake.
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
    ///   - attachmentAnchor: kept for the sources' sake: the panel stands at the view.
    ///   - arrowEdge: kept for the sources' sake.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        layer(item: item, options: .panel) { SheetWindow(content: content($0)) }
    }
}
