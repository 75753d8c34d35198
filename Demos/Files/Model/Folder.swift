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
    var search = "" {
        // The first item that is found is at the cursor, so that the next key acts on it.
        didSet { if current == nil { selection = shown.first?.url } }
    }
    var arrangement = FileArrangement()

    private let fileSystem: any FileSystem

    init(_ url: URL, in fileSystem: any FileSystem) {
        self.url = url
        self.fileSystem = fileSystem
    }

    /// The items that the pane shows, in its order.
    var shown: [FileItem] {
        let visible = items.filter(isShown)
        let order = [arrangement.comparator, KeyPathComparator(\.name)]
        return visible.filter(\.isFolder).sorted(using: order) + visible.filter { !$0.isFolder }.sorted(using: order)
    }

    /// The items without the hidden ones, unless these are shown.
    var visibleItems: [FileItem] { items.filter(isVisible) }

    private func isVisible(_ item: FileItem) -> Bool { arrangement.showsHidden || !item.isHidden }

    private func isShown(_ item: FileItem) -> Bool {
        isVisible(item) && (search.isEmpty || item.name.localizedCaseInsensitiveContains(search))
    }

    /// The item at the cursor.
    var current: FileItem? { items.first { $0.url == selection && isShown($0) } }

    /// The items that an operation applies to: the marked ones, or else the one at the cursor. An item that is not
    /// shown is never changed.
    var chosen: [FileItem] {
        items.filter { (marked.isEmpty ? $0.url == selection : marked.contains($0.url)) && isShown($0) }
    }

    /// Marks the item at the cursor, or unmarks it.
    func toggleMark() {
        if let current { marked.formSymmetricDifference([current.url]) }
    }

    /// Shows a different folder, with one of its items selected.
    func go(to url: URL, selecting selected: URL? = nil) async {
        self.url = url
        search = ""
        marked = []
        selection = nil
        await read(selecting: selected.map { [$0] } ?? [])
    }

    func goUp() async {
        if url.path != "/" { await go(to: url.deletingLastPathComponent(), selecting: url) }
    }

    /// Reads the items again. In the same step, so that no frame shows the one without the other, it selects the first
    /// shown item that is wanted; else the selection stays, or goes to a neighbour of an item that has disappeared.
    func read(selecting wanted: [URL] = []) async {
        let (url, fileSystem) = (url, fileSystem)
        let result = await Task { try await inBackground { try fileSystem.items(in: url) } }.result
        // The user may have gone elsewhere in the meantime.
        guard url == self.url else { return }
        let before = shown.map(\.url)
        isRead = true
        switch result {
        case .success(let read): (items, problem) = (read, nil)
        case .failure(let error): (items, problem) = ([], error.reason)
        }
        marked.formIntersection(items.map(\.url))
        let after = shown.map(\.url)
        selection = after.first(where: wanted.contains) ?? after.nearest(to: selection, in: before)
    }
}

extension [URL] {
    /// The URL itself if it is here, else the one that followed it in an earlier list or came before it, else the
    /// first.
    fileprivate func nearest(to url: URL?, in earlier: [URL]) -> URL? {
        guard let url else { return first }
        if contains(url) { return url }
        let (before, after) = (earlier.prefix { $0 != url }, earlier.drop { $0 != url })
        return after.first(where: contains) ?? before.last(where: contains) ?? first
    }
}
