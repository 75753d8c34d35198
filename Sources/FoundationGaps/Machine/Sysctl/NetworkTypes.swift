// The facts about the interfaces of the network that getifaddrs(3) and sysctl(3) tell.

import Glibc

/// The addresses of the interfaces themselves, with what they have counted.
public let AF_LINK: Int32 = AF_PACKET
/// The routes.
public let NET_RT_DUMP: Int32 = 1
/// Some routes.
public let NET_RT_FLAGS: Int32 = 2
/// The interfaces, with short numbers.
public let NET_RT_IFLIST: Int32 = 3
/// The interfaces, with long numbers.
public let NET_RT_IFLIST2: Int32 = 6
/// The type of an interface with short numbers.
public let RTM_IFINFO: Int32 = 0xE
/// The type of an interface with long numbers.
public let RTM_IFINFO2: Int32 = 0x12

// The parts of `if_data` are in the order in which Linux writes them, so `ifa_data` of an interface can be read as one.

/// The counts of an interface, which begin again at 0.
public struct if_data: Sendable {
    /// The packets that have arrived.
    public var ifi_ipackets: UInt32 = 0
    /// The packets that were sent.
    public var ifi_opackets: UInt32 = 0
    /// The bytes that have arrived.
    public var ifi_ibytes: UInt32 = 0
    /// The bytes that were sent.
    public var ifi_obytes: UInt32 = 0
    /// The errors of what has arrived.
    public var ifi_ierrors: UInt32 = 0
    /// The errors of what was sent.
    public var ifi_oerrors: UInt32 = 0
    /// The packets that have arrived and were lost.
    public var ifi_iqdrops: UInt32 = 0
    /// The packets that were lost before they were sent.
    public var ifi_oqdrops: UInt32 = 0
    /// The packets to several machines that have arrived.
    public var ifi_imcasts: UInt32 = 0
    /// The collisions.
    public var ifi_collisions: UInt32 = 0

    /// Creates a value of zeros.
    public init() {}
}

/// The counts of an interface.
public struct if_data64: Sendable {
    /// The kind of the interface: 24 for the one of the machine itself, 6 for others.
    public var ifi_type: UInt8 = 0
    /// The bytes of the largest packet.
    public var ifi_mtu: UInt32 = 0
    /// The bits of a second; 0 if the speed is not known.
    public var ifi_baudrate: UInt64 = 0
    /// The packets that have arrived.
    public var ifi_ipackets: UInt64 = 0
    /// The errors of what has arrived.
    public var ifi_ierrors: UInt64 = 0
    /// The packets that were sent.
    public var ifi_opackets: UInt64 = 0
    /// The errors of what was sent.
    public var ifi_oerrors: UInt64 = 0
    /// The collisions.
    public var ifi_collisions: UInt64 = 0
    /// The bytes that have arrived.
    public var ifi_ibytes: UInt64 = 0
    /// The bytes that were sent.
    public var ifi_obytes: UInt64 = 0
    /// The packets to several machines that have arrived.
    public var ifi_imcasts: UInt64 = 0
    /// 0: Linux does not count these.
    public var ifi_omcasts: UInt64 = 0
    /// The packets that have arrived and were lost.
    public var ifi_iqdrops: UInt64 = 0
    /// 0: Linux does not count these.
    public var ifi_noproto: UInt64 = 0

    /// Creates a value of zeros.
    public init() {}
}

/// The beginning of what sysctl(3) tells about an interface.
public struct if_msghdr: Sendable {
    /// The bytes up to the next interface.
    public var ifm_msglen: UInt16 = 0
    /// The version: 5.
    public var ifm_version: UInt8 = 5
    /// ``RTM_IFINFO2``.
    public var ifm_type: UInt8 = 0
    /// 0x10: the name follows.
    public var ifm_addrs: Int32 = 0
    /// The bits of the interface, such as `IFF_UP`.
    public var ifm_flags: Int32 = 0
    /// The number of the interface.
    public var ifm_index: UInt16 = 0

    /// Creates a value of zeros.
    public init() {}
}

/// The message of sysctl(3) about an interface.
public struct if_msghdr2: Sendable {
    /// The bytes up to the next interface.
    public var ifm_msglen: UInt16 = 0
    /// The version: 5.
    public var ifm_version: UInt8 = 5
    /// ``RTM_IFINFO2``.
    public var ifm_type: UInt8 = 0
    /// 0x10: the name follows.
    public var ifm_addrs: Int32 = 0
    /// The bits of the interface, such as `IFF_UP`.
    public var ifm_flags: Int32 = 0
    /// The number of the interface.
    public var ifm_index: UInt16 = 0
    /// 0: the length of the queue is not known.
    public var ifm_snd_len: Int32 = 0
    /// 0: the length of the queue is not known.
    public var ifm_snd_maxlen: Int32 = 0
    /// 0: the number is not known.
    public var ifm_snd_drops: Int32 = 0
    /// 0: there is no timer.
    public var ifm_timer: Int32 = 0
    /// The counts of the interface.
    public var ifm_data: if_data64 = if_data64()

    /// Creates a value of zeros.
    public init() {}
}

/// The address of an interface, which is its name.
public struct sockaddr_dl: Sendable {
    /// The bytes of the address.
    public var sdl_len: UInt8 = 0
    /// The family of the address: ``AF_LINK``.
    public var sdl_family: UInt8 = 0
    /// The number of the interface.
    public var sdl_index: UInt16 = 0
    /// The kind of the interface.
    public var sdl_type: UInt8 = 0
    /// The bytes of the name.
    public var sdl_nlen: UInt8 = 0
    /// 0: the address of the hardware does not follow.
    public var sdl_alen: UInt8 = 0
    /// 0: there is no selector.
    public var sdl_slen: UInt8 = 0
    /// The name.
    public var sdl_data:
        (
            CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
            CChar, CChar, CChar, CChar
        ) = (
            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0
        )

    /// Creates an address of zeros.
    public init() {}
}
