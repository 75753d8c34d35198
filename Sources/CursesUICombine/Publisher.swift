@_exported import Foundation
public protocol Publisher<Output, Failure> { associatedtype Output; associatedtype Failure: Error
 func sinkStub(_ f: @escaping (Output) -> Void) -> AnyCancellable }
public final class AnyCancellable { let f: () -> Void; public init(_ f: @escaping () -> Void) { self.f = f }; public func cancel() { f() } ; deinit { f() } }
extension Publisher where Failure == Never { public func sink(receiveValue f: @escaping (Output) -> Void) -> AnyCancellable { sinkStub(f) } }
public final class ObservableObjectPublisher: Publisher { public typealias Output = Void; public typealias Failure = Never
 var subs: [Int: (()) -> Void] = [:]; var n = 0
 public init() {}
 public func sinkStub(_ f: @escaping (()) -> Void) -> AnyCancellable { n += 1; let k = n; subs[k] = f; return AnyCancellable { self.subs[k] = nil } }
 public func send() { for s in subs.values { s(()) } } }
public protocol ObservableObject: AnyObject { associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
 var objectWillChange: ObjectWillChangePublisher { get } }
