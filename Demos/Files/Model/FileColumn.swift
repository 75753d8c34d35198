import CursesUI

/// A column of the list of files, by which it can be sorted.
enum FileColumn: String, CaseIterable {
    case name, size, modified

    func comparator(_ order: SortOrder) -> KeyPathComparator<FileItem> {
        switch self {
        case .name: KeyPathComparator(\.sortedName, order: order)
        case .size: KeyPathComparator(\.size, order: order)
        case .modified: KeyPathComparator(\.modified, order: order)
        }
    }

    /// Creates the column that a comparator sorts by; `nil` if there is none.
    init?(_ comparator: KeyPathComparator<FileItem>) {
        let column = Self.allCases.first { $0.comparator(.forward).keyPath == comparator.keyPath }
        guard let column else { return nil }
        self = column
    }
}

/// The order of the items in a pane, and whether hidden ones are shown.
struct FileArrangement: Equatable {
    var column = FileColumn.name
    var isReversed = false
    var showsHidden = false

    var comparator: KeyPathComparator<FileItem> { column.comparator(isReversed ? .reverse : .forward) }
}
