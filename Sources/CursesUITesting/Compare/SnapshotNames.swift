import CursesUISupport
import CursesUITerminal
import Foundation

/// Maps files to the comparisons in tests that use them. If two comparisons shared a file, they would
/// overwrite each other's picture.
final class SnapshotNames: Sendable {
    static let shared = SnapshotNames()

    private let places = Locked<[String: String]>([:])

    /// Reserves a file for a place in the source. If a different place has reserved it already, returns that
    /// place.
    func claim(_ file: String, for place: String) -> String? {
        places.withLock { places in
            if let known = places[file] { return known == place ? nil : known }
            places[file] = place
            return nil
        }
    }
}
