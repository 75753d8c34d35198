import CursesUITesting
import XCTest

final class CounterXCTests: XCTestCase {
    @MainActor
    func testStart() async {
        assertSnapshot(of: CounterView(), size: CellSize(width: 24, height: 2))
    }
}
