// The numbers with which changes of files are told.

/// The options of a stream of changes.
public typealias FSEventStreamCreateFlags = UInt32
/// The changes of a file or folder.
public typealias FSEventStreamEventFlags = UInt32
/// The number of a change.
public typealias FSEventStreamEventId = UInt64
/// Only new changes are told.
public let kFSEventStreamEventIdSinceNow: UInt64 = .max

/// No options.
public let kFSEventStreamCreateFlagNone = 0
/// The paths are an array of texts.
public let kFSEventStreamCreateFlagUseCFTypes = 1
/// The first change is told at once.
public let kFSEventStreamCreateFlagNoDefer = 2
/// Changes of the folder itself are told.
public let kFSEventStreamCreateFlagWatchRoot = 4
/// Has no effect: changes by the app are told, too.
public let kFSEventStreamCreateFlagIgnoreSelf = 8
/// Files are told, and not only their folders.
public let kFSEventStreamCreateFlagFileEvents = 16
/// Has no effect: changes by the app are not marked.
public let kFSEventStreamCreateFlagMarkSelf = 32
/// Has no effect: the paths have no more data.
public let kFSEventStreamCreateFlagUseExtendedData = 64
/// Has no effect: former changes are not known.
public let kFSEventStreamCreateFlagFullHistory = 128

/// Something in the folder has changed.
public let kFSEventStreamEventFlagNone = 0
/// There were too many changes to tell.
public let kFSEventStreamEventFlagMustScanSubDirs = 1
/// The app was too slow.
public let kFSEventStreamEventFlagUserDropped = 2
/// The kernel was too slow.
public let kFSEventStreamEventFlagKernelDropped = 4
/// The numbers begin again.
public let kFSEventStreamEventFlagEventIdsWrapped = 8
/// The former changes have been told.
public let kFSEventStreamEventFlagHistoryDone = 0x10
/// The folder itself has changed.
public let kFSEventStreamEventFlagRootChanged = 0x20
/// A disk was mounted.
public let kFSEventStreamEventFlagMount = 0x40
/// A disk was unmounted.
public let kFSEventStreamEventFlagUnmount = 0x80
/// It was created.
public let kFSEventStreamEventFlagItemCreated = 0x100
/// It was removed.
public let kFSEventStreamEventFlagItemRemoved = 0x200
/// Its attributes have changed.
public let kFSEventStreamEventFlagItemInodeMetaMod = 0x400
/// It was renamed or moved.
public let kFSEventStreamEventFlagItemRenamed = 0x800
/// Its contents have changed.
public let kFSEventStreamEventFlagItemModified = 0x1000
/// Its appearance has changed.
public let kFSEventStreamEventFlagItemFinderInfoMod = 0x2000
/// Its owner has changed.
public let kFSEventStreamEventFlagItemChangeOwner = 0x4000
/// Its further attributes have changed.
public let kFSEventStreamEventFlagItemXattrMod = 0x8000
/// It is a file.
public let kFSEventStreamEventFlagItemIsFile = 0x10000
/// It is a folder.
public let kFSEventStreamEventFlagItemIsDir = 0x20000
/// It is a symbolic link.
public let kFSEventStreamEventFlagItemIsSymlink = 0x40000
