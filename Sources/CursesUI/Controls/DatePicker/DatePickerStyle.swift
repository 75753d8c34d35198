/// The style of date pickers; in a terminal all styles look like ``DatePicker``.
public protocol DatePickerStyle: Sendable {}

/// The default style of date pickers: a field in one row, whose parts are edited.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The style, which has no options.
    public init() {}
}

/// The same as ``DefaultDatePickerStyle``.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// The style, which has no options.
    public init() {}
}

/// The same as ``DefaultDatePickerStyle``; ``MultiDatePicker`` shows a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The style, which has no options.
    public init() {}
}

/// The same as ``DefaultDatePickerStyle``: a terminal has no wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// The style, which has no options.
    public init() {}
}

/// The same as ``DefaultDatePickerStyle``.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// The style, which has no options.
    public init() {}
}

/// The same as ``DefaultDatePickerStyle``, whose parts can be stepped with the up and down arrow keys.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// The style, which has no options.
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The short form of ``DefaultDatePickerStyle``.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The short form of ``CompactDatePickerStyle``.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The short form of ``GraphicalDatePickerStyle``.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// The short form of ``WheelDatePickerStyle``.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// The short form of ``FieldDatePickerStyle``.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// The short form of ``StepperFieldDatePickerStyle``.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
    /// Has no effect: all styles look like ``DatePicker``.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        self
    }
}
