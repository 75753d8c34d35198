import CursesUI

/// A row of the board. Events appear at its right edge and move to the left.
struct LaneView: View {
    let title: String
    let lane: Lane
    /// The tick at the right edge.
    let now: Int
    let color: Color

    var body: some View {
        HStack(spacing: 1) {
            Text(title)
                .bold()
                .foregroundColor(color)
            GeometryReader { proxy in
                text(lane.picture(at: now, width: Int(proxy.size.width)))
                    .lineLimit(1)
            }
            .frame(maxWidth: CGFloat(Board.span))
            .frame(height: 1)
        }
    }

    private func text(_ picture: MarblePicture) -> Text {
        picture.runs.reduce(Text("")) { $0 + text($1) }
    }

    private func text(_ run: MarblePicture.Run) -> Text {
        let text = Text(verbatim: run.text)
        return switch run.kind {
        case .nothing: text
        case .line: text.foregroundColor(.gray)
        case .value: text.bold().foregroundColor(color)
        case .finish: text.bold()
        case .failure: text.bold().foregroundColor(.red)
        }
    }
}
