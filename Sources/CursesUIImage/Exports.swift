@_exported import CursesUI
