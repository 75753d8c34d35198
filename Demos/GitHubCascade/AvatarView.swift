import CursesUI
import CursesUIImage

/// A user's picture in a circle, or the place for it.
struct AvatarView: View {
    let avatar: UIImage?
    /// Columns; half as many rows.
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
