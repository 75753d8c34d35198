import Crypto
import Foundation

// The digests of swift-crypto under the names of CommonCrypto. SHA-224, MD2 and MD4 are missing.

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A large number of bytes.
public typealias CC_LONG64 = UInt64

/// Writes the digest of data. Returns the place of the digest; `nil` if there is none.
func digest<Function: HashFunction>(
    _ function: Function.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<UInt8>? {
    guard let digest else { return nil }
    var function = Function()
    if let data { function.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(count))) }
    function.finalize().withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { digest.copyMemory(from: start, byteCount: bytes.count) }
    }
    return digest.assumingMemoryBound(to: UInt8.self)
}

/// The length of a digest in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The length of a block in bytes.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// Writes the digest of data.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(Insecure.MD5.self, data, len, md) }

/// Writes the digest of data, to memory without a type.
@_disfavoredOverload @discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutableRawPointer!
) -> UnsafeMutablePointer<UInt8>! { digest(Insecure.MD5.self, data, len, md) }

/// The length of a digest in bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The length of a block in bytes.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// Writes the digest of data.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(Insecure.SHA1.self, data, len, md) }

/// Writes the digest of data, to memory without a type.
@_disfavoredOverload @discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutableRawPointer!
) -> UnsafeMutablePointer<UInt8>! { digest(Insecure.SHA1.self, data, len, md) }

/// The length of a digest in bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The length of a block in bytes.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// Writes the digest of data.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA256.self, data, len, md) }

/// Writes the digest of data, to memory without a type.
@_disfavoredOverload @discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutableRawPointer!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA256.self, data, len, md) }

/// The length of a digest in bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The length of a block in bytes.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// Writes the digest of data.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA384.self, data, len, md) }

/// Writes the digest of data, to memory without a type.
@_disfavoredOverload @discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutableRawPointer!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA384.self, data, len, md) }

/// The length of a digest in bytes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The length of a block in bytes.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the digest of data.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA512.self, data, len, md) }

/// Writes the digest of data, to memory without a type.
@_disfavoredOverload @discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutableRawPointer!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA512.self, data, len, md) }
