@_exported import CoreGraphicsCompat
@_exported import FoundationGaps
