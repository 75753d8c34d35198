/// The values of a slider and their places on its track.
struct SliderScale: Equatable {
    let lower: Double
    let upper: Double
    /// The distance between values; `nil` for a continuous range.
    let step: Double?

    /// Returns the position of a value in the range, from 0 to 1.
    func fraction(of value: Double) -> Double {
        guard upper > lower, !value.isNaN else { return 0 }
        return ((value - lower) / (upper - lower)).clamped(0, 1)
    }

    /// Returns the value nearest to a fraction of the range.
    func value(at fraction: Double) -> Double {
        nearest(to: lower + (upper - lower) * fraction.clamped(0, 1))
    }

    /// Returns the value that is a number of small steps from a value. A small step is the slider's step or, without a
    /// step, a twentieth of the range.
    func value(_ steps: Double, from value: Double) -> Double {
        let distance = step.map { max($0, 0) } ?? 0
        let small = distance > 0 ? distance : (upper - lower) / 20
        return nearest(to: value + small * steps)
    }

    /// Returns the value that is one large step from a value. A large step is a tenth of the range, but at least the
    /// slider's step.
    func value(page direction: Double, from value: Double) -> Double {
        nearest(to: value + max(step ?? 0, (upper - lower) / 10) * direction)
    }

    private func nearest(to value: Double) -> Double {
        guard let step, step > 0 else { return value.clamped(lower, upper) }
        let last = ((upper - lower) / step + 1e-9).rounded(.down)
        let steps = ((value.clamped(lower, upper) - lower) / step).rounded()
        return lower + min(steps, last) * step
    }
}
