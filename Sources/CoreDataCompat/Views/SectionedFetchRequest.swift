import CursesUI
import Foundation

/// The objects of a context in a view, in sections with a value in common. The view is evaluated again when they change.
///
/// ```swift
/// @SectionedFetchRequest(sectionIdentifier: \.kind, sortDescriptors: [SortDescriptor(\.kind), SortDescriptor(\.name)])
/// private var sections: SectionedFetchResults<String?, Item>
/// ```
///
/// The order must put objects with the same value together.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSManagedObject>: DynamicProperty {
    private var request: FetchRequest<Result>
    @State private var identifier = SectionIdentifierStorage<SectionIdentifier, Result>()
    private let sectionIdentifier: KeyPath<Result, SectionIdentifier>

    /// Creates a request for the objects of a class.
    ///
    /// - Parameters:
    ///   - sectionIdentifier: the value that the objects of a section have in common.
    ///   - sortDescriptors: the order.
    ///   - predicate: the condition for the objects; `nil` for all.
    ///   - animation: has no effect: the change of an object animates its views if it is made with an animation.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.sectionIdentifier = sectionIdentifier
        request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    }

    /// The sections.
    @MainActor @preconcurrency
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(request.wrappedValue, identifier, sectionIdentifier)
    }

    /// A binding to the condition and the order.
    @MainActor @preconcurrency
    public var projectedValue: Binding<FetchRequest<Result>.Configuration> { request.projectedValue }
}

extension SectionedFetchRequest {
    /// Creates a request for the objects of a class.
    ///
    /// - Parameters:
    ///   - sectionIdentifier: the value that the objects of a section have in common.
    ///   - sortDescriptors: the order.
    ///   - predicate: the condition for the objects; `nil` for all.
    ///   - animation: has no effect: the change of an object animates its views if it is made with an animation.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.sectionIdentifier = sectionIdentifier
        request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    }

    /// Creates a request for the objects of an entity.
    ///
    /// - Parameters:
    ///   - entity: the entity.
    ///   - sectionIdentifier: the value that the objects of a section have in common.
    ///   - sortDescriptors: the order.
    ///   - predicate: the condition for the objects; `nil` for all.
    ///   - animation: has no effect: the change of an object animates its views if it is made with an animation.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.sectionIdentifier = sectionIdentifier
        request = FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
    }

    /// Creates a property for a request.
    ///
    /// - Parameters:
    ///   - fetchRequest: the request.
    ///   - sectionIdentifier: the value that the objects of a section have in common.
    ///   - animation: has no effect: the change of an object animates its views if it is made with an animation.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        self.sectionIdentifier = sectionIdentifier
        request = FetchRequest(fetchRequest: fetchRequest)
    }
}

/// The section identifier that the view has set. It replaces that of the request.
final class SectionIdentifierStorage<SectionIdentifier: Hashable, Result: NSManagedObject>: @unchecked Sendable,
    Observable
{
    // It is used only on the main actor.
    private let registrar = ObservationRegistrar()
    private var path: KeyPath<Result, SectionIdentifier>?

    var value: KeyPath<Result, SectionIdentifier>? {
        get {
            registrar.access(self, keyPath: \.value)
            return path
        }
        set { registrar.withMutation(of: self, keyPath: \.value) { path = newValue } }
    }
}

/// The sections of the objects that a request has found.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSManagedObject>: RandomAccessCollection {
    /// The objects with a value in common.
    public struct Section: Identifiable, RandomAccessCollection {
        /// The value.
        public let id: SectionIdentifier
        fileprivate var objects: [Result]

        /// 0.
        public var startIndex: Int { 0 }
        /// The number of objects.
        public var endIndex: Int { objects.count }

        /// An object.
        public subscript(position: Int) -> Result { objects[position] }
    }

    private let results: FetchedResults<Result>
    private let identifier: SectionIdentifierStorage<SectionIdentifier, Result>
    private let initial: KeyPath<Result, SectionIdentifier>
    private var sections: [Section] = []

    @MainActor
    init(
        _ results: FetchedResults<Result>, _ identifier: SectionIdentifierStorage<SectionIdentifier, Result>,
        _ initial: KeyPath<Result, SectionIdentifier>
    ) {
        self.results = results
        self.identifier = identifier
        self.initial = initial
        let path = identifier.value ?? initial
        for object in results {
            let id = object[keyPath: path]
            if sections.last?.id == id {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(Section(id: id, objects: [object]))
            }
        }
    }

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { sections.count }

    /// A section.
    public subscript(position: Int) -> Section { sections[position] }

    /// The value that the objects of a section have in common. A change shows other sections.
    @MainActor @preconcurrency
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { identifier.value ?? initial }
        nonmutating set { identifier.value = newValue }
    }

    /// The condition for the objects; `nil` for all. A change shows other objects.
    @MainActor @preconcurrency
    public var nsPredicate: NSPredicate? {
        get { results.nsPredicate }
        nonmutating set { results.nsPredicate = newValue }
    }

    /// The order. A change reorders the objects.
    @MainActor @preconcurrency
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { results.nsSortDescriptors }
        nonmutating set { results.nsSortDescriptors = newValue }
    }

    /// The order, if it has been given in this form; otherwise empty. A change reorders the objects.
    @MainActor @preconcurrency
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { results.sortDescriptors }
        nonmutating set { results.sortDescriptors = newValue }
    }
}
