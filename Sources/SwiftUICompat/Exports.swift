@_exported import ApplicationServicesCompat
@_exported import CombineCompat
@_exported import CoreGraphicsCompat
@_exported import CursesUI
@_exported import CursesUIImage
@_exported import QuartzCoreCompat
@_exported import UserNotificationsCompat
