@_exported import CombineCompat
@_exported import CursesUI
@_exported import CursesUIImage
