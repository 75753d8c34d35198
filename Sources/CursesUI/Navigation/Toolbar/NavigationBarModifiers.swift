extension View {
    /// Hides the bar at the top of the screen that contains the view. Escape still goes back.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationBarOptions { if hidden { $0.isHidden = true } }
    }

    /// Hides the back button. The screen should provide its own, because Escape does not go back.
    nonisolated public func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
    ) -> some View {
        navigationBarOptions { if hidesBackButton { $0.hidesBackButton = true } }
    }

    /// Shows or hides bars of the screen that contains the view.
    nonisolated public func toolbar(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View {
        toolbar(visibility, forAll: bars)
    }

    private nonisolated func toolbar(_ visibility: Visibility, forAll bars: [ToolbarPlacement]) -> some View {
        let hidesTabs = visibility == .hidden && bars.contains(.tabBar)
        return navigationBarOptions {
            guard visibility == .hidden else { return }
            if bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar)
                || bars.contains(.windowToolbar)
            {
                $0.isHidden = true
            }
            if bars.contains(.bottomBar) { $0.isBottomHidden = true }
        }
        .transformPreference(HiddenTabBarKey.self) { $0 = $0 || hidesTabs }
    }

    /// Shows or hides bars of the screen that contains the view.
    nonisolated public func toolbarVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View {
        toolbar(visibility, forAll: bars)
    }

    /// Adds views to both sides of the title. Newer code uses `toolbar(content:)`.
    nonisolated public func navigationBarItems<L: View, T: View>(
        leading: L,
        trailing: T
    ) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Adds views before the title. Newer code uses `toolbar(content:)`.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Adds views after the title. Newer code uses `toolbar(content:)`.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    nonisolated private func navigationBarOptions(
        _ change: @escaping (inout NavigationBarOptions) -> Void
    ) -> some View {
        transformPreference(NavigationBarOptionsKey.self, change)
    }
}
