import CursesUI

/// A folder in a pane: its items, and those that are selected.
@MainActor
@Observable
final class Folder {
    private(set) var url: URL
    private(set) var items: [FileItem] = []
    /// The reason for which the folder cannot be read.
    private(set) var problem: FileError?
    private(set) var isRead = false
    var selection: Set<URL> = []
    var search = ""

    private let fileSystem: any FileSystem

    init(_ url: URL, in fileSystem: any FileSystem) {
        self.url = url
        self.fileSystem = fileSystem
    }

    /// The selected items; the others must not be touched by accident if they are not visible.
    var selected: [FileItem] { items.filter { selection.contains($0.url) } }

    /// Shows a different folder, with one of its items selected.
    func go(to url: URL, selecting selected: URL? = nil) async {
        self.url = url
        search = ""
        await read()
        selection = Set([selected ?? items.first?.url].compactMap(\.self))
    }

    /// Reads the items again.
    func read() async {
        let (url, fileSystem) = (url, fileSystem)
        let result = await inBackground { () throws(FileError) in try fileSystem.items(in: url) }
        // The user may have gone elsewhere in the meantime.
        guard url == self.url else { return }
        isRead = true
        switch result {
        case .success(let items):
            self.items = items
            problem = nil
        case .failure(let error):
            items = []
            problem = error
        }
        selection.formIntersection(items.map(\.url))
    }

    /// The items that match the search, sorted, folders first.
    func items(by comparator: KeyPathComparator<FileItem>, showsHidden: Bool) -> [FileItem] {
        items
            .filter {
                (showsHidden || !$0.isHidden) && (search.isEmpty || $0.name.localizedCaseInsensitiveContains(search))
            }
            .sorted { first, second in
                if first.isFolder != second.isFolder { return first.isFolder }
                let order = comparator.compare(first, second)
                return order == .orderedSame ? first.name < second.name : order == .orderedAscending
            }
    }
}

/// Runs work that waits for the disk on a thread of its own.
@concurrent
nonisolated func inBackground<Value: Sendable>(
    _ work: @Sendable () throws(FileError) -> Value
) async -> Result<Value, FileError> {
    do throws(FileError) {
        return .success(try work())
    } catch {
        return .failure(error)
    }
}
