import CursesUI

/// A column of the table of processes, by which it can be sorted.
enum ProcessColumn: String, CaseIterable {
    case id, user, load, memory, threads, command

    func comparator(_ order: SortOrder) -> KeyPathComparator<SystemProcess> {
        switch self {
        case .id: KeyPathComparator(\.id, order: order)
        case .user: KeyPathComparator(\.user, order: order)
        case .load: KeyPathComparator(\.load, order: order)
        case .memory: KeyPathComparator(\.memory, order: order)
        case .threads: KeyPathComparator(\.threads, order: order)
        case .command: KeyPathComparator(\.command, order: order)
        }
    }

    /// Creates the column that a comparator sorts by; `nil` if there is none.
    init?(_ comparator: KeyPathComparator<SystemProcess>) {
        let column = Self.allCases.first { $0.comparator(.forward).keyPath == comparator.keyPath }
        guard let column else { return nil }
        self = column
    }

    /// The initial sort order: the greatest consumers first, but names from A to Z.
    var firstOrder: SortOrder {
        switch self {
        case .load, .memory, .threads: .reverse
        case .id, .user, .command: .forward
        }
    }
}
