/// The action that refreshes a view's data. `refreshable` puts it into the environment.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
/// ```
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    /// Refreshes, and returns when the refresh is complete.
    @MainActor
    public func callAsFunction() async {
        await action()
    }
}

/// Whether a list is being refreshed.
enum RefreshState { case idle, running }

extension RefreshAction {
    /// Starts a refresh unless one is running, and updates the state at the start and the end.
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
    /// The action that refreshes the view's data; `nil` without a `refreshable`.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets the user refresh the lists in the view with F5 or Control-R. A list shows a line above its rows until the
    /// action returns.
    @preconcurrency
    nonisolated public func refreshable(
        action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
