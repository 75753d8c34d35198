import CursesUITerminal

/// The whole screen: the content in the centre, a notice if the content does not fit, and layers.
///
/// The window's bars show the toolbar items of content outside of any navigation stack.
package struct RootView<Content: View> {
    let content: Content

    package init(content: Content) {
        self.content = content
    }
}

extension RootView: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<RootView> {
        RootNode(self, in: context)
    }
}

final class RootNode<Content: View>:
    LayoutContainerNode<RootView<Content>, Content, ScreenLayoutNode>, PreferenceReader
{
    private unowned let layers: LayerStack
    private unowned let windowTitles: WindowTitles
    private let keyHelp: KeyHelp
    private let palette: CommandPalette
    private var keyHelpPanel: ViewNode<KeyHelpPresenter>?
    private var palettePanel: ViewNode<CommandPalettePresenter>?
    private var presenter: ViewNode<AnyView>?
    private var topBar: ViewNode<ModifiedContent<NavigationBar, BarTraitModifier>>?
    private var bottomBar: ViewNode<ModifiedContent<BottomBar, BarTraitModifier>>?
    private var preferredScheme: ColorScheme?
    /// The node that sets the theme of the window's whole content.
    private weak var themeSource: (any ThemeSource)?
    /// The theme of the window, if its content sets one.
    private var windowTheme: Theme?
    /// Whether a text input of the window has the focus.
    private let isTyping = StateLocation(false)

    init(_ view: RootView<Content>, in context: NodeContext) {
        layers = context.host.layers
        windowTitles = context.host.windowTitles
        let help = context.host.keyHelp
        let tip = context.host.helpTip
        let notice = context.host.notice
        keyHelp = help
        palette = context.host.palette
        super.init(view, in: context, content: { $0.content }) {
            ScreenLayoutNode(keyHelp: help, helpTip: tip, notice: notice, owner: $0)
        }
        layers.base = layoutNode.base
        if let view = AppPresenter.view { presenter = makeNode(view(), in: childContext) }
        designDidChange()
    }

    override func prepare() {
        layers.screen = self
        layoutContext.focus.register(self)
        readPreference(WindowTitleKey.self)
        readPreference(NavigationTitleKey.self)
        readPreference(ToolbarKey.self)
        readPreference(NavigationBarOptionsKey.self)
        readPreference(KeyHelpVisibilityKey.self)
        readPreference(CommandPaletteShortcutKey.self)
        keyHelp.window = self
        palette.window = self
        readPreference(PreferredColorSchemeKey.self)
        readPreference(WindowThemeKey.self)
    }

    /// Creates the panels that have been opened for the first time. Most runs of an app never open them.
    override func refresh() {
        super.refresh()
        if keyHelpPanel == nil, keyHelp.presented != nil {
            keyHelpPanel = makeNode(KeyHelpPresenter(help: keyHelp), in: childContext)
        }
        if palettePanel == nil, palette.presented != nil {
            palettePanel = makeNode(CommandPalettePresenter(palette: palette), in: childContext)
        }
    }

    override var childEnvironment: EnvironmentValues {
        var environment = windowTheme.map(environment.themed) ?? environment
        if let preferredScheme { environment.prefer(preferredScheme) }
        return environment
    }

    override func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        findTheme()
        var keys = keys
        if keys.contains(EnvironmentValues.screenPaletteID) || keys.contains(EnvironmentValues.isThemeChosenID) {
            keys.formUnion(EnvironmentValues.themedIDs)
        }
        // The colours of the preferred scheme depend on the theme, and on whether the terminal has that scheme.
        if preferredScheme != nil, !keys.isDisjoint(with: EnvironmentValues.themedIDs) {
            keys.formUnion(EnvironmentValues.preferredSchemeIDs)
        }
        if !keys.isDisjoint(with: EnvironmentValues.themeIDs) { designDidChange() }
        return keys
    }

    /// Finds the theme that the whole content of the window sets. A theme that the user has chosen takes precedence.
    private func findTheme() {
        if themeSource?.isRemoved != false {
            let content = sequence(first: child as Node, next: \.contentChild)
            themeSource = content.lazy.compactMap(\.asThemeSource).first { _ in true }
        }
        themeSource?.yields = environment.isThemeChosen
        windowTheme = environment.isThemeChosen ? nil : themeSource?.theme
    }

    private func designDidChange() {
        layoutNode.design = childEnvironment.design
    }

    /// Updates the theme, the window's title and the bars. The window's title is the title of the visible screen.
    func preferencesDidChange() {
        let theme = windowTheme
        findTheme()
        if theme != windowTheme {
            let environment = childEnvironment
            forEachChild { $0.setEnvironment(environment, changed: EnvironmentValues.themedIDs) }
            designDidChange()
        }
        let scheme = preference(PreferredColorSchemeKey.self) ?? nil
        if scheme != preferredScheme {
            preferredScheme = scheme
            let environment = childEnvironment
            forEachChild { $0.setEnvironment(environment, changed: EnvironmentValues.preferredSchemeIDs) }
            designDidChange()
        }
        let title = preference(WindowTitleKey.self) ?? preference(NavigationTitleKey.self)
        windowTitles.setScreenTitle(title.flatMap { $0 }?.content.string(in: environment))
        let bars = ScreenBars(
            title: title.flatMap { $0 },
            items: preference(ToolbarKey.self) ?? [],
            options: preference(NavigationBarOptionsKey.self) ?? NavigationBarOptions()
        )
        show(bars.top(back: nil, isInStack: false).map(asBar), in: &topBar)
        show(bars.bottom(isTyping: Binding(location: isTyping)).map(asBar), in: &bottomBar)
        palette.shortcut = (preference(CommandPaletteShortcutKey.self) ?? nil) ?? CommandPalette.standardShortcut
        keyHelp.visibility = preference(KeyHelpVisibilityKey.self) ?? .automatic
    }

    private func asBar<Bar: View>(_ bar: Bar) -> ModifiedContent<Bar, BarTraitModifier> {
        ModifiedContent(content: bar, modifier: BarTraitModifier())
    }

    private func show<Bar: View>(_ bar: Bar?, in node: inout ViewNode<Bar>?) {
        guard bar != nil || node != nil else { return }
        if let bar, let node { return node.update(bar) }
        node?.remove()
        node = bar.map { makeNode($0, in: childContext) }
        layoutContext.queue.invalidateChildren(of: self)
    }

    override func willRemove() {
        super.willRemove()
        layoutContext.focus.unregister(self)
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        super.forEachChild(visit)
        if let topBar { visit(topBar) }
        if let bottomBar { visit(bottomBar) }
        if let keyHelpPanel { visit(keyHelpPanel) }
        if let palettePanel { visit(palettePanel) }
        if let presenter { visit(presenter) }
    }

    override func collectChildren() {
        layoutNode.base.setChildren(
            content: child.layoutNodes,
            topBar: topBar?.layoutNodes ?? [],
            bottomBar: bottomBar?.layoutNodes ?? []
        )
        layoutNode.setChildren(
            [layoutNode.base] + layers.layers
                + [layoutNode.keyHelpBar, layoutNode.helpTip, layoutNode.dragPreview, layoutNode.notice])
    }
}

extension RootNode: FocusBindingNode {
    func holds(_ responder: any Responder) -> Bool { responder.layoutNode.isIn(layoutNode.base) }

    func focusDidMove() {
        if layoutContext.focus.isBehindLayer(layoutNode.base) { return }
        isTyping.value = layoutContext.focus.typedInput.map(holds) ?? false
    }
}
