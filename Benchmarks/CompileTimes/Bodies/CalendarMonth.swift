import SwiftUI

struct CalendarMonth: View {
    @State private var month = Date.now
    @State private var selected = Date.now
    @State private var events: [Date: [String]] = [:]

    private let calendar = Calendar.current

    private var first: Date { calendar.date(from: calendar.dateComponents([.year, .month], from: month))! }
    private var blanks: Int { (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7 }
    private var dayCount: Int { calendar.range(of: .day, in: .month, for: first)?.count ?? 30 }

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Button("Previous", systemImage: "chevron.left") { move(by: -1) }
                Spacer()
                Text(month, format: .dateTime.month(.wide).year())
                    .font(.headline)
                Spacer()
                Button("Next", systemImage: "chevron.right") { move(by: 1) }
            }
            .labelStyle(.iconOnly)
            .buttonStyle(.bordered)
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 7), spacing: 4) {
                ForEach(Array(calendar.veryShortWeekdaySymbols.enumerated()), id: \.offset) { index, symbol in
                    Text(symbol)
                        .font(.caption.bold())
                        .foregroundStyle(index == 0 || index == 6 ? Color.red : Color.secondary)
                }
                ForEach(0..<((blanks + dayCount + 6) / 7 * 7), id: \.self) { cell in
                    let number = cell - blanks + 1
                    if number >= 1 && number <= dayCount {
                        let day = calendar.date(byAdding: .day, value: number - 1, to: first)!
                        let isSelected = calendar.isDate(day, inSameDayAs: selected)
                        VStack(spacing: 1) {
                            Text("\(number)")
                                .font(.callout.monospacedDigit())
                                .fontWeight(calendar.isDateInToday(day) ? .bold : .regular)
                                .foregroundStyle(
                                    isSelected ? Color.white : calendar.isDateInWeekend(day) ? .red : .primary)
                            HStack(spacing: 2) {
                                ForEach(0..<min(events[day]?.count ?? 0, 3), id: \.self) { _ in
                                    Circle().fill(isSelected ? .white : .orange).frame(width: 4, height: 4)
                                }
                            }
                            .frame(height: 4)
                        }
                        .frame(maxWidth: .infinity, minHeight: 32)
                        .background(isSelected ? Color.blue : .clear, in: RoundedRectangle(cornerRadius: 8))
                        .overlay {
                            if calendar.isDateInToday(day) {
                                RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 1.5)
                            }
                        }
                        .onTapGesture { withAnimation(.easeOut(duration: 0.15)) { selected = day } }
                    } else {
                        Text("\(number < 1 ? number + 30 : number - dayCount)")
                            .foregroundStyle(.quaternary)
                    }
                }
            }
            Divider()
            ForEach(events[calendar.startOfDay(for: selected)] ?? [], id: \.self) { event in
                Label(event, systemImage: "calendar")
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            Button("Add on \(selected.formatted(.dateTime.day().month()))") {
                events[calendar.startOfDay(for: selected), default: []].append(
                    "Event \(events.values.reduce(1) { $0 + $1.count })")
            }
            .font(.footnote)
        }
        .padding(12)
        .gesture(DragGesture(minimumDistance: 30).onEnded { move(by: $0.translation.width > 0 ? -1 : 1) })
    }

    private func move(by months: Int) {
        withAnimation { month = calendar.date(byAdding: .month, value: months, to: month) ?? month }
    }
}
