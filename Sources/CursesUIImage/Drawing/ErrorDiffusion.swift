/// Error diffusion: the rounding error of each position is spread to the neighbours that follow it.
///
/// The weights are those of R. W. Floyd and L. Steinberg, "An adaptive algorithm for spatial grey
/// scale" (Proceedings of the Society for Information Display 17, 1976).
struct ErrorDiffusion<Value: SIMD> where Value.Scalar == Float {
    /// The errors of the current row, with an extra position at each end; `below` contains the errors of the next row.
    private var current: [Value]
    private var below: [Value]

    init(width: Int) {
        current = Array(repeating: .zero, count: width + 2)
        below = current
    }

    /// Returns the error that earlier neighbours have spread to a position.
    func carried(to column: Int) -> Value { current[column + 1] }

    mutating func spread(_ error: Value, from column: Int) {
        current[column + 2] += error * (7 / 16)
        below[column] += error * (3 / 16)
        below[column + 1] += error * (5 / 16)
        below[column + 2] += error * (1 / 16)
    }

    mutating func endRow() {
        current = below
        below = Array(repeating: .zero, count: current.count)
    }
}
