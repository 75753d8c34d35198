import CursesUI

/// A UIKit button, shown as a button with its title or its picture.
///
/// A press performs the actions for `touchDown`, `touchUpInside` and `primaryActionTriggered`. A button whose menu is its
/// primary action is a menu.
open class UIButton: UIControl {
    private static let standIn = UIButton()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UIButton { standIn }

    /// The kind of a button.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    /// The kind of the button. A button of a kind with its own picture has no title.
    public private(set) var buttonType = ButtonType.custom
    /// A label. It is not shown: the title is set with `setTitle`.
    public let titleLabel: UILabel? = UILabel()
    /// A view. It is not shown: the picture is set with `setImage`.
    public let imageView: UIImageView? = UIImageView()
    /// The title and the appearance; `nil` for those that are set for states.
    open var configuration: Configuration? { didSet { contentDidChange() } }
    /// The menu.
    open var menu: UIMenu? { didSet { contentDidChange() } }
    /// Whether the button opens its menu. Without it, a menu is not shown.
    open var showsMenuAsPrimaryAction = false { didSet { contentDidChange() } }
    /// The value is kept, but has no effect: a title is as long as its text.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// The value is kept, but has no effect.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// The value is kept, but has no effect.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// The value is kept, but has no effect.
    open var adjustsImageWhenHighlighted = true
    /// The value is kept, but has no effect.
    open var isPointerInteractionEnabled = false

    private var titles: [UInt: String] = [:]
    private var images: [UInt: UIImage] = [:]
    private var colors: [UInt: UIColor] = [:]

    /// Creates a button of a kind.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }

    /// Creates a button of a kind that performs an action. The action has the title and the picture.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        add(primaryAction)
    }

    /// Creates a button with a configuration that performs an action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        add(primaryAction)
    }

    /// Creates a button of the system that performs an action.
    public static func systemButton(primaryAction: UIAction?) -> UIButton {
        UIButton(type: .system, primaryAction: primaryAction)
    }

    private func add(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { titles[State.normal.rawValue] = action.title }
        images[State.normal.rawValue] = action.image
        addAction(action, for: .primaryActionTriggered)
    }

    /// Sets the title in a state, which is shown if there is no picture.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        contentDidChange()
    }

    /// Sets the title in a state. It is shown without its attributes.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setTitle(title?.string, for: state)
    }

    /// Sets the picture in a state, which is shown instead of the title.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        contentDidChange()
    }

    /// Sets the colour of the title in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state.rawValue] = color
        contentDidChange()
    }

    /// Has no effect: the theme determines the appearance of views.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}

    /// Returns the title in a state.
    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }
    /// Returns the picture in a state.
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }
    /// Returns the colour of the title in a state.
    open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[State.normal.rawValue] }
    /// The title in the current state.
    open var currentTitle: String? { title(for: state) }
    /// The picture in the current state.
    open var currentImage: UIImage? { image(for: state) }

    override var shown: AnyView? {
        let isEmpty =
            currentTitle == nil && currentImage == nil && configuration == nil && buttonType.symbol == nil
            && !subviews.contains(where: \.hasContent)
        return isEmpty ? nil : AnyView(ShownButton(button: self))
    }
}

extension UIButton.ButtonType {
    /// The symbol of a kind with its own picture.
    fileprivate var symbol: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark"
        }
    }
}

/// A button for a UIKit button.
@MainActor @preconcurrency
private struct ShownButton {
    let button: UIButton
    @ObservedObject private var changes: StandInChanges

    init(button: UIButton) {
        self.button = button
        changes = button.changes
    }
}

extension ShownButton: View {
    var body: some View {
        Group {
            if let menu = button.menu, button.showsMenuAsPrimaryAction {
                Menu {
                    ShownMenuElements(elements: menu.children)
                } label: {
                    label
                }
            } else if let configuration = button.configuration {
                configuration.styled(plainButton)
            } else {
                plainButton
            }
        }
        .disabled(!button.isEnabled || !button.isUserInteractionEnabled)
    }

    private var plainButton: some View {
        Button {
            button.sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
        } label: {
            label
        }
    }

    @ViewBuilder private var label: some View {
        if let configuration = button.configuration {
            configuration.label(title: button.currentTitle, image: button.currentImage)
        } else if let image = button.currentImage {
            Image(uiImage: image)
        } else if let title = button.currentTitle {
            Text(verbatim: title).foregroundColor(button.titleColor(for: button.state).map { Color($0) })
        } else if let symbol = button.buttonType.symbol {
            Image(systemName: symbol)
        } else {
            ShownSubviews(view: button)
        }
    }
}
