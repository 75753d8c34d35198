/// Shows a toast; see ``EnvironmentValues/showToast``.
public struct ShowToastAction: Sendable {
    let queue: ToastQueue?

    /// Shows a toast in front of the innermost view with ``View/terminalToasts(alignment:)``. Without such a view, nothing
    /// happens.
    ///
    /// - Parameter duration: the time after which the toast goes.
    @MainActor
    public func callAsFunction(
        _ titleKey: LocalizedStringKey, role: ToastRole = .info, duration: Duration = .seconds(3)
    ) {
        queue?.show(Text(titleKey), role, for: duration)
    }

    /// Shows a toast in front of the innermost view with ``View/terminalToasts(alignment:)``. Without such a view, nothing
    /// happens.
    ///
    /// - Parameter duration: the time after which the toast goes.
    @_disfavoredOverload
    @MainActor
    public func callAsFunction<S: StringProtocol>(
        _ title: S, role: ToastRole = .info, duration: Duration = .seconds(3)
    ) {
        queue?.show(Text(title), role, for: duration)
    }
}

private struct ShowToastKey: EnvironmentKey {
    static var defaultValue: ShowToastAction { ShowToastAction(queue: nil) }
}

extension EnvironmentValues {
    /// Shows a toast in front of the innermost view with ``View/terminalToasts(alignment:)``.
    public internal(set) var showToast: ShowToastAction {
        get { self[ShowToastKey.self] }
        set { self[ShowToastKey.self] = newValue }
    }
}
