import Foundation

extension Tips {
    /// The value of an event without a value.
    public struct EmptyDonation: Codable, Sendable {
        /// Creates a value.
        public init() {}
    }

    /// Something that happens in an app, such as the use of a feature. Each time that it happens is kept.
    public struct Event<DonationValue: Codable & Sendable>: Identifiable, Sendable {
        /// The name of the event.
        public let id: String
        private let limit: DonationLimit

        /// Creates an event whose values are of a type.
        public init(id: String, donationLimit: DonationLimit = DonationLimit()) {
            (self.id, limit) = (id, donationLimit)
        }

        /// The times at which the event has happened, from the first to the last.
        public var donations: [Donation] {
            TipCenter.shared.donations(of: id, limit).compactMap { record in
                record.value(DonationValue.self).map { Donation(date: record.date, value: $0) }
            }
        }

        /// Remembers that the event has happened.
        public func donate(_ value: DonationValue) async { sendDonation(value) }

        /// Remembers that the event has happened.
        public func sendDonation(_ value: DonationValue, _ completion: (@Sendable () -> Void)? = nil) {
            TipCenter.shared.donate(id, value, limit)
            completion?()
        }

        /// A time at which an event has happened.
        @dynamicMemberLookup
        public struct Donation: Sendable {
            /// The time.
            public let date: Date
            let value: DonationValue

            /// A part of the value of the event.
            public subscript<Part>(dynamicMember keyPath: KeyPath<DonationValue, Part>) -> Part {
                value[keyPath: keyPath]
            }
        }
    }

    /// How many of the times at which an event has happened are kept.
    public struct DonationLimit: Sendable {
        let count: Int
        let age: DonationTimeRange?

        /// Creates a limit.
        public init(maximumCount: Int = 1000, maximumAge: DonationTimeRange? = nil) {
            (count, age) = (maximumCount, maximumAge)
        }
    }

    /// The time before now in which an event has happened.
    public struct DonationTimeRange: Sendable {
        let seconds: TimeInterval

        /// The last minute.
        public static let minute = minutes(1)
        /// The last hour.
        public static let hour = hours(1)
        /// The last day.
        public static let day = days(1)
        /// The last week.
        public static let week = weeks(1)

        /// The last minutes.
        public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: Double(count) * 60) }
        /// The last hours.
        public static func hours(_ count: Int) -> DonationTimeRange { minutes(count * 60) }
        /// The last days.
        public static func days(_ count: Int) -> DonationTimeRange { hours(count * 24) }
        /// The last weeks.
        public static func weeks(_ count: Int) -> DonationTimeRange { days(count * 7) }
    }
}

extension Tips.Event where DonationValue == Tips.EmptyDonation {
    /// Creates an event without values.
    public init(id: String, donationLimit: Tips.DonationLimit = Tips.DonationLimit()) {
        (self.id, limit) = (id, donationLimit)
    }

    /// Remembers that the event has happened.
    public func donate() async { sendDonation() }

    /// Remembers that the event has happened.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
        sendDonation(Tips.EmptyDonation(), completion)
    }
}

extension Array {
    /// Returns the times of an event in the time before now.
    public func donatedWithin<Value>(_ range: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<Value>.Donation {
        let start = Date(timeIntervalSinceNow: -range.seconds)
        return filter { $0.date >= start }
    }

    /// Returns those times of an event whose values have the part that occurs most often.
    public func largestSubset<Value, Part: Hashable>(groupedBy keyPath: KeyPath<Value, Part>) -> [Element]
    where Element == Tips.Event<Value>.Donation {
        Dictionary(grouping: self) { $0.value[keyPath: keyPath] }.values.max { $0.count < $1.count } ?? []
    }

    /// Returns those times of an event whose values have the part that occurs least often.
    public func smallestSubset<Value, Part: Hashable>(groupedBy keyPath: KeyPath<Value, Part>) -> [Element]
    where Element == Tips.Event<Value>.Donation {
        Dictionary(grouping: self) { $0.value[keyPath: keyPath] }.values.min { $0.count < $1.count } ?? []
    }
}
