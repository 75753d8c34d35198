import Foundation

extension AnyCancellable {
    /// Calls a closure on the main thread after a time, unless the result is cancelled or released before.
    ///
    /// - Parameter time: in seconds.
    @MainActor
    static func after(_ time: Double, _ action: @escaping @MainActor () -> Void) -> AnyCancellable {
        Just(())
            .delay(for: .seconds(time), scheduler: RunLoop.main)
            .sink { MainActor.assumeIsolated(action) }
    }
}
