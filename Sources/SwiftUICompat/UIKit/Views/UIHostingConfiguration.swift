import CursesUI

/// The content of a cell, as a SwiftUI view.
///
/// The stand-ins of UIKit have no cells: a list or a table in CursesUI is a `List` or a `Table`. The view that
/// ``makeContentView()`` creates shows the content in every other place for a `UIView`.
public struct UIHostingConfiguration<Content: View, Background: View> {
    private let content: Content
    private let background: Background
    private var insets = EdgeInsets()
    private var minSize: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    private init(content: Content, background: Background) {
        self.content = content
        self.background = background
    }

    /// Returns the configuration with a view behind the content.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(content: self.content, background: content(), insets, minSize)
    }

    /// Returns the configuration with a style behind the content.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingBackground<S>> {
        background { _UIHostingBackground(style: style) }
    }

    /// Returns the configuration with margins at some edges, in the units of the app.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        var changed = self
        if edges.contains(.top) { changed.insets.top = length }
        if edges.contains(.bottom) { changed.insets.bottom = length }
        if edges.contains(.leading) { changed.insets.leading = length }
        if edges.contains(.trailing) { changed.insets.trailing = length }
        return changed
    }

    /// Returns the configuration with margins at some edges, in the units of the app.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
        var changed = self
        if edges.contains(.top) { changed.insets.top = insets.top }
        if edges.contains(.bottom) { changed.insets.bottom = insets.bottom }
        if edges.contains(.leading) { changed.insets.leading = insets.leading }
        if edges.contains(.trailing) { changed.insets.trailing = insets.trailing }
        return changed
    }

    /// Returns the configuration with a least size, in the units of the app.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        var changed = self
        changed.minSize = (width, height)
        return changed
    }

    private init(
        content: Content, background: Background, _ insets: EdgeInsets, _ minSize: (width: CGFloat?, height: CGFloat?)
    ) {
        self.init(content: content, background: background)
        self.insets = insets
        self.minSize = minSize
    }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// Creates a configuration with the content of a cell.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), background: EmptyView())
    }
}

extension UIHostingConfiguration: UIContentConfiguration {
    /// Returns a view that shows the content.
    public func makeContentView() -> UIView & UIContentView {
        HostingContentView(configuration: self)
    }

    /// Returns the same configuration: there are no states of cells.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

extension UIHostingConfiguration: HostedConfiguration {
    fileprivate var view: AnyView {
        AnyView(
            content.padding(insets)
                .frame(minWidth: minSize.width, minHeight: minSize.height)
                .background { background })
    }
}

/// The background of a cell with a style.
public struct _UIHostingBackground<S: ShapeStyle> {
    let style: S
}

extension _UIHostingBackground: View {
    public var body: some View { Rectangle().fill(style) }
}

/// The state of a cell. The stand-ins of UIKit have no cells, so no value exists.
@MainActor @preconcurrency
public protocol UIConfigurationState {
    /// The traits of the terminal.
    var traitCollection: UITraitCollection { get set }
}

/// A description of the content of a cell.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    /// Creates a view that shows the content.
    func makeContentView() -> UIView & UIContentView

    /// Returns the configuration for a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a cell.
@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
    /// The content.
    var configuration: any UIContentConfiguration { get set }
}

/// A configuration that a view of CursesUI shows.
@MainActor
private protocol HostedConfiguration: UIContentConfiguration {
    var view: AnyView { get }
}

/// A view that shows a hosting configuration.
private final class HostingContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { standIn = (configuration as? any HostedConfiguration)?.view }
    }

    init(configuration: any HostedConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        standIn = configuration.view
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
