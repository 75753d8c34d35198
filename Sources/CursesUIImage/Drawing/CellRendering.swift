import CursesUI
import CursesUITerminal

/// The cells that show a bitmap, row by row from the top.
struct CellRendering {
    let cells: [PictureCell]

    /// The number of pixels across and down a cell.
    private struct Grid {
        let columns: Int
        let rows: Int

        static let whole = Grid(columns: 1, rows: 1)
        static let halves = Grid(columns: 1, rows: 2)
        static let quadrants = Grid(columns: 2, rows: 2)
        static let sextants = Grid(columns: 2, rows: 3)
    }

    init(of mipmap: Mipmap, _ request: PictureRequest) {
        func scaled(_ grid: Grid) -> Bitmap {
            mipmap.scaled(
                width: request.size.width * grid.columns,
                height: request.size.height * grid.rows,
                part: request.part,
                isSmooth: request.interpolation != .none
            ).masked(by: request.masks)
        }
        let screen = request.screen
        if request.isTemplate {
            let grid = screen.blocks < .quadrants ? Grid.whole : .quadrants
            cells =
                TemplateCells(
                    scaled(grid), columns: grid.columns, full: screen.blocks == .none ? "#" : "█"
                ).cells
        } else if screen.colorLevel == .none {
            cells =
                screen.blocks == .none
                ? ASCIICells(scaled(.whole), isLight: screen.isLight).cells
                : ShadedCells(
                    scaled(.quadrants), isLight: screen.isLight, blocks: screen.blocks
                ).cells
        } else if let palette = Palette(screen.colorLevel) {
            let grid = screen.blocks == .none ? Grid.whole : .halves
            cells = PaletteCells(scaled(grid), palette, rows: grid.rows).cells
        } else {
            let grid: Grid =
                switch screen.blocks {
                case .none: .whole
                case .halves: .halves
                case .quadrants: .quadrants
                case .sextants: .sextants
                }
            cells = FittedCells(scaled(grid), columns: grid.columns, rows: grid.rows).cells
        }
    }
}
