import Crypto
import Foundation

/// The digest of a message authentication code.
public typealias CCHmacAlgorithm = UInt32

/// SHA-1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA-256.
public let kCCHmacAlgSHA256 = 2
/// SHA-384.
public let kCCHmacAlgSHA384 = 3
/// SHA-512.
public let kCCHmacAlgSHA512 = 4

/// A message authentication code under way. Copies share the calculation.
public struct CCHmacContext: Sendable, CalculationContext {
    var number: UInt64 = 0

    /// Creates a context without a calculation.
    public init() {}

    init(number: UInt64) { self.number = number }
}

/// Returns a code without data. A digest that is not known ends the program: a wrong code must not seem right.
private func code(_ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int) -> any Calculation {
    let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength))
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: return HMAC<Insecure.SHA1>(key: key)
    case kCCHmacAlgMD5: return HMAC<Insecure.MD5>(key: key)
    case kCCHmacAlgSHA256: return HMAC<SHA256>(key: key)
    case kCCHmacAlgSHA384: return HMAC<SHA384>(key: key)
    case kCCHmacAlgSHA512: return HMAC<SHA512>(key: key)
    default: fatalError("CCHmac does not know the digest \(algorithm)")
    }
}

/// Writes the message authentication code of data.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    var code = code(algorithm, key, keyLength)
    if let data { code.add(UnsafeRawBufferPointer(start: data, count: dataLength)) }
    let bytes = code.result()
    macOut?.copyMemory(from: bytes, byteCount: bytes.count)
}

/// Begins a message authentication code.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!,
    _ keyLength: Int
) {
    _ = Calculations.begin(ctx, code(algorithm, key, keyLength))
}

/// Adds data to a message authentication code.
public func CCHmacUpdate(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) {
    _ = Calculations.update(ctx, data, dataLength)
}

/// Ends a message authentication code and writes it.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    _ = Calculations.end(ctx, macOut)
}
