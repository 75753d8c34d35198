// The functions of vDSP that have pointers and strides.

import Foundation

/// Calls a closure with each value of a row.
@inline(__always)
private func forEach(
    _ vector: UnsafePointer<Float>, _ stride: vDSP_Stride, _ count: vDSP_Length, _ body: (Float) -> Void
) {
    for index in 0..<Int(count) { body(vector[index * stride]) }
}

/// Writes the sum of a row.
public func vDSP_sve(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var sum: Float = 0
    forEach(a, strideA, count) { value in sum += value }
    c.pointee = sum
}

/// Writes the sum of the squares of a row.
public func vDSP_svesq(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var sum: Float = 0
    forEach(a, strideA, count) { value in sum += value * value }
    c.pointee = sum
}

/// Writes the sum of the magnitudes of a row.
public func vDSP_svemg(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var sum: Float = 0
    forEach(a, strideA, count) { value in sum += abs(value) }
    c.pointee = sum
}

/// Writes the mean of a row.
public func vDSP_meanv(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var sum: Float = 0
    forEach(a, strideA, count) { value in sum += value }
    c.pointee = sum / Float(count)
}

/// Writes the mean of the magnitudes of a row.
public func vDSP_meamgv(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var sum: Float = 0
    forEach(a, strideA, count) { value in sum += abs(value) }
    c.pointee = sum / Float(count)
}

/// Writes the mean of the squares of a row.
public func vDSP_measqv(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var sum: Float = 0
    forEach(a, strideA, count) { value in sum += value * value }
    c.pointee = sum / Float(count)
}

/// Writes the root of the mean of the squares of a row.
public func vDSP_rmsqv(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var sum: Float = 0
    forEach(a, strideA, count) { value in sum += value * value }
    c.pointee = (sum / Float(count)).squareRoot()
}

/// Writes the largest value of a row.
public func vDSP_maxv(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var sum: Float = -.infinity
    forEach(a, strideA, count) { value in sum = max(sum, value) }
    c.pointee = sum
}

/// Writes the smallest value of a row.
public func vDSP_minv(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var sum: Float = .infinity
    forEach(a, strideA, count) { value in sum = min(sum, value) }
    c.pointee = sum
}

/// Writes the largest magnitude of a row.
public func vDSP_maxmgv(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    var sum: Float = 0
    forEach(a, strideA, count) { value in sum = max(sum, abs(value)) }
    c.pointee = sum
}

/// Writes the sums of the values of two rows.
public func vDSP_vadd(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] + b[index * strideB] }
}

/// Writes the products of the values of two rows.
public func vDSP_vmul(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] * b[index * strideB] }
}

/// Writes the values of the second row minus those of the first one.
public func vDSP_vsub(
    _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride, _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] - b[index * strideB] }
}

/// Writes the values of a row plus a number.
public func vDSP_vsadd(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] + b.pointee }
}

/// Writes the values of a row times a number.
public func vDSP_vsmul(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] * b.pointee }
}

/// Writes the values of a row divided by a number.
public func vDSP_vsdiv(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>,
    _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] / b.pointee }
}

/// Writes the magnitudes of the values of a row.
public func vDSP_vabs(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
    _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = abs(a[index * strideA]) }
}

/// Writes the squares of the values of a row.
public func vDSP_vsq(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride,
    _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] * a[index * strideA] }
}

/// Writes the sum of the products of the values of two rows.
public func vDSP_dotpr(
    _ a: UnsafePointer<Float>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Float>, _ strideB: vDSP_Stride,
    _ c: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
    c.pointee = (0..<Int(count)).reduce(0) { $0 + a[$1 * strideA] * b[$1 * strideB] }
}

/// Writes zeros into a row.
public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ strideC: vDSP_Stride, _ count: vDSP_Length) {
    for index in 0..<Int(count) { c[index * strideC] = 0 }
}

/// Calls a closure with each value of a row.
@inline(__always)
private func forEach(
    _ vector: UnsafePointer<Double>, _ stride: vDSP_Stride, _ count: vDSP_Length, _ body: (Double) -> Void
) {
    for index in 0..<Int(count) { body(vector[index * stride]) }
}

/// Writes the sum of a row.
public func vDSP_sveD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var sum: Double = 0
    forEach(a, strideA, count) { value in sum += value }
    c.pointee = sum
}

/// Writes the sum of the squares of a row.
public func vDSP_svesqD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var sum: Double = 0
    forEach(a, strideA, count) { value in sum += value * value }
    c.pointee = sum
}

/// Writes the sum of the magnitudes of a row.
public func vDSP_svemgD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var sum: Double = 0
    forEach(a, strideA, count) { value in sum += abs(value) }
    c.pointee = sum
}

/// Writes the mean of a row.
public func vDSP_meanvD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var sum: Double = 0
    forEach(a, strideA, count) { value in sum += value }
    c.pointee = sum / Double(count)
}

/// Writes the mean of the magnitudes of a row.
public func vDSP_meamgvD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var sum: Double = 0
    forEach(a, strideA, count) { value in sum += abs(value) }
    c.pointee = sum / Double(count)
}

/// Writes the mean of the squares of a row.
public func vDSP_measqvD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var sum: Double = 0
    forEach(a, strideA, count) { value in sum += value * value }
    c.pointee = sum / Double(count)
}

/// Writes the root of the mean of the squares of a row.
public func vDSP_rmsqvD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var sum: Double = 0
    forEach(a, strideA, count) { value in sum += value * value }
    c.pointee = (sum / Double(count)).squareRoot()
}

/// Writes the largest value of a row.
public func vDSP_maxvD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var sum: Double = -.infinity
    forEach(a, strideA, count) { value in sum = max(sum, value) }
    c.pointee = sum
}

/// Writes the smallest value of a row.
public func vDSP_minvD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var sum: Double = .infinity
    forEach(a, strideA, count) { value in sum = min(sum, value) }
    c.pointee = sum
}

/// Writes the largest magnitude of a row.
public func vDSP_maxmgvD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    var sum: Double = 0
    forEach(a, strideA, count) { value in sum = max(sum, abs(value)) }
    c.pointee = sum
}

/// Writes the sums of the values of two rows.
public func vDSP_vaddD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] + b[index * strideB] }
}

/// Writes the products of the values of two rows.
public func vDSP_vmulD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] * b[index * strideB] }
}

/// Writes the values of the second row minus those of the first one.
public func vDSP_vsubD(
    _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride, _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] - b[index * strideB] }
}

/// Writes the values of a row plus a number.
public func vDSP_vsaddD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] + b.pointee }
}

/// Writes the values of a row times a number.
public func vDSP_vsmulD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] * b.pointee }
}

/// Writes the values of a row divided by a number.
public func vDSP_vsdivD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>,
    _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] / b.pointee }
}

/// Writes the magnitudes of the values of a row.
public func vDSP_vabsD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
    _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = abs(a[index * strideA]) }
}

/// Writes the squares of the values of a row.
public func vDSP_vsqD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride,
    _ count: vDSP_Length
) {
    for index in 0..<Int(count) { c[index * strideC] = a[index * strideA] * a[index * strideA] }
}

/// Writes the sum of the products of the values of two rows.
public func vDSP_dotprD(
    _ a: UnsafePointer<Double>, _ strideA: vDSP_Stride, _ b: UnsafePointer<Double>, _ strideB: vDSP_Stride,
    _ c: UnsafeMutablePointer<Double>, _ count: vDSP_Length
) {
    c.pointee = (0..<Int(count)).reduce(0) { $0 + a[$1 * strideA] * b[$1 * strideB] }
}

/// Writes zeros into a row.
public func vDSP_vclrD(_ c: UnsafeMutablePointer<Double>, _ strideC: vDSP_Stride, _ count: vDSP_Length) {
    for index in 0..<Int(count) { c[index * strideC] = 0 }
}
