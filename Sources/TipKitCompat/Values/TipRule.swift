import Foundation

extension Tips {
    /// Something of which a condition is made: an event or a parameter.
    public protocol RuleInput: Sendable {
        associatedtype RuleValue

        /// The value that the condition gets.
        var ruleValue: RuleValue { get }
    }

    /// A condition of a tip.
    public struct Rule: Sendable {
        let isTrue: @Sendable () -> Bool

        /// Creates a condition of an event or a parameter.
        public init<Input: RuleInput>(_ input: Input, _ body: @escaping @Sendable (Input.RuleValue) -> Bool) {
            isTrue = { body(input.ruleValue) }
        }

        /// Creates a condition of two events or parameters.
        public init<First: RuleInput, Second: RuleInput>(
            _ first: First, _ second: Second,
            _ body: @escaping @Sendable (First.RuleValue, Second.RuleValue) -> Bool
        ) {
            isTrue = { body(first.ruleValue, second.ruleValue) }
        }

        /// Creates a condition of three events or parameters.
        public init<First: RuleInput, Second: RuleInput, Third: RuleInput>(
            _ first: First, _ second: Second, _ third: Third,
            _ body: @escaping @Sendable (First.RuleValue, Second.RuleValue, Third.RuleValue) -> Bool
        ) {
            isTrue = { body(first.ruleValue, second.ruleValue, third.ruleValue) }
        }
    }

    /// A value of a type, which the conditions of tips may read. ``Parameter(_:)`` makes one.
    public struct Parameter<Value: Codable & Sendable>: RuleInput {
        private let name: String
        private let initial: Value
        private let isKept: Bool

        /// Creates a value with a name.
        public init(_ name: String, _ initial: Value, _ options: ParameterOption...) {
            (self.name, self.initial, isKept) = (name, initial, !options.contains(.transient))
        }

        /// The value.
        public var wrappedValue: Value {
            get { TipCenter.shared.parameter(name) ?? initial }
            nonmutating set { TipCenter.shared.setParameter(name, newValue, isKept: isKept) }
        }

        /// The value.
        public var ruleValue: Value { wrappedValue }
    }

    /// How a value is kept.
    public struct ParameterOption: Hashable, Sendable {
        private let name: String

        /// The value has its initial value each time that the app starts.
        public static let transient = ParameterOption(name: "transient")
    }
}

extension Tips.Event: Tips.RuleInput {
    public var ruleValue: Tips.Event<DonationValue> { self }
}

/// Creates a condition of a tip from an event or a parameter.
///
/// ```swift
/// var rules: [Rule] {
///     #Rule(Self.$isLoggedIn) { $0 == true }
///     #Rule(Self.enteredView) { $0.donations.count >= 3 }
/// }
/// ```
@freestanding(expression)
public macro Rule<Input: Tips.RuleInput>(
    _ input: Input, _ body: @escaping @Sendable (Input.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "PreviewMacros", type: "RuleMacro")

/// Creates a condition of a tip from two events or parameters.
@freestanding(expression)
public macro Rule<First: Tips.RuleInput, Second: Tips.RuleInput>(
    _ first: First, _ second: Second, _ body: @escaping @Sendable (First.RuleValue, Second.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "PreviewMacros", type: "RuleMacro")

/// Creates a condition of a tip from three events or parameters.
@freestanding(expression)
public macro Rule<First: Tips.RuleInput, Second: Tips.RuleInput, Third: Tips.RuleInput>(
    _ first: First, _ second: Second, _ third: Third,
    _ body: @escaping @Sendable (First.RuleValue, Second.RuleValue, Third.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "PreviewMacros", type: "RuleMacro")

/// Makes a static variable one that the conditions of tips may read, with a dollar sign before its name. Its value is
/// kept, and views with tips are evaluated again when it changes.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
    #externalMacro(module: "PreviewMacros", type: "ParameterMacro")
