import Foundation

extension NSPredicate {
    /// Creates a predicate from its text, such as `"SELF MATCHES %@"` or `"age > 20 AND name BEGINSWITH[c] 'a'"`.
    ///
    /// Keys are those of dictionaries and managed objects, or the names of an object's stored properties, because Linux
    /// has no key-value coding. `ANY`, `ALL` and `NONE` compare the elements of a collection, and `@count`, `@sum`,
    /// `@avg`, `@min` and `@max` compute a value of it. Subqueries are not understood. As on Apple's platforms, a text
    /// that cannot be understood ends the program.
    public convenience init(format: String, _ arguments: any CVarArg...) {
        self.init(format: format, argumentArray: arguments)
    }

    /// Creates a predicate from its text and the arguments of its placeholders.
    public convenience init(format: String, argumentArray arguments: [Any]?) {
        let condition: FormulaCondition
        do {
            var parser = try FormulaParser(format, arguments: arguments ?? [])
            condition = try parser.condition()
        } catch {
            let reason = (error as? FormulaParser.Failure)?.reason ?? ""
            fatalError("Unable to parse the format string \"\(format)\" of a predicate\(reason).")
        }
        nonisolated(unsafe) let fixed = condition
        self.init { object, _ in fixed.isFulfilled(by: object) }
    }
}
