/// SQLite of the system, and the names that only Apple's header has.
#ifndef CURSESUI_SQLITE3_H
#define CURSESUI_SQLITE3_H

#if __has_include(<sqlite3.h>)
#include <sqlite3.h>
#else
#error SQLite is missing: install libsqlite3-dev (Debian, Ubuntu), sqlite-devel (Fedora) or sqlite (Arch)
#endif

// The protection of files has no effect: Linux does not lock files with the screen.
#define SQLITE_OPEN_FILEPROTECTION_COMPLETE 0
#define SQLITE_OPEN_FILEPROTECTION_COMPLETEUNLESSOPEN 0
#define SQLITE_OPEN_FILEPROTECTION_COMPLETEUNTILFIRSTUSERAUTHENTICATION 0
#define SQLITE_OPEN_FILEPROTECTION_NONE 0

#endif
