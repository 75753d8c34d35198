import CursesUISupport
import Foundation
import Glibc

/// Lists the threads of this program.
///
/// - Parameters:
///   - target_task: has no effect: only this program is known.
///   - act_list: receives the threads. `vm_deallocate(_:_:_:)` frees the list.
///   - act_listCnt: receives their number.
/// - Returns: ``KERN_SUCCESS``, or ``KERN_FAILURE`` if the threads cannot be listed.
@discardableResult
public func task_threads(
    _ target_task: task_inspect_t, _ act_list: UnsafeMutablePointer<thread_act_array_t?>?,
    _ act_listCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let threads = names.compactMap { thread_act_t($0) }.sorted()
    guard let act_list, let act_listCnt, !threads.isEmpty,
        let list = MachineMemory.pages(of: thread_act_t.self, count: threads.count)
    else { return KERN_FAILURE }
    for (index, thread) in threads.enumerated() { list[index] = thread }
    act_list.pointee = list
    act_listCnt.pointee = mach_msg_type_number_t(threads.count)
    return KERN_SUCCESS
}

/// Tells what a thread of this program does.
///
/// - Parameters:
///   - target_act: the thread.
///   - flavor: ``THREAD_BASIC_INFO``.
///   - thread_info_out: receives a ``thread_basic_info``.
///   - thread_info_outCnt: the number of integers for which there is room.
/// - Returns: ``KERN_SUCCESS``; ``KERN_INVALID_ARGUMENT`` for other information, ``KERN_FAILURE`` if the thread has ended
///   or if there is not enough room.
@discardableResult
public func thread_info(
    _ target_act: thread_inspect_t, _ flavor: thread_flavor_t, _ thread_info_out: thread_info_t?,
    _ thread_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    guard flavor == thread_flavor_t(THREAD_BASIC_INFO) else { return KERN_INVALID_ARGUMENT }
    let info = ProcessFacts(folder: "/proc/self/task/\(target_act)").map { facts in
        var info = thread_basic_info()
        info.user_time = time_value(nanoseconds: facts.userTime)
        info.system_time = time_value(nanoseconds: facts.systemTime)
        info.cpu_usage = ThreadUsage.scaled(of: target_act, facts)
        info.run_state =
            switch facts.state {
            case "R": TH_STATE_RUNNING
            case "T", "t": TH_STATE_STOPPED
            case "D": TH_STATE_UNINTERRUPTIBLE
            case "Z", "X": TH_STATE_HALTED
            default: TH_STATE_WAITING
            }
        return info
    }
    return KernelMessage.write(info, to: thread_info_out, count: thread_info_outCnt)
}

/// The part of a processor that each thread has used since the last question. Mach knows this number, and Linux only
/// counts the time.
private enum ThreadUsage {
    private struct Sample {
        /// When the thread began, which tells it from an earlier one with the same number.
        let start: UInt64
        /// The time that the thread had used, and when, in nanoseconds.
        let used, now: UInt64
        var usage: integer_t
    }

    private static let samples = Locked<[thread_inspect_t: Sample]>([:])
    /// A thread is not measured more often: its time is counted in hundredths of a second.
    private static let interval: UInt64 = 100_000_000

    static func scaled(of thread: thread_inspect_t, _ facts: ProcessFacts) -> integer_t {
        let now = DispatchTime.now().uptimeNanoseconds
        let used = facts.userTime + facts.systemTime
        return samples.withLock { samples in
            let last = samples[thread].flatMap { $0.start == facts.startTime ? $0 : nil }
            let since = last ?? Sample(start: facts.startTime, used: 0, now: min(facts.startTime, now), usage: 0)
            let elapsed = now > since.now ? now - since.now : 0
            if let last, elapsed < interval { return last.usage }
            let part = elapsed == 0 || used < since.used ? 0 : Double(used - since.used) / Double(elapsed)
            let usage = integer_t(min(part, 1) * Double(TH_USAGE_SCALE))
            if samples.count > 1000 { samples.removeAll() }
            samples[thread] = Sample(start: facts.startTime, used: used, now: now, usage: usage)
            return usage
        }
    }
}
