/// A part of a section that a container lays out apart from the rows: a lazy stack pins it, a grid gives
/// it a row of its own.
enum SectionPart {
    case header, footer

    /// The layout value by which a layout node says which part it is.
    static let key = ObjectIdentifier(SectionPart.self)
}
