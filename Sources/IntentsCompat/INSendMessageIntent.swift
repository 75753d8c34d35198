import Foundation

/// A person, for an intent.
open class INPerson: NSObject, @unchecked Sendable {
    // Sendable: the values are constant.

    /// The address.
    public let personHandle: INPersonHandle?
    /// The parts of the name.
    public let nameComponents: PersonNameComponents?
    /// The name.
    public let displayName: String
    /// The picture.
    public let image: INImage?
    /// The identifier of a contact.
    public let contactIdentifier: String?
    /// The identifier of the app's own.
    public let customIdentifier: String?
    /// Whether the person is the user.
    public let isMe: Bool

    /// Creates a person.
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? nameComponents.map(Self.name) ?? personHandle.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.isMe = isMe
    }

    private static func name(_ parts: PersonNameComponents) -> String {
        [parts.givenName, parts.familyName].compactMap { $0 }.joined(separator: " ")
    }
}

/// The address of a person.
open class INPersonHandle: NSObject, @unchecked Sendable {
    // Sendable: the values are constant.

    /// The address.
    public let value: String?
    /// The kind of address.
    public let type: INPersonHandleType

    /// Creates an address.
    public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}

/// The kind of an address.
public enum INPersonHandleType: Int, Sendable {
    case unknown, emailAddress, phoneNumber
}

/// The kind of a message.
public enum INOutgoingMessageType: Int, Sendable {
    case unknown, outgoingMessageText, outgoingMessageAudio
}

/// A message that is sent. No system sends it.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
    /// The recipients.
    open private(set) var recipients: [INPerson]?
    /// The kind of message.
    open private(set) var outgoingMessageType: INOutgoingMessageType
    /// The text.
    open private(set) var content: String?
    /// The name of a group.
    open private(set) var speakableGroupName: INSpeakableString?
    /// The identifier of the conversation.
    open private(set) var conversationIdentifier: String?
    /// The service.
    open private(set) var serviceName: String?
    /// The sender.
    open private(set) var sender: INPerson?

    /// Creates a message.
    ///
    /// - Parameter attachments: have no effect.
    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?, attachments: [Any]?
    ) {
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
    }
}
