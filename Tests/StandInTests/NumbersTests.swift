import AccelerateCompat
import Testing

@Suite("Calculations with rows of numbers")
struct NumbersTests {
    @Test("A row has a sum, a mean and extremes")
    func sums() {
        let row: [Float] = [1, -2, 3, -4]
        #expect(vDSP.sum(row) == -2 && vDSP.mean(row) == -0.5 && vDSP.meanMagnitude(row) == 2.5)
        #expect(vDSP.maximum(row) == 3 && vDSP.minimum(row) == -4 && vDSP.maximumMagnitude(row) == 4)
        #expect(vDSP.rootMeanSquare([3.0, 4, 3, 4]) == 12.5.squareRoot() && vDSP.sumOfSquares(row) == 30)
        #expect(vDSP.indexOfMaximum(row) == (2, 3) && vDSP.indexOfMinimum(row) == (3, -4))
    }

    @Test("Rows are added and multiplied value by value")
    func pairs() {
        #expect(vDSP.add([1.0, 2], [3.0, 4]) == [4, 6] && vDSP.multiply(2, [1.0, 2]) == [2, 4])
        #expect(vDSP.subtract([1.0, 2], [3.0, 5]) == [-2, -3] && vDSP.dot([1.0, 2], [3.0, 4]) == 11)
        var result = [Float](repeating: 0, count: 2)
        vDSP.multiply([1, 2] as [Float], [3, 4] as [Float], result: &result)
        #expect(result == [3, 8])
        #expect(
            vDSP.clip([-1.0, 0.5, 2], to: 0...1) == [0, 0.5, 1] && vDSP.ramp(in: 0...1.0, count: 3) == [0, 0.5, 1])
    }

    @Test("Functions with pointers and strides give the same")
    func pointers() {
        let row: [Float] = [1, 9, 2, 9, 3, 9]
        var mean: Float = 0
        vDSP_meanv(row, 2, &mean, 3)
        #expect(mean == 2)
        vDSP_rmsqv([3, 4, 3, 4] as [Float], 1, &mean, vDSP_Length(4))
        #expect(mean == Float(12.5).squareRoot())
        var difference: [Double] = [0, 0]
        vDSP_vsubD([1, 2], 1, [4, 6], 1, &difference, 1, 2)
        #expect(difference == [3, 4])
    }
}
