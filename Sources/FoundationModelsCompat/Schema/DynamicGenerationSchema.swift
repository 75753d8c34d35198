/// The description of a type that is known only while the app runs.
public struct DynamicGenerationSchema: Sendable {
    let name: String
    let description: String?
    var properties: [Property] = []
    var choices: [String] = []
    var isChoice = false
    /// The names of other descriptions.
    var references: [String] = []

    private init(_ name: String, _ description: String?) { (self.name, self.description) = (name, description) }

    /// Describes a type with properties.
    public init(name: String, description: String? = nil, properties: [Property]) {
        self.init(name, description)
        self.properties = properties
        references = properties.flatMap(\.schema.references)
    }

    /// Describes a type that is one of some types.
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
        self.init(name, description)
        self.choices = choices.map(\.name)
        isChoice = true
        references = choices.flatMap(\.references)
    }

    /// Describes a type that is one of some texts.
    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        self.init(name, description)
        self.choices = choices
        isChoice = true
    }

    /// Describes elements in order.
    public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
        self.init("array of \(itemSchema.name)", nil)
        references = itemSchema.references
    }

    /// Describes the values of a type.
    public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
        self.init(type.generationSchema.name, nil)
    }

    /// Refers to another description.
    public init(referenceTo name: String) {
        self.init(name, nil)
        references = [name]
    }

    /// The description of a property.
    public struct Property: Sendable {
        let name: String
        let description: String?
        let schema: DynamicGenerationSchema
        let isOptional: Bool

        /// Describes a property.
        public init(
            name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false
        ) {
            (self.name, self.description, self.schema) = (name, description, schema)
            self.isOptional = isOptional
        }
    }
}
