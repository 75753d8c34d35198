// The names of Swift for the types of attributes.

extension NSAttributeDescription {
    /// The type of an attribute.
    public typealias AttributeType = NSAttributeType

    /// The type.
    public var type: AttributeType {
        get { attributeType }
        set { attributeType = newValue }
    }
}

extension NSAttributeType {
    /// No type.
    public static let undefined = undefinedAttributeType
    /// A whole number.
    public static let integer16 = integer16AttributeType
    /// A whole number.
    public static let integer32 = integer32AttributeType
    /// A whole number.
    public static let integer64 = integer64AttributeType
    /// A decimal number.
    public static let decimal = decimalAttributeType
    /// A number.
    public static let double = doubleAttributeType
    /// A number.
    public static let float = floatAttributeType
    /// A text.
    public static let string = stringAttributeType
    /// True or false.
    public static let boolean = booleanAttributeType
    /// A date.
    public static let date = dateAttributeType
    /// Bytes.
    public static let binaryData = binaryDataAttributeType
    /// A UUID.
    public static let uuid = UUIDAttributeType
    /// A URL.
    public static let uri = URIAttributeType
    /// A value of any type that is `Codable`.
    public static let transformable = transformableAttributeType
    /// The identity of an object.
    public static let objectID = objectIDAttributeType
}
