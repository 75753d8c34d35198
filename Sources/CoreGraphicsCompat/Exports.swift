// Foundation has the lengths, points, sizes and rectangles of CoreGraphics on Linux.
@_exported import Foundation

@_exported import struct CursesUI.CGAffineTransform
@_exported import enum CursesUI.CGLineCap
@_exported import enum CursesUI.CGLineJoin
@_exported import struct CursesUI.CGVector
