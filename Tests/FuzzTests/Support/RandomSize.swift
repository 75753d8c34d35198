import CursesUITerminal
import TestSupport

/// Generates random terminal sizes. Most are small, because small sizes have too little space for views and are fast to
/// test.
enum RandomSize {
    static func size(using generator: inout SeededGenerator) -> CellSize {
        let (width, height) =
            switch Int.random(in: 0..<40, using: &generator) {
            case 0: (1...1000, 1...1)
            case 1: (1...1, 1...300)
            case 2: (80...200, 24...60)
            case 3: (0...1, 0...1)
            default: (1...40, 1...14)
            }
        return CellSize(
            width: .random(in: width, using: &generator),
            height: .random(in: height, using: &generator))
    }
}
