/// A choice of several actions, for ``View/actionSheet(isPresented:content:)``.
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A button of the sheet, of the same type as an alert's button.
    public typealias Button = Alert.Button

    /// Creates an action sheet with a title and several buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    var dialog: Dialog<AlertButtons, Text?> {
        Dialog(
            kind: .confirmation,
            title: title,
            actions: AlertButtons(buttons: buttons),
            message: message
        )
    }
}

extension View {
    /// Shows a choice of actions while a binding is true. Newer code uses
    /// ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)-(Text,_,_,_)``.
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>,
        content: @escaping () -> ActionSheet
    ) -> some View {
        layer(isPresented: isPresented, options: .confirmation) { content().dialog }
    }

    /// Shows a choice of actions while there is an item. Newer code uses
    /// ``View/confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)-(Text,_,_,_,_)``.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>,
        content: @escaping (Item) -> ActionSheet
    ) -> some View {
        layer(item: item, options: .confirmation) { content($0).dialog }
    }
}
