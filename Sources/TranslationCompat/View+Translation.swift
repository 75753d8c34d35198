import SwiftUICompat

extension View {
    /// Runs an action when the view appears and when the configuration changes, unless it is `nil`. The session of the
    /// action translates nothing.
    public func translationTask(
        _ configuration: TranslationSession.Configuration?,
        action: @escaping @MainActor (TranslationSession) async -> Void
    ) -> some View {
        task(id: configuration) {
            guard let configuration else { return }
            await action(TranslationSession(configuration))
        }
    }

    /// Runs an action when the view appears and when a language changes. The session of the action translates nothing.
    public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil,
        action: @escaping @MainActor (TranslationSession) async -> Void
    ) -> some View {
        translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
    }

    /// Tells the user in an alert that there are no translations.
    ///
    /// - Parameter replacementAction: is never called.
    public func translationPresentation(
        isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
    ) -> some View {
        alert(Text(verbatim: TranslationError.notInstalled.localizedDescription), isPresented: isPresented) {}
    }
}
