import SwiftUI

struct TextStyles: View {
    @State private var size = 16.0
    @State private var tracking = 0.0
    @State private var isStrong = false
    let user = "Ada"
    let unread = 3
    let share = 0.4567

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 10) {
                Text("Hello, ") + Text(user).bold() + Text("! You have ") + Text("\(unread)").foregroundColor(.red)
                    + Text(" new ")
                    + Text(unread == 1 ? "letter" : "letters").italic() + Text(".")
                Text("Large").font(.largeTitle).fontWeight(.heavy)
                    + Text(" and small").font(.caption2).baselineOffset(4)
                Text("H") + Text("2").font(.caption).baselineOffset(-4) + Text("O, E = mc")
                    + Text("2").font(.caption).baselineOffset(8)
                Text(Image(systemName: "star")) + Text(" ") + Text(4.5, format: .number)
                    + Text(" of 5 ").foregroundColor(.secondary)
                    + Text("(\(share, format: .percent.precision(.fractionLength(1))))")
                Text("**Bold**, *italic*, ~~struck~~, `code` and [a link](https://example.com)")
                    .tint(.purple)
                Text(
                    "\(Text("Red").foregroundStyle(.red)) \(Text("green").foregroundStyle(.green)) \(Text("blue").foregroundStyle(.blue))"
                )
                .font(.system(size: size, weight: isStrong ? .black : .light, design: .serif))
                .tracking(tracking)
                .kerning(tracking / 2)
                .underline(isStrong, pattern: .dash, color: .orange)
                Text("A long text that is cut in the middle because it does not fit on a line of the screen")
                    .lineLimit(1)
                    .truncationMode(.middle)
                    .frame(width: 200 + size, alignment: .leading)
                    .border(.gray, width: 1)
                Text("Centred\non two lines")
                    .multilineTextAlignment(.center)
                    .lineSpacing(4)
                    .frame(maxWidth: .infinity, alignment: .center)
                    .padding(8)
                    .background(.yellow.opacity(0.2))
                HStack(alignment: .lastTextBaseline, spacing: 2) {
                    Text("\(Int(share * 100))").font(.system(size: size * 2, weight: .bold, design: .rounded))
                    Text("%").font(.system(size: size))
                    Text("since \(Date(timeIntervalSinceNow: -3600), style: .relative)").font(.footnote)
                }
                Text(
                    "In \(Text(Date(timeIntervalSinceNow: 90), style: .timer).monospacedDigit()) minutes, or at \(Date.now.addingTimeInterval(90).formatted(date: .omitted, time: .shortened))"
                )
                Text(verbatim: "Not *formatted* \\(here)")
                    .textCase(.uppercase)
                    .font(.body.smallCaps().leading(.tight))
                Text(
                    String(repeating: "=", count: 10) + " " + user.uppercased() + " "
                        + String(repeating: "=", count: 10)
                )
                .monospaced()
                Group {
                    Text("Title").font(.title)
                    Text("Headline").font(.headline)
                    Text("Body").font(.body.italic())
                    Text("Custom").font(.custom("Avenir", size: size, relativeTo: .body))
                }
                .foregroundStyle(.linearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
                Slider(value: $size, in: 8...40)
                Slider(value: $tracking, in: -2...8)
                Toggle("Strong", isOn: $isStrong)
            }
            .padding(.horizontal, 16)
            .padding(.top, size / 2)
        }
    }
}
