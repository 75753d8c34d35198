/// A control to select one of the named colours.
///
/// ```swift
/// ColorPicker("Background", selection: $background)
/// ```
///
/// ```
/// Background   [ ██ ▾ ]
/// ```
///
/// Return or a click opens the list of colours. Colours that are not in the list can be shown but not selected.
///
/// ![Pickers, a stepper, a slider, dates, a colour and progress in a terminal](Gallery-choices.svg)
public struct ColorPicker<Label: View> {
    private let selection: Binding<Color>
    private let label: Label
    @State private var isPresented = false

    /// Creates a picker with a custom label.
    ///
    /// - Parameter supportsOpacity: has no effect: a terminal has no transparent colours.
    public init(
        selection: Binding<Color>,
        supportsOpacity: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a title.
    ///
    /// - Parameter supportsOpacity: has no effect: a terminal has no transparent colours.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Creates a picker with a title.
    ///
    /// - Parameter supportsOpacity: has no effect: a terminal has no transparent colours.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {
        self.init(selection: selection) { Text(title) }
    }
}

extension ColorPicker: View {
    public var body: some View {
        let names = NamedColor.all
        let selected = names.firstIndex { $0.color == selection.wrappedValue }
        LabeledRow {
            Button {
                isPresented = true
            } label: {
                MenuTitle { Swatch(color: selection.wrappedValue) }
            }
            .accessibility {
                $0.value = selected.map { names[$0].name }
                $0.say(.label, label as? Text)
            }
            .layer(isPresented: $isPresented, options: .menu) {
                MenuPanel(initial: selected) {
                    ForEach(names.indices, id: \.self) { index in
                        MenuRow(isChecked: index == selected) {
                            isPresented = false
                            selection.wrappedValue = names[index].color
                        } label: {
                            HStack(columns: 1) {
                                Swatch(color: names[index].color)
                                Text(verbatim: names[index].name)
                            }
                        }
                        .focusedInMenu(index)
                    }
                }
            }
        } label: {
            // The button carries the accessibility name.
            label.asControlLabel.accessibilityHidden(label is Text)
        }
    }
}

/// Two cells filled with a colour.
private struct Swatch: View {
    let color: Color

    var body: some View {
        Text(verbatim: "██").foregroundColor(color).fixedSize()
    }
}

/// A colour in the list.
private struct NamedColor {
    let name: String
    let color: Color

    static let all = [
        NamedColor(name: "Red", color: .red), NamedColor(name: "Orange", color: .orange),
        NamedColor(name: "Yellow", color: .yellow), NamedColor(name: "Green", color: .green),
        NamedColor(name: "Mint", color: .mint), NamedColor(name: "Teal", color: .teal),
        NamedColor(name: "Blue", color: .blue), NamedColor(name: "Indigo", color: .indigo),
        NamedColor(name: "Purple", color: .purple), NamedColor(name: "Pink", color: .pink),
        NamedColor(name: "Brown", color: .brown), NamedColor(name: "White", color: .white),
        NamedColor(name: "Gray", color: .gray), NamedColor(name: "Black", color: .black),
    ]
}
