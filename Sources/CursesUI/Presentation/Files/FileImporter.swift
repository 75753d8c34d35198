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

    /// Shows a window for choosing files while a binding is true.
    ///
    /// - Parameters:
    ///   - allowedContentTypes: the types of the files that can be chosen.
    ///   - allowsMultipleSelection: whether several files can be chosen.
    ///   - onCancellation: called when the window is dismissed without a choice.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileImporter(
            allowedContentTypes, allowsSeveral: allowsMultipleSelection,
            isPresented: Binding {
                isPresented.wrappedValue
            } set: {
                isPresented.wrappedValue = $0
                if !$0 { onCancellation() }
            }
        ) { urls in
            isPresented.wrappedValue = false
            if urls.isEmpty { onCancellation() } else { onCompletion(.success(urls)) }
        }
    }

    /// Shows a window for choosing files while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: is set to false when a key dismisses the window.
    ///   - finish: receives the files, or none if the window's Cancel button is pressed. It sets the binding to false.
    nonisolated package func fileImporter(
        _ types: [UTType], allowsSeveral: Bool, isPresented: Binding<Bool>, finish: @escaping ([URL]) -> Void
    ) -> some View {
        sheet(isPresented: isPresented) {
            FileDialog { options in
                FileChooser(types: types, allowsSeveral: allowsSeveral, options: options) {
                    finish($0)
                } cancel: {
                    finish([])
                }
            }
        }
    }

    nonisolated private func fileChooser(
        _ isPresented: Binding<Bool>,
        _ types: [UTType],
        allowsSeveral: Bool,
        onCompletion: @escaping ([URL]) -> Void
    ) -> some View {
        fileImporter(types, allowsSeveral: allowsSeveral, isPresented: isPresented) { urls in
            isPresented.wrappedValue = false
            if !urls.isEmpty { onCompletion(urls) }
        }
    }
}
