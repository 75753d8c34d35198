@_exported import SwiftUICompat
