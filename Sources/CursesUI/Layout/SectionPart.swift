import CursesUITerminal

/// Tells a container which views are the header and the footer of a section.
enum SectionPart {
    case header, footer

    /// What a layout node answers with the part that it is.
    static let key = ObjectIdentifier(SectionPartModifier.self)
}

struct SectionPartModifier {
    let part: SectionPart
}

extension SectionPartModifier: LayoutModifier {
    var isTrait: Bool { true }

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        key == SectionPart.key ? part : inner.layoutValue(for: key)
    }
}
