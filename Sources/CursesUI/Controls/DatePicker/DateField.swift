import CursesUITerminal
import Foundation

/// The parts of a date in brackets, one of which receives the keys.
struct DateField {
    let selection: Binding<Date>
    let bounds: ClosedRange<Date>
    let parts: [DatePart]
    @State private var current: DatePart?
    /// The digits that have been typed into the current part.
    @State private var typed = ""
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    init(selection: Binding<Date>, bounds: ClosedRange<Date>, parts: [DatePart]) {
        self.selection = selection
        self.bounds = bounds
        self.parts = parts
    }
}

extension DateField: View {
    var body: some View {
        let calendar = localCalendar
        let date = selection.wrappedValue
        HStack(spacing: 0) {
            Text(verbatim: "[ ")
            ForEach(parts, id: \.self) { part in
                Text(verbatim: part == parts.first ? "" : part.separator)
                DatePartText(text: part.text(of: date, in: calendar), isCurrent: part == currentPart)
                    .modifier(ClickModifier { choose(part) })
            }
            Text(verbatim: " ]")
        }
        .textAttributes(isEnabled ? [] : .dim)
        .fixedSize()
        .modifier(DateControl { press in keyPressed(press, calendar) })
        // Numbers are read from left to right in every language.
        .environment(\.layoutDirection, .leftToRight)
    }

    private var localCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        return calendar
    }

    private var currentPart: DatePart? { current ?? parts.first }

    @MainActor
    private func choose(_ part: DatePart) {
        current = part
        typed = ""
    }

    @MainActor
    private func keyPressed(_ press: KeyPress, _ calendar: Calendar) -> Bool {
        guard press.modifiers.isEmpty, let part = currentPart,
            let index = parts.firstIndex(of: part)
        else { return false }
        switch press.key {
        case .leftArrow where index > 0: choose(parts[index - 1])
        case .rightArrow where index < parts.count - 1: choose(parts[index + 1])
        case .upArrow, "+": step(part, 1, calendar)
        case .downArrow, "-": step(part, -1, calendar)
        case let key where key.character.isASCII && key.character.isNumber:
            type(key.character, into: part, calendar)
        default: return false
        }
        return true
    }

    @MainActor
    private func step(_ part: DatePart, _ amount: Int, _ calendar: Calendar) {
        typed = ""
        set(part.moved(selection.wrappedValue, by: amount, in: calendar))
    }

    /// Appends a digit and sets the part if the digits are a valid value. A full part is followed by the next part.
    @MainActor
    private func type(_ digit: Character, into part: DatePart, _ calendar: Calendar) {
        typed.append(digit)
        if let number = Int(typed), let date = part.set(selection.wrappedValue, to: number, in: calendar) {
            set(date)
        }
        guard typed.count >= part.digits else { return }
        typed = ""
        if let index = parts.firstIndex(of: part), index + 1 < parts.count { current = parts[index + 1] }
    }

    @MainActor
    private func set(_ date: Date) {
        let date = date.clamped(bounds.lowerBound, bounds.upperBound)
        if date != selection.wrappedValue { selection.wrappedValue = date }
    }
}

private struct DatePartText: View {
    let text: String
    let isCurrent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused

    var body: some View {
        Text(verbatim: text)
            .textAttributes(isEnabled ? [] : .dim)
            .modifier(FocusMarkModifier(isMarked: isCurrent && isEnabled && isFocused))
    }
}

/// Handles the keys of a date field.
struct DateControl {
    let onKey: @MainActor (KeyPress) -> Bool
}

extension DateControl: KeyControl {
    var keyHints: [KeyHint] {
        [KeyHint(.upArrow, .downArrow, title: "Change"), KeyHint(.leftArrow, .rightArrow, title: "Part")]
    }

    func keyPressed(_ press: KeyPress) -> Bool {
        onKey(press)
    }

    /// The parts handle clicks.
    func mouse(_ event: TerminalEvent.MouseEvent, in size: CellSize) -> Bool {
        event.action == .press || event.action == .release
    }
}
