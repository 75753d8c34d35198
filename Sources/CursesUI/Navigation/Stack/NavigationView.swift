/// A stack of screens, with the syntax of earlier releases of SwiftUI.
///
/// ```swift
/// NavigationView {
///     List {
///         NavigationLink("Paris") { CityView(paris) }
///         NavigationLink("Rome") { CityView(rome) }
///     }
///     .navigationTitle("Cities")
/// }
/// ```
///
/// ```text
///             Cities
/// ──────────────────────────────
/// Paris                        ›
/// Rome                         ›
/// ```
///
/// ```text
/// ‹ Cities    Paris
/// ──────────────────────────────
/// 2,100,000 inhabitants
/// ```
///
/// It works like a ``NavigationStack`` with `NavigationLink(destination:)`. Several views are the columns of a
/// ``NavigationSplitView``: the sidebar and the detail, or the sidebar, the content and the detail.
/// ``View/navigationViewStyle(_:)`` sets whether there are columns.
public struct NavigationView<Content: View> {
    let content: Content
    @Environment(\.navigationViewLook) private var look

    /// Creates a stack of screens, or columns if there are several views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension NavigationView: View {
    public var body: some View {
        let columns = columns
        switch columns.count {
        case 0: NavigationStack { FirstView { content } }
        case 1:
            NavigationSplitView {
                columns[0]
            } detail: {
                EmptyView()
            }
        case 2:
            NavigationSplitView {
                columns[0]
            } detail: {
                columns[1]
            }
        default:
            NavigationSplitView {
                columns[0]
            } content: {
                columns[1]
            } detail: {
                columns[2]
            }
        }
    }

    /// The views of the columns; none if there is a stack.
    @MainActor
    private var columns: [AnyView] {
        let views = (content as? any ViewList)?.elements ?? [AnyView(content)]
        switch look {
        case .stack: return []
        case .automatic: return views.count > 1 ? views : []
        case .doubleColumn: return Array(views.prefix(2))
        case .columns: return views
        }
    }
}

/// The first of several views.
struct FirstView<Content: View> {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension FirstView: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<FirstView> {
        FirstViewNode(self, in: context) { $0.content }
    }
}

final class FirstViewNode<Content: View>: SingleChildNode<FirstView<Content>, Content> {
    override func makeLayoutNodes() -> [LayoutNode] { Array(child.layoutNodes.prefix(1)) }
}
