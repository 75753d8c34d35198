import CursesUITerminal
import Foundation

/// The parts of a date in brackets or on the background of a control. One of the parts receives the keys.
struct DateField {
    let selection: Binding<Date>
    let bounds: ClosedRange<Date>
    let parts: [DatePart]
    @State private var current: DatePart?
    /// The digits that have been typed into the current part. They are applied to the date when the part is complete,
    /// or when a different part becomes current.
    @State private var typed = ""
    /// Whether a key or a click has chosen or changed a part since the field has the focus.
    @State private var isEditing = false
    @Environment(\.isInList) private var isInRow
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.design) private var design

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
            Text(verbatim: design.surfaces == nil ? "[ " : "  ")
            ForEach(parts, id: \.self) { part in
                Text(verbatim: part == parts.first ? "" : part.separator)
                DatePartText(text: text(of: part, date, calendar), isCurrent: part == currentPart)
                    .modifier(ClickModifier { choose(part, calendar) })
            }
            Text(verbatim: design.surfaces == nil ? " ]" : "  ")
        }
        .modifier(ControlSurface(look: design.surfaces.map { .init(fill: $0.control) }))
        .textAttributes(isEnabled ? [] : .dim)
        .fixedSize()
        .modifier(
            DateControl(
                stepsByArrows: stepsByArrows, onKey: { keyPressed($0, calendar) }, onLeave: { leave(calendar) })
        )
        .accessibility {
            $0.role = .date
            $0.say(.value, Text(verbatim: spoken(date, calendar)))
        }
        // Numbers are read from left to right in every language.
        .environment(\.layoutDirection, .leftToRight)
    }

    private var localCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        return calendar
    }

    private var currentPart: DatePart? { current ?? parts.first }

    /// Whether the up and down arrow keys change the current part. In a row of a list or a form they lead to the next
    /// row, until the field is used.
    @MainActor
    private var stepsByArrows: Bool { isEditing || !isInRow }

    /// Returns the digits of a part, or the digits that are being typed into it.
    private func text(of part: DatePart, _ date: Date, _ calendar: Calendar) -> String {
        guard part == currentPart, !typed.isEmpty else { return part.text(of: date, in: calendar) }
        return typed + String(repeating: "_", count: max(0, part.digits - typed.count))
    }

    /// Returns the words for the date, and for the part that receives the keys.
    private func spoken(_ date: Date, _ calendar: Calendar) -> String {
        let texts = parts.map { part in
            (part == parts.first ? "" : part.separator) + part.text(of: date, in: calendar)
        }
        guard parts.count > 1, let part = currentPart else { return texts.joined() }
        return "\(texts.joined()), \(part.name) \(text(of: part, date, calendar))"
    }

    @MainActor
    private func choose(_ part: DatePart, _ calendar: Calendar) {
        finish(calendar)
        current = part
        isEditing = true
    }

    @MainActor
    private func leave(_ calendar: Calendar) {
        finish(calendar)
        isEditing = false
    }

    @MainActor
    private func keyPressed(_ press: KeyPress, _ calendar: Calendar) -> Bool {
        guard press.modifiers.isEmpty, let part = currentPart,
            let index = parts.firstIndex(of: part)
        else { return false }
        switch press.key {
        case .upArrow where !stepsByArrows, .downArrow where !stepsByArrows: return false
        case .leftArrow where index > 0: choose(parts[index - 1], calendar)
        case .rightArrow where index < parts.count - 1: choose(parts[index + 1], calendar)
        case .upArrow, "+": step(part, 1, calendar)
        case .downArrow, "-": step(part, -1, calendar)
        case .delete where !typed.isEmpty: typed.removeLast()
        case .escape where !typed.isEmpty: typed = ""
        case .return:
            finish(calendar)
            return false
        case let key where key.character.isASCII && key.character.isNumber:
            type(key.character, into: part, calendar)
        default: return false
        }
        isEditing = true
        return true
    }

    @MainActor
    private func step(_ part: DatePart, _ amount: Int, _ calendar: Calendar) {
        finish(calendar)
        set(part.moved(selection.wrappedValue, by: amount, in: calendar))
    }

    /// Appends a digit. If the part is then complete, or no further digit is possible, the next part becomes the
    /// current one.
    @MainActor
    private func type(_ digit: Character, into part: DatePart, _ calendar: Calendar) {
        typed.append(digit)
        guard typed.count >= part.digits || (Int(typed) ?? 0) * 10 > part.largest else { return }
        finish(calendar)
        if let index = parts.firstIndex(of: part), index + 1 < parts.count { current = parts[index + 1] }
    }

    /// Sets the current part to the digits that have been typed, if they are a valid value.
    @MainActor
    private func finish(_ calendar: Calendar) {
        guard !typed.isEmpty, let part = currentPart else { return }
        let number = Int(typed)
        typed = ""
        if let number, let date = part.set(selection.wrappedValue, to: number, in: calendar) { set(date) }
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
    let stepsByArrows: Bool
    let onKey: @MainActor (KeyPress) -> Bool
    /// Called when the field has lost the focus.
    let onLeave: @MainActor () -> Void
}

extension DateControl: KeyControl {
    var keyHints: [KeyHint] {
        [
            stepsByArrows ? KeyHint(.upArrow, .downArrow, title: "Change") : KeyHint("+", "-", title: "Change"),
            KeyHint(.leftArrow, .rightArrow, title: "Part"),
        ]
    }

    func keyPressed(_ press: KeyPress) -> Bool {
        onKey(press)
    }

    func focusDidChange(to isFocused: Bool) {
        if !isFocused { onLeave() }
    }

    /// The parts handle clicks themselves.
    func mouse(_ event: TerminalEvent.MouseEvent, in size: CellSize) -> Bool {
        event.action == .press || event.action == .release
    }
}
