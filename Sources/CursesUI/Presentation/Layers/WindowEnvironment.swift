/// Keeps the values around a bar or a table, which show each text in one line, for the windows that controls in them
/// open.
struct KeepsWindowEnvironment {
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.labelStyle) private var labelStyle
    @Environment(\.windowEnvironment) private var windowEnvironment
}

extension KeepsWindowEnvironment: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(
            \.windowEnvironment, windowEnvironment ?? WindowEnvironment(lineLimit: lineLimit, labelStyle: labelStyle))
    }
}

/// The values around a container that has some of its own, for the windows that views in the container open.
struct WindowEnvironment {
    let lineLimit: Int?
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
        labelStyle = outer.labelStyle
        windowEnvironment = nil
    }
}
