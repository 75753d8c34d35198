import CursesUITerminal

extension EnvironmentValues {
    /// Takes over what the terminal can do: whether it is light or dark, what it
    /// shows of pictures, and whether it has lines.
    ///
    /// - Parameter theme: the theme of a terminal with lines and symbols; where they cannot be shown
    ///   it is ``Theme/ascii``, in the colours of this one.
    /// - Returns: the keys whose values are others now.
    @discardableResult
    mutating func adopt(_ capabilities: Capabilities, theme: Theme) -> Set<EnvironmentKeyID> {
        var changed: Set<EnvironmentKeyID> = []
        let scheme = ColorScheme(capabilities)
        if colorScheme != scheme {
            colorScheme = scheme
            changed.insert(Self.colorSchemeID)
        }
        let pictureScreen = PictureScreen(capabilities)
        if self.pictureScreen != pictureScreen {
            self.pictureScreen = pictureScreen
            changed.insert(Self.pictureScreenID)
        }
        var shown = theme
        if !capabilities.hasLineDrawing {
            shown.borders = .ascii
            shown.symbols = .ascii
        }
        if self.theme != shown {
            self.theme = shown
            changed.formUnion(Self.themeIDs)
        }
        return changed
    }
}
