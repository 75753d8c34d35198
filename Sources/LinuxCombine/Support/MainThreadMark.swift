import Foundation

/// Remembers for each thread whether it is the main one: `Thread.isMainThread` makes two system calls on
/// Linux each time, which is more than all the rest of setting a published property.
@usableFromInline
enum MainThreadMark {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    // What is kept of a thread that has been asked for; nothing of one that has not.
    private static let main = 1
    private static let other = 2

    /// Whether the calling thread is the main one.
    @usableFromInline
    static var isCurrent: Bool {
        if let mark = pthread_getspecific(key) { return Int(bitPattern: mark) == main }
        let isMain = Thread.isMainThread
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: isMain ? main : other))
        return isMain
    }
}
