import CursesUITerminal

/// Draws a view in changed colours.
struct ColorEffectModifier: Equatable {
    let effects: [ColorEffect]

    init(_ effects: ColorEffect...) {
        self.init(effects: effects)
    }

    init(effects: [ColorEffect]) {
        self.effects = effects
    }
}

extension ColorEffectModifier: LayoutModifier {
    static var readsEnvironment: Bool { true }

    func resolved(in environment: EnvironmentValues) -> ColorEffectModifier {
        ColorEffectModifier(
            effects: effects.map {
                guard case .multiplication(let color) = $0 else { return $0 }
                return .multiplication(color.resolved(in: environment))
            })
    }

    var effect: DrawingEffect? {
        effects.allSatisfy(\.isIdentity) ? nil : DrawingEffect(colors: effects)
    }

    func interpolated(towards other: ColorEffectModifier, by amount: Double) -> ColorEffectModifier? {
        guard effects.count == other.effects.count else { return nil }
        var mixed: [ColorEffect] = []
        for (old, new) in zip(effects, other.effects) {
            guard let effect = old.interpolated(towards: new, by: amount) else { return nil }
            mixed.append(effect)
        }
        return ColorEffectModifier(effects: mixed)
    }
}

/// Makes a view a compositing group.
struct CompositingGroupModifier: LayoutModifier {
    var effect: DrawingEffect? { DrawingEffect(isGroup: true) }
}

// Colours are changed by their encoded sRGB components, and shown as the nearest colours of the terminal.

extension View {
    /// Makes the colours of the view brighter.
    ///
    /// The terminal's own colours change only if the terminal reports them. With fewer than 16 colours, nothing changes.
    ///
    /// - Parameter amount: what is added to each component of a colour, from -1 (black) to 1 (white).
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(.brightness(amount)))
    }

    /// Changes the contrast of the colours of the view. See ``brightness(_:)`` for the conditions.
    ///
    /// - Parameter amount: the factor of the distance from grey: 1 changes nothing, 0 is grey, a negative value inverts.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(.contrast(amount)))
    }

    /// Changes the saturation of the colours of the view. See ``brightness(_:)`` for the conditions.
    ///
    /// - Parameter amount: 1 changes nothing, 0 is grey, more makes colours more vivid.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(.saturation(amount)))
    }

    /// Makes the colours of the view grey. See ``brightness(_:)`` for the conditions.
    ///
    /// - Parameter amount: 0 changes nothing, 1 is fully grey.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(.saturation(1 - amount)))
    }

    /// Rotates the hues of the colours of the view. See ``brightness(_:)`` for the conditions.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorEffectModifier(.hueRotation(angle.radians)))
    }

    /// Inverts the colours of the view.
    ///
    /// Of a cell whose colours are not known, the foreground and the background are swapped.
    nonisolated public func colorInvert() -> some View { modifier(ColorEffectModifier(.inversion)) }

    /// Multiplies the colours of the view by a colour, component by component. See ``brightness(_:)`` for the
    /// conditions.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorEffectModifier(.multiplication(color)))
    }

    /// Draws the view in black, as opaque as it was bright: as a mask, it shows what is beneath its bright parts. See
    /// ``brightness(_:)`` for the conditions.
    nonisolated public func luminanceToAlpha() -> some View { modifier(ColorEffectModifier(.luminanceToAlpha)) }

    /// Sets how the colours of the view are combined with those of the content beneath. See ``brightness(_:)`` for the
    /// conditions.
    ///
    /// The modes `sourceAtop`, `destinationOver` and `destinationOut` compare with what the compositing group has drawn
    /// before: see ``compositingGroup()``.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(ColorEffectModifier(.blending(blendMode)))
    }

    /// Draws the view as a group: blend modes in it that remove or keep what has been drawn affect only the group.
    ///
    /// Colours are blended with all that is beneath, in the group or not, because a cell has no opacity.
    nonisolated public func compositingGroup() -> some View { modifier(CompositingGroupModifier()) }
}
