/// A screen in front of a stack's root.
@MainActor
final class NavigationEntry: Identifiable {
    enum Kind {
        /// A value of the path; the stack finds the destination by the value's type.
        case value(AnyHashable)
        /// The view of a link, or of a binding that presents a screen.
        case source(any NavigationSource)
    }

    let kind: Kind
    weak var navigation: Navigation?
    /// Incremented each time the source describes the screen's view again.
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

/// An element of a screen that opens another screen, such as a link.
@MainActor
protocol NavigationSource: AnyObject {
    var destination: AnyView { get }
    /// Called when the user has gone back from the screen that the source opened.
    func didComeBack()
}
