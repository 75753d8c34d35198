import CursesUI
import CursesUITerminal

/// The cells that show a bitmap, row by row from the top.
struct CellRendering {
    let cells: [PictureCell]

    init(of mipmap: Mipmap, _ request: PictureRequest) {
        func scaled(_ grid: CellGrid) -> Bitmap {
            mipmap.scaled(
                width: request.size.width * grid.columns,
                height: request.size.height * grid.rows,
                part: request.part,
                isSmooth: request.interpolation != .none
            ).masked(by: request.masks)
        }
        let screen = request.screen
        if request.isTemplate {
            let grid = screen.blocks < .quadrants ? CellGrid.whole : .quadrants
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
            let grid = screen.blocks == .none ? CellGrid.whole : .halves
            cells = PaletteCells(scaled(grid), palette, rows: grid.rows).cells
        } else {
            let grid = CellGrid(screen.blocks)
            cells = FittedCells(scaled(grid), grid).cells
        }
    }
}
