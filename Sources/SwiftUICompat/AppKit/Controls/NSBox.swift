import CursesUI

/// An AppKit box, shown as a frame with a title, or as a line.
open class NSBox: NSView {
    /// The kind of a box.
    public enum BoxType: UInt, Sendable {
        case primary = 0
        /// A line.
        case separator = 2
        case custom = 4
    }

    /// The place of the title.
    public enum TitlePosition: UInt, Sendable {
        case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
    }

    /// The title.
    open var title = "Title" { didSet { contentDidChange() } }
    /// The kind.
    open var boxType = BoxType.primary { didSet { contentDidChange() } }
    /// The place of the title. Wherever it is, it is shown at the top.
    open var titlePosition = TitlePosition.atTop { didSet { contentDidChange() } }
    /// The view inside the box.
    open var contentView: NSView? = NSView() {
        didSet {
            oldValue?.removeFromSuperview()
            if let contentView { addSubview(contentView) }
        }
    }
    /// The value is kept, but has no effect.
    open var titleFont: NSFont!
    /// The value is kept, but has no effect.
    open var borderColor = NSColor.separatorColor
    /// The colour behind the content of a custom box.
    open var fillColor = NSColor.clear { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var borderWidth: CGFloat = 1
    /// The value is kept, but has no effect.
    open var cornerRadius: CGFloat = 0
    /// The value is kept, but has no effect.
    open var borderType = NSBorderType.lineBorder
    /// The value is kept, but has no effect.
    open var isTransparent = false
    /// The value is kept, but has no effect.
    open var contentViewMargins = CGSize.zero

    /// Has no effect: a box is as large as its content.
    override open func sizeToFit() {}

    override var shown: AnyView? { AnyView(ShownBox(box: self)) }

    /// A group box or a line for the box.
    @MainActor @preconcurrency
    private struct ShownBox: View {
        let box: NSBox
        @ObservedObject private var changes: StandInChanges

        init(box: NSBox) {
            self.box = box
            changes = box.changes
        }

        var body: some View {
            let content = ShownUIView(box.contentView ?? box, name: "")
            if box.boxType == .separator {
                Divider()
            } else if let view = box.contentView, !view.hasContent {
                Color(box.fillColor)
            } else if box.boxType == .custom {
                content.background { Color(box.fillColor) }
            } else {
                GroupBox(box.titlePosition == .noTitle ? "" : box.title) { content }
            }
        }
    }
}

/// An AppKit indicator of a level, shown as a gauge.
open class NSLevelIndicator: NSControl {
    /// The form of an indicator; ignored in a terminal.
    public enum Style: UInt, Sendable {
        case relevancy, continuousCapacity, discreteCapacity, rating
    }

    /// The level.
    override open var doubleValue: Double {
        get { level }
        set {
            level = newValue
            contentDidChange()
        }
    }
    private var level = 0.0
    /// The level without its fraction.
    override open var integerValue: Int {
        get { Int(level) }
        set { doubleValue = Double(newValue) }
    }
    /// The lowest level.
    open var minValue = 0.0 { didSet { contentDidChange() } }
    /// The highest level.
    open var maxValue = 2.0 { didSet { contentDidChange() } }
    /// The level from which the level is a warning.
    open var warningValue = 0.0 { didSet { contentDidChange() } }
    /// The level from which the level is critical.
    open var criticalValue = 0.0 { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var levelIndicatorStyle = Style.continuousCapacity
    /// The colour.
    open var fillColor: NSColor! = .systemGreen { didSet { contentDidChange() } }
    /// The colour of a warning.
    open var warningFillColor: NSColor! = .systemYellow
    /// The colour of a critical level.
    open var criticalFillColor: NSColor! = .systemRed
    /// The value is kept, but has no effect: the user cannot change the level.
    open var isEditable = false
    /// The value is kept, but has no effect.
    open var drawsTieredCapacityLevels = false
    /// The value is kept, but has no effect.
    open var numberOfTickMarks = 0

    private var color: NSColor {
        if criticalValue > minValue, level >= criticalValue { return criticalFillColor }
        if warningValue > minValue, level >= warningValue { return warningFillColor }
        return fillColor
    }

    override var shown: AnyView? {
        shown { indicator in
            let range = indicator.minValue...max(indicator.minValue + 0.0001, indicator.maxValue)
            Gauge(value: min(max(indicator.level, range.lowerBound), range.upperBound), in: range) {
                EmptyView()
            }
            .tint(Color(indicator.color))
        }
    }
}
