import CursesUISupport
import CursesUITerminal
import Foundation

/// Which place in the tests compares with which file: two that share one would take turns in
/// recording it.
final class SnapshotNames: Sendable {
    static let shared = SnapshotNames()

    private let places = Locked<[String: String]>([:])

    /// Takes a file for a place in a source; returns the place that has it already, if another.
    func claim(_ file: String, for place: String) -> String? {
        places.withLock { places in
            if let known = places[file] { return known == place ? nil : known }
            places[file] = place
            return nil
        }
    }
}
