import SwiftUI

struct StatisticsView: View {
    @EnvironmentObject private var store: BookStore
    @State private var isBusy = false
    @State private var isConfirming = false

    var body: some View {
        NavigationView {
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    ProgressView("Read", value: store.shareRead)
                        .progressViewStyle(.linear)
                        .frame(maxWidth: UIScreen.main.bounds.width / 2)

                    ForEach(Genre.allCases) { genre in
                        GenreRow(genre: genre, count: count(of: genre))
                    }

                    if isBusy {
                        ProgressView()
                            .transition(.opacity)
                    }
                    Button(isBusy ? "Stop" : "Count again") {
                        withAnimation { isBusy.toggle() }
                    }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)

                    Button("Forget all ratings", role: .destructive) {
                        isConfirming = true
                    }
                    .confirmationDialog(
                        "Forget all ratings?",
                        isPresented: $isConfirming,
                        titleVisibility: .visible
                    ) {
                        Button("Forget them", role: .destructive) { store.forgetRatings() }
                        Button("Keep them", role: .cancel) {}
                    } message: {
                        Text("Each book goes back to one star.")
                    }
                }
                .padding(20)
            }
            .navigationBarTitle(Text("Statistics"))
        }
    }

    private func count(of genre: Genre) -> Int {
        store.books.filter { $0.genre == genre }.count
    }
}

struct GenreRow: View {
    let genre: Genre
    let count: Int

    var body: some View {
        ZStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 10)
                .fill(Color(UIColor.systemGray6))
            HStack {
                Circle()
                    .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
                    .frame(width: 32, height: 32)
                Text(genre.rawValue)
                    .fontWeight(.semibold)
                Spacer()
                Text("\(count)")
                    .font(.system(size: 14, weight: .bold, design: .rounded))
            }
            .padding(.horizontal, 16)
        }
        .frame(height: 48)
        .shadow(radius: 2)
        .opacity(count == 0 ? 0.4 : 1)
        .animation(.default, value: count)
    }
}
