/// The look of date pickers: a terminal has the one of ``DatePicker`` alone.
public protocol DatePickerStyle: Sendable {}

/// The look of date pickers: a field in one row, whose parts are edited.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The style, which takes nothing.
    public init() {}
}

/// As ``DefaultDatePickerStyle``.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// The style, which takes nothing.
    public init() {}
}

/// As ``DefaultDatePickerStyle``; ``MultiDatePicker`` shows a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The style, which takes nothing.
    public init() {}
}

/// As ``DefaultDatePickerStyle``: a terminal has no wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// The style, which takes nothing.
    public init() {}
}

/// As ``DefaultDatePickerStyle``.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// The style, which takes nothing.
    public init() {}
}

/// As ``DefaultDatePickerStyle``, in which up and down step.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// The style, which takes nothing.
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// ``DefaultDatePickerStyle``, in short.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// ``CompactDatePickerStyle``, in short.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// ``GraphicalDatePickerStyle``, in short.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// ``WheelDatePickerStyle``, in short.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// ``FieldDatePickerStyle``, in short.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// ``StepperFieldDatePickerStyle``, in short.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
    /// Has no effect: all styles look as ``DatePicker`` says.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        self
    }
}
