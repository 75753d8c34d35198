import CursesUITerminal

extension KeyPress {
    /// Returns the key with the left and right arrows swapped in a right-to-left layout, so that the left arrow always
    /// means towards the leading edge.
    func fromLeading(in environment: EnvironmentValues) -> KeyPress {
        guard environment.isRightToLeft else { return self }
        var press = self
        switch key {
        case .leftArrow: press.key = .rightArrow
        case .rightArrow: press.key = .leftArrow
        default: break
        }
        return press
    }
}
