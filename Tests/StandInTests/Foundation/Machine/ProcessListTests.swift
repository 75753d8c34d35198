import FoundationGaps
import Testing

@Suite("Programs, as libproc and sysctl(3) tell them")
struct ProcessListTests {
    private var own: pid_t { ProcessInfo.processInfo.processIdentifier }

    @Test("The list of programs contains this one, with its name and its path")
    func list() throws {
        let capacity = proc_listallpids(nil, 0)
        var pids = [pid_t](repeating: 0, count: Int(capacity) + 100)
        let count = proc_listallpids(&pids, Int32(pids.count * MemoryLayout<pid_t>.size))
        #expect(count > 0 && pids.prefix(Int(count)).contains(own))
        let bytes = proc_listpids(UInt32(PROC_ALL_PIDS), 0, &pids, Int32(2 * MemoryLayout<pid_t>.size))
        #expect(bytes == 8)

        var path = [CChar](repeating: 0, count: Int(PROC_PIDPATHINFO_MAXSIZE))
        let length = proc_pidpath(own, &path, UInt32(path.count))
        let executable = try #require(Bundle.main.executableURL?.resolvingSymlinksInPath().path)
        #expect(length == executable.utf8.count)
        #expect(path.prefix(Int(length)).map { UInt8(bitPattern: $0) } == Array(executable.utf8))
        var name = [CChar](repeating: 0, count: 4)
        #expect(proc_name(own, &name, 4) == 3 && name[3] == 0)
        #expect(proc_pidpath(-1, &path, UInt32(path.count)) == 0)
    }

    @Test("A program tells its memory, its time, its parent and its user")
    func facts() {
        var task = proc_taskinfo()
        let size = Int32(MemoryLayout<proc_taskinfo>.size)
        #expect(proc_pidinfo(own, PROC_PIDTASKINFO, 0, &task, size) == size)
        #expect(task.pti_resident_size > 1_000_000 && task.pti_threadnum > 0)
        #expect(proc_pidinfo(own, PROC_PIDTASKINFO, 0, &task, size - 1) == 0)
        #expect(proc_pidinfo(-1, PROC_PIDTASKINFO, 0, &task, size) == 0)

        var system = proc_bsdinfo()
        let systemSize = Int32(MemoryLayout<proc_bsdinfo>.size)
        #expect(proc_pidinfo(own, PROC_PIDTBSDINFO, 0, &system, systemSize) == systemSize)
        #expect(system.pbi_pid == UInt32(own) && system.pbi_ppid > 0)
        let start = Date(timeIntervalSince1970: TimeInterval(system.pbi_start_tvsec))
        #expect(start < Date.now + 5 && start > Date.now - 86400)

        var all = proc_taskallinfo()
        let allSize = Int32(MemoryLayout<proc_taskallinfo>.size)
        #expect(proc_pidinfo(own, PROC_PIDTASKALLINFO, 0, &all, allSize) == allSize)
        #expect(all.pbsd.pbi_uid == system.pbi_uid && all.ptinfo.pti_threadnum > 0)

        var usage = rusage_info_current()
        let result = withUnsafeMutablePointer(to: &usage) {
            $0.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
                proc_pid_rusage(own, RUSAGE_INFO_CURRENT, $0)
            }
        }
        #expect(result == 0 && usage.ri_phys_footprint > 100_000)
        #expect(usage.ri_user_time + usage.ri_system_time > 0)
    }

    @Test("A program tells the folder in which it works")
    func folder() {
        var info = proc_vnodepathinfo()
        let size = Int32(MemoryLayout<proc_vnodepathinfo>.stride)
        #expect(proc_pidinfo(own, PROC_PIDVNODEPATHINFO, 0, &info, size) == size)
        let path = withUnsafePointer(to: &info.pvi_cdir.vip_path) {
            $0.withMemoryRebound(to: CChar.self, capacity: Int(MAXPATHLEN)) { String(cString: $0) }
        }
        #expect(path == FileManager.default.currentDirectoryPath)
    }

    @Test("The kernel lists programs with their parents")
    func kernelList() throws {
        var mib: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_ALL, 0]
        var length = 0
        #expect(sysctl(&mib, u_int(mib.count), nil, &length, nil, 0) == 0)
        length += 100 * MemoryLayout<kinfo_proc>.stride
        var list = [kinfo_proc](repeating: kinfo_proc(), count: length / MemoryLayout<kinfo_proc>.stride)
        #expect(sysctl(&mib, u_int(mib.count), &list, &length, nil, 0) == 0)
        let program = try #require(list.first { $0.kp_proc.p_pid == own })
        var single: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, own]
        var info = kinfo_proc()
        var size = MemoryLayout<kinfo_proc>.stride
        #expect(sysctl(&single, u_int(single.count), &info, &size, nil, 0) == 0)
        #expect(info.kp_eproc.e_ppid == program.kp_eproc.e_ppid && info.kp_eproc.e_ppid > 0)
        #expect(info.kp_proc.p_flag & P_LP64 != 0 && info.kp_proc.p_un.__p_starttime.tv_sec > 0)
    }

    @Test("The kernel tells the arguments of a program")
    func arguments() throws {
        var mib: [Int32] = [CTL_KERN, KERN_PROCARGS2, own]
        var length = 0
        #expect(sysctl(&mib, 3, nil, &length, nil, 0) == 0)
        var bytes = [UInt8](repeating: 0, count: length)
        #expect(sysctl(&mib, 3, &bytes, &length, nil, 0) == 0)
        let count = bytes.withUnsafeBytes { $0.loadUnaligned(as: Int32.self) }
        #expect(Int(count) == CommandLine.arguments.count)
        let path = String(decoding: bytes.dropFirst(4).prefix { $0 != 0 }, as: UTF8.self)
        #expect(path == Bundle.main.executableURL?.resolvingSymlinksInPath().path)
    }
}
