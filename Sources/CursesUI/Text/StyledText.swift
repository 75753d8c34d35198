import CursesUITerminal
import Foundation

/// Text in runs of one style each: what a `Text` shows, before it is laid out.
struct StyledText: Hashable, Sendable {
    struct Run: Hashable, Sendable {
        var text: String
        var style: RunStyle
        /// What the text is written from where it is shown.
        var date: DateText?

        /// Whether the environment says more about it than whether it is dim.
        fileprivate var dependsOnEnvironment: Bool { date != nil || style.foreground?.isPlainColor == false }
    }

    private(set) var runs: [Run] = []

    init() {}

    init(_ text: String, style: RunStyle = RunStyle()) {
        append(text, style: style)
    }

    init(_ date: DateText) {
        runs.append(Run(text: "", style: RunStyle(), date: date))
    }

    /// Adds text at the end; empty text adds nothing, a run of the same style grows.
    mutating func append(_ text: String, style: RunStyle = RunStyle()) {
        guard !text.isEmpty else { return }
        if let last = runs.indices.last, runs[last].date == nil, runs[last].style == style {
            runs[last].text += text
        } else {
            runs.append(Run(text: text, style: style))
        }
    }

    mutating func append(_ other: StyledText) {
        for run in other.runs { append(run) }
    }

    private mutating func append(_ run: Run) {
        if run.date == nil { append(run.text, style: run.style) } else { runs.append(run) }
    }

    static func + (lhs: StyledText, rhs: StyledText) -> StyledText {
        var result = lhs
        result.append(rhs)
        return result
    }

    /// The same text with a style where its runs leave something open.
    func styled(_ outer: RunStyle) -> StyledText {
        if runs.count == 1 {
            var result = self
            result.runs[0].style = runs[0].style.over(outer)
            return result
        }
        var result = StyledText()
        for var run in runs {
            run.style = run.style.over(outer)
            result.append(run)
        }
        return result
    }

    /// The text as it is shown in an environment: with its colours, its letters and its dates.
    func resolved(in environment: EnvironmentValues) -> StyledText {
        let textCase = environment.textCase
        guard textCase != nil || runs.contains(where: { $0.style.foreground != nil || $0.date != nil })
        else { return self }
        if textCase == nil, !runs.contains(where: \.dependsOnEnvironment) {
            var result = self
            let isDim = environment.isTextDim
            for index in runs.indices where runs[index].style.foreground != nil && runs[index].style.isDim == nil {
                result.runs[index].style.isDim = isDim
            }
            return result
        }
        var result = StyledText()
        for run in runs {
            let text = run.date?.text(at: FrameClock.date, in: environment) ?? run.text
            result.append(
                textCase?.apply(to: text) ?? text,
                style: run.style.resolved(in: environment)
            )
        }
        return result
    }

    /// Whether the text reads otherwise in a second.
    var isLive: Bool {
        runs.contains { $0.date?.isLive(at: FrameClock.date) == true }
    }

    /// The text without styles.
    var string: String {
        runs.map { $0.date?.text(at: FrameClock.date, in: EnvironmentValues()) ?? $0.text }.joined()
    }

    var isEmpty: Bool { runs.isEmpty }
}
