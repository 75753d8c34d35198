import SwiftUI

struct ClockFace: View {
    @State private var showsSeconds = true
    @State private var zone = TimeZone.current
    var diameter: CGFloat = 200

    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { timeline in
            let seconds = timeline.date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: timeline.date))
            let second = seconds.truncatingRemainder(dividingBy: 60)
            let minute = (seconds / 60).truncatingRemainder(dividingBy: 60)
            let hour = (seconds / 3600).truncatingRemainder(dividingBy: 12)
            VStack(spacing: 12) {
                ZStack {
                    Circle()
                        .fill(
                            RadialGradient(
                                colors: [.white, .gray.opacity(0.3)], center: .center, startRadius: diameter / 4,
                                endRadius: diameter / 2)
                        )
                        .overlay(Circle().strokeBorder(.black, lineWidth: 4))
                    ForEach(0..<60, id: \.self) { tick in
                        Capsule()
                            .fill(tick % 5 == 0 ? Color.black : Color.gray)
                            .frame(
                                width: tick % 15 == 0 ? 4 : tick % 5 == 0 ? 3 : 1,
                                height: tick % 5 == 0 ? diameter * 0.06 : diameter * 0.03
                            )
                            .offset(y: -diameter / 2 + diameter * 0.05)
                            .rotationEffect(.degrees(Double(tick) / 60 * 360))
                    }
                    ForEach(1..<13, id: \.self) { number in
                        Text("\(number)")
                            .font(.system(size: diameter * 0.08, weight: number % 3 == 0 ? .bold : .regular))
                            .position(
                                x: diameter / 2 + diameter * 0.38 * sin(Double(number) * .pi / 6),
                                y: diameter / 2 - diameter * 0.38 * cos(Double(number) * .pi / 6)
                            )
                    }
                    RoundedRectangle(cornerRadius: 3)
                        .frame(width: 6, height: diameter * 0.25)
                        .offset(y: -diameter * 0.25 / 2)
                        .rotationEffect(.degrees(hour * 30))
                    RoundedRectangle(cornerRadius: 2)
                        .frame(width: 4, height: diameter * 0.36)
                        .offset(y: -diameter * 0.36 / 2)
                        .rotationEffect(.radians(minute * 2 * .pi / 60))
                    if showsSeconds {
                        Rectangle()
                            .fill(.red)
                            .frame(width: 1.5, height: diameter * 0.45)
                            .offset(y: -diameter * 0.45 / 2 + 12)
                            .rotationEffect(Angle(degrees: second.rounded(.down) * 6), anchor: .center)
                            .shadow(color: .black.opacity(0.3), radius: 2, x: 1, y: 2)
                    }
                    Circle().fill(.red).frame(width: 8, height: 8)
                }
                .frame(width: diameter, height: diameter)
                .foregroundColor(.black)
                Text(
                    "\(Int(hour) == 0 ? 12 : Int(hour)):\(Int(minute) < 10 ? "0" : "")\(Int(minute))\(showsSeconds ? String(format: ":%02d", Int(second)) : "")"
                )
                .font(.system(.title2, design: .monospaced))
                Picker("Zone", selection: $zone) {
                    ForEach(
                        ["Europe/Zurich", "America/Lima", "Asia/Tokyo"].compactMap(TimeZone.init(identifier:)),
                        id: \.self
                    ) { zone in
                        Text(zone.identifier.split(separator: "/").last.map(String.init) ?? zone.identifier).tag(zone)
                    }
                }
                Toggle("Seconds", isOn: $showsSeconds)
            }
        }
        .padding(diameter * 0.08)
    }
}
