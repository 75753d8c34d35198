/// The style of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View

    typealias Configuration = FormStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form for its style.
public struct FormStyleConfiguration {
    /// The rows of the form.
    public let content: Content

    /// The rows of the form.
    public struct Content {
        let content: AnyView
    }
}

extension FormStyleConfiguration.Content: View {
    public var body: some View { content }
}

/// The default style of forms, which looks like ``GroupedFormStyle``.
public struct AutomaticFormStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension AutomaticFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FormRows(sectionLook: .boxed, content: configuration.content)
    }
}

/// A style that puts sections in boxes.
public struct GroupedFormStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension GroupedFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FormRows(sectionLook: .boxed, content: configuration.content)
    }
}

/// A style without boxes, in which headers separate the sections.
public struct ColumnsFormStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension ColumnsFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FormRows(sectionLook: .inset, content: configuration.content)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The short form of ``AutomaticFormStyle``.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// The short form of ``GroupedFormStyle``.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// The short form of ``ColumnsFormStyle``.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The rows of a form, which scroll if there is too little space.
private struct FormRows: View {
    let sectionLook: SectionLook
    let content: FormStyleConfiguration.Content
    @Environment(\.scrollTraits) private var scrollTraits
    @Environment(\.theme) private var theme
    @Environment(\.listRowSpacing) private var rowSpacing

    init(sectionLook: SectionLook, content: FormStyleConfiguration.Content) {
        self.sectionLook = sectionLook
        self.content = content
    }

    var body: some View {
        Viewport(ViewportTraits(fills: true, yieldsToSpacers: true, isOpaque: scrollTraits.hasBackground)) {
            VStack(alignment: .leading, spacing: 0) { content.modifier(rows) }
                .frame(maxWidth: .infinity, alignment: .leading)
                .modifier(ReadableWidthModifier())
        }
        .environment(\.sectionLook, sectionLook)
        .environment(\.isInList, true)
        .environment(\.linksFillRows, true)
    }

    @MainActor
    private var rows: ListRowsModifier {
        ListRowsModifier(
            selection: nil, look: ListLook(sections: sectionLook), theme: theme, spacing: rowSpacing ?? 0,
            isFocusGroup: false)
    }
}
