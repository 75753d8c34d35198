import CursesUITerminal

extension View {
    /// Sets the theme of the view.
    ///
    /// ```swift
    /// WindowGroup {
    ///     ContentView().terminalTheme(.nord)
    /// }
    /// ```
    ///
    /// A theme with a ``Theme/Palette`` paints the view's background. If the view is the whole content of the window,
    /// its theme also applies to the window: to bars, margins and windows above the screen. The user of the app may
    /// choose a different theme for the window; see <doc:Design>.
    nonisolated public func terminalTheme(_ theme: Theme) -> some View {
        modifier(ThemeGround()).modifier(ThemeModifier(theme: theme))
    }
}

/// Sets the theme of a view.
struct ThemeModifier {
    let theme: Theme
}

extension ThemeModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ThemeModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ThemeModifier>> {
        ThemeNode(view, in: context)
    }
}

/// A node that sets a theme.
@MainActor
protocol ThemeSource: Node {
    var theme: Theme { get }
    /// Whether the node has no effect, because it is the source of the window's theme and the user has chosen a
    /// different one.
    var yields: Bool { get set }
}

final class ThemeNode<Content: View>: ModifierNode<Content, ThemeModifier>, ThemeSource {
    var theme: Theme { modifier.theme }

    override var asThemeSource: (any ThemeSource)? { self }

    var yields = false {
        didSet { if yields != oldValue { themeDidChange() } }
    }

    override func prepare() { sayPreference(WindowThemeKey.self) }

    override func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == WindowThemeKey.self else { return super.computePreference(key) }
        return Optional(theme) as? Key.Value
    }

    override var childEnvironment: EnvironmentValues {
        yields ? environment : environment.themed(theme)
    }

    override func modifierDidChange(from old: ThemeModifier) {
        guard old.theme != theme else { return }
        themeDidChange()
        preferenceDidChange(WindowThemeKey.self)
    }

    private func themeDidChange() {
        let environment = childEnvironment
        forEachChild { $0.setEnvironment(environment, changed: EnvironmentValues.themedIDs) }
    }

    override func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        keys.contains(EnvironmentValues.screenPaletteID) ? keys.union(EnvironmentValues.themedIDs) : keys
    }
}

/// The theme of the window's content. The window finds the theme by other means; this preference only notifies it of
/// changes.
struct WindowThemeKey: PreferenceKey {
    static var defaultValue: Theme? { nil }

    static func reduce(value: inout Theme?, nextValue: () -> Theme?) {
        value = value ?? nextValue()
    }
}

extension EnvironmentValues {
    static let themedIDs = themeIDs.union([colorSchemeID])

    /// Returns the environment with a theme. On a terminal that needs ASCII lines and symbols, these are kept.
    func themed(_ theme: Theme) -> EnvironmentValues {
        var values = self
        var theme = theme
        if themeBorders == .ascii { theme.borders = .ascii }
        if themeSymbols == .ascii { theme.symbols = .ascii }
        values.theme = theme
        if let scheme = values.design.scheme { values.colorScheme = scheme }
        return values
    }
}

extension Design {
    /// The colour scheme that matches the window's background; `nil` if the background is the terminal's own.
    var scheme: ColorScheme? {
        guard let background = paint?.background.rgb else { return nil }
        return background.farthestGrey == .black ? .light : .dark
    }
}

/// The background of a view with a theme.
struct ThemeGround {
    private var design = Design.standard

    init() {}
}

extension ThemeGround: LayoutModifier {
    static var readsEnvironment: Bool { true }

    func resolved(in environment: EnvironmentValues) -> ThemeGround {
        var resolved = self
        resolved.design = environment.design
        return resolved
    }

    func draw(in context: DrawingContext, size: CellSize) {
        guard design != context.design else { return }
        context.adopt(design)
        if design.paint != nil { context.fill(CellRect(origin: .zero, size: size), background: .default) }
    }

    func drawAbove(in context: DrawingContext, size: CellSize) {
        context.finish(CellRect(origin: .zero, size: size), in: design)
    }
}
