/// A control to select one of several values.
///
/// ```swift
/// Picker("Flavour", selection: $flavour) {
///     Text("Chocolate").tag(Flavour.chocolate)
///     Text("Vanilla").tag(Flavour.vanilla)
/// }
/// ```
///
/// Each view of the content represents the value of its `tag(_:)` or, in a `ForEach`, the id of its element.
/// `pickerStyle(_:)` sets the appearance:
///
/// ```
/// Flavour [ Vanilla ▾ ]     menu: Return or a click opens the choices
///
///   Chocolate  [ Vanilla ]  segmented: left and right choose
///
/// Flavour                   inline, radioGroup: each choice has the focus by itself
/// ( ) Chocolate
/// (•) Vanilla
/// ```
///
/// If there is too little space, the label is truncated before the choice. Segments first lose their padding; then only
/// the selected choice is shown, between arrows to its neighbours: `‹ [ Vanilla ] ›`. While the mouse holds a choice,
/// it has marks at its sides: `[>Vanilla<]`.
///
/// ![Pickers, a stepper, a slider, dates, a colour and progress in a terminal](Gallery-choices.svg)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    @Environment(\.pickerStyle) private var style

    init(_ selection: Binding<SelectionValue>, label: Label, content: Content) {
        self.selection = selection
        self.label = label
        self.content = content
    }

    /// Creates a picker with a custom label.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, label: label(), content: content())
    }

    /// Creates a picker with a custom label. This is the older form of the initializer.
    public init(
        selection: Binding<SelectionValue>,
        label: Label,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, label: label, content: content())
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, label: Text(titleKey), content: content())
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection, label: Text(title), content: content())
    }
}

extension Picker: View {
    public var body: some View {
        let choices = PickerChoices(TaggedView.views(of: content), selection: selection)
        switch style.kind {
        case .menu: MenuPicker(label: label, choices: choices)
        case .segmented: SegmentedPicker(label: label, choices: choices)
        case .palette: SegmentedPicker(label: label, choices: choices, isPalette: true)
        case .inline: InlinePicker(label: label, choices: choices)
        }
    }
}
