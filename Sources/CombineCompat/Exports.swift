@_exported import CursesUICombine
@_exported import CursesUINetwork
