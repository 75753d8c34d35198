import CursesUITerminal

/// The content of an alert or a confirmation dialog: a title, a message, and buttons that dismiss it.
struct Dialog<Actions: View, Message: View> {
    enum Kind {
        /// A message. The dialog adds an OK button if the app provides no buttons.
        case alert
        /// A choice of actions. The dialog adds a cancel button if the app provides none.
        case confirmation
    }

    let kind: Kind
    let title: Text?
    let actions: Actions
    let message: Message
    @State private var buttons = DialogButtons()
    @Environment(\.dialogIcon) private var icon
    @Environment(\.dialogSuppression) private var suppression

    init(kind: Kind, title: Text?, actions: Actions, message: Message) {
        self.kind = kind
        self.title = title
        self.actions = actions
        self.message = message
    }
}

extension Dialog: View {
    var body: some View {
        VStack(spacing: 0) {
            if hasText {
                Viewport {
                    VStack(spacing: 0) {
                        icon
                        if let title, !title.isBlank { title.bold() }
                        message
                    }
                    .multilineTextAlignment(.center)
                }
                .environment(\.isInDialog, true)
            }
            if let suppression {
                Toggle(isOn: suppression.isSuppressed) { suppression.label }
                    .toggleStyle(.checkbox)
                    .environment(\.actionDismissal, Presentation())
            }
            // If there is too little space, the blank row is dropped before any text.
            if hasText || suppression != nil {
                Spacer(minLength: 0).frame(minHeight: 0, idealHeight: 1, maxHeight: 1).layoutPriority(-1)
            }
            DialogButtonLayout(isColumn: kind == .confirmation) {
                actions.onPreferenceChange(DialogButtonsKey.self) { buttons = $0 }
                switch kind {
                case .alert:
                    if buttons.count == 0 { Button("OK", role: .cancel) {} }
                case .confirmation:
                    if !buttons.hasCancel { Button("Cancel", role: .cancel) {} }
                }
            }
            .environment(\.isInDialog, true)
            .lineLimit(1)
            .layoutPriority(1)
        }
        .modifier(DialogWidthModifier())
        .modifier(WindowFrame())
    }

    @MainActor
    private var hasText: Bool { icon != nil || title?.isBlank == false || !message.hasNoViews }
}

/// Keeps the lines of a dialog short enough to read.
private struct DialogWidthModifier: LayoutModifier {
    /// The maximum width in columns.
    private static let maximum = 56

    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        inner.size(for: narrowed(proposal))
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        (.zero, narrowed(proposal))
    }

    private func narrowed(_ proposal: CellProposal) -> CellProposal {
        CellProposal(width: min(proposal.width ?? .unbounded, Self.maximum), height: proposal.height)
    }
}

extension View {
    /// Shows a dialog while something is presented.
    nonisolated func dialog<Actions: View, Message: View>(
        _ kind: Dialog<Actions, Message>.Kind,
        title: Text?,
        presented: @escaping () -> AnyHashable?,
        dismiss: @escaping () -> Void,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) -> some View {
        modifier(
            LayerModifier(
                options: kind == .alert ? .alert : .confirmation,
                presented: presented,
                dismiss: dismiss,
                onDismiss: nil,
                content: {
                    Dialog(kind: kind, title: title, actions: actions(), message: message())
                }
            )
        )
    }
}
