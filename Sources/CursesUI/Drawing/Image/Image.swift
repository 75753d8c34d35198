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
/// A name that CursesUI has no sign for is shown as its words, and as a bullet where a label's title
/// says what is meant. A picture that cannot be loaded is shown as its name.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String)
        /// - label: what the picture shows, in words; `nil` for its name.
        case named(String, bundle: Bundle?, label: Text?)
        case picture(AnyPicture, label: Text?)
    }

    let source: Source
    var isResizable = false
    var template: TemplateRenderingMode?

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
    /// - Parameter label: what it shows, in words.
    package init(picture: any Picture, label: Text? = nil) {
        source = .picture(AnyPicture(picture), label: label)
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
        case tile, stretch
    }

    /// Whether a picture keeps its colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Drawn in the foreground colour, as symbols are.
        case template
        case original
    }

    /// How a picture's pixels are averaged; kept for the sources' sake.
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    /// How large symbols are beside a text; in a terminal there is one size.
    public enum Scale: CaseIterable, Hashable, Sendable {
        case small, medium, large
    }

    /// Lets a picture take the room that it is offered. A symbol keeps its size, the only one that there
    /// is, and stands in the middle of its frame.
    ///
    /// - Parameters:
    ///   - capInsets: has no meaning on cells.
    ///   - resizingMode: pictures are stretched.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// Sets whether the image keeps its own colours or takes the foreground colour.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.template = renderingMode
        return image
    }

    /// The same image: a symbol has one colour in a terminal.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// The same image: pixels are always averaged.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// The same image: cells have no smooth edges.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// How many colours a symbol has: in a terminal one.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
}
