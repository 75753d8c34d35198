/// Rows of controls, one below the other over the whole width.
///
/// ```swift
/// Form {
///     Section("Account") {
///         TextField("Name", text: $name)
///         Toggle("Remember me", isOn: $isRemembered)
///     }
///     Stepper("Guests: \(guests)", value: $guests)
/// }
/// ```
///
/// ```text
/// ╭─ Account ────────────────╮
/// │ Ada                      │
/// │ [x] Remember me          │
/// ╰──────────────────────────╯
/// Guests: 3              [−|+]
/// ```
///
/// The rows of a ``Section`` stand in a box; a row outside of any stands free. A form takes all the
/// room that it is offered, its rows at the top. It scrolls where they need more: with the mouse wheel,
/// with page up and page down, and to the control that gets the focus.
///
/// Rows of a terminal are few: where a ``Spacer`` stands beside a form in a stack, or the form is
/// ``View/fixedSize(horizontal:vertical:)``, it is as high as its rows, and what follows stands close.
///
/// ```swift
/// VStack {
///     Form { TextField("Name", text: $name) }
///     Button("Submit") { submit() }   // below the field; without the spacer at the foot of the screen
///     Spacer()
/// }
/// ```
public struct Form<Content: View> {
    let content: Content
    @Environment(\.formStyle) private var style

    /// A form of the views in a closure: its rows.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style is asked for, to be decorated.
    public init(_ configuration: FormStyleConfiguration) {
        self.init { configuration.content }
    }
}

extension Form: View {
    public var body: some View {
        style.makeBody(FormStyleConfiguration(content: .init(content: AnyView(content))))
    }
}
