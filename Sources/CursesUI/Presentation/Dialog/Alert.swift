/// A message with one or two buttons, for ``View/alert(isPresented:content:)``.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button.
    ///
    /// - Parameter dismissButton: if `nil`, the alert has an OK button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert or an action sheet.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: () -> Void

        /// Creates a button without a role.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action ?? {})
        }

        /// Creates a cancel button with a label.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action ?? {})
        }

        /// Creates a cancel button.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            cancel(Text("Cancel"), action: action)
        }

        /// Creates a button for a destructive action, shown in red.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action ?? {})
        }
    }
}

/// The buttons of an alert or an action sheet as views.
struct AlertButtons {
    let buttons: [Alert.Button]
}

extension AlertButtons: View {
    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role, action: { button.action() }) { button.label }
        }
    }
}

extension View {
    /// Shows an alert while a binding is true. Newer code uses
    /// ``View/alert(_:isPresented:actions:message:)-(Text,_,_,_)``.
    nonisolated public func alert(
        isPresented: Binding<Bool>,
        content: @escaping () -> Alert
    ) -> some View {
        modifier(
            LayerModifier(
                options: .alert,
                presented: { isPresented.wrappedValue ? true : nil },
                dismiss: { isPresented.wrappedValue = false },
                onDismiss: nil,
                content: { content().dialog }
            )
        )
    }

    /// Shows an alert while there is an item. Newer code uses
    /// ``View/alert(_:isPresented:presenting:actions:message:)-(Text,_,_,_,_)``.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>,
        content: @escaping (Item) -> Alert
    ) -> some View {
        layer(item: item, options: .alert) { content($0).dialog }
    }
}

extension Alert {
    var dialog: Dialog<AlertButtons, Text?> {
        Dialog(
            kind: .alert,
            title: title,
            actions: AlertButtons(buttons: buttons),
            message: message
        )
    }
}
