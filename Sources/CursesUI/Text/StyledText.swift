import CursesUITerminal
import Foundation

/// The content of a `Text` before layout: text in runs, each with a single style.
struct StyledText: Hashable, Sendable {
    struct Run: Hashable, Sendable {
        var text: String
        var style: RunStyle
        /// The source of the text if it depends on the environment.
        var deferred: DeferredText?

        /// Whether the run depends on the environment, apart from whether texts are dim.
        fileprivate var dependsOnEnvironment: Bool { deferred != nil || style.foreground?.isPlainColor == false }
    }

    private(set) var runs: [Run] = []

    init() {}

    init(_ text: String, style: RunStyle = RunStyle()) {
        if !text.isEmpty { runs = [Run(text: text, style: style)] }
    }

    /// Creates a text from unprocessed runs. Characters in different runs never combine.
    init(_ runs: [Run]) {
        self.runs = runs
    }

    init(_ deferred: DeferredText) {
        runs = [Run(text: "", style: RunStyle(), deferred: deferred)]
    }

    /// Appends text. Empty text adds nothing; text in the style of the last run extends that run.
    mutating func append(_ text: String, style: RunStyle = RunStyle()) {
        append(Run(text: text, style: style))
    }

    mutating func append(_ other: StyledText) {
        for index in other.runs.indices { append(other.runs[index]) }
    }

    private mutating func append(_ run: Run) {
        if run.deferred == nil {
            if run.text.isEmpty { return }
            if let last = runs.indices.last, runs[last].deferred == nil, runs[last].style == run.style {
                runs[last].text += run.text
                return
            }
        }
        runs.append(run)
    }

    /// Prepares for a number of runs that will be appended.
    mutating func reserve(runs count: Int) {
        runs.reserveCapacity(count)
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
        for index in runs.indices {
            let link = runs[index].style.link
            if let link, link != last { links.append(link) }
            last = link
        }
        return links
    }

    /// Returns the text with a style added, which applies where the runs have no style.
    func styled(_ outer: RunStyle) -> StyledText {
        if runs.count == 1 {
            let style = runs[0].style.over(outer)
            return StyledText([Run(text: runs[0].text, style: style, deferred: runs[0].deferred)])
        }
        var result = StyledText()
        for var run in runs {
            run.style = run.style.over(outer)
            result.append(run)
        }
        return result
    }

    /// Returns the text as displayed in an environment, with its colours, letter case, dates and numbers.
    func resolved(in environment: EnvironmentValues) -> StyledText {
        resolved(in: environment, textCase: environment.textCase)
    }

    /// Returns the text as displayed in an environment, with a letter case that has already been read from it.
    func resolved(in environment: EnvironmentValues, textCase: Text.Case?) -> StyledText {
        // Most texts with numbers are a single run.
        if runs.count == 1, let deferred = runs[0].deferred, runs[0].style == RunStyle() {
            return deferred.text(in: environment).resolved(in: environment, textCase: textCase)
        }
        guard textCase != nil || runs.contains(where: { $0.style.foreground != nil || $0.deferred != nil })
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
            if let deferred = run.deferred {
                let text = deferred.text(in: environment).styled(run.style)
                result.append(text.resolved(in: environment, textCase: textCase))
                continue
            }
            result.append(
                textCase?.apply(to: run.text) ?? run.text,
                style: run.style.resolved(in: environment)
            )
        }
        return result
    }

    /// Whether the text changes over time.
    var isLive: Bool {
        runs.contains { $0.deferred?.isLive == true }
    }

    /// The text without styles, in the current locale.
    var string: String { string(in: EnvironmentValues()) }

    /// Returns the text without styles, in the locale of an environment.
    func string(in environment: EnvironmentValues) -> String {
        runs.map { $0.deferred?.text(in: environment).string(in: environment) ?? $0.text }.joined()
    }

    var isEmpty: Bool { runs.isEmpty }

    func exceeds(bytes limit: Int) -> Bool {
        var rest = limit
        for run in runs {
            rest -= run.text.utf8.count
            if rest < 0 { return true }
        }
        return false
    }

    /// The characters; `nil` if they have a style, or depend on the environment.
    var plain: String? {
        guard runs.count <= 1 else { return nil }
        guard let run = runs.first else { return "" }
        return run.deferred == nil && run.style == RunStyle() ? run.text : nil
    }

    /// Whether the characters depend on the environment.
    var isDeferred: Bool { runs.contains { $0.deferred != nil } }
}
