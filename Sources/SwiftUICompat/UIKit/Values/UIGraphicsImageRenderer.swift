import CursesUI
import CursesUIImage

/// Draws a picture in code.
///
/// The result is the last picture that the closure draws, in the width of the renderer: code that makes a picture smaller
/// works. Paths, colours and texts are not drawn, so the result is empty if the closure draws no picture. To make a
/// picture of a view, use `ImageRenderer`.
@MainActor @preconcurrency
public final class UIGraphicsImageRenderer {
    private let size: CGSize
    /// The properties of the result.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer of pictures with a size.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
        self.size = size
        self.format = format
    }

    /// Creates a renderer of pictures with the size of a rectangle.
    public convenience init(
        bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
    ) {
        self.init(size: bounds.size, format: format)
    }

    /// Returns the picture that a closure draws.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(format: format)
        DrawingContexts.begin(context.cgContext, size: size)
        actions(context)
        defer { DrawingContexts.end() }
        return DrawingContexts.image ?? UIImage()
    }

    /// Returns the picture that a closure draws, as the contents of a PNG file; they are empty if the picture is.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the picture that a closure draws, as the contents of a PNG file; they are empty if the picture is.
    ///
    /// - Parameter compressionQuality: has no effect.
    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        pngData(actions: actions)
    }
}

/// The properties of a picture that code draws. They have no effect.
@MainActor @preconcurrency
public final class UIGraphicsImageRendererFormat {
    /// The value is kept, but has no effect.
    public var scale: CGFloat = 1
    /// The value is kept, but has no effect.
    public var opaque = false

    /// Creates the usual properties.
    public nonisolated init() {}

    /// Returns the usual properties.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// Returns the usual properties.
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context in which code draws a picture.
@MainActor @preconcurrency
public final class UIGraphicsImageRendererContext {
    /// The context of Core Graphics.
    public let cgContext = CGContext()
    /// The properties of the picture.
    public let format: UIGraphicsImageRendererFormat

    init(format: UIGraphicsImageRendererFormat) {
        self.format = format
    }

    /// The picture so far; empty if no picture has been drawn.
    public var currentImage: UIImage { DrawingContexts.image ?? UIImage() }

    /// Has no effect: nothing but pictures is drawn.
    public func fill(_ rect: CGRect) {}
    /// Has no effect: nothing but pictures is drawn.
    public func stroke(_ rect: CGRect) {}
    /// Has no effect: pictures are drawn whole.
    public func clip(to rect: CGRect) {}
}

/// The contexts in which code draws, the current one last.
@MainActor
enum DrawingContexts {
    private static var contexts: [(context: CGContext, size: CGSize)] = []

    static var current: CGContext? { contexts.last?.context }

    static func begin(_ context: CGContext, size: CGSize) { contexts.append((context, size)) }

    static func end() { _ = contexts.popLast() }

    /// The picture that has been drawn, in the width of the context; `nil` if there is none.
    static var image: UIImage? {
        guard let (context, size) = contexts.last, let picture = context.picture, size.width > 0 else { return nil }
        return UIImage(cgImage: picture, scale: CGFloat(picture.width) / size.width, orientation: .up)
    }
}

extension UIImage {
    /// Draws the picture in the current context.
    ///
    /// - Parameter rect: has no effect: the picture fills the context.
    @MainActor @preconcurrency
    public func draw(in rect: CGRect) {
        if let cgImage { DrawingContexts.current?.draw(cgImage, in: rect) }
    }

    /// Draws the picture in the current context.
    ///
    /// - Parameter point: has no effect: the picture fills the context.
    @MainActor @preconcurrency
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture in the current context. The rectangle, the mode and the opacity have no effect.
    @MainActor @preconcurrency
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }
}

/// How colours are mixed; ignored in a terminal.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
}

/// Begins a context in which code draws a picture: see ``UIGraphicsImageRenderer``.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    DrawingContexts.begin(CGContext(), size: size)
}

/// Begins a context in which code draws a picture: see ``UIGraphicsImageRenderer``.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the picture that has been drawn in the current context; `nil` if there is none.
@MainActor @preconcurrency
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawingContexts.image }

/// Returns the current context; `nil` if there is none.
@MainActor @preconcurrency
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }

/// Ends the current context.
@MainActor @preconcurrency
public func UIGraphicsEndImageContext() { DrawingContexts.end() }

/// Has no effect: a context takes pictures, and draws nothing else.
public func UIRectFill(_ rect: CGRect) {}

/// Has no effect: a context takes pictures, and draws nothing else.
public func UIRectFrame(_ rect: CGRect) {}

/// Has no effect: a context takes pictures, and draws nothing else.
public func UIRectClip(_ rect: CGRect) {}
