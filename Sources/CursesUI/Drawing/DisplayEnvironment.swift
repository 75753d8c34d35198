import Foundation

/// The way that a language is written.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// Whether a window is in front; as on a Mac.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    case key, active, inactive
}

private struct LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
}

private struct BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
}

private struct MinimumRowHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// The way that the view is meant to be laid out. Stacks go from left to right in any case: a
    /// terminal's rows do.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Always 1: a cell is what it is.
    public var displayScale: CGFloat { 1 }

    /// Always 1.
    public var pixelLength: CGFloat { 1 }

    /// The material behind the view; nothing can be seen through in a terminal, so that it is `nil`
    /// unless a view says otherwise.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }

    /// Whether the app has the keyboard.
    public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }

    /// Kept for the sources' sake: a row of a list is as high as its content.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// Kept for the sources' sake: a header of a list is as high as its content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
}
