import CursesUI

/// An AppKit control with segments, shown as a segmented picker, or as buttons. It calls the method of its target
/// when the user presses a segment.
open class NSSegmentedControl: NSControl {
    /// The look of a control; ignored in a terminal.
    public enum Style: Int, Sendable {
        case automatic, rounded, texturedRounded, roundRect, texturedSquare, capsule, smallSquare
        case separated = 8
    }

    /// What a press of a segment does.
    public enum SwitchTracking: UInt, Sendable {
        /// It selects the segment.
        case selectOne
        /// It selects the segment, or the segment is no longer selected.
        case selectAny
        /// It selects no segment.
        case momentary
        case momentaryAccelerator
    }

    /// How the segments share the width; ignored in a terminal.
    public enum Distribution: Int, Sendable {
        case fit, fill, fillEqually, fillProportionally
    }

    private struct Segment {
        var label = ""
        var image: NSImage?
        var isSelected = false
        var isEnabled = true
        var tag = 0
        var width: CGFloat = 0
        var menu: NSMenu?
        var toolTip: String?
    }

    private var segments: [Segment] = [] { didSet { contentDidChange() } }
    /// The number of segments.
    open var segmentCount: Int {
        get { segments.count }
        set {
            segments = Array(segments.prefix(max(0, newValue)))
            while segments.count < newValue { segments.append(Segment()) }
        }
    }
    /// The index of the segment that was selected last; -1 if there is none.
    open var selectedSegment = -1 {
        didSet {
            for index in segments.indices where trackingMode != .selectAny {
                segments[index].isSelected = index == selectedSegment
            }
            contentDidChange()
        }
    }
    /// The index of the segment that is selected; -1 if there is none.
    open var indexOfSelectedItem: Int { selectedSegment }
    /// What a press of a segment does.
    open var trackingMode = SwitchTracking.selectOne { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var segmentStyle = Style.automatic
    /// The value is kept, but has no effect.
    open var segmentDistribution = Distribution.fit
    /// The value is kept, but has no effect.
    open var selectedSegmentBezelColor: NSColor?
    /// The value is kept, but has no effect.
    open var isSpringLoaded = false

    /// Creates a control with titles that calls a method.
    public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        segments = labels.map { Segment(label: $0) }
        set(trackingMode, target, action)
    }

    /// Creates a control with pictures that calls a method.
    public convenience init(images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        segments = images.map { Segment(image: $0) }
        set(trackingMode, target, action)
    }

    private func set(_ mode: SwitchTracking, _ target: Any?, _ action: Selector?) {
        trackingMode = mode
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
        if segments.indices.contains(segment) { body(&segments[segment]) }
    }

    /// Sets the title of a segment.
    open func setLabel(_ label: String, forSegment segment: Int) { change(segment) { $0.label = label } }
    /// Returns the title of a segment.
    open func label(forSegment segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].label : nil
    }
    /// Sets the picture of a segment.
    open func setImage(_ image: NSImage?, forSegment segment: Int) { change(segment) { $0.image = image } }
    /// Returns the picture of a segment.
    open func image(forSegment segment: Int) -> NSImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }
    /// Keeps the width of a segment, which has no effect.
    open func setWidth(_ width: CGFloat, forSegment segment: Int) { change(segment) { $0.width = width } }
    /// Returns the width of a segment.
    open func width(forSegment segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }
    /// Sets whether a segment can be pressed.
    open func setEnabled(_ enabled: Bool, forSegment segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Returns whether a segment can be pressed.
    open func isEnabled(forSegment segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }
    /// Sets whether a segment is selected.
    open func setSelected(_ selected: Bool, forSegment segment: Int) {
        change(segment) { $0.isSelected = selected }
        if selected { selectedSegment = segment } else if selectedSegment == segment { selectedSegment = -1 }
    }
    /// Returns whether a segment is selected.
    open func isSelected(forSegment segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isSelected
    }
    /// Keeps the menu of a segment, which is not shown.
    open func setMenu(_ menu: NSMenu?, forSegment segment: Int) { change(segment) { $0.menu = menu } }
    /// Returns the menu of a segment.
    open func menu(forSegment segment: Int) -> NSMenu? {
        segments.indices.contains(segment) ? segments[segment].menu : nil
    }
    /// Sets the number of a segment.
    open func setTag(_ tag: Int, forSegment segment: Int) { change(segment) { $0.tag = tag } }
    /// Returns the number of a segment.
    open func tag(forSegment segment: Int) -> Int { segments.indices.contains(segment) ? segments[segment].tag : 0 }
    /// Keeps the tip of a segment, which is not shown.
    open func setToolTip(_ toolTip: String?, forSegment segment: Int) { change(segment) { $0.toolTip = toolTip } }
    /// Keeps how a picture fills a segment, which has no effect.
    open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {}
    /// Selects the segment with a number; returns whether there is one.
    @discardableResult
    open func selectSegment(withTag tag: Int) -> Bool {
        guard let index = segments.firstIndex(where: { $0.tag == tag }) else { return false }
        selectedSegment = index
        return true
    }

    private func press(_ index: Int) {
        switch trackingMode {
        case .selectOne:
            guard index != selectedSegment else { return }
            selectedSegment = index
        case .selectAny:
            segments[index].isSelected.toggle()
            selectedSegment = index
        case .momentary, .momentaryAccelerator:
            selectedSegment = index
        }
        sendOwnAction()
        if trackingMode == .momentary || trackingMode == .momentaryAccelerator { selectedSegment = -1 }
    }

    override var shown: AnyView? {
        shown { control in
            if control.trackingMode == .selectOne {
                Picker(
                    selection: Binding {
                        control.selectedSegment
                    } set: {
                        control.press($0)
                    }
                ) {
                    ForEach(control.segments.indices, id: \.self) { control.content(of: $0).tag($0) }
                } label: {
                    Text(verbatim: "")
                }
                .pickerStyle(.segmented)
                .labelsHidden()
            } else {
                HStack {
                    ForEach(control.segments.indices, id: \.self) { index in
                        Button {
                            control.press(index)
                        } label: {
                            control.content(of: index).bold(control.segments[index].isSelected)
                        }
                        .disabled(!control.segments[index].isEnabled)
                    }
                }
            }
        }
    }

    @ViewBuilder private func content(of index: Int) -> some View {
        if let image = segments[index].image, segments[index].label.isEmpty {
            Image(uiImage: image)
        } else {
            Text(verbatim: segments[index].label)
        }
    }
}
