import Foundation

// How symbols of Apple's font move. Sources that use these compile; a sign on cells stands still.

/// A way for a symbol to move; signs on cells stand still.
public protocol SymbolEffect {}

/// How often and how fast a symbol moves; signs on cells stand still.
public struct SymbolEffectOptions: Hashable, Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()

    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
}

/// Any of the ways of SF Symbols; signs on cells stand still.
public struct StillSymbolEffect: SymbolEffect, Sendable {
    public var byLayer: StillSymbolEffect { self }
    public var wholeSymbol: StillSymbolEffect { self }
    public var up: StillSymbolEffect { self }
    public var down: StillSymbolEffect { self }
    public var upUp: StillSymbolEffect { self }
    public var downUp: StillSymbolEffect { self }
    public var offUp: StillSymbolEffect { self }
    public var iterative: StillSymbolEffect { self }
    public var cumulative: StillSymbolEffect { self }
    public var reversing: StillSymbolEffect { self }
    public var nonReversing: StillSymbolEffect { self }
    public var hideInactiveLayers: StillSymbolEffect { self }
    public var dimInactiveLayers: StillSymbolEffect { self }
    public var clockwise: StillSymbolEffect { self }
    public var counterClockwise: StillSymbolEffect { self }
    public var left: StillSymbolEffect { self }
    public var right: StillSymbolEffect { self }
}

extension SymbolEffect where Self == StillSymbolEffect {
    public static var appear: StillSymbolEffect { StillSymbolEffect() }
    public static var automatic: StillSymbolEffect { StillSymbolEffect() }
    public static var bounce: StillSymbolEffect { StillSymbolEffect() }
    public static var breathe: StillSymbolEffect { StillSymbolEffect() }
    public static var disappear: StillSymbolEffect { StillSymbolEffect() }
    public static var pulse: StillSymbolEffect { StillSymbolEffect() }
    public static var replace: StillSymbolEffect { StillSymbolEffect() }
    public static var rotate: StillSymbolEffect { StillSymbolEffect() }
    public static var scale: StillSymbolEffect { StillSymbolEffect() }
    public static var variableColor: StillSymbolEffect { StillSymbolEffect() }
    public static var wiggle: StillSymbolEffect { StillSymbolEffect() }
}

extension View {
    /// Changes nothing: signs on cells stand still.
    nonisolated public func symbolEffect<T: SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        self
    }

    /// Changes nothing: signs on cells stand still.
    nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View {
        self
    }

    /// Changes nothing: signs on cells stand still.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
