import Crypto

// The digests of data that comes in parts. A context is the number of a calculation: copies of it share the calculation,
// and one that never ends keeps its memory.

/// A MD5 digest under way.
public struct CC_MD5_CTX: Sendable, CalculationContext {
    var number: UInt64 = 0

    /// Creates a context without a calculation.
    public init() {}

    init(number: UInt64) { self.number = number }
}

/// A SHA1 digest under way.
public struct CC_SHA1_CTX: Sendable, CalculationContext {
    var number: UInt64 = 0

    /// Creates a context without a calculation.
    public init() {}

    init(number: UInt64) { self.number = number }
}

/// A SHA256 digest under way.
public struct CC_SHA256_CTX: Sendable, CalculationContext {
    var number: UInt64 = 0

    /// Creates a context without a calculation.
    public init() {}

    init(number: UInt64) { self.number = number }
}

/// A SHA512 digest under way.
public struct CC_SHA512_CTX: Sendable, CalculationContext {
    var number: UInt64 = 0

    /// Creates a context without a calculation.
    public init() {}

    init(number: UInt64) { self.number = number }
}

/// Begins a digest. Returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { Calculations.begin(c, Insecure.MD5()) }
/// Adds data to a digest. Returns 1, or 0 if the digest has not begun.
@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { Calculations.update(c, data, Int(len)) }
/// Ends a digest and writes it. Returns 1, or 0 if the digest has not begun.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutableRawPointer!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    Calculations.end(c, md)
}

/// Begins a digest. Returns 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { Calculations.begin(c, Insecure.SHA1()) }
/// Adds data to a digest. Returns 1, or 0 if the digest has not begun.
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { Calculations.update(c, data, Int(len)) }
/// Ends a digest and writes it. Returns 1, or 0 if the digest has not begun.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutableRawPointer!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    Calculations.end(c, md)
}

/// Begins a digest. Returns 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { Calculations.begin(c, SHA256()) }
/// Adds data to a digest. Returns 1, or 0 if the digest has not begun.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { Calculations.update(c, data, Int(len)) }
/// Ends a digest and writes it. Returns 1, or 0 if the digest has not begun.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutableRawPointer!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    Calculations.end(c, md)
}

/// Begins a digest. Returns 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { Calculations.begin(c, SHA384()) }
/// Adds data to a digest. Returns 1, or 0 if the digest has not begun.
@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { Calculations.update(c, data, Int(len)) }
/// Ends a digest and writes it. Returns 1, or 0 if the digest has not begun.
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutableRawPointer!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    Calculations.end(c, md)
}

/// Begins a digest. Returns 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { Calculations.begin(c, SHA512()) }
/// Adds data to a digest. Returns 1, or 0 if the digest has not begun.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { Calculations.update(c, data, Int(len)) }
/// Ends a digest and writes it. Returns 1, or 0 if the digest has not begun.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutableRawPointer!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    Calculations.end(c, md)
}
