import SwiftUI

struct Photo: Identifiable, Hashable {
    let id: Int
    let title: String
    let likes: Int
    var isFavorite = false
}

struct PhotoGrid: View {
    @State private var photos = (0..<40).map { Photo(id: $0, title: "Photo \($0)", likes: $0 * 7 % 31) }
    @State private var columnCount = 3.0
    @State private var selected: Photo?
    @State private var onlyFavorites = false

    var body: some View {
        let columns = Array(repeating: GridItem(.flexible(minimum: 40), spacing: 8), count: Int(columnCount))
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, alignment: .center, spacing: 8, pinnedViews: [.sectionHeaders]) {
                    ForEach(0..<4, id: \.self) { section in
                        Section {
                            ForEach(photos.filter { $0.id / 10 == section && (!onlyFavorites || $0.isFavorite) }) {
                                photo in
                                RoundedRectangle(cornerRadius: 8)
                                    .fill(
                                        LinearGradient(
                                            colors: [
                                                Color(hue: Double(photo.id) / 40, saturation: 0.6, brightness: 0.9),
                                                Color(hue: Double(photo.id + 5) / 45, saturation: 0.8, brightness: 0.7),
                                            ],
                                            startPoint: .top, endPoint: .bottom)
                                    )
                                    .aspectRatio(1, contentMode: .fill)
                                    .overlay(alignment: .bottomLeading) {
                                        Text("\(photo.title) · \(photo.likes)")
                                            .font(.caption2)
                                            .lineLimit(1)
                                            .padding(4)
                                            .background(.black.opacity(0.4))
                                            .foregroundStyle(.white)
                                    }
                                    .overlay(alignment: .topTrailing) {
                                        if photo.isFavorite {
                                            Image(systemName: "heart.fill").foregroundStyle(.red).padding(4)
                                        }
                                    }
                                    .scaleEffect(selected == photo ? 1.05 : 1)
                                    .opacity(selected == nil || selected == photo ? 1 : 0.6)
                                    .onTapGesture(count: 2) { photos[photo.id].isFavorite.toggle() }
                                    .onTapGesture { selected = selected == photo ? nil : photo }
                            }
                        } header: {
                            Text("Album \(section + 1)")
                                .font(.headline)
                                .padding(.vertical, 4)
                                .frame(maxWidth: .infinity, alignment: .leading)
                                .background(.bar)
                        }
                    }
                }
                .padding(8)
                .animation(.default, value: columnCount)
            }
            .safeAreaInset(edge: .bottom) {
                HStack {
                    Text("\(Int(columnCount)) columns")
                    Slider(value: $columnCount, in: 1...6, step: 1)
                    Toggle("Favorites", isOn: $onlyFavorites).toggleStyle(.button)
                }
                .padding(.horizontal, 16)
                .padding(.vertical, 8)
                .background(.thinMaterial)
            }
            .navigationTitle("Photos (\(photos.reduce(0) { $0 + $1.likes }) likes)")
        }
    }
}
