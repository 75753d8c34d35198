import SwiftUI

struct PillButtonStyle: ButtonStyle {
    var color: Color = .blue
    var isWide = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(controlSize == .large ? .headline : .subheadline)
            .lineLimit(1)
            .padding(.horizontal, controlSize == .large ? 24 : 12)
            .padding(.vertical, controlSize == .large ? 12 : 6)
            .frame(maxWidth: isWide ? .infinity : nil)
            .foregroundStyle(configuration.role == .destructive ? Color.red : .white)
            .background(
                Capsule()
                    .fill(isEnabled ? color : .gray)
                    .brightness(configuration.isPressed ? -0.15 : 0)
            )
            .overlay(Capsule().strokeBorder(.white.opacity(configuration.isPressed ? 0.8 : 0.2), lineWidth: 1.5))
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
            .opacity(isEnabled ? 1 : 0.5)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
            .contentShape(Capsule())
    }
}

struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: 8) {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                    .foregroundStyle(configuration.isOn ? Color.green : .secondary)
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

struct ButtonStyles: View {
    @State private var count = 0
    @State private var isOn = true
    @State private var progress = 0.3

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text("Pressed \(count) time\(count == 1 ? "" : "s")")
                .font(.title3)
            HStack(spacing: 10) {
                Button("Plain") { count += 1 }
                    .buttonStyle(PillButtonStyle())
                Button("Green") { count += 1 }
                    .buttonStyle(PillButtonStyle(color: .green))
                Button("Delete", role: .destructive) { count = 0 }
                    .buttonStyle(PillButtonStyle(color: .black))
                    .disabled(count == 0)
            }
            Button {
                count += 10
            } label: {
                Label("Ten at once", systemImage: "10.circle")
            }
            .buttonStyle(PillButtonStyle(color: .purple, isWide: true))
            .controlSize(.large)
            HStack {
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent).tint(.orange)
                Button("Borderless") {}.buttonStyle(.borderless)
            }
            Toggle("Repeat", isOn: $isOn)
                .toggleStyle(CheckToggleStyle())
            ProgressView("Progress", value: progress, total: 1)
                .progressViewStyle(.linear)
                .tint(progress > 0.7 ? .red : .green)
            Stepper("Step", value: $progress, in: 0...1, step: 0.1)
            ControlGroup {
                Button("Less", systemImage: "minus") { progress = max(progress - 0.1, 0) }
                Button("More", systemImage: "plus") { progress = min(progress + 0.1, 1) }
            }
        }
        .padding(20)
        .frame(maxWidth: 400, alignment: .leading)
    }
}
