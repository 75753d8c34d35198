@_exported import CursesUI
@_exported import struct CursesUITerminal.Capabilities
@_exported import struct CursesUITerminal.Cell
@_exported import struct CursesUITerminal.CellPoint
@_exported import struct CursesUITerminal.CellRect
@_exported import struct CursesUITerminal.CellSize
@_exported import struct CursesUITerminal.Style
@_exported import struct CursesUITerminal.TerminalColor
@_exported import enum CursesUITerminal.TerminalEvent
