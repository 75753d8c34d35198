extension StyledText: Interpolatable {
    /// Interpolates the colours of two equal texts. A different text is shown immediately.
    func interpolated(towards other: StyledText, by amount: Double) -> StyledText {
        guard runs.map(\.text) == other.runs.map(\.text) else { return other }
        var result = StyledText()
        for (from, to) in zip(runs, other.runs) {
            var style = to.style
            if let old = from.style.foreground, let new = to.style.foreground {
                style.foreground = old.interpolated(towards: new, by: amount)
            }
            style.letterForm = LetterForm.interpolated(from.style.letterForm, towards: to.style.letterForm, by: amount)
            result.append(to.text, style: style)
        }
        return result
    }
}
