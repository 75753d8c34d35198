/// Declares code to try things out in Xcode.
///
/// ```swift
/// #Playground("Parse a price") {
///     print(Price("4.50 €"))
/// }
/// ```
///
/// Nothing runs it in a terminal: the code in the braces must compile, but is not part of the app.
///
/// - Parameters:
///   - name: the name of the playground.
///   - body: the code.
@freestanding(declaration)
public macro Playground(
    _ name: String? = nil, body: @escaping @Sendable () async throws -> Void
) = #externalMacro(module: "PreviewMacros", type: "PlaygroundMacro")
