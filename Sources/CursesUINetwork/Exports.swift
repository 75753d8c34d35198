@_exported import CursesUICombine
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
