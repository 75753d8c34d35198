@_exported import CursesUICombine
@_exported import Foundation
@_exported import Observation
@_exported import struct CursesUITerminal.Style
@_exported import struct CursesUITerminal.TerminalColor
@_exported import enum CursesUITerminal.Event
