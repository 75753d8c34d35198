import Crypto
import Foundation
import _CryptoExtras

// Data is encrypted with AES in the mode CBC, by swift-crypto. Any other cipher, the mode ECB and data in parts
// (`CCCryptorCreate`) are missing.

/// The direction.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// The options of a cipher.
public typealias CCOptions = UInt32
/// The result of a call.
public typealias CCCryptorStatus = Int32
/// The result of a call.
public typealias CCStatus = Int32

/// The call has done its work.
public let kCCSuccess = 0
/// An argument is not valid.
public let kCCParamError = -4300
/// There is not enough room for the result.
public let kCCBufferTooSmall = -4301
/// There is not enough memory.
public let kCCMemoryFailure = -4302
/// The data does not consist of whole blocks.
public let kCCAlignmentError = -4303
/// The data cannot be decrypted.
public let kCCDecodeError = -4304
/// The cipher or the mode is not there.
public let kCCUnimplemented = -4305
/// A number is too large.
public let kCCOverflow = -4306
/// There are no random numbers.
public let kCCRNGFailure = -4307
/// The key has a wrong length.
public let kCCKeySizeError = -4310

/// Encrypts.
public let kCCEncrypt = 0
/// Decrypts.
public let kCCDecrypt = 1

/// AES.
public let kCCAlgorithmAES128 = 0
/// AES.
public let kCCAlgorithmAES = 0
/// DES, which is missing.
public let kCCAlgorithmDES = 1
/// Triple DES, which is missing.
public let kCCAlgorithm3DES = 2

/// The last block is filled up.
public let kCCOptionPKCS7Padding = 1
/// Blocks are encrypted apart, which is missing.
public let kCCOptionECBMode = 2

/// The length of a short key of AES in bytes.
public let kCCKeySizeAES128 = 16
/// The length of a middle key of AES in bytes.
public let kCCKeySizeAES192 = 24
/// The length of a long key of AES in bytes.
public let kCCKeySizeAES256 = 32
/// The length of a block of AES in bytes.
public let kCCBlockSizeAES128 = 16

/// Encrypts or decrypts data with AES in the mode CBC.
///
/// - Parameters:
///   - iv: the initialization vector; zeros if it is `nil`.
///   - dataOutMoved: gets the number of written bytes, or the number that the result needs.
/// - Returns: `kCCSuccess`; `kCCUnimplemented` for any other cipher or mode, or the reason of the failure.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    func status(_ value: Int) -> CCCryptorStatus { CCCryptorStatus(value) }
    guard alg == kCCAlgorithmAES, options & CCOptions(kCCOptionECBMode) == 0 else { return status(kCCUnimplemented) }
    guard [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256].contains(keyLength) else {
        return status(kCCKeySizeError)
    }
    guard let key, op <= kCCDecrypt, dataIn != nil || dataInLength == 0 else { return status(kCCParamError) }
    let isPadded = options & CCOptions(kCCOptionPKCS7Padding) != 0
    let isWhole = dataInLength % kCCBlockSizeAES128 == 0
    guard isWhole || op == kCCEncrypt && isPadded else { return status(kCCAlignmentError) }
    let data = UnsafeRawBufferPointer(start: dataIn, count: dataInLength)
    let secret = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
    let start =
        iv.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: kCCBlockSizeAES128)) }
        ?? [UInt8](repeating: 0, count: kCCBlockSizeAES128)
    do {
        let vector = try AES._CBC.IV(ivBytes: start)
        let result =
            op == kCCEncrypt
            ? try AES._CBC.encrypt([UInt8](data), using: secret, iv: vector, noPadding: !isPadded)
            : try AES._CBC.decrypt([UInt8](data), using: secret, iv: vector, noPadding: !isPadded)
        dataOutMoved?.pointee = result.count
        guard result.count <= dataOutAvailable else { return status(kCCBufferTooSmall) }
        if let dataOut { result.copyBytes(to: UnsafeMutableRawBufferPointer(start: dataOut, count: result.count)) }
        return status(kCCSuccess)
    } catch {
        return status(kCCDecodeError)
    }
}
