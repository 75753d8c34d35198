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
