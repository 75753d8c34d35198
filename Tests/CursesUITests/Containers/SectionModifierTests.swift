import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

/// Modifiers of a section apply to its rows, which a list builds only as they are needed.
@MainActor
@Suite("Modifiers of sections")
struct SectionModifierTests {
    private struct Cars: View {
        @State private var taps = 0
        var body: some View {
            List {
                Section("Korea") { ForEach(["Kia", "Hyundai"], id: \.self) { Text($0) } }
                    .onTapGesture { taps += 1 }
                Section("Japan") { ForEach(["Mazda"], id: \.self) { Text($0) } }
                    .contextMenu { Button("Sell") {} }
                Section("Italy") { ForEach(["Fiat"], id: \.self) { Text($0) } }
                    .gesture(LongPressGesture().onEnded { _ in })
                Section("France") { ForEach(["Renault"], id: \.self) { Text($0) } }
                    .onHover { _ in }
                    .draggable("car")
                    .help("a car")
                Section("Sweden") { ForEach(["Volvo"], id: \.self) { Text($0) } }
                    .mask(Rectangle())
                    .ignoresSafeArea()
                Text("taps \(taps)")
            }
        }
    }

    @Test("a gesture or a menu of a section loses none of its rows")
    func rows() {
        let app = TestApp(Cars(), size: CellSize(width: 30, height: 24))
        for name in ["Kia", "Hyundai", "Mazda", "Fiat", "Renault", "Volvo"] {
            #expect(app.screen.position(of: name) != nil, "\(name) is missing")
        }
        app.click(text: "Hyundai")
        #expect(app.screen.position(of: "taps 1") != nil)
    }
}
