import CursesUISupport

/// The pictures that glyphs refer to, for the whole process.
///
/// A glyph has a number, not a reference: the table does not keep a picture. A number is given to
/// another one late, after all the others, so that no cell that is forgotten somewhere shows it.
package final class PictureTable: Sendable {
    package static let shared = PictureTable()

    /// How many pictures there can be at a time.
    static let capacity = 1024

    private let state = Locked(State())
    /// Called when a picture has become darker, as it is seen beneath a sheet: its cells look different.
    @MainActor var onDimming: (() -> Void)?

    private struct State {
        var places = Array(repeating: Place(), count: PictureTable.capacity)
        var next = 0
        /// Other programs have pictures in the same window, which begin with 1.
        var nextID = UInt32.random(in: 1...0xFF_FFFF)
        var hasPictures = false
    }

    private struct Place {
        weak var picture: TerminalPicture?
        var isReserved = false
    }

    package init() {}

    /// A number that is free, and an id of its own; `nil` where all are taken.
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

    /// The picture of a number; `nil` where it is no more.
    package func picture(_ number: Int) -> TerminalPicture? {
        state.withLock { $0.places[number].picture }
    }

    /// Whether there has been a picture: else there is no need to look for any.
    var hasPictures: Bool { state.withLock { $0.hasPictures } }
}
