/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View

    typealias Configuration = FormStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a form's style shows.
public struct FormStyleConfiguration {
    /// The form's rows.
    public let content: Content

    /// The rows of the form.
    public struct Content {
        let content: AnyView
    }
}

extension FormStyleConfiguration.Content: View {
    public var body: some View { content }
}

/// The look that forms have where nobody sets one: ``GroupedFormStyle``.
public struct AutomaticFormStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension AutomaticFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FormRows(sectionLook: .boxed, content: configuration.content)
    }
}

/// Sections stand in boxes.
public struct GroupedFormStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension GroupedFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FormRows(sectionLook: .boxed, content: configuration.content)
    }
}

/// Sections are set off by their headers, without boxes.
public struct ColumnsFormStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension ColumnsFormStyle: FormStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FormRows(sectionLook: .inset, content: configuration.content)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// ``AutomaticFormStyle``, in short.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// ``GroupedFormStyle``, in short.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// ``ColumnsFormStyle``, in short.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The rows of a form in a window that scrolls where there is too little room.
private struct FormRows: View {
    let sectionLook: SectionLook
    let content: FormStyleConfiguration.Content

    var body: some View {
        Viewport(ViewportTraits(fills: true, yieldsToSpacers: true)) {
            VStack(alignment: .leading, spacing: 0) { content }
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .environment(\.sectionLook, sectionLook)
        .environment(\.isInList, false)
        .environment(\.linksFillRows, true)
    }
}
