// This is the type that the file dialogs use.
@_exported import struct CursesUI.UTType
