import CursesUISupport

/// The dynamic properties of one view on one node.
///
/// Which fields of a type are dynamic properties is found once per type; after that installing
/// them costs a pointer access each.
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
        withUnsafeMutableBytes(of: &value) { bytes in
            for (index, field) in plan.fields.enumerated() {
                field.install(bytes.baseAddress! + field.offset, &storage[index], node)
            }
        }
    }

    /// Whether one of them is the action of a control.
    var holdAction: Bool { plan.holdsAction }

    /// Whether one of them keeps a value that is another one than at first.
    var holdWrittenState: Bool {
        storage.contains { ($0 as? any WritableStorage)?.isWritten ?? false }
    }

    /// The properties that keep something, and how often that has changed; `nil` where nobody counts.
    var changes: [(name: String, count: Int?)] {
        zip(plan.fields, storage).map { ($0.name, ($1 as? any ChangeCounting)?.changeCount) }
    }

    mutating func remove() {
        for object in storage { (object as? any RemovableStorage)?.remove() }
        storage.removeAll()
    }
}

/// Where the dynamic properties of a type are.
@MainActor
struct DynamicPropertyPlan {
    struct Field {
        /// The property of the view that it is, or is a part of: `_count`.
        let name: String
        let offset: Int
        let install: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, Node) -> Void
    }

    var fields: [Field] = []
    /// Whether the type itself has an action of a control.
    private(set) var holdsAction = false

    private static var plans: [ObjectIdentifier: DynamicPropertyPlan] = [:]

    static func plan(for type: Any.Type) -> DynamicPropertyPlan {
        if let plan = plans[ObjectIdentifier(type)] { return plan }
        var plan = DynamicPropertyPlan()
        plan.collect(from: type, at: 0, name: nil)
        if TypeFields.isStruct(type) {
            plan.holdsAction = TypeFields.fields(of: type).contains { $0.type == ControlAction.self }
        }
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    private mutating func collect(from type: Any.Type, at offset: Int, name: String?) {
        guard TypeFields.isStruct(type) else { return }
        for field in TypeFields.fields(of: type) {
            let position = offset + field.offset
            let name = name ?? field.name
            if let known = field.type as? any NodeProperty.Type {
                fields.append(Self.field(known, name, at: position))
            } else if let property = field.type as? any DynamicProperty.Type {
                // Its own dynamic properties are connected before it is told to update.
                collect(from: field.type, at: position, name: name)
                fields.append(Self.field(updating: property, name, at: position))
            } else if field.type is any DynamicPropertyHost.Type {
                for content in TypeFields.fields(of: field.type) {
                    collect(from: content.type, at: position + content.offset, name: name)
                }
            }
        }
    }

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

/// A value that is no dynamic property but may hold some that belong to the view that stores it,
/// as an app or a control's style does.
package protocol DynamicPropertyHost {}
