import Foundation

/// How large a preview is; there are no previews of a terminal.
public enum PreviewLayout: Hashable, Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview; there are no previews of a terminal.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name of the device.
    public let rawValue: String

    /// A device; it has no effect.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A device; it has no effect.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

extension View {
    /// Kept for the sources' sake: there are no previews of a terminal.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Kept for the sources' sake: there are no previews of a terminal.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// Kept for the sources' sake: there are no previews of a terminal.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
