/// The content of a bar of keys above a keyboard.
public struct TouchBar<Content: View> {
    let content: Content

    /// Creates the content of a bar.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates the content of a bar that the user can customize, which is not possible in a terminal.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }
}

/// Whether an item is in the bar if the user has not customized it.
public enum TouchBarItemPresence: Sendable {
    /// The item is always in the bar.
    case required(String)
    /// The item is in the bar at first.
    case `default`(String)
    /// The item is in the bar only if the user adds it.
    case optional(String)
}

extension View {
    /// Lists the controls of a bar of keys in the command palette, because a terminal has no such bar.
    nonisolated public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(MenuCommands(title: nil, items: content()))
    }

    /// Lists the controls of a bar of keys in the command palette, because a terminal has no such bar.
    nonisolated public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
        modifier(MenuCommands(title: nil, items: touchBar.content))
    }

    /// Changes nothing: the controls of the bar are in the command palette, which is not customized.
    nonisolated public func touchBarCustomizationLabel(_ label: Text) -> some View { unchanged() }

    /// Changes nothing: the controls of the bar are in the command palette, which has no middle.
    nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { unchanged() }

    /// Changes nothing: the controls of the bar are in the command palette, which is not customized.
    nonisolated public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { unchanged() }
}
