import Foundation

/// A limit for the values of a property.
public struct GenerationGuide<Value>: Sendable {
    /// The limit as text.
    let rule: String

    fileprivate init(_ rule: String) { self.rule = rule }
}

extension GenerationGuide where Value == String {
    /// The text.
    public static func constant(_ value: String) -> GenerationGuide<String> { Self("= \(value)") }
    /// One of some texts.
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> {
        Self("of \(values.joined(separator: " | "))")
    }
    /// Texts of a pattern.
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> { Self("pattern") }
}

extension GenerationGuide where Value == Int {
    /// Numbers that are not smaller.
    public static func minimum(_ value: Int) -> GenerationGuide<Int> { Self(">= \(value)") }
    /// Numbers that are not larger.
    public static func maximum(_ value: Int) -> GenerationGuide<Int> { Self("<= \(value)") }
    /// Numbers in a range.
    public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> { Self("in \(range)") }
}

extension GenerationGuide where Value == Float {
    /// Numbers that are not smaller.
    public static func minimum(_ value: Float) -> GenerationGuide<Float> { Self(">= \(value)") }
    /// Numbers that are not larger.
    public static func maximum(_ value: Float) -> GenerationGuide<Float> { Self("<= \(value)") }
    /// Numbers in a range.
    public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> { Self("in \(range)") }
}

extension GenerationGuide where Value == Decimal {
    /// Numbers that are not smaller.
    public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { Self(">= \(value)") }
    /// Numbers that are not larger.
    public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { Self("<= \(value)") }
    /// Numbers in a range.
    public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> { Self("in \(range)") }
}

extension GenerationGuide where Value == Double {
    /// Numbers that are not smaller.
    public static func minimum(_ value: Double) -> GenerationGuide<Double> { Self(">= \(value)") }
    /// Numbers that are not larger.
    public static func maximum(_ value: Double) -> GenerationGuide<Double> { Self("<= \(value)") }
    /// Numbers in a range.
    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> { Self("in \(range)") }
}

extension GenerationGuide {
    /// Arrays with at least a number of elements.
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        Self("count >= \(count)")
    }
    /// Arrays with at most a number of elements.
    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        Self("count <= \(count)")
    }
    /// Arrays with a number of elements in a range.
    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] { Self("count in \(range)") }
    /// Arrays with a number of elements.
    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        Self("count = \(count)")
    }
    /// Arrays whose elements have a limit.
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
    where Value == [Element] { Self("each \(guide.rule)") }
}

// The type of a property is not known in the arguments of `@Guide`, in which these limits are for arrays of nothing.
extension GenerationGuide where Value == [Never] {
    /// Arrays with at least a number of elements.
    public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { Self("count >= \(count)") }
    /// Arrays with at most a number of elements.
    public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { Self("count <= \(count)") }
    /// Arrays with a number of elements in a range.
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> { Self("count in \(range)") }
    /// Arrays with a number of elements.
    public static func count(_ count: Int) -> GenerationGuide<Value> { Self("count = \(count)") }
}
