import CoreLocationCompat

/// Suggests searches for words that the user types. A terminal has no search service, so it suggests nothing.
@MainActor @preconcurrency
open class MKLocalSearchCompleter {
    /// The kinds of suggestions; they have no effect.
    public struct ResultType: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Points of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Searches for a kind of place.
        public static let query = ResultType(rawValue: 4)
    }

    /// The object that is notified that there are no suggestions.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The region; it has no effect.
    open var region = MKCoordinateRegion()
    /// The value is kept, but has no effect.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]

    /// Creates a completer.
    public init() {}

    /// The words. A change notifies the delegate, after the calling code has run, that there are no suggestions.
    open var queryFragment = "" {
        didSet {
            guard queryFragment != oldValue else { return }
            Task { [weak self] in
                if let self { delegate?.completerDidUpdateResults(self) }
            }
        }
    }

    /// The suggestions: none.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Always false: no search is in progress.
    open var isSearching: Bool { false }
    /// Has no effect: no search is in progress.
    open func cancel() {}
}

/// A suggestion. It is never created.
public final class MKLocalSearchCompletion: Hashable, Sendable {
    /// The words.
    public let title: String
    /// The line below the words.
    public let subtitle: String

    init(title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
    }

    /// Returns whether both are the same object.
    public static func == (lhs: MKLocalSearchCompletion, rhs: MKLocalSearchCompletion) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Receives the events of a completer.
@MainActor @preconcurrency
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Called when the words have changed.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Never called: a search without suggestions does not fail.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
