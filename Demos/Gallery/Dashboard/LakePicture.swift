import CursesUI
import CursesUIImage

/// A picture, in the best form that the terminal can show.
struct LakePicture: View {
    private static let lake = UIImage(data: Data(PackageResources.lake_png))

    var body: some View {
        if let lake = Self.lake {
            Image(uiImage: lake)
                .resizable()
                .scaledToFill()
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                .clipped()
                .accessibilityLabel("A lake in the evening")
        }
    }
}
