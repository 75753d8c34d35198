import Foundation

extension Tips {
    /// Begins to show tips, and reads what is remembered of them.
    ///
    /// It is in a file `tips.json`, in the app's folder of `~/.local/share`.
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        TipCenter.shared.configure(options)
    }

    /// Forgets everything about tips.
    public static func resetDatastore() throws { try TipCenter.shared.reset() }

    /// Shows all tips, whatever their conditions.
    public static func showAllTipsForTesting() { TipCenter.shared.test { $0.shows = { _ in true } } }
    /// Shows tips of some types, whatever their conditions.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        let types = Set(tips.map { ObjectIdentifier($0) })
        TipCenter.shared.test { $0.shows = { types.contains(ObjectIdentifier(type(of: $0))) } }
    }
    /// Shows no tips.
    public static func hideAllTipsForTesting() { TipCenter.shared.test { $0.hides = { _ in true } } }
    /// Shows no tips of some types.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        let types = Set(tips.map { ObjectIdentifier($0) })
        TipCenter.shared.test { $0.hides = { types.contains(ObjectIdentifier(type(of: $0))) } }
    }

    /// A setting of all tips.
    public struct ConfigurationOption: Sendable {
        enum Kind: Sendable {
            case frequency(TimeInterval)
            case location(URL?)
            case none
        }

        let kind: Kind

        /// How soon a tip is shown after another.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption(kind: .frequency(frequency.interval))
        }

        /// Where tips are remembered.
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption(kind: .location(location.folder))
        }

        /// Has no effect: a terminal has no CloudKit.
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption {
            ConfigurationOption(kind: .none)
        }

        /// How soon a tip is shown after another.
        public struct DisplayFrequency: Sendable {
            let interval: TimeInterval

            /// Creates a number of seconds.
            public init(_ interval: TimeInterval) { self.interval = interval }

            /// At once.
            public static let immediate = DisplayFrequency(0)
            /// After an hour.
            public static let hourly = DisplayFrequency(3600)
            /// After a day.
            public static let daily = DisplayFrequency(86400)
            /// After a week.
            public static let weekly = DisplayFrequency(7 * 86400)
            /// After thirty days.
            public static let monthly = DisplayFrequency(30 * 86400)
        }

        /// Where tips are remembered.
        public struct DatastoreLocation: Sendable {
            let folder: URL?

            /// The app's folder.
            public static let applicationDefault = DatastoreLocation(folder: nil)

            /// A folder.
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(folder: url) }

            /// The folder of a group of apps.
            public static func groupContainer(identifier: String) throws -> DatastoreLocation {
                DatastoreLocation(
                    folder: FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier))
            }
        }

        /// A container of CloudKit; it has no effect.
        public struct CloudKitContainer: Sendable {
            /// The container of the app.
            public static let automatic = CloudKitContainer()

            /// A container.
            public static func named(_ containerIdentifier: String) -> CloudKitContainer { CloudKitContainer() }
        }
    }
}
