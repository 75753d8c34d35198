import CursesUI

extension RandomTreeGenerator {
    /// Views with their own state: their appearance depends on their history.
    static let behaviours: [Grower] =
        presentations + lists + screens + gestures + [
            { generator, depth in
                let child = generator.child(depth)
                return RandomTree("Counter { \(child) }") { knobs in Counter { child(knobs) } }
            },
            { generator, depth in
                let knob = generator.knob()
                let child = generator.child(depth)
                return RandomTree("Listener(to: knob \(knob)) { \(child) }") { knobs in
                    Listener(value: knobs.all[knob].value) { child(knobs) }
                }
            },
            { generator, depth in
                let child = generator.child(depth)
                return RandomTree("Visitor { \(child) }") { knobs in Visitor { child(knobs) } }
            },
            { generator, depth in
                let child = generator.child(depth)
                return RandomTree("FocusMark { \(child) }") { knobs in FocusMark { child(knobs) } }
            },
            { generator, _ in
                let title = generator.text()
                return RandomTree("ProgressView(\(title))") { ProgressView(title($0)) }
            },
            { generator, depth in
                let knob = generator.knob()
                let child = generator.child(depth)
                return RandomTree("\(child) and a button with a shortcut that turns knob \(knob)") { knobs in
                    VStack {
                        child(knobs)
                        Button("shortcut") { knobs.all[knob].value += 1 }.keyboardShortcut("a")
                    }
                }
            },
        ]

    /// Presentations above the screen while a knob is odd.
    private static let presentations: [Grower] = [
        { generator, depth in
            let knob = generator.knob()
            let (content, child) = (generator.child(depth), generator.child(depth))
            return RandomTree("\(child).sheet(isPresented: knob \(knob)) { \(content) }") { knobs in
                child(knobs).sheet(isPresented: Bindable(knobs.all[knob]).isOn) { content(knobs) }
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let (content, child) = (generator.child(depth), generator.child(depth))
            return RandomTree("\(child).popover(isPresented: knob \(knob)) { \(content) }") { knobs in
                child(knobs).popover(isPresented: Bindable(knobs.all[knob]).isOn) { content(knobs) }
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let (content, child) = (generator.child(depth), generator.child(depth))
            return RandomTree("\(child).fullScreenCover(isPresented: knob \(knob)) { \(content) }") {
                knobs in
                child(knobs)
                    .fullScreenCover(isPresented: Bindable(knobs.all[knob]).isOn) { content(knobs) }
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let title = generator.text()
            let child = generator.child(depth)
            return RandomTree("\(child).alert(\(title), isPresented: knob \(knob))") { knobs in
                child(knobs).alert(title(knobs), isPresented: Bindable(knobs.all[knob]).isOn) {
                    Button("Yes") {}
                    Button("No", role: .cancel) {}
                } message: {
                    Text(verbatim: title(knobs))
                }
            }
        },
        { generator, depth in
            let knob = generator.knob()
            let title = generator.text()
            let child = generator.child(depth)
            return RandomTree("\(child).confirmationDialog(\(title), isPresented: knob \(knob))") { knobs in
                child(knobs)
                    .confirmationDialog(title(knobs), isPresented: Bindable(knobs.all[knob]).isOn) {
                        Button("Delete", role: .destructive) {}
                    }
            }
        },
    ]
}

/// Counts its presses in its own state, and publishes the count.
private struct Counter<Content: View>: View {
    @State private var count = 0
    @State private var last = ""
    private let pressed = PassthroughSubject<Int, Never>()
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            Button("\(count) \(last)") {
                count += 1
                pressed.send(count)
            }
            .onReceive(pressed) { last = "\($0)" }
            if count % 3 != 1 { content() }
        }
    }
}

/// Shows how often a value has changed.
private struct Listener<Content: View>: View {
    let value: Int
    @State private var changes = 0
    @ViewBuilder let content: () -> Content

    var body: some View {
        HStack {
            Text(verbatim: "\(changes)")
            content()
        }
        .onChange(of: value) { changes += 1 }
    }
}

/// Shows whether it has appeared.
private struct Visitor<Content: View>: View {
    @State private var isThere = false
    @ViewBuilder let content: () -> Content

    var body: some View {
        content()
            .border(isThere ? Color.green : Color.red)
            .onAppear { isThere = true }
            .onDisappear { isThere = false }
    }
}

/// Shows whether its field has the focus, and can take the focus on request.
private struct FocusMark<Content: View>: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""
    @ViewBuilder let content: () -> Content

    var body: some View {
        VStack {
            TextField("name", text: $text).focused($isFocused)
            Button(isFocused ? "has it" : "take it") { isFocused.toggle() }
            content()
        }
    }
}
