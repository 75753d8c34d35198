import CursesUI
import CursesUITesting

/// Creates pictures of a view on smaller and smaller screens.
@MainActor
enum RoomPictures {
    /// Returns pictures of a view for each width, down to a single column.
    static func narrowed(from width: Int, height: Int = 1, _ view: some View) -> Snapshot {
        var sheet = ContactSheet()
        for columns in stride(from: width, through: 1, by: -1) {
            sheet.add("\(columns)", screen(view, columns, height))
        }
        return sheet.snapshot
    }

    /// Returns pictures of a view for each height, down to a single row.
    static func lowered(from height: Int, width: Int, _ view: some View) -> Snapshot {
        var sheet = ContactSheet()
        for rows in stride(from: height, through: 1, by: -1) {
            sheet.add("\(rows)", screen(view, width, rows))
        }
        return sheet.snapshot
    }

    private static func screen(_ view: some View, _ width: Int, _ height: Int) -> Snapshot {
        let filling = view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        return TestApp(filling, size: CellSize(width: width, height: height)).screen
    }
}
