/// A part of a section that a container lays out separately from the rows: a lazy stack pins it, and a grid gives it a
/// separate line.
enum SectionPart {
    case header, footer

    /// The key of the layout value that marks a layout node as a part of a section.
    static let key = ObjectIdentifier(SectionPart.self)
}

extension LayoutNode {
    /// The part of a section that the node is; `nil` for any other view.
    final var sectionPart: SectionPart? { layoutValue(for: SectionPart.key) as? SectionPart }

    /// Whether the node is the header or the footer of a section.
    final var isSectionPart: Bool { layoutValue(for: SectionPart.key) != nil }
}
