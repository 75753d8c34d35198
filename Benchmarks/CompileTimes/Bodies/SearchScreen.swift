import SwiftUI

struct Place: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    let country: String
    let distance: Double
    let rating: Double?
}

@MainActor @Observable
final class PlaceModel {
    var query = ""
    var places: [Place] = []
    var isLoading = false
    var kind = "All"
    var radius = 10.0

    func search() async {
        isLoading = true
        defer { isLoading = false }
        try? await Task.sleep(for: .milliseconds(300))
        guard !Task.isCancelled else { return }
        places = (0..<query.count).map {
            Place(
                id: $0, name: "\(query) \($0)", country: "Peru", distance: Double($0) * 1.7,
                rating: $0 % 2 == 0 ? nil : 4.2)
        }
    }
}

struct SearchScreen: View {
    @State private var model = PlaceModel()
    @State private var recent: [String] = []
    @FocusState private var isSearching: Bool

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Image(systemName: "magnifyingglass")
                    .foregroundStyle(isSearching ? Color.accentColor : .secondary)
                TextField("City, street or place", text: $model.query)
                    .focused($isSearching)
                    .submitLabel(.search)
                    .onSubmit { recent.insert(model.query, at: 0) }
                if model.isLoading {
                    ProgressView().controlSize(.small)
                } else if !model.query.isEmpty {
                    Button {
                        model.query = ""
                        isSearching = true
                    } label: {
                        Image(systemName: "xmark.circle.fill")
                    }
                    .buttonStyle(.plain)
                }
            }
            .padding(10)
            .background(Color.gray.opacity(isSearching ? 0.2 : 0.1), in: RoundedRectangle(cornerRadius: 10))
            .padding(.horizontal, 12)
            HStack {
                ForEach(["All", "Food", "Parks", "Shops"], id: \.self) { kind in
                    Text(kind)
                        .font(.caption)
                        .padding(.horizontal, 10).padding(.vertical, 4)
                        .background(model.kind == kind ? Color.accentColor : Color.clear, in: Capsule())
                        .foregroundStyle(model.kind == kind ? Color.white : Color.primary)
                        .onTapGesture { withAnimation(.snappy(duration: 0.2)) { model.kind = kind } }
                }
            }
            .padding(.vertical, 6)
            Slider(value: $model.radius, in: 1...50, step: 1) { editing in
                if !editing { Task { await model.search() } }
            }
            .padding(.horizontal, 12)
            List {
                if model.query.isEmpty {
                    Section("Recent") {
                        ForEach(recent.prefix(5), id: \.self) { word in
                            Button(word) { model.query = word }
                        }
                        .onDelete { recent.remove(atOffsets: $0) }
                    }
                } else {
                    ForEach(model.places.filter { $0.distance <= model.radius }) { place in
                        LabeledContent {
                            Text(
                                Measurement(value: place.distance, unit: UnitLength.kilometers),
                                format: .measurement(width: .abbreviated))
                        } label: {
                            Text(place.name).bold() + Text("  ") + Text(place.country).foregroundColor(.secondary)
                            if let rating = place.rating {
                                Text("\(String(repeating: "★", count: Int(rating))) \(rating, specifier: "%.1f")")
                            }
                        }
                    }
                }
            }
            .listStyle(.plain)
        }
        .task(id: model.query) { await model.search() }
        .onChange(of: model.kind, initial: true) { _, kind in
            print("The kind is \(kind).")
        }
        .onAppear { isSearching = true }
    }
}
