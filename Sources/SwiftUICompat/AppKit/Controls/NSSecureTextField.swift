import CursesUI

/// An AppKit text field that hides its characters.
open class NSSecureTextField: NSTextField {
    /// Creates a field.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        field.isSecureTextEntry = true
    }

    /// Never called: there are no nib files in a terminal.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// An AppKit search field, shown as a text field.
open class NSSearchField: NSTextField {
    /// The value is kept, but has no effect: the delegate is told of each change.
    open var sendsSearchStringImmediately = false
    /// The value is kept, but has no effect.
    open var sendsWholeSearchString = false
    /// The searches that code keeps. They are not shown.
    open var recentSearches: [String] = []
    /// The value is kept, but has no effect.
    open var recentsAutosaveName: String?
    /// The value is kept, but has no effect.
    open var maximumRecents = 10
    /// The menu is kept, but not shown.
    open var searchMenuTemplate: NSMenu?

    override func makeCell() -> NSCell { NSSearchFieldCell() }
}
