import CursesUITesting
import Testing

@MainActor
@Suite("The forms of controls with a symbol")
struct ControlFormsTests {
    struct Forms: View {
        @State var isOn = true
        @State var number = 1
        var body: some View {
            Button("Add", systemImage: "plus") {}
            Button("Delete", systemImage: "trash", role: .destructive) {}
            Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn)
            Menu("More", systemImage: "ellipsis") { Button("One") {} }
            Picker("Number", systemImage: "number", selection: $number) { Text("One").tag(1) }
        }
    }

    @Test("each shows its title")
    func titles() {
        let screen = render(Forms(), size: CellSize(width: 30, height: 9))
        for title in ["Add ]", "Delete ]", "Wi-Fi", "More ▾ ]", "Number", "[ One ▾ ]"] {
            #expect(screen.position(of: title) != nil, "\(title)")
        }
    }

    @Test("with the ASCII theme nothing else is needed")
    func ascii() {
        let controls = VStack(alignment: .leading, spacing: 0) {
            Toggle("on", isOn: .constant(true)).toggleStyle(.switch)
            Slider(value: .constant(0.5))
            SecureField("", text: .constant("abc"))
            Menu("More") {}
            Stepper("Step", value: .constant(1))
            Picker("Pick", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.inline)
            Button("Large") {}.buttonStyle(.bordered).controlSize(.large)
        }
        .environment(\.theme, .ascii)
        #expect(
            render(controls, size: CellSize(width: 11, height: 10)) == """
                on     (=#)
                #####O-----
                ***
                [ More v ]
                Step  [-|+]
                Pick
                (*) One
                +-------+
                | Large |
                +-------+
                """)
    }
}
