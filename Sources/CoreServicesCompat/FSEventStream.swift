import FoundationGaps

/// A stream of changes of files, which `FSEventStreamRelease(_:)` frees.
public typealias FSEventStreamRef = OpaquePointer
/// A stream of changes of files.
public typealias ConstFSEventStreamRef = OpaquePointer
/// A function that is told about changes: with the stream, the context of the app, the number of changes, their paths,
/// and for each change what has changed, and its number.
public typealias FSEventStreamCallback =
    @convention(c) (
        ConstFSEventStreamRef, UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer,
        UnsafePointer<FSEventStreamEventFlags>, UnsafePointer<FSEventStreamEventId>
    ) -> Void

/// The context of an app.
public struct FSEventStreamContext {
    /// 0.
    public var version: CFIndex = 0
    /// The argument of the function.
    public var info: UnsafeMutableRawPointer?
    /// Called once with the argument, to keep it.
    public var retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?
    /// Called with the argument when the stream is freed.
    public var release: (@convention(c) (UnsafeRawPointer?) -> Void)?
    /// Never called.
    public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?

    /// Creates a context without an argument.
    public init() {}

    /// Creates a context.
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?,
        retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?,
        release: (@convention(c) (UnsafeRawPointer?) -> Void)?,
        copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }
}

/// Creates a stream of changes in folders and all folders in them, by inotify(7).
///
/// - Parameters:
///   - allocator: has no effect.
///   - callback: the function.
///   - context: the argument of the function.
///   - pathsToWatch: the paths of the folders.
///   - sinceWhen: has no effect: former changes are not known.
///   - latency: the seconds for which changes are collected.
///   - flags: the options.
/// - Returns: `nil` if the kernel watches no more folders.
public func FSEventStreamCreate(
    _ allocator: CFAllocator?, _ callback: FSEventStreamCallback,
    _ context: UnsafeMutablePointer<FSEventStreamContext>?,
    _ pathsToWatch: CFArray, _ sinceWhen: FSEventStreamEventId, _ latency: CFTimeInterval,
    _ flags: FSEventStreamCreateFlags
) -> FSEventStreamRef? {
    let paths = pathsToWatch.compactMap { ($0 as? String) ?? ($0 as? NSString).map { $0 as String } }
    let changes = FolderChanges(paths, latency: latency, flags: Int(flags))
    guard let changes else { return nil }
    let stream = EventStream(changes, callback, context?.pointee, Int(flags))
    return OpaquePointer(Unmanaged.passRetained(stream).toOpaque())
}

private func stream(_ reference: OpaquePointer) -> EventStream {
    Unmanaged<EventStream>.fromOpaque(UnsafeRawPointer(reference)).takeUnretainedValue()
}

/// Lets a queue call the function.
public func FSEventStreamSetDispatchQueue(_ streamRef: FSEventStreamRef, _ q: DispatchQueue?) {
    stream(streamRef).changes.schedule { body in q?.async(execute: body) }
}

/// Lets a loop call the function.
public func FSEventStreamScheduleWithRunLoop(
    _ streamRef: FSEventStreamRef, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) {
    // Unsafe: any thread may add a block to a loop.
    nonisolated(unsafe) let loop = runLoop
    let mode = CFRunLoopMode(runLoopMode)
    stream(streamRef).changes.schedule { body in
        CFRunLoopPerformBlock(loop, mode.rawValue, body)
        CFRunLoopWakeUp(loop)
    }
}

/// Lets nothing call the function any more.
public func FSEventStreamUnscheduleFromRunLoop(
    _ streamRef: FSEventStreamRef, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) { stream(streamRef).changes.schedule(nil) }

/// Begins to tell changes; returns false if the kernel watches no more folders.
@discardableResult
public func FSEventStreamStart(_ streamRef: FSEventStreamRef) -> Bool {
    // Unsafe: the function is called between the start and the end of the stream, as on a Mac.
    nonisolated(unsafe) let streamRef = streamRef
    return stream(streamRef).changes.start { stream(streamRef).tell($0, streamRef) }
}

/// Ends telling changes.
public func FSEventStreamStop(_ streamRef: FSEventStreamRef) { stream(streamRef).changes.stop() }
/// Ends the stream for ever.
public func FSEventStreamInvalidate(_ streamRef: FSEventStreamRef) { stream(streamRef).changes.stop() }

/// Frees the stream.
public func FSEventStreamRelease(_ streamRef: FSEventStreamRef) {
    Unmanaged<EventStream>.fromOpaque(UnsafeRawPointer(streamRef)).release()
}

/// Keeps the stream.
public func FSEventStreamRetain(_ streamRef: FSEventStreamRef) {
    _ = Unmanaged<EventStream>.fromOpaque(UnsafeRawPointer(streamRef)).retain()
}

/// Has no effect: changes are told after their latency.
public func FSEventStreamFlushSync(_ streamRef: FSEventStreamRef) {}
/// Has no effect: changes are told after their latency.
@discardableResult
public func FSEventStreamFlushAsync(_ streamRef: FSEventStreamRef) -> FSEventStreamEventId { 0 }
/// Returns the number of the last change of any stream of the app.
public func FSEventsGetCurrentEventId() -> FSEventStreamEventId { EventStream.lastNumber.withLock { $0 } }
/// Returns the number of the last change of any stream of the app.
public func FSEventStreamGetLatestEventId(_ streamRef: ConstFSEventStreamRef) -> FSEventStreamEventId {
    FSEventsGetCurrentEventId()
}
