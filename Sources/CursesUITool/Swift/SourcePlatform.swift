/// The platform whose branches of `#if os(…)` are compiled.
package enum SourcePlatform: String, Sendable, CaseIterable {
    case ios, macos
    /// The platform of the compiler, for which no conditions are changed.
    case linux

    /// The names of the platform in a condition.
    var names: Set<String> {
        switch self {
        case .ios: ["iOS"]
        case .macos: ["macOS", "OSX"]
        case .linux: []
        }
    }
}
