import CursesUITerminal
import Foundation

/// A symbol or a picture.
///
/// A symbol with a well-known name is shown as characters of one or two columns, in the foreground colour:
///
/// ```swift
/// Image(systemName: "star.fill").foregroundStyle(.yellow)     // ★
/// ```
///
/// The names `star.fill`, `heart`, `checkmark` and `gearshape`, side by side:
///
/// ```text
/// ★  ♡  ✓  ⚙
/// ```
///
/// A symbol that is resizable or has a large font is drawn as a figure of blocks and dots if it gets enough cells:
///
/// ```swift
/// Image(systemName: "camera").font(.system(size: 60))
/// ```
///
/// ```text
///    ⢠⠖⠲⡄
/// ╭─⠞  ⠳─╮
/// │ ⡴⠒⢦  │
/// ╰⠤⠳⠤⠞⠤⠤╯
/// ```
///
/// A symbol with an unknown name is shown as the theme's bullet. In ASCII, symbols have other characters; with
/// `CURSESUI_NERD_FONT=1` in the environment of the app, many have the characters of Nerd Fonts. Pictures are shown if
/// the app imports `CursesUIImage`; a picture that cannot be loaded is shown as its name.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String)
        /// - label: a description of the picture; if it is `nil`, the name is used.
        case named(String, bundle: Bundle?, label: Text?)
        case picture(ScaledPicture, label: Text?)
    }

    /// How a picture fills a proposed size.
    struct Resizing: Hashable, Sendable {
        let capInsets: EdgeInsets
        let mode: ResizingMode
    }

    let source: Source
    /// How the picture fills the proposed size; `nil` if it keeps its own size.
    var resizing: Resizing?
    var template: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var symbolRenderingMode: SymbolRenderingMode?
    /// The colour in which the image is drawn wherever it is opaque; `nil` for its own colours or the foreground style.
    package var tint: Color?

    /// Creates a symbol image.
    ///
    /// - Parameter systemName: a name of SF Symbols, such as `"trash"` or `"person.crop.circle.fill"`. If a variant has
    ///   no character, the character of the name without the variant is shown.
    public init(systemName: String) {
        source = .symbol(systemName)
    }

    /// Creates a symbol image.
    ///
    /// - Parameter variableValue: has no effect in a terminal.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// Creates an image that shows the picture with a name in a bundle. If there is no such picture, the name is shown.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle: bundle, label: nil)
    }

    /// Creates an image that shows the picture with a name in a bundle. If there is no such picture, the label is
    /// shown.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .named(name, bundle: bundle, label: label)
    }

    /// Creates an image that shows the picture with a name in a bundle.
    ///
    /// - Parameter variableValue: has no effect in a terminal.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// Creates an image that shows a decorative picture. If there is no such picture, nothing is shown.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle: bundle, label: Text(verbatim: ""))
    }

    /// Creates an image that shows a loaded picture.
    ///
    /// - Parameters:
    ///   - scale: the number of pixels in a unit.
    ///   - label: a description of the picture.
    package init(picture: any Picture, scale: CGFloat = 1, label: Text? = nil) {
        source = .picture(ScaledPicture(picture, scale: scale), label: label)
    }
}

extension Image {
    /// The name of the symbol; `nil` for a picture.
    var symbolName: String? { if case .symbol(let name) = source { name } else { nil } }
}

extension Image: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Image> {
        LeafNode(self, in: context) { ImageLayoutNode($0.view, owner: $0) }
    }
}

extension Image {
    /// How a picture fills a larger size.
    public enum ResizingMode: Hashable, Sendable {
        /// The picture is repeated at its own size.
        case tile
        case stretch
    }

    /// The source of a picture's colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The picture is drawn in the foreground colour, as symbols are.
        case template
        case original
    }

    /// How a picture's pixels are scaled to a different size.
    public enum Interpolation: Hashable, Sendable {
        /// Each new pixel is the nearest old pixel, which preserves pixel art.
        case none
        /// New pixels are averages of old pixels, as with `medium` and `high`.
        case low
        case medium, high
    }

    /// The size of symbols relative to their font. It changes only symbols in a large font.
    public enum Scale: CaseIterable, Hashable, Sendable {
        case small, medium, large
    }

    /// Lets a picture or a symbol fill the proposed size.
    ///
    /// A symbol is drawn as a figure if it gets at least 6 columns and 3 rows; in a frame, a single filled area,
    /// such as `circle.fill`, needs only 3 columns and 2 rows. In less room, and if there is no figure for it, it is a character in the middle of its
    /// frame.
    ///
    /// - Parameters:
    ///   - capInsets: edges that keep their size, such as the frame of a drawn box.
    ///   - resizingMode: whether the rest is stretched or repeated.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    /// Sets whether a picture keeps its own colours, which is the default, or is drawn in the foreground style wherever
    /// it is opaque. A symbol is always drawn in the foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.template = renderingMode
        if renderingMode == .template { image.tint = nil }
        return image
    }

    /// Sets the colours of a symbol; `nil` for the mode of the surroundings. With ``SymbolRenderingMode/multicolor``, a
    /// well-known symbol has its natural colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolRenderingMode = mode
        return image
    }

    /// Sets how the picture's pixels are scaled. They are averaged, unless the interpolation is `none`.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// Returns the same image: cells have no antialiasing.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// The colours of a symbol; in a terminal, a symbol has only one.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    /// The foreground style.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// The natural colour of a well-known symbol, and the foreground style for all others.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// The first foreground style.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// The first foreground style.
    public static let palette = SymbolRenderingMode(name: "palette")
}
