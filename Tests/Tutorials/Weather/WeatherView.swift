import SwiftUI

struct WeatherView: View {
    @ObservedObject var model: WeatherModel
    @State private var isNight = false

    var body: some View {
        ZStack {
            BackgroundView(isNight: $isNight)
            VStack(spacing: 16) {
                TextField("City", text: $model.city)
                    .textFieldStyle(.roundedBorder)
                    .disableAutocorrection(true)
                    .autocapitalization(.words)
                    .frame(width: 240)
                if let report = model.report {
                    MainWeatherView(report: report)
                    HStack(spacing: 20) {
                        ForEach(report.forecasts) { forecast in
                            WeatherDayView(forecast: forecast)
                        }
                    }
                } else if model.isLoading {
                    ProgressView()
                        .progressViewStyle(CircularProgressViewStyle(tint: .white))
                }
                if let message = model.message {
                    Text(message)
                        .foregroundColor(.red)
                        .multilineTextAlignment(.center)
                }
                Spacer(minLength: 0)
                Button {
                    isNight.toggle()
                } label: {
                    WeatherButtonLabel(title: "Change day time")
                }
            }
            .padding()
        }
    }
}

struct BackgroundView: View {
    @Binding var isNight: Bool

    var body: some View {
        LinearGradient(
            gradient: Gradient(colors: [isNight ? .black : .blue, isNight ? .gray : Color(.cyan)]),
            startPoint: .topLeading,
            endPoint: .bottomTrailing
        )
        .edgesIgnoringSafeArea(.all)
    }
}

struct MainWeatherView: View {
    let report: WeatherReport

    var body: some View {
        VStack {
            Text(report.city)
                .font(.system(size: 32, weight: .medium, design: .default))
                .foregroundColor(.white)
            Text("\(report.temperature, specifier: "%.0f")°")
                .font(.system(size: 70, weight: .medium))
            Text(report.summary).italic()
        }
        .foregroundStyle(.white)
    }
}

struct WeatherDayView: View {
    let forecast: Forecast

    var body: some View {
        VStack {
            Text(forecast.day.uppercased())
                .font(.system(size: 16, weight: .medium, design: .rounded))
            Image(systemName: forecast.symbol)
                .renderingMode(.original)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 40, height: 40)
            Text("\(Int(forecast.low))° / \(Int(forecast.high))°")
                .font(.caption2)
                .underline()
        }
        .accessibilityElement(children: .combine)
    }
}

struct WeatherButtonLabel: View {
    var title: String

    var body: some View {
        Text(title)
            .frame(width: 280, height: 50)
            .background(Color.white)
            .foregroundColor(.blue)
            .font(.system(size: 20, weight: .bold, design: .default))
            .cornerRadius(10)
            .shadow(color: .black.opacity(0.3), radius: 4, x: 0, y: 2)
    }
}

struct WeatherView_Previews: PreviewProvider {
    static var previews: some View {
        WeatherView(model: WeatherModel())
    }
}
