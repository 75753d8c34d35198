import SwiftUI

struct HourForecast: Identifiable {
    let id = UUID()
    let hour: Int
    let symbol: String
    let temperature: Double
    let rain: Double
}

struct WeatherCard: View {
    let city: String
    let hours: [HourForecast]
    @State private var isExpanded = false
    @State private var usesCelsius = true

    private func shown(_ celsius: Double) -> Double {
        usesCelsius ? celsius : celsius * 9 / 5 + 32
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .top) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(city)
                        .font(.title2)
                        .fontWeight(.bold)
                    Text("\(hours.count) hours, \(hours.filter { $0.rain > 0.5 }.count) of them wet")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                Spacer()
                Text("\(shown(hours.first?.temperature ?? 0), specifier: "%.1f")°")
                    .font(.system(size: 40, weight: .thin, design: .rounded))
                    .padding(.trailing, 4)
            }
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 16) {
                    ForEach(hours) { hour in
                        VStack(spacing: 6) {
                            Text(hour.hour < 10 ? "0\(hour.hour)" : "\(hour.hour)")
                                .font(.caption2)
                                .opacity(0.8)
                            Image(systemName: hour.symbol)
                                .symbolRenderingMode(.multicolor)
                                .frame(width: 24, height: 24)
                            Text("\(Int(shown(hour.temperature).rounded()))°")
                                .font(.footnote)
                                .bold()
                            Capsule()
                                .fill(hour.rain > 0.5 ? Color.blue : Color.blue.opacity(0.3))
                                .frame(width: 6, height: 4 + 30 * hour.rain)
                                .offset(x: 0, y: -2)
                        }
                        .padding(.vertical, 8)
                        .padding(.horizontal, isExpanded ? 10 : 6)
                        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 10))
                    }
                }
            }
            if isExpanded {
                Toggle("Celsius", isOn: $usesCelsius.animation(.easeInOut(duration: 0.2)))
                    .toggleStyle(.switch)
                    .padding(.top, 4)
            }
        }
        .padding(16)
        .foregroundStyle(.white)
        .background(
            LinearGradient(
                colors: [.blue.opacity(0.9), .indigo, .purple.opacity(0.7)],
                startPoint: .topLeading, endPoint: .bottomTrailing
            )
        )
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
        .shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)
        .overlay(alignment: .bottomTrailing) {
            Image(systemName: isExpanded ? "chevron.up" : "chevron.down")
                .padding(10)
        }
        .onTapGesture {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { isExpanded.toggle() }
        }
    }
}

#Preview {
    WeatherCard(city: "Oslo", hours: [HourForecast(hour: 9, symbol: "sun.max", temperature: 12, rain: 0.1)])
}
