// The same type that the file dialogs use.
@_exported import struct CursesUI.UTType
