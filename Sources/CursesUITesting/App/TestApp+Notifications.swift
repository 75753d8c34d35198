extension TestApp {
    /// The notifications that the app has shown on the user's desktop, in order.
    public var notifications: [String] { terminal.notifications }
}
