/// A place where the suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    private let set: Set

    /// The place that the system chooses: below the search field, as ``menu``.
    public static var automatic: SearchSuggestionsPlacement { Self(set: .menu) }
    /// In a menu below the search field, while it has the focus.
    public static var menu: SearchSuggestionsPlacement { Self(set: .menu) }
    /// In the content of the view. A terminal shows no suggestions there by itself.
    public static var content: SearchSuggestionsPlacement { Self(set: .content) }

    /// A set of places.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The type of the elements: a set itself.
        public typealias Element = Self

        /// The bits of the set.
        public var rawValue: Int

        /// Creates a set with the given bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// In a menu below the search field.
        public static let menu = Set(rawValue: 1)
        /// In the content of the view.
        public static let content = Set(rawValue: 2)
    }
}

private struct HidesSuggestionsMenuKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the searchable views in the view show no suggestions below their fields.
    var hidesSuggestionsMenu: Bool {
        get { self[HidesSuggestionsMenuKey.self] }
        set { self[HidesSuggestionsMenuKey.self] = newValue }
    }

    /// The place where suggestions of the search are shown: the menu, unless the app hides them there.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { hidesSuggestionsMenu ? .content : .menu }
}

extension View {
    /// Hides the suggestions of the searchable views in the view in some places, or shows them there again.
    ///
    /// - Parameters:
    ///   - visibility: `.hidden` hides them.
    ///   - placements: the places. Only the menu has an effect.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.hidesSuggestionsMenu) {
            if placements.contains(.menu), visibility != .automatic { $0 = visibility == .hidden }
        }
    }
}
