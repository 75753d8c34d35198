/// A section of some content, with a header, views and a footer.
///
/// A container gets the sections of its content from ``Group/init(sections:transform:)`` or
/// ``ForEach/init(sections:content:)``. Consecutive views outside of sections form a section without a header and a
/// footer.
public struct SectionConfiguration: Identifiable {
    /// The identity of the section.
    public let id: ID
    /// The values that the section provides to the container.
    public let containerValues: ContainerValues
    /// The views of the header.
    public let header: SubviewsCollection
    /// The views between header and footer.
    public let content: SubviewsCollection
    /// The views of the footer.
    public let footer: SubviewsCollection

    /// The identity of a section. It stays the same as long as the section exists.
    public struct ID: Hashable, @unchecked Sendable {
        // The object is only compared by reference.
        fileprivate let object: ObjectIdentifier
    }
}

extension SectionConfiguration {
    /// Groups views by section.
    @MainActor
    static func sections(of elements: [SubviewElement]) -> [SectionConfiguration] {
        var runs: [(section: SectionToken?, elements: [SubviewElement])] = []
        for element in elements {
            let section = element.membership?.section
            if let last = runs.last, last.section === section {
                runs[runs.count - 1].elements.append(element)
            } else {
                runs.append((section, [element]))
            }
        }
        return runs.map { run in
            @MainActor
            func subviews(_ part: SectionMembership.Part) -> SubviewsCollection {
                SubviewsCollection(run.elements.filter { ($0.membership?.part ?? .content) == part })
            }
            let first = run.elements[0]
            return SectionConfiguration(
                id: ID(object: run.section.map(ObjectIdentifier.init) ?? ObjectIdentifier(first)),
                containerValues: first.layoutNode.map(ContainerValues.init(ofSectionAround:)) ?? ContainerValues(),
                header: subviews(.header),
                content: subviews(.content),
                footer: subviews(.footer)
            )
        }
    }
}

/// The sections of some content, in order.
///
/// As a view it shows all of them.
public struct SectionCollection {
    let sections: [SectionConfiguration]

    init(_ sections: [SectionConfiguration]) {
        self.sections = sections
    }
}

extension SectionCollection: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }

    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
