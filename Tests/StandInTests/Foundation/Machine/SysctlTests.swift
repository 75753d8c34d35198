import FoundationGaps
import Glibc
import Testing

@Suite("Facts about the machine, as sysctl(3) tells them")
struct SysctlTests {
    private func text(_ name: String) -> String? {
        var size = 0
        guard sysctlbyname(name, nil, &size, nil, 0) == 0, size > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: size)
        guard sysctlbyname(name, &bytes, &size, nil, 0) == 0, bytes.last == 0 else { return nil }
        return String(decoding: bytes.dropLast(), as: UTF8.self)
    }

    @Test(
        "Names lead to texts",
        arguments: ["hw.model", "hw.machine", "kern.osrelease", "kern.hostname", "kern.version"]
    )
    func texts(name: String) throws {
        #expect(try !#require(text(name)).isEmpty)
    }

    @Test("Numbers fit the room of the caller")
    func numbers() {
        var memory: UInt64 = 0
        var size = MemoryLayout<UInt64>.size
        #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0 && size == 8)
        #expect(memory == ProcessInfo.processInfo.physicalMemory)
        var count: Int32 = 0
        var length = MemoryLayout<Int32>.size
        #expect(sysctlbyname("hw.logicalcpu", &count, &length, nil, 0) == 0 && length == 4)
        #expect(Int(count) == ProcessInfo.processInfo.activeProcessorCount)
        var long: Int64 = -1
        size = MemoryLayout<Int64>.size
        #expect(sysctlbyname("hw.logicalcpu", &long, &size, nil, 0) == 0 && long == Int64(count))
        var mib = [CTL_HW, HW_MEMSIZE]
        memory = 0
        #expect(sysctl(&mib, u_int(mib.count), &memory, &size, nil, 0) == 0)
        #expect(memory == ProcessInfo.processInfo.physicalMemory)
    }

    @Test("The time at which the machine was started fits the time since then")
    func boot() {
        var mib = [CTL_KERN, KERN_BOOTTIME]
        var time = timeval()
        var size = MemoryLayout<timeval>.stride
        #expect(sysctl(&mib, u_int(mib.count), &time, &size, nil, 0) == 0)
        let since = Date.now.timeIntervalSince1970 - TimeInterval(time.tv_sec)
        #expect(abs(since - TimeInterval(mach_continuous_time() / NSEC_PER_SEC)) < 60)
    }

    @Test("Structures tell the load and the swap space")
    func structures() {
        var load = loadavg()
        var size = MemoryLayout<loadavg>.size
        #expect(sysctlbyname("vm.loadavg", &load, &size, nil, 0) == 0 && load.fscale > 0)
        var swap = xsw_usage()
        size = MemoryLayout<xsw_usage>.size
        #expect(sysctlbyname("vm.swapusage", &swap, &size, nil, 0) == 0)
        #expect(swap.xsu_used + swap.xsu_avail == swap.xsu_total)
    }

    @Test("An unknown name, a small room and a new value are errors")
    func errors() {
        var number: Int32 = 7
        var size = MemoryLayout<Int32>.size
        #expect(sysctlbyname("sysctl.proc_translated", &number, &size, nil, 0) == -1 && errno == ENOENT)
        #expect(number == 7)
        var byte: UInt8 = 0
        size = 1
        #expect(sysctlbyname("kern.ostype", &byte, &size, nil, 0) == -1 && errno == ENOMEM)
        #expect(byte == UInt8(ascii: "L") && size == 1)
        #expect(sysctlbyname("kern.maxproc", nil, nil, &number, 4) == -1 && errno == EPERM)
    }

    @Test("The interfaces of the network count bytes, in both ways of asking")
    func network() throws {
        var mib = [CTL_NET, PF_ROUTE, 0, 0, NET_RT_IFLIST2, 0]
        var length = 0
        #expect(sysctl(&mib, u_int(mib.count), nil, &length, nil, 0) == 0)
        var bytes = [UInt8](repeating: 0, count: length)
        #expect(sysctl(&mib, u_int(mib.count), &bytes, &length, nil, 0) == 0)
        var counts: [String: UInt64] = [:]
        var place = 0
        bytes.withUnsafeBytes { row in
            while place < length {
                let header = row.loadUnaligned(fromByteOffset: place, as: if_msghdr.self)
                guard header.ifm_msglen > 0 else { break }
                if Int32(header.ifm_type) == RTM_IFINFO2 {
                    let long = row.loadUnaligned(fromByteOffset: place, as: if_msghdr2.self)
                    let next = place + MemoryLayout<if_msghdr2>.stride
                    let address = row.loadUnaligned(fromByteOffset: next, as: sockaddr_dl.self)
                    let name = withUnsafeBytes(of: address.sdl_data) {
                        String(decoding: $0.prefix(Int(address.sdl_nlen)), as: UTF8.self)
                    }
                    #expect(if_nametoindex(name) == UInt32(long.ifm_index))
                    counts[name] = long.ifm_data.ifi_ibytes
                }
                place += Int(header.ifm_msglen)
            }
        }
        let loopback = try #require(counts["lo"])

        var list: UnsafeMutablePointer<ifaddrs>?
        #expect(getifaddrs(&list) == 0)
        defer { freeifaddrs(list) }
        var found: UInt32?
        for entry in sequence(first: list, next: { $0?.pointee.ifa_next }).compactMap({ $0?.pointee }) {
            guard let address = entry.ifa_addr, address.pointee.sa_family == UInt8(AF_LINK),
                String(cString: entry.ifa_name) == "lo", let data = entry.ifa_data
            else { continue }
            found = data.assumingMemoryBound(to: if_data.self).pointee.ifi_ibytes
        }
        // The short number begins again at 0, and other programs may send meanwhile.
        let difference = try #require(found) &- UInt32(truncatingIfNeeded: loopback)
        #expect(difference < 1_000_000_000)
    }
}
