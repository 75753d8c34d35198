import SwiftUI

struct ColorMixer: View {
    @State private var red = 0.5
    @State private var green = 0.3
    @State private var blue = 0.8
    @State private var opacity = 1.0
    @State private var saved: [Color] = []
    @State private var usesHSB = false

    private var color: Color {
        usesHSB ? Color(hue: red, saturation: green, brightness: blue) : Color(red: red, green: green, blue: blue)
    }

    var body: some View {
        VStack(spacing: 16) {
            ZStack {
                HStack(spacing: 0) {
                    ForEach(0..<8) { column in
                        VStack(spacing: 0) {
                            ForEach(0..<4) { row in
                                Rectangle().fill((row + column) % 2 == 0 ? Color.white : Color(white: 0.8))
                            }
                        }
                    }
                }
                color.opacity(opacity)
                Text("#\(String(format: "%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255)))")
                    .font(.system(.title2, design: .monospaced).bold())
                    .foregroundColor(0.299 * red + 0.587 * green + 0.114 * blue > 0.6 ? .black : .white)
            }
            .frame(height: 120)
            .cornerRadius(16)
            .overlay(RoundedRectangle(cornerRadius: 16).stroke(color, lineWidth: 3))
            ForEach(
                Array(
                    [
                        ($red, usesHSB ? "Hue" : "Red", Color.red), ($green, usesHSB ? "Saturation" : "Green", .green),
                        ($blue, usesHSB ? "Brightness" : "Blue", .blue),
                    ].enumerated()), id: \.offset
            ) { index, channel in
                HStack {
                    Text(channel.1)
                        .frame(width: 80, alignment: .leading)
                    Slider(value: channel.0, in: 0...1)
                        .tint(channel.2)
                    Text("\(Int((channel.0.wrappedValue * 255).rounded()))")
                        .monospacedDigit()
                        .frame(width: 36, alignment: .trailing)
                }
                .padding(.leading, CGFloat(index) * 2)
            }
            HStack {
                Text("Opacity")
                Slider(value: $opacity, in: 0.1...1, step: 0.05)
                Text(opacity, format: .percent.precision(.fractionLength(0)))
            }
            Rectangle()
                .fill(
                    LinearGradient(
                        colors: (0...10).map { Color(hue: Double($0) / 10, saturation: green, brightness: blue) },
                        startPoint: .leading, endPoint: .trailing)
                )
                .frame(height: 20)
                .overlay(alignment: .leading) {
                    GeometryReader { proxy in
                        Circle()
                            .strokeBorder(.white, lineWidth: 2)
                            .frame(width: 20, height: 20)
                            .offset(x: (proxy.size.width - 20) * CGFloat(red))
                            .gesture(
                                DragGesture(minimumDistance: 0).onChanged {
                                    red = min(max($0.location.x / proxy.size.width, 0), 1)
                                })
                    }
                }
                .clipShape(Capsule())
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 36, maximum: 60), spacing: 6)], spacing: 6) {
                ForEach(saved.indices, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 6)
                        .fill(saved[index])
                        .frame(height: 36)
                        .onTapGesture { saved.remove(at: index) }
                }
            }
            HStack {
                Toggle("HSB", isOn: $usesHSB.animation()).toggleStyle(.button)
                Button("Save") { saved.append(color.opacity(opacity)) }.disabled(saved.count >= 12)
                Button("Random") { (red, green, blue) = (.random(in: 0...1), .random(in: 0...1), .random(in: 0...1)) }
            }
        }
        .padding()
    }
}
