import Foundation

/// The free space on the stack of the thread that runs the views.
///
/// Nested views are made, laid out and drawn by recursive functions. Without a limit, a body that contains its own view
/// would overflow the stack, and the process would end without an explanation.
struct StackRoom {
    /// The number of bytes that were free when this value was made.
    let size: Int
    private let floor: UInt
    private let thread = pthread_self()

    /// The bytes of the main thread's stack, if the system allows that many. Linux reserves these addresses for every
    /// process (at least 128 MB), and memory is used only as far as the stack has grown. Child processes inherit the
    /// limit.
    private static let wantedSize = 64 << 20
    /// Bytes that remain for functions of the system.
    private static let reserve = 256 << 10
    /// The size that a system gives to a stack if it does not report one.
    private static let usualSize = 512 << 10

    /// The free space on the current thread's stack.
    init() {
        let top = Self.address
        size = max(0, Self.findSize(below: top) - Self.reserve)
        floor = top - UInt(size)
    }

    /// Whether this is the stack of the current thread. Without a run loop, the main actor may change its thread.
    var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }

    /// The number of bytes that are free for a function that is called now, on the thread that has made this value.
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

    /// Raises the limit for the main thread's stack; returns the limit.
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

    /// The main actor's thread is the main thread, or one of Dispatch's, whose stacks have the standard size.
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
