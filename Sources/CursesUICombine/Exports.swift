#if canImport(Combine)
@_exported import Combine
#endif
