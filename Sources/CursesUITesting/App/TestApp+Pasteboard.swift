extension TestApp {
    /// The text that was last cut or copied in the app. Each app has its own pasteboard.
    public var pasteboard: String? {
        get { host.pasteboard.string }
        set { host.pasteboard.string = newValue }
    }
}
