/// What becomes of the parts of a view that is made one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case ignore, contain, combine }

    private let kind: Kind

    /// The parts are not told of.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// The parts are told of by themselves, inside of the element.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// What the parts say, the element says, one after the other.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
