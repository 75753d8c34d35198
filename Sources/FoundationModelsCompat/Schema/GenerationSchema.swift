/// The description of a type whose values a model generates. It describes, and nothing else.
public struct GenerationSchema: Sendable, Codable, CustomDebugStringConvertible {
    /// The name of the type.
    let name: String
    private var description: String?
    private var properties: [Property] = []
    private var choices: [String] = []

    init(type: any Generable.Type, name: String? = nil) { self.name = name ?? "\(type)" }

    /// Creates the description of a type with properties.
    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        self.init(type: type)
        self.description = description
        self.properties = properties
    }

    /// Creates the description of a type that is one of some texts.
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        self.init(type: type)
        self.description = description
        self.choices = choices
    }

    /// Creates the description of a type that is one of some types.
    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        self.init(type: type, description: description, anyOf: types.map { $0.generationSchema.name })
    }

    /// Creates a description that is known only while the app runs.
    ///
    /// - Throws: a `SchemaError` if two descriptions have the same name, if one is referred to and is not there, or if
    ///   there is nothing to choose from.
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        let context = SchemaError.Context(debugDescription: "in the schema \(root.name)")
        var names: Set<String> = [root.name]
        for schema in dependencies where !names.insert(schema.name).inserted {
            throw SchemaError.duplicateType(schema: root.name, type: schema.name, context: context)
        }
        let missing = ([root] + dependencies).flatMap(\.references).filter { !names.contains($0) }
        guard missing.isEmpty else {
            throw SchemaError.undefinedReferences(schema: root.name, references: missing, context: context)
        }
        let schemas = [root] + dependencies
        if let schema = schemas.first(where: { $0.isChoice && $0.choices.isEmpty }) {
            throw SchemaError.emptyTypeChoices(schema: schema.name, context: context)
        }
        for schema in schemas {
            var properties: Set<String> = []
            for property in schema.properties where !properties.insert(property.name).inserted {
                throw SchemaError.duplicateProperty(schema: schema.name, property: property.name, context: context)
            }
        }
        name = root.name
        description = root.description
        properties = root.properties.map {
            Property(name: $0.name, description: $0.description, typeName: $0.schema.name, isOptional: $0.isOptional)
        }
        choices = root.choices
    }

    /// The description as text.
    public var debugDescription: String {
        let note = description.map { " (\($0))" } ?? ""
        let parts = properties.map(\.text) + choices
        return parts.isEmpty ? name + note : "\(name)\(note): \(parts.joined(separator: ", "))"
    }

    /// The description of a property.
    public struct Property: Sendable, Codable {
        let name: String
        private var description: String?
        private var typeName: String
        private var isOptional: Bool
        private var rules: [String] = []

        init(name: String, description: String?, typeName: String, isOptional: Bool) {
            (self.name, self.description, self.typeName) = (name, description, typeName)
            self.isOptional = isOptional
        }

        /// Describes a property.
        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
        ) {
            self.init(
                name: name, description: description, typeName: type.generationSchema.name, isOptional: false)
            rules = guides.map(\.rule)
        }

        /// Describes a property that may have no value.
        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
        ) {
            self.init(
                name: name, description: description, typeName: Value.generationSchema.name, isOptional: true)
            rules = guides.map(\.rule)
        }

        /// Describes a property whose texts have a pattern.
        public init<Output>(
            name: String, description: String? = nil, type: String.Type, guides: [Regex<Output>] = []
        ) {
            self.init(name: name, description: description, typeName: "string", isOptional: false)
            rules = guides.map { _ in "pattern" }
        }

        /// Describes a property whose texts have a pattern, and which may have no value.
        public init<Output>(
            name: String, description: String? = nil, type: String?.Type, guides: [Regex<Output>] = []
        ) {
            self.init(name: name, description: description, typeName: "string", isOptional: true)
            rules = guides.map { _ in "pattern" }
        }

        fileprivate var text: String {
            "\(name) \(typeName)\(isOptional ? "?" : "")\(rules.map { " \($0)" }.joined())"
                + (description.map { " (\($0))" } ?? "")
        }
    }

    /// The reason why a description is not valid.
    public enum SchemaError: Error, Sendable {
        /// Details of the reason.
        public struct Context: Sendable {
            /// The details.
            public let debugDescription: String

            /// Creates details.
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        /// Two types have the same name.
        case duplicateType(schema: String?, type: String, context: Context)
        /// Two properties have the same name.
        case duplicateProperty(schema: String, property: String, context: Context)
        /// There is nothing to choose from.
        case emptyTypeChoices(schema: String, context: Context)
        /// Types are referred to that are not there.
        case undefinedReferences(schema: String?, references: [String], context: Context)
    }
}
