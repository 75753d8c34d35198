import CursesUITerminal
import Foundation

/// Draws the texts in a view in its own way: line by line, run by run, or character by character.
///
/// ```swift
/// struct Appearing: TextRenderer {
///     var shown: Double
///
///     var animatableData: Double {
///         get { shown }
///         set { shown = newValue }
///     }
///
///     func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for (index, glyph) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///             var copy = context
///             copy.opacity = min(1, max(0, shown - Double(index)))
///             copy.draw(glyph)
///         }
///     }
/// }
///
/// Text("Hello").textRenderer(Appearing(shown: isVisible ? 5 : 0))
/// ```
///
/// If the renderer has animatable data, a change is animated. Characters fill whole cells: the context moves them to the
/// nearest cell, and neither scales nor rotates them.
public protocol TextRenderer: Animatable {
    /// Draws a text that has been laid out.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// Returns the size of the text for a proposal; the default is the size that the text chooses.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The space around the text in which it may draw; there is none by default.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// Returns the size that the text chooses.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// No space.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a ``TextRenderer`` measures.
public struct TextProxy: Sendable {
    let text: MeasuredText
    let options: TextLayout.Options
    let metrics: CellMetrics

    /// Returns the size that the text chooses for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let cells = proposal.cells(metrics)
        var size = TextLayout(text, width: cells.width, height: cells.height, options: options).size
        size.height = max(size.height, min(options.rows(ofLines: options.reservedLines), cells.height ?? .max))
        return metrics.units(size)
    }
}

/// A text renderer in the environment.
struct AnyTextRenderer {
    let renderer: any TextRenderer
}

extension AnyTextRenderer: ComparableInput {
    package static func isSameInput(_ old: AnyTextRenderer, _ new: AnyTextRenderer) -> Bool {
        isSame(old.renderer, new.renderer)
    }

    @MainActor
    private static func isSame<R: TextRenderer>(_ old: R, _ new: any TextRenderer) -> Bool {
        (new as? R).map { ViewComparator.areEqual(old, $0) } ?? false
    }
}

private struct TextRendererKey: EnvironmentKey {
    static var defaultValue: AnyTextRenderer? { nil }
}

extension EnvironmentValues {
    /// The renderer of texts; `nil` if they draw themselves.
    var textRenderer: AnyTextRenderer? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

/// Sets the renderer of the texts in a view. It is `Animatable`, so that changes of the renderer are animated.
struct TextRendererModifier<Renderer: TextRenderer> {
    var renderer: Renderer
}

extension TextRendererModifier: Animatable {
    nonisolated var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }
}

extension TextRendererModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.textRenderer, AnyTextRenderer(renderer: renderer))
    }
}

extension View {
    /// Draws the texts in the view with a renderer. It does not affect texts of many kilobytes.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}
