import CursesUITerminal
import Foundation

/// A rectangle or point in a view, which other views can convert to their own coordinates.
///
/// ```swift
/// struct ChosenKey: PreferenceKey {
///     static let defaultValue: Anchor<CGRect>? = nil
///     static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
///         value = value ?? nextValue()
///     }
/// }
///
/// row.anchorPreference(key: ChosenKey.self, value: .bounds) { $0 }
///
/// list.overlayPreferenceValue(ChosenKey.self) { anchor in
///     GeometryReader { geometry in
///         if let anchor { Frame(rect: geometry[anchor]) }
///     }
/// }
/// ```
public struct Anchor<Value>: @unchecked Sendable {
    // The target is isolated to the main actor, and the source is immutable.
    let target: AnchorTarget
    private let source: Source

    init(target: AnchorTarget, source: Source) {
        self.target = target
        self.source = source
    }

    /// The part of a view from which an anchor is created.
    public struct Source {
        fileprivate let id: AnyHashable
        /// Computes the value from the view's bounds.
        fileprivate let value: (CGRect) -> Value
    }

    /// Returns the rectangle or point.
    ///
    /// - Parameter bounds: the bounds of the view for which the anchor was created.
    func value(_ bounds: CGRect) -> Value {
        source.value(bounds)
    }
}

extension Anchor: Hashable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
        lhs.target === rhs.target && lhs.source.id == rhs.source.id
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(target))
        hasher.combine(source.id)
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(id: UnitRect.whole) { $0 }
    }

    /// Returns a rectangle in the view's own coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(id: [rect.minX, rect.minY, rect.width, rect.height]) {
            rect.offsetBy(dx: $0.minX, dy: $0.minY)
        }
    }
}

private enum UnitRect: Hashable {
    case whole
}

extension Anchor.Source where Value == CGPoint {
    /// Returns a point in the view's own coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(id: [point.x, point.y]) {
            CGPoint(x: $0.minX + point.x, y: $0.minY + point.y)
        }
    }

    /// Returns a point that is given as a fraction of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(id: point) {
            CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
        }
    }

    /// The top leading corner of the view.
    public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
    /// The middle of the view's top edge.
    public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
    /// The top trailing corner of the view.
    public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
    /// The middle of the view's leading edge.
    public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
    /// The centre of the view.
    public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
    /// The middle of the view's trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
    /// The bottom leading corner of the view.
    public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
    /// The middle of the view's bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
    /// The bottom trailing corner of the view.
    public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

/// The view for which an anchor was created.
@MainActor
final class AnchorTarget {
    private weak var node: Node?

    nonisolated init() {}

    func attach(to node: Node) {
        self.node = node
    }

    var layoutNode: LayoutNode? {
        guard let node, !node.isRemoved else { return nil }
        return node.layoutNodes.first
    }
}
