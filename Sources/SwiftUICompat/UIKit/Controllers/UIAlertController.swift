import CursesUI

/// A controller that shows a message with buttons and text fields, as an alert or a confirmation dialog.
open class UIAlertController: UIViewController {
    /// Whether the message appears as an alert or as a confirmation dialog.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    /// The text below the title.
    open var message: String? { didSet { contentDidChange() } }
    /// The form of the message.
    public let preferredStyle: Style
    /// The buttons.
    public private(set) var actions: [UIAlertAction] = []
    /// The text fields.
    public private(set) var textFields: [UITextField]?
    /// The fields of an alert of AppKit.
    private(set) var shownFields: [UIView] = []
    /// The button that Return presses.
    open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }

    /// Creates a message.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        action.alert = self
        actions.append(action)
        contentDidChange()
    }

    /// Adds a text field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        addShownField(field)
    }

    func addShownField(_ field: UIView) {
        shownFields.append(field)
        contentDidChange()
    }
}

/// A button of a message.
@MainActor @preconcurrency
open class UIAlertAction {
    /// The kind of a button.
    public enum Style: Int, Sendable {
        case `default`
        case cancel, destructive
    }

    /// The title.
    public let title: String?
    /// The kind.
    public let style: Style
    /// Whether the button is enabled.
    open var isEnabled = true { didSet { alert?.contentDidChange() } }
    let handler: ((UIAlertAction) -> Void)?
    fileprivate(set) weak var alert: UIAlertController?

    /// Creates a button.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    var role: ButtonRole? {
        switch style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
