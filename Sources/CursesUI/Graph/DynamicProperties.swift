import CursesUISupport

/// The dynamic properties of a view or modifier in one node.
///
/// The fields of a type that are dynamic properties are found once per type; after that, installing them costs one
/// pointer access each.
@MainActor
struct DynamicProperties {
    private let plan: DynamicPropertyPlan
    private var storage: [AnyObject?]

    init(of type: Any.Type) {
        plan = .plan(for: type)
        storage = Array(repeating: nil, count: plan.fields.count)
    }

    /// Connects the properties of `value` with the node's storage.
    mutating func install<Value>(in value: inout Value, of node: Node) {
        guard !plan.fields.isEmpty else { return }
        for dead in plan.deadFields { node.reportDeadProperty(dead.name, of: dead.type, in: Value.self) }
        withUnsafeMutableBytes(of: &value) { bytes in
            for (index, field) in plan.fields.enumerated() {
                field.install(bytes.baseAddress! + field.offset, &storage[index], node)
            }
        }
    }

    /// Whether the type has no dynamic properties.
    var isEmpty: Bool { plan.fields.isEmpty }

    /// Whether one of the properties is a control's action (``ControlAction``).
    var holdAction: Bool { plan.holdsAction }

    /// Whether one of the properties may have a value other than its initial value.
    var mayHoldState: Bool { plan.mayHoldState }

    /// Whether one of the properties has a value other than its initial value.
    var holdWrittenState: Bool {
        storage.contains { ($0 as? any WritableStorage)?.isWritten ?? false }
    }

    /// The properties that have storage and the number of changes of their values; `nil` if a property does not count
    /// its changes.
    var changes: [(name: String, count: Int?)] {
        zip(plan.fields, storage).map { ($0.name, ($1 as? any ChangeCounting)?.changeCount) }
    }

    mutating func remove() {
        for object in storage { (object as? any RemovableStorage)?.remove() }
        storage.removeAll()
    }
}

/// The locations of the dynamic properties of a type.
@MainActor
struct DynamicPropertyPlan {
    struct Field {
        /// The name of the view's property that contains this location, such as `_count`.
        let name: String
        let offset: Int
        let install: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, Node) -> Void
    }

    var fields: [Field] = []
    /// The properties that are classes with dynamic properties, which no node can connect.
    private(set) var deadFields: [(name: String, type: Any.Type)] = []
    /// Whether a stored property of the type is a control's action.
    private(set) var holdsAction = false
    /// Whether a property may keep a value other than its initial value on the node.
    private(set) var mayHoldState = false

    private static var plans = TypeTable<DynamicPropertyPlan>()

    static func plan(for type: Any.Type) -> DynamicPropertyPlan {
        if let plan = plans[type] { return plan }
        var plan = DynamicPropertyPlan()
        plan.collect(from: type, at: 0, name: nil)
        if TypeFields.isStruct(type) {
            plan.holdsAction = TypeFields.fields(of: type).contains { $0.type == ControlAction.self }
        }
        plans[type] = plan
        return plan
    }

    private mutating func collect(from type: Any.Type, at offset: Int, name: String?) {
        guard TypeFields.isStruct(type) else { return }
        for field in TypeFields.fields(of: type) {
            let position = offset + field.offset
            let name = name ?? field.name
            guard let property = Self.dynamicProperty(field.type) else { continue }
            switch property._connection.kind {
            case .object(let known):
                fields.append(Self.field(known, name, at: position))
                if known.mayHoldState { mayHoldState = true }
            case .host:
                for content in TypeFields.fields(of: field.type) {
                    collect(from: content.type, at: position + content.offset, name: name)
                }
            case .value:
                // The dynamic properties inside a property are connected before its `update()` is called.
                collect(from: field.type, at: position, name: name)
                if field.type is AnyObject.Type, Self.hasDynamicProperty(field.type) {
                    deadFields.append((name, field.type))
                }
                fields.append(Self.field(updating: property, name, at: position))
            }
        }
    }

    /// Returns whether a stored property of a class is a dynamic property.
    private static func hasDynamicProperty(_ type: Any.Type) -> Bool {
        TypeFields.fields(of: type).contains { dynamicProperty($0.type) != nil }
    }

    /// Returns a type that is a dynamic property.
    ///
    /// The first cast of a type searches all conformances of the program, so common types are told apart without one.
    private static func dynamicProperty(_ type: Any.Type) -> (any DynamicProperty.Type)? {
        if TypeFields.isFunction(type) || plainTypes.contains(ObjectIdentifier(type)) { return nil }
        func environment<Value>(_: Value.Type) -> any DynamicProperty.Type { Environment<Value>.self }
        if let value = TypeFields.argument(of: type, like: Environment<Int>.self) {
            return _openExistential(value, do: environment)
        }
        func state<Value>(_: Value.Type) -> any DynamicProperty.Type { State<Value>.self }
        if let value = TypeFields.argument(of: type, like: State<Int>.self) {
            return _openExistential(value, do: state)
        }
        func binding<Value>(_: Value.Type) -> any DynamicProperty.Type { Binding<Value>.self }
        if let value = TypeFields.argument(of: type, like: Binding<Int>.self) {
            return _openExistential(value, do: binding)
        }
        return type as? any DynamicProperty.Type
    }

    /// Common types of fields that are not dynamic properties.
    private static let plainTypes = Set(
        [Bool.self, Int.self, Double.self, String.self, Bool?.self, Int?.self, Double?.self, String?.self, Text.self]
            .map { (type: Any.Type) in ObjectIdentifier(type) })

    private static func field<P: NodeProperty>(
        _ type: P.Type,
        _ name: String,
        at offset: Int
    ) -> Field {
        Field(name: name, offset: offset) { pointer, storage, node in
            let property = pointer.assumingMemoryBound(to: P.self)
            property.pointee.install(in: &storage, of: node)
            property.pointee.update()
        }
    }

    private static func field<P: DynamicProperty>(
        updating type: P.Type,
        _ name: String,
        at offset: Int
    ) -> Field {
        Field(name: name, offset: offset) { pointer, _, _ in
            pointer.assumingMemoryBound(to: P.self).pointee.update()
        }
    }
}

/// A value that is not a dynamic property but may contain dynamic properties, which belong to the view that stores the
/// value. Examples are an app and the style of a control.
package protocol DynamicPropertyHost: DynamicProperty {}

extension DynamicPropertyHost {
    /// Connects the dynamic properties in the value's fields.
    @MainActor @preconcurrency
    public static var _connection: _PropertyConnection { _PropertyConnection(kind: .host) }
}

extension Node {
    fileprivate func reportDeadProperty(_ name: String, of type: Any.Type, in owner: Any.Type) {
        let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
        graph.diagnostics.report(
            .deadProperty(name: name, type: "\(type)", view: "\(owner)"), once: ObjectIdentifier(owner))
    }
}
