/// The section of a view and the part of the section that contains it, for a container that shows sections in a custom
/// way.
struct SectionMembership {
    enum Part {
        case header, content, footer
    }

    let section: SectionToken
    let part: Part

    fileprivate static let key = ObjectIdentifier(SectionMembership.self)

    init(section: SectionToken, part: Part) {
        self.section = section
        self.part = part
    }

    /// Reads the membership of a layout node. Returns `nil` if the node is outside of any section.
    @MainActor
    init?(of node: LayoutNode) {
        guard node.traits != nil, let known = node.layoutValue(for: Self.key) as? SectionMembership else { return nil }
        self = known
    }
}

/// The identity of a section.
final class SectionToken: Sendable {}

/// Marks the views of a part of a section.
struct SectionMembershipModifier {
    let section: SectionToken
    let part: SectionMembership.Part
}

extension SectionMembershipModifier: LayoutModifier {
    var isTrait: Bool { true }

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        switch key {
        case SectionMembership.key: SectionMembership(section: section, part: part)
        // A section value that is set inside this part belongs to the view, not to the section.
        case ContainerValues.sectionKey: ContainerValues()
        default: inner.layoutValue(for: key)
        }
    }
}

/// The header, rows and footer of a section, marked for a container that shows sections in a custom way.
struct MarkedSection<Header: View, Content: View, Footer: View>: View {
    let header: Header
    let content: Content
    let footer: Footer
    let showsRows: Bool
    @State private var token = SectionToken()

    init(header: Header, content: Content, footer: Footer, showsRows: Bool) {
        self.header = header
        self.content = content
        self.footer = footer
        self.showsRows = showsRows
    }

    var body: some View {
        Group {
            header.modifier(SectionMembershipModifier(section: token, part: .header))
            if showsRows {
                content.modifier(SectionMembershipModifier(section: token, part: .content))
                footer.modifier(SectionMembershipModifier(section: token, part: .footer))
            }
        }
        .environment(\.sectionLook, .bare)
    }
}
