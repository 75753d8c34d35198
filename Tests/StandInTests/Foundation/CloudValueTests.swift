import Foundation
import Testing

@testable import FoundationGaps

@Suite("Values of iCloud")
struct CloudValueTests {
    @Test("Values of each kind are kept, apart from the user defaults, and removed")
    func values() {
        let app = "CloudValueTests-\(UUID())"
        let store = NSUbiquitousKeyValueStore(app: app)
        defer { UserDefaults.standard.removePersistentDomain(forName: "\(app).ubiquitous") }
        store.set("a", forKey: "text")
        store.set(true, forKey: "flag")
        store.set(2.5, forKey: "double")
        store.set(Int64(7), forKey: "number")
        store.set(Data([1, 2]), forKey: "data")
        store.set(["x", "y"] as [Any], forKey: "array")
        #expect(store.synchronize())
        let other = NSUbiquitousKeyValueStore(app: app)
        #expect(other.string(forKey: "text") == "a" && other.bool(forKey: "flag"))
        #expect(other.double(forKey: "double") == 2.5 && other.longLong(forKey: "number") == 7)
        #expect(other.data(forKey: "data") == Data([1, 2]) && other.array(forKey: "array") as? [String] == ["x", "y"])
        #expect(
            Set(other.dictionaryRepresentation.keys).isSuperset(of: [
                "text", "flag", "double", "number", "data", "array",
            ]))
        #expect(UserDefaults.standard.object(forKey: "text") == nil)
        other.removeObject(forKey: "text")
        other.set(nil as String?, forKey: "data")
        #expect(store.string(forKey: "text") == nil && store.data(forKey: "data") == nil)
    }

    @Test("Nobody is signed in to iCloud")
    func account() {
        let files = FileManager.default
        #expect(files.ubiquityIdentityToken == nil && files.url(forUbiquityContainerIdentifier: nil) == nil)
        #expect(throws: CocoaError.self) {
            let url = URL(fileURLWithPath: "/tmp/a")
            try files.setUbiquitous(true, itemAt: url, destinationURL: url)
        }
    }
}
