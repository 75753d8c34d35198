/// The classes of the models in a container.
public struct Schema: Sendable {
    /// The version of a schema.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        private let numbers: [Int]

        /// Creates a version from its numbers.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            numbers = [major, minor, patch]
        }

        /// The numbers with periods.
        public var description: String { numbers.map(String.init).joined(separator: ".") }

        /// Returns whether a version is older than another.
        public static func < (lhs: Version, rhs: Version) -> Bool { lhs.numbers.lexicographicallyPrecedes(rhs.numbers) }
    }

    let types: [any PersistentModel.Type]
    /// The version.
    public let version: Version

    /// Creates a schema with classes, and those that they refer to.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.types = types
        self.version = version
    }

    /// Creates a schema with classes, and those that they refer to.
    public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Creates the schema of a version of the app.
    public init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
}

/// An argument of `@Attribute` or `@Relationship`.
public protocol SchemaProperty: Sendable {}

extension Schema {
    /// How a value is kept.
    public struct Attribute: SchemaProperty {
        /// An option of a value.
        public struct Option: Hashable, Sendable {
            private let name: String

            /// Only one model may have the value: a new model with the same value replaces those of the older one.
            public static let unique = Option(name: "unique")
            /// Has no effect: all values are in the same file.
            public static let externalStorage = Option(name: "externalStorage")
            /// Has no effect: nothing searches the values.
            public static let spotlight = Option(name: "spotlight")
            /// Has no effect: there is no history.
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            /// Has no effect: the value is kept like any other.
            public static let ephemeral = Option(name: "ephemeral")
            /// Has no effect: the file is as readable as others of the user.
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")

            /// Has no effect: the value is kept as its type encodes it.
            public static func transformable(by name: String) -> Option { Option(name: "transformable") }
        }

        let options: [Option]
        let originalName: String?

        /// Creates a description.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
        }
    }

    /// How a model refers to others.
    public struct Relationship: SchemaProperty, @unchecked Sendable {
        // A key path is immutable.
        /// An option of a relationship.
        public struct Option: Hashable, Sendable {
            /// Has no effect: each relationship has an order.
            public static let unique = Option()
        }

        /// The effect of deleting a model on the related models.
        public enum DeleteRule: String, Codable, Sendable {
            /// They no longer refer to it.
            case nullify
            /// They are deleted too.
            case cascade
            /// The model is not deleted as long as there are any.
            case deny
            /// They go on to refer to it.
            case noAction
        }

        let deleteRule: DeleteRule
        let inverse: AnyKeyPath?
        let originalName: String?

        /// Creates a description.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.deleteRule = deleteRule
            self.inverse = inverse
            self.originalName = originalName
        }
    }
}

/// The schema of a version of the app.
public protocol VersionedSchema {
    /// The classes.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// The versions of a schema, and the stages between them.
///
/// The stages are not run: a store is read by the names of its values. A value that is missing has its initial value.
public protocol SchemaMigrationPlan {
    /// The versions, oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The stages between the versions.
    static var stages: [MigrationStage] { get }
}

/// A stage between two versions of a schema, which is not run.
public enum MigrationStage {
    /// A stage without code.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// A stage with code before and after it.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
