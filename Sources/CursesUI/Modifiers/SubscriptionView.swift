/// A view that runs an action for each value of a publisher.
///
/// It is what ``View/onReceive(_:perform:)`` does, as a view of its own.
public struct SubscriptionView<PublisherType: Publisher, Content: View> where PublisherType.Failure == Never {
    /// The view that is shown.
    public var content: Content
    /// The publisher to which the view subscribes while it is shown.
    public var publisher: PublisherType
    /// The action that receives the values of the publisher.
    public var action: (PublisherType.Output) -> Void

    /// Creates a view that subscribes to a publisher.
    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }
}

extension SubscriptionView: View {
    public var body: some View { content.onReceive(publisher, perform: action) }
}
