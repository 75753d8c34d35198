/// Tells the surrounding layout that a view is a part of a section.
struct SectionPartModifier {
    let part: SectionPart
}

extension SectionPartModifier: LayoutModifier {
    var isTrait: Bool { true }

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        key == SectionPart.key ? part : inner.layoutValue(for: key)
    }
}
