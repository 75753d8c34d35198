import CoreGraphicsCompat
import CursesUI

/// The layer of a view. It stores its property values, and draws nothing.
@MainActor @preconcurrency
open class CALayer {
    /// Has no effect: a layer draws nothing.
    public var frame = CGRect.zero
    /// Has no effect: a layer draws nothing.
    public var bounds = CGRect.zero
    /// Has no effect: a layer draws nothing.
    public var position = CGPoint.zero
    /// Has no effect: a layer draws nothing.
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// Has no effect: a layer draws nothing.
    public var zPosition: CGFloat = 0
    /// Has no effect: a layer draws nothing.
    public var cornerRadius: CGFloat = 0
    /// Has no effect: a layer draws nothing.
    public var cornerCurve = CALayerCornerCurve.circular
    /// Has no effect: a layer draws nothing.
    public var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Has no effect: a layer draws nothing.
    public var masksToBounds = false
    /// Has no effect: a layer draws nothing.
    public var borderWidth: CGFloat = 0
    /// Has no effect: a layer draws nothing.
    public var borderColor: CGColor?
    /// Has no effect: a layer draws nothing.
    public var backgroundColor: CGColor?
    /// Has no effect: a layer draws nothing.
    public var opacity: Float = 1
    /// Has no effect: a layer draws nothing.
    public var isHidden = false
    /// Has no effect: a layer draws nothing.
    public var shadowColor: CGColor?
    /// Has no effect: a layer draws nothing.
    public var shadowOpacity: Float = 0
    /// Has no effect: a layer draws nothing.
    public var shadowOffset = CGSize.zero
    /// Has no effect: a layer draws nothing.
    public var shadowRadius: CGFloat = 3
    /// Has no effect: a layer draws nothing.
    public var shadowPath: CGPath?
    /// Has no effect: a layer draws nothing.
    public var mask: CALayer?
    /// Has no effect: a layer draws nothing.
    public var contentsScale: CGFloat = 1
    /// Has no effect: a layer draws nothing.
    public var name: String?
    /// The layers inside this one.
    public private(set) var sublayers: [CALayer]?
    /// The layer that contains this one.
    public private(set) weak var superlayer: CALayer?
    /// Has no effect: a layer draws nothing.
    public var contents: Any?
    private var animations: [String: (animation: CAAnimation, end: AnyCancellable)] = [:]

    /// Creates a layer.
    public init() {}

    /// Adds a layer to this one.
    public func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
    }
    /// Adds a layer to this one, at an index.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
    }
    /// Removes the layer from the one that contains it.
    public func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
    /// Adds an animation. It has no effect, but its delegate is told that it begins, and after its duration that it ends.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        let key = key ?? (animation as? CAPropertyAnimation)?.keyPath ?? UUID().uuidString
        removeAnimation(forKey: key)
        animation.delegate?.animationDidStart(animation)
        guard animation.time.isFinite else { return animations[key] = (animation, AnyCancellable {}) }
        let queue = DispatchQueue.main
        let end = queue.schedule(
            after: queue.now.advanced(by: .seconds(animation.time)), interval: .seconds(1), tolerance: .zero,
            options: nil
        ) { [weak self] in MainActor.assumeIsolated { self?.end(key) } }
        animations[key] = (animation, AnyCancellable(end.cancel))
    }
    /// Returns an animation that has not ended.
    open func animation(forKey key: String) -> CAAnimation? { animations[key]?.animation }
    /// The keys of the animations that have not ended.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    /// Removes an animation. Its delegate is told that it has not finished.
    open func removeAnimation(forKey key: String) {
        guard let removed = animations.removeValue(forKey: key) else { return }
        removed.animation.delegate?.animationDidStop(removed.animation, finished: false)
    }
    /// Removes all animations.
    open func removeAllAnimations() {
        for key in animations.keys.sorted() { removeAnimation(forKey: key) }
    }
    private func end(_ key: String) {
        guard let ended = animations[key] else { return }
        ended.end.cancel()
        if ended.animation.isRemovedOnCompletion { animations[key] = nil }
        ended.animation.delegate?.animationDidStop(ended.animation, finished: true)
    }

    /// Has no effect: a layer draws nothing.
    public func setNeedsDisplay() {}
    /// Has no effect: a layer draws nothing.
    public func layoutIfNeeded() {}
}

/// The curve of a layer's corners; it has no effect.
public struct CALayerCornerCurve: Hashable, Sendable {
    private let name: String
    /// Quarter circles.
    public static let circular = CALayerCornerCurve(name: "circular")
    /// Corners whose curvature changes gradually.
    public static let continuous = CALayerCornerCurve(name: "continuous")
}

/// Some of a layer's corners.
public struct CACornerMask: OptionSet, Sendable {
    /// The bits of the corners.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A class of layers that a view can create as its own.
package protocol ViewLayer: CALayer {
    /// Returns a new layer.
    static func makeLayer() -> CALayer
    /// Whether the layer shows a video, which is missing in a terminal.
    static var showsVideo: Bool { get }
}

extension ViewLayer {
    package static var showsVideo: Bool { false }
}

extension CALayer {
    /// Whether the layer, or one inside it, shows a video.
    package var showsVideo: Bool {
        (type(of: self) as? any ViewLayer.Type)?.showsVideo == true || sublayers?.contains(where: \.showsVideo) == true
    }
}

extension CAShapeLayer: ViewLayer {
    package static func makeLayer() -> CALayer { CAShapeLayer() }
}

extension CAEmitterLayer: ViewLayer {
    package static func makeLayer() -> CALayer { CAEmitterLayer() }
}

extension CAGradientLayer: ViewLayer {
    package static func makeLayer() -> CALayer { CAGradientLayer() }
}

/// A layer with a path. It stores its property values, and draws nothing.
public final class CAShapeLayer: CALayer {
    /// Has no effect: a layer draws nothing.
    public var path: CGPath?
    /// Has no effect: a layer draws nothing.
    public var fillColor: CGColor?
    /// Has no effect: a layer draws nothing.
    public var strokeColor: CGColor?
    /// Has no effect: a layer draws nothing.
    public var lineWidth: CGFloat = 1
    /// Has no effect: a layer draws nothing.
    public var strokeEnd: CGFloat = 1
}

/// A layer with a gradient. It stores its property values, and draws nothing.
public final class CAGradientLayer: CALayer {
    /// Has no effect: a layer draws nothing.
    public var colors: [Any]?
    /// Has no effect: a layer draws nothing.
    public var locations: [NSNumber]?
    /// Has no effect: a layer draws nothing.
    public var startPoint = CGPoint(x: 0.5, y: 0)
    /// Has no effect: a layer draws nothing.
    public var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A group of changes to layers.
@MainActor @preconcurrency
public enum CATransaction {
    private static var completions: [() -> Void] = []

    /// Begins a group.
    public static func begin() { completions.append({}) }
    /// Ends a group, and calls its completion handler.
    public static func commit() { completions.popLast()?() }
    /// Has no effect: layers are not animated.
    public static func setDisableActions(_ flag: Bool) {}
    /// Has no effect: layers are not animated.
    public static func setAnimationDuration(_ duration: CFTimeInterval) {}
    /// Sets the completion handler of the group.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if !completions.isEmpty { completions[completions.count - 1] = block ?? {} }
    }
}
