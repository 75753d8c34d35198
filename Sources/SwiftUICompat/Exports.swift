@_exported import CombineCompat
@_exported import CursesUI
