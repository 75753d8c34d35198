import CursesUISupport
import Foundation

extension Broadcast {
    @usableFromInline
    func receive(upstream: any Subscription) {
        let (isOpen, asks, ended) = lock.withLock {
            guard completion == nil else { return (false, false, [any Subscription]()) }
            let ended = forgetEndedUpstreams()
            upstreams.append(upstream)
            return (true, wasEverAsked, ended)
        }
        withExtendedLifetime(ended) {}
        if !isOpen {
            upstream.cancel()
        } else if asks {
            upstream.request(.unlimited)
        }
    }

    /// Removes ended subscriptions whenever the list has doubled in size, so that the list does not grow without limit.
    /// The caller holds the lock. Returns the subscriptions that must be released outside it.
    private func forgetEndedUpstreams() -> [any Subscription] {
        guard upstreams.count >= upstreamLimit else { return [] }
        let all = upstreams
        upstreams.removeAll { ($0 as? any EndingSubscription)?.hasEnded ?? false }
        upstreamLimit = Swift.max(upstreams.count * 2, 8)
        return all
    }
}
