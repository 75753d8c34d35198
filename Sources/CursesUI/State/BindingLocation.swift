import CursesUISupport
import Observation

/// The storage that a binding reads and writes.
protocol BindingLocation<Value>: AnyObject {
    associatedtype Value

    var value: Value { get set }
    /// Whether a change of the value marks the nodes that have read it for an update.
    var isTracked: Bool { get }
    /// Whether a new binding can be recognized as equal to the previous one.
    var isComparable: Bool { get }
    /// The collection whose elements a binding to a collection has.
    var elements: Value { get }

    func isSame(as other: any BindingLocation<Value>) -> Bool
    /// Whether the bindings to the elements of two collections have equal values, as far as this is known.
    @MainActor
    func hasSameElements(as other: any BindingLocation<Value>) -> Bool
    /// Whether the bindings to an element of a collection have the same position, and had the same value when they were
    /// created. Any other binding counts as changed.
    ///
    /// - Parameter compare: returns whether two values in memory are the same.
    func isUnchangedElement(
        since other: any BindingLocation<Value>, by compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    ) -> Bool
}

extension BindingLocation {
    var isComparable: Bool { true }
    var elements: Value { value }

    @MainActor
    func hasSameElements(as other: any BindingLocation<Value>) -> Bool { true }

    func isUnchangedElement(
        since other: any BindingLocation<Value>, by compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    ) -> Bool { false }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation {
    private let constant: Value

    init(_ value: Value) {
        constant = value
    }

    var value: Value {
        get { constant }
        set {}
    }

    var isTracked: Bool { false }

    func isSame(as other: any BindingLocation<Value>) -> Bool { false }
}

/// A value that is read and written by two closures, which cannot be compared.
final class FunctionalLocation<Value>: BindingLocation {
    private let get: () -> Value
    private let set: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    var value: Value {
        get { get() }
        set { set(newValue) }
    }

    var isTracked: Bool { false }
    var isComparable: Bool { false }

    func isSame(as other: any BindingLocation<Value>) -> Bool { self === other }
}

/// A part of another location's value.
final class ProjectedLocation<Root, Value>: BindingLocation {
    private let root: any BindingLocation<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(_ root: any BindingLocation<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
        self.root = root
        self.keyPath = keyPath
    }

    var value: Value {
        get { root.value[keyPath: keyPath] }
        set { root.value[keyPath: keyPath] = newValue }
    }

    var isTracked: Bool { root.isTracked }
    var isComparable: Bool { root.isComparable }

    func isSame(as other: any BindingLocation<Value>) -> Bool {
        guard let other = other as? ProjectedLocation<Root, Value> else { return false }
        return keyPath == other.keyPath && root.isSame(as: other.root)
    }
}

/// A property of an object. If the object is `@Observable`, observation tracks the views that read the property.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    var value: Value {
        get { object[keyPath: keyPath] }
        set { object[keyPath: keyPath] = newValue }
    }

    var isTracked: Bool { Object.self is any Observable.Type }

    func isSame(as other: any BindingLocation<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}

/// An element of a collection.
///
/// The view that lays out the elements reads the collection and compares each element with its previous value. So a
/// change of one element evaluates only that element's views.
final class ElementLocation<Base: MutableCollection>: BindingLocation {
    private let base: any BindingLocation<Base>
    private let position: ElementPosition<Base.Index>
    /// The element's value when the binding was created. A view may outlive its element for one update.
    private let element: Base.Element

    init(_ base: any BindingLocation<Base>, _ position: ElementPosition<Base.Index>, element: Base.Element) {
        self.base = base
        self.position = position
        self.element = element
    }

    var value: Base.Element {
        get {
            let elements = Graph.untracked { base.value }
            guard let index = position.index, holds(index, elements) else { return element }
            return elements[index]
        }
        set {
            guard let index = position.index, holds(index, Graph.untracked { base.value }) else { return }
            base.value[index] = newValue
        }
    }

    private func holds(_ index: Base.Index, _ elements: Base) -> Bool {
        index >= elements.startIndex && index < elements.endIndex
    }

    var isTracked: Bool { false }

    func isSame(as other: any BindingLocation<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return position.isSame(as: other.position) && base.isSame(as: other.base)
    }

    func isUnchangedElement(
        since other: any BindingLocation<Base.Element>, by compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    ) -> Bool {
        guard isSame(as: other), let other = other as? ElementLocation<Base> else { return false }
        return withUnsafePointer(to: other.element) { old in
            withUnsafePointer(to: element) { compare(old, $0) }
        }
    }
}

/// The position of an element in a collection.
enum ElementPosition<Index: Equatable> {
    case fixed(Index)
    /// The position in a container that moves it with the element; `nil` once the element has been removed. So the
    /// views of an element stay the same when elements before it are inserted or removed.
    case moving(Locked<Index?>)

    /// `nil` if the element is known to be removed.
    var index: Index? {
        switch self {
        case .fixed(let index): index
        case .moving(let index): index.withLock { $0 }
        }
    }

    /// A moving position is the same only in the container that moves it.
    func isSame(as other: ElementPosition) -> Bool {
        switch (self, other) {
        case (.fixed(let one), .fixed(let two)): one == two
        case (.moving(let one), .moving(let two)): one === two
        default: false
        }
    }
}
