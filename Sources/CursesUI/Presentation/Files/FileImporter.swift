import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

extension View {
    /// Shows a window for choosing a file while a binding is true.
    ///
    /// The window has a field for a path and a list of its completions, folders first. A choice sets the binding to
    /// false and is passed to `onCompletion`. Escape and Cancel only dismiss the window.
    ///
    /// - Parameter allowedContentTypes: the types of the files that can be chosen.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileChooser(isPresented, allowedContentTypes, allowsSeveral: false) { urls in
            if let url = urls.first { onCompletion(.success(url)) }
        }
    }

    /// Shows a window for choosing files while a binding is true.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: the types of the files that can be chosen.
    ///   - allowsMultipleSelection: whether several files can be chosen.
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
            FileDialog { options in
                FileChooser(types: types, allowsSeveral: allowsSeveral, options: options) { urls in
                    isPresented.wrappedValue = false
                    onCompletion(urls)
                } cancel: {
                    isPresented.wrappedValue = false
                }
            }
        }
    }
}
