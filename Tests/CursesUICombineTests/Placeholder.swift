import Testing
@testable import CursesUICombine
