import Foundation

/// Nodes that make, change and record sounds. It can be started, and is silent: a terminal has no sound.
open class AVAudioEngine: NSObject {
    /// The microphone, which hears nothing.
    public let inputNode = AVAudioInputNode()
    /// The loudspeaker, which is silent.
    public let outputNode = AVAudioOutputNode()
    /// The node that mixes all sounds.
    public let mainMixerNode = AVAudioMixerNode()
    /// The nodes that the app has added.
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    /// Whether the engine has been started.
    open private(set) var isRunning = false
    /// The value is kept, but has no effect.
    open var isAutoShutdownEnabled = false

    /// Creates an engine.
    override public init() {
        super.init()
        for node in [inputNode, outputNode, mainMixerNode] { node.engine = self }
    }

    /// Adds a node.
    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.engine = self
    }
    /// Removes a node.
    open func detach(_ node: AVAudioNode) {
        attachedNodes.remove(node)
        node.engine = nil
    }
    /// Has no effect: there is no sound.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    /// Has no effect: there is no sound.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {}
    /// Has no effect: there is no sound.
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    /// Has no effect: there is no sound.
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    /// Has no effect: there is no sound.
    open func prepare() {}
    /// Starts the engine, which is silent.
    open func start() throws { isRunning = true }
    /// Pauses the engine.
    open func pause() { isRunning = false }
    /// Stops the engine.
    open func stop() { isRunning = false }
    /// Has no effect: there is no sound.
    open func reset() {}
}

extension Notification.Name {
    /// The devices for sound have changed; never posted.
    public static let AVAudioEngineConfigurationChange = Notification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}
