import CursesUITerminal

/// Text in runs of one style each: what a `Text` shows, before it is laid out.
struct StyledText: Hashable, Sendable {
    struct Run: Hashable, Sendable {
        var text: String
        var style: RunStyle
    }

    private(set) var runs: [Run] = []

    init() {}

    init(_ text: String, style: RunStyle = RunStyle()) {
        append(text, style: style)
    }

    /// Adds text at the end; empty text adds nothing, a run of the same style grows.
    mutating func append(_ text: String, style: RunStyle = RunStyle()) {
        guard !text.isEmpty else { return }
        if runs.last?.style == style {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text: text, style: style))
        }
    }

    mutating func append(_ other: StyledText) {
        for run in other.runs { append(run.text, style: run.style) }
    }

    static func + (lhs: StyledText, rhs: StyledText) -> StyledText {
        var result = lhs
        result.append(rhs)
        return result
    }

    /// The same text with a style where its runs leave something open.
    func styled(_ outer: RunStyle) -> StyledText {
        var result = StyledText()
        for run in runs { result.append(run.text, style: run.style.over(outer)) }
        return result
    }

    /// The same text with the colours that it has in an environment.
    func resolved(in environment: EnvironmentValues) -> StyledText {
        guard runs.contains(where: { $0.style.foreground != nil }) else { return self }
        var result = StyledText()
        for run in runs { result.append(run.text, style: run.style.resolved(in: environment)) }
        return result
    }

    /// The text without styles.
    var string: String { runs.map(\.text).joined() }

    var isEmpty: Bool { runs.isEmpty }
}
