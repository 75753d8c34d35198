import Foundation

/// Caches for each thread whether it is the main thread. On Linux, each call to `Thread.isMainThread` makes two
/// system calls, which cost more than the rest of setting a published property.
@usableFromInline
enum MainThreadMark {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    // The cached values of the main thread and of other threads. A thread that has not been checked yet has no value.
    private static let main = 1
    private static let other = 2

    /// Whether the calling thread is the main thread.
    @usableFromInline
    static var isCurrent: Bool {
        if let mark = pthread_getspecific(key) { return Int(bitPattern: mark) == main }
        let isMain = Thread.isMainThread
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: isMain ? main : other))
        return isMain
    }
}
