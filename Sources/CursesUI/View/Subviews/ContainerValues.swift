/// The values that a view provides to its container.
///
/// An app adds custom values with `@Entry`:
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isPinned = false
/// }
///
/// Text("First").containerValue(\.isPinned, true)
/// ```
///
/// A container reads the values from its subviews; see ``Subview/containerValues``.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var tag: AnyHashable?

    init() {}

    /// Accesses the value of a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the tag of the view if the tag has this type, and otherwise `nil`.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    /// Whether the view has a tag, and it is equal to a value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag?.base as? V == tag }
}

/// A key of a container value.
public protocol ContainerValueKey {
    associatedtype Value

    /// The value of views that do not set it.
    static var defaultValue: Value { get }
}

extension ContainerValues {
    fileprivate static let key = ObjectIdentifier(ContainerValues.self)
    /// The key under which a section stores its container values.
    static let sectionKey = ObjectIdentifier(SectionConfiguration.self)

    /// Reads the container values of a layout node.
    @MainActor
    init(of node: LayoutNode) {
        guard node.traits != nil else { return }
        self = node.layoutValue(for: Self.key) as? ContainerValues ?? ContainerValues()
        tag = node.tag
    }

    /// Reads the container values of the section that contains a layout node.
    @MainActor
    init(ofSectionAround node: LayoutNode) {
        guard node.traits != nil else { return }
        self = node.layoutValue(for: Self.sectionKey) as? ContainerValues ?? ContainerValues()
    }
}

extension ContainerValues: ComparableInput {
    package static func isSameInput(_ old: ContainerValues, _ new: ContainerValues) -> Bool {
        old.tag == new.tag && old.values.count == new.values.count
            && new.values.allSatisfy { EnvironmentValues.isSame(old.values[$0.key], $0.value) }
    }
}

/// Sets a value that a view provides to its container.
struct ContainerValueModifier<Value> {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value
}

extension ContainerValueModifier: LayoutModifier {
    var isTrait: Bool { true }

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        let known = inner.layoutValue(for: key)
        guard key == ContainerValues.key || key == ContainerValues.sectionKey && known != nil else { return known }
        var values = known as? ContainerValues ?? ContainerValues()
        values[keyPath: keyPath] = value
        return values
    }
}

extension View {
    /// Sets a value that the view provides to its container. If the view consists of several views, like a `Group`,
    /// each of them provides the value.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>,
        _ value: V
    ) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

extension LayoutSubview {
    /// The values that the view provides to its container.
    public var containerValues: ContainerValues { ContainerValues(of: node) }
}
