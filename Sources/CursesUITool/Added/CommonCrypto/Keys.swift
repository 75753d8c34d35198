import Crypto
import Foundation
import _CryptoExtras

/// A way of deriving keys from passwords.
public typealias CCPBKDFAlgorithm = UInt32
/// The digest with which a key is derived.
public typealias CCPseudoRandomAlgorithm = UInt32
/// The result of a call for random bytes.
public typealias CCRNGStatus = CCCryptorStatus

/// PBKDF2.
public let kCCPBKDF2 = 2
/// SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// SHA-224.
public let kCCPRFHmacAlgSHA224 = 2
/// SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Derives a key from a password with PBKDF2.
///
/// Memory of any type is taken for the password, the salt and the key.
///
/// - Returns: `kCCSuccess`, or `kCCParamError` for an unknown algorithm or digest, without rounds or without a key.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafeRawPointer!, _ passwordLen: Int, _ salt: UnsafeRawPointer!,
    _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutableRawPointer!,
    _ derivedKeyLen: Int
) -> Int32 {
    let digest: KDF.Insecure.PBKDF2.HashFunction? =
        switch Int(prf) {
        case kCCPRFHmacAlgSHA1: .insecureSHA1
        case kCCPRFHmacAlgSHA224: .insecureSHA224
        case kCCPRFHmacAlgSHA256: .sha256
        case kCCPRFHmacAlgSHA384: .sha384
        case kCCPRFHmacAlgSHA512: .sha512
        default: nil
        }
    func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
        [UInt8](UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }
    guard algorithm == kCCPBKDF2, let digest, rounds > 0, let derivedKey, derivedKeyLen > 0,
        let key = try? KDF.Insecure.PBKDF2.deriveKey(
            from: bytes(password, passwordLen), salt: bytes(salt, saltLen), using: digest,
            outputByteCount: derivedKeyLen, unsafeUncheckedRounds: Int(rounds))
    else { return Int32(kCCParamError) }
    key.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { derivedKey.copyMemory(from: start, byteCount: bytes.count) }
    }
    return Int32(kCCSuccess)
}

/// Fills memory with bytes of the system's random number generator, which is cryptographically secure.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard let bytes, count >= 0 else { return CCRNGStatus(kCCParamError) }
    var generator = SystemRandomNumberGenerator()
    for place in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: place, as: UInt8.self)
    }
    return CCRNGStatus(kCCSuccess)
}
