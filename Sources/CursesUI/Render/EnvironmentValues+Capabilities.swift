import CursesUITerminal

extension EnvironmentValues {
    /// Adopts the capabilities of the terminal: its colour scheme, its colours, its support for pictures, and its
    /// support for line-drawing characters.
    ///
    /// - Parameter theme: the theme for a terminal that can show lines and symbols. If it cannot, the symbols of
    ///   ``Theme/ascii`` are used with the colours of this theme.
    /// - Returns: the keys whose values have changed.
    @discardableResult
    mutating func adopt(_ capabilities: Capabilities, theme: Theme) -> Set<EnvironmentKeyID> {
        var changed: Set<EnvironmentKeyID> = []
        let pictureScreen = PictureScreen(capabilities)
        if self.pictureScreen != pictureScreen {
            self.pictureScreen = pictureScreen
            changed.insert(Self.pictureScreenID)
        }
        if reportsModifierKeys != capabilities.hasKeyboardProtocol {
            reportsModifierKeys = capabilities.hasKeyboardProtocol
            changed.insert(Self.reportsModifierKeysID)
        }
        let symbolCharacters = SymbolCharacters(capabilities)
        if self.symbolCharacters != symbolCharacters {
            self.symbolCharacters = symbolCharacters
            changed.insert(Self.symbolCharactersID)
        }
        let screenPalette = ScreenPalette(capabilities)
        if self.screenPalette != screenPalette {
            self.screenPalette = screenPalette
            changed.insert(Self.screenPaletteID)
        }
        var shown = theme
        if !capabilities.hasLineDrawing {
            shown.borders = .ascii
            shown.symbols = .ascii
        }
        if !shows(shown) {
            self.theme = shown
            changed.formUnion(Self.themeIDs)
        }
        let scheme = design.scheme ?? ColorScheme(capabilities)
        if colorScheme != scheme {
            colorScheme = scheme
            changed.insert(Self.colorSchemeID)
        }
        return changed
    }
}
