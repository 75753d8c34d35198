import Foundation

/// Which parts of a date a `DatePicker` shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control to choose a date, part by part.
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
/// With the focus one part is in reverse video: left and right go to the next one, up and down change
/// it by one, digits write it. The calendar and the time zone are those of the process; a date outside of the bounds becomes the nearest bound.
///
/// ![Pickers, a stepper, a slider, dates, a colour and progress in a terminal](Gallery-choices.svg)
public struct DatePicker<Label: View> {
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let bounds: ClosedRange<Date>
    private let components: Components
    private let label: Label

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

    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        let all = Date.distantPast...Date.distantFuture
        self.init(selection, all, displayedComponents, label: label())
    }

    public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range, displayedComponents, label: label())
    }

    public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        let bounds = range.lowerBound...max(range.lowerBound, .distantFuture)
        self.init(selection, bounds, displayedComponents, label: label())
    }

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
        LabeledRow {
            DateField(selection: selection, bounds: bounds, parts: DatePart.parts(of: components))
                .accessibility { $0.label = (label as? Text)?.spoken }
        } label: {
            // The field bears the name.
            label.accessibilityHidden(label is Text)
        }
    }
}
