import CursesUI

/// Manages a sheet. The detents give it its height, as `presentationDetents` does for a sheet of SwiftUI.
open class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    @MainActor @preconcurrency
    open class Detent {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Creates an identifier from its name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Creates an identifier from its name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name.
        public let identifier: Identifier
        /// The height of the sheet.
        let detent: PresentationDetent

        init(_ identifier: Identifier, _ detent: PresentationDetent) {
            self.identifier = identifier
            self.detent = detent
        }

        /// Returns the height of about half of the screen.
        open class func medium() -> Detent { Detent(.medium, .medium) }
        /// Returns the height of the whole screen.
        open class func large() -> Detent { Detent(.large, .large) }

        /// Returns a height in points.
        ///
        /// - Parameter resolver: receives the height of the screen. `nil` stands for the whole screen.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            let context = ResolutionContext(maximumDetentValue: UIScreen.main.bounds.height)
            let height = resolver(context).map { PresentationDetent.height($0) } ?? .large
            return Detent(identifier ?? Identifier(UUID().uuidString), height)
        }
    }

    /// The heights between which the user can choose. Until code sets them, a sheet is as high as its content.
    open var detents: [Detent] = [.large()] {
        didSet {
            hasDetents = true
            presentedViewController.contentDidChange()
        }
    }
    /// Whether code has set the heights.
    private var hasDetents = false
    /// The name of the chosen height.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { presentedViewController.contentDidChange() } }
    /// The value is kept, but has no effect.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// The value is kept, but has no effect.
    open var prefersGrabberVisible = false
    /// The value is kept, but has no effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// The value is kept, but has no effect.
    open var prefersEdgeAttachedInCompactHeight = false
    /// The value is kept, but has no effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The value is kept, but has no effect.
    open var preferredCornerRadius: CGFloat?
    /// The value is kept, but has no effect.
    open var prefersPageSizing = true
    /// The value is kept, but has no effect.
    open var sourceView: UIView?

    /// Calls a closure that changes the heights.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Has no effect: heights are read when the sheet is laid out.
    open func invalidateDetents() {}

    /// The heights for the sheet, and the chosen one; `nil` if code has set none.
    var presentationDetents: (all: Set<PresentationDetent>, selected: PresentationDetent)? {
        guard hasDetents, let first = detents.first else { return nil }
        let selected = detents.first { $0.identifier == selectedDetentIdentifier } ?? first
        return (Set(detents.map(\.detent)), selected.detent)
    }

    func select(_ detent: PresentationDetent) {
        selectedDetentIdentifier = detents.first { $0.detent == detent }?.identifier
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

/// What a resolver of heights knows.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The height of the screen, in points.
    var maximumDetentValue: CGFloat { get }
}

private struct ResolutionContext: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
}

/// Is told when a sheet has another height.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user has chosen another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
