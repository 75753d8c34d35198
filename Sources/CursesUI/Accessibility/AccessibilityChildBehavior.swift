/// The way in which the children of a view appear in its accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case ignore, contain, combine }

    private let kind: Kind

    /// Leaves the children out.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// Keeps the children as elements inside the view's element.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// Merges the labels and values of the children into the view's element.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
