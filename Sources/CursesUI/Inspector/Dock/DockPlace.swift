import CursesUITerminal

/// The part of the app's screen that an inspector covers.
enum DockPlace: CaseIterable {
    /// The right half of a wide screen, the lower half of a narrow one.
    case usual
    /// The left or the upper half, to see what the usual place covers.
    case opposite
    /// The whole screen.
    case whole

    /// The number of columns from which on a screen is wide.
    static let wide = 100
    private static let fewestRows = 8

    /// The place after this one.
    var next: DockPlace {
        let all = Self.allCases
        return all[(all.firstIndex(of: self)! + 1) % all.count]
    }

    /// The covered area, with the line that divides it from the app.
    func area(on screen: CellSize) -> CellRect {
        let bounds = CellRect(origin: .zero, size: screen)
        if self == .whole { return bounds }
        var area = bounds
        if screen.width >= Self.wide {
            area.size.width = screen.width / 2
            if self == .usual { area.origin.column = screen.width - area.size.width }
        } else {
            // Some rows of the app stay visible.
            let height = max(screen.height / 2, min(Self.fewestRows, screen.height - 3))
            area.size.height = max(1, min(height, screen.height))
            if self == .usual { area.origin.row = screen.height - area.size.height }
        }
        return area
    }

    /// The column that divides the area from the app; `nil` if the app is above or below.
    func divider(on screen: CellSize) -> Int? {
        guard self != .whole, screen.width >= Self.wide else { return nil }
        let area = area(on: screen)
        return self == .usual ? area.minColumn : area.maxColumn - 1
    }

    /// The area without the divider.
    func content(on screen: CellSize) -> CellRect {
        var area = area(on: screen)
        guard let divider = divider(on: screen) else { return area }
        area.size.width -= 1
        if divider == area.minColumn { area.origin.column += 1 }
        return area
    }
}
