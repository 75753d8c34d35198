import CursesUISupport
import CursesUITerminal
import Foundation

/// Maps snapshot files to the comparisons that use them, to detect two comparisons that would overwrite each other's
/// picture.
final class SnapshotNames: Sendable {
    static let shared = SnapshotNames()

    private let places = Locked<[String: String]>([:])

    /// Reserves a file for a location in the source. If a different location has already reserved it, returns that
    /// location.
    func claim(_ file: String, for place: String) -> String? {
        places.withLock { places in
            if let known = places[file] { return known == place ? nil : known }
            places[file] = place
            return nil
        }
    }
}
