/// Whether a view in the selected tab hides the bar of the tabs.
struct HiddenTabBarKey: PreferenceKey {
    static let defaultValue = false

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
    }
}

/// The settings of `UITabBar.appearance()`, which apply to all tab views.
@MainActor
package enum TabBarAppearance {
    /// Whether the bars are hidden. The keys of the tabs have their effect nevertheless.
    package static var isHidden = false
}
