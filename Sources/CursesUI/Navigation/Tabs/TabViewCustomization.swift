import Foundation

/// The changes that have been made to the tabs of a ``TabView``. A terminal has no interface for them, but an app can
/// hide tabs:
///
/// ```swift
/// customization[tab: "com.example.news"].tabBarVisibility = .hidden
/// ```
public struct TabViewCustomization: Codable, Hashable, Sendable {
    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    /// No changes.
    public init() {}

    /// The changes of a tab.
    public struct TabCustomization: Codable, Hashable, Sendable {
        private var isHiddenInBar: Bool?
        private var isHiddenInSidebar: Bool?

        init() {}

        /// Whether the bar shows the tab.
        public var tabBarVisibility: Visibility {
            get { Visibility(isHidden: isHiddenInBar) }
            set { isHiddenInBar = newValue.isHidden }
        }

        /// Whether a sidebar shows the tab.
        public var sidebarVisibility: Visibility {
            get { Visibility(isHidden: isHiddenInSidebar) }
            set { isHiddenInSidebar = newValue.isHidden }
        }
    }

    /// The changes of a section. A terminal does not apply them.
    public struct SectionCustomization: Codable, Hashable, Sendable {
        /// The order of the tabs, by their names; `nil` for the order of the code.
        public var tabOrder: [String]?

        init() {}

        /// Discards the order of the tabs.
        public mutating func resetTabOrder() { tabOrder = nil }
    }

    /// The changes of a tab with a name (`customizationID`).
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue }
    }

    /// The changes of a section with a name (`customizationID`).
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue }
    }

    /// Shows all tabs again.
    public mutating func resetVisibility() { tabs = [:] }

    /// Discards the orders of all sections.
    public mutating func resetSectionOrder() { sections = [:] }
}

extension Visibility {
    fileprivate init(isHidden: Bool?) {
        self = isHidden.map { $0 ? .hidden : .visible } ?? .automatic
    }

    fileprivate var isHidden: Bool? {
        switch self {
        case .automatic: nil
        case .visible: false
        case .hidden: true
        }
    }
}

/// The changes that a user may make to a tab. In a terminal there are none.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// The same as every behaviour: nothing can be changed.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// The same as every behaviour: nothing can be changed.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    /// The same as every behaviour: nothing can be changed.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

private struct TabViewCustomizationKey: EnvironmentKey {
    static var defaultValue: TabViewCustomization { TabViewCustomization() }
}

extension EnvironmentValues {
    /// The changes that have been made to the tabs of the tab view.
    var tabViewCustomization: TabViewCustomization {
        get { self[TabViewCustomizationKey.self] }
        set { self[TabViewCustomizationKey.self] = newValue }
    }
}

/// Hides a tab if the customization of its tab view says so.
struct CustomizedTab {
    let id: String
    @Environment(\.tabViewCustomization) private var customization
    @Environment(\.tabBarPlacement) private var placement

    init(id: String) {
        self.id = id
    }
}

extension CustomizedTab: ViewModifier {
    func body(content: Content) -> some View {
        let tab = customization[tab: id]
        if (placement == .sidebar ? tab.sidebarVisibility : tab.tabBarVisibility) != .hidden { content }
    }
}

extension View {
    /// Hides the tabs that are hidden in a customization.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        environment(\.tabViewCustomization, customization?.wrappedValue ?? TabViewCustomization())
    }
}

extension AppStorage {
    /// Creates a wrapper for the changes of a tab view with a key. Without stored changes, the value is `wrappedValue`.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
    where Value == TabViewCustomization {
        self.init(wrappedValue, key: key, store: store, coding: .json())
    }
}

extension SceneStorage {
    /// Creates a wrapper for the changes of a tab view with a key. They are initially `wrappedValue`.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String) where Value == TabViewCustomization {
        self.init(wrappedValue, key: key)
    }
}
