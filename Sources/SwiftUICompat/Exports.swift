@_exported import CursesUI
@_exported import CursesUINetwork
