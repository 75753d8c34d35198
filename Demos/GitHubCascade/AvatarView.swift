import CursesUI
import CursesUIImage

/// A user's picture in a circle, or a placeholder.
struct AvatarView: View {
    let avatar: UIImage?
    /// The width in columns; the height is half as many rows.
    let width: CGFloat

    var body: some View {
        Group {
            if let avatar {
                Image(uiImage: avatar)
                    .resizable()
                    .scaledToFill()
                    .frame(width: width, height: width / 2)
                    .clipShape(Circle())
            } else {
                Circle()
                    .stroke(.secondary)
                    .frame(width: width, height: width / 2)
            }
        }
        .accessibilityHidden(true)
    }
}
