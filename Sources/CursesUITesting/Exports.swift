@_exported import CursesUI
@_exported import struct CursesUITerminal.Cell
@_exported import struct CursesUITerminal.CellPoint
@_exported import struct CursesUITerminal.CellSize
@_exported import enum CursesUITerminal.Event
@_exported import struct CursesUITerminal.Style
