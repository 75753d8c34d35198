import Foundation

/// The parts of a date that a `DatePicker` shows.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set with the given bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    /// The year, the month and the day.
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control to select a date, part by part.
///
/// ```swift
/// DatePicker("Departure", selection: $departure, in: Date()...)
/// DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
/// ```
///
/// ```
/// Departure   [ 2026-11-21 14:30 ]
/// ```
///
/// With the focus, one part is in reverse video. The left and right arrow keys go to the next part, the up and down
/// arrow keys (or plus and minus) change the part by one, and digits set it. In a row of a list or a form, the up and
/// down arrow keys lead to the next row until a different key or a click has chosen or changed a part. The calendar and
/// the time zone come from the environment. A date outside the bounds becomes the nearest bound.
///
/// ![Pickers, a stepper, a slider, dates, a colour and progress in a terminal](Gallery-choices.svg)
public struct DatePicker<Label: View> {
    /// The parts of a date that a picker edits.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let bounds: ClosedRange<Date>
    private let components: Components
    private let label: Label
    @Environment(\.datePickerStyle) private var style

    init(
        _ selection: Binding<Date>,
        _ bounds: ClosedRange<Date>,
        _ components: Components,
        label: Label
    ) {
        self.selection = selection
        self.bounds = bounds
        self.components = components
        self.label = label
    }

    /// Creates a picker for any date.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        let all = Date.distantPast...Date.distantFuture
        self.init(selection, all, displayedComponents, label: label())
    }

    /// Creates a picker for a date in a range.
    ///
    /// - Parameters:
    ///   - range: the dates that can be selected; a date outside becomes the nearest date in the range.
    ///   - displayedComponents: the parts that are shown and edited.
    public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range, displayedComponents, label: label())
    }

    /// Creates a picker for a date that is not before a given date.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        let bounds = range.lowerBound...max(range.lowerBound, .distantFuture)
        self.init(selection, bounds, displayedComponents, label: label())
    }

    /// Creates a picker for a date that is not after a given date.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        let bounds = min(range.upperBound, .distantPast)...range.upperBound
        self.init(selection, bounds, displayedComponents, label: label())
    }
}

extension DatePicker: View {
    public var body: some View {
        if let style {
            style.makeBody(configuration)
        } else {
            LabeledRow {
                DateField(selection: selection, bounds: bounds, parts: DatePart.parts(of: components))
                    .accessibility { $0.say(.label, title) }
            } label: {
                // The field carries the accessibility name.
                label.asControlLabel.accessibilityHidden(title != nil)
            }
        }
    }

    @MainActor
    private var title: Text? { label as? Text ?? (label as? DatePickerStyleConfiguration.Label)?.title }

    @MainActor
    private var configuration: DatePickerStyleConfiguration {
        DatePickerStyleConfiguration(
            label: .init(content: label.asControlLabel, title: title),
            selection: selection,
            minimumDate: bounds.lowerBound == .distantPast ? nil : bounds.lowerBound,
            maximumDate: bounds.upperBound == .distantFuture ? nil : bounds.upperBound,
            displayedComponents: components
        )
    }
}
