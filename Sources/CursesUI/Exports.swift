@_exported import CursesUICombine
@_exported import Foundation
@_exported import Observation
@_exported import enum CursesUITerminal.MouseTracking
@_exported import struct CursesUITerminal.EventModifiers
@_exported import struct CursesUITerminal.KeyEquivalent
@_exported import struct CursesUITerminal.KeyPress
@_exported import struct CursesUITerminal.TerminalColor
