import CursesUI

/// A picture of UIKit, which is shown.
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? { didSet { show() } }
    /// The way in which the picture fills the view.
    override open var contentMode: ContentMode { didSet { show() } }

    /// Creates a view with a picture.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
        show()
    }

    private func show() {
        standIn = image.map { image in
            let picture = Image(uiImage: image)
            return switch contentMode {
            case .scaleAspectFit: AnyView(picture.resizable().scaledToFit())
            case .scaleAspectFill: AnyView(picture.resizable().scaledToFill())
            case .scaleToFill, .redraw: AnyView(picture.resizable())
            default: AnyView(picture)
            }
        }
    }
}

/// A sign that something goes on, in UIKit. It is shown while it moves.
open class UIActivityIndicatorView: UIView {
    /// The size of the sign, without effect.
    public enum Style: Int, Sendable {
        case medium = 100, large
    }

    /// Whether the sign moves.
    public private(set) var isAnimating = false
    /// Is kept, and has no effect.
    open var hidesWhenStopped = true
    /// Is kept, and has no effect.
    open var color: UIColor?
    /// Is kept, and has no effect.
    open var style = Style.medium

    /// Creates a sign of a size.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        standIn = AnyView(EmptyView())
    }

    /// Shows the sign.
    open func startAnimating() {
        isAnimating = true
        standIn = AnyView(ProgressView())
    }

    /// Hides the sign.
    open func stopAnimating() {
        isAnimating = false
        standIn = AnyView(EmptyView())
    }
}

/// A bar that shows progress, in UIKit.
open class UIProgressView: UIView {
    /// The progress, from 0 to 1.
    open var progress: Float = 0 { didSet { standIn = AnyView(ProgressView(value: Double(progress))) } }
    /// Is kept, and has no effect.
    open var progressTintColor: UIColor?
    /// Is kept, and has no effect.
    open var trackTintColor: UIColor?

    /// Sets the progress, from 0 to 1.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// An effect on what lies behind a view, without effect.
@MainActor
public class UIVisualEffect {
    init() {}
}

/// A blur, without effect.
public final class UIBlurEffect: UIVisualEffect {
    /// The brightness of a blur, without effect.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    /// Creates an effect that is not seen.
    public init(style: Style) {}
}

/// A colour on a blur, without effect.
public final class UIVibrancyEffect: UIVisualEffect {
    /// Creates an effect that is not seen.
    public init(blurEffect: UIBlurEffect) {}
}

/// A view with an effect on what lies behind it. It is empty, since a terminal cannot blur.
open class UIVisualEffectView: UIView {
    /// The effect, which is not seen.
    open var effect: UIVisualEffect?
    /// A view for more views.
    public let contentView = UIView()

    /// Creates an empty view.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        standIn = AnyView(Color.clear)
    }

    /// Never called: there are no storyboards in a terminal.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
