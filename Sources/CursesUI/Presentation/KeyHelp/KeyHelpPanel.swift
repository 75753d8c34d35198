import CursesUITerminal

/// Shows all keys, by scope, in a window above the screen.
struct KeyHelpPresenter: View {
    let help: KeyHelp

    var body: some View {
        EmptyView().layer(isPresented: isPresented, options: .modal) {
            SheetWindow(content: KeyHelpPanel(hints: help.presented ?? [], problems: help.problems))
        }
    }

    private var isPresented: Binding<Bool> {
        Binding {
            help.presented != nil
        } set: {
            if !$0 { help.presented = nil }
        }
    }
}

private struct KeyHelpPanel: View {
    let hints: [KeyHint]
    let problems: [String]
    @Environment(\.themeSymbols) private var symbols

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(problems, id: \.self) { Text(verbatim: $0).foregroundColor(.red) }
            let scopes = KeyHint.Scope.allCases.filter { scope in hints.contains { $0.scope == scope } }
            ForEach(scopes, id: \.self) { scope in
                Text(verbatim: scope.title).bold()
                    .padding(cells: CellInsets(top: scope == scopes.first ? 0 : 1, leading: 0, bottom: 0, trailing: 0))
                ForEach(Array(hints.filter { $0.scope == scope }.enumerated()), id: \.offset) { row($0.element) }
            }
        }
    }

    private func row(_ hint: KeyHint) -> some View {
        HStack(columns: 2) {
            Text(verbatim: hint.keyText(isASCII: symbols == .ascii)).frame(columns: keyWidth, alignment: .leading)
            Text(verbatim: hint.title)
        }
    }

    private var keyWidth: Int {
        hints.map { TextWidth.columns(of: $0.keyText(isASCII: symbols == .ascii)) }.max() ?? 0
    }
}

extension KeyHint.Scope {
    fileprivate var title: String {
        switch self {
        case .focus: "Here"
        case .screen: "On this screen"
        case .movement: "Moving"
        case .custom: "Your keys"
        case .app: "The app"
        case .editing: "Editing"
        }
    }
}
