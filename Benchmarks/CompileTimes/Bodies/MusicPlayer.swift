import SwiftUI

struct Song: Identifiable, Equatable {
    let id: Int
    let title: String
    let artist: String
    let seconds: Double
}

struct MusicPlayer: View {
    @State private var songs = (1...8).map {
        Song(id: $0, title: "Song \($0)", artist: "Band \($0 % 3)", seconds: 180 + Double($0) * 7)
    }
    @State private var current = 0
    @State private var elapsed = 42.0
    @State private var isPlaying = false
    @State private var drag = CGSize.zero
    @State private var volume = 0.7
    @State private var isShuffled = false
    @State private var showsQueue = false
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var song: Song { songs[current] }

    var body: some View {
        VStack(spacing: 18) {
            RoundedRectangle(cornerRadius: isPlaying ? 12 : 24)
                .fill(
                    LinearGradient(
                        gradient: Gradient(stops: [
                            .init(
                                color: Color(hue: Double(song.id) / 8, saturation: 0.7, brightness: 0.9), location: 0),
                            .init(
                                color: Color(hue: Double(song.id) / 8 + 0.1, saturation: 0.9, brightness: 0.5),
                                location: 1),
                        ]),
                        startPoint: .top, endPoint: .bottom
                    )
                )
                .overlay(Image(systemName: "music.note").font(.system(size: 60)).foregroundColor(.white.opacity(0.8)))
                .frame(width: sizeClass == .compact ? 200 : 260, height: sizeClass == .compact ? 200 : 260)
                .scaleEffect(isPlaying ? 1 - abs(drag.width) / 260 / 5 : 1 - CGFloat(abs(song.id - current)) * 0.05)
                .shadow(color: .black.opacity(0.3), radius: isPlaying ? 20 : 8, x: 0, y: isPlaying ? 12 : 4)
                .animation(.spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0), value: isPlaying)
            VStack(spacing: 4) {
                Text(song.title).font(.title3).bold().lineLimit(1)
                Text("\(song.artist) · \(current + 1) of \(songs.count)").foregroundStyle(.secondary)
            }
            VStack(spacing: 2) {
                Slider(value: $elapsed, in: 0...song.seconds)
                HStack {
                    Text("\(Int(elapsed) / 60):\(Int(elapsed) % 60 < 10 ? "0" : "")\(Int(elapsed) % 60)")
                    Spacer()
                    Text(
                        "-\(Int(song.seconds - elapsed) / 60):\(String(format: "%02d", Int(song.seconds - elapsed) % 60))"
                    )
                }
                .font(.caption2.monospacedDigit())
            }
            HStack(spacing: 32) {
                Button {
                    step(-1)
                } label: {
                    Image(systemName: "backward.fill")
                }
                Button {
                    isPlaying.toggle()
                } label: {
                    Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill")
                        .font(.system(size: 52))
                        .contentTransition(.symbolEffect(.replace))
                }
                Button {
                    step(1)
                } label: {
                    Image(systemName: "forward.fill")
                }
            }
            .buttonStyle(.plain)
            .font(.title)
            HStack(spacing: 8) {
                Image(systemName: "speaker.fill")
                Slider(value: $volume)
                Image(
                    systemName: volume > 0.6
                        ? "speaker.wave.3.fill" : volume > 0 ? "speaker.wave.1.fill" : "speaker.slash.fill")
            }
            .font(.caption)
            HStack(alignment: .bottom, spacing: 3) {
                ForEach(0..<24, id: \.self) { bar in
                    Capsule()
                        .fill(Double(bar) / 24 <= elapsed / song.seconds ? Color.accentColor : Color.gray.opacity(0.3))
                        .frame(
                            width: 4, height: isPlaying ? 8 + 16 * abs(sin(Double(bar) * 0.7 + elapsed)) * volume : 6)
                }
            }
            .frame(height: 28)
            Toggle(isOn: $isShuffled) { Image(systemName: "shuffle") }
                .toggleStyle(.button)
        }
        .padding(.horizontal, 24)
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
            guard isPlaying else { return }
            if elapsed + 1 < song.seconds { elapsed += 1 } else { step(1) }
        }
        .onChange(of: isShuffled) { if isShuffled { songs.shuffle() } else { songs.sort { $0.id < $1.id } } }
    }

    private func step(_ by: Int) {
        current = (current + by + songs.count) % songs.count
        elapsed = 0
    }
}
