import CursesUITesting
import Testing

@MainActor
@Suite("Labels")
struct LabelTests {
    private func text(_ view: some View) -> String {
        render(view, size: CellSize(width: 20, height: 1)).text
            .trimmingCharacters(in: .whitespaces)
    }

    @Test("the icon stands before the title")
    func titleAndIcon() {
        #expect(text(Label("Favourites", systemImage: "star.fill")) == "★ Favourites")
        #expect(text(Label(String("Home"), systemImage: "house")) == "⌂ Home")
        #expect(
            text(
                Label {
                    Text(verbatim: "T")
                } icon: {
                    Text(verbatim: "I")
                }) == "I T")
    }

    @Test("the icon and the title can be further apart, and the icon can take more room than it needs")
    func spacing() {
        let label = Label("Home", systemImage: "house")
        #expect(text(label.labelIconToTitleSpacing(3)) == "⌂   Home")
        #expect(text(label.labelIconToTitleSpacing(0)) == "⌂Home")
        #expect(text(Button("", systemImage: "house") {}) == "[ ⌂ ]")
        let labels = HStack(spacing: 0) {
            Text(verbatim: "|")
            label
        }
        #expect(text(labels.labelReservedIconWidth(3)) == "| ⌂  Home")
        #expect(text(labels.labelReservedIconWidth(1)) == "|⌂ Home")
        #expect(text(labels.labelReservedIconWidth(5).labelStyle(.titleOnly)) == "|Home")
    }

    @Test("styles leave one of them out")
    func styles() {
        let label = Label("Bin", systemImage: "trash")
        #expect(text(label.labelStyle(.titleOnly)) == "Bin")
        #expect(text(label.labelStyle(.iconOnly)) == "⌫")
        #expect(text(label.labelStyle(.titleAndIcon)) == "⌫ Bin")
        #expect(text(label.labelStyle(.automatic)) == "⌫ Bin")
    }

    @Test("an icon that has no sign is a bullet, beside its title and alone")
    func unknown() {
        let label = Label("Thing", systemImage: "unheard.of")
        #expect(text(label) == "• Thing")
        #expect(text(label.labelStyle(.iconOnly)) == "•")
        #expect(text(Label("Thing", systemImage: "")) == "Thing")
        #expect(text(Image(systemName: "").symbolVariant(.fill)) == "")
    }

    @Test("a style of one's own shows the parts as it likes")
    func custom() {
        struct Behind: LabelStyle {
            @Environment(\.theme) private var theme

            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    configuration.title
                    Text(verbatim: theme.symbols.chevron)
                    configuration.icon
                }
            }
        }
        #expect(text(Label("Bin", systemImage: "plus").labelStyle(Behind())) == "Bin›+")
    }

    @Test("a label that a style shows again takes the style around it")
    func nested() {
        struct Bracketed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    Text(verbatim: "<")
                    Label(configuration).labelStyle(.titleOnly)
                    Text(verbatim: ">")
                }
            }
        }
        #expect(text(Label("Bin", systemImage: "plus").labelStyle(Bracketed())) == "<Bin>")
    }
}
