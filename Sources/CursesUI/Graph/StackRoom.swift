import Foundation

/// The free space on the stack of the thread that evaluates views.
///
/// Recursive functions create, lay out and draw nested views. Without a limit, a body that contains its own view would
/// overflow the stack, and the process would end without an explanation.
struct StackRoom {
    /// The number of bytes that were free when this value was created.
    let size: Int
    private let floor: UInt
    private let thread = pthread_self()

    /// The requested size of the main thread's stack, if the system allows it. Linux reserves the addresses for every
    /// process (at least 128 MB), and uses memory only as far as the stack has grown. Child processes inherit the
    /// limit.
    private static let wantedSize = 64 << 20
    /// Bytes that remain for functions of the system.
    private static let reserve = 256 << 10
    /// The assumed size of a stack if the system does not report its size.
    private static let usualSize = 512 << 10

    /// Measures the free space on the current thread's stack.
    init() {
        let top = Self.address
        size = max(0, Self.findSize(below: top) - Self.reserve)
        floor = top - UInt(size)
    }

    /// Whether this is the stack of the current thread. Without a run loop, the main actor may change its thread.
    var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }

    /// The number of bytes that are currently free on the stack of the thread that has created this value.
    var left: Int { max(0, Int(bitPattern: Self.address &- floor)) }

    /// An address near the current end of the stack.
    private static var address: UInt {
        var mark: UInt8 = 0
        return withUnsafePointer(to: &mark) { UInt(bitPattern: $0) }
    }

    #if os(Linux)
    private static func findSize(below _: UInt) -> Int {
        Thread.isMainThread ? raiseLimit() : standardSize()
    }

    /// Raises the limit for the main thread's stack. Returns the resulting stack size.
    private static func raiseLimit() -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return usualSize }
        let wanted = rlim_t(wantedSize)
        if limit.rlim_cur < wanted {
            var raised = limit
            raised.rlim_cur = min(wanted, limit.rlim_max)
            if setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &raised) == 0 { limit = raised }
        }
        return Int(min(wanted, limit.rlim_cur))
    }

    /// Returns the standard size of a thread's stack. The main actor's thread is either the main thread or a Dispatch
    /// thread, which has a stack of this size.
    private static func standardSize() -> Int {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return usualSize }
        defer { pthread_attr_destroy(&attributes) }
        var size = 0
        guard pthread_attr_getstacksize(&attributes, &size) == 0 else { return usualSize }
        return size
    }
    #else
    private static func findSize(below top: UInt) -> Int {
        Int(top) - Int(bitPattern: pthread_get_stackaddr_np(pthread_self())) + pthread_get_stacksize_np(pthread_self())
    }
    #endif
}
