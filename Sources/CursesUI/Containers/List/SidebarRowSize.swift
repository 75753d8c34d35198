/// The size of the rows of a sidebar, which the system sets. In a terminal it is the medium one.
public enum SidebarRowSize: Hashable, Sendable {
    /// Small rows.
    case small
    /// Rows of the usual size.
    case medium
    /// Large rows.
    case large
}

private struct SidebarRowSizeKey: EnvironmentKey {
    static let defaultValue = SidebarRowSize.medium
}

extension EnvironmentValues {
    /// The size of the rows of a sidebar. Views can adapt to it; the rows of the list are as high as their content.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
}
