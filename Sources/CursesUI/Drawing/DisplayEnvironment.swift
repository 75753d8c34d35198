import Foundation

/// The direction in which a language is written.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// Whether a window is active, as on a Mac.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
    case key, active, inactive
}

extension EnvironmentKeyID {
    static let layoutDirection = EnvironmentKeyID(LayoutDirectionKey.self)
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
    /// The direction in which the view is laid out. In a right-to-left layout, the leading edge is the right edge:
    /// stacks, alignments, paddings, offsets, bars and the horizontal arrow keys of controls are mirrored. Pictures are
    /// not mirrored.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Always 1.
    public var displayScale: CGFloat { 1 }

    /// Always 1.
    public var pixelLength: CGFloat { 1 }

    /// The material behind the view. It is `nil` unless a view sets it, because a terminal has no transparency.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }

    /// Whether the app receives keys, which is the case while its scene is active.
    public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }

    /// Has no effect: a list row is as high as its content.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// Has no effect: a list header is as high as its content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
}
