import Foundation

/// A class for the available space along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
    /// The size class for the width of the screen. It is compact below 60 columns, where the columns of a
    /// ``NavigationSplitView`` are no longer side by side. A body that reads it is evaluated again when the size of the
    /// terminal changes.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] ?? Self.sizeClass(of: \.width, from: 60) }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The size class for the height of the screen. It is compact below 20 rows.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] ?? Self.sizeClass(of: \.height, from: 20) }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    private static func sizeClass(
        of side: KeyPath<CGSize, CGFloat> & Sendable,
        from least: CGFloat
    ) -> UserInterfaceSizeClass? {
        guard MainThread.isCurrent else { return nil }
        return MainActor.assumeIsolated {
            Screen.current.map { $0.sizeInCells[keyPath: side] < least ? .compact : .regular }
        }
    }
}
