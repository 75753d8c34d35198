extension TestApp {
    /// The text that was cut or copied last in the app, which it pastes; each app has its own.
    public var pasteboard: String? {
        get { host.pasteboard.string }
        set { host.pasteboard.string = newValue }
    }
}
