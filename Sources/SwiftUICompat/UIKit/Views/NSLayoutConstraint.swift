import CursesUI

/// A layout constraint. It has no effect, because CursesUI lays out its own views.
@MainActor @preconcurrency
public final class NSLayoutConstraint {
    /// A direction.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    /// The constant of the constraint; it has no effect.
    public var constant: CGFloat
    /// Whether the constraint is active; it has no effect.
    public var isActive = false
    /// The priority of the constraint; it has no effect.
    public var priority = UILayoutPriority.required

    /// The name of the constraint.
    public var identifier: String?

    init(constant: CGFloat) {
        self.constant = constant
    }

    /// Creates a constraint, which is ignored.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        constant = c
    }

    /// Returns no constraints: CursesUI lays out its own views.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }

    /// A place or a length of a view.
    public enum Attribute: Int, Sendable {
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline
        case notAnAttribute = 0
    }

    /// How two lengths compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1, equal, greaterThanOrEqual
    }

    /// The alignment of the views of a text of constraints; ignored in a terminal.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The centres are on a horizontal line.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The centres are on a vertical line.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    }

    /// The AppKit name of a direction.
    public typealias Orientation = Axis
    /// The AppKit name of a priority.
    public typealias Priority = UILayoutPriority

    /// Has no effect: CursesUI lays out its own views.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Has no effect: CursesUI lays out its own views.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

/// The priority of a constraint; ignored in a terminal.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority, from 0 to 1000.
    public let rawValue: Float

    /// Creates a priority from 0 to 1000.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from 0 to 1000.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The highest priority.
    public static let required = UILayoutPriority(1000)
    /// A high priority.
    public static let defaultHigh = UILayoutPriority(750)
    /// A low priority.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which a window keeps its size in AppKit.
    public static let windowSizeStayPut = UILayoutPriority(500)
    /// The priority with which the user resizes a window in AppKit.
    public static let dragThatCanResizeWindow = UILayoutPriority(510)
    /// The priority with which the user does not resize a window in AppKit.
    public static let dragThatCannotResizeWindow = UILayoutPriority(490)
    /// The priority of the size that a view needs.
    public static let fittingSizeCompression = UILayoutPriority(50)
}

/// An anchor of a view, such as an edge or a width. Constraints between anchors are ignored.
@MainActor @preconcurrency
public final class NSLayoutAnchor {
    init() {}

    /// Creates a constraint, which is ignored.
    public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// Creates a constraint, which is ignored.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// Creates a constraint, which is ignored.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// Creates a constraint, which is ignored.
    public func constraint(
        equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// Creates a constraint, which is ignored.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// Creates a constraint, which is ignored.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// Creates a constraint, which is ignored.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
}

/// An anchor of a vertical edge.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor
/// An anchor of a horizontal edge.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor
/// An anchor of a length.
public typealias NSLayoutDimension = NSLayoutAnchor
/// The AppKit name of a part of a view for constraints.
public typealias NSLayoutGuide = UILayoutGuide

/// An object with layout anchors: a view or a layout guide.
@MainActor @preconcurrency
public protocol LayoutAnchors {}

extension LayoutAnchors {
    /// An edge for constraints. Constraints are ignored.
    public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// An edge for constraints. Constraints are ignored.
    public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// An edge for constraints. Constraints are ignored.
    public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// An edge for constraints. Constraints are ignored.
    public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// An edge for constraints. Constraints are ignored.
    public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// An edge for constraints. Constraints are ignored.
    public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A centre line for constraints. Constraints are ignored.
    public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A centre line for constraints. Constraints are ignored.
    public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A length for constraints. Constraints are ignored.
    public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A length for constraints. Constraints are ignored.
    public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A baseline for constraints. Constraints are ignored.
    public var firstBaselineAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A baseline for constraints. Constraints are ignored.
    public var lastBaselineAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

extension UIView: LayoutAnchors {
    /// The part of the view that no bar covers. Its constraints are ignored.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    /// The part of the view inside its margins. Its constraints are ignored.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    /// Has no effect: CursesUI lays out its own views.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    /// Has no effect: CursesUI lays out its own views.
    public func addConstraint(_ constraint: NSLayoutConstraint) {}
}

/// A part of a view for constraints. Constraints are ignored.
public struct UILayoutGuide: LayoutAnchors {
    /// Creates a part of a view.
    nonisolated public init() {}
}
