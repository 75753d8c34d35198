package import CoreFoundation
import Foundation

/// A source of a loop that calls a closure after it has been signalled.
package enum RunLoopSource {
    /// Returns a source. Its loop calls the closure; nothing but `signal(_:)` makes it do so.
    package static func make(
        owner: AnyObject? = nil, perform: @escaping @Sendable () -> Void = {}
    ) -> CoreFoundation.CFRunLoopSource {
        let action = Unmanaged.passRetained(SourceAction(owner: owner, perform: perform))
        // The source keeps the action until it is freed.
        defer { action.release() }
        var context = CFRunLoopSourceContext()
        context.info = action.toOpaque()
        context.retain = { info in
            info.map { UnsafeRawPointer(Unmanaged<SourceAction>.fromOpaque($0).retain().toOpaque()) }
        }
        context.release = { info in
            if let info { Unmanaged<SourceAction>.fromOpaque(info).release() }
        }
        context.perform = { info in
            if let info { Unmanaged<SourceAction>.fromOpaque(info).takeUnretainedValue().perform() }
        }
        return CFRunLoopSourceCreate(nil, 0, &context)
    }

    /// Lets the loops of a source call its closure.
    package static func signal(_ source: CoreFoundation.CFRunLoopSource) {
        CFRunLoopSourceSignal(source)
        CoreFoundation.CFRunLoopWakeUp(CoreFoundation.CFRunLoopGetMain())
    }
}

/// The action of a source.
private final class SourceAction {
    /// An object that lives as long as the source.
    private let owner: AnyObject?
    let perform: @Sendable () -> Void

    init(owner: AnyObject?, perform: @escaping @Sendable () -> Void) {
        self.owner = owner
        self.perform = perform
    }
}
