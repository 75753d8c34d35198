import CursesUI
import CursesUITesting
import Testing

@Suite("Accessibility")
@MainActor
struct AccessibilityTests {
    private func elements(_ view: some View) -> [AccessibilityElement] {
        let app = TestApp(view, size: CellSize(width: 40, height: 10))
        return withExtendedLifetime(app) { AccessibilityTree.elements(of: app.host.rootNode) }
    }

    private func labels(_ view: some View) -> [String] { elements(view).map(\.label) }

    @Test("A text is an element of its own words, without their markup")
    func text() {
        let elements = elements(Text("**Hello** world"))
        #expect(elements.map(\.label) == ["Hello world"])
        #expect(elements[0].traits == .isStaticText)
        #expect(elements[0].frame.size == CellSize(width: 11, height: 1))
    }

    @Test("A button is called what its label says, without the brackets of its style")
    func button() throws {
        let elements = elements(Button("Sign up") {})
        let button = try #require(elements.first)
        #expect(elements.count == 1)
        #expect(button.label == "Sign up")
        #expect(button.traits == .isButton)
        #expect(button.isFocusable && button.isFocused && button.isEnabled)
        #expect(button.frame.size == CellSize(width: 11, height: 1))
    }

    @Test("A button of several texts is called all of them")
    func composedButton() {
        #expect(
            labels(
                Button(action: {}) {
                    HStack {
                        Text("Inbox"); Text("3")
                    }
                }) == ["Inbox, 3"])
    }

    @Test("A button of a symbol alone is called by the symbol, whatever the style draws around it")
    func symbolButton() {
        func labels(_ style: some ButtonStyle) -> [String] {
            self.labels(
                VStack {
                    Button(action: {}) { Image(systemName: "square.and.pencil") }
                    Button(action: {}) { Image(systemName: "plus").padding().background(.red) }
                    Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
                    Button(action: {}) { Image(systemName: "plus") }.accessibilityLabel("New")
                }
                .buttonStyle(style))
        }
        let expected = ["square and pencil", "plus", "Add", "New"]
        #expect(labels(.automatic) == expected)
        #expect(labels(.borderedProminent) == expected)
        #expect(labels(.plain) == expected)
    }

    @Test("A text field is called by its title, else by its prompt, and its value is its text")
    func textField() {
        let elements = elements(
            VStack {
                TextField("Name", text: .constant("Jo"), prompt: Text("first and last"))
                TextField("", text: .constant(""), prompt: Text("Street"))
                TextField("", text: .constant(""))
            }
        )
        #expect(elements.map(\.label) == ["Name", "Street", ""])
        #expect(elements.map(\.value) == ["Jo", "", ""])
        #expect(elements.map(\.isFocused) == [true, false, false])
    }

    @Test("A label covers what is shown, the outermost all others")
    func label() {
        let close = elements(Button("Close it") {}.accessibilityLabel("Close"))
        #expect(close.map(\.label) == ["Close"])
        #expect(close.map(\.value) == [nil])
        #expect(labels(Button("") {}) == [""])
        #expect(labels(Button("✕") {}.accessibilityLabel(Text("A")).accessibilityLabel("B")) == ["B"])
        let name = "C"
        #expect(labels(TextField("Name", text: .constant("")).accessibilityLabel(name)) == ["C"])
        #expect(labels(Text("x").accessibilityLabel("y", isEnabled: false)) == ["x"])
    }

    @Test("Value, hint, identifier and traits are kept")
    func otherProperties() throws {
        let element = try #require(
            elements(
                Text("75 %")
                    .accessibilityValue("three quarters")
                    .accessibilityHint("Shows how far")
                    .accessibilityIdentifier("progress")
                    .accessibilityAddTraits([.isHeader, .updatesFrequently])
                    .accessibilityRemoveTraits(.isStaticText)
            ).first
        )
        #expect(element.value == "three quarters")
        #expect(element.hint == "Shows how far")
        #expect(element.identifier == "progress")
        #expect(element.traits.description == "header, updates frequently")
    }

    @Test("What is hidden is not told of, whatever is said within")
    func hidden() {
        let view = VStack {
            Text("A")
            Text("B").accessibilityHidden(false).accessibilityHidden(true)
            Text("C").accessibilityHidden(true).accessibilityHidden(false)
            Text("D").accessibilityHidden(true, isEnabled: false)
        }
        #expect(labels(view) == ["A", "D"])
    }

    @Test("The parts of an element are ignored, combined, or contained")
    func children() {
        let parts = VStack {
            Text("A"); Text("B"); Button("C") {}
        }
        #expect(labels(parts) == ["A", "B", "C"])
        let ignored = elements(parts.accessibilityElement().accessibilityLabel("All"))
        #expect(ignored.map(\.label) == ["All"])
        #expect(ignored[0].isFocusable && ignored[0].children.isEmpty)
        let combined = elements(parts.accessibilityElement(children: .combine))
        #expect(combined.map(\.label) == ["A, B, C"])
        #expect(combined[0].traits == [.isStaticText, .isButton])
        let contained = elements(
            parts.accessibilityElement(children: .contain).accessibilityIdentifier("group")
        )
        #expect(contained.map(\.identifier) == ["group"])
        #expect(contained[0].children.map(\.label) == ["A", "B", "C"])
    }

    @Test("Neighbours of a greater priority are told of first, equals in layout order")
    func sortPriority() {
        let view = VStack {
            Text("A")
            Text("B").accessibilitySortPriority(1)
            Text("C")
            Text("D").accessibilitySortPriority(-1)
            Text("E").accessibilitySortPriority(1)
        }
        #expect(labels(view) == ["B", "E", "A", "C", "D"])
    }

    @Test("A disabled control keeps its name and takes no focus")
    func disabled() throws {
        let button = try #require(elements(Button("Save") {}.disabled(true)).first)
        #expect(button.label == "Save")
        #expect(!button.isEnabled && !button.isFocusable && !button.isFocused)
    }

    @Test("A name that state decides is told as it is now")
    func change() {
        let app = TestApp(Muted(), size: CellSize(width: 20, height: 3))
        #expect(AccessibilityTree.elements(of: app.host.rootNode).map(\.label) == ["Mute"])
        app.press(.return)
        #expect(AccessibilityTree.elements(of: app.host.rootNode).map(\.label) == ["Unmute"])
    }

    @Test("The rows of a list that selects are elements, in sections too")
    func selectableRows() {
        let list = List(selection: .constant(Set([1]))) {
            Section("Section") { ForEach(0..<2, id: \.self) { Text(verbatim: "in \($0)") } }
            ForEach(2..<4, id: \.self) { Text(verbatim: "out \($0)") }
        }
        let rows = elements(list).filter(\.isFocusable)
        #expect(rows.map(\.label) == ["in 0", "in 1", "out 2", "out 3"])
        #expect(rows.map { $0.traits.contains(.isSelected) } == [false, true, false, false])
    }

    @Test("The form of ViewThatFits that is shown is told of alone, and what only masks is not", arguments: [8, 30])
    func forms(width: CGFloat) {
        let view = ViewThatFits {
            Button("Send the message") {}
            HStack { Button("Send") {} }
        }.frame(width: width)
        #expect(labels(view) == [width < 20 ? "Send" : "Send the message"])
        #expect(labels(Text("shown").mask { Text("mask") }) == ["shown"])
    }

    @Test("Traits are a set")
    func traits() {
        var traits: AccessibilityTraits = [.isButton, .isSelected]
        #expect(traits.contains(.isButton) && !traits.contains(.isHeader))
        #expect(traits.remove(.isButton) == .isButton)
        #expect(traits.remove(.isButton) == nil)
        #expect(traits.insert(.isHeader).inserted)
        #expect(!traits.insert(.isHeader).inserted)
        #expect(traits == AccessibilityTraits([.isHeader, .isSelected]))
        #expect(traits.intersection(.isHeader) == .isHeader)
        #expect(traits.symmetricDifference(.isHeader) == .isSelected)
        #expect(AccessibilityTraits().isEmpty)
    }
}

private struct Muted: View {
    @State private var isMuted = false

    var body: some View {
        Button("♪") { isMuted.toggle() }
            .accessibilityLabel(isMuted ? "Unmute" : "Mute")
    }
}
