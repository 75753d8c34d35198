/// The background and the colour scheme of a bar.
struct BarLook: Equatable {
    var background: Paint?
    /// The style of the texts and symbols; `nil` for that of the theme.
    var foreground: Paint?
    var visibility: Visibility?
    var colorScheme: ColorScheme?

    /// Returns the look, with what it leaves open taken from another one.
    func completed(by other: BarLook) -> BarLook {
        BarLook(
            background: background ?? other.background, foreground: foreground ?? other.foreground,
            visibility: visibility ?? other.visibility,
            colorScheme: colorScheme ?? other.colorScheme)
    }

    /// The background that is drawn; `nil` for that of the screen.
    var shownBackground: Paint? { visibility == .hidden ? nil : background }
}

/// The looks of the bars of a screen.
struct BarLooks: Equatable {
    private(set) var top = BarLook()
    private(set) var bottom = BarLook()

    /// Changes the looks of some bars; without any, that of the bar at the top.
    mutating func change(_ bars: [ToolbarPlacement], _ change: (inout BarLook) -> Void) {
        let isTop = bars.isEmpty || bars.contains { [.automatic, .navigationBar, .windowToolbar].contains($0) }
        if isTop { change(&top) }
        if bars.contains(.bottomBar) { change(&bottom) }
    }

    /// Returns the looks, with what they leave open taken from others.
    func completed(by other: BarLooks) -> BarLooks {
        var looks = self
        looks.top = top.completed(by: other.top)
        looks.bottom = bottom.completed(by: other.bottom)
        return looks
    }
}

/// Draws a bar on its background, in its colour scheme.
struct BarLookModifier {
    let look: BarLook
}

extension BarLookModifier: ViewModifier {
    @ViewBuilder
    private func styled(_ content: Content) -> some View {
        if let foreground = look.foreground {
            content.foregroundStyle(AnyShapeStyle(foreground))
        } else {
            content
        }
    }

    func body(content: Content) -> some View {
        styled(content)
            .transformEnvironment(\.colorScheme) { scheme in
                if let own = look.colorScheme { scheme = own }
            }
            .background {
                if let background = look.shownBackground { Rectangle().fill(AnyShapeStyle(background)) }
            }
    }
}

extension View {
    /// Sets the background of bars of the screen that contains the view; without `bars`, of the bar at the top.
    ///
    /// The background covers the line beside the bar as well. The bar of tabs keeps its own.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        barLook(bars) { $0.background = style.paint }
    }

    /// Shows or hides the background of bars of the screen that contains the view.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barLook(bars) { $0.visibility = visibility }
    }

    /// Shows or hides the background of bars of the screen that contains the view.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View {
        barLook(bars) { $0.visibility = visibility }
    }

    /// Sets the style of the texts and symbols of bars of the screen that contains the view; without `bars`, of the bar at
    /// the top.
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
        _ style: S,
        for bars: ToolbarPlacement...
    ) -> some View {
        barLook(bars) { $0.foreground = style.paint }
    }

    /// Sets the `\.colorScheme` of bars of the screen that contains the view; without `bars`, of the bar at the top.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?,
        for bars: ToolbarPlacement...
    ) -> some View {
        barLook(bars) { $0.colorScheme = colorScheme }
    }

    nonisolated private func barLook(
        _ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void
    ) -> some View {
        transformPreference(NavigationBarOptionsKey.self) { $0.looks.change(bars, change) }
    }
}
