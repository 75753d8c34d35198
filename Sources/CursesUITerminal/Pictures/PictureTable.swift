import CursesUISupport

/// The pictures that glyphs refer to, shared by the whole process.
///
/// A glyph holds a number, not a reference, so the table does not keep a picture alive. A number is reused as late as
/// possible, so that cells of a picture that no longer exists do not show a different one.
package final class PictureTable: Sendable {
    package static let shared = PictureTable()

    /// The maximum number of pictures at a time.
    static let capacity = 1024

    private let state = Locked(State())
    /// Called when the dimmed form of a picture has been created. It is shown beneath a sheet, so the cells of the
    /// picture must be drawn again.
    @MainActor var onDimming: (() -> Void)?

    private struct State {
        var places = Array(repeating: Place(), count: PictureTable.capacity)
        var next = 0
        /// The id of the next picture. The first id is random, because other programs in the same window may use
        /// pictures with ids from 1.
        var nextID = UInt32.random(in: 1...0xFF_FFFF)
        var hasPictures = false
    }

    private struct Place {
        weak var picture: TerminalPicture?
        var isReserved = false
    }

    package init() {}

    /// Reserves a free number and an id; `nil` if all numbers are in use.
    func reserve() -> (number: Int, id: UInt32)? {
        state.withLock { state in
            for _ in 0..<Self.capacity {
                let number = state.next
                state.next = (number + 1) % Self.capacity
                guard !state.places[number].isReserved, state.places[number].picture == nil else { continue }
                state.places[number].isReserved = true
                state.hasPictures = true
                let id = state.nextID
                state.nextID = id == 0xFF_FFFF ? 1 : id + 1
                return (number, id)
            }
            return nil
        }
    }

    func fill(_ number: Int, with picture: TerminalPicture) {
        state.withLock { $0.places[number] = Place(picture: picture) }
    }

    /// Returns the picture with a number; `nil` if it no longer exists.
    package func picture(_ number: Int) -> TerminalPicture? {
        state.withLock { $0.places[number].picture }
    }

    /// Whether any picture has ever been created. If not, frames need not be searched for pictures.
    var hasPictures: Bool { state.withLock { $0.hasPictures } }
}
