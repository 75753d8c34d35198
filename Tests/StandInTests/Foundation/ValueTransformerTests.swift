import FoundationGaps
import Testing

@Suite("Transformers of values")
struct ValueTransformerTests {
    private final class Reverser: ValueTransformer {
        override func transformedValue(_ value: Any?) -> Any? { (value as? String).map { String($0.reversed()) } }
    }

    private final class Texts: NSSecureUnarchiveFromDataTransformer {
        override class var allowedTopLevelClasses: [AnyClass] { [NSString.self] }
    }

    @Test("A transformer has a name, and converts values back as it says")
    func names() {
        let name = NSValueTransformerName("Reverser")
        let reverser = Reverser()
        ValueTransformer.setValueTransformer(reverser, forName: name)
        #expect(ValueTransformer.valueTransformerNames().contains(name))
        #expect(reverser.transformedValue("ab") as? String == "ba")
        #expect(reverser.reverseTransformedValue("ab") as? String == "ba")
        ValueTransformer.setValueTransformer(nil, forName: name)
        #expect(!ValueTransformer.valueTransformerNames().contains(name))
    }

    @Test("An object becomes an archive and back, if its class is allowed")
    func archives() throws {
        let data = try #require(Texts().reverseTransformedValue(NSString("ab")) as? Data)
        #expect((Texts().transformedValue(data) as? NSString).map(String.init(describing:)) == "ab")
        #expect(NSSecureUnarchiveFromDataTransformer().transformedValue(data) == nil)
        #expect(Texts().transformedValue(nil) == nil)
    }
}
