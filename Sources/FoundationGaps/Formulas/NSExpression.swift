import Foundation

/// An expression that is computed from its text. On Linux, the class of Foundation is unavailable.
open class NSExpression: NSObject {
    private let formula: FormulaValue

    /// Creates an expression from its text, such as `"2 * (3 + 4)"`.
    ///
    /// It may have numbers, `+`, `-`, `*`, `/`, `**`, parentheses, keys, and functions such as `sqrt(2)`. Whole numbers
    /// are divided as such: `"7 / 2"` is 3. As on Apple's platforms, a text that cannot be understood ends the program.
    public convenience init(format: String, _ arguments: any CVarArg...) {
        self.init(format: format, argumentArray: arguments)
    }

    /// Creates an expression from its text and the arguments of its placeholders.
    public init(format: String, argumentArray arguments: [Any]) {
        do {
            var parser = try FormulaParser(format, arguments: arguments)
            formula = try parser.value()
        } catch {
            fatalError("Unable to parse the format string \"\(format)\" of an expression.")
        }
    }

    /// Creates an expression with a constant value.
    public init(forConstantValue value: Any?) {
        formula = .constant(value)
    }

    /// Creates an expression that reads a key path.
    public init(forKeyPath keyPath: String) {
        formula = .keyPath(keyPath)
    }

    /// Computes the value.
    ///
    /// - Parameters:
    ///   - object: the object with the values of the keys.
    ///   - context: has no effect.
    /// - Returns: the value; a number is an `NSNumber`.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        switch formula.value(with: object) {
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value: value
        }
    }
}
