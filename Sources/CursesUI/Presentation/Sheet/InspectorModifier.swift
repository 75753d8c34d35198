import Foundation

extension View {
    /// Shows an inspector column beside the view while a binding is true.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: @escaping () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content))
    }

    /// Sets the width of the inspector column that contains the view.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        frame(width: width)
    }

    /// Sets the width of the inspector column that contains the view.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View {
        frame(minWidth: min, idealWidth: ideal, maxWidth: max)
    }
}

/// Shows an inspector column beside a view.
struct InspectorModifier<Inspector: View> {
    let isPresented: Binding<Bool>
    let inspector: () -> Inspector
}

extension InspectorModifier: ViewModifier {
    func body(content: Content) -> some View {
        HStack(alignment: .top, spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented.wrappedValue {
                Divider()
                inspector().frame(maxHeight: .infinity, alignment: .top)
            }
        }
    }
}
