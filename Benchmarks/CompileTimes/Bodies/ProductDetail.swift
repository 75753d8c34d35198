import SwiftUI

struct Product: Identifiable {
    let id: Int
    let name: String
    let price: Double
    let discount: Double?
    let colors: [String: Color]
    let reviews: [Review]

    struct Review: Identifiable {
        let id = UUID()
        let stars: Int
        let text: String
    }
}

struct ProductDetail: View {
    let product: Product
    @State private var colorName: String?
    @State private var quantity = 1
    @State private var isFavorite = false
    @State private var page: Int? = 0
    @State private var showsAll = false
    @Namespace private var namespace

    private var mean: Double {
        Double(product.reviews.map(\.stars).reduce(0, +)) / Double(max(product.reviews.count, 1))
    }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 16) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<4) { index in
                            RoundedRectangle(cornerRadius: 0)
                                .fill((product.colors[colorName ?? ""] ?? .gray).opacity(1 - Double(index) * 0.2))
                                .containerRelativeFrame(.horizontal)
                                .scrollTransition(axis: .horizontal) { content, phase in
                                    content
                                        .scaleEffect(phase.isIdentity ? 1 : 0.9)
                                        .opacity(1 - abs(phase.value) * 0.5)
                                        .offset(x: phase.value * -20)
                                }
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.paging)
                .scrollPosition(id: $page)
                .scrollIndicators(.hidden)
                .frame(height: 200)
                .overlay(alignment: .bottom) {
                    HStack {
                        ForEach(0..<4) {
                            Circle().fill($0 == page ?? 0 ? Color.white : .white.opacity(0.4)).frame(
                                width: 6, height: 6)
                        }
                    }
                    .padding(8)
                }
                HStack(alignment: .firstTextBaseline) {
                    Text(product.name).font(.title.bold())
                    Spacer()
                    Button {
                        withAnimation(.spring(response: 0.3, dampingFraction: 0.4)) { isFavorite.toggle() }
                    } label: {
                        Image(systemName: isFavorite ? "heart.fill" : "heart")
                            .foregroundStyle(isFavorite ? .red : .gray)
                            .scaleEffect(isFavorite ? 1.2 : 1)
                            .symbolEffect(.bounce, value: isFavorite)
                    }
                }
                HStack(spacing: 8) {
                    if let discount = product.discount {
                        Text(product.price, format: .currency(code: "EUR")).strikethrough().foregroundStyle(.secondary)
                        Text(product.price * (1 - discount), format: .currency(code: "EUR")).foregroundStyle(.red)
                            .bold()
                        Text("−\(discount, format: .percent)").font(.caption).padding(4).background(
                            .red.opacity(0.15), in: Capsule())
                    } else {
                        Text(product.price, format: .currency(code: "EUR")).bold()
                    }
                }
                HStack {
                    ForEach(product.colors.sorted { $0.key < $1.key }, id: \.key) { name, color in
                        Circle()
                            .fill(color)
                            .frame(width: 28, height: 28)
                            .padding(3)
                            .overlay {
                                if colorName == name {
                                    Circle().stroke(color, lineWidth: 2).matchedGeometryEffect(
                                        id: "ring", in: namespace)
                                }
                            }
                            .onTapGesture { withAnimation(.snappy) { colorName = name } }
                    }
                    Text(colorName ?? "Choose").foregroundStyle(colorName == nil ? .tertiary : .secondary)
                }
                Stepper(
                    "Quantity: \(quantity), \((product.price * (1 - (product.discount ?? 0)) * Double(quantity)).formatted(.currency(code: "EUR")))",
                    value: $quantity, in: 1...9)
                Divider()
                Text("\(mean, specifier: "%.1f") of 5 (\(product.reviews.count))").font(.headline)
                ForEach((1...5).reversed(), id: \.self) { stars in
                    let share =
                        Double(product.reviews.filter { $0.stars == stars }.count)
                        / Double(max(product.reviews.count, 1))
                    HStack {
                        Text("\(stars) ★").font(.caption).frame(width: 32)
                        ProgressView(value: share).tint(stars > 3 ? .green : stars == 3 ? .yellow : .red)
                        Text(share, format: .percent.precision(.fractionLength(0))).font(.caption).frame(width: 44)
                    }
                }
                ForEach(product.reviews.prefix(showsAll ? .max : 2)) {
                    Text("“\($0.text)”").italic().padding(.leading, 8)
                }
                Button(showsAll ? "Less" : "All \(product.reviews.count)") { showsAll.toggle() }
            }
            .padding(.horizontal, 16)
        }
    }
}
