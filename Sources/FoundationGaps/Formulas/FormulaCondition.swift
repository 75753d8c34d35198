import Foundation

/// A condition that an object fulfils or not.
indirect enum FormulaCondition {
    enum Comparison: String {
        case equal, notEqual, less, notGreater, greater, notLess
        case contains = "CONTAINS"
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"
        case isIn = "IN"
        case between = "BETWEEN"
    }

    /// How many elements of a collection must fulfil a comparison.
    enum Quantity: String {
        case any = "ANY"
        case all = "ALL"
        case none = "NONE"
    }

    case constant(Bool)
    case comparison(FormulaValue, Comparison, String.CompareOptions, FormulaValue)
    /// A comparison with each element of the first value.
    case quantified(Quantity, FormulaValue, Comparison, String.CompareOptions, FormulaValue)
    case not(FormulaCondition)
    case and(FormulaCondition, FormulaCondition)
    case or(FormulaCondition, FormulaCondition)

    /// Returns whether an object fulfils the condition.
    func isFulfilled(by object: Any?) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let condition): !condition.isFulfilled(by: object)
        case .and(let left, let right): left.isFulfilled(by: object) && right.isFulfilled(by: object)
        case .or(let left, let right): left.isFulfilled(by: object) || right.isFulfilled(by: object)
        case .comparison(let left, let comparison, let options, let right):
            Self.compare(left.value(with: object), comparison, options, right.value(with: object))
        case .quantified(let quantity, let left, let comparison, let options, let right):
            Self.compare(
                quantity, FormulaValue.elements(of: left.value(with: object)) ?? [], comparison, options,
                right.value(with: object))
        }
    }

    private static func compare(
        _ quantity: Quantity, _ elements: [Any], _ comparison: Comparison, _ options: String.CompareOptions,
        _ right: Any?
    ) -> Bool {
        switch quantity {
        case .any: elements.contains { compare($0, comparison, options, right) }
        case .all: elements.allSatisfy { compare($0, comparison, options, right) }
        case .none: !elements.contains { compare($0, comparison, options, right) }
        }
    }

    private static func compare(
        _ left: Any?, _ comparison: Comparison, _ options: String.CompareOptions, _ right: Any?
    ) -> Bool {
        switch comparison {
        case .equal: areEqual(left, right, options)
        case .notEqual: !areEqual(left, right, options)
        case .less: order(left, right, options) == .orderedAscending
        case .greater: order(left, right, options) == .orderedDescending
        case .notGreater: order(left, right, options).map { $0 != .orderedDescending } ?? false
        case .notLess: order(left, right, options).map { $0 != .orderedAscending } ?? false
        case .contains: contains(left, right, options)
        case .isIn: contains(right, left, options)
        case .between:
            FormulaValue.elements(of: right).map {
                $0.count == 2 && compare(left, .notLess, [], $0[0]) && compare(left, .notGreater, [], $0[1])
            } ?? false
        case .beginsWith: range(of: right, in: left, options.union(.anchored)) != nil
        case .endsWith: range(of: right, in: left, options.union([.anchored, .backwards])) != nil
        case .like: matches(left, (right as? String).map(pattern(ofWildcards:)), options)
        case .matches: matches(left, right as? String, options)
        }
    }

    private static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let order = order(left, right, options) { return order == .orderedSame }
        if let left = left as? UUID, let right = right as? UUID { return left == right }
        if let left = left as? URL, let right = right as? URL { return left == right }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return left as AnyObject === right as AnyObject
    }

    /// Returns the order of two texts or numbers; `nil` if they have none.
    static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
        if let left = left as? String, let right = right as? String { return left.compare(right, options: options) }
        // A truth value counts as a number.
        func number(_ value: Any?) -> Double? {
            (value as? Bool).map { $0 ? 1 : 0 } ?? FormulaValue.number(value)?.number
        }
        guard let left = number(left), let right = number(right) else { return nil }
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    private static func range(of part: Any?, in text: Any?, _ options: String.CompareOptions) -> Range<String.Index>? {
        guard let part = part as? String, let text = text as? String else { return nil }
        return text.range(of: part, options: options)
    }

    private static func contains(_ collection: Any?, _ element: Any?, _ options: String.CompareOptions) -> Bool {
        if collection is String { return range(of: element, in: collection, options) != nil }
        return FormulaValue.elements(of: collection)?.contains { areEqual($0, element, options) } ?? false
    }

    /// Returns whether a whole text matches a regular expression.
    private static func matches(_ text: Any?, _ pattern: String?, _ options: String.CompareOptions) -> Bool {
        guard let text = text as? String, let pattern,
            let expression = try? NSRegularExpression(
                pattern: "\\A(?:\(pattern))\\z", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
        else { return false }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// Returns the regular expression for a text with `?` and `*`.
    private static func pattern(ofWildcards text: String) -> String {
        NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*")
            .replacingOccurrences(of: "\\?", with: ".")
    }
}
