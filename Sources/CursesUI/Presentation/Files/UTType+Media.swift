#if !canImport(UniformTypeIdentifiers)
extension UTType {
    /// Any audio or video.
    public static let audiovisualContent = UTType(
        named: "public.audiovisual-content", ["mp4", "mov", "mkv", "webm", "mp3", "m4a", "wav", "flac", "ogg"])
    /// An AVI movie.
    public static let avi = UTType(named: "public.avi", ["avi"])
    /// An MPEG-1 or MPEG-2 movie.
    public static let mpeg = UTType(named: "public.mpeg", ["mpg", "mpeg"])
    /// MPEG-2 video.
    public static let mpeg2Video = UTType(named: "public.mpeg-2-video", ["m2v", "mpg"])
    /// An MPEG-2 transport stream.
    public static let mpeg2TransportStream = UTType(named: "public.mpeg-2-transport-stream", ["ts"])
    /// MPEG-4 audio.
    public static let mpeg4Audio = UTType(named: "public.mpeg-4-audio", ["m4a"])
    /// Protected MPEG-4 audio.
    public static let appleProtectedMPEG4Audio = UTType(named: "com.apple.protected-mpeg-4-audio", ["m4p"])
    /// Protected MPEG-4 video.
    public static let appleProtectedMPEG4Video = UTType(named: "com.apple.protected-mpeg-4-video", ["m4v"])
    /// AIFF audio.
    public static let aiff = UTType(named: "public.aiff-audio", ["aiff", "aif"])
    /// MIDI.
    public static let midi = UTType(named: "public.midi-audio", ["mid", "midi"])
    /// Any playlist.
    public static let playlist = UTType(named: "public.playlist", ["m3u", "m3u8", "pls"])
    /// A playlist as M3U.
    public static let m3uPlaylist = UTType(named: "public.m3u-playlist", ["m3u", "m3u8"])
    /// A HEIF picture.
    public static let heif = UTType(named: "public.heif", ["heif"])
    /// An icon of Windows.
    public static let ico = UTType(named: "com.microsoft.ico", ["ico"])
    /// An icon of macOS.
    public static let icns = UTType(named: "com.apple.icns", ["icns"])
    /// A raw picture of a camera.
    public static let rawImage = UTType(named: "public.camera-raw-image", ["dng", "cr2", "nef", "arw"])
    /// A Live Photo.
    public static let livePhoto = UTType(named: "com.apple.live-photo")
    /// Any three-dimensional content.
    public static let threeDContent = UTType(named: "public.3d-content", ["usd", "usdz", "obj", "stl", "gltf", "glb"])
    /// A Universal Scene Description.
    public static let usd = UTType(named: "com.pixar.universal-scene-description", ["usd", "usda", "usdc"])
    /// A Universal Scene Description with its textures.
    public static let usdz = UTType(named: "com.pixar.universal-scene-description-mobile", ["usdz"])
    /// A RealityKit scene.
    public static let realityFile = UTType(named: "com.apple.reality", ["reality"])
    /// A SceneKit scene.
    public static let sceneKitScene = UTType(named: "com.apple.scenekit.scene", ["scn"])
    /// An object to recognize in ARKit.
    public static let arReferenceObject = UTType(named: "com.apple.arobject", ["arobject"])

    /// The types in this file.
    static var mediaTypes: [UTType] {
        [
            .audiovisualContent, .avi, .mpeg, .mpeg2Video, .mpeg2TransportStream, .mpeg4Audio,
            .appleProtectedMPEG4Audio, .appleProtectedMPEG4Video, .aiff, .midi, .playlist, .m3uPlaylist, .heif,
            .ico, .icns, .rawImage, .livePhoto, .threeDContent, .usd, .usdz, .realityFile, .sceneKitScene,
            .arReferenceObject,
        ]
    }
}
#endif
