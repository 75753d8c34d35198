import Foundation

/// The progress of a task: a bar, or a spinner if the progress is unknown.
///
/// ```swift
/// ProgressView("Loading")
/// ProgressView("Copying", value: 3, total: 10)
/// ```
///
///     ⠹ Loading
///
///     Copying
///     ━━━━━━──────────────
///
/// The spinner turns while it is visible. The bar has the tint colour, and differs from its track even without colours.
///
/// ![Pickers, a stepper, a slider, dates, a colour and progress in a terminal](Gallery-choices.svg)
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private let source: ProgressSource
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    @Environment(\.progressViewStyle) private var style

    init(_ source: ProgressSource, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.source = source
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

extension ProgressView: View {
    public var body: some View {
        ProgressReader(source: source) { fraction in
            style.makeBody(
                ProgressViewStyleConfiguration(
                    fractionCompleted: fraction,
                    label: label.map { .init(content: $0.asLabelRow) },
                    currentValueLabel: currentValueLabel.map { .init(content: $0.asLabelRow) }
                )
            )
        }
    }
}

// MARK: Unknown progress

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a progress view for unknown progress, without a label.
    public init() where Label == EmptyView {
        self.init(.unknown, label: nil, currentValueLabel: nil)
    }

    /// Creates a progress view for unknown progress, with a custom label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(.unknown, label: label(), currentValueLabel: nil)
    }

    /// Creates a progress view for unknown progress, with a title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    /// Creates a progress view for unknown progress, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init { Text(title) }
    }
}

// MARK: Values

extension ProgressView {
    /// Creates a view that shows the progress of a value, with custom labels.
    ///
    /// - Parameters:
    ///   - value: from 0 to `total`; `nil` if it is unknown.
    ///   - label: describes the task.
    ///   - currentValueLabel: describes the progress.
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            ProgressSource(value: value, total: total),
            label: label(),
            currentValueLabel: currentValueLabel()
        )
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view that shows the progress of a value, without a label.
    ///
    /// - Parameter value: from 0 to `total`; `nil` if it is unknown.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(ProgressSource(value: value, total: total), label: nil, currentValueLabel: nil)
    }

    /// Creates a view that shows the progress of a value, with a custom label.
    ///
    /// - Parameter value: from 0 to `total`; `nil` if it is unknown.
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label
    ) {
        self.init(ProgressSource(value: value, total: total), label: label(), currentValueLabel: nil)
    }

    /// Creates a view that shows the progress of a value, with a title.
    ///
    /// - Parameter value: from 0 to `total`; `nil` if it is unknown.
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey,
        value: V?,
        total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Creates a view that shows the progress of a value, with a title.
    ///
    /// - Parameter value: from 0 to `total`; `nil` if it is unknown.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S,
        value: V?,
        total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

// MARK: Progress objects and times

extension ProgressView {
    /// Creates a view that shows the progress of a `Progress` object. The object is read ten times a second while the
    /// view is visible.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(.progress(progress), label: nil, currentValueLabel: nil)
    }

    /// Creates a view that shows how much of a time interval has passed or remains.
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .time(timerInterval, countsDown: countsDown),
            label: label(),
            currentValueLabel: currentValueLabel()
        )
    }

    /// Creates a view that shows how much of a time interval has passed or remains.
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            .time(timerInterval, countsDown: countsDown),
            label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        )
    }

    /// Creates a view that shows how much of a time interval has passed or remains.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            .time(timerInterval, countsDown: countsDown),
            label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        )
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates a progress view from the configuration of a style, so that the style can decorate it.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            configuration.fractionCompleted.map { .fraction($0) } ?? .unknown,
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel
        )
    }
}
