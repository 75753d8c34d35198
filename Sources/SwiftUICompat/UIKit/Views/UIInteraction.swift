import CursesUI

/// A way to interact with a view. It has no effect.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {}

/// A menu that a long press on a UIKit view shows. A terminal does not show it: `contextMenu` is shown.
open class UIContextMenuInteraction: UIInteraction {
    /// The object that provides the menu. It is kept, but never called.
    open weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    /// Has no effect: no menu is shown.
    open func dismissMenu() {}
}

/// Provides the menu of a view. No method is called.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// A menu, and the view beside it. It stores its values.
@MainActor @preconcurrency
open class UIContextMenuConfiguration {
    /// The name of the menu.
    public let identifier: any NSCopying
    /// Returns the controller beside the menu.
    public let previewProvider: (() -> UIViewController?)?
    /// Returns the menu.
    public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Creates a menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}

/// A reaction of a view to a pointer. It has no effect: `hoverEffect` has.
open class UIPointerInteraction: UIInteraction {
    /// Creates an interaction.
    public init() {}
}

/// A key that calls a method. It has no effect: `keyboardShortcut` has.
@MainActor @preconcurrency
open class UIKeyCommand {
    /// The key.
    public let input: String?
    /// The keys that are held with it.
    public let modifierFlags: UIKeyModifierFlags
    /// The method.
    public let action: Selector?
    /// The value is kept, but has no effect.
    open var discoverabilityTitle: String?
    /// The value is kept, but has no effect.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a key.
    public init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
    }

    /// The Up key.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The Down key.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The Left key.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The Right key.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
}

/// Keys that are held with another one.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The bits of the keys.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option, or Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
