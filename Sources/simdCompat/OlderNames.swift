// Older names of the vectors.

/// Two numbers.
public typealias float2 = SIMD2<Float>
/// Three numbers.
public typealias float3 = SIMD3<Float>
/// Four numbers.
public typealias float4 = SIMD4<Float>
/// Two numbers.
public typealias vector_float2 = SIMD2<Float>
/// Three numbers.
public typealias vector_float3 = SIMD3<Float>
/// Four numbers.
public typealias vector_float4 = SIMD4<Float>
/// Eight numbers.
public typealias vector_float8 = SIMD8<Float>

/// Two numbers of double precision.
public typealias double2 = SIMD2<Double>
/// Three numbers of double precision.
public typealias double3 = SIMD3<Double>
/// Four numbers of double precision.
public typealias double4 = SIMD4<Double>
/// Two numbers of double precision.
public typealias vector_double2 = SIMD2<Double>
/// Three numbers of double precision.
public typealias vector_double3 = SIMD3<Double>
/// Four numbers of double precision.
public typealias vector_double4 = SIMD4<Double>
/// Eight numbers of double precision.
public typealias vector_double8 = SIMD8<Double>

/// Two whole numbers of 32 bits.
public typealias int2 = SIMD2<Int32>
/// Three whole numbers of 32 bits.
public typealias int3 = SIMD3<Int32>
/// Four whole numbers of 32 bits.
public typealias int4 = SIMD4<Int32>
/// Two whole numbers of 32 bits.
public typealias vector_int2 = SIMD2<Int32>
/// Three whole numbers of 32 bits.
public typealias vector_int3 = SIMD3<Int32>
/// Four whole numbers of 32 bits.
public typealias vector_int4 = SIMD4<Int32>
/// Eight whole numbers of 32 bits.
public typealias vector_int8 = SIMD8<Int32>

/// Two natural numbers of 32 bits.
public typealias uint2 = SIMD2<UInt32>
/// Three natural numbers of 32 bits.
public typealias uint3 = SIMD3<UInt32>
/// Four natural numbers of 32 bits.
public typealias uint4 = SIMD4<UInt32>
/// Two natural numbers of 32 bits.
public typealias vector_uint2 = SIMD2<UInt32>
/// Three natural numbers of 32 bits.
public typealias vector_uint3 = SIMD3<UInt32>
/// Four natural numbers of 32 bits.
public typealias vector_uint4 = SIMD4<UInt32>
/// Eight natural numbers of 32 bits.
public typealias vector_uint8 = SIMD8<UInt32>
