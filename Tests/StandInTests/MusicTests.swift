import CursesUITesting
import MusicKitCompat
import Testing

@Suite("Music")
@MainActor
struct MusicTests {
    @Test("The app may not see the music of the user")
    func authorization() async {
        #expect(await MusicAuthorization.request() == .denied)
        #expect(MusicAuthorization.currentStatus == .denied)
        await #expect(throws: MusicSubscription.Error.permissionDenied) {
            try await MusicSubscription.current.canPlayCatalogContent
        }
    }

    @Test("Nothing is found")
    func requests() async {
        var search = MusicCatalogSearchRequest(
            term: "Blue", types: [MusicKitCompat.Song.self, MusicKitCompat.Album.self])
        search.limit = 5
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            try await search.response().songs.map { "\($0.title) \($0.artistName)" }
        }
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            let request = MusicCatalogResourceRequest<MusicKitCompat.Song>(matching: \.id, equalTo: "1")
            return try await request.response().items.first?.title
        }
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            var request = MusicLibraryRequest<MusicKitCompat.Playlist>()
            request.sort(by: \.name, ascending: true)
            return try await request.response().items.count
        }
    }

    @Test("A player plays nothing")
    func player() async {
        let player = ApplicationMusicPlayer.shared
        player.queue = ApplicationMusicPlayer.Queue(for: MusicItemCollection<MusicKitCompat.Song>([]))
        await #expect(throws: MusicTokenRequestError.permissionDenied) { try await player.play() }
        player.pause()
        #expect(player.state.playbackStatus == .stopped && player.queue.currentEntry == nil)
    }
}
