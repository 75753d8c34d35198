import CursesUI

extension UIButton {
    /// The title, the picture and the appearance of a button.
    @MainActor @preconcurrency
    public struct Configuration {
        /// The emphasis of a button.
        private enum Emphasis {
            case plain, bordered, prominent
        }

        /// The shape of the corners; ignored in a terminal.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic
            case small, medium, large, capsule
        }

        /// The size of a button; ignored in a terminal.
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        /// The title.
        public var title: String?
        /// The title with attributes.
        public var attributedTitle: AttributedString?
        /// The text below the title.
        public var subtitle: String?
        /// The picture before the title, or after it if `imagePlacement` is `trailing`.
        public var image: UIImage?
        /// The place of the picture.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Whether a turning sign takes the place of the picture.
        public var showsActivityIndicator = false
        /// The colour of the title.
        public var baseForegroundColor: UIColor?
        /// The tint of the button.
        public var baseBackgroundColor: UIColor?
        /// The value is kept, but has no effect.
        public var cornerStyle = CornerStyle.dynamic
        /// The value is kept, but has no effect.
        public var buttonSize = Size.medium
        /// The value is kept, but has no effect.
        public var imagePadding: CGFloat = 0
        /// The value is kept, but has no effect.
        public var titlePadding: CGFloat = 0
        /// The value is kept, but has no effect.
        public var contentInsets = NSDirectionalEdgeInsets()
        private let emphasis: Emphasis

        private init(_ emphasis: Emphasis) {
            self.emphasis = emphasis
        }

        /// Returns the configuration of a plain button.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns the configuration of a plain button.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Returns the configuration of a button with a background.
        public static func gray() -> Configuration { Configuration(.bordered) }
        /// Returns the configuration of a button with a background.
        public static func tinted() -> Configuration { Configuration(.bordered) }
        /// Returns the configuration of a button with a background.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// Returns the configuration of a button with a background.
        public static func borderedTinted() -> Configuration { Configuration(.bordered) }
        /// Returns the configuration of a button that stands out.
        public static func filled() -> Configuration { Configuration(.prominent) }
        /// Returns the configuration of a button that stands out.
        public static func borderedProminent() -> Configuration { Configuration(.prominent) }

        @ViewBuilder
        func styled(_ button: some View) -> some View {
            let tinted = button.tint(baseBackgroundColor.map { Color($0) })
            switch emphasis {
            case .plain: tinted
            case .bordered: tinted.buttonStyle(.bordered)
            case .prominent: tinted.buttonStyle(.borderedProminent)
            }
        }

        /// The content of the button.
        ///
        /// - Parameters:
        ///   - title: the title of a configuration without one.
        ///   - image: the picture of a configuration without one.
        func label(title given: String?, image givenImage: UIImage?) -> some View {
            VStack(spacing: 0) {
                HStack {
                    if imagePlacement != .trailing { picture(givenImage) }
                    if let attributedTitle {
                        Text(attributedTitle)
                    } else if let title = title ?? given {
                        Text(verbatim: title)
                    }
                    if imagePlacement == .trailing { picture(givenImage) }
                }
                if let subtitle { Text(verbatim: subtitle) }
            }
            .foregroundColor(baseForegroundColor.map { Color($0) })
        }

        @ViewBuilder
        private func picture(_ given: UIImage?) -> some View {
            if showsActivityIndicator {
                ProgressView()
            } else if let image = image ?? given {
                Image(uiImage: image)
            }
        }
    }
}

/// An edge, which follows the direction of the text.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits of the edges.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge at the beginning of lines.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge at the end of lines.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
