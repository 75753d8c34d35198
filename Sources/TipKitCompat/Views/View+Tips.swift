import Foundation

extension View {
    /// Shows a tip in a panel beside the view while it is to be shown. One such panel is open at a time. Escape and a
    /// click outside close the tip.
    ///
    /// - Parameters:
    ///   - arrowEdge: has no effect: the panel has no arrow.
    ///   - action: called when the user presses a button of the tip.
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(TipPopover(tip: tip, isPresented: nil, action: action))
    }

    /// Shows a tip in a panel beside the view while it is to be shown and a binding is true.
    public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(TipPopover(tip: tip, isPresented: isPresented, action: action))
    }

    /// Sets the look of tips in the view.
    public func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View { environment(\.tipStyling, TipStyling(style)) }

    /// Sets the background of tips in the view.
    public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.tipBackground, AnyShapeStyle(style))
    }

    /// Changes nothing: the size of a picture is that of its symbol.
    public func tipImageSize(_ size: CGSize) -> some View { self }
    /// Changes nothing: a picture has the colour of the tint.
    public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    /// Changes nothing: the corners of a box are those of its border.
    public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View { self }
    /// Changes nothing: a box of a tip never covers other views.
    public func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
}

/// Shows a tip in a panel beside a view.
private struct TipPopover: ViewModifier {
    let tip: (any Tip)?
    let isPresented: Binding<Bool>?
    let action: (Tips.Action) -> Void

    func body(content: Content) -> some View {
        let center = TipCenter.shared
        let id = tip?.id ?? ""
        let isWanted = tip.map(center.isShown) == true && isPresented?.wrappedValue != false
        let isOpen = isWanted && center.popover == id
        let isNext = isWanted && center.popover == nil
        content
            .popover(isPresented: Binding(get: { isOpen }, set: { if !$0 { close() } })) {
                if let tip { StyledTip(tip: tip, action: action).environment(\.isTipInPanel, true) }
            }
            .onChange(of: isNext, initial: true) { _, isNext in if isNext { center.beginPopover(id) } }
            .onChange(of: isWanted) { _, isWanted in if !isWanted { center.endPopover(id) } }
            .onChange(of: id) { old, _ in center.endPopover(old) }
            .onDisappear { center.endPopover(id) }
    }

    private func close() {
        tip?.invalidate(reason: .tipClosed)
        isPresented?.wrappedValue = false
    }
}
