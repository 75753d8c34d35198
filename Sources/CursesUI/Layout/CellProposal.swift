import CursesUITerminal
import Foundation

/// The size that a parent proposes, in whole cells; `nil` asks for the ideal size.
package struct CellProposal: Hashable {
    package var width: Int?
    package var height: Int?

    package init(width: Int?, height: Int?) {
        self.width = width
        self.height = height
    }

    package init(_ size: CellSize) {
        self.init(width: size.width, height: size.height)
    }

    package static let unspecified = CellProposal(width: nil, height: nil)

    /// Returns the proposal reduced by a number of cells. Unbounded lengths do not change, and no length becomes
    /// negative.
    func shrunk(width: Int, height: Int) -> CellProposal {
        CellProposal(
            width: self.width.map { $0.shrunk(by: width) },
            height: self.height.map { $0.shrunk(by: height) }
        )
    }
}

extension Int {
    /// An unbounded number of cells. It is small enough that sums of it do not overflow.
    package static let unbounded = 1 << 30

    /// Rounds to the nearest number of cells. NaN becomes zero.
    init(cells: CGFloat) {
        let limit = CGFloat(Int.unbounded)
        self = cells.isNaN ? 0 : Int(cells.rounded().clamped(-limit, limit))
    }

    func shrunk(by cells: Int) -> Int {
        self >= .unbounded ? .unbounded : Swift.max(0, self - cells)
    }
}

extension Comparable {
    func clamped(_ low: Self, _ high: Self) -> Self {
        max(low, min(self, high))
    }
}
