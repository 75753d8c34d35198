import CursesUI

/// A rule about the frames of views. It has no effect: CursesUI lays out its own views.
@MainActor
public final class NSLayoutConstraint {
    /// A direction.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    /// The constant of the rule.
    public var constant: CGFloat
    /// Whether the rule holds; it has no effect.
    public var isActive = false
    /// The priority of the rule; it has no effect.
    public var priority = UILayoutPriority.required

    init(constant: CGFloat) {
        self.constant = constant
    }

    /// Has no effect: CursesUI lays out its own views.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Has no effect: CursesUI lays out its own views.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

/// The priority of a rule, without effect.
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
}

/// A side or a length of a view, for rules without effect.
@MainActor
public final class NSLayoutAnchor {
    init() {}

    /// A rule without effect.
    public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// A rule without effect.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// A rule without effect.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// A rule without effect.
    public func constraint(
        equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// A rule without effect.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// A rule without effect.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// A rule without effect.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
}

/// Something with sides and lengths that rules without effect name: a view or a part of one.
@MainActor
public protocol LayoutAnchors {}

extension LayoutAnchors {
    /// A side for rules without effect.
    public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A side for rules without effect.
    public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A side for rules without effect.
    public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A side for rules without effect.
    public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A side for rules without effect.
    public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A side for rules without effect.
    public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A line for rules without effect.
    public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A line for rules without effect.
    public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A length for rules without effect.
    public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    /// A length for rules without effect.
    public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

extension UIView: LayoutAnchors {
    /// The part of the view that no bar covers, for rules without effect.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    /// The part of the view inside of its margins, for rules without effect.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    /// Has no effect: CursesUI lays out its own views.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    /// Has no effect: CursesUI lays out its own views.
    public func addConstraint(_ constraint: NSLayoutConstraint) {}
}

/// A part of a view, for rules without effect.
public struct UILayoutGuide: LayoutAnchors {
    init() {}
}
