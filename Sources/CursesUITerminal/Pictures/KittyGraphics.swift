import Foundation

/// The sequences of kitty's graphics protocol ("Terminal graphics protocol") that CursesUI uses.
///
/// A picture is sent once, with a virtual placement, which is invisible. Text cells display it: each contains the
/// placeholder character with diacritics for its row and column, and has the picture's id as its foreground colour. So
/// the terminal moves, clips and erases a picture like text.
enum KittyGraphics {
    /// The character that the terminal replaces with a part of a picture.
    static let placeholder: UInt32 = 0x10EEEE

    /// The maximum number of base64 bytes in one sequence.
    static let chunkSize = 4096

    /// The id in the query, which identifies the terminal's answer to it.
    private static let questionID = 0x5EED

    /// The query that asks whether the terminal supports the protocol. It sends a pixel, which the terminal does not
    /// store.
    static let question = Array("\u{1B}_Gi=\(questionID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\".utf8)

    /// Returns whether an answer confirms support; `nil` if it does not answer the query.
    static func isOffered(by answer: String) -> Bool? {
        guard answer.hasPrefix("Gi=\(questionID);") else { return nil }
        return answer.hasSuffix(";OK")
    }

    /// Returns the sequences that send a picture and create its virtual placement. No answer is requested (`q=2`).
    static func send(_ picture: TerminalPicture) -> [UInt8] {
        let text = Data(picture.data).base64EncodedData()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count + text.count / chunkSize * 16 + 128)
        var start = 0
        repeat {
            let end = min(start + chunkSize, text.count)
            let head = start == 0 ? "a=t,f=100,i=\(picture.id)," : ""
            bytes += Array("\u{1B}_G\(head)q=2,m=\(end < text.count ? 1 : 0);".utf8)
            bytes += text[start..<end]
            bytes += [0x1B, 0x5C]
            start = end
        } while start < text.count
        let cells = "c=\(picture.size.width),r=\(picture.size.height)"
        return bytes + Array("\u{1B}_Ga=p,U=1,i=\(picture.id),\(cells),q=2\u{1B}\\".utf8)
    }

    /// Returns the sequence that deletes a picture and its placements.
    static func delete(_ id: UInt32) -> [UInt8] { Array("\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\".utf8) }
}
