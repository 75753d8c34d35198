/// The look of date pickers: a terminal has the one of ``DatePicker`` alone.
public protocol DatePickerStyle: Sendable {}

public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
}

public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
}

public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
}

public struct FieldDatePickerStyle: DatePickerStyle {
    public init() {}
}

public struct StepperFieldDatePickerStyle: DatePickerStyle {
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
    /// Has no effect: all styles look as ``DatePicker`` says.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        self
    }
}
