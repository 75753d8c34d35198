import Foundation

/// A view whose value is animated through keyframes, while it is visible. At the end, the value stays at its last
/// keyframe.
///
/// ```swift
/// KeyframeAnimator(initialValue: 0.0) { x in
///     Text("*").offset(x: x)
/// } keyframes: { _ in
///     KeyframeTrack {
///         LinearKeyframe(20, duration: 1)
///         SpringKeyframe(0, duration: 0.5, spring: .bouncy)
///     }
/// }
/// ```
public struct KeyframeAnimator<Value, Content: View> {
    private let initialValue: Value
    private let trigger: AnyEquatable?
    private let isRepeating: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> _KeyframeTracks<Value>
    /// The time at which the animation began; `nil` before that.
    @State private var begin: Duration?
    @State private var turns = 0

    private init(
        _ initialValue: Value,
        trigger: AnyEquatable?,
        isRepeating: Bool,
        content: @escaping (Value) -> Content,
        keyframes: @escaping (Value) -> _KeyframeTracks<Value>
    ) {
        self.initialValue = initialValue
        self.trigger = trigger
        self.isRepeating = isRepeating
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates an animator that runs once, or repeatedly.
    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) {
        self.init(
            initialValue, trigger: nil, isRepeating: repeating, content: content,
            keyframes: { keyframes($0)._tracks }
        )
    }

    /// Creates an animator that runs once each time a value changes.
    public init(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) {
        self.init(
            initialValue, trigger: AnyEquatable(trigger), isRepeating: false, content: content,
            keyframes: { keyframes($0)._tracks }
        )
    }
}

extension KeyframeAnimator: View {
    public var body: some View {
        let timeline = KeyframeTimeline(initialValue, keyframes(initialValue))
        let passed = begin.map { (FrameClock.now - $0) / .seconds(1) }
        let turn = turns
        let isOver = !isRepeating && (passed ?? 0) >= timeline.duration
        content(passed.map { timeline.value(time: time(of: $0, timeline)) } ?? initialValue)
            .background(
                Alarm(due: begin == nil || isOver ? nil : FrameClock.now + FrameClock.frame) {
                    turns = turn + 1
                }
            )
            .onAppear { if trigger == nil { begin = FrameClock.now } }
            .onChange(of: trigger) { begin = FrameClock.now }
    }

    /// Returns the time within the current run.
    private func time(of passed: Double, _ timeline: KeyframeTimeline<Value>) -> Double {
        let duration = timeline.duration
        return isRepeating && duration > 0 ? passed.truncatingRemainder(dividingBy: duration) : passed
    }
}

extension View {
    /// Animates the view with a value that runs through keyframes, once or repeatedly.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView(content: self)
        return KeyframeAnimator(
            initialValue: initialValue,
            repeating: repeating,
            content: { content(view, $0) },
            keyframes: keyframes
        )
    }

    /// Animates the view with a value that runs through keyframes, once each time a trigger changes.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView(content: self)
        return KeyframeAnimator(
            initialValue: initialValue,
            trigger: trigger,
            content: { content(view, $0) },
            keyframes: keyframes
        )
    }
}
