import FoundationGaps

/// A value that a request computes for its dictionaries: of each object, or of all objects of a group.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
    /// The expression. With a function such as `sum:` it computes one value of all objects, or of those of each group.
    open var expression: NSExpression?
    /// The type of the value.
    open var expressionResultType = NSAttributeType.undefinedAttributeType

    /// The type of the value.
    public var resultType: NSAttributeDescription.AttributeType {
        get { expressionResultType }
        set { expressionResultType = newValue }
    }
}
