import CursesUITerminal

/// A toast: a box with the symbol of its role and its text. It goes after its duration, or when it is clicked.
struct ToastView {
    let text: Text
    let role: ToastRole
    let duration: Duration
    let remove: @MainActor () -> Void
    @Environment(\.self) private var environment

    init(_ text: Text, _ role: ToastRole, for duration: Duration, remove: @escaping @MainActor () -> Void) {
        self.text = text
        self.role = role
        self.duration = duration
        self.remove = remove
    }
}

extension ToastView: View {
    var body: some View {
        let (environment, remove) = (environment, remove)
        let words = text.characters(in: environment)
        // A text without words would be an empty box.
        Group { if !words.isEmpty { message } }
            .task {
                if !words.isEmpty { AccessibilityNotification.Announcement(words).post() }
                guard (try? await environment.continuousClock.sleep(for: duration)) != nil else { return }
                remove()
            }
    }

    private var message: some View {
        HStack(alignment: .top, columns: 1) {
            Text(verbatim: symbol).foregroundColor(color).bold().fixedSize().accessibilityHidden(true)
            text
        }
        .padding(cells: CellInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
        .modifier(
            BorderModifier(lines: environment.theme.borders.window.characters, paint: .color(color))
        )
        .modifier(ToastSurface())
        .modifier(ClickModifier { [remove] in remove() })
    }

    private var symbol: String {
        let isASCII = environment.theme.borders == .ascii
        return switch role {
        case .info: "i"
        case .success: isASCII ? "+" : environment.theme.symbols.checkmark
        case .warning: "!"
        case .error: isASCII ? "x" : environment.theme.symbols.close
        }
    }

    private var color: Color {
        let colors = environment.theme.colors
        return switch role {
        case .info: colors.accent
        case .success: colors.success
        case .warning: colors.warning
        case .error: colors.destructive
        }
    }
}

/// Limits the width of a toast, and draws its background, which hides what is beneath.
private struct ToastSurface: LayoutModifier {
    /// The maximum width in columns.
    private static let widest = 54

    private func narrowed(_ proposal: CellProposal) -> CellProposal {
        CellProposal(width: min(proposal.width ?? Self.widest, Self.widest), height: proposal.height)
    }

    func size(for proposal: CellProposal, of inner: LayoutNode, _ metrics: CellMetrics) -> CellSize {
        inner.size(for: narrowed(proposal))
    }

    func placement(
        of inner: LayoutNode, in size: CellSize, proposal: CellProposal, _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        (.zero, narrowed(proposal))
    }

    func draw(in context: DrawingContext, size: CellSize) {
        let area = CellRect(origin: .zero, size: size)
        guard let surfaces = context.design.surfaces else { return context.fill(area, background: .default) }
        context.raise(area, to: surfaces.raised)
    }
}
