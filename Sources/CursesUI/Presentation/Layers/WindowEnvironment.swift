/// Keeps the values around a bar or a table, which show each text in one line, for the windows that controls in them
/// open.
struct WindowEnvironmentModifier {
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.lineLimits) private var lineLimits
    @Environment(\.labelStyle) private var labelStyle
    @Environment(\.windowEnvironment) private var outer
}

extension WindowEnvironmentModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(
            \.windowEnvironment,
            outer ?? WindowEnvironment(lineLimit: lineLimit, lineLimits: lineLimits, labelStyle: labelStyle))
    }
}

/// The values around a container that has some of its own, for the windows that views in the container open.
struct WindowEnvironment {
    let lineLimit: Int?
    let lineLimits: ClosedRange<Int>?
    let labelStyle: AnyStyle<LabelStyleConfiguration>
}

private struct WindowEnvironmentKey: EnvironmentKey {
    static var defaultValue: WindowEnvironment? { nil }
}

extension EnvironmentValues {
    /// The values for a window that the view opens; `nil` if they are those of the view.
    var windowEnvironment: WindowEnvironment? {
        get { self[WindowEnvironmentKey.self] }
        set { self[WindowEnvironmentKey.self] = newValue }
    }

    /// Replaces the values of the bar or cell around the view by those for a window.
    mutating func adoptWindowEnvironment() {
        isInBar = false
        guard let outer = windowEnvironment else { return }
        lineLimit = outer.lineLimit
        lineLimits = outer.lineLimits
        labelStyle = outer.labelStyle
        windowEnvironment = nil
    }

    /// Returns the keys that change in a window when values around it change.
    static func windowKeys(for keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        keys.contains(EnvironmentKeyID(WindowEnvironmentKey.self)) ? keys.union(adoptedIDs) : keys
    }

    private static let adoptedIDs: Set<EnvironmentKeyID> =
        Set(lineLimitIDs).union([EnvironmentKeyID(StyleKey<LabelStyleConfiguration>.self)])
}
