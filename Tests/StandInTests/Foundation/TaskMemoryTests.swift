import FoundationGaps
import Testing

@Suite("Memory of the program, and values by key")
struct TaskMemoryTests {
    @Test("The program knows how much memory it uses")
    func memory() {
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
        let result = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS)
        #expect(info.resident_size > 1_000_000 && info.resident_size <= info.virtual_size)
        #expect(info.resident_size_max >= info.resident_size)
        count = 2
        let failure = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        #expect(failure == KERN_FAILURE)
    }

    @Test("User defaults have values by key")
    func defaults() throws {
        let store = try #require(UserDefaults(suiteName: "TaskMemoryTests"))
        defer { store.removePersistentDomain(forName: "TaskMemoryTests") }
        store.setValue(3, forKey: "a")
        #expect(store.value(forKey: "a") as? Int == 3 && store.integer(forKey: "a") == 3)
        store.setValue(nil, forKey: "a")
        #expect(store.object(forKey: "a") == nil)
    }
}
