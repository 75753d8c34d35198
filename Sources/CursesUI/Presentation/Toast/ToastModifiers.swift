import CursesUITerminal

extension View {
    /// Shows the toasts of ``EnvironmentValues/showToast`` in front of this view.
    ///
    /// ```swift
    /// struct EditorScreen: View {
    ///     @Environment(\.showToast) private var showToast
    ///
    ///     var body: some View {
    ///         Button("Save") { showToast("Saved", role: .success) }
    ///     }
    /// }
    ///
    /// EditorScreen().terminalToasts()
    /// ```
    ///
    /// At most three toasts are visible, the newest at the bottom; a further toast takes the place of the oldest. On a
    /// small screen they take at most half of the height, except a single long one. A toast goes after its duration, or
    /// when it is clicked. It takes no keys, and never the focus. A screen reader speaks it when it appears. SwiftUI has
    /// no such modifier.
    ///
    /// - Parameter alignment: the place of the toasts in the view.
    nonisolated public func terminalToasts(alignment: Alignment = .bottomTrailing) -> some View {
        modifier(ToastsModifier(alignment: alignment))
    }

    /// Shows a toast in front of this view while a condition is true. The toast sets the condition to false when it goes.
    ///
    /// SwiftUI has no such modifier.
    ///
    /// - Parameters:
    ///   - isPresented: whether the toast is visible.
    ///   - duration: the time after which the toast goes.
    ///   - alignment: the place of the toast in the view.
    nonisolated public func terminalToast(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, role: ToastRole = .info,
        duration: Duration = .seconds(3), alignment: Alignment = .bottomTrailing
    ) -> some View {
        modifier(
            ToastModifier(
                text: Text(titleKey), isPresented: isPresented, role: role, duration: duration, alignment: alignment))
    }

    /// Shows a toast in front of this view while a condition is true. The toast sets the condition to false when it goes.
    ///
    /// SwiftUI has no such modifier.
    ///
    /// - Parameters:
    ///   - isPresented: whether the toast is visible.
    ///   - duration: the time after which the toast goes.
    ///   - alignment: the place of the toast in the view.
    @_disfavoredOverload
    nonisolated public func terminalToast<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, role: ToastRole = .info, duration: Duration = .seconds(3),
        alignment: Alignment = .bottomTrailing
    ) -> some View {
        modifier(
            ToastModifier(
                text: Text(title), isPresented: isPresented, role: role, duration: duration, alignment: alignment))
    }
}

private struct ToastsModifier {
    let alignment: Alignment
    @State private var queue = ToastQueue()

    init(alignment: Alignment) {
        self.alignment = alignment
    }
}

extension ToastsModifier: ViewModifier {
    func body(content: Content) -> some View {
        let queue = queue
        content
            .environment(\.showToast, ShowToastAction(queue: queue))
            .overlay(alignment: alignment) {
                ToastLayout(alignment: alignment.horizontal) {
                    ForEach(queue.toasts) { toast in
                        ToastView(toast.text, toast.role, for: toast.duration) { queue.remove(toast.id) }
                    }
                }
            }
    }
}

private struct ToastModifier {
    let text: Text
    @Binding var isPresented: Bool
    let role: ToastRole
    let duration: Duration
    let alignment: Alignment
}

extension ToastModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.overlay(alignment: alignment) {
            if isPresented { ToastView(text, role, for: duration) { isPresented = false } }
        }
    }
}
