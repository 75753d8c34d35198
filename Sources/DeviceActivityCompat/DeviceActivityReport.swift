import SwiftUICompat

/// The use of apps that a report shows.
public struct DeviceActivityFilter: Hashable, Sendable {
    /// Whose use is shown.
    public enum Users: Hashable, Sendable {
        case all, children
    }

    /// The parts of the time.
    public enum SegmentInterval: Hashable, Sendable {
        /// Days.
        case daily(during: DateInterval)
        /// Hours.
        case hourly(during: DateInterval)
        /// Weeks.
        case weekly(during: DateInterval)
    }

    /// The machines whose use is shown.
    public struct Devices: Hashable, Sendable {
        /// A kind of machine.
        public struct Model: Hashable, Sendable {
            private let name: String

            /// Phones.
            public static let iPhone = Model(name: "iPhone")
            /// Tablets.
            public static let iPad = Model(name: "iPad")
            /// Desktops.
            public static let mac = Model(name: "mac")
        }

        private let models: Set<Model>

        /// Chooses kinds of machines.
        public init(_ models: Set<Model>) { self.models = models }

        /// All machines.
        public static let all = Devices([.iPhone, .iPad, .mac])
    }

    /// The parts of the time.
    public var segmentInterval: SegmentInterval

    /// Creates a filter.
    public init(
        segment: SegmentInterval = .daily(during: DateInterval(start: .distantPast, end: .distantFuture)),
        users: Users? = nil, devices: Devices = .all, applications: Set<ApplicationToken> = [],
        categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []
    ) { segmentInterval = segment }
}

/// A report about the use of apps. It says that there is none.
public struct DeviceActivityReport: View {
    /// The kind of report.
    public struct Context: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a kind.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Creates a report.
    public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {}

    /// The text.
    public var body: some View {
        Text(verbatim: "The use of apps is not watched.").foregroundStyle(.secondary)
    }
}
