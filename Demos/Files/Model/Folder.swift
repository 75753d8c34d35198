import CursesUI

/// A folder in a pane: its items, and the item at the cursor.
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
    var search = "" {
        // The first item that is found is at the cursor, so that the next key acts on it.
        didSet { if current == nil { selection = shown.first?.url } }
    }
    var order = FileOrder.name
    var showsHidden = false

    private let fileSystem: any FileSystem

    init(_ url: URL, in fileSystem: any FileSystem) {
        self.url = url
        self.fileSystem = fileSystem
    }

    /// The items that the pane shows, in its order: folders first.
    var shown: [FileItem] {
        items
            .filter { showsHidden || !$0.isHidden }
            .filter { search.isEmpty || $0.name.localizedCaseInsensitiveContains(search) }
            .sorted(using: [KeyPathComparator(\.rank), order.comparator, KeyPathComparator(\.name)])
    }

    /// The item at the cursor, to which an operation applies. An item that is not shown is never changed.
    var current: FileItem? { shown.first { $0.url == selection } }

    /// Shows a different folder, with one of its items selected.
    func go(to url: URL, selecting selected: URL? = nil) async {
        self.url = url
        search = ""
        selection = nil
        await read(selecting: selected)
    }

    func goUp() async {
        if url.path != "/" { await go(to: url.deletingLastPathComponent(), selecting: url) }
    }

    /// Reads the items again. In the same step, so that no frame shows the one without the other, it selects the item
    /// that is wanted; else the selection stays, or goes to the item in the place of one that is gone.
    func read(selecting wanted: URL? = nil) async {
        let (url, fileSystem) = (url, fileSystem)
        let result = await Task.detached { try fileSystem.items(in: url) }.result
        // The user may have gone elsewhere in the meantime.
        guard url == self.url else { return }
        let place = shown.firstIndex { $0.url == selection } ?? 0
        isRead = true
        switch result {
        case .success(let read): (items, problem) = (read, nil)
        case .failure(let error): (items, problem) = ([], error.reason)
        }
        let urls = shown.map(\.url)
        let kept = [wanted, selection].compactMap { $0 }.first(where: urls.contains)
        selection = kept ?? urls.dropFirst(place).first ?? urls.last
    }
}
