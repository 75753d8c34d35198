/// Opens a scene of the app by its id, or for a value. A terminal has only one window, so the scene opens in a layer
/// above the visible scene, and replaces a scene that is already open there. If no scene has the id or accepts the
/// value, nothing happens.
public struct OpenWindowAction {
    private let open: (@MainActor (WindowRequest) -> Void)?

    init(_ open: (@MainActor (WindowRequest) -> Void)? = nil) {
        self.open = open
    }

    /// Opens the scene with an id.
    @MainActor @preconcurrency
    public func callAsFunction(id: String) {
        open?(.window(id: id, value: nil))
    }

    /// Opens the scene that accepts values of this type, and passes the value to it.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        open?(.window(id: nil, value: value))
    }

    /// Opens the scene that has an id, and passes a value to it.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        open?(.window(id: id, value: value))
    }
}

/// Closes a scene that was opened above the visible scene.
public struct DismissWindowAction {
    private let close: (@MainActor (WindowRequest?) -> Void)?

    init(_ close: (@MainActor (WindowRequest?) -> Void)? = nil) {
        self.close = close
    }

    /// Closes the open window.
    @MainActor @preconcurrency
    public func callAsFunction() {
        close?(nil)
    }

    /// Closes the scene with an id, if it is open.
    @MainActor @preconcurrency
    public func callAsFunction(id: String) {
        close?(.window(id: id, value: nil))
    }

    /// Closes the scene that accepts values of this type, if it is open.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        close?(.window(id: nil, value: value))
    }

    /// Closes the scene that has an id and accepts values of this type, if it is open.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        close?(.window(id: id, value: value))
    }
}

/// Opens the settings of the app in a layer above the visible scene. Nothing happens in an app without ``Settings``.
public struct OpenSettingsAction {
    private let open: (@MainActor () -> Void)?

    init(_ open: (@MainActor () -> Void)? = nil) {
        self.open = open
    }

    /// Opens the settings.
    @MainActor @preconcurrency
    public func callAsFunction() {
        open?()
    }
}

/// Asks the user to rate the app in a store. It does nothing, because there is no store.
public struct RequestReviewAction: Sendable {
    /// Does nothing: there is no store.
    public func callAsFunction() {}
}

private struct OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction() }
}

private struct DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction() }
}

private struct OpenSettingsKey: EnvironmentKey {
    static var defaultValue: OpenSettingsAction { OpenSettingsAction() }
}

private struct SupportsMultipleWindowsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Opens a scene of the app above the visible scene.
    public internal(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }

    /// Closes a scene that was opened above the visible scene.
    public internal(set) var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }

    /// Opens the settings of the app.
    public internal(set) var openSettings: OpenSettingsAction {
        get { self[OpenSettingsKey.self] }
        set { self[OpenSettingsKey.self] = newValue }
    }

    /// Whether the app has more than one scene that can be opened above the visible scene.
    public internal(set) var supportsMultipleWindows: Bool {
        get { self[SupportsMultipleWindowsKey.self] }
        set { self[SupportsMultipleWindowsKey.self] = newValue }
    }

    /// Does nothing: there is no store to rate the app in.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
