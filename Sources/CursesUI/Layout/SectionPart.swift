/// A part of a section that a container lays out apart from the rows: a lazy stack pins it, a grid gives
/// it a row of its own.
enum SectionPart {
    case header, footer

    /// The layout value by which a layout node says which part it is.
    static let key = ObjectIdentifier(SectionPart.self)
}

extension LayoutNode {
    /// Whether the node is the header or the footer of a section.
    final var isSectionPart: Bool { layoutValue(for: SectionPart.key) != nil }
}
