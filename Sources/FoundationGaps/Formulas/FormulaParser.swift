import Foundation

/// Reads the text of a predicate or an expression.
struct FormulaParser {
    /// The text cannot be understood.
    struct Failure: Error {
        /// What is known about it, as the end of a sentence.
        var reason = ""
    }

    private var tokens: ArraySlice<FormulaToken>
    private var arguments: ArraySlice<Any?>

    /// - Parameters:
    ///   - format: the text, with placeholders for the arguments.
    ///   - arguments: the arguments in order.
    init(_ format: String, arguments: [Any?]) throws {
        guard let tokens = FormulaToken.tokens(of: format) else { throw Failure() }
        self.tokens = tokens[...]
        self.arguments = arguments[...]
    }

    /// Reads the whole text as a condition.
    mutating func condition() throws -> FormulaCondition {
        let condition = try either()
        guard tokens.isEmpty else { throw Failure() }
        return condition
    }

    /// Reads the whole text as a value.
    mutating func value() throws -> FormulaValue {
        let value = try sum()
        guard tokens.isEmpty else { throw Failure() }
        return value
    }

    // MARK: - Tokens

    private mutating func take(_ signs: String...) -> String? {
        guard case .sign(let sign) = tokens.first, signs.contains(sign) else { return nil }
        tokens.removeFirst()
        return sign
    }

    private mutating func takeWord(_ words: String...) -> String? {
        guard let word = words.first(where: { tokens.first?.isWord($0) == true }) else { return nil }
        tokens.removeFirst()
        return word
    }

    // MARK: - Conditions

    private mutating func either() throws -> FormulaCondition {
        var result = try both()
        while takeWord("OR") != nil || take("||") != nil { result = .or(result, try both()) }
        return result
    }

    private mutating func both() throws -> FormulaCondition {
        var result = try negation()
        while takeWord("AND") != nil || take("&&") != nil { result = .and(result, try negation()) }
        return result
    }

    private mutating func negation() throws -> FormulaCondition {
        if takeWord("NOT") != nil || take("!") != nil { return .not(try negation()) }
        if takeWord("TRUEPREDICATE") != nil { return .constant(true) }
        if takeWord("FALSEPREDICATE") != nil { return .constant(false) }
        // A parenthesis is either around a condition, or around the first value of a comparison.
        let start = self
        if take("(") != nil, let inner = try? either(), take(")") != nil, !isOperator { return inner }
        self = start
        return try comparison()
    }

    private var isOperator: Bool {
        var ahead = self
        return (try? ahead.comparisonOperator()) != nil || ahead.take("+", "-", "*", "/", "**") != nil
    }

    private mutating func comparison() throws -> FormulaCondition {
        let word = takeWord("ANY", "SOME", "ALL", "NONE")
        let quantity = word == "SOME" ? .any : word.flatMap(FormulaCondition.Quantity.init)
        let left = try sum()
        let comparison = try comparisonOperator()
        var options: String.CompareOptions = []
        if take("[") != nil {
            guard case .word(let letters) = tokens.popFirst(), take("]") != nil else { throw Failure() }
            if letters.contains("c") { options.insert(.caseInsensitive) }
            if letters.contains("d") { options.insert(.diacriticInsensitive) }
        }
        let right = try sum()
        if comparison == .between {
            if case .list(let bounds) = right, bounds.count != 2 { throw Failure() }
        }
        if let quantity { return .quantified(quantity, left, comparison, options, right) }
        return .comparison(left, comparison, options, right)
    }

    private mutating func comparisonOperator() throws -> FormulaCondition.Comparison {
        if let sign = take("==", "=", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>") {
            return switch sign {
            case "==", "=": .equal
            case "!=", "<>": .notEqual
            case "<": .less
            case "<=", "=<": .notGreater
            case ">": .greater
            default: .notLess
            }
        }
        guard
            let word = takeWord("CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "IN", "BETWEEN"),
            let comparison = FormulaCondition.Comparison(rawValue: word)
        else { throw Failure() }
        return comparison
    }

    // MARK: - Values

    private mutating func sum() throws -> FormulaValue {
        var result = try product()
        while let sign = take("+", "-") { result = .operation(sign, result, try product()) }
        return result
    }

    private mutating func product() throws -> FormulaValue {
        var result = try power()
        while let sign = take("*", "/") { result = .operation(sign, result, try power()) }
        return result
    }

    private mutating func power() throws -> FormulaValue {
        let base = try single()
        return take("**") == nil ? base : .operation("**", base, try power())
    }

    private mutating func single() throws -> FormulaValue {
        if take("-") != nil { return .operation("-", .constant(0), try power()) }
        if take("+") != nil { return try power() }
        if take("(") != nil {
            let value = try sum()
            guard take(")") != nil else { throw Failure() }
            return value
        }
        if take("{") != nil { return .list(try list(to: "}")) }
        if take("$") != nil {
            guard case .word(let name) = tokens.popFirst() else { throw Failure() }
            return .variable(name)
        }
        switch tokens.popFirst() {
        case .number(let digits):
            if let whole = Int(digits) { return .constant(whole) }
            guard let number = Double(digits) else { throw Failure() }
            return .constant(number)
        case .text(let text): return .constant(text)
        case .argument(let isKeyPath):
            guard let argument = arguments.popFirst() else { throw Failure() }
            if isKeyPath, let path = argument as? String { return .keyPath(path) }
            if let expression = argument as? NSExpression { return expression.formula }
            return .constant(argument)
        case .word(let word): return try named(word)
        default: throw Failure()
        }
    }

    private mutating func named(_ word: String) throws -> FormulaValue {
        switch word.uppercased() {
        case "SELF": return .object
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NIL", "NULL": return .constant(nil)
        default: break
        }
        if word.uppercased() == "SUBQUERY" {
            throw Failure(reason: ": use ANY, or filter the results, in place of a SUBQUERY")
        }
        if take("(") != nil { return .call(word, try list(to: ")")) }
        // Cocoa's form of a call: `sqrt:(2)`.
        if case .sign(":") = tokens.first, case .sign("(") = tokens.dropFirst().first {
            tokens.removeFirst(2)
            return .call(word, try list(to: ")"))
        }
        return .keyPath(word.hasPrefix("SELF.") ? String(word.dropFirst("SELF.".count)) : word)
    }

    private mutating func list(to end: String) throws -> [FormulaValue] {
        var values: [FormulaValue] = []
        if take(end) != nil { return values }
        repeat { values.append(try sum()) } while take(",") != nil
        guard take(end) != nil else { throw Failure() }
        return values
    }
}
