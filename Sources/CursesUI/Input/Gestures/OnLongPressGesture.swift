import Foundation

extension View {
    /// Runs an action when the left button is held on the view.
    ///
    /// - Parameters:
    ///   - minimumDuration: the time for which the button must be held, in seconds.
    ///   - maximumDistance: has no effect, and exists for source compatibility.
    ///   - onPressingChanged: called with `true` when the button goes down, and with `false` when the press ends: the
    ///     button is released or has been held long enough, or the mouse leaves the view.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            GestureModifier(
                kind: .longPress(
                    seconds: minimumDuration,
                    pressed: onPressingChanged,
                    held: action
                )
            )
        )
    }

    /// Runs an action when the left button is held on the view. This overload exists for older code; prefer
    /// ``onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)``.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration,
            maximumDistance: maximumDistance,
            perform: action,
            onPressingChanged: pressing
        )
    }
}
