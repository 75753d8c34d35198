@_exported import osCompat
