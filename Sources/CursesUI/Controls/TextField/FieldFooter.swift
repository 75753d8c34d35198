import CursesUITerminal

extension View {
    /// Shows a row below a field with what is wrong with its text, and with the number of its characters.
    ///
    /// ```swift
    /// TextField("User name", text: $name)
    ///     .textFieldStyle(.roundedBorder)
    ///     .fieldFooter(error: name.count < 3 ? "At least 3 characters" : nil, count: name.count, limit: 20)
    /// ```
    ///
    /// ```text
    /// ╭──────────────────────────────╮
    /// │ Al                           │
    /// ╰──────────────────────────────╯
    /// ! At least 3 characters     2/20
    /// ```
    ///
    /// A field with an error, or with more characters than its limit, has the colour of invalid controls. The text is
    /// never cut off. A screen reader says the error with the field. SwiftUI has no such modifier.
    ///
    /// - Parameters:
    ///   - error: what is wrong; `nil` for a valid text.
    ///   - count: the number of characters; `nil` shows no number.
    ///   - limit: the maximum number of characters, which is shown after the number.
    nonisolated public func fieldFooter(
        error: LocalizedStringKey? = nil, count: Int? = nil, limit: Int? = nil
    ) -> some View {
        modifier(FieldFooter(error: error.map { Text($0) }, count: count, limit: limit))
    }

    /// Shows a row below a field with what is wrong with its text, and with the number of its characters.
    ///
    /// A field with an error, or with more characters than its limit, has the colour of invalid controls. The text is
    /// never cut off. A screen reader says the error with the field. SwiftUI has no such modifier.
    ///
    /// - Parameters:
    ///   - error: what is wrong; `nil` for a valid text.
    ///   - count: the number of characters; `nil` shows no number.
    ///   - limit: the maximum number of characters, which is shown after the number.
    @_disfavoredOverload
    nonisolated public func fieldFooter<S: StringProtocol>(
        error: S?, count: Int? = nil, limit: Int? = nil
    ) -> some View {
        modifier(FieldFooter(error: error.map { Text($0) }, count: count, limit: limit))
    }
}

private struct FieldFooter {
    let error: Text?
    let count: Int?
    let limit: Int?
    @Environment(\.invalidColor) private var invalid

    init(error: Text?, count: Int?, limit: Int?) {
        self.error = error
        self.count = count
        self.limit = limit
    }
}

extension FieldFooter: ViewModifier {
    func body(content: Content) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            content
                .environment(\.isFieldInvalid, error != nil || isTooLong)
                .accessibilityHint(error ?? Text(verbatim: ""), isEnabled: error != nil)
            if error != nil || count != nil {
                HStack(alignment: .top, columns: 1) {
                    if let error {
                        Text(verbatim: "!").bold().fixedSize().accessibilityHidden(true)
                        error
                    }
                    Spacer(minCells: 0)
                    if let count {
                        Text(verbatim: limit.map { "\(count)/\($0)" } ?? "\(count)")
                            .foregroundColor(isTooLong ? invalid : .secondary)
                            .fixedSize()
                    }
                }
                .foregroundColor(invalid)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }

    private var isTooLong: Bool { limit.map { count ?? 0 > $0 } ?? false }
}

extension EnvironmentValues {
    /// The colour of invalid controls, and of texts that say why.
    var invalidColor: Color { design.surfaces.map { Color($0.invalid) } ?? theme.colors.destructive }
}
