import Foundation

/// The position of a pencil that hovers over the screen. A terminal has no pencil.
public struct PencilHoverPose: Hashable, Sendable {
    /// The position of the tip.
    public let location: CGPoint
    /// The position of the tip, as a part of the view.
    public let anchor: UnitPoint
    /// The distance of the tip from the screen, from 0 to 1.
    public let zDistance: CGFloat
    /// The angle between the pencil and the screen.
    public let altitude: Angle
    /// The direction in which the pencil points.
    public let azimuth: Angle
    /// The rotation of the pencil around its axis.
    public let roll: Angle
}

/// A double tap on a pencil; a terminal has no pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// The place of the pencil; `nil` if it does not hover.
    public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil; a terminal has no pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    /// The place of the pencil; `nil` if it does not hover.
    public let hoverPose: PencilHoverPose?
}

/// A phase of a squeeze of a pencil; a terminal has no pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

/// The action that the user has chosen for a double tap or a squeeze of a pencil. A terminal has no pencil.
public struct PencilPreferredAction: Hashable, Sendable {
    private let name: String

    /// Nothing.
    public static let ignore = PencilPreferredAction(name: "ignore")
    /// Runs a shortcut of the system.
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
    /// Shows the palette of colours.
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    /// Shows a palette of tools at the pencil.
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    /// Shows the attributes of the ink.
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    /// Changes to the eraser and back.
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    /// Changes to the tool before.
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
}

extension EnvironmentValues {
    /// The action for a double tap on a pencil: none, because a terminal has no pencil.
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
    /// The action for a squeeze of a pencil: none, because a terminal has no pencil.
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

extension View {
    /// Changes nothing: a terminal has no pencil.
    nonisolated public func onPencilDoubleTap(
        perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
    ) -> some View {
        unchanged()
    }

    /// Changes nothing: a terminal has no pencil.
    nonisolated public func onPencilSqueeze(
        perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
    ) -> some View {
        unchanged()
    }
}
