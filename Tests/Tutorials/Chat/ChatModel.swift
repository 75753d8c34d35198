import Combine
import Foundation

extension Notification.Name {
    static let messageArrived = Notification.Name("messageArrived")
}

struct Message: Identifiable, Equatable {
    let id: Int
    let author: String
    let text: String
    let date: Date
    var isMine: Bool { author == "me" }
}

final class ChatModel: ObservableObject {
    @Published var draft = ""
    @Published private(set) var messages: [Message] = []
    @Published private(set) var isTyping = false

    let incoming = CurrentValueSubject<String?, Never>(nil)
    private var subscriptions: [AnyCancellable] = []

    init() {
        incoming
            .compactMap { $0 }
            .sink { [weak self] in self?.append($0, from: "Ada") }
            .store(in: &subscriptions)

        NotificationCenter.default.publisher(for: .messageArrived)
            .compactMap { $0.object as? String }
            .subscribe(on: DispatchQueue.main)
            .receive(on: RunLoop.main)
            .sink { [weak self] in self?.append($0, from: "Notice") }
            .store(in: &subscriptions)

        $draft
            .map { !$0.isEmpty }
            .removeDuplicates()
            .assign(to: &$isTyping)
    }

    func send() {
        guard !draft.isEmpty else { return }
        let text = draft
        draft = ""
        append(text, from: "me")
        Deferred { Just("You said: \(text)") }
            .delay(for: 1, scheduler: RunLoop.main)
            .sink { [incoming] in incoming.send($0) }
            .store(in: &subscriptions)
    }

    private func append(_ text: String, from author: String) {
        messages.append(
            Message(
                id: messages.count,
                author: author,
                text: text,
                date: Date(timeIntervalSince1970: 1_700_000_000)
            )
        )
    }
}
