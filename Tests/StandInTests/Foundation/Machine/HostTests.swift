import FoundationGaps
import Testing

@Suite("The machine, as Mach tells it")
struct HostTests {
    /// The ticks of each processor in its states.
    private func ticks() -> [[UInt32]] {
        var count: natural_t = 0
        var info: processor_info_array_t?
        var infoCount: mach_msg_type_number_t = 0
        let result = host_processor_info(mach_host_self(), PROCESSOR_CPU_LOAD_INFO, &count, &info, &infoCount)
        guard result == KERN_SUCCESS, let info else { return [] }
        defer {
            let size = vm_size_t(infoCount) * vm_size_t(MemoryLayout<integer_t>.stride)
            vm_deallocate(mach_task_self_, vm_address_t(bitPattern: info), size)
        }
        return (0..<Int(count)).map { processor in
            let base = processor * Int(CPU_STATE_MAX)
            return (0..<Int(CPU_STATE_MAX)).map { UInt32(bitPattern: info[base + $0]) }
        }
    }

    @Test("The ticks of the processors add up to those of the machine")
    func processors() {
        let each = ticks()
        #expect(each.count == ProcessInfo.processInfo.activeProcessorCount)
        var load = host_cpu_load_info()
        var count = mach_msg_type_number_t(MemoryLayout<host_cpu_load_info>.stride / MemoryLayout<integer_t>.stride)
        let result = withUnsafeMutablePointer(to: &load) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                host_statistics(mach_host_self(), HOST_CPU_LOAD_INFO, $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS && count == 4)
        // The machine counts on between the two questions.
        let user = each.reduce(0) { $0 + Int($1[Int(CPU_STATE_USER)]) }
        #expect(Int(load.cpu_ticks.0) >= user && Int(load.cpu_ticks.0) < user + 10000)
        let idle = each.reduce(0) { $0 + Int($1[Int(CPU_STATE_IDLE)]) }
        #expect(idle > 0 && Int(load.cpu_ticks.2) >= idle - 100)
    }

    @Test("The pages of the memory add up to the memory")
    func memory() {
        var statistics = vm_statistics64()
        var count = mach_msg_type_number_t(MemoryLayout<vm_statistics64_data_t>.size / MemoryLayout<integer_t>.size)
        let result = withUnsafeMutablePointer(to: &statistics) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                host_statistics64(mach_host_self(), HOST_VM_INFO64, $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS)
        let all = [
            statistics.free_count, statistics.active_count, statistics.inactive_count, statistics.wire_count,
            statistics.compressor_page_count,
        ]
        let bytes = all.reduce(0) { $0 + UInt64($1) } * UInt64(vm_kernel_page_size)
        let total = ProcessInfo.processInfo.physicalMemory
        #expect(bytes > total / 100 * 99 && bytes < total / 100 * 101)
        var small: mach_msg_type_number_t = 3
        let failure = withUnsafeMutablePointer(to: &statistics) {
            $0.withMemoryRebound(to: integer_t.self, capacity: 3) {
                host_statistics64(mach_host_self(), HOST_VM_INFO64, $0, &small)
            }
        }
        #expect(failure == KERN_FAILURE)
        var size: vm_size_t = 0
        #expect(host_page_size(mach_host_self(), &size) == KERN_SUCCESS && size == vm_page_size && size >= 4096)
    }

    @Test("A program knows what it costs, and what its threads do")
    func program() {
        var info = task_vm_info_data_t()
        var count = mach_msg_type_number_t(MemoryLayout<task_vm_info_data_t>.size) / 4
        let result = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS)
        #expect(info.phys_footprint > 100_000 && info.phys_footprint <= info.virtual_size)
        #expect(info.internal + info.external <= info.resident_size + 50_000_000)

        var threads: thread_act_array_t?
        var number: mach_msg_type_number_t = 0
        #expect(task_threads(mach_task_self_, &threads, &number) == KERN_SUCCESS && number > 0)
        guard let threads else { return }
        let own = mach_thread_self()
        #expect((0..<Int(number)).contains { threads[$0] == own })
        var thread = thread_basic_info()
        var size = mach_msg_type_number_t(THREAD_INFO_MAX)
        let answer = withUnsafeMutablePointer(to: &thread) {
            $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
                thread_info(own, thread_flavor_t(THREAD_BASIC_INFO), $0, &size)
            }
        }
        #expect(answer == KERN_SUCCESS && size == THREAD_BASIC_INFO_COUNT)
        #expect(thread.cpu_usage >= 0 && thread.cpu_usage <= TH_USAGE_SCALE && thread.flags & TH_FLAGS_IDLE == 0)
        vm_deallocate(
            mach_task_self_, vm_address_t(bitPattern: threads), vm_size_t(Int(number) * MemoryLayout<thread_t>.stride))

        var port: mach_port_name_t = 9
        #expect(task_for_pid(mach_task_self_, 1, &port) == KERN_FAILURE && port == 0)
        #expect(String(cString: mach_error_string(KERN_FAILURE)).contains("failure"))
    }

    @Test("The clocks of Mach count nanoseconds")
    func clocks() {
        var fraction = mach_timebase_info()
        #expect(mach_timebase_info(&fraction) == 0 && fraction.numer == fraction.denom)
        let first = mach_absolute_time()
        let second = clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
        #expect(second >= first && second - first < 60 * NSEC_PER_SEC)
        #expect(mach_continuous_time() >= first)
    }
}
