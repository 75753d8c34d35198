import Foundation

/// Calculates with rows of values, one after the other: no instructions for vectors are used.
public enum vDSP {}

extension AccelerateBuffer {
    @inlinable
    func reduced<Result>(_ first: Result, _ next: (inout Result, Element) -> Void) -> Result {
        withUnsafeBufferPointer { $0.reduce(into: first, next) }
    }

    @inlinable
    func mapped<Result>(_ transform: (Element) -> Result) -> [Result] {
        withUnsafeBufferPointer { $0.map(transform) }
    }

    @inlinable
    func combined<Other: AccelerateBuffer, Result>(
        with other: Other, _ combine: (Element, Other.Element) -> Result
    ) -> [Result] {
        precondition(count == other.count, "The rows have different lengths.")
        return withUnsafeBufferPointer { own in
            other.withUnsafeBufferPointer { other in (0..<own.count).map { combine(own[$0], other[$0]) } }
        }
    }
}

extension AccelerateMutableBuffer {
    @inlinable
    mutating func fill(_ values: [Element]) {
        precondition(count == values.count, "The rows have different lengths.")
        withUnsafeMutableBufferPointer { for index in values.indices { $0[index] = values[index] } }
    }
}

extension vDSP {
    /// The sum of all values.
    @inlinable
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.reduced(0, +=)
    }
    /// The sum of the squares of all values.
    @inlinable
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        vector.reduced(0) { $0 += $1 * $1 }
    }
    /// The sum of the magnitudes of all values.
    @inlinable
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        vector.reduced(0) { $0 += abs($1) }
    }
    /// The mean of all values.
    @inlinable
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.reduced(0, +=) / U.Element(vector.count)
    }
    /// The mean of the magnitudes of all values.
    @inlinable
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        vector.reduced(0) { $0 += abs($1) } / U.Element(vector.count)
    }
    /// The mean of the squares of all values.
    @inlinable
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.reduced(0) { $0 += $1 * $1 } / U.Element(vector.count)
    }
    /// The root of the mean of the squares of all values.
    @inlinable
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        meanSquare(vector).squareRoot()
    }
    /// The largest value.
    @inlinable
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.reduced(-.infinity) { $0 = max($0, $1) }
    }
    /// The smallest value.
    @inlinable
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.reduced(.infinity) { $0 = min($0, $1) }
    }
    /// The largest magnitude.
    @inlinable
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        vector.reduced(0) { $0 = max($0, abs($1)) }
    }
    /// The smallest magnitude.
    @inlinable
    public static func minimumMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: BinaryFloatingPoint {
        vector.reduced(.infinity) { $0 = min($0, abs($1)) }
    }
    /// The place and the value of the largest one.
    @inlinable
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
    where U.Element: BinaryFloatingPoint {
        vector.withUnsafeBufferPointer { values in
            values.indices.reduce((0, -.infinity)) { values[$1] > $0.1 ? (UInt($1), values[$1]) : $0 }
        }
    }
    /// The place and the value of the smallest one.
    @inlinable
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
    where U.Element: BinaryFloatingPoint {
        vector.withUnsafeBufferPointer { values in
            values.indices.reduce((0, .infinity)) { values[$1] < $0.1 ? (UInt($1), values[$1]) : $0 }
        }
    }
    /// The magnitudes of all values.
    @inlinable
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.mapped { abs($0) }
    }
    /// The magnitudes of all values, written into a row.
    @inlinable
    public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: BinaryFloatingPoint, V.Element == U.Element {
        result.fill(absolute(vector))
    }
    /// The squares of all values.
    @inlinable
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.mapped { $0 * $0 }
    }
    /// The squares of all values, written into a row.
    @inlinable
    public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: BinaryFloatingPoint, V.Element == U.Element {
        result.fill(square(vector))
    }
    /// The values with the opposite signs.
    @inlinable
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.mapped { -$0 }
    }
    /// The values with the opposite signs, written into a row.
    @inlinable
    public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: BinaryFloatingPoint, V.Element == U.Element {
        result.fill(negative(vector))
    }
    /// The sums of the values of two rows.
    @inlinable
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [U.Element]
    where T.Element == U.Element, U.Element: BinaryFloatingPoint {
        vectorA.combined(with: vectorB, +)
    }
    /// The sums of the values of two rows, written into a row.
    @inlinable
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == U.Element, U.Element: BinaryFloatingPoint, V.Element == U.Element {
        result.fill(add(vectorA, vectorB))
    }
    /// The differences of the values of two rows.
    @inlinable
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [U.Element]
    where T.Element == U.Element, U.Element: BinaryFloatingPoint {
        vectorA.combined(with: vectorB, -)
    }
    /// The differences of the values of two rows, written into a row.
    @inlinable
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == U.Element, U.Element: BinaryFloatingPoint, V.Element == U.Element {
        result.fill(subtract(vectorA, vectorB))
    }
    /// The products of the values of two rows.
    @inlinable
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [U.Element]
    where T.Element == U.Element, U.Element: BinaryFloatingPoint {
        vectorA.combined(with: vectorB, *)
    }
    /// The products of the values of two rows, written into a row.
    @inlinable
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == U.Element, U.Element: BinaryFloatingPoint, V.Element == U.Element {
        result.fill(multiply(vectorA, vectorB))
    }
    /// The quotients of the values of two rows.
    @inlinable
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [U.Element]
    where T.Element == U.Element, U.Element: BinaryFloatingPoint {
        vectorA.combined(with: vectorB, /)
    }
    /// The quotients of the values of two rows, written into a row.
    @inlinable
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == U.Element, U.Element: BinaryFloatingPoint, V.Element == U.Element {
        result.fill(divide(vectorA, vectorB))
    }
    /// The values of a row plus a number.
    @inlinable
    public static func add<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        vector.mapped { scalar + $0 }
    }
    /// The values of a row plus a number, written into a row.
    @inlinable
    public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: U.Element, _ vector: U, result: inout V
    ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
        result.fill(add(scalar, vector))
    }
    /// The values of a row times a number.
    @inlinable
    public static func multiply<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        vector.mapped { scalar * $0 }
    }
    /// The values of a row times a number, written into a row.
    @inlinable
    public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: U.Element, _ vector: U, result: inout V
    ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
        result.fill(multiply(scalar, vector))
    }
    /// The values of a row divided by a number.
    @inlinable
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: U.Element) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        vector.mapped { $0 / scalar }
    }
    /// The sum of the products of the values of two rows.
    @inlinable
    public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> U.Element
    where T.Element == U.Element, U.Element: BinaryFloatingPoint {
        sum(vectorA.combined(with: vectorB, *))
    }
    /// The square of the distance of two points.
    @inlinable
    public static func distanceSquared<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ pointA: T, _ pointB: U
    ) -> U.Element where T.Element == U.Element, U.Element: BinaryFloatingPoint {
        sumOfSquares(pointA.combined(with: pointB, -))
    }
    /// The values of a row, none outside of a range.
    @inlinable
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<U.Element>) -> [U.Element]
    where U.Element: BinaryFloatingPoint {
        vector.mapped { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
}

extension vDSP {
    /// Numbers with the same distance.
    public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int) -> [Float] {
        (0..<max(0, count)).map { initialValue + Float($0) * increment }
    }
    /// Numbers with the same distance, from the first one to the last one of a range.
    public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
        let step = count > 1 ? (range.upperBound - range.lowerBound) / Float(count - 1) : 0
        return ramp(withInitialValue: range.lowerBound, increment: step, count: count)
    }
    /// Numbers with the same distance.
    public static func ramp(withInitialValue initialValue: Double, increment: Double, count: Int) -> [Double] {
        (0..<max(0, count)).map { initialValue + Double($0) * increment }
    }
    /// Numbers with the same distance, from the first one to the last one of a range.
    public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
        let step = count > 1 ? (range.upperBound - range.lowerBound) / Double(count - 1) : 0
        return ramp(withInitialValue: range.lowerBound, increment: step, count: count)
    }
}
