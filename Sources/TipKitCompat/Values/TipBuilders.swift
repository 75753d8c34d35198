extension Tips {
    /// Makes an array of the elements in a closure.
    public protocol ArrayBuilder {
        associatedtype Element
    }

    /// Makes the buttons of a tip.
    @resultBuilder public enum ActionBuilder: ArrayBuilder {
        public typealias Element = Action
    }

    /// Makes the conditions of a tip.
    @resultBuilder public enum RuleBuilder: ArrayBuilder {
        public typealias Element = Rule
    }

    /// Makes the options of a tip.
    @resultBuilder public enum OptionsBuilder: ArrayBuilder {
        public typealias Element = any TipOption
    }
}

extension Tips.ArrayBuilder {
    /// Makes an array of an element.
    public static func buildExpression(_ expression: Element) -> [Element] { [expression] }
    /// Returns an array.
    public static func buildExpression(_ expression: [Element]) -> [Element] { expression }
    /// Combines arrays.
    public static func buildBlock(_ components: [Element]...) -> [Element] { components.flatMap(\.self) }
    /// Combines arrays.
    public static func buildArray(_ components: [[Element]]) -> [Element] { components.flatMap(\.self) }
    /// Returns an array, which may be missing.
    public static func buildOptional(_ component: [Element]?) -> [Element] { component ?? [] }
    /// Returns the first array.
    public static func buildEither(first component: [Element]) -> [Element] { component }
    /// Returns the second array.
    public static func buildEither(second component: [Element]) -> [Element] { component }
    /// Returns an array.
    public static func buildLimitedAvailability(_ component: [Element]) -> [Element] { component }
}
