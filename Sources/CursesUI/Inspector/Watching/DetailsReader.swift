import CursesUITerminal

/// Reads the state, the environment and the layout of a node.
@MainActor
struct DetailsReader {
    private let node: Node
    private let environment: EnvironmentValues

    /// The maximum number of described items in each list: layout nodes, their children, and properties of an object.
    private static let limit = 40

    init(_ node: Node) {
        self.node = node
        environment = node.environment
    }

    var details: InspectedDetails {
        Graph.untracked {
            InspectedDetails(
                name: ListedType.type(of: node).name,
                fullName: String(node.name.prefix(2 * ValueText.limit)),
                area: InspectedArea(node.screenFrame),
                properties: properties,
                environment: environmentValues,
                layout: node.layoutNodes.prefix(Self.limit).map(layout)
            )
        }
    }

    // MARK: State

    private var properties: [InspectedValue] {
        guard let view = node.anyView else { return [] }
        return Mirror(reflecting: view).children.flatMap { child in
            values(of: child.value, named: child.label ?? "", depth: 0)
        }
    }

    /// Describes a property and, if its value is an object, the properties of that object.
    private func values(of property: Any, named label: String, depth: Int) -> [InspectedValue] {
        let known = property as? any InspectedProperty
        let value = known?.inspectedValue(in: environment) ?? property
        let name = known != nil && label.hasPrefix("_") ? String(label.dropFirst()) : label
        let kind = known.map { type(of: $0).wrapper } ?? ""
        let found = InspectedValue(name: name, kind: kind, text: ValueText.text(value), depth: depth)
        guard depth == 0, Mirror(reflecting: value).displayStyle == .class else { return [found] }
        return [found] + parts(of: value)
    }

    /// Returns the stored properties of an object, except those that macros add.
    private func parts(of object: Any) -> [InspectedValue] {
        var children: [Mirror.Child] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            children = Array(current.children) + children
            mirror = current.superclassMirror
        }
        let shown = children.filter { $0.label?.hasPrefix("_$") != true }.prefix(Self.limit)
        return shown.flatMap { child -> [InspectedValue] in
            // The storage of an `@Observable` property is named with a leading underscore.
            let label = child.label ?? ""
            let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
            return values(of: child.value, named: name, depth: 1)
        }
    }

    // MARK: Environment

    private var environmentValues: [InspectedValue] {
        let read = node.readKeys.map { value($0, "reads", environment.value(for: $0)) }
        let inner = node.childEnvironment
        let added = inner.additions(to: environment).map { value($0, "sets", inner.value(for: $0)) }
        return read.sorted { $0.name < $1.name } + added.sorted { $0.name < $1.name }
    }

    private func value(_ key: EnvironmentKeyID, _ kind: String, _ value: Any?) -> InspectedValue {
        InspectedValue(
            name: Self.name(of: key), kind: kind, text: value.map { ValueText.text($0) } ?? "the default value")
    }

    /// Returns the name of an environment value, derived from the name of its key: `tint` for `TintKey`.
    static func name(of key: EnvironmentKeyID) -> String {
        var name = Substring(key.typeName)
        if name.hasPrefix("__Key_") { name = name.dropFirst("__Key_".count) }
        if name.hasSuffix("Key") { name = name.dropLast("Key".count) }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    // MARK: Layout

    private func layout(_ node: LayoutNode) -> InspectedLayout {
        InspectedLayout(
            proposal: Self.text(node.proposal),
            size: InspectedArea(node.frame.size).sizeText,
            answers: node.answers.map { answer in
                InspectedLayout.Answer(proposal: Self.text(answer.proposal), size: Self.text(answer.size))
            },
            children: node.children.prefix(Self.limit).map(child),
            childrenLeftOut: max(0, node.children.count - Self.limit)
        )
    }

    private func child(_ node: LayoutNode) -> InspectedLayout.Child {
        InspectedLayout.Child(
            name: (node.owner as? Node)?.listedName ?? "\(type(of: node))",
            proposal: Self.text(node.proposal),
            size: InspectedArea(node.frame.size).sizeText,
            origin: "\(node.frame.minColumn),\(node.frame.minRow)"
        )
    }

    static func text(_ proposal: CellProposal) -> String {
        "\(length(proposal.width))×\(length(proposal.height))"
    }

    private static func text(_ size: CellSize) -> String { "\(length(size.width))×\(length(size.height))" }

    private static func length(_ length: Int?) -> String {
        guard let length else { return "ideal" }
        return length >= .unbounded ? "∞" : "\(length)"
    }
}
