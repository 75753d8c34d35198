import FoundationGaps
import Testing

@Suite("Predicates and expressions of texts")
struct FormulaTests {
    private struct Person {
        let name: String
        var age: Int?
    }

    private static var ann: [String: Any] { ["name": "Ann", "age": 30, "tags": ["a", "b"]] }

    @Test(
        "A condition is that of its text",
        arguments: [
            ("name == 'Ann'", true), ("name = \"Bob\"", false), ("name != 'Bob' AND age >= 30", true),
            ("name BEGINSWITH[c] 'an' && age < 30", false), ("age > 40 OR name ENDSWITH 'n'", true),
            ("NOT (age > 40)", true), ("!(age == 30)", false), ("(age + 2) * 2 == 64", true),
            ("name CONTAINS[cd] 'ÄN'", true), ("name LIKE 'A?n'", true), ("name like 'B*'", false),
            ("name MATCHES 'A[a-z]+'", true), ("name MATCHES 'A'", false), ("age IN {29, 30}", true),
            ("age BETWEEN {31, 40}", false), ("'b' IN tags", true), ("tags CONTAINS 'c'", false),
            ("city == nil", true), ("name != nil", true), ("TRUEPREDICATE", true), ("FALSEPREDICATE", false),
            ("tags.count == 2", false), ("age <> 30 || age =< 30", true),
        ] as [(String, Bool)]
    )
    func conditions(format: String, isFulfilled: Bool) {
        #expect(NSPredicate(format: format, argumentArray: nil).evaluate(with: Self.ann) == isFulfilled)
    }

    @Test("Placeholders are replaced by their arguments, and SELF is the object")
    func arguments() {
        let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        #expect(mail.evaluate(with: "ann@example.org"))
        #expect(!mail.evaluate(with: "ann@example"))
        #expect(NSPredicate(format: "%K == %d", "age", 30).evaluate(with: Self.ann))
        #expect(NSPredicate(format: "SELF IN %@", argumentArray: [["a", "b"]]).evaluate(with: "b"))
    }

    @Test(
        "A collection is compared by its elements, and counted",
        arguments: [
            ("ANY tags == 'b'", true), ("SOME tags == 'c'", false), ("ALL tags BEGINSWITH 'a'", false),
            ("NONE tags == 'c'", true), ("tags.@count == 2", true), ("books.@sum.pages == 30", true),
            ("books.@avg.pages == 15 AND books.@max.pages == 20", true), ("ANY books.title CONTAINS[c] 'TWO'", true),
            ("ALL books.pages > 10", false), ("20 IN books.pages", true),
        ] as [(String, Bool)]
    )
    func collections(format: String, isFulfilled: Bool) {
        var ann = Self.ann
        ann["books"] = [["title": "One", "pages": 10], ["title": "two", "pages": 20]] as [[String: Any]]
        #expect(NSPredicate(format: format, argumentArray: nil).evaluate(with: ann) == isFulfilled)
    }

    @Test("Objects, dates, sets and lists can be arguments")
    func objectArguments() {
        let (start, id) = (Date(timeIntervalSince1970: 100), UUID())
        let object: [String: Any] = ["at": start + 5, "id": id, "tag": "b"]
        let range = NSPredicate(format: "at >= %@ AND at < %@", start as NSDate, (start + 10) as CVarArg)
        #expect(range.evaluate(with: object))
        #expect(!NSPredicate(format: "at > %@", start + 10).evaluate(with: object))
        #expect(NSPredicate(format: "id == %@", id as CVarArg).evaluate(with: object))
        #expect(NSPredicate(format: "id == %@ AND tag IN %@", id as NSUUID, ["a", "b"]).evaluate(with: object))
        #expect(NSPredicate(format: "tag IN %@", Set(["b"])).evaluate(with: object))
        #expect(NSPredicate(format: "tag IN %@", NSSet(array: ["b"])).evaluate(with: object))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [range, NSPredicate(format: "tag == 'c'")])
        #expect(!both.evaluate(with: object))
        #expect(String(format: "%@!", NSNumber(value: 3)) == "3!")
        #expect(String(format: "%@!", start).hasPrefix("1970-01-01"))
    }

    @Test("The keys of an object are the names of its stored properties")
    func properties() {
        #expect(NSPredicate(format: "name == %@ AND age == nil", "Bob").evaluate(with: Person(name: "Bob")))
        #expect(NSPredicate(format: "age == 3").evaluate(with: Person(name: "Bob", age: 3)))
    }

    @Test(
        "A value is computed as in arithmetic",
        arguments: [
            ("1 + 2 * 3", 7), ("(1+2)*3", 9), ("7 / 2", 3), ("7 / 2.0", 3.5), ("2 ** 3 ** 2", 512), ("-3 - -2", -1),
            ("10 - 2 - 3", 5), ("sqrt(16) + 1", 5), ("abs:(-2)", 2), ("1.5e2", 150), ("max(1, 4, 2)", 4),
        ] as [(String, Double)]
    )
    func values(format: String, value: Double) {
        #expect(NSExpression(format: format).expressionValue(with: nil, context: nil) as? Double == value)
    }

    @Test("Division by zero is infinite, and a value may use keys")
    func special() {
        let infinite = NSExpression(format: "1 / 0").expressionValue(with: nil, context: nil) as? Double
        #expect(infinite == .infinity)
        let age = NSExpression(format: "age * 2").expressionValue(with: Self.ann, context: nil)
        #expect(age as? Int == 60)
    }

    @Test(
        "A function is called by its name",
        arguments: [
            ("sum:", [4, 2.5], 6.5), ("count:", [4, 2, 4], 3), ("min:", [4, 2], 2), ("max:", [4, 2], 4),
            ("average:", [4, 1], 2.5), ("add:to:", [4, 2], 6), ("from:subtract:", [4, 1], 3),
            ("multiply:by:", [4, 2], 8), ("divide:by:", [5, 2.0], 2.5), ("raise:toPower:", [2, 3], 8),
            ("modulus:by:", [7, 4], 3), ("sqrt:", [16], 4), ("floor:", [1.5], 1),
        ] as [(String, [Double], Double)]
    )
    func functions(name: String, arguments: [Double], result: Double) {
        let values = arguments.map { NSExpression(forConstantValue: $0) }
        let isOfCollection = ["sum:", "count:", "min:", "max:", "average:"].contains(name)
        let list = [NSExpression(forConstantValue: arguments)]
        let expression = NSExpression(forFunction: name, arguments: isOfCollection ? list : values)
        #expect(expression.expressionValue(with: nil, context: nil) as? Double == result)
    }

    @Test("A key path of Swift is read, and an expression can be an argument of a predicate")
    func keyPaths() {
        let age = NSExpression(forKeyPath: \Person.age)
        #expect(age.expressionValue(with: Person(name: "Bob", age: 3), context: nil) as? Int == 3)
        #expect(age.expressionValue(with: Person(name: "Bob"), context: nil) == nil)
        #expect(NSPredicate(format: "%@ > 2", age).evaluate(with: Person(name: "Bob", age: 3)))
        let name = NSExpression(forFunction: "uppercase:", arguments: [NSExpression(forKeyPath: \Person.name)])
        #expect(name.expressionValue(with: Person(name: "Bob"), context: nil) as? String == "BOB")
        #expect(NSExpression(format: "max({3, 1})").expressionValue(with: nil, context: nil) as? Int == 3)
    }

    @Test("Strings are compared in predicates of closures")
    func macros() throws {
        #expect(try #Predicate<String> { $0.localizedStandardContains("ä") }.evaluate("xAy"))
        let (equal, ascending) = (ComparisonResult.orderedSame, ComparisonResult.orderedAscending)
        let same = #Predicate<String> { $0.caseInsensitiveCompare("AB") == equal }
        #expect(try same.evaluate("ab"))
        let before = #Predicate<String> { $0.localizedCompare("b") == ascending }
        #expect(try before.evaluate("a"))
    }
}
