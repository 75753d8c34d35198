import CoreSpotlightCompat
import Testing
import UniformTypeIdentifiersCompat

@Suite("Items for the search of a system")
struct SpotlightTests {
    @Test("An item is a value, and nothing is kept")
    func items() async throws {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "Tea"
        attributes.keywords = ["drink"]
        let item = CSSearchableItem(uniqueIdentifier: nil, domainIdentifier: "a", attributeSet: attributes)
        #expect(!item.uniqueIdentifier.isEmpty && item.attributeSet.contentType == UTType.text.identifier)
        let copy = attributes.copy() as? CSSearchableItemAttributeSet
        attributes.title = "Coffee"
        #expect(copy?.title == "Tea" && copy?.keywords == ["drink"])
        let index = CSSearchableIndex.default()
        try await index.indexSearchableItems([item])
        try await index.deleteAllSearchableItems()
        #expect(!CSSearchableIndex.isIndexingAvailable())
        let error = await withCheckedContinuation { continuation in
            index.deleteSearchableItems(withDomainIdentifiers: ["a"]) { continuation.resume(returning: $0) }
        }
        #expect(error == nil)
    }

    @Test("A search ends at once, without items")
    func search() {
        let query = CSSearchQuery(queryString: "title == 'Tea'", attributes: ["title"])
        var ends = 0
        query.completionHandler = { error in if error == nil { ends += 1 } }
        query.start()
        #expect(ends == 1 && query.foundItemCount == 0)
    }
}
