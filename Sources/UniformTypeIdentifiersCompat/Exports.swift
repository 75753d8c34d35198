// The type is that of the file dialogs.
@_exported import struct CursesUI.UTType
