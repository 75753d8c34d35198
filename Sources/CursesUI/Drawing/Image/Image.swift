import CursesUITerminal
import Foundation

/// A symbol or a picture.
///
/// A symbol of a well-known name is shown as a sign of one or two columns, in the foreground colour:
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
/// A name that CursesUI has no sign for is shown as its words, and as a bullet where a label's title
/// says what is meant. Pictures are shown where the app imports `CursesUIImage`; one that cannot be
/// loaded is shown as its name.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String)
        /// - label: what the picture shows, in words; `nil` for its name.
        case named(String, bundle: Bundle?, label: Text?)
        case picture(ScaledPicture, label: Text?)
    }

    /// How a picture takes the room that it is offered.
    struct Resizing: Hashable, Sendable {
        let capInsets: EdgeInsets
        let mode: ResizingMode
    }

    let source: Source
    /// `nil` where a picture keeps its size.
    var resizing: Resizing?
    var template: TemplateRenderingMode?
    var interpolation = Interpolation.medium

    /// A symbol.
    ///
    /// - Parameter systemName: a name of SF Symbols, such as `"trash"` or `"person.crop.circle.fill"`.
    ///   Of a name with additions that there is no sign for, the sign of the name without them is shown.
    public init(systemName: String) {
        source = .symbol(systemName)
    }

    /// A symbol.
    ///
    /// - Parameter variableValue: has no meaning in a terminal.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// A picture by its name in a bundle; where there is none, the name.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle: bundle, label: nil)
    }

    /// A picture by its name in a bundle; where there is none, the label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .named(name, bundle: bundle, label: label)
    }

    /// A picture that is not worth words; where there is none, nothing.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle: bundle, label: Text(verbatim: ""))
    }

    /// A picture that has been loaded.
    ///
    /// - Parameters:
    ///   - scale: how many of its pixels are a unit.
    ///   - label: what it shows, in words.
    package init(picture: any Picture, scale: CGFloat = 1, label: Text? = nil) {
        source = .picture(ScaledPicture(picture, scale: scale), label: label)
    }
}

extension Image: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Image> {
        LeafNode(self, in: context) { ImageLayoutNode($0.view, owner: $0) }
    }
}

extension Image {
    /// How a picture fills a larger room.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated at its own size.
        case tile
        case stretch
    }

    /// Whether a picture keeps its colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Drawn in the foreground colour, as symbols are.
        case template
        case original
    }

    /// How a picture's pixels become those of another size.
    public enum Interpolation: Hashable, Sendable {
        /// Each is the nearest of the old ones: what is made of few pixels stays so.
        case none
        /// Averages of the old ones, as are `medium` and `high`.
        case low
        case medium, high
    }

    /// How large symbols are beside a text; in a terminal there is one size.
    public enum Scale: CaseIterable, Hashable, Sendable {
        case small, medium, large
    }

    /// Lets a picture take the room that it is offered. A symbol keeps its size, the only one that there
    /// is, and stands in the middle of its frame.
    ///
    /// - Parameters:
    ///   - capInsets: edges that keep their size, as the frame of a drawn box does.
    ///   - resizingMode: whether the rest is stretched, or repeated at its own size.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    /// Sets whether a picture keeps its own colours, as it does by default, or is drawn in the foreground
    /// style wherever it is opaque. A symbol always is.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.template = renderingMode
        return image
    }

    /// The same image: a symbol has one colour in a terminal.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// Sets how the picture's pixels become those of another size: averaged, unless it is `none`.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// The same image: cells have no smooth edges.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// How many colours a symbol has: in a terminal one.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    /// Changes nothing: a symbol is a character in one colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// Changes nothing: a symbol is a character in one colour.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// Changes nothing: a symbol is a character in one colour.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// Changes nothing: a symbol is a character in one colour.
    public static let palette = SymbolRenderingMode(name: "palette")
}
