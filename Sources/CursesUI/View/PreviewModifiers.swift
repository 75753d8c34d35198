import Foundation

/// The size of a preview; a terminal has no previews.
public enum PreviewLayout: Hashable, Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview; a terminal has no previews.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name of the device.
    public let rawValue: String

    /// Creates a device.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a device.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

/// The orientation of a preview; a terminal has no previews.
public struct InterfaceOrientation: Hashable, Sendable {
    private let name: String

    /// The device is upright.
    public static let portrait = InterfaceOrientation(name: "portrait")
    /// The device is upside down.
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    /// The device lies on its left side.
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    /// The device lies on its right side.
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// A key of the values that a preview has.
public protocol PreviewContextKey {
    associatedtype Value

    /// The value of a preview that sets none.
    static var defaultValue: Value { get }
}

/// The values that a preview has; a terminal has no previews.
public protocol PreviewContext {
    /// Returns the value of a key.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension View {
    /// Changes nothing: a terminal has no previews.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { unchanged() }

    /// Changes nothing: a terminal has no previews.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { unchanged() }

    /// Changes nothing: a terminal has no previews.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { unchanged() }

    /// Changes nothing: a terminal has no previews.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { unchanged() }

    /// Changes nothing: a terminal has no previews.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { unchanged() }
}
