import CursesUITerminal

extension KeyPress {
    /// The key with horizontal arrows that point to the leading and trailing edges: from right to left, the left arrow
    /// becomes the right one, and the other way round.
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
