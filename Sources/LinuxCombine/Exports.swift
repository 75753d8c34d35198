#if !canImport(Combine)
@_exported import Dispatch
@_exported import Foundation
#endif
