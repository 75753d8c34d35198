/// A vertical stack of rows with controls, which takes the full width.
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
/// The rows of a ``Section`` are in a box; rows outside of sections are not. A form fills the proposed size, with its
/// rows at the top. If the rows need more space, the form scrolls: with the mouse wheel, with Page Up and Page Down,
/// and to the control that receives the focus.
///
/// The rows of a form are deleted and moved, show swipe actions and form trees with the same keys as those of a
/// ``List``. Each control is a separate stop for Tab, and the rows of a `ForEach` that have actions but no control are
/// one stop.
///
/// A terminal has few rows. If a ``Spacer`` is next to a form in a stack, or the form has
/// ``View/fixedSize(horizontal:vertical:)``, the form is only as high as its rows, and the next view follows
/// immediately.
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

    /// Creates a form whose rows are the views of a closure.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates a form from the rows that a style receives.
    public init(_ configuration: FormStyleConfiguration) {
        self.init { configuration.content }
    }
}

extension Form: View {
    public var body: some View {
        style.makeBody(FormStyleConfiguration(content: .init(content: AnyView(content))))
    }
}
