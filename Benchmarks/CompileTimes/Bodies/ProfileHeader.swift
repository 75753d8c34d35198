import SwiftUI

struct ProfileStat: Identifiable {
    var id: String { title }
    let title: String
    let value: Int
}

struct ProfileHeader: View {
    let name: String
    let stats: [ProfileStat]
    @State private var isFollowing = false
    @State private var scrolled: CGFloat = 0
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ZStack(alignment: .bottom) {
                    GeometryReader { proxy in
                        let minY = proxy.frame(in: .global).minY
                        LinearGradient(colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
                            .frame(width: proxy.size.width, height: proxy.size.height + (minY > 0 ? minY : 0))
                            .offset(y: minY > 0 ? -minY : 0)
                            .blur(radius: max(0, min(-minY / 20, 8)))
                            .overlay(
                                Circle()
                                    .fill(.white.opacity(0.1))
                                    .frame(width: 140, height: 140)
                                    .offset(x: proxy.size.width / 2 - 30, y: -40 + minY / 4)
                            )
                    }
                    .frame(height: 160)
                    Text(name.split(separator: " ").compactMap(\.first).map(String.init).joined())
                        .font(.system(size: 36, weight: .bold, design: .rounded))
                        .foregroundColor(.white)
                        .frame(width: 96, height: 96)
                        .background(Circle().fill(Color.orange))
                        .overlay(Circle().stroke(scheme == .dark ? Color.black : Color.white, lineWidth: 4))
                        .shadow(color: Color.black.opacity(0.25), radius: 6, x: 0, y: 3)
                        .offset(x: 0, y: 48)
                }
                .padding(.bottom, 56)
                VStack(spacing: 6) {
                    HStack(spacing: 4) {
                        Text(name).font(.title2).fontWeight(.semibold)
                        Image(systemName: "checkmark.seal.fill").foregroundColor(.blue).imageScale(.small)
                    }
                    Text("@\(name.lowercased().replacingOccurrences(of: " ", with: "_"))")
                        .font(.subheadline)
                        .foregroundColor(.secondary)
                }
                HStack(spacing: 0) {
                    ForEach(stats) { stat in
                        VStack(spacing: 2) {
                            Text(
                                stat.value > 9999
                                    ? "\(Double(stat.value) / 1000, specifier: "%.1f") k" : "\(stat.value)"
                            )
                            .font(.headline)
                            Text(stat.title)
                                .font(.caption)
                                .foregroundColor(.secondary)
                        }
                        .frame(maxWidth: .infinity)
                        if stat.id != stats.last?.id {
                            Divider().frame(height: 24)
                        }
                    }
                }
                .padding(.vertical, 14)
                .background(RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(scheme == .dark ? 0.3 : 0.1)))
                .padding(.horizontal, 20)
                .padding(.top, 12)
                Button(action: { withAnimation(.spring()) { isFollowing.toggle() } }) {
                    HStack {
                        Image(systemName: isFollowing ? "checkmark" : "plus")
                            .rotationEffect(.degrees(isFollowing ? 360 : 0))
                        Text(isFollowing ? "Following" : "Follow")
                    }
                    .font(.headline)
                    .foregroundColor(isFollowing ? .primary : .white)
                    .padding(.vertical, 10)
                    .frame(maxWidth: .infinity)
                    .background(isFollowing ? Color.gray.opacity(0.2) : Color.blue)
                    .clipShape(Capsule())
                    .overlay(Capsule().stroke(Color.gray, lineWidth: isFollowing ? 1 : 0))
                }
                .padding(EdgeInsets(top: 16, leading: 20, bottom: 8, trailing: 20))
            }
        }
        .edgesIgnoringSafeArea(.top)
    }
}
