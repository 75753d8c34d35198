import Testing

extension Trait where Self == ConditionTrait {
    /// Skips a test if the Unicode Character Database is not installed, or if its version differs from the version that
    /// the tables were generated from.
    package static func unicodeData(version: String) -> Self {
        let reason =
            switch UnicodeData.version {
            case nil: "needs the package unicode-data"
            case let other?: "unicode-data is of version \(other), the tables are of \(version)"
            }
        return .enabled(if: UnicodeData.version == version, Comment(rawValue: reason))
    }
}
