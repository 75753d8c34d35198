import SwiftUI

struct DragCard: View {
    enum DragPhase {
        case inactive, pressing, dragging(CGSize)
        var translation: CGSize {
            if case .dragging(let size) = self { size } else { .zero }
        }
        var isActive: Bool {
            if case .inactive = self { false } else { true }
        }
    }

    @GestureState private var phase = DragPhase.inactive
    @GestureState private var magnification = 1.0
    @State private var offset = CGSize.zero
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    @State private var taps = 0
    @State private var log: [String] = []

    var body: some View {
        let press = LongPressGesture(minimumDuration: 0.3)
            .sequenced(before: DragGesture(minimumDistance: 2, coordinateSpace: .local))
            .updating($phase) { value, state, transaction in
                switch value {
                case .first(true): state = .pressing
                case .second(true, let drag): state = .dragging(drag?.translation ?? .zero)
                default: state = .inactive
                }
                transaction.animation = .interactiveSpring()
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                offset.width += drag.translation.width
                offset.height += drag.translation.height
                log.append("Moved by \(Int(drag.translation.width)), \(Int(drag.translation.height))")
            }
        let pinch = MagnifyGesture()
            .updating($magnification) { value, state, _ in state = value.magnification }
            .onEnded { scale = max(0.5, min(3, scale * $0.magnification)) }
            .simultaneously(
                with: RotateGesture()
                    .onChanged { angle = $0.rotation }
                    .onEnded { value in
                        log.append(
                            "Turned by \(value.rotation.degrees.formatted(.number.precision(.fractionLength(1))))°")
                    }
            )
        ZStack {
            RoundedRectangle(cornerRadius: phase.isActive ? 24 : 12)
                .fill(phase.isActive ? Color.orange : Color.blue)
                .frame(width: 160 + 10 * Double(taps % 4), height: 100)
                .overlay {
                    VStack(spacing: 4) {
                        Text(
                            "\(Int(offset.width + phase.translation.width)) × \(Int(offset.height + phase.translation.height))"
                        )
                        .font(.headline.monospacedDigit())
                        Text("\(scale * magnification, specifier: "%.2f") times, \(angle.degrees, specifier: "%.0f")°")
                            .font(.caption)
                    }
                    .foregroundStyle(.white)
                }
                .shadow(radius: phase.isActive ? 12 : 4, x: 0, y: phase.isActive ? 8 : 2)
                .scaleEffect(scale * magnification * (phase.isActive ? 1.1 : 1))
                .rotationEffect(angle + .degrees(phase.translation.width / 20))
                .offset(x: offset.width + phase.translation.width, y: offset.height + phase.translation.height)
                .gesture(press)
                .simultaneousGesture(pinch)
                .highPriorityGesture(
                    TapGesture(count: 2)
                        .onEnded { withAnimation(.spring) { (offset, scale, angle) = (.zero, 1, .zero) } }
                        .exclusively(before: TapGesture().onEnded { taps += 1 })
                )
                .onLongPressGesture(minimumDuration: 2, maximumDistance: 10) { log.removeAll() }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .bottom) {
            ForEach(Array(log.suffix(3).enumerated()), id: \.offset) { position, line in
                Text(line).font(.caption2).offset(y: -14 * CGFloat(position))
            }
        }
    }
}
