import CursesUI

/// An AppKit progress indicator, shown as a `ProgressView`: a bar, or a spinner that turns while it is animated.
open class NSProgressIndicator: NSView {
    /// The form of an indicator.
    public enum Style: UInt, Sendable {
        case bar = 0
        case spinning = 1
    }

    /// The progress, from ``minValue`` to ``maxValue``.
    open var doubleValue = 0.0 { didSet { contentDidChange() } }
    /// The value of no progress.
    open var minValue = 0.0 { didSet { contentDidChange() } }
    /// The value of complete progress.
    open var maxValue = 100.0 { didSet { contentDidChange() } }
    /// Whether the progress is unknown.
    open var isIndeterminate = true { didSet { contentDidChange() } }
    /// The form.
    open var style = Style.bar { didSet { contentDidChange() } }
    /// Whether an indicator that is not animated is visible.
    open var isDisplayedWhenStopped = true { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var controlSize = NSControl.ControlSize.regular
    /// The value is kept, but has no effect.
    open var controlTint = NSControlTint.defaultControlTint
    /// The value is kept, but has no effect.
    open var isBezeled = true
    /// The value is kept, but has no effect.
    open var usesThreadedAnimation = true
    /// The progress that the indicator follows.
    open var observedProgress: Progress? {
        didSet {
            if let observedProgress { isIndeterminate = observedProgress.isIndeterminate }
            contentDidChange()
        }
    }
    private var isAnimated = false { didSet { contentDidChange() } }

    /// Adds an amount to the progress.
    open func increment(by delta: Double) { doubleValue = min(maxValue, doubleValue + delta) }
    /// Animates the indicator.
    open func startAnimation(_ sender: Any?) { isAnimated = true }
    /// Ends the animation.
    open func stopAnimation(_ sender: Any?) { isAnimated = false }

    override var shown: AnyView? { AnyView(ShownIndicator(indicator: self)) }

    /// A progress view for the indicator.
    @MainActor @preconcurrency
    private struct ShownIndicator: View {
        let indicator: NSProgressIndicator
        @ObservedObject private var changes: StandInChanges

        init(indicator: NSProgressIndicator) {
            self.indicator = indicator
            changes = indicator.changes
        }

        var body: some View {
            if !indicator.isAnimated, indicator.isIndeterminate, !indicator.isDisplayedWhenStopped {
                EmptyView()
            } else if let progress = indicator.observedProgress {
                ProgressView(progress)
            } else if indicator.isIndeterminate {
                if indicator.style == .bar { ProgressView().progressViewStyle(.linear) } else { ProgressView() }
            } else {
                let range = max(0.0001, indicator.maxValue - indicator.minValue)
                ProgressView(value: min(max(0, indicator.doubleValue - indicator.minValue), range), total: range)
            }
        }
    }
}
