import IntentsCompat
import Testing

@Suite("Siri")
struct SiriTests {
    private final class TeaIntent: INIntent, @unchecked Sendable {
        var cup: String?
    }

    @Test("What the user does is not learned, and Siri is denied")
    func donation() async throws {
        let intent = TeaIntent()
        intent.suggestedInvocationPhrase = "Make tea"
        intent.setImage(INImage(named: "tea"), forParameterNamed: \.cup)
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.direction = .outgoing
        try await interaction.donate()
        let error = await withCheckedContinuation { continuation in
            interaction.donate { continuation.resume(returning: $0) }
        }
        #expect(error == nil && INPreferences.siriAuthorizationStatus() == .denied)
        #expect(await INPreferences.requestSiriAuthorization() == .denied)
        #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().isEmpty)
        #expect(INShortcut(intent: intent)?.intent === intent)
    }

    @Test("A message has the values that it was made of")
    func message() {
        let sender = INPerson(
            personHandle: INPersonHandle(value: "a@a.example", type: .emailAddress), nameComponents: nil,
            displayName: nil, image: nil, contactIdentifier: nil, customIdentifier: "1")
        let intent = INSendMessageIntent(
            recipients: nil, outgoingMessageType: .outgoingMessageText, content: "tea?",
            speakableGroupName: INSpeakableString(spokenPhrase: "Group"), conversationIdentifier: "c",
            serviceName: nil, sender: sender, attachments: nil)
        #expect(intent.sender?.displayName == "a@a.example" && intent.content == "tea?")
        #expect(intent.speakableGroupName?.spokenPhrase == "Group")
    }
}
