// The numbers of the special keys of Apple's keyboards. A terminal sends none of these keys.

/// The kind of events of special keys, among those of the system.
public let NX_SUBTYPE_AUX_CONTROL_BUTTONS: Int32 = 8
/// The kind of events of the system.
public let NX_SYSDEFINED: Int32 = 14
/// The state of a key that goes down.
public let NX_KEYDOWN: Int32 = 10
/// The state of a key that goes up.
public let NX_KEYUP: Int32 = 11
/// The number of the key louder.
public let NX_KEYTYPE_SOUND_UP: Int32 = 0
/// The number of the key quieter.
public let NX_KEYTYPE_SOUND_DOWN: Int32 = 1
/// The number of the key brighter.
public let NX_KEYTYPE_BRIGHTNESS_UP: Int32 = 2
/// The number of the key darker.
public let NX_KEYTYPE_BRIGHTNESS_DOWN: Int32 = 3
/// The number of the key Caps Lock.
public let NX_KEYTYPE_CAPS_LOCK: Int32 = 4
/// The number of the key Help.
public let NX_KEYTYPE_HELP: Int32 = 5
/// The number of the key mute.
public let NX_KEYTYPE_MUTE: Int32 = 7
/// The number of the key Num Lock.
public let NX_KEYTYPE_NUM_LOCK: Int32 = 10
/// The number of the key more contrast.
public let NX_KEYTYPE_CONTRAST_UP: Int32 = 11
/// The number of the key less contrast.
public let NX_KEYTYPE_CONTRAST_DOWN: Int32 = 12
/// The number of the key eject.
public let NX_KEYTYPE_EJECT: Int32 = 14
/// The number of the key play.
public let NX_KEYTYPE_PLAY: Int32 = 16
/// The number of the key next.
public let NX_KEYTYPE_NEXT: Int32 = 17
/// The number of the key previous.
public let NX_KEYTYPE_PREVIOUS: Int32 = 18
/// The number of the key forward.
public let NX_KEYTYPE_FAST: Int32 = 19
/// The number of the key back.
public let NX_KEYTYPE_REWIND: Int32 = 20
/// The number of the key a brighter keyboard.
public let NX_KEYTYPE_ILLUMINATION_UP: Int32 = 21
/// The number of the key a darker keyboard.
public let NX_KEYTYPE_ILLUMINATION_DOWN: Int32 = 22
/// The number of the key a dark keyboard.
public let NX_KEYTYPE_ILLUMINATION_TOGGLE: Int32 = 23
