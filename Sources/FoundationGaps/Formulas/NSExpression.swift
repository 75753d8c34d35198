import Foundation

/// An expression that is computed: from its text, or from others. On Linux, the class of Foundation is unavailable.
open class NSExpression: NSObject {
    let formula: FormulaValue

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

    /// Creates an expression that reads a key path of Swift.
    public init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        formula = .property { ($0 as? Root)?[keyPath: keyPath] }
    }

    /// Creates an expression with the value that a condition or a request gives a name, such as the `name` of an
    /// expression that is computed for each group.
    public init(forVariable name: String) {
        formula = .variable(name)
    }

    /// Creates an expression that calls a function. As on Apple's platforms, the name of a function that there is not
    /// ends the program.
    ///
    /// - Parameters:
    ///   - name: the name with its colons: `sum:`, `count:`, `min:`, `max:`, `average:` and `distinct:` for collections
    ///     and for groups; `add:to:`, `from:subtract:`, `multiply:by:`, `divide:by:`, `raise:toPower:`, `modulus:by:`,
    ///     `sqrt:`, `abs:`, `exp:`, `ln:`, `log:`, `floor:`, `ceiling:`, `trunc:`, `uppercase:`, `lowercase:` and `now`.
    ///   - arguments: the arguments, which are expressions.
    public init(forFunction name: String, arguments: [Any]) {
        let formulas = arguments.map { ($0 as? NSExpression)?.formula ?? .constant($0) }
        guard let call = FormulaFunction.call(name, formulas) else {
            fatalError("There is no function \"\(name)\" with \(formulas.count) arguments for an expression.")
        }
        formula = call
    }

    init(_ formula: FormulaValue) {
        self.formula = formula
    }

    /// Returns an expression whose value is the object that it is evaluated with.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

    /// Whether the expression computes one value of all objects of a group.
    package var isAggregate: Bool { formula.isAggregate }

    /// Computes the value for a group of objects.
    package func value(for group: FormulaGroup) -> Any? { formula.value(with: group) }

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
