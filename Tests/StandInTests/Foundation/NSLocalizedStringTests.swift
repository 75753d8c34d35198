import CursesUISupport
import FoundationGaps
import Testing

@Suite("NSLocalizedString", .serialized)
struct NSLocalizedStringTests {
    @Test("finds translations where the app's texts find them, in all of its forms")
    func lookup() {
        #expect(NSLocalizedString("key", comment: "") == "key")
        #expect(NSLocalizedString("key", value: "value", comment: "") == "value")
        LocalizedStringSource.set { key, value, table, bundle in
            "\(key) \(value) \(table ?? "-") \(bundle == .main ? "main" : "-")"
        }
        #expect(NSLocalizedString("key", comment: "a note") == "key key - -")
        #expect(NSLocalizedString("key", tableName: "Table", comment: "") == "key key Table -")
        #expect(NSLocalizedString("key", bundle: .main, comment: "") == "key key - main")
        #expect(NSLocalizedString("key", value: "value", comment: "") == "key value - -")
        #expect(NSLocalizedString("key", tableName: nil, bundle: .main, comment: "") == "key key - main")
        LocalizedStringSource.set { _, value, _, _ in value }
    }
}
