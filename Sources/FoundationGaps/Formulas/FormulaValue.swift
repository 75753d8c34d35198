import Foundation

/// An expression that computes a value.
indirect enum FormulaValue {
    case constant(Any?)
    /// The object that the expression is evaluated with.
    case object
    case keyPath(String)
    /// A property of the object, which a Swift key path reads.
    case property((Any) -> Any?)
    /// A value with a name, such as a computed one of a group.
    case variable(String)
    case list([FormulaValue])
    /// Arithmetic with two values: `+`, `-`, `*`, `/` or `**`.
    case operation(String, FormulaValue, FormulaValue)
    case call(String, [FormulaValue])

    /// Returns the value for an object, or for a group of objects.
    func value(with object: Any?) -> Any? {
        if let group = object as? FormulaGroup { return value(with: group) }
        return switch self {
        case .constant(let value): value
        case .object: object
        case .keyPath(let path), .variable(let path): Self.value(at: path, of: object)
        case .property(let read): object.flatMap(read).flatMap(Self.unwrapped)
        case .list(let values): values.map { $0.value(with: object) as Any }
        case .operation(let sign, let left, let right):
            Self.operation(sign, left.value(with: object), right.value(with: object))
        case .call(let name, let arguments):
            FormulaFunction.result(of: name, arguments.map { $0.value(with: object) })
        }
    }

    /// Returns a number. Numbers are `Int` or `Double`, so that whole numbers are divided as such.
    static func number(_ value: Any?) -> (whole: Int?, number: Double)? {
        switch value {
        case let value as Int: (value, Double(value))
        case let value as Double: (nil, value)
        case let value as Float: (nil, Double(value))
        case let value as any BinaryInteger: (Int(value), Double(Int(value)))
        case let value as Decimal: (nil, NSDecimalNumber(decimal: value).doubleValue)
        case let value as Date: (nil, value.timeIntervalSinceReferenceDate)
        case let value as NSNumber: (nil, value.doubleValue)
        default: nil
        }
    }

    static func operation(_ sign: String, _ left: Any?, _ right: Any?) -> Any? {
        guard let left = number(left), let right = number(right) else { return nil }
        if let a = left.whole, let b = right.whole, sign != "**" {
            let (result, isTooLarge) =
                switch sign {
                case "+": a.addingReportingOverflow(b)
                case "-": a.subtractingReportingOverflow(b)
                case "*": a.multipliedReportingOverflow(by: b)
                default: a.dividedReportingOverflow(by: b)
                }
            // A division by zero has an infinite result.
            if !isTooLarge { return result }
        }
        return switch sign {
        case "+": left.number + right.number
        case "-": left.number - right.number
        case "*": left.number * right.number
        case "/": left.number / right.number
        default: pow(left.number, right.number)
        }
    }

    /// Returns the value at a path of keys: of a dictionary, or of the stored properties of an object. The value of a
    /// collection is the list of its elements' values; `@count`, `@sum`, `@avg`, `@min` and `@max` compute one of them.
    static func value(at path: String, of object: Any?) -> Any? {
        value(at: path.split(separator: ".").map(String.init)[...], of: object)
    }

    private static let operators = ["@sum": "sum", "@avg": "average", "@min": "min", "@max": "max"]

    private static func value(at path: ArraySlice<String>, of object: Any?) -> Any? {
        guard let key = path.first, let object else { return object }
        let rest = path.dropFirst()
        guard let elements = elements(of: object) else { return value(at: rest, of: value(for: key, of: object)) }
        if key == "@count" { return elements.count }
        if let function = operators[key] {
            return FormulaFunction.result(of: function, [value(at: rest, of: elements)])
        }
        return elements.flatMap { element -> [Any] in
            guard let value = value(at: path, of: element) else { return [] }
            return self.elements(of: value) ?? [value]
        }
    }

    /// Returns the elements of a collection; `nil` if the value is none.
    static func elements(of value: Any?) -> [Any]? {
        switch value {
        case is String: nil
        case let value as NSSet: value.allObjects
        case let value as NSOrderedSet: value.array
        case let value as [Any]: value
        case let value as Set<AnyHashable>: value.map(\.base)
        default: nil
        }
    }

    private static func value(for key: String, of object: Any) -> Any? {
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        if let keyed = object as? any KeyedValues { return keyed.value(forKey: key) }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key || $0.label == "_\(key)" }) {
                return unwrapped(child.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
}

/// An object whose values have keys, so that predicates find them.
package protocol KeyedValues: AnyObject {
    /// Returns the value for a key.
    func value(forKey key: String) -> Any?
}
