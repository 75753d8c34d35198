import XCTest

@testable import Trips

final class TripsTests: XCTestCase {
    func testFavorites() {
        let store = TripStore()
        store.showsFavoritesOnly = true
        XCTAssertEqual(store.visibleTrips.count, 2)
    }
}
