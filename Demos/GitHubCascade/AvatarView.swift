import CursesUI

/// A user's picture in a circle, or the place for it.
struct AvatarView: View {
    let avatar: Data?
    /// Columns; half as many rows.
    let width: CGFloat

    var body: some View {
        Circle()
            .stroke(.secondary)
            .frame(width: width, height: width / 2)
            .accessibilityHidden(true)
    }
}
