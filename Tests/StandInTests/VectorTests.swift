import Testing
import simdCompat

/// Members that apps add to matrices.
extension float4x4 {
    fileprivate static let unit = matrix_identity_float4x4

    fileprivate init(translation: SIMD3<Float>) {
        self = matrix_identity_float4x4
        columns.3 = simd_float4(translation, 1)
    }

    fileprivate var position: simd_float3 { simd_make_float3(columns.3) }
}

@Suite("Vectors, matrices and rotations")
struct VectorTests {
    @Test("Vectors have lengths, distances and directions")
    func vectors() {
        let a = simd_float3(3, 4, 0)
        #expect(simd_length(a) == 5)
        #expect(simd_length_squared(a) == 25)
        #expect(simd_distance(a, .zero) == 5)
        #expect(simd_normalize(a) == [0.6, 0.8, 0])
        #expect(simd_dot(a, [1, 1, 1]) == 7)
        #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == [0, 0, 1])
        #expect(length(SIMD2<Double>(6, 8)) == 10)
        #expect(distance(SIMD2<Double>(0, 0), SIMD2(0, 2)) == 2)
        #expect(simd_project(a, simd_float3(1, 0, 0)) == [3, 0, 0])
        #expect(simd_reflect(simd_float2(1, -1), simd_float2(0, 1)) == [1, 1])
        #expect(reflect(simd_float2(1, -1), n: simd_float2(0, 1)) == [1, 1])
        #expect(simd_refract(simd_float2(0, -1), simd_float2(0, 1), 0.5) == [0, -1])
        #expect(simd_refract(simd_normalize(simd_float2(1, -0.1)), simd_float2(0, 1), 1.5) == .zero)
    }

    @Test("The numbers of vectors are mixed and limited")
    func numbers() {
        let (a, b) = (simd_double2(0, 10), simd_double2(4, 20))
        #expect(simd_mix(a, b, simd_double2(repeating: 0.5)) == [2, 15])
        #expect(mix(a, b, t: 0.25) == [1, 12.5])
        #expect(simd_mix(2.0, 4.0, 0.5) == 3)
        #expect(simd_clamp(b, simd_double2(5, 5), simd_double2(6, 6)) == [5, 6])
        #expect(simd_clamp(7.0, 0.0, 1.0) == 1)
        #expect(clamp(b, min: 5, max: 6) == [5, 6])
        #expect(simd_min(a, b) == a)
        #expect(max(a, b) == b)
        #expect(simd_abs(simd_float2(-1, 2)) == [1, 2])
        #expect(sign(simd_float3(-3, 0, 5)) == [-1, 0, 1])
        #expect(fract(simd_float2(1.25, -0.25)) == [0.25, 0.75])
        #expect(floor(simd_float2(1.5, -0.5)) == [1, -1])
        #expect(simd_smoothstep(0.0, 2.0, 1.0) == 0.5)
        #expect(smoothstep(simd_float2(-1, 1), edge0: [0, 0], edge1: [2, 2]) == [0, 0.5])
        #expect(step(simd_float2(1, 3), edge: [2, 2]) == [0, 1])
        #expect(sin(simd_double2(0, .pi / 2)) == [0, 1])
        #expect(simd_reduce_add(simd_int4(1, 2, 3, 4).float) == 10)
        #expect(simd_reduce_max(simd_int3(1, 7, 3)) == 7)
    }

    @Test("Matrices change vectors, and are undone")
    func matrices() {
        let move = float4x4(translation: [1, 2, 3])
        #expect(move.position == [1, 2, 3])
        #expect(move * simd_float4(0, 0, 0, 1) == [1, 2, 3, 1])
        #expect(move.inverse.position == [-1, -2, -3])
        #expect(simd_mul(move, simd_inverse(move)) == .unit)
        #expect((move * move).position == [2, 4, 6])
        let square = simd_float2x2(columns: ([1, 3], [2, 4]))
        #expect(square == simd_float2x2(rows: [[1, 2], [3, 4]]))
        #expect(square.determinant == -2)
        #expect(square.transpose == simd_float2x2([1, 2], [3, 4]))
        #expect(square[1, 0] == 2)
        #expect(square * simd_float2(1, 1) == [3, 7])
        #expect(simd_float2(1, 1) * square == [4, 6])
        #expect(2 * square - square == square)
        #expect(matrix_identity_double3x3.columns.1 == [0, 1, 0])
        let turn = double3x3([0, 2, 0], [0, 0, 4], [8, 0, 0])
        #expect(turn.determinant == 64)
        #expect(turn.inverse * turn == matrix_identity_double3x3)
        #expect(float3x3(diagonal: [1, 2, 3]).inverse.columns.1.y == 0.5)
        #expect(float3x3().determinant == 0)
    }

    @Test("Rotations turn vectors, and are the same as their matrices")
    func rotations() {
        let quarter = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
        #expect(simd_distance(quarter.act([1, 0, 0]), [0, 1, 0]) < 1e-6)
        #expect(abs(quarter.angle - .pi / 2) < 1e-6)
        #expect(simd_distance(quarter.axis, [0, 0, 1]) < 1e-6)
        #expect(simd_distance((quarter * quarter).act([1, 0, 0]), [-1, 0, 0]) < 1e-6)
        #expect(simd_distance((quarter.inverse * quarter).vector, [0, 0, 0, 1]) < 1e-6)
        #expect(simd_distance(simd_quatf(from: [1, 0, 0], to: [0, 1, 0]).vector, quarter.vector) < 1e-6)
        #expect(simd_distance(simd_quatf(from: [1, 0, 0], to: [-1, 0, 0]).act([1, 0, 0]), [-1, 0, 0]) < 1e-6)
        let half = simd_slerp(simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), quarter, 0.5)
        #expect(abs(half.angle - .pi / 4) < 1e-6)
        #expect(simd_distance(simd_quatf(float4x4(quarter)).vector, quarter.vector) < 1e-6)
        #expect(simd_distance(float3x3(quarter) * simd_float3(1, 0, 0), [0, 1, 0]) < 1e-6)
        for axis: simd_double3 in [[1, 0, 0], [0, 1, 0], [0, 0, 1]] {
            let turn = simd_quatd(angle: 3, axis: axis)
            #expect(simd_distance(simd_quaternion(simd_matrix3x3(turn)).vector, turn.vector) < 1e-12)
        }
    }
}

extension SIMD4<Int32> {
    fileprivate var float: SIMD4<Float> { simd_float4(self) }
}
