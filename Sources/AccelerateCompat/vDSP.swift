import Foundation

/// Calculates with rows of values, one after the other: no instructions for vectors are used.
public enum vDSP {}

extension AccelerateBuffer {
    fileprivate func reduced<Result>(_ first: Result, _ next: (inout Result, Element) -> Void) -> Result {
        withUnsafeBufferPointer { $0.reduce(into: first, next) }
    }

    fileprivate func mapped<Result>(_ transform: (Element) -> Result) -> [Result] {
        withUnsafeBufferPointer { $0.map(transform) }
    }

    fileprivate func combined<Other: AccelerateBuffer, Result>(
        with other: Other, _ combine: (Element, Other.Element) -> Result
    ) -> [Result] {
        precondition(count == other.count, "The rows have different lengths.")
        return withUnsafeBufferPointer { own in
            other.withUnsafeBufferPointer { other in (0..<own.count).map { combine(own[$0], other[$0]) } }
        }
    }
}

extension AccelerateMutableBuffer {
    fileprivate mutating func fill(_ values: [Element]) {
        precondition(count == values.count, "The rows have different lengths.")
        withUnsafeMutableBufferPointer { for index in values.indices { $0[index] = values[index] } }
    }
}

extension vDSP {
    /// The sum of all values.
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.reduced(0, +=)
    }
    /// The sum of the squares of all values.
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.reduced(0) { $0 += $1 * $1 }
    }
    /// The sum of the magnitudes of all values.
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.reduced(0) { $0 += abs($1) }
    }
    /// The mean of all values.
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.reduced(0, +=) / Float(vector.count)
    }
    /// The mean of the magnitudes of all values.
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.reduced(0) { $0 += abs($1) } / Float(vector.count)
    }
    /// The mean of the squares of all values.
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.reduced(0) { $0 += $1 * $1 } / Float(vector.count)
    }
    /// The root of the mean of the squares of all values.
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        meanSquare(vector).squareRoot()
    }
    /// The largest value.
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.reduced(-.infinity) { $0 = max($0, $1) }
    }
    /// The smallest value.
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.reduced(.infinity) { $0 = min($0, $1) }
    }
    /// The largest magnitude.
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.reduced(0) { $0 = max($0, abs($1)) }
    }
    /// The smallest magnitude.
    public static func minimumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
        vector.reduced(.infinity) { $0 = min($0, abs($1)) }
    }
    /// The place and the value of the largest one.
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float {
        vector.withUnsafeBufferPointer { values in
            values.indices.reduce((0, -.infinity)) { values[$1] > $0.1 ? (UInt($1), values[$1]) : $0 }
        }
    }
    /// The place and the value of the smallest one.
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float {
        vector.withUnsafeBufferPointer { values in
            values.indices.reduce((0, .infinity)) { values[$1] < $0.1 ? (UInt($1), values[$1]) : $0 }
        }
    }
    /// The magnitudes of all values.
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.mapped { abs($0) }
    }
    /// The magnitudes of all values, written into a row.
    public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Float, V.Element == Float {
        result.fill(absolute(vector))
    }
    /// The squares of all values.
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.mapped { $0 * $0 }
    }
    /// The squares of all values, written into a row.
    public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Float, V.Element == Float {
        result.fill(square(vector))
    }
    /// The values with the opposite signs.
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
        vector.mapped { -$0 }
    }
    /// The values with the opposite signs, written into a row.
    public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Float, V.Element == Float {
        result.fill(negative(vector))
    }
    /// The sums of the values of two rows.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float {
        vectorA.combined(with: vectorB, +)
    }
    /// The sums of the values of two rows, written into a row.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Float, U.Element == Float, V.Element == Float {
        result.fill(add(vectorA, vectorB))
    }
    /// The differences of the values of two rows.
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float {
        vectorA.combined(with: vectorB, -)
    }
    /// The differences of the values of two rows, written into a row.
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Float, U.Element == Float, V.Element == Float {
        result.fill(subtract(vectorA, vectorB))
    }
    /// The products of the values of two rows.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float {
        vectorA.combined(with: vectorB, *)
    }
    /// The products of the values of two rows, written into a row.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Float, U.Element == Float, V.Element == Float {
        result.fill(multiply(vectorA, vectorB))
    }
    /// The quotients of the values of two rows.
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float {
        vectorA.combined(with: vectorB, /)
    }
    /// The quotients of the values of two rows, written into a row.
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Float, U.Element == Float, V.Element == Float {
        result.fill(divide(vectorA, vectorB))
    }
    /// The values of a row plus a number.
    public static func add<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
        vector.mapped { scalar + $0 }
    }
    /// The values of a row plus a number, written into a row.
    public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Float, _ vector: U, result: inout V
    ) where U.Element == Float, V.Element == Float {
        result.fill(add(scalar, vector))
    }
    /// The values of a row times a number.
    public static func multiply<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
        vector.mapped { scalar * $0 }
    }
    /// The values of a row times a number, written into a row.
    public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Float, _ vector: U, result: inout V
    ) where U.Element == Float, V.Element == Float {
        result.fill(multiply(scalar, vector))
    }
    /// The values of a row divided by a number.
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Float) -> [Float] where U.Element == Float {
        vector.mapped { $0 / scalar }
    }
    /// The sum of the products of the values of two rows.
    public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> Float
    where T.Element == Float, U.Element == Float {
        sum(vectorA.combined(with: vectorB, *))
    }
    /// The square of the distance of two points.
    public static func distanceSquared<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ pointA: T, _ pointB: U
    ) -> Float where T.Element == Float, U.Element == Float {
        sumOfSquares(pointA.combined(with: pointB, -))
    }
    /// The values of a row, none outside of a range.
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Float>) -> [Float]
    where U.Element == Float {
        vector.mapped { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
    /// Numbers with the same distance.
    public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int) -> [Float] {
        (0..<max(0, count)).map { initialValue + Float($0) * increment }
    }
    /// Numbers with the same distance, from the first one to the last one of a range.
    public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
        let step = count > 1 ? (range.upperBound - range.lowerBound) / Float(count - 1) : 0
        return ramp(withInitialValue: range.lowerBound, increment: step, count: count)
    }
}

extension vDSP {
    /// The sum of all values.
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.reduced(0, +=)
    }
    /// The sum of the squares of all values.
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.reduced(0) { $0 += $1 * $1 }
    }
    /// The sum of the magnitudes of all values.
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.reduced(0) { $0 += abs($1) }
    }
    /// The mean of all values.
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.reduced(0, +=) / Double(vector.count)
    }
    /// The mean of the magnitudes of all values.
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.reduced(0) { $0 += abs($1) } / Double(vector.count)
    }
    /// The mean of the squares of all values.
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.reduced(0) { $0 += $1 * $1 } / Double(vector.count)
    }
    /// The root of the mean of the squares of all values.
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        meanSquare(vector).squareRoot()
    }
    /// The largest value.
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.reduced(-.infinity) { $0 = max($0, $1) }
    }
    /// The smallest value.
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.reduced(.infinity) { $0 = min($0, $1) }
    }
    /// The largest magnitude.
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.reduced(0) { $0 = max($0, abs($1)) }
    }
    /// The smallest magnitude.
    public static func minimumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
        vector.reduced(.infinity) { $0 = min($0, abs($1)) }
    }
    /// The place and the value of the largest one.
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
        vector.withUnsafeBufferPointer { values in
            values.indices.reduce((0, -.infinity)) { values[$1] > $0.1 ? (UInt($1), values[$1]) : $0 }
        }
    }
    /// The place and the value of the smallest one.
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
        vector.withUnsafeBufferPointer { values in
            values.indices.reduce((0, .infinity)) { values[$1] < $0.1 ? (UInt($1), values[$1]) : $0 }
        }
    }
    /// The magnitudes of all values.
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.mapped { abs($0) }
    }
    /// The magnitudes of all values, written into a row.
    public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double {
        result.fill(absolute(vector))
    }
    /// The squares of all values.
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.mapped { $0 * $0 }
    }
    /// The squares of all values, written into a row.
    public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double {
        result.fill(square(vector))
    }
    /// The values with the opposite signs.
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
        vector.mapped { -$0 }
    }
    /// The values with the opposite signs, written into a row.
    public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element == Double, V.Element == Double {
        result.fill(negative(vector))
    }
    /// The sums of the values of two rows.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double {
        vectorA.combined(with: vectorB, +)
    }
    /// The sums of the values of two rows, written into a row.
    public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double {
        result.fill(add(vectorA, vectorB))
    }
    /// The differences of the values of two rows.
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double {
        vectorA.combined(with: vectorB, -)
    }
    /// The differences of the values of two rows, written into a row.
    public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double {
        result.fill(subtract(vectorA, vectorB))
    }
    /// The products of the values of two rows.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double {
        vectorA.combined(with: vectorB, *)
    }
    /// The products of the values of two rows, written into a row.
    public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double {
        result.fill(multiply(vectorA, vectorB))
    }
    /// The quotients of the values of two rows.
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double {
        vectorA.combined(with: vectorB, /)
    }
    /// The quotients of the values of two rows, written into a row.
    public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ vectorA: T, _ vectorB: U, result: inout V
    ) where T.Element == Double, U.Element == Double, V.Element == Double {
        result.fill(divide(vectorA, vectorB))
    }
    /// The values of a row plus a number.
    public static func add<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
        vector.mapped { scalar + $0 }
    }
    /// The values of a row plus a number, written into a row.
    public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Double, _ vector: U, result: inout V
    ) where U.Element == Double, V.Element == Double {
        result.fill(add(scalar, vector))
    }
    /// The values of a row times a number.
    public static func multiply<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
    where U.Element == Double {
        vector.mapped { scalar * $0 }
    }
    /// The values of a row times a number, written into a row.
    public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
        _ scalar: Double, _ vector: U, result: inout V
    ) where U.Element == Double, V.Element == Double {
        result.fill(multiply(scalar, vector))
    }
    /// The values of a row divided by a number.
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Double) -> [Double]
    where U.Element == Double {
        vector.mapped { $0 / scalar }
    }
    /// The sum of the products of the values of two rows.
    public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> Double
    where T.Element == Double, U.Element == Double {
        sum(vectorA.combined(with: vectorB, *))
    }
    /// The square of the distance of two points.
    public static func distanceSquared<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ pointA: T, _ pointB: U
    ) -> Double where T.Element == Double, U.Element == Double {
        sumOfSquares(pointA.combined(with: pointB, -))
    }
    /// The values of a row, none outside of a range.
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Double>) -> [Double]
    where U.Element == Double {
        vector.mapped { min(max($0, bounds.lowerBound), bounds.upperBound) }
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
