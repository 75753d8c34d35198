import CursesUISupport
import Foundation

/// An observation of a value, which ends with this object.
public final class NSKeyValueObservation: NSObject, Sendable {
    private let observer: Locked<(any AnyKeyValueObserver)?>

    fileprivate init(_ observer: any AnyKeyValueObserver) {
        self.observer = Locked(observer)
    }

    deinit {
        invalidate()
    }

    /// Ends the observation.
    public func invalidate() {
        observer.exchange(nil)?.end()
    }
}

/// An object whose values can be observed. Each `NSObject` is one.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls a closure when a value changes, until the returned object is released.
    ///
    /// There is no Objective-C runtime on Linux that announces each change. Values are compared after each event of the
    /// app, ten times a second on the main thread, and when code calls ``didChangeValue(for:)``: several changes in
    /// quick succession are one. A value that is neither `Equatable` nor an object is sent only when it is announced.
    ///
    /// - Parameter changeHandler: called on the main thread, or on the thread that announces the change.
    @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        func send(_ object: Self, _ old: Value?, _ new: Value?, isPrior: Bool = false) {
            let change = NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? new : nil,
                oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
            changeHandler(object, change)
        }
        let observer = KeyValueObserver(self, keyPath) { object, old, new in
            if options.contains(.prior) { send(object, old, nil, isPrior: true) }
            send(object, old, new)
        }
        if options.contains(.initial) { send(self, nil, self[keyPath: keyPath]) }
        return NSKeyValueObservation(observer)
    }

    /// Announces that a value is about to change. It has no effect: ``didChangeValue(for:)`` is enough.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Announces that a value has changed, so that its observers are called at once.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        KeyValueObservers.announce(self)
    }
}
