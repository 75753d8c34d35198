import SwiftUI

struct Question {
    let text: String
    let answers: [String]
    let right: Int
}

struct QuizView: View {
    let questions: [Question]
    @State private var index = 0
    @State private var chosen: Int?
    @State private var score = 0
    @State private var remaining = 20.0
    @State private var isFinished = false

    private var question: Question { questions[index] }

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Text("Question \(index + 1) of \(questions.count)")
                    .font(.subheadline)
                Spacer()
                Label("\(score)", systemImage: score > questions.count / 2 ? "star.fill" : "star")
                    .foregroundStyle(score > questions.count / 2 ? Color.yellow : Color.gray)
                    .contentTransition(.numericText(value: Double(score)))
            }
            ProgressView(value: Double(index) + (chosen == nil ? 0 : 1), total: Double(questions.count))
                .tint(remaining < 5 ? .red : remaining < 10 ? .orange : .blue)
            Text(question.text)
                .font(question.text.count > 60 ? .title3 : .title)
                .fontWeight(.bold)
                .multilineTextAlignment(.center)
                .padding(.vertical, question.text.count > 60 ? 8 : 20)
                .id(index)
                .transition(.push(from: .trailing))
            ForEach(Array(zip(question.answers.indices, question.answers)), id: \.0) { position, answer in
                Button {
                    guard chosen == nil else { return }
                    withAnimation(position == question.right ? .bouncy : .easeOut(duration: 0.2)) {
                        chosen = position
                        score += position == question.right ? 1 : 0
                    }
                } label: {
                    HStack {
                        Text("\(["A", "B", "C", "D"][position % 4]).")
                            .fontWeight(chosen == position ? .heavy : .regular)
                        Text(answer)
                        Spacer()
                        if let chosen, position == question.right || position == chosen {
                            Image(
                                systemName: position == question.right ? "checkmark.circle.fill" : "xmark.circle.fill"
                            )
                            .transition(.scale)
                        }
                    }
                    .padding(.horizontal, chosen == position ? 20 : 16)
                    .padding(.vertical, 12)
                    .frame(maxWidth: chosen == nil || chosen == position ? .infinity : 320)
                    .background(
                        RoundedRectangle(cornerRadius: 12)
                            .fill(
                                chosen == nil
                                    ? Color.gray.opacity(0.1)
                                    : position == question.right
                                        ? Color.green.opacity(0.4)
                                        : position == chosen ? Color.red.opacity(0.4) : Color.gray.opacity(0.05)
                            )
                    )
                    .overlay(
                        RoundedRectangle(cornerRadius: 12)
                            .stroke(chosen == position ? Color.primary : .clear, lineWidth: chosen == position ? 2 : 0)
                    )
                    .scaleEffect(chosen == position ? 1.02 : 1)
                }
                .buttonStyle(.plain)
                .disabled(chosen != nil)
                .keyboardShortcut(KeyEquivalent(Character("\(position + 1)")), modifiers: [])
            }
            Button(index + 1 < questions.count ? "Next" : "Finish") {
                withAnimation {
                    if index + 1 < questions.count { index += 1 } else { isFinished = true }
                    (chosen, remaining) = (nil, 20)
                }
            }
            .opacity(chosen == nil ? 0 : 1)
            .offset(y: chosen == nil ? 20 : 0)
        }
        .padding(20)
        .task(id: index) {
            while remaining > 0 && chosen == nil && !Task.isCancelled {
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                remaining -= 1
            }
        }
        .fullScreenCover(isPresented: $isFinished) {
            Text(
                score == questions.count
                    ? "Perfect!"
                    : "\(score) of \(questions.count), \(Double(score) / Double(questions.count), format: .percent)")
        }
    }
}
