import Testing
@testable import CursesUI
