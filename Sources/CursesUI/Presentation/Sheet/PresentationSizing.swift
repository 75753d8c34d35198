/// The size of a presentation; in a terminal it follows from the content.
public protocol PresentationSizing {}

/// One of SwiftUI's predefined sizes. In a terminal the size follows from the content.
public struct StandardPresentationSizing: PresentationSizing, Hashable, Sendable {
    private let name: String

    fileprivate init(_ name: String) {
        self.name = name
    }

    /// Returns the same size: it always follows from the content.
    public func fitted(horizontal: Bool, vertical: Bool) -> StandardPresentationSizing { self }

    /// Returns the same size: it always follows from the content.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> StandardPresentationSizing { self }
}

extension PresentationSizing where Self == StandardPresentationSizing {
    /// The size of the content, as always.
    public static var automatic: StandardPresentationSizing { StandardPresentationSizing("automatic") }
    /// The size of the content, as always.
    public static var fitted: StandardPresentationSizing { StandardPresentationSizing("fitted") }
    /// The size of the content, as always.
    public static var form: StandardPresentationSizing { StandardPresentationSizing("form") }
    /// The size of the content, as always.
    public static var page: StandardPresentationSizing { StandardPresentationSizing("page") }
}

extension View {
    /// Changes nothing: a window is as large as its content, within the limits of the screen.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
