/// A value that a part of a text carries for the ``TextRenderer`` that draws it.
///
/// ```swift
/// struct EmphasisAttribute: TextAttribute {}
///
/// let title = Text("Hello, \(Text("world").customAttribute(EmphasisAttribute()))!")
/// ```
public protocol TextAttribute {}

extension Text {
    /// Returns the text with a value for its renderer, which reads it with the type as the key:
    /// `run[EmphasisAttribute.self]`. A part of the text keeps its own value of the same type.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        styled(RunStyle(custom: CustomTextAttributes(value)))
    }
}

/// The values that a run of text carries for its renderer, by their types.
///
/// It is unchecked because a `TextAttribute` need not be `Sendable`. The values are never changed, and only a renderer
/// reads them, on the main actor.
struct CustomTextAttributes: @unchecked Sendable {
    private var values: [ObjectIdentifier: any TextAttribute]

    init<T: TextAttribute>(_ value: T) {
        values = [ObjectIdentifier(T.self): value]
    }

    subscript<T: TextAttribute>(key: T.Type) -> T? { values[ObjectIdentifier(T.self)] as? T }

    /// Combines these values with outer values, which apply where there is no value of the same type.
    func over(_ outer: CustomTextAttributes?) -> CustomTextAttributes {
        guard let outer else { return self }
        var result = self
        result.values.merge(outer.values) { own, _ in own }
        return result
    }
}

extension CustomTextAttributes: Hashable {
    /// Compares the values: with `==` if they are `Equatable`, or else by their bytes. Values that hold references count
    /// as different.
    static func == (lhs: CustomTextAttributes, rhs: CustomTextAttributes) -> Bool {
        lhs.values.count == rhs.values.count
            && lhs.values.allSatisfy { key, value in rhs.values[key].map { isSame(value, $0) } ?? false }
    }

    private static func isSame<T: TextAttribute>(_ value: T, _ other: any TextAttribute) -> Bool {
        guard let other = other as? T else { return false }
        if let value = value as? any Equatable { return value.isEqual(to: other) }
        guard _isPOD(T.self) else { return false }
        return withUnsafeBytes(of: value) { value in
            withUnsafeBytes(of: other) { value.elementsEqual($0) }
        }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(Set(values.keys))
    }
}
