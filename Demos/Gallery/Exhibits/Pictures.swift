import CursesUI
import CursesUIImage

/// Pictures from data and from URLs.
struct Pictures: View {
    private let lake = UIImage(data: Data(PackageResources.lake_png))

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            if let lake {
                HStack(spacing: 2) {
                    Image(uiImage: lake).resizable().scaledToFit().frame(width: 24, height: 9)
                    Image(uiImage: lake).resizable().scaledToFill().frame(width: 18, height: 9).clipShape(Circle())
                }
                Rectangle().fill(.image(Image(uiImage: lake))).frame(height: 2)
            }
            AsyncImage(url: URL(string: "file:///nowhere/picture.png")) { image in
                image.resizable()
            } placeholder: {
                Label("A placeholder, while the picture is loaded", systemImage: "photo")
            }
        }
    }
}
