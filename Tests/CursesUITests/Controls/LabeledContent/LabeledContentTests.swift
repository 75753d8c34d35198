import CursesUITesting
import Foundation
import Testing

@MainActor
@Suite("Labelled content")
struct LabeledContentTests {
    private let size = CellSize(width: 16, height: 3)

    @Test("a value stands at the end of the row that its label begins")
    func values() {
        let rows = VStack(spacing: 0) {
            LabeledContent("Version", value: "1.2")
            LabeledContent("Share", value: 0.5, format: .percent.locale(Locale(identifier: "en_US")))
            LabeledContent("Wi-Fi") { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }
        }
        #expect(
            render(rows, size: size) == """
                Version      1.2
                Share        50%
                Wi-Fi        [x]
                """)
    }

    @Test("a style of one's own arranges it otherwise, and may use the standard look")
    func style() {
        struct Stacked: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(alignment: .leading, spacing: 0) {
                    configuration.label
                    configuration.content
                    LabeledContent(configuration)
                }
            }
        }
        let content = LabeledContent("Name", value: "fox").labeledContentStyle(Stacked())
        #expect(render(content, size: size) == "Name\nfox\nName         fox")
    }
}
