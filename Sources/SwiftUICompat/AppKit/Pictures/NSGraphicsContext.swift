import CursesUI

/// The context in which AppKit code draws. Only pictures are drawn.
@MainActor @preconcurrency
public final class NSGraphicsContext {
    /// How pictures are made smaller or larger; ignored in a terminal.
    public enum ImageInterpolation: UInt, Sendable {
        case `default`, none, low, high = 3, medium
    }

    /// How colours are mixed; ignored in a terminal.
    public enum CompositingOperation: UInt, Sendable {
        case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
        case destinationAtop, xor, plusDarker
        case plusLighter = 13
        case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
        case exclusion, hue, saturation, color, luminosity
    }

    /// The context of Core Graphics.
    public let cgContext: CGContext
    /// The value is kept, but has no effect.
    public var imageInterpolation = ImageInterpolation.default
    /// The value is kept, but has no effect.
    public var shouldAntialias = true
    /// The value is kept, but has no effect.
    public var compositingOperation = CompositingOperation.sourceOver
    /// Whether the y axis points downwards. It has no effect.
    public let isFlipped: Bool
    /// Whether the context draws on a screen: it draws pictures.
    public var isDrawingToScreen: Bool { false }

    /// Creates a context from one of Core Graphics.
    public init(cgContext: CGContext, flipped: Bool) {
        self.cgContext = cgContext
        isFlipped = flipped
    }

    /// Creates a context that draws in a picture of pixels.
    public convenience init?(bitmapImageRep: NSBitmapImageRep) {
        self.init(cgContext: bitmapImageRep.context, flipped: false)
    }

    /// The context in which code draws now; `nil` if it draws in none.
    public static var current: NSGraphicsContext? {
        get {
            if let chosen { return chosen }
            return DrawingContexts.current.map { NSGraphicsContext(cgContext: $0, flipped: false) }
        }
        set {
            if chosen != nil { DrawingContexts.end() }
            chosen = newValue
            if let newValue { DrawingContexts.begin(newValue.cgContext, size: .zero) }
        }
    }
    private static var chosen: NSGraphicsContext?
    private static var saved: [NSGraphicsContext?] = []

    /// Remembers the current context.
    public static func saveGraphicsState() { saved.append(chosen) }
    /// Returns to the context that was remembered.
    public static func restoreGraphicsState() { if let last = saved.popLast() { current = last } }
    /// Has no effect: nothing but pictures is drawn.
    public func saveGraphicsState() {}
    /// Has no effect: nothing but pictures is drawn.
    public func restoreGraphicsState() {}
    /// Has no effect: pictures are drawn at once.
    public func flushGraphics() {}
}

/// How colours are mixed; ignored in a terminal.
public typealias NSCompositingOperation = NSGraphicsContext.CompositingOperation
/// How pictures are made smaller or larger; ignored in a terminal.
public typealias NSImageInterpolation = NSGraphicsContext.ImageInterpolation
