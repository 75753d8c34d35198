import SwiftUI

struct CalculatorPad: View {
    enum Key: Hashable {
        case digit(Int), point, clear, sign, percent, equals
        case operation(String)

        var title: String {
            switch self {
            case .digit(let digit): "\(digit)"
            case .point: "."
            case .clear: "AC"
            case .sign: "±"
            case .percent: "%"
            case .equals: "="
            case .operation(let name): name
            }
        }
    }

    private let rows: [[Key]] = [
        [.clear, .sign, .percent, .operation("÷")],
        [.digit(7), .digit(8), .digit(9), .operation("×")],
        [.digit(4), .digit(5), .digit(6), .operation("−")],
        [.digit(1), .digit(2), .digit(3), .operation("+")],
        [.digit(0), .point, .equals],
    ]
    @State private var text = "0"
    @State private var stored: Double?
    @State private var pending: String?
    @State private var history: [(String, Double)] = []

    var body: some View {
        GeometryReader { geometry in
            let spacing: CGFloat = 8
            let side = (geometry.size.width - 5 * spacing) / 4
            VStack(alignment: .trailing, spacing: spacing) {
                Spacer(minLength: 0)
                ForEach(history.suffix(2).indices, id: \.self) { index in
                    Text("\(history[index].0) = \(history[index].1, specifier: "%g")")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                Text(text)
                    .font(.system(size: text.count > 8 ? side * 0.5 : side * 0.8, weight: .light))
                    .lineLimit(1)
                    .minimumScaleFactor(0.3)
                    .padding(.horizontal, spacing * 2)
                    .textSelection(.enabled)
                ForEach(rows, id: \.self) { row in
                    HStack(spacing: spacing) {
                        ForEach(row, id: \.self) { key in
                            let isWide = key == .digit(0)
                            Button(action: { press(key) }) {
                                Text(key.title)
                                    .font(.system(size: side * 0.4, weight: .medium, design: .rounded))
                                    .frame(
                                        width: isWide ? side * 2 + spacing : side, height: side * 0.9,
                                        alignment: isWide ? .leading : .center
                                    )
                                    .padding(.leading, isWide ? side * 0.35 : 0)
                                    .frame(width: isWide ? side * 2 + spacing : side)
                                    .foregroundColor(key == .clear || key == .sign || key == .percent ? .black : .white)
                                    .background {
                                        switch key {
                                        case .operation(let name):
                                            Capsule().fill(pending == name ? Color.yellow : Color.orange)
                                        case .equals:
                                            Capsule().fill(Color.orange.gradient)
                                        case .clear, .sign, .percent:
                                            Capsule().fill(Color(white: 0.7))
                                        default:
                                            Capsule().fill(Color(white: 0.25))
                                        }
                                    }
                            }
                            .buttonStyle(.plain)
                        }
                    }
                }
            }
            .padding(spacing)
            .frame(width: geometry.size.width, height: geometry.size.height, alignment: .bottomTrailing)
        }
        .background(Color.black.edgesIgnoringSafeArea(.all))
        .foregroundStyle(.white)
    }

    private func press(_ key: Key) {
        switch key {
        case .digit(let digit): text = text == "0" ? "\(digit)" : text + "\(digit)"
        case .point: if !text.contains(".") { text += "." }
        case .clear: (text, stored, pending) = ("0", nil, nil)
        case .sign: text = text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text
        case .percent: text = "\((Double(text) ?? 0) / 100)"
        case .operation(let name): (stored, pending, text) = (Double(text), name, "0")
        case .equals:
            guard let stored, let pending, let value = Double(text) else { return }
            let result =
                pending == "+"
                ? stored + value : pending == "−" ? stored - value : pending == "×" ? stored * value : stored / value
            history.append(("\(stored) \(pending) \(value)", result))
            text = result.formatted()
        }
    }
}
