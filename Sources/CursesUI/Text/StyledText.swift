import CursesUITerminal
import Foundation

/// The content of a `Text` before layout: text in runs of one style each.
struct StyledText: Hashable, Sendable {
    struct Run: Hashable, Sendable {
        var text: String
        var style: RunStyle
        /// The date whose formatted output is the text.
        var date: DateText?

        /// Whether the run depends on more of the environment than whether texts are dim.
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

    /// Appends text. Empty text adds nothing; text in the style of the last run extends that run.
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

    /// The targets of the links in the text, in order; runs in a row with the same target are one link.
    var links: [String] {
        var links: [String] = []
        var last: String?
        for run in runs {
            if let link = run.style.link, link != last { links.append(link) }
            last = run.style.link
        }
        return links
    }

    /// The same text, with a style that applies where its runs have none.
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

    /// The text as shown in an environment, with its colours, letter case and dates.
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

    /// Whether the text changes over time.
    var isLive: Bool {
        runs.contains { $0.date?.isLive(at: FrameClock.date) == true }
    }

    /// The text without styles.
    var string: String {
        runs.map { $0.date?.text(at: FrameClock.date, in: EnvironmentValues()) ?? $0.text }.joined()
    }

    var isEmpty: Bool { runs.isEmpty }
}
