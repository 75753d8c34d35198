import SwiftUI

struct CardFlip: View {
    let words = [("cat", "chat"), ("dog", "chien"), ("bird", "oiseau"), ("fish", "poisson")]
    @State private var index = 0
    @State private var isFlipped = false
    @State private var rotation = 0.0
    @State private var known: Set<Int> = []
    @State private var isShaking = false
    @Namespace private var animation

    var body: some View {
        VStack(spacing: 24) {
            HStack(spacing: 6) {
                ForEach(words.indices, id: \.self) { position in
                    Capsule()
                        .fill(known.contains(position) ? .green : position == index ? .blue : .gray.opacity(0.3))
                        .frame(width: position == index ? 24 : 12, height: 6)
                        .animation(.spring(duration: 0.3, bounce: 0.4), value: index)
                }
            }
            ZStack {
                RoundedRectangle(cornerRadius: 16)
                    .fill(isFlipped ? Color.orange.gradient : Color.blue.gradient)
                    .shadow(
                        color: .black.opacity(isFlipped ? 0.4 : 0.2), radius: isFlipped ? 12 : 6, x: 0,
                        y: isFlipped ? 8 : 3)
                Group {
                    if isFlipped {
                        Text(words[index].1)
                            .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
                            .transition(.opacity)
                    } else {
                        Text(words[index].0)
                            .transition(.asymmetric(insertion: .scale(scale: 0.8), removal: .opacity))
                    }
                }
                .font(.system(size: 36, weight: .semibold, design: .serif))
                .foregroundStyle(.white)
            }
            .frame(width: 240, height: 150)
            .rotation3DEffect(.degrees(rotation), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
            .offset(x: isShaking ? -8 : 0)
            .onTapGesture {
                withAnimation(.easeInOut(duration: 0.5)) {
                    rotation += 180
                    isFlipped.toggle()
                }
            }
            HStack(spacing: 20) {
                Button("Again") {
                    withAnimation(.default.repeatCount(3, autoreverses: true).speed(4)) { isShaking = true }
                    withAnimation(.default.delay(0.3)) { isShaking = false }
                    known.remove(index)
                }
                .tint(.red)
                Button(known.contains(index) ? "Known" : "I know it") {
                    known.insert(index)
                    withAnimation(.interpolatingSpring(stiffness: 120, damping: 12)) {
                        index = (index + 1) % words.count
                        isFlipped = false
                        rotation = 0
                    }
                }
                .tint(.green)
                .disabled(!isFlipped && !known.contains(index))
            }
            .buttonStyle(.borderedProminent)
            if known.count == words.count {
                Text("All \(words.count) words!")
                    .font(.title3)
                    .matchedGeometryEffect(id: "result", in: animation)
                    .phaseAnimator([1.0, 1.2, 1.0]) { content, scale in
                        content.scaleEffect(scale)
                    }
            } else {
                Text("\(known.count) of \(words.count), \(Double(known.count) / Double(words.count), format: .percent)")
                    .contentTransition(.numericText())
                    .matchedGeometryEffect(id: "result", in: animation)
            }
        }
        .padding(32)
        .sensoryFeedback(.success, trigger: known.count)
    }
}
