import SwiftUI

struct BookingFlow: View {
    enum Step: Int, CaseIterable, Comparable {
        case dates, guests, room, summary
        static func < (a: Step, b: Step) -> Bool { a.rawValue < b.rawValue }
    }
    enum Room: Hashable {
        case single, double(hasView: Bool), suite(floor: Int)
        var price: Double {
            switch self {
            case .single: 80
            case .double(let hasView): hasView ? 140 : 120
            case .suite(let floor): 200 + Double(floor) * 10
            }
        }
    }

    @State private var step = Step.dates
    @State private var arrival = Date.now
    @State private var departure = Date.now.addingTimeInterval(2 * 86_400)
    @State private var adults = 2
    @State private var children: [Int] = []
    @State private var room: Room?
    @State private var wishes = ""

    private var nights: Int { Calendar.current.dateComponents([.day], from: arrival, to: departure).day ?? 1 }

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 0) {
                ForEach(Step.allCases, id: \.rawValue) { item in
                    Circle()
                        .fill(item <= step ? Color.green : Color.gray.opacity(0.3))
                        .frame(width: 28, height: 28)
                        .overlay {
                            Text("\(item.rawValue + 1)").font(.caption.bold()).foregroundStyle(
                                item <= step ? Color.white : .secondary)
                        }
                    if item != Step.allCases.last {
                        Rectangle()
                            .fill(item < step ? .green : .gray.opacity(0.3))
                            .frame(height: 2)
                    }
                }
            }
            .padding(.horizontal, 20)
            Group {
                switch step {
                case .dates:
                    VStack {
                        DatePicker("Arrival", selection: $arrival, in: Date.now..., displayedComponents: .date)
                        DatePicker(
                            "Departure", selection: $departure, in: arrival.addingTimeInterval(86_400)...,
                            displayedComponents: .date)
                        Text("\(nights) night\(nights == 1 ? "" : "s")")
                    }
                case .guests:
                    Stepper("Adults: \(adults)", value: $adults, in: 1...6)
                    Stepper {
                        Text("Children: \(children.count)")
                    } onIncrement: {
                        children.append(8)
                    } onDecrement: {
                        _ = children.popLast()
                    }
                    ForEach(children.indices, id: \.self) { index in
                        Picker("Age of child \(index + 1)", selection: $children[index]) {
                            ForEach(0..<18) { Text("\($0)").tag($0) }
                        }
                    }
                case .room:
                    ForEach(
                        [Room.single, .double(hasView: false), .double(hasView: true), .suite(floor: 5)], id: \.self
                    ) { choice in
                        HStack {
                            switch choice {
                            case .single: Text("Single")
                            case .double(hasView: true): Text("Double").bold() + Text(" with a view")
                            case .double: Text("Double")
                            case .suite(let floor): Text("Suite on floor \(floor)")
                            }
                            Spacer()
                            Text(choice.price * Double(nights), format: .currency(code: "EUR"))
                            Image(systemName: room == choice ? "largecircle.fill.circle" : "circle")
                        }
                        .padding(12)
                        .background(
                            room == choice ? Color.blue.opacity(0.15) : Color.clear,
                            in: RoundedRectangle(cornerRadius: 8)
                        )
                        .onTapGesture { room = choice }
                        .disabled(choice == .single && adults + children.count > 1)
                    }
                case .summary:
                    if let room {
                        let total =
                            room.price * Double(nights) + Double(adults) * 2.5 * Double(nights) + Double(
                                children.filter { $0 > 12 }.count) * 1.2
                        Text(
                            "\(arrival.formatted(date: .abbreviated, time: .omitted)) to \(departure.formatted(date: .abbreviated, time: .omitted))"
                        )
                        Text("\(adults + children.count) guests, \(total, format: .currency(code: "EUR"))").font(
                            .title3)
                        TextField("Wishes", text: $wishes, axis: .vertical).lineLimit(3, reservesSpace: true)
                    } else {
                        Text("Please choose a room.").foregroundStyle(.red)
                    }
                }
            }
            .frame(maxWidth: .infinity, minHeight: 120, alignment: .top)
            .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
            HStack {
                Button("Back") { withAnimation { step = Step(rawValue: step.rawValue - 1) ?? .dates } }
                    .disabled(step == .dates)
                Spacer()
                Button(step == .summary ? "Book" : "Next") {
                    withAnimation { step = Step(rawValue: step.rawValue + 1) ?? .summary }
                }
                .disabled(step == .room && room == nil)
                .buttonStyle(.borderedProminent)
            }
        }
        .padding(16)
    }
}
