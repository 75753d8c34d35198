// The numbers of keys on Apple's keyboards, from the header Events.h of Carbon. A terminal sends characters instead.

/// The number of the key A.
public let kVK_ANSI_A = 0
/// The number of the key S.
public let kVK_ANSI_S = 1
/// The number of the key D.
public let kVK_ANSI_D = 2
/// The number of the key F.
public let kVK_ANSI_F = 3
/// The number of the key H.
public let kVK_ANSI_H = 4
/// The number of the key G.
public let kVK_ANSI_G = 5
/// The number of the key Z.
public let kVK_ANSI_Z = 6
/// The number of the key X.
public let kVK_ANSI_X = 7
/// The number of the key C.
public let kVK_ANSI_C = 8
/// The number of the key V.
public let kVK_ANSI_V = 9
/// The number of the key B.
public let kVK_ANSI_B = 11
/// The number of the key Q.
public let kVK_ANSI_Q = 12
/// The number of the key W.
public let kVK_ANSI_W = 13
/// The number of the key E.
public let kVK_ANSI_E = 14
/// The number of the key R.
public let kVK_ANSI_R = 15
/// The number of the key Y.
public let kVK_ANSI_Y = 16
/// The number of the key T.
public let kVK_ANSI_T = 17
/// The number of the key 1.
public let kVK_ANSI_1 = 18
/// The number of the key 2.
public let kVK_ANSI_2 = 19
/// The number of the key 3.
public let kVK_ANSI_3 = 20
/// The number of the key 4.
public let kVK_ANSI_4 = 21
/// The number of the key 6.
public let kVK_ANSI_6 = 22
/// The number of the key 5.
public let kVK_ANSI_5 = 23
/// The number of the key Equal.
public let kVK_ANSI_Equal = 24
/// The number of the key 9.
public let kVK_ANSI_9 = 25
/// The number of the key 7.
public let kVK_ANSI_7 = 26
/// The number of the key Minus.
public let kVK_ANSI_Minus = 27
/// The number of the key 8.
public let kVK_ANSI_8 = 28
/// The number of the key 0.
public let kVK_ANSI_0 = 29
/// The number of the key RightBracket.
public let kVK_ANSI_RightBracket = 30
/// The number of the key O.
public let kVK_ANSI_O = 31
/// The number of the key U.
public let kVK_ANSI_U = 32
/// The number of the key LeftBracket.
public let kVK_ANSI_LeftBracket = 33
/// The number of the key I.
public let kVK_ANSI_I = 34
/// The number of the key P.
public let kVK_ANSI_P = 35
/// The number of the key L.
public let kVK_ANSI_L = 37
/// The number of the key J.
public let kVK_ANSI_J = 38
/// The number of the key Quote.
public let kVK_ANSI_Quote = 39
/// The number of the key K.
public let kVK_ANSI_K = 40
/// The number of the key Semicolon.
public let kVK_ANSI_Semicolon = 41
/// The number of the key Backslash.
public let kVK_ANSI_Backslash = 42
/// The number of the key Comma.
public let kVK_ANSI_Comma = 43
/// The number of the key Slash.
public let kVK_ANSI_Slash = 44
/// The number of the key N.
public let kVK_ANSI_N = 45
/// The number of the key M.
public let kVK_ANSI_M = 46
/// The number of the key Period.
public let kVK_ANSI_Period = 47
/// The number of the key Grave.
public let kVK_ANSI_Grave = 50
/// The number of the key Decimal of the keypad.
public let kVK_ANSI_KeypadDecimal = 65
/// The number of the key Multiply of the keypad.
public let kVK_ANSI_KeypadMultiply = 67
/// The number of the key Plus of the keypad.
public let kVK_ANSI_KeypadPlus = 69
/// The number of the key Clear of the keypad.
public let kVK_ANSI_KeypadClear = 71
/// The number of the key Divide of the keypad.
public let kVK_ANSI_KeypadDivide = 75
/// The number of the key Enter of the keypad.
public let kVK_ANSI_KeypadEnter = 76
/// The number of the key Minus of the keypad.
public let kVK_ANSI_KeypadMinus = 78
/// The number of the key Equals of the keypad.
public let kVK_ANSI_KeypadEquals = 81
/// The number of the key 0 of the keypad.
public let kVK_ANSI_Keypad0 = 82
/// The number of the key 1 of the keypad.
public let kVK_ANSI_Keypad1 = 83
/// The number of the key 2 of the keypad.
public let kVK_ANSI_Keypad2 = 84
/// The number of the key 3 of the keypad.
public let kVK_ANSI_Keypad3 = 85
/// The number of the key 4 of the keypad.
public let kVK_ANSI_Keypad4 = 86
/// The number of the key 5 of the keypad.
public let kVK_ANSI_Keypad5 = 87
/// The number of the key 6 of the keypad.
public let kVK_ANSI_Keypad6 = 88
/// The number of the key 7 of the keypad.
public let kVK_ANSI_Keypad7 = 89
/// The number of the key 8 of the keypad.
public let kVK_ANSI_Keypad8 = 91
/// The number of the key 9 of the keypad.
public let kVK_ANSI_Keypad9 = 92
/// The number of the key Return.
public let kVK_Return = 36
/// The number of the key Tab.
public let kVK_Tab = 48
/// The number of the key Space.
public let kVK_Space = 49
/// The number of the key Delete.
public let kVK_Delete = 51
/// The number of the key Escape.
public let kVK_Escape = 53
/// The number of the key Command.
public let kVK_Command = 55
/// The number of the key Shift.
public let kVK_Shift = 56
/// The number of the key Caps Lock.
public let kVK_CapsLock = 57
/// The number of the key Option.
public let kVK_Option = 58
/// The number of the key Control.
public let kVK_Control = 59
/// The number of the key right Command.
public let kVK_RightCommand = 54
/// The number of the key right Shift.
public let kVK_RightShift = 60
/// The number of the key right Option.
public let kVK_RightOption = 61
/// The number of the key right Control.
public let kVK_RightControl = 62
/// The number of the key Function.
public let kVK_Function = 63
/// The number of the key F17.
public let kVK_F17 = 64
/// The number of the key louder.
public let kVK_VolumeUp = 72
/// The number of the key quieter.
public let kVK_VolumeDown = 73
/// The number of the key mute.
public let kVK_Mute = 74
/// The number of the key F18.
public let kVK_F18 = 79
/// The number of the key F19.
public let kVK_F19 = 80
/// The number of the key F20.
public let kVK_F20 = 90
/// The number of the key F5.
public let kVK_F5 = 96
/// The number of the key F6.
public let kVK_F6 = 97
/// The number of the key F7.
public let kVK_F7 = 98
/// The number of the key F3.
public let kVK_F3 = 99
/// The number of the key F8.
public let kVK_F8 = 100
/// The number of the key F9.
public let kVK_F9 = 101
/// The number of the key F11.
public let kVK_F11 = 103
/// The number of the key F13.
public let kVK_F13 = 105
/// The number of the key F16.
public let kVK_F16 = 106
/// The number of the key F14.
public let kVK_F14 = 107
/// The number of the key F10.
public let kVK_F10 = 109
/// The number of the key F12.
public let kVK_F12 = 111
/// The number of the key F15.
public let kVK_F15 = 113
/// The number of the key Help.
public let kVK_Help = 114
/// The number of the key Home.
public let kVK_Home = 115
/// The number of the key Page Up.
public let kVK_PageUp = 116
/// The number of the key forward Delete.
public let kVK_ForwardDelete = 117
/// The number of the key F4.
public let kVK_F4 = 118
/// The number of the key End.
public let kVK_End = 119
/// The number of the key F2.
public let kVK_F2 = 120
/// The number of the key Page Down.
public let kVK_PageDown = 121
/// The number of the key F1.
public let kVK_F1 = 122
/// The number of the key Left.
public let kVK_LeftArrow = 123
/// The number of the key Right.
public let kVK_RightArrow = 124
/// The number of the key Down.
public let kVK_DownArrow = 125
/// The number of the key Up.
public let kVK_UpArrow = 126
