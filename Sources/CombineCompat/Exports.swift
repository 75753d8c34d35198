@_exported import CursesUICombine
@_exported import CursesUINetwork
@_exported import FoundationGaps
