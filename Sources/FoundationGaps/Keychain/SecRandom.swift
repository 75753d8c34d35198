/// A source of random bytes.
public struct SecRandomRef: Hashable, Sendable {
    fileprivate init() {}
}

/// The system's source of random bytes.
public let kSecRandomDefault = SecRandomRef()
/// The result of a function of the Security framework without an error.
public let errSecSuccess: OSStatus = 0
/// The result of a function of the Security framework whose parameters are not valid.
public let errSecParam: OSStatus = -50

/// Fills memory with bytes of the system's random number generator, which is cryptographically secure.
///
/// - Returns: `errSecSuccess`, or `errSecParam` for a negative count.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}
