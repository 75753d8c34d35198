import CursesUI

/// An element of a menu: an action, or a menu inside it.
@MainActor @preconcurrency
open class UIMenuElement {
    /// The properties of an element.
    public struct Attributes: OptionSet, Sendable {
        /// The bits of the properties.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The element deletes something.
        public static let destructive = Attributes(rawValue: 2)
        /// The element is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open; ignored in a terminal.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// Whether an element is marked.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    /// The title.
    open var title: String
    /// The picture.
    open var image: UIImage?
    /// The text below the title. It is not shown.
    open var subtitle: String?

    init(title: String, image: UIImage?, subtitle: String?) {
        self.title = title
        self.image = image
        self.subtitle = subtitle
    }
}

/// A closure that an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// An action of a menu or a control.
public final class UIAction: UIMenuElement {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The text of the identifier.
        public let rawValue: String

        /// Creates an identifier.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The identifier.
    public let identifier: Identifier
    /// The properties of the action in a menu.
    public var attributes: Attributes
    /// Whether the action is marked in a menu.
    public var state: State
    /// The control that performs the action, while it does so.
    public private(set) var sender: Any?
    private let handler: UIActionHandler

    /// Creates an action.
    ///
    /// - Parameter discoverabilityTitle: has no effect.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image, subtitle: subtitle)
    }

    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// A menu of a button, or one inside a menu.
public final class UIMenu: UIMenuElement {
    /// The appearance of a menu inside a menu.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The elements are a section of the surrounding menu.
        public static let displayInline = Options(rawValue: 1)
        /// The menu deletes something; ignored in a terminal.
        public static let destructive = Options(rawValue: 2)
        /// One of the elements is marked. It has no effect: the elements have their states.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The elements.
    public let children: [UIMenuElement]
    /// The appearance inside a menu.
    public let options: Options

    /// Creates a menu.
    ///
    /// - Parameter identifier: has no effect.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.children = children
        self.options = options
        super.init(title: title, image: image, subtitle: subtitle)
    }
}

/// The elements of a menu.
@MainActor @preconcurrency
struct ShownMenuElements {
    let elements: [UIMenuElement]
}

extension ShownMenuElements: View {
    var body: some View {
        ForEach(elements.indices, id: \.self) { index in
            if let action = elements[index] as? UIAction {
                if !action.attributes.contains(.hidden) { ShownAction(action: action) }
            } else if let menu = elements[index] as? UIMenu {
                if menu.options.contains(.displayInline) {
                    Section(menu.title) { AnyView(ShownMenuElements(elements: menu.children)) }
                } else {
                    Menu(menu.title) { AnyView(ShownMenuElements(elements: menu.children)) }
                }
            }
        }
    }
}

/// An action in a menu.
@MainActor @preconcurrency
private struct ShownAction {
    let action: UIAction
}

extension ShownAction: View {
    var body: some View {
        let attributes = action.attributes
        Button(role: attributes.contains(.destructive) ? .destructive : nil) {
            action.perform(sender: nil)
        } label: {
            if action.state == .on {
                Label(action.title, systemImage: "checkmark")
            } else if let image = action.image {
                Label {
                    Text(verbatim: action.title)
                } icon: {
                    Image(uiImage: image)
                }
            } else {
                Text(verbatim: action.title)
            }
        }
        .disabled(attributes.contains(.disabled))
    }
}
