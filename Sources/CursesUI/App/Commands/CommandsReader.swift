/// The dynamic properties of commands. They belong to the node that shows the menus.
///
/// The commands of an app are values like its views: their bodies may read `@FocusedValue`, `@State` and the like.
/// Commands have no nodes, so their properties are stored by the path of indices that leads to the commands.
struct CommandsProperties {
    private var storage: CommandsStorage?

    /// Returns the entries of all menus.
    @MainActor
    func entries(of commands: some Commands) -> [CommandEntry] {
        guard let storage else { return [] }
        return CommandsReader(storage: storage).read(commands)
    }
}

extension CommandsProperties: NodeProperty {
    package mutating func install(in storage: inout AnyObject?, of node: Node) {
        let kept = storage as? CommandsStorage ?? CommandsStorage(node)
        storage = kept
        self.storage = kept
    }
}

extension CommandsProperties: ComparableInput {
    package static func isSameInput(_ old: CommandsProperties, _ new: CommandsProperties) -> Bool { true }
}

/// Reads the entries of commands and of nested commands, and installs the dynamic properties of each.
@MainActor
struct CommandsReader {
    fileprivate let storage: CommandsStorage
    private var path: [Int] = []

    fileprivate init(storage: CommandsStorage) {
        self.storage = storage
    }

    /// Returns the entries of nested commands, which have an index within the commands that are being read.
    func entries<Content: Commands>(of commands: Content, at index: Int) -> [CommandEntry] {
        var inner = self
        inner.path.append(index)
        if let primitive = commands as? any PrimitiveCommands { return primitive.entries(inner) }
        var commands = commands
        storage.install(in: &commands, at: inner.path)
        return inner.entries(of: commands.body, at: 0)
    }

    fileprivate func read(_ commands: some Commands) -> [CommandEntry] {
        storage.beginReading()
        defer { storage.endReading() }
        return entries(of: commands, at: 0)
    }
}

@MainActor
private final class CommandsStorage {
    private unowned let node: Node
    private var properties: [Place: DynamicProperties] = [:]
    /// The positions that have been read since the reading began.
    private var read: Set<Place> = []

    private struct Place: Hashable {
        let path: [Int]
        let type: ObjectIdentifier
    }

    init(_ node: Node) {
        self.node = node
    }

    func install<Content: Commands>(in commands: inout Content, at path: [Int]) {
        let place = Place(path: path, type: ObjectIdentifier(Content.self))
        read.insert(place)
        properties[place, default: DynamicProperties(of: Content.self)].install(in: &commands, of: node)
    }

    func beginReading() {
        read.removeAll()
    }

    /// Commands that no longer exist lose their properties.
    func endReading() {
        for place in properties.keys where !read.contains(place) {
            properties[place]?.remove()
            properties[place] = nil
        }
    }
}

extension CommandsStorage: RemovableStorage {
    func remove() {
        beginReading()
        endReading()
    }
}
