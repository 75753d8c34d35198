import CursesUITerminal

/// The part of the app's screen that an inspector covers.
enum DockPlace: CaseIterable {
    /// The right half of a wide screen, the lower half of a narrow one.
    case usual
    /// The left or the upper half, which uncovers the content under the usual half.
    case opposite
    /// The whole screen.
    case whole

    /// The minimum number of columns of a wide screen.
    static let wide = 100
    private static let fewestRows = 8

    /// The next position, in the order in which a key moves the inspector.
    var next: DockPlace {
        let all = Self.allCases
        return all[(all.firstIndex(of: self)! + 1) % all.count]
    }

    /// Returns the covered area, including the divider between it and the app.
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

    /// Returns the column of the divider; `nil` if the app is above or below the area.
    func divider(on screen: CellSize) -> Int? {
        guard self != .whole, screen.width >= Self.wide else { return nil }
        let area = area(on: screen)
        return self == .usual ? area.minColumn : area.maxColumn - 1
    }

    /// Returns the area without the divider.
    func content(on screen: CellSize) -> CellRect {
        var area = area(on: screen)
        guard let divider = divider(on: screen) else { return area }
        area.size.width -= 1
        if divider == area.minColumn { area.origin.column += 1 }
        return area
    }
}
