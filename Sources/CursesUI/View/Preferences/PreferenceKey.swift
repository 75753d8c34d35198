/// Names a value that views say to those above them, and how the values of several are combined.
///
///     struct WidestKey: PreferenceKey {
///         static let defaultValue: CGFloat = 0
///
///         static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///             value = max(value, nextValue())
///         }
///     }
///
/// A view says a value with ``View/preference(key:value:)``, an ancestor reads what all views below it
/// make together with ``View/onPreferenceChange(_:perform:)``.
public protocol PreferenceKey {
    associatedtype Value

    /// The value where no view says any.
    static var defaultValue: Value { get }

    /// Combines the value of the views so far with that of the next one, in the order of the views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing, where nobody says anything.
    public static var defaultValue: Value { nil }
}
