import Foundation

/// A line of a log: its time, its level, and its text with the searched parts marked.
struct LogLineView: View {
    let line: LogStore.Line
    let query: String
    /// Whether the line is the current match of the search.
    let isChosen: Bool
    let showsTime: Bool
    @Environment(\.theme) private var theme
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        HStack(alignment: .top, columns: 1) {
            if showsTime {
                Text(verbatim: line.date.formatted(time)).foregroundStyle(.secondary).fixedSize()
            }
            Text(verbatim: line.level.abbreviation.padding(toLength: LogLevel.abbreviationWidth))
                .bold(line.level >= .error)
                .fixedSize()
            Text(content: message)
        }
        .foregroundStyle(color)
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(ReverseModifier(isReversed: isChosen))
    }

    /// The time of a line, from 00:00:00 to 23:59:59 in every language, so that all lines have the same width.
    private var time: Date.VerbatimFormatStyle {
        Date.VerbatimFormatStyle(
            format: """
                \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\
                \(minute: .twoDigits):\(second: .twoDigits)
                """,
            timeZone: timeZone, calendar: Calendar(identifier: .gregorian))
    }

    private var color: Color {
        switch line.level {
        case .trace, .debug: theme.colors.secondary
        case .info, .notice: theme.colors.primary
        case .warning: theme.colors.warning
        case .error, .critical: theme.colors.destructive
        }
    }

    /// The text with its matches, which are bold and underlined, so that they are visible without colours.
    private var message: StyledText {
        let text = line.message
        var content = StyledText()
        var start = text.startIndex
        for match in text.matches(of: query) {
            content.append(String(text[start..<match.lowerBound]))
            content.append(
                String(text[match]), style: RunStyle(isBold: true, isDim: false, isUnderlined: true)
            )
            start = match.upperBound
        }
        content.append(String(text[start...]))
        return content
    }
}

extension String {
    fileprivate func padding(toLength length: Int) -> String {
        self + String(repeating: " ", count: max(0, length - count))
    }
}
