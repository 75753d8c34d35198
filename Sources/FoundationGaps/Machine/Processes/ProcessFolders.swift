/// The folders of a program.
public struct proc_vnodepathinfo: Sendable {
    /// The folder in which the program works.
    public var pvi_cdir = vnode_info_path()
    /// The folder at the top of its paths.
    public var pvi_rdir = vnode_info_path()

    /// Creates a value without paths.
    public init() {}
}

/// A folder of a program.
public struct vnode_info_path: Sendable {
    /// The path and a zero byte, in as many bytes as ``MAXPATHLEN`` says.
    public var vip_path = InlineArray<4096, CChar>(repeating: 0)

    /// Creates a value without a path.
    public init() {}
}
