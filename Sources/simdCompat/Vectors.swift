@_exported import Foundation

// The vectors of simd are those of the standard library. Matrices that are not square are missing.

/// A number.
public typealias simd_float1 = Float
/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
/// Eight numbers.
public typealias simd_float8 = SIMD8<Float>
/// Sixteen numbers.
public typealias simd_float16 = SIMD16<Float>

/// A number of double precision.
public typealias simd_double1 = Double
/// Two numbers of double precision.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers of double precision.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers of double precision.
public typealias simd_double4 = SIMD4<Double>
/// Eight numbers of double precision.
public typealias simd_double8 = SIMD8<Double>

/// A whole number of 32 bits.
public typealias simd_int1 = Int32
/// Two whole numbers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// Three whole numbers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// Four whole numbers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// Eight whole numbers of 32 bits.
public typealias simd_int8 = SIMD8<Int32>
/// Sixteen whole numbers of 32 bits.
public typealias simd_int16 = SIMD16<Int32>

/// A natural number of 32 bits.
public typealias simd_uint1 = UInt32
/// Two natural numbers of 32 bits.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three natural numbers of 32 bits.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four natural numbers of 32 bits.
public typealias simd_uint4 = SIMD4<UInt32>
/// Eight natural numbers of 32 bits.
public typealias simd_uint8 = SIMD8<UInt32>
/// Sixteen natural numbers of 32 bits.
public typealias simd_uint16 = SIMD16<UInt32>

/// A whole number of 8 bits.
public typealias simd_char1 = Int8
/// Two whole numbers of 8 bits.
public typealias simd_char2 = SIMD2<Int8>
/// Three whole numbers of 8 bits.
public typealias simd_char3 = SIMD3<Int8>
/// Four whole numbers of 8 bits.
public typealias simd_char4 = SIMD4<Int8>
/// Eight whole numbers of 8 bits.
public typealias simd_char8 = SIMD8<Int8>
/// Sixteen whole numbers of 8 bits.
public typealias simd_char16 = SIMD16<Int8>

/// A natural number of 8 bits.
public typealias simd_uchar1 = UInt8
/// Two natural numbers of 8 bits.
public typealias simd_uchar2 = SIMD2<UInt8>
/// Three natural numbers of 8 bits.
public typealias simd_uchar3 = SIMD3<UInt8>
/// Four natural numbers of 8 bits.
public typealias simd_uchar4 = SIMD4<UInt8>
/// Eight natural numbers of 8 bits.
public typealias simd_uchar8 = SIMD8<UInt8>
/// Sixteen natural numbers of 8 bits.
public typealias simd_uchar16 = SIMD16<UInt8>

/// A whole number of 16 bits.
public typealias simd_short1 = Int16
/// Two whole numbers of 16 bits.
public typealias simd_short2 = SIMD2<Int16>
/// Three whole numbers of 16 bits.
public typealias simd_short3 = SIMD3<Int16>
/// Four whole numbers of 16 bits.
public typealias simd_short4 = SIMD4<Int16>
/// Eight whole numbers of 16 bits.
public typealias simd_short8 = SIMD8<Int16>
/// Sixteen whole numbers of 16 bits.
public typealias simd_short16 = SIMD16<Int16>

/// A natural number of 16 bits.
public typealias simd_ushort1 = UInt16
/// Two natural numbers of 16 bits.
public typealias simd_ushort2 = SIMD2<UInt16>
/// Three natural numbers of 16 bits.
public typealias simd_ushort3 = SIMD3<UInt16>
/// Four natural numbers of 16 bits.
public typealias simd_ushort4 = SIMD4<UInt16>
/// Eight natural numbers of 16 bits.
public typealias simd_ushort8 = SIMD8<UInt16>
/// Sixteen natural numbers of 16 bits.
public typealias simd_ushort16 = SIMD16<UInt16>

/// A whole number of 64 bits.
public typealias simd_long1 = Int
/// Two whole numbers of 64 bits.
public typealias simd_long2 = SIMD2<Int>
/// Three whole numbers of 64 bits.
public typealias simd_long3 = SIMD3<Int>
/// Four whole numbers of 64 bits.
public typealias simd_long4 = SIMD4<Int>
/// Eight whole numbers of 64 bits.
public typealias simd_long8 = SIMD8<Int>

/// A natural number of 64 bits.
public typealias simd_ulong1 = UInt
/// Two natural numbers of 64 bits.
public typealias simd_ulong2 = SIMD2<UInt>
/// Three natural numbers of 64 bits.
public typealias simd_ulong3 = SIMD3<UInt>
/// Four natural numbers of 64 bits.
public typealias simd_ulong4 = SIMD4<UInt>
/// Eight natural numbers of 64 bits.
public typealias simd_ulong8 = SIMD8<UInt>
