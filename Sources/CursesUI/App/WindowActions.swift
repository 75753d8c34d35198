/// Opens a window of the app by its id. It does nothing, because a terminal has one window; sources that use it
/// compile.
public struct OpenWindowAction: Sendable {
    /// Changes nothing: a terminal has one window.
    public func callAsFunction(id: String) {}
    /// Changes nothing: a terminal has one window.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Changes nothing: a terminal has one window.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window of the app by its id. It does nothing, because a terminal has one window; sources that use it
/// compile.
public struct DismissWindowAction: Sendable {
    /// Changes nothing: a terminal has one window.
    public func callAsFunction() {}
    /// Changes nothing: a terminal has one window.
    public func callAsFunction(id: String) {}
    /// Changes nothing: a terminal has one window.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Changes nothing: a terminal has one window.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the window of the app's settings. It does nothing, because a terminal has one window; sources that use it
/// compile.
public struct OpenSettingsAction: Sendable {
    /// Changes nothing: a terminal has one window.
    public func callAsFunction() {}
}

/// Asks the user to rate the app in a store. It does nothing, because there is no store.
public struct RequestReviewAction: Sendable {
    /// Does nothing: there is no store.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Does nothing: a terminal has one window.
    public var openWindow: OpenWindowAction { OpenWindowAction() }

    /// Does nothing: a terminal has one window.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }

    /// Does nothing: a terminal has one window.
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }

    /// False: a terminal has one window.
    public var supportsMultipleWindows: Bool { false }

    /// Does nothing: there is no store to rate the app in.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
