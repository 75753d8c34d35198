// On Linux, Foundation declares the geometry types of Core Graphics, such as `CGFloat` and `CGRect`.
@_exported import Foundation

@_exported import struct CursesUI.CGAffineTransform
@_exported import enum CursesUI.CGLineCap
@_exported import enum CursesUI.CGLineJoin
@_exported import struct CursesUI.CGVector
