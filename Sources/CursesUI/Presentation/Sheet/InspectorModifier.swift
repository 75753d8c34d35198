import Foundation

extension View {
    /// Shows an inspector column beside the view while a binding is true. In a terminal of fewer than 60 columns, where
    /// `\.horizontalSizeClass` is compact, the inspector is a sheet, which Escape closes.
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

/// Shows an inspector beside a view, or in a sheet where the width is compact.
struct InspectorModifier<Inspector: View> {
    let isPresented: Binding<Bool>
    let inspector: () -> Inspector
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    init(isPresented: Binding<Bool>, inspector: @escaping () -> Inspector) {
        self.isPresented = isPresented
        self.inspector = inspector
    }

    @MainActor
    private var isCompact: Bool { horizontalSizeClass == .compact }

    @MainActor
    private var sheet: Binding<Bool> {
        Binding {
            isPresented.wrappedValue && isCompact
        } set: {
            // A sheet that gives way to the column does not close the inspector.
            if isCompact { isPresented.wrappedValue = $0 }
        }
    }
}

extension InspectorModifier: ViewModifier {
    func body(content: Content) -> some View {
        HStack(alignment: .top, spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented.wrappedValue, !isCompact {
                Divider()
                inspector().frame(maxHeight: .infinity, alignment: .top)
            }
        }
        .sheet(isPresented: sheet, content: inspector)
    }
}
