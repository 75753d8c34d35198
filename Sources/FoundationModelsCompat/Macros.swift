/// Makes a structure or an enumeration `Generable`: with a schema, its values as generated content, and the structure
/// `PartiallyGenerated`, whose properties are optional.
///
/// ```swift
/// @Generable(description: "A trip")
/// struct Trip {
///     @Guide(description: "The town") var town: String
///     @Guide(description: "The days", .range(1...14)) var days: Int
/// }
/// ```
@attached(extension, conformances: Generable, names: named(init(_:)))
@attached(member, names: named(generationSchema), named(generatedContent), named(PartiallyGenerated))
public macro Generable(description: String? = nil) =
    #externalMacro(module: "PreviewMacros", type: "GenerableMacro")

/// Describes a property of a `Generable` type.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "PreviewMacros", type: "GuideMacro")

/// Describes a property of a `Generable` type, and limits its values.
@attached(peer)
public macro Guide<Value: Generable>(description: String? = nil, _ guides: GenerationGuide<Value>...) =
    #externalMacro(module: "PreviewMacros", type: "GuideMacro")

/// Describes a property of a `Generable` type that is a text, and limits it to those of a pattern.
@attached(peer)
public macro Guide<Output>(description: String? = nil, _ guides: Regex<Output>) =
    #externalMacro(module: "PreviewMacros", type: "GuideMacro")
