import CursesUI
import Foundation
import Synchronization

/// A picture under UIKit's name, for code that creates an `Image` from a `UIImage`.
///
/// ```swift
/// if let picture = UIImage(data: data) {
///     Image(uiImage: picture).resizable().scaledToFit()
/// }
/// ```
///
/// As in UIKit, the picture is decoded when it is first shown, here on a background thread.
/// ``preparingForDisplay()`` decodes it immediately. The initialisers only read the header and check that the
/// file is complete.
public final class UIImage: NSObject, NSSecureCoding, Sendable, _ExpressibleByImageLiteral {
    private let original: Content
    /// The number of pixels per point.
    public let scale: CGFloat
    private let originalMode: RenderingMode
    /// What AppKit's code changes in a picture that exists.
    private let changes = Mutex(Changes())
    /// The colour in which the picture is drawn, unless it is drawn in the foreground colour; `nil` for its own
    /// colours.
    private let tint: Color?

    private struct Changes: Sendable {
        var content: Content?
        var mode: RenderingMode?
        var size: CGSize?
        var name: String?
    }

    private var content: Content { changes.withLock { $0.content } ?? original }
    /// How the picture's colours are used when it is shown.
    public var renderingMode: RenderingMode { changes.withLock { $0.mode } ?? originalMode }

    private enum Content: Hashable, Sendable {
        case nothing
        case symbol(String)
        case picture(DecodedPicture)

        static func == (old: Content, new: Content) -> Bool {
            switch (old, new) {
            case (.nothing, .nothing): true
            case (.symbol(let old), .symbol(let new)): old == new
            case (.picture(let old), .picture(let new)): old === new
            default: false
            }
        }

        func hash(into hasher: inout Hasher) {
            switch self {
            case .nothing: break
            case .symbol(let name): hasher.combine(name)
            case .picture(let picture): hasher.combine(ObjectIdentifier(picture))
            }
        }
    }

    /// How a picture's colours are used.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal
        /// The picture is drawn in the foreground colour.
        case alwaysTemplate
    }

    private init(
        _ content: Content, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic, tint: Color? = nil
    ) {
        original = content
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        originalMode = renderingMode
        self.tint = tint
    }

    /// Creates the same picture with another number of pixels per point.
    package convenience init(_ image: UIImage, scale: CGFloat) {
        self.init(image.content, scale: scale, renderingMode: image.renderingMode, tint: image.tint)
    }

    /// Creates the same picture in one colour, wherever it is opaque.
    package convenience init(_ image: UIImage, tint: Color) {
        self.init(image.content, scale: image.scale, renderingMode: image.renderingMode, tint: tint)
    }

    /// Creates a picture that is shown from its pixels.
    convenience init(_ picture: DecodedPicture) {
        self.init(.picture(picture))
    }

    /// Creates a picture without content.
    public override convenience init() {
        self.init(.nothing)
    }

    /// Creates a picture of a symbol, which is shown as its characters; `nil` if this module has none for the name.
    public convenience init?(systemName name: String) {
        guard SymbolName.hasSign(for: name) else { return nil }
        self.init(.symbol(name))
    }

    /// Creates a picture of a symbol.
    ///
    /// - Parameter configuration: has no effect: a terminal has one size of characters.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(systemName: name)
    }

    /// The weight of a symbol. It has no effect.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The size of a symbol beside text. It has no effect.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// The size and the weight of a symbol; they have no effect.
    public struct SymbolConfiguration: Hashable, Sendable {
        /// Creates a configuration without effect.
        ///
        /// - Parameter pointSize: has no effect: a terminal has one size of characters.
        public init(pointSize: CGFloat) {}

        /// Creates a configuration without effect.
        public init(pointSize: CGFloat, weight: SymbolWeight) {}

        /// Creates a configuration without effect.
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}

        /// Creates a configuration without effect.
        public init(weight: SymbolWeight) {}

        /// Creates a configuration without effect.
        public init(scale: SymbolScale) {}
    }

    /// Creates a picture from the contents of a PNG or JPEG file; `nil` if they have a different format, are
    /// truncated or damaged, or are larger than ``PictureLimits/standard``.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates a picture from the contents of a PNG or JPEG file.
    ///
    /// - Parameter scale: the number of pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = try? RecentPictures.shared.picture(of: data, limits: .standard) else {
            return nil
        }
        self.init(.picture(picture), scale: scale)
    }

    /// Creates a picture from a PNG or JPEG file.
    public convenience init?(contentsOfFile path: String) {
        let url = URL(fileURLWithPath: path)
        guard let data = try? PictureLoader.contents(of: url, limits: .standard) else { return nil }
        self.init(data: data)
    }

    /// Creates a picture from its name in the app's bundles, or from its name in AppKit. Of a picture with variants,
    /// it is the one for light screens.
    public convenience init?(named name: String) {
        guard let found = NamedPictures.shared.picture(named: name, in: nil, for: .light),
            let picture = found.picture as? DecodedPicture
        else {
            guard let symbol = DesktopPictureNames.symbols[name] else { return nil }
            self.init(systemName: symbol)
            return
        }
        self.init(.picture(picture), scale: found.scale)
    }

    /// Creates a picture from its name in a bundle or, if the bundle is `nil`, in any bundle of the app. The picture is
    /// empty if no bundle contains the name.
    package convenience init(namedOrEmpty name: String, in bundle: Bundle?) {
        let found = NamedPictures.shared.picture(named: name, in: bundle, for: .light)
        self.init((found?.picture as? DecodedPicture).map { .picture($0) } ?? .nothing, scale: found?.scale ?? 1)
    }

    /// Creates the picture of an image literal from its name in the app's bundles, or an empty picture if no bundle
    /// contains the name.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(namedOrEmpty: name, in: nil)
    }

    var picture: DecodedPicture? {
        if case .picture(let picture) = content { picture } else { nil }
    }

    /// Whether the picture is a symbol.
    public var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }

    /// The size in points. A symbol counts as two cells. AppKit's code sets it: UIKit's cannot.
    public var size: CGSize {
        get { changes.withLock { $0.size } ?? naturalSize }
        set { changes.withLock { $0.size = newValue } }
    }

    private var naturalSize: CGSize {
        guard let picture else { return isSymbolImage ? CGSize(width: 16, height: 16) : .zero }
        return CGSize(width: CGFloat(picture.size.width) / scale, height: CGFloat(picture.size.height) / scale)
    }

    /// Decodes the picture on the calling thread; returns `nil` if it is damaged.
    public func preparingForDisplay() -> UIImage? {
        guard let picture else { return self }
        return (try? picture.preparedNow()).map { _ in self }
    }

    /// Decodes the picture on a background thread; returns `nil` if it is damaged.
    public func byPreparingForDisplay() async -> UIImage? {
        guard let picture else { return self }
        return (try? await picture.prepared()).map { _ in self }
    }

    /// Returns the same picture with a different rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content, scale: scale, renderingMode: renderingMode, tint: tint)
    }

    /// Returns the picture as the contents of a PNG file, with at most 1024 pixels along the longer side; `nil` if it
    /// is damaged or empty. The picture is decoded on the calling thread.
    public func pngData() -> Data? { picture.flatMap(\.png) }

    /// Returns the same PNG data as ``pngData()``, because this module does not write JPEG files. The initialisers can
    /// read the result.
    ///
    /// - Parameter compressionQuality: has no effect.
    public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

    /// Returns whether another object is the same picture.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other.content == content && other.scale == scale && other.tint == tint
    }

    /// The hash value of the picture.
    public override var hash: Int { content.hashValue }

    /// Always true: a picture can be archived.
    public static var supportsSecureCoding: Bool { true }

    /// Archives the name of a symbol, or the picture as ``pngData()`` returns it.
    public func encode(with coder: NSCoder) {
        coder.encode(Double(scale), forKey: "UIScale")
        if case .symbol(let name) = content { coder.encode(name as NSString, forKey: "UISystemName") }
        if let data = pngData() { coder.encode(data as NSData, forKey: "UIImageData") }
    }

    /// Creates a picture from an archive; `nil` if it cannot be read.
    public convenience init?(coder: NSCoder) {
        // An archive becomes invalid when a key is read that it does not have.
        func object<Value: NSObject & NSCoding>(_ type: Value.Type, _ key: String) -> Value? {
            coder.containsValue(forKey: key) ? coder.decodeObject(of: type, forKey: key) : nil
        }
        if let name = object(NSString.self, "UISystemName") {
            self.init(.symbol(String(describing: name)))
        } else if let data = object(NSData.self, "UIImageData") {
            self.init(data: Data(referencing: data), scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
        } else {
            self.init(.nothing)
        }
    }
}

extension Image {
    /// Creates an image from a `UIImage`.
    public init(uiImage: UIImage) {
        switch uiImage.shown {
        case .symbol(let name): self.init(systemName: name)
        case .picture(let picture): self.init(picture: picture, scale: uiImage.shownScale)
        case nil: self.init(decorative: "")
        }
        switch uiImage.renderingMode {
        case .automatic: break
        case .alwaysOriginal: self = renderingMode(.original)
        case .alwaysTemplate: self = renderingMode(.template)
        }
        tint = uiImage.shownTint
    }
}

// AppKit's code changes pictures that exist.
extension UIImage {
    /// Replaces the content by that of another picture.
    package func adopt(_ image: UIImage) {
        let content = image.content
        changes.withLock { $0.content = content }
    }

    /// Sets how the colours are used.
    package func use(_ mode: RenderingMode?) { changes.withLock { $0.mode = mode } }
    /// The number of pixels per point with which the picture has the size that code has set.
    fileprivate var shownScale: CGFloat {
        guard let picture, let width = changes.withLock({ $0.size })?.width, width > 0 else { return scale }
        return CGFloat(picture.size.width) / width
    }
    /// The name that code has given.
    package var givenName: String? {
        get { changes.withLock { $0.name } }
        set { changes.withLock { $0.name = newValue } }
    }
    /// Whether the picture has pixels or is a symbol.
    package var isEmpty: Bool { content == .nothing }
}

extension UIImage {
    /// The content that an `Image` shows.
    fileprivate enum Shown {
        case symbol(String)
        case picture(DecodedPicture)
    }

    /// The colour in which an `Image` is drawn; `nil` for a template, which is drawn in the foreground style.
    fileprivate var shownTint: Color? { renderingMode == .alwaysTemplate ? nil : tint }

    fileprivate var shown: Shown? {
        switch content {
        case .nothing: nil
        case .symbol(let name): .symbol(name)
        case .picture(let picture): .picture(picture)
        }
    }
}
