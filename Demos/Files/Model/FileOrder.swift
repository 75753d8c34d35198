import CursesUI

/// The orders of the files in a pane.
enum FileOrder: String, CaseIterable {
    case name, nameReversed, size, sizeReversed, modified, modifiedReversed

    var comparator: KeyPathComparator<FileItem> {
        switch self {
        case .name: KeyPathComparator(\.sortedName)
        case .nameReversed: KeyPathComparator(\.sortedName, order: .reverse)
        case .size: KeyPathComparator(\.size)
        case .sizeReversed: KeyPathComparator(\.size, order: .reverse)
        case .modified: KeyPathComparator(\.modified)
        case .modifiedReversed: KeyPathComparator(\.modified, order: .reverse)
        }
    }
}
