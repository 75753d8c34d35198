import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

extension View {
    /// Asks for a file in a window while a binding is true.
    ///
    /// The window has a field for a path and a list of what that may go on to, folders first. What is
    /// chosen sets the binding to false and is handed on; Escape and Cancel hand on nothing.
    ///
    /// - Parameter allowedContentTypes: of the files that are offered.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileChooser(isPresented, allowedContentTypes, allowsSeveral: false) { urls in
            if let url = urls.first { onCompletion(.success(url)) }
        }
    }

    /// Asks for files in a window while a binding is true.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: of the files that are offered.
    ///   - allowsMultipleSelection: whether more than one can be chosen.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileChooser(isPresented, allowedContentTypes, allowsSeveral: allowsMultipleSelection) {
            onCompletion(.success($0))
        }
    }

    nonisolated private func fileChooser(
        _ isPresented: Binding<Bool>,
        _ types: [UTType],
        allowsSeveral: Bool,
        onCompletion: @escaping ([URL]) -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            FileChooser(types: types, allowsSeveral: allowsSeveral) { urls in
                isPresented.wrappedValue = false
                onCompletion(urls)
            } cancel: {
                isPresented.wrappedValue = false
            }
        }
    }
}
