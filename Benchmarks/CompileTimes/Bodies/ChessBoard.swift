import SwiftUI

struct ChessSquare: Hashable {
    let row: Int
    let column: Int
}

struct ChessBoard: View {
    @State private var pieces: [[String]] = [
        ["♜", "♞", "♝", "♛", "♚", "♝", "♞", "♜"],
        Array(repeating: "♟", count: 8),
        Array(repeating: "", count: 8), Array(repeating: "", count: 8),
        Array(repeating: "", count: 8), Array(repeating: "", count: 8),
        Array(repeating: "♙", count: 8),
        ["♖", "♘", "♗", "♕", "♔", "♗", "♘", "♖"],
    ]
    @State private var selected: ChessSquare?
    @State private var moves: [(piece: String, from: ChessSquare, to: ChessSquare)] = []
    @State private var isTurned = false

    var body: some View {
        GeometryReader { geometry in
            let side = min(geometry.size.width, geometry.size.height - 60) / 8.5
            VStack(spacing: 0) {
                ForEach(isTurned ? Array(pieces.enumerated().reversed()) : Array(pieces.enumerated()), id: \.offset) {
                    row, line in
                    HStack(spacing: 0) {
                        Text("\(8 - row)")
                            .font(.system(size: side * 0.3))
                            .frame(width: side * 0.5)
                        ForEach(Array(line.enumerated()), id: \.offset) { column, piece in
                            let square = ChessSquare(row: row, column: column)
                            ZStack {
                                Rectangle()
                                    .fill(
                                        (row + column) % 2 == 0
                                            ? Color(red: 0.93, green: 0.87, blue: 0.75)
                                            : Color(red: 0.55, green: 0.4, blue: 0.3))
                                if selected == square {
                                    Rectangle().fill(.yellow.opacity(0.5))
                                } else if let last = moves.last, last.from == square || last.to == square {
                                    Rectangle().fill(.green.opacity(0.3))
                                }
                                Text(piece)
                                    .font(.system(size: side * (selected == square ? 0.8 : 0.7)))
                                    .rotationEffect(.degrees(isTurned ? 180 : 0))
                                    .shadow(color: .black.opacity(0.2), radius: 1, x: 0, y: side / 40)
                            }
                            .frame(width: side, height: side)
                            .onTapGesture { tap(square) }
                            .accessibilityLabel(
                                "\(["a", "b", "c", "d", "e", "f", "g", "h"][column])\(8 - row) \(piece.isEmpty ? "empty" : piece)"
                            )
                        }
                    }
                }
                HStack(spacing: 0) {
                    ForEach(0..<8) { column in
                        Text(String(UnicodeScalar(UInt8(97 + column))))
                            .font(.system(size: side * 0.3))
                            .frame(width: side, height: side / 2)
                    }
                }
                .padding(.leading, side * 0.5)
                HStack {
                    Button("Turn") { withAnimation(.easeInOut(duration: 0.4)) { isTurned.toggle() } }
                    Spacer()
                    Text(
                        moves.suffix(3).map { "\($0.piece)\(8 - $0.from.row)–\(8 - $0.to.row)" }.joined(separator: " ")
                    )
                    .font(.caption.monospaced())
                    Spacer()
                    Text(moves.count % 2 == 0 ? "White" : "Black")
                        .bold()
                }
                .padding(.horizontal, 8)
                .frame(height: 40)
            }
        }
        .aspectRatio(8.5 / 9, contentMode: .fit)
        .padding(4)
    }

    private func tap(_ square: ChessSquare) {
        if let from = selected, from != square {
            let piece = pieces[from.row][from.column]
            pieces[from.row][from.column] = ""
            pieces[square.row][square.column] = piece
            moves.append((piece, from, square))
            selected = nil
        } else {
            selected = pieces[square.row][square.column].isEmpty ? nil : square
        }
    }
}
