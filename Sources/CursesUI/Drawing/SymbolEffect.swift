import Foundation

// Animations of SF Symbols. Sources that use them compile; symbols stand still on cells.

/// An animation of a symbol; symbols stand still on cells.
public protocol SymbolEffect {}

/// The speed and the repetition of a symbol's animation; symbols stand still on cells.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Changes nothing: symbols stand still on cells.
    public static let `default` = SymbolEffectOptions()
    /// Changes nothing: symbols stand still on cells.
    public static let repeating = SymbolEffectOptions()
    /// Changes nothing: symbols stand still on cells.
    public static let nonRepeating = SymbolEffectOptions()

    /// Changes nothing: symbols stand still on cells.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Changes nothing: symbols stand still on cells.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Changes nothing: symbols stand still on cells.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// Changes nothing: symbols stand still on cells.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    /// Changes nothing: symbols stand still on cells.
    public var repeating: SymbolEffectOptions { self }
    /// Changes nothing: symbols stand still on cells.
    public var nonRepeating: SymbolEffectOptions { self }
}

/// Any animation of SF Symbols; symbols stand still on cells.
public struct StillSymbolEffect: SymbolEffect, Sendable {
    /// Changes nothing: symbols stand still on cells.
    public var byLayer: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var wholeSymbol: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var up: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var down: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var upUp: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var downUp: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var offUp: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var iterative: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var cumulative: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var reversing: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var nonReversing: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var hideInactiveLayers: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var dimInactiveLayers: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var clockwise: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var counterClockwise: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var left: StillSymbolEffect { self }
    /// Changes nothing: symbols stand still on cells.
    public var right: StillSymbolEffect { self }
}

extension SymbolEffect where Self == StillSymbolEffect {
    /// Changes nothing: symbols stand still on cells.
    public static var appear: StillSymbolEffect { StillSymbolEffect() }
    /// Changes nothing: symbols stand still on cells.
    public static var automatic: StillSymbolEffect { StillSymbolEffect() }
    /// Changes nothing: symbols stand still on cells.
    public static var bounce: StillSymbolEffect { StillSymbolEffect() }
    /// Changes nothing: symbols stand still on cells.
    public static var breathe: StillSymbolEffect { StillSymbolEffect() }
    /// Changes nothing: symbols stand still on cells.
    public static var disappear: StillSymbolEffect { StillSymbolEffect() }
    /// Changes nothing: symbols stand still on cells.
    public static var pulse: StillSymbolEffect { StillSymbolEffect() }
    /// Changes nothing: symbols stand still on cells.
    public static var replace: StillSymbolEffect { StillSymbolEffect() }
    /// Changes nothing: symbols stand still on cells.
    public static var rotate: StillSymbolEffect { StillSymbolEffect() }
    /// Changes nothing: symbols stand still on cells.
    public static var scale: StillSymbolEffect { StillSymbolEffect() }
    /// Changes nothing: symbols stand still on cells.
    public static var variableColor: StillSymbolEffect { StillSymbolEffect() }
    /// Changes nothing: symbols stand still on cells.
    public static var wiggle: StillSymbolEffect { StillSymbolEffect() }
}

extension View {
    /// Changes nothing: symbols stand still on cells.
    nonisolated public func symbolEffect<T: SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        self
    }

    /// Changes nothing: symbols stand still on cells.
    nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View {
        self
    }

    /// Changes nothing: symbols stand still on cells.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
