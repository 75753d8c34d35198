/// Refreshes what a view shows; from the environment of a view in a `refreshable`.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
/// ```
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    /// Refreshes, and returns when that is done.
    @MainActor
    public func callAsFunction() async {
        await action()
    }
}

/// Whether a list is being refreshed.
enum RefreshState { case idle, running }

extension RefreshAction {
    /// Refreshes, unless that is under way, and keeps a state meanwhile.
    @MainActor
    func start(_ state: Binding<RefreshState>) {
        guard state.wrappedValue == .idle else { return }
        state.wrappedValue = .running
        Task {
            await self()
            state.wrappedValue = .idle
        }
    }
}

private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// Refreshes what the view shows; `nil` where nothing can be refreshed.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets the user refresh the lists in the view, by F5 or Control-R. A list says so in a line above its
    /// rows until the action returns.
    @preconcurrency
    nonisolated public func refreshable(
        action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
