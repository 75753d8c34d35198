/// A key of a value that views pass up to their ancestors, and a rule that combines several values.
///
///     struct WidestKey: PreferenceKey {
///         static let defaultValue: CGFloat = 0
///
///         static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///             value = max(value, nextValue())
///         }
///     }
///
/// A view sets a value with ``View/preference(key:value:)``. An ancestor reads the combined value of its descendants
/// with ``View/onPreferenceChange(_:perform:)``.
public protocol PreferenceKey {
    associatedtype Value

    /// The value if no view sets one.
    static var defaultValue: Value { get }

    /// Combines the value of the previous views with the value of the next view, in the order of the views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The default value, which is `nil`.
    public static var defaultValue: Value { nil }
}
