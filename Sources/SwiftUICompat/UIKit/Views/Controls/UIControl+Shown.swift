import CursesUI

/// A CursesUI control for a UIKit control.
@MainActor @preconcurrency
private struct ShownControl<Control: _ActionControl, Content: View> {
    let control: Control
    let content: (Control) -> Content
    @ObservedObject private var changes: StandInChanges

    init(control: Control, content: @escaping (Control) -> Content) {
        self.control = control
        self.content = content
        changes = control.changes
    }
}

extension ShownControl: View {
    var body: some View {
        content(control).disabled(!control.isEnabled || !control.isUserInteractionEnabled)
    }
}

@MainActor @preconcurrency
protocol ShownAsControl: _ActionControl {}

extension _ActionControl: ShownAsControl {}

extension ShownAsControl {
    /// Returns a view that is evaluated again when the control changes.
    func shown<Content: View>(@ViewBuilder content: @escaping (Self) -> Content) -> AnyView {
        AnyView(ShownControl(control: self, content: content))
    }

    /// Returns a binding to a property that the user changes, which performs the actions for `valueChanged`.
    ///
    /// - Parameter events: further events that a change is.
    func value<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<Self, Value>, _ events: UIControl.Event = []
    ) -> Binding<Value> {
        Binding {
            self[keyPath: property]
        } set: {
            guard $0 != self[keyPath: property] else { return }
            self[keyPath: property] = $0
            self.sendActions(for: events.union(.valueChanged))
        }
    }
}
