@_exported import CursesUI
@_exported import struct CursesUITerminal.Cell
@_exported import struct CursesUITerminal.CellPoint
@_exported import struct CursesUITerminal.CellSize
