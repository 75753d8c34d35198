import SwiftUI

struct OnboardingPage: Identifiable {
    let id: Int
    let symbol: String
    let title: LocalizedStringKey
    let text: String
    let colors: [Color]
}

struct OnboardingPages: View {
    let pages: [OnboardingPage]
    @State private var page = 0
    @State private var name = ""
    @State private var wantsNews = false
    @AppStorage("isOnboarded") private var isOnboarded = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        ZStack(alignment: .bottom) {
            TabView(selection: $page) {
                ForEach(pages) { item in
                    VStack(spacing: 24) {
                        Image(systemName: item.symbol)
                            .resizable()
                            .scaledToFit()
                            .frame(width: 120, height: 120)
                            .symbolVariant(page == item.id ? .fill : .none)
                            .foregroundStyle(.linearGradient(colors: item.colors, startPoint: .top, endPoint: .bottom))
                            .rotationEffect(.degrees(page == item.id || reducesMotion ? 0 : -20))
                        Text(item.title)
                            .font(.largeTitle.weight(.heavy))
                            .multilineTextAlignment(.center)
                        Text(item.text)
                            .foregroundStyle(.secondary)
                            .padding(.horizontal, 40)
                        if item.id == pages.count - 1 {
                            VStack(alignment: .leading, spacing: 12) {
                                TextField("Your name", text: $name)
                                    .textFieldStyle(.roundedBorder)
                                Toggle("Send me news", isOn: $wantsNews)
                            }
                            .padding(.horizontal, 48)
                            .transition(.scale.combined(with: .opacity).animation(.easeOut(duration: 0.3)))
                        }
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(item.colors[0].opacity(0.1))
                    .tag(item.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .ignoresSafeArea(edges: .all)
            VStack(spacing: 16) {
                HStack(spacing: 8) {
                    ForEach(pages.indices, id: \.self) { index in
                        Capsule()
                            .fill(index == page ? pages[index].colors[0] : Color.gray.opacity(0.4))
                            .frame(width: index == page ? 28 : 8, height: 8)
                    }
                }
                .animation(reducesMotion ? nil : .spring(response: 0.3, dampingFraction: 0.7), value: page)
                HStack {
                    Button("Skip") { isOnboarded = true }
                        .opacity(page == pages.count - 1 ? 0 : 1)
                    Spacer()
                    Button {
                        if page < pages.count - 1 {
                            withAnimation { page += 1 }
                        } else {
                            isOnboarded = true
                            dismiss()
                        }
                    } label: {
                        Label(page < pages.count - 1 ? "Next" : "Begin, \(name)", systemImage: "arrow.right")
                            .padding(.horizontal, 16)
                            .padding(.vertical, 10)
                            .foregroundColor(.white)
                            .background(Capsule().fill(pages[page].colors.last ?? .blue))
                    }
                    .disabled(page == pages.count - 1 && name.count < 2)
                }
            }
            .padding(.horizontal, 24)
            .padding(.bottom, 32)
        }
        .interactiveDismissDisabled(!isOnboarded)
    }
}
