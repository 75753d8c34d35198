import CursesUI
import CursesUITesting
import Testing

extension ContainerValues {
    @Entry fileprivate var isBest = false
}

@MainActor
@Suite("The sections of content")
struct SectionConfigurationTests {
    private struct Board<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(sections: content) { section in
                    HStack(spacing: 1) {
                        Text(verbatim: section.containerValues.isBest ? "*" : "#")
                        if section.header.isEmpty { Text("untitled") } else { section.header }
                    }
                    HStack(spacing: 1) { section.content }
                    section.footer
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private struct Songs: View {
        let isExpanded: Bool

        var body: some View {
            Text("loose")
            Text("ends")
            Section("Blues") {
                Text("one")
                Text("two")
            }
            .containerValue(\.isBest, true)
            Section(isExpanded: .constant(isExpanded)) {
                Text("three").containerValue(\.isBest, true)
            } header: {
                Text("Jazz")
            }
            Section {
                Text("four")
            } footer: {
                Text("the end")
            }
        }
    }

    private let size = CellSize(width: 20, height: 10)

    @Test("each section has its header, its views, its footer and its values")
    func sections() {
        #expect(
            render(Board { Songs(isExpanded: true) }, size: size) == """
                # untitled
                loose ends
                * Blues
                one two
                # ▾ Jazz
                three
                # untitled
                four
                the end
                """)
    }

    @Test("a collapsed section has no views")
    func collapsed() {
        let screen = render(Board { Songs(isExpanded: false) }, size: size)
        #expect(screen.position(of: "▸ Jazz") != nil)
        #expect(screen.position(of: "three") == nil)
    }

    @Test("a group receives all sections, and shows them as they are")
    func group() {
        struct Plain<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                Form {
                    Group(sections: content) { sections in
                        Text(verbatim: "\(sections.count) sections")
                        sections
                    }
                }
            }
        }
        let screen = render(Plain { Songs(isExpanded: true) }, size: CellSize(width: 24, height: 20))
        #expect(screen.position(of: "4 sections") != nil)
        #expect(screen.position(of: "─ Blues ─") != nil)
        #expect(screen.position(of: "│ one") != nil)
    }
}
