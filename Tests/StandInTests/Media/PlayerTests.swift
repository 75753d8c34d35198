import AVKitCompat
import Synchronization
import Testing

@Suite("Players of audio and video")
@MainActor
struct PlayerTests {
    private let url = URL(fileURLWithPath: "/tmp/sound.m4a")
    private let two = CMTime(value: 2, timescale: 1)

    @Test("A seek moves the position, and says so")
    func seek() async {
        let player = AVPlayer(url: url)
        #expect(player.currentTime() == .zero && player.currentItem?.url == url)
        let hasMoved = Mutex(false)
        player.seek(to: two) { value in hasMoved.withLock { $0 = value } }
        #expect(player.currentTime() == two && hasMoved.withLock { $0 })
        #expect(await player.seek(to: CMTime(value: -3, timescale: 1)))
        #expect(player.currentTime() == .zero)
        player.replaceCurrentItem(with: nil)
        #expect(await player.seek(to: two) == false)
        #expect(player.currentTime() == .zero && player.currentItem == nil)
    }

    @Test("Nothing is played")
    func silence() {
        let player = AVPlayer(playerItem: AVPlayerItem(asset: AVAsset(url: url)))
        player.play()
        #expect(player.timeControlStatus == .paused && player.rate == 0 && player.status == .readyToPlay)
        player.volume = 0.5
        player.isMuted = true
        player.rate = 2
        #expect(player.volume == 0.5 && player.isMuted && player.rate == 2)
        player.pause()
        #expect(player.rate == 0 && player.currentItem?.duration == .indefinite)
        #expect(player.currentItem?.asset.duration == .zero && player.currentItem?.url == url)
        #expect(AVPlayerItem.didPlayToEndTimeNotification == .AVPlayerItemDidPlayToEndTime)
    }

    @Test("A time observer is called after a seek, until it is removed")
    func observers() async {
        let player = AVPlayer(url: url)
        let queue = DispatchQueue(label: "observers")
        let seen = TimeList()
        let token = player.addPeriodicTimeObserver(forInterval: two, queue: queue) { seen.add($0) }
        await player.seek(to: two)
        queue.sync {}
        #expect(seen.times == [two])
        player.removeTimeObserver(token)
        await player.seek(to: .zero)
        queue.sync {}
        #expect(seen.times == [two])
    }

    private final class TimeList: Sendable {
        private let list = Mutex<[CMTime]>([])
        var times: [CMTime] { list.withLock { $0 } }
        func add(_ time: CMTime) { list.withLock { $0.append(time) } }
    }

    @Test("A queue goes on to its next item")
    func queue() {
        let items = (0..<3).map { _ in AVPlayerItem(url: url) }
        let player = AVQueuePlayer(items: [items[0], items[1]])
        player.insert(items[2], after: items[0])
        #expect(player.items() == [items[0], items[2], items[1]] && !player.canInsert(items[1], after: nil))
        player.advanceToNextItem()
        #expect(player.currentItem == items[2])
        player.remove(items[2])
        #expect(player.currentItem == items[1])
        player.replaceCurrentItem(with: items[0])
        #expect(player.items() == [items[0]])
        player.removeAllItems()
        #expect(player.currentItem == nil)
    }

    @Test("A looper gives its player the item")
    func looper() {
        let player = AVQueuePlayer()
        let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
        #expect(player.currentItem?.url == url && looper.loopingPlayerItems == player.items())
        looper.disableLooping()
        #expect(looper.status == .cancelled && looper.loopCount == 0)
    }

    @Test("Loading a property of a file fails")
    func asset() async {
        let asset = AVURLAsset(url: url, options: nil)
        #expect(asset.url == url && !asset.isPlayable)
        await #expect(throws: AVError(.decoderNotFound)) { try await asset.load(.duration) }
        await #expect(throws: AVError(.decoderNotFound)) { try await asset.load(.tracks, .isPlayable) }
        let error: any Error = AVError(.decoderNotFound)
        #expect(error.localizedDescription == "A terminal cannot read audio or video.")
        #expect((error as NSError).domain == AVError.errorDomain && (error as NSError).code == -11833)
    }
}
