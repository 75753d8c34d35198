import Foundation

extension sockaddr_in {
    /// The size of the structure. It is not kept: on Linux the structure has no such field.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }

    /// Creates an address as on Apple's platforms.
    ///
    /// - Parameter sin_len: is ignored: on Linux the structure has no such field.
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
    ) {
        self.init()
        self.sin_family = sin_family
        self.sin_port = sin_port
        self.sin_addr = sin_addr
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
