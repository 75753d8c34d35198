import CursesUI

/// Determines which parts fit into the available space.
struct CascadeLayout: Equatable {
    /// The width in columns; the height is half as many rows.
    let avatarWidth: CGFloat
    let showsRecentNames: Bool
    /// Whether there is extra space around the parts of the card.
    let isRoomy: Bool

    init(_ size: CGSize) {
        showsRecentNames = size.width >= 60
        isRoomy = size.width >= 60 && size.height >= 17
        avatarWidth = !isRoomy ? 8 : size.width >= 100 && size.height >= 28 ? 32 : 16
    }
}

extension CascadeLayout {
    /// The width and height of the picture in pixels. Terminals that draw pixels have about 8 per column.
    var avatarPixels: Int { Int(avatarWidth) * 8 }
}
