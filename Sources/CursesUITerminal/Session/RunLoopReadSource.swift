#if os(Linux)
import CTerminal
internal import CoreFoundation
import Glibc

/// Waits for a descriptor in the main run loop itself. So a key press wakes no other thread, whereas
/// ``MainQueueReadSource`` wakes other threads twice.
///
/// The run loop acknowledges a descriptor by reading eight bytes from it, as with eventfd(2). With the terminal's
/// descriptor, this would lose input. So the run loop gets a proxy descriptor that signals readiness but cannot be
/// read.
@MainActor
final class RunLoopReadSource: ReadSource {
    private let descriptor: FileDescriptor
    private let readiness: FileDescriptor
    private let handler: @MainActor () -> Void
    private var source: CFRunLoopSource?

    /// Creates the source; `nil` if run loops cannot wait for this descriptor.
    convenience init?(_ descriptor: FileDescriptor, handler: @escaping @MainActor () -> Void) {
        guard Self.isPossible else { return nil }
        self.init(descriptor, runLoop: CFRunLoopGetMain(), mode: kCFRunLoopCommonModes, handler: handler)
    }

    init?(
        _ descriptor: FileDescriptor,
        runLoop: CFRunLoop,
        mode: CFRunLoopMode,
        handler: @escaping @MainActor () -> Void
    ) {
        let number = cterminal_readiness_open(descriptor.number)
        guard number >= 0 else { return nil }
        self.descriptor = descriptor
        readiness = FileDescriptor(number)
        self.handler = handler
        var context = CFRunLoopSourceContext1()
        context.version = 1
        // Unowned, because the source is invalidated before this object is deallocated.
        context.info = Unmanaged.passUnretained(self).toOpaque()
        context.getPort = { info in
            MainActor.assumeIsolated { RunLoopReadSource.of(info).readiness.number }
        }
        context.perform = { info in
            MainActor.assumeIsolated { RunLoopReadSource.of(info).handler() }
        }
        // The version determines the type of the context.
        let source = withUnsafeMutablePointer(to: &context) { context in
            context.withMemoryRebound(to: CFRunLoopSourceContext.self, capacity: 1) {
                CFRunLoopSourceCreate(nil, 0, $0)
            }
        }
        CFRunLoopAddSource(runLoop, source, mode)
        self.source = source
    }

    isolated deinit {
        cancel()
    }

    private static func of(_ info: UnsafeMutableRawPointer?) -> RunLoopReadSource {
        Unmanaged<RunLoopReadSource>.fromOpaque(info!).takeUnretainedValue()
    }

    /// Arms the descriptor again, because the run loop is notified only of changes.
    func renew() {
        cterminal_readiness_renew(readiness.number, descriptor.number)
    }

    func cancel() {
        guard let source else { return }
        self.source = nil
        CFRunLoopSourceInvalidate(source)
    }

    /// Whether run loops support such descriptors. The documentation of CoreFoundation names only eventfd(2) and
    /// timerfd_create(2), so support is tested once, with a pipe, in a separate run loop mode.
    static let isPossible: Bool = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return false }
        let (output, input) = (FileDescriptor(ends[0]), FileDescriptor(ends[1]))
        guard write(input.number, "!", 1) == 1 else { return false }
        let encoding = CFStringBuiltInEncodings.ASCII.rawValue
        guard
            let mode = CFStringCreateWithCString(nil, "RunLoopReadSource", encoding),
            let source = RunLoopReadSource(output, runLoop: CFRunLoopGetCurrent(), mode: mode, handler: {})
        else { return false }
        // Beside busy threads, a single turn has ended without the source. The answer is kept, so one turn is too few.
        let isHandled = (0..<8).contains { _ in CFRunLoopRunInMode(mode, 0, true) == .handledSource }
        source.cancel()
        return isHandled
    }()
}
#endif
