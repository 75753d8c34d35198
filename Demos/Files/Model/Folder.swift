import CursesUI

/// A folder in a pane: its items, the item at the cursor, and the marked items.
@MainActor
@Observable
final class Folder {
    private(set) var url: URL
    private(set) var items: [FileItem] = []
    /// The reason why the folder cannot be read.
    private(set) var problem: String?
    private(set) var isRead = false
    /// The item at the cursor.
    var selection: URL?
    private(set) var marked: Set<URL> = []
    var search = ""

    private let fileSystem: any FileSystem

    init(_ url: URL, in fileSystem: any FileSystem) {
        self.url = url
        self.fileSystem = fileSystem
    }

    /// The item at the cursor.
    var current: FileItem? { items.first { $0.url == selection } }

    /// The items to which an operation applies: the marked items, or the item at the cursor if none are marked.
    var chosen: [FileItem] { items.filter { marked.isEmpty ? $0.url == selection : marked.contains($0.url) } }

    /// Marks the item at the cursor, or unmarks it.
    func toggleMark() {
        if let selection { marked.formSymmetricDifference([selection]) }
    }

    /// Shows a different folder, with one of its items selected.
    func go(to url: URL, selecting selected: URL? = nil) async {
        self.url = url
        search = ""
        marked = []
        await read {
            selected ?? $0.items(by: KeyPathComparator(\.sortedName), showsHidden: false).first?.url
        }
    }

    func goUp() async {
        if url.path != "/" { await go(to: url.deletingLastPathComponent(), selecting: url) }
    }

    /// Reads the items again, and selects the item that `choose` returns. Both happen in one step, so that no frame
    /// shows the new items without the selection.
    func read(selecting choose: (Folder) -> URL? = { $0.selection }) async {
        let (url, fileSystem) = (url, fileSystem)
        let result = await Task { try await inBackground { try fileSystem.items(in: url) } }.result
        // The user may have switched to a different folder in the meantime.
        guard url == self.url else { return }
        isRead = true
        switch result {
        case .success(let read): (items, problem) = (read, nil)
        case .failure(let error): (items, problem) = ([], error.reason)
        }
        marked.formIntersection(items.map(\.url))
        selection = choose(self)
    }

    /// Returns the items that match the search, sorted, with folders first.
    func items(by comparator: KeyPathComparator<FileItem>, showsHidden: Bool) -> [FileItem] {
        let visible = items.filter {
            (showsHidden || !$0.isHidden) && (search.isEmpty || $0.name.localizedCaseInsensitiveContains(search))
        }
        let order = [comparator, KeyPathComparator(\.name)]
        return visible.filter(\.isFolder).sorted(using: order) + visible.filter { !$0.isFolder }.sorted(using: order)
    }
}
