import CursesUI
import CursesUIImage
import Foundation

// Names of AppKit for pictures.
extension UIImage {
    /// The name of a picture.
    public typealias Name = String

    /// Creates a picture of a symbol; `nil` if there is none of the name.
    ///
    /// - Parameter accessibilityDescription: has no effect: the view that shows the picture has the label.
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
        self.init(systemName: name)
    }

    /// Creates a picture of a symbol; `nil` if there is none of the name.
    ///
    /// - Parameters:
    ///   - value: has no effect.
    ///   - accessibilityDescription: has no effect: the view that shows the picture has the label.
    public convenience init?(
        systemSymbolName name: String, variableValue value: Double, accessibilityDescription: String?
    ) {
        self.init(systemName: name)
    }

    /// Creates a picture from a PNG or JPEG file; `nil` if it cannot be read, or is elsewhere than on this machine.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }

    /// Creates a picture from a PNG or JPEG file; `nil` if it cannot be read, or is elsewhere than on this machine.
    public convenience init?(byReferencing url: URL) {
        self.init(contentsOf: url)
    }

    /// Creates a picture from a PNG or JPEG file; `nil` if it cannot be read.
    public convenience init?(byReferencingFile fileName: String) {
        self.init(contentsOfFile: fileName)
    }

    /// Creates a picture from what is on a pasteboard; `nil` if that is no picture.
    @MainActor @preconcurrency
    public convenience init?(pasteboard: NSPasteboard) {
        guard let data = pasteboard.data(forType: .png) ?? pasteboard.data(forType: .tiff) else { return nil }
        self.init(data: data)
    }

    /// Creates an empty picture with a size, in which code draws.
    public convenience init(size: CGSize) {
        self.init()
        self.size = size
    }

    /// Creates a picture that a closure draws: the last picture that it draws.
    ///
    /// - Parameters:
    ///   - drawingHandlerShouldBeCalledWithFlippedContext: has no effect.
    ///   - drawingHandler: draws the picture. It is called at once.
    @MainActor @preconcurrency
    public convenience init(
        size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (CGRect) -> Bool
    ) {
        self.init(size: size)
        DrawingContexts.begin(CGContext(), size: size)
        defer { DrawingContexts.end() }
        guard drawingHandler(CGRect(origin: .zero, size: size)), let image = DrawingContexts.image else { return }
        adopt(image)
    }

    /// Creates a picture from a picture of Core Graphics.
    ///
    /// - Parameter size: the size in points; zero for the size in pixels.
    public convenience init(cgImage: CGImage, size: CGSize) {
        let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
        self.init(cgImage: cgImage, scale: scale, orientation: .up)
    }

    /// Whether the picture is drawn in the foreground colour.
    public var isTemplate: Bool {
        get { renderingMode == .alwaysTemplate }
        set { use(newValue ? .alwaysTemplate : nil) }
    }

    /// Whether the picture has content.
    public var isValid: Bool { !isEmpty }

    /// The text for assistive programs. It has no effect: the view that shows the picture has the label.
    public var accessibilityDescription: String? {
        get { nil }
        set {}
    }

    /// The picture as PNG data: this module does not write TIFF files. The initializers can read the result.
    public var tiffRepresentation: Data? { pngData() }
    /// Returns the picture as PNG data: this module does not write TIFF files.
    public func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data? { pngData() }

    /// Returns the picture as one of Core Graphics.
    ///
    /// - Parameters:
    ///   - proposedDestRect: has no effect: the result has the size of the picture.
    ///   - referenceContext: has no effect.
    ///   - hints: has no effect.
    public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: NSGraphicsContext?,
        hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? { cgImage }

    /// Begins to draw in the picture. Only pictures are drawn.
    @MainActor @preconcurrency
    public func lockFocus() { DrawingContexts.begin(CGContext(), size: size) }

    /// Begins to draw in the picture. Only pictures are drawn.
    @MainActor @preconcurrency
    public func lockFocusFlipped(_ flipped: Bool) { lockFocus() }

    /// Ends to draw in the picture, which becomes the last picture that has been drawn.
    @MainActor @preconcurrency
    public func unlockFocus() {
        if let image = DrawingContexts.image { adopt(image) }
        DrawingContexts.end()
    }

    /// Draws the picture in the current context.
    ///
    /// - Parameters:
    ///   - rect: has no effect: the picture fills the context.
    ///   - fromRect: has no effect: the picture is drawn whole.
    ///   - op: has no effect.
    ///   - delta: has no effect.
    @MainActor @preconcurrency
    public func draw(
        in rect: CGRect, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat
    ) {
        draw(in: rect)
    }

    /// Draws the picture in the current context. The other parameters have no effect.
    @MainActor @preconcurrency
    public func draw(
        in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect, operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat, respectFlipped: Bool, hints: [NSImageRep.HintKey: Any]?
    ) {
        draw(in: dstSpacePortionRect)
    }

    /// Draws the picture in the current context. The other parameters have no effect.
    @MainActor @preconcurrency
    public func draw(
        at point: CGPoint, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat
    ) {
        draw(at: point)
    }

    /// The pixels of the picture: one representation, unless the picture is empty.
    @MainActor @preconcurrency
    public var representations: [NSImageRep] {
        isEmpty ? [] : [NSBitmapImageRep(picture: self)]
    }

    /// Replaces an empty picture by the pixels of a representation.
    @MainActor @preconcurrency
    public func addRepresentation(_ imageRep: NSImageRep) {
        if isEmpty, let picture = (imageRep as? NSBitmapImageRep)?.picture { adopt(picture) }
    }

    /// Has no effect: a picture keeps its pixels.
    @MainActor @preconcurrency
    public func removeRepresentation(_ imageRep: NSImageRep) {}

    /// Returns the pixels of the picture. The parameters have no effect.
    @MainActor @preconcurrency
    public func bestRepresentation(
        for rect: CGRect, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
    ) -> NSImageRep? { representations.first }

    /// Returns the same picture: a terminal has one size of characters.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }

    /// Returns the name that code has given.
    public func name() -> Name? { givenName }
    /// Gives the picture a name, which `NSImage(named:)` does not find.
    @discardableResult
    public func setName(_ string: Name?) -> Bool {
        givenName = string
        return true
    }

    /// Has no effect: pixels are kept.
    public func recache() {}

    /// When the pixels of a picture are kept; ignored in a terminal.
    public enum CacheMode: UInt, Sendable {
        case `default`, always, bySize, never
    }

    /// Always `default`: the value has no effect.
    public var cacheMode: CacheMode {
        get { .default }
        set {}
    }
    /// Always black: the value has no effect.
    public var backgroundColor: NSColor {
        get { .clear }
        set {}
    }
    /// Always true: the value has no effect.
    public var matchesOnMultipleResolution: Bool {
        get { true }
        set {}
    }
    /// The filename extensions of the pictures that can be read.
    public static var imageTypes: [String] { ["public.png", "public.jpeg"] }
    /// Returns whether a pasteboard has a picture.
    @MainActor @preconcurrency
    public static func canInit(with pasteboard: NSPasteboard) -> Bool {
        pasteboard.availableType(from: [.png, .tiff]) != nil
    }
}
