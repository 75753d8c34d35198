import Foundation

extension View {
    /// Runs an action when the left button is held on the view.
    ///
    /// - Parameters:
    ///   - minimumDuration: seconds.
    ///   - maximumDistance: accepted for source compatibility: the mouse must stay on the view.
    ///   - onPressingChanged: called when the button goes down, and when it is released, leaves the
    ///     view or has been held long enough.
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

    /// Runs an action when the left button is held on the view. Newer code uses
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
