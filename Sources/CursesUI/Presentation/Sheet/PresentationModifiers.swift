import Foundation

extension View {
    /// Prevents the user from dismissing the sheet that contains the view with Escape or a click outside.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: InteractiveDismissDisabledKey.self, value: isDisabled)
    }

    /// Sets the heights at which the sheet that contains the view may rest.
    ///
    /// It opens at the smallest of them. Without this modifier a sheet is as high as its content. The heights are those
    /// of the content, within the window's frame. Content that is too high scrolls. The window is at least 40 columns
    /// wide, if there is room.
    ///
    /// Control-Up and Control-Down choose the next greater and the next smaller height; the footer shows the keys that
    /// lead to another height. A click on the upper edge chooses the next greater height, and the smallest one after the
    /// greatest.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        preference(key: PresentationDetentsKey.self, value: PresentationDetents(detents: detents))
    }

    /// Sets the heights at which the sheet that contains the view may rest, and chooses one of them. The keys of
    /// ``presentationDetents(_:)`` change the selection. If the selection is none of the heights, the sheet rests at the
    /// smallest.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(SelectedDetentModifier(detents: detents, selection: selection))
    }

    /// Shows or hides a mark in the upper edge of the sheet that contains the view. By default, it is visible if the
    /// sheet has several heights to choose from.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        preference(key: DragIndicatorKey.self, value: visibility)
    }

    /// Sets the corners of the sheet or popover that contains the view: square for 0, rounded for more, and those of the
    /// theme for `nil`.
    ///
    /// The corner of a frame of lines is one character, so all positive radii look alike. Heavy lines, double lines and
    /// those of ASCII characters have no rounded corners.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        preference(key: PresentationCornerRadiusKey.self, value: cornerRadius)
    }
}
