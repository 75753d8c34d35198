import SwiftUI

struct GlowingCard: ViewModifier {
    var color: Color
    var radius: CGFloat
    var isActive: Bool
    var badge: Int?
    @State private var isHovering = false
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var typeSize

    func body(content: Content) -> some View {
        content
            .font(.system(.body, design: .rounded))
            .padding(.horizontal, radius * 1.5)
            .padding(.vertical, radius / 2 + 4)
            .frame(minWidth: 80, maxWidth: typeSize.isAccessibilitySize ? .infinity : 240, minHeight: 40)
            .background {
                RoundedRectangle(cornerRadius: radius, style: .continuous)
                    .fill(colorScheme == .dark ? Color.black.opacity(0.6) : Color.white.opacity(0.9))
                    .overlay(
                        RoundedRectangle(cornerRadius: radius, style: .continuous)
                            .stroke(color.opacity(isActive ? 0.9 : 0.3), lineWidth: isActive ? 2 : 1)
                    )
            }
            .overlay(alignment: .topTrailing) {
                if let badge, badge > 0 {
                    Text(badge > 99 ? "99+" : "\(badge)")
                        .font(.caption2.bold())
                        .foregroundColor(.white)
                        .padding(4)
                        .background(Circle().fill(.red))
                        .offset(x: 8, y: -8)
                }
            }
            .shadow(color: color.opacity(isActive ? 0.6 : 0), radius: isActive ? radius : 0, x: 0, y: radius / 4)
            .scaleEffect(isHovering ? 1.03 : 1, anchor: .center)
            .saturation(isActive ? 1 : 0.4)
            .brightness(isHovering ? 0.05 : 0)
            .contrast(1.1)
            .blur(radius: isActive ? 0 : 0.3)
            .rotation3DEffect(.degrees(isHovering ? 4 : 0), axis: (x: 1, y: 0, z: 0))
            .animation(.easeInOut(duration: 0.25), value: isActive)
            .animation(.spring(), value: isHovering)
            .onHover { isHovering = $0 }
            .accessibilityElement(children: .combine)
            .accessibilityValue(badge.map { "\($0) new" } ?? "nothing new")
    }
}

extension View {
    func glowingCard(_ color: Color, radius: CGFloat = 12, isActive: Bool = true, badge: Int? = nil) -> some View {
        modifier(GlowingCard(color: color, radius: radius, isActive: isActive, badge: badge))
    }
}

struct ModifierShowcase: View {
    @State private var active = 0

    var body: some View {
        VStack(spacing: 20) {
            ForEach(Array(["Inbox", "Drafts", "Sent"].enumerated()), id: \.element) { index, title in
                Text(title)
                    .glowingCard([Color.blue, .orange, .green][index], isActive: active == index, badge: index * 60)
                    .onTapGesture { active = index }
            }
        }
    }
}
