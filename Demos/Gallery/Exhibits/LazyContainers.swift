import CursesUI

/// Stacks and grids that create their rows when they become visible.
struct LazyContainers: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 9))], spacing: 0) {
                ForEach(1..<13, id: \.self) { tile($0) }
            }
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))], spacing: 1) {
                    ForEach(1..<101, id: \.self) { tile($0) }
                }
            }
            .frame(height: 3)
            ScrollView(.horizontal) {
                LazyHStack(spacing: 1) {
                    ForEach(1..<1_001, id: \.self) { tile($0) }
                }
            }
            .frame(height: 2)
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(1..<1_001, id: \.self) { tile($0) }
                }
            }
            .frame(height: 4)
        }
    }

    private func tile(_ number: Int) -> some View {
        Text("\(number)")
            .frame(maxWidth: .infinity)
            .padding(.horizontal, 1)
            .background(Color(hue: Double(number % 13) / 13, saturation: 0.5, brightness: 0.5))
    }
}
