/// Marks a view as a part of a section for the surrounding layout.
struct SectionPartModifier {
    let part: SectionPart
}

extension SectionPartModifier: LayoutModifier {
    var isTrait: Bool { true }

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        key == SectionPart.key ? part : inner.layoutValue(for: key)
    }
}
