/// A thing of the app that an intent may have as a value.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery

    /// The name of the kind of thing.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// Finds things.
    static var defaultQuery: DefaultQuery { get }
    /// How the thing is shown.
    var displayRepresentation: DisplayRepresentation { get }

    /// The wrapper of a property.
    typealias Property<Value> = EntityProperty<Value>
}

/// Finds things of the app.
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity

    /// Creates a query.
    init()

    /// Returns the things with identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Returns things to choose from.
    func suggestedEntities() async throws -> [Entity]
    /// Returns the thing that is chosen at first.
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    /// Returns nothing.
    public func suggestedEntities() async throws -> [Entity] { [] }
    /// Returns nothing.
    public func defaultResult() async -> Entity? { nil }
}

/// Finds things by words.
public protocol EntityStringQuery: EntityQuery {
    /// Returns the things that words describe.
    func entities(matching string: String) async throws -> [Entity]
}

/// Returns all things.
public protocol EnumerableEntityQuery: EntityQuery {
    /// Returns all things.
    func allEntities() async throws -> [Entity]
}

/// Values to choose from.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result

    /// Returns the values.
    func results() async throws -> Result
}

/// An enumeration whose cases an intent may have as values.
public protocol AppEnum: CaseIterable, RawRepresentable, Hashable, Sendable where RawValue == String {
    /// The name of the kind of value.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// How the cases are shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// The name of the kind of value, if it is stated here.
    public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }
}

/// A property of a thing.
@propertyWrapper
public struct EntityProperty<Value> {
    /// The value.
    public var wrappedValue: Value

    /// Creates a property with a value. The name is ignored.
    public init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
        self.wrappedValue = wrappedValue
    }
}

extension EntityProperty where Value: ExpressibleByNilLiteral {
    /// Creates a property without a value. The name is ignored.
    public init(title: LocalizedStringResource) {
        wrappedValue = nil
    }
}

extension EntityProperty: Sendable where Value: Sendable {}

/// The name of a kind of thing.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The name.
    public let name: LocalizedStringResource

    /// Creates a name. The plural is ignored.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        self.name = name
    }

    /// Creates a name from a literal.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
}

/// How a thing is shown.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// A picture beside a thing. It is not shown.
    public struct Image: Hashable, Sendable {
        /// Creates a symbol.
        public init(systemName: String) {}
        /// Creates a picture with a name.
        public init(named: String) {}
        /// Creates a picture from a file.
        public init(url: URL) {}
        /// Creates a picture from the bytes of a file.
        public init(data: Data) {}
    }

    /// The title.
    public var title: LocalizedStringResource
    /// The line below the title.
    public var subtitle: LocalizedStringResource?
    /// The picture.
    public var image: Image?
    /// Other names.
    public var synonyms: [LocalizedStringResource]

    /// Creates a representation.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    /// Creates a representation from a literal.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }
}
