public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable { let s: String; public init(stringLiteral v: String) { s = v }
 var content: StyledText { StyledText(s) } }
