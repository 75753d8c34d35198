/// A part of a format that depends on an argument: `%#@name@`.
struct FormatVariable: Sendable {
    /// The index of the argument, counted from zero; nil if the position in the format determines it.
    var argument: Int?
    /// The conversion of the argument without the percent sign, such as `lld`.
    var specifier: String
    var variant: LocalizedVariant
}
