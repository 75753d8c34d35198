/// A part of a format that depends on an argument: `%#@name@`.
struct FormatVariable: Sendable {
    /// The number of its argument, counted from zero; nil if its place in the format tells it.
    var argument: Int?
    /// The conversion of the argument without the percent sign, such as `lld`.
    var specifier: String
    var variant: LocalizedVariant
}
