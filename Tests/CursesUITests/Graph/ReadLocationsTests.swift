import Testing

@testable import CursesUI

@MainActor
@Suite("The locations that a node reads")
struct ReadLocationsTests {
    private final class Location: ReadableLocation {
        func addReader(_ node: Node) {}
        func removeReader(_ node: Node) {}
    }

    @Test("are kept once each, few or many", arguments: [1, 16, 17, 1_000])
    func once(count: Int) {
        var locations = ReadLocations()
        let all = (0..<count).map { _ in Location() }
        #expect(insert(all, in: &locations) == count)
        #expect(insert(all, in: &locations) == 0)
        var removed: [ObjectIdentifier] = []
        locations.removeAll { removed.append(ObjectIdentifier($0)) }
        #expect(removed == all.map { ObjectIdentifier($0) })
        #expect(locations.isEmpty)
        #expect(insert(all, in: &locations) == count)
    }

    /// Inserts locations, and returns how many of them are new.
    private func insert(_ all: [Location], in locations: inout ReadLocations) -> Int {
        var new = 0
        for location in all where locations.insert(location) { new += 1 }
        return new
    }
}
