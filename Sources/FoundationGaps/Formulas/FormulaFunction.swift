import Foundation

/// The functions of expressions.
enum FormulaFunction {
    /// Those that compute one value of several.
    static let aggregates: Set<String> = ["sum", "count", "min", "max", "average", "distinct"]

    private static let operations = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
    ]
    private static let others: Set<String> = [
        "sqrt:", "abs:", "exp:", "ln:", "log:", "floor:", "ceiling:", "trunc:", "uppercase:", "lowercase:",
    ]

    /// Returns a call of a function by its name with colons; `nil` if there is none.
    static func call(_ name: String, _ arguments: [FormulaValue]) -> FormulaValue? {
        if let sign = operations[name], arguments.count == 2 { return .operation(sign, arguments[0], arguments[1]) }
        if name == "modulus:by:", arguments.count == 2 { return .call(name, arguments) }
        if name == "now", arguments.isEmpty { return .call(name, []) }
        guard name.hasSuffix(":"), !arguments.isEmpty else { return nil }
        let bare = String(name.dropLast())
        return others.contains(name) || aggregates.contains(bare) ? .call(bare, arguments) : nil
    }

    /// Returns the result for arguments. An aggregate takes a collection, or several arguments.
    static func result(of name: String, _ arguments: [Any?]) -> Any? {
        if aggregates.contains(name) {
            let elements = arguments.count == 1 ? FormulaValue.elements(of: arguments[0]) : nil
            return aggregate(name, (elements ?? arguments).compactMap { $0.flatMap(present) })
        }
        switch name {
        case "now": return Date()
        case "uppercase": return (arguments.first as? String)?.uppercased()
        case "lowercase": return (arguments.first as? String)?.lowercased()
        default: break
        }
        let numbers = arguments.compactMap { FormulaValue.number($0)?.number }
        guard let first = numbers.first else { return nil }
        return switch name {
        case "sqrt": first.squareRoot()
        case "abs": abs(first)
        case "exp": exp(first)
        case "ln": log(first)
        case "log": log10(first)
        case "floor", "trunc": first.rounded(name == "floor" ? .down : .towardZero)
        case "ceiling": first.rounded(.up)
        case "modulus:by:": numbers.count == 2 ? first.truncatingRemainder(dividingBy: numbers[1]) : nil
        default: nil
        }
    }

    /// Returns a value unless it is a missing one.
    private static func present(_ value: Any) -> Any? {
        value is NSNull ? nil : FormulaValue.unwrapped(value)
    }

    private static func aggregate(_ name: String, _ elements: [Any]) -> Any? {
        switch name {
        case "count": elements.count
        case "sum": sum(elements)
        case "average": average(elements)
        case "min": elements.min { FormulaCondition.order($0, $1) == .orderedAscending }
        case "max": elements.max { FormulaCondition.order($0, $1) == .orderedAscending }
        default: distinct(elements)
        }
    }

    /// The sum of decimal numbers is exact, and that of whole numbers is a whole number.
    private static func sum(_ elements: [Any]) -> Any {
        if elements.contains(where: { $0 is NSDecimalNumber }) {
            return elements.compactMap { $0 as? NSNumber }.reduce(NSDecimalNumber.zero) {
                $0.adding(NSDecimalNumber(decimal: $1.decimalValue))
            }
        }
        let numbers = elements.compactMap(FormulaValue.number)
        var whole = 0
        for number in numbers {
            guard let part = number.whole, case let (sum, false) = whole.addingReportingOverflow(part) else {
                return numbers.reduce(0) { $0 + $1.number }
            }
            whole = sum
        }
        return whole
    }

    private static func average(_ elements: [Any]) -> Double? {
        let numbers = elements.compactMap { FormulaValue.number($0)?.number }
        return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    }

    private static func distinct(_ elements: [Any]) -> [Any] {
        var known: Set<AnyHashable> = []
        return elements.filter { element in (element as? AnyHashable).map { known.insert($0).inserted } ?? true }
    }
}
