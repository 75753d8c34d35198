import Foundation
import Glibc

/// The interfaces of the network, from the files of the kernel.
enum NetworkInterfaces {
    /// Returns the interfaces as sysctl(3) lists them: for each a ``if_msghdr2`` and a ``sockaddr_dl``.
    ///
    /// - Parameter index: the number of the only interface that is listed; 0 for all.
    static func list(only index: Int32) -> [UInt8] {
        let lines = (KernelFile.text("/proc/net/dev") ?? "").split(separator: "\n").dropFirst(2)
        return lines.flatMap { line -> [UInt8] in
            guard let colon = line.lastIndex(of: ":") else { return [] }
            let name = line[..<colon].trimmingCharacters(in: .whitespaces)
            let number = if_nametoindex(name)
            guard number > 0, index == 0 || number == UInt32(bitPattern: index) else { return [] }
            return entry(name, number, line[line.index(after: colon)...].split(separator: " ").map { UInt64($0) ?? 0 })
        }
    }

    /// The counts of proc_pid_net(5): eight of what has arrived, and eight of what was sent.
    private static func entry(_ name: String, _ index: UInt32, _ counts: [UInt64]) -> [UInt8] {
        guard counts.count >= 16 else { return [] }
        let folder = "/sys/class/net/\(name)/"
        let flags = KernelFile.line(folder + "flags").flatMap { Int32($0.dropFirst(2), radix: 16) } ?? 0
        var data = if_data64()
        data.ifi_type = flags & Int32(IFF_LOOPBACK) == 0 ? 6 : 24
        data.ifi_mtu = UInt32(KernelFile.number(folder + "mtu") ?? 0)
        // The speed is in megabits, and -1 if it is not known.
        data.ifi_baudrate = UInt64(max(KernelFile.number(folder + "speed") ?? 0, 0)) * 1_000_000
        data.ifi_ibytes = counts[0]
        data.ifi_ipackets = counts[1]
        data.ifi_ierrors = counts[2]
        data.ifi_iqdrops = counts[3]
        data.ifi_imcasts = counts[7]
        data.ifi_obytes = counts[8]
        data.ifi_opackets = counts[9]
        data.ifi_oerrors = counts[10]
        data.ifi_collisions = counts[13]

        var header = if_msghdr2()
        header.ifm_msglen = UInt16(MemoryLayout<if_msghdr2>.stride + MemoryLayout<sockaddr_dl>.stride)
        header.ifm_type = UInt8(RTM_IFINFO2)
        header.ifm_addrs = 0x10
        header.ifm_flags = flags
        header.ifm_index = UInt16(truncatingIfNeeded: index)
        header.ifm_data = data

        var address = sockaddr_dl()
        address.sdl_len = UInt8(MemoryLayout<sockaddr_dl>.stride)
        address.sdl_family = UInt8(AF_LINK)
        address.sdl_index = header.ifm_index
        address.sdl_type = data.ifi_type
        address.sdl_nlen = UInt8(min(name.utf8.count, 15))
        withUnsafeMutableBytes(of: &address.sdl_data) { write(name, into: $0) }
        return [UInt8](withUnsafeBytes(of: header) { Array($0) }.padded(to: MemoryLayout<if_msghdr2>.stride))
            + withUnsafeBytes(of: address) { Array($0) }.padded(to: MemoryLayout<sockaddr_dl>.stride)
    }
}

extension [UInt8] {
    /// Adds zeros, so that what follows begins at its alignment.
    fileprivate func padded(to count: Int) -> [UInt8] {
        self + Array(repeating: 0, count: Swift.max(count - self.count, 0))
    }
}
