#if !canImport(UniformTypeIdentifiers)
extension UTType {
    /// A file that is compressed with gzip.
    public static let gzip = UTType(named: "org.gnu.gnu-zip-archive", ["gz", "gzip"])
    /// A file that is compressed with bzip2.
    public static let bz2 = UTType(named: "public.bzip2-archive", ["bz2"])
    /// A tar archive.
    public static let tarArchive = UTType(named: "public.tar-archive", ["tar"])
    /// An Apple Archive.
    public static let appleArchive = UTType(named: "com.apple.archive", ["aar"])
    /// A disk image.
    public static let diskImage = UTType(named: "public.disk-image", ["dmg", "iso", "img"])
    /// A key with its certificates: PKCS #12.
    public static let pkcs12 = UTType(named: "com.rsa.pkcs-12", ["p12", "pfx"])
    /// An X.509 certificate.
    public static let x509Certificate = UTType(named: "public.x509-certificate", ["cer", "crt", "der"])
    /// An alias of macOS.
    public static let aliasFile = UTType(named: "com.apple.alias-file")
    /// A symbolic link.
    public static let symbolicLink = UTType(named: "public.symlink")
    /// An item that leads to a different one.
    public static let resolvable = UTType(named: "com.apple.resolvable")
    /// A folder in which a volume is mounted.
    public static let mountPoint = UTType(named: "com.apple.mount-point", isFolder: true)
    /// A volume.
    public static let volume = UTType(named: "public.volume", isFolder: true)
    /// The data of a security-scoped bookmark.
    public static let urlBookmarkData = UTType(named: "com.apple.bookmark")
    /// Any program.
    public static let executable = UTType(named: "public.executable", ["exe", "sh"])
    /// A program for UNIX.
    public static let unixExecutable = UTType(named: "public.unix-executable")
    /// A program for Windows.
    public static let exe = UTType(named: "com.microsoft.windows-executable", ["exe"])
    /// Any bundle.
    public static let bundle = UTType(named: "com.apple.bundle", ["bundle", "app", "framework"], isFolder: true)
    /// Any folder that is shown as a file.
    public static let package = UTType(named: "com.apple.package", ["app", "rtfd", "bundle"], isFolder: true)
    /// Any app.
    public static let application = UTType(named: "com.apple.application", ["app"], isFolder: true)
    /// An app in a bundle.
    public static let applicationBundle = UTType(named: "com.apple.application-bundle", ["app"], isFolder: true)
    /// An extension of an app.
    public static let applicationExtension = UTType(
        named: "com.apple.application-and-system-extension", ["appex"], isFolder: true)
    /// A framework.
    public static let framework = UTType(named: "com.apple.framework", ["framework"], isFolder: true)
    /// A plug-in.
    public static let pluginBundle = UTType(named: "com.apple.plugin", ["plugin"], isFolder: true)
    /// An importer for Spotlight.
    public static let spotlightImporter = UTType(named: "com.apple.metadata-importer", ["mdimporter"], isFolder: true)
    /// A generator for Quick Look.
    public static let quickLookGenerator = UTType(
        named: "com.apple.quicklook-generator", ["qlgenerator"], isFolder: true)
    /// An XPC service.
    public static let xpcService = UTType(named: "com.apple.xpc-service", ["xpc"], isFolder: true)
    /// A pane of the system settings.
    public static let systemPreferencesPane = UTType(
        named: "com.apple.systempreference.prefpane", ["prefPane"], isFolder: true)

    /// The types in this file.
    static var filesTypes: [UTType] {
        [
            .gzip, .bz2, .tarArchive, .appleArchive, .diskImage, .pkcs12, .x509Certificate, .aliasFile,
            .symbolicLink, .resolvable, .mountPoint, .volume, .urlBookmarkData, .executable, .unixExecutable, .exe,
            .bundle, .package, .application, .applicationBundle, .applicationExtension, .framework, .pluginBundle,
            .spotlightImporter, .quickLookGenerator, .xpcService, .systemPreferencesPane,
        ]
    }
}
#endif
