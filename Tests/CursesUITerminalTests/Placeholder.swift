import Testing
@testable import CursesUITerminal
