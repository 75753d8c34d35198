import CursesUI

/// What there is room for.
struct CascadeLayout: Equatable {
    /// Columns; half as many rows.
    let avatarWidth: CGFloat
    let showsRecentNames: Bool
    /// Whether there is room to spare around the card's parts.
    let isRoomy: Bool

    init(_ size: CGSize) {
        showsRecentNames = size.width >= 60
        isRoomy = size.width >= 60 && size.height >= 17
        avatarWidth = !isRoomy ? 8 : size.width >= 100 && size.height >= 28 ? 32 : 16
    }
}

extension CascadeLayout {
    /// The width and height of the picture in pixels: terminals that show pixels have 8 or so in a column.
    var avatarPixels: Int { Int(avatarWidth) * 8 }
}
