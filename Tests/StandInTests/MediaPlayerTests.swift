import ImageIOCompat
import MediaPlayerCompat
import Testing

@MainActor
@Suite("Media player")
struct MediaPlayerTests {
    @Test("the library is empty")
    func library() async {
        #expect(MPMediaQuery.albums().collections?.isEmpty == true)
        let query = MPMediaQuery()
        query.addFilterPredicate(MPMediaPropertyPredicate(value: 7, forProperty: MPMediaItemPropertyPersistentID))
        #expect(query.items?.isEmpty == true)
        #expect(query.filterPredicates?.count == 1)
        #expect(MPMediaLibrary.authorizationStatus() == .denied)
        #expect(await MPMediaLibrary.requestAuthorization() == .denied)
    }

    @Test("a player plays its queue, and stops at the end")
    func player() {
        let player = MPMusicPlayerController.applicationQueuePlayer
        player.play()
        #expect(player.playbackState == .stopped)
        let items = [MPMediaItem(), MPMediaItem()]
        player.setQueue(with: MPMediaItemCollection(items: items))
        player.play()
        #expect(player.playbackState == .playing)
        player.skipToNextItem()
        #expect(player.nowPlayingItem === items[1])
        #expect(player.nowPlayingItem?.value(forProperty: MPMediaItemPropertyTitle) == nil)
        player.pause()
        #expect(player.playbackState == .paused)
        player.skipToNextItem()
        #expect(player.playbackState == .stopped)
        #expect(player.nowPlayingItem === items[0])
    }

    @Test("what is played, and commands, are kept")
    func center() {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
        let command = MPRemoteCommandCenter.shared().skipForwardCommand
        command.preferredIntervals = [15]
        _ = command.addTarget { _ in .success }
        command.isEnabled = false
        #expect(!command.isEnabled)
    }

    @Test("pictures are read by the names of Image I/O")
    func pictures() throws {
        // A picture of one pixel.
        let pixel = """
            iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
            """
        let data = try #require(Data(base64Encoded: pixel))
        let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 1)
    }
}
