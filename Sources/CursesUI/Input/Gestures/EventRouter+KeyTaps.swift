import CursesUITerminal

extension EventRouter {
    /// Taps the gestures of a precedence around the focused control, as a click on the control does; returns whether
    /// that has an effect.
    ///
    /// Return and Space activate a control as a tap does, except a text field. Of the gestures with a high priority,
    /// only the outermost that uses the tap receives it.
    @discardableResult
    func tapGestures(_ precedence: GestureModifier.Precedence, by press: KeyPress) -> Bool {
        guard press.activates, let focused = focus.focused, !focused.takesText else { return false }
        let control = focused.layoutNode
        let around = control.responderChain.dropFirst().compactMap { $0 as? InputLayoutNode }
        let start = around.lastIndex { $0.handler?.excludesSubviews == true } ?? 0
        let targets = around[start...].filter {
            $0.handler?.precedence == precedence && $0.handler?.takesTap(1) == true && !$0.isTappedByKeys
        }
        if precedence == .high { return targets.reversed().contains { $0.tapByKey(at: control) } }
        return !targets.filter { $0.tapByKey(at: control) }.isEmpty
    }
}

extension InputLayoutNode {
    /// Taps the view once, at the place of a control in it; returns whether that has an effect.
    fileprivate func tapByKey(at control: LayoutNode) -> Bool {
        handler?.tapped(1, at: control.screenOrigin + control.middle - screenOrigin, in: self) ?? false
    }
}
