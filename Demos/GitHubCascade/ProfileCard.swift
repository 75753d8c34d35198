import CursesUI
import CursesUIImage

/// The card of the user who was found, or an empty card.
struct ProfileCard: View {
    let user: GitHubUser?
    let repositoryCount: String
    let avatar: UIImage?
    let layout: CascadeLayout

    var body: some View {
        GroupBox(user?.login ?? "Nobody") {
            HStack(alignment: .top, spacing: 2) {
                AvatarView(avatar: avatar, width: layout.avatarWidth)
                VStack(alignment: .leading, spacing: 0) {
                    Text(user?.name ?? user?.login ?? "Nobody yet")
                        .bold()
                        .lineLimit(1)
                    Text(user?.bio ?? "")
                        .lineLimit(layout.isRoomy ? 4 : 1)
                    if layout.isRoomy { Text(" ") }
                    Text("Followers: \(user.map { "\($0.followers)" } ?? "unknown")")
                    Text("Repositories: \(repositoryCount)")
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }
}
