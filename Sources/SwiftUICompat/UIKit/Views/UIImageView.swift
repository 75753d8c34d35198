import CursesUI

/// A UIKit view that shows a picture.
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? { didSet { show() } }
    /// How the picture fills the view.
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

/// A UIKit activity indicator. It is visible while it is animating.
open class UIActivityIndicatorView: UIView {
    /// The size of the indicator; ignored in a terminal.
    public enum Style: Int, Sendable {
        case medium = 100, large
    }

    /// Whether the indicator is animating.
    public private(set) var isAnimating = false
    /// The value is kept, but has no effect.
    open var hidesWhenStopped = true
    /// The value is kept, but has no effect.
    open var color: UIColor?
    /// The value is kept, but has no effect.
    open var style = Style.medium

    /// Creates an indicator with a size.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        standIn = AnyView(EmptyView())
    }

    /// Shows the indicator.
    open func startAnimating() {
        isAnimating = true
        standIn = AnyView(ProgressView())
    }

    /// Hides the indicator.
    open func stopAnimating() {
        isAnimating = false
        standIn = AnyView(EmptyView())
    }
}

/// A UIKit progress bar.
open class UIProgressView: UIView {
    /// The progress, from 0 to 1.
    open var progress: Float = 0 { didSet { standIn = AnyView(ProgressView(value: Double(progress))) } }
    /// The value is kept, but has no effect.
    open var progressTintColor: UIColor?
    /// The value is kept, but has no effect.
    open var trackTintColor: UIColor?

    /// Sets the progress, from 0 to 1.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// An effect on the content behind a view; ignored in a terminal.
@MainActor @preconcurrency
public class UIVisualEffect {
    init() {}
}

/// A blur; ignored in a terminal.
public final class UIBlurEffect: UIVisualEffect {
    /// The style of a blur; ignored in a terminal.
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    /// Creates an effect, which is invisible.
    public init(style: Style) {}
}

/// A vibrancy effect on a blur; ignored in a terminal.
public final class UIVibrancyEffect: UIVisualEffect {
    /// Creates an effect, which is invisible.
    public init(blurEffect: UIBlurEffect) {}
}

/// A view that applies an effect to the content behind it. It is empty, because a terminal cannot blur.
open class UIVisualEffectView: UIView {
    /// The effect, which is invisible.
    open var effect: UIVisualEffect?
    /// The view that contains the subviews.
    public let contentView = UIView()

    /// Creates an empty view.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        standIn = AnyView(Color.clear)
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
