import Foundation

extension sockaddr_in {
    /// The size of the structure. It is not kept: on Linux the structure has no such field.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// The size of the structure. It is not kept: on Linux the structure has no such field.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

extension sockaddr {
    /// The size of the structure. It is not kept: on Linux the structure has no such field.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}
