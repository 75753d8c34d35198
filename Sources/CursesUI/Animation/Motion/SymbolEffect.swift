/// An animation of a symbol.
///
/// ```swift
/// Image(systemName: "bell").symbolEffect(.bounce, value: count)
/// Image(systemName: "wifi").symbolEffect(.variableColor, isActive: isConnecting)
/// ```
///
/// A cell shows a symbol at a fixed position and size, so most effects change its brightness instead: with `pulse`,
/// `breathe` and `variableColor` the symbol becomes dim and bright in turn, with `bounce` and `wiggle` it flashes
/// briefly. `rotate` shows the theme's spinner, `scale` makes the symbol bold, and `appear` and `disappear` show and
/// hide it. Nothing moves if the user prefers less motion.
public protocol SymbolEffect {}

/// A symbol animation that a terminal can show.
public struct CellSymbolEffect: SymbolEffect, Hashable, Sendable {
    enum Motion: Hashable, Sendable {
        /// Changes nothing.
        case still
        /// The symbol becomes dim and bright in turn.
        case wave(step: Duration)
        /// The symbol flashes briefly.
        case flash
        /// The symbol fades in.
        case arrive
        /// The theme's spinner replaces the symbol.
        case turn
        case bold
        case appear
        case disappear
    }

    let motion: Motion

    /// The same effect: in a terminal, a symbol has only one layer.
    public var byLayer: CellSymbolEffect { self }
    /// The same effect: in a terminal, a symbol has only one layer.
    public var wholeSymbol: CellSymbolEffect { self }
    /// The same effect: the direction makes no difference.
    public var up: CellSymbolEffect { self }
    /// The same effect: the direction makes no difference.
    public var down: CellSymbolEffect { self }
    /// The same effect: the direction makes no difference.
    public var upUp: CellSymbolEffect { self }
    /// The same effect: the direction makes no difference.
    public var downUp: CellSymbolEffect { self }
    /// The same effect: the direction makes no difference.
    public var offUp: CellSymbolEffect { self }
    /// The same effect: in a terminal, a symbol has only one layer.
    public var iterative: CellSymbolEffect { self }
    /// The same effect: in a terminal, a symbol has only one layer.
    public var cumulative: CellSymbolEffect { self }
    /// The same effect: in a terminal, a symbol has only one layer.
    public var reversing: CellSymbolEffect { self }
    /// The same effect: in a terminal, a symbol has only one layer.
    public var nonReversing: CellSymbolEffect { self }
    /// The same effect: in a terminal, a symbol has only one layer.
    public var hideInactiveLayers: CellSymbolEffect { self }
    /// The same effect: in a terminal, a symbol has only one layer.
    public var dimInactiveLayers: CellSymbolEffect { self }
    /// The same effect: the direction makes no difference.
    public var clockwise: CellSymbolEffect { self }
    /// The same effect: the direction makes no difference.
    public var counterClockwise: CellSymbolEffect { self }
    /// The same effect: the direction makes no difference.
    public var left: CellSymbolEffect { self }
    /// The same effect: the direction makes no difference.
    public var right: CellSymbolEffect { self }
}

extension SymbolEffect where Self == CellSymbolEffect {
    /// Shows the symbol while the effect is active.
    public static var appear: CellSymbolEffect { CellSymbolEffect(motion: .appear) }
    /// The symbol becomes dim and bright in turn.
    public static var automatic: CellSymbolEffect { CellSymbolEffect(motion: .wave(step: .milliseconds(250))) }
    /// The symbol flashes briefly.
    public static var bounce: CellSymbolEffect { CellSymbolEffect(motion: .flash) }
    /// The symbol becomes dim and bright in turn, slowly.
    public static var breathe: CellSymbolEffect { CellSymbolEffect(motion: .wave(step: .milliseconds(400))) }
    /// Hides the symbol while the effect is active.
    public static var disappear: CellSymbolEffect { CellSymbolEffect(motion: .disappear) }
    /// The symbol becomes dim and bright in turn.
    public static var pulse: CellSymbolEffect { CellSymbolEffect(motion: .wave(step: .milliseconds(250))) }
    /// The effect of a content transition, in which a new symbol fades in. Set as an effect of a view, it changes
    /// nothing.
    public static var replace: CellSymbolEffect { CellSymbolEffect(motion: .still) }
    /// The theme's spinner replaces the symbol.
    public static var rotate: CellSymbolEffect { CellSymbolEffect(motion: .turn) }
    /// The symbol is bold while the effect is active.
    public static var scale: CellSymbolEffect { CellSymbolEffect(motion: .bold) }
    /// The symbol becomes dim and bright in turn, fast.
    public static var variableColor: CellSymbolEffect { CellSymbolEffect(motion: .wave(step: .milliseconds(150))) }
    /// The symbol flashes briefly.
    public static var wiggle: CellSymbolEffect { CellSymbolEffect(motion: .flash) }
}

/// The speed and the repetition of a symbol's animation.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The speed, as a multiple of the normal speed.
    var speed = 1.0
    /// The number of repetitions; `nil` uses the effect's default.
    var count: Int?
    var isEndless: Bool?

    /// The greatest number of repetitions, which takes longer than any app runs.
    private static let most = 1_000_000_000

    /// The default speed and repetition count of the effect.
    public static let `default` = SymbolEffectOptions()
    /// The effect is repeated forever.
    public static let repeating = SymbolEffectOptions().repeating
    /// The effect is shown once.
    public static let nonRepeating = SymbolEffectOptions().nonRepeating

    /// Returns options that repeat the effect a number of times, or forever if the count is `nil`.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Returns options that multiply the speed of the effect by a factor.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// Returns options that repeat the effect a number of times, or forever if the count is `nil`.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var options = self
        options.count = count.map { $0.clamped(1, Self.most) }
        options.isEndless = count == nil
        return options
    }

    /// Returns options that multiply the speed of the effect by a factor.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed
        return options
    }

    /// The effect is repeated forever.
    public var repeating: SymbolEffectOptions { self.repeat(nil) }
    /// The effect is shown once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
}
