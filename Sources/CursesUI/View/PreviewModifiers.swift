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

extension View {
    /// Changes nothing: a terminal has no previews.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Changes nothing: a terminal has no previews.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// Changes nothing: a terminal has no previews.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
