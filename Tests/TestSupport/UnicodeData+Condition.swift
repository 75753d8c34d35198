import Testing

extension Trait where Self == ConditionTrait {
    /// Skips a test where the Unicode Character Database is not installed, or is of a version that is not
    /// the one that the tables were made from.
    package static func unicodeData(version: String) -> Self {
        let reason =
            switch UnicodeData.version {
            case nil: "needs the package unicode-data"
            case let other?: "unicode-data is of version \(other), the tables are of \(version)"
            }
        return .enabled(if: UnicodeData.version == version, Comment(rawValue: reason))
    }
}
