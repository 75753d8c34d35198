/// One screen in front of a stack's root.
@MainActor
final class NavigationEntry: Identifiable {
    enum Kind {
        /// For a value of the path; the stack looks for the destination of its type.
        case value(AnyHashable)
        /// For a view that a link, or another source, leads to.
        case source(any NavigationSource)
    }

    let kind: Kind
    weak var navigation: Navigation?
    /// Counts how often the screen was described anew.
    let revision = StateLocation(0)

    init(_ kind: Kind, in navigation: Navigation) {
        self.kind = kind
        self.navigation = navigation
    }

    func isFor(_ source: any NavigationSource) -> Bool {
        if case .source(let own) = kind { own === source } else { false }
    }
}

extension NavigationEntry: DismissTarget {
    var isPresented: Bool { navigation != nil }

    func dismiss() {
        navigation?.goBack(from: self)
    }
}

/// Something on a screen that leads to a view.
@MainActor
protocol NavigationSource: AnyObject {
    var destination: AnyView { get }
    /// Called when the user has come back.
    func didComeBack()
}
