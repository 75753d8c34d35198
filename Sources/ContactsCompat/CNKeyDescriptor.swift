import Foundation

/// The name of a value of a contact, or of several values.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The key of `identifier`.
public let CNContactIdentifierKey = "identifier"
/// The key of `contactType`.
public let CNContactTypeKey = "contactType"
/// The key of `namePrefix`.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of `givenName`.
public let CNContactGivenNameKey = "givenName"
/// The key of `middleName`.
public let CNContactMiddleNameKey = "middleName"
/// The key of `familyName`.
public let CNContactFamilyNameKey = "familyName"
/// The key of `previousFamilyName`.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of `nameSuffix`.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of `nickname`.
public let CNContactNicknameKey = "nickname"
/// The key of `organizationName`.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of `departmentName`.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of `jobTitle`.
public let CNContactJobTitleKey = "jobTitle"
/// The key of `phoneticGivenName`.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The key of `phoneticMiddleName`.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The key of `phoneticFamilyName`.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The key of `phoneticOrganizationName`.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The key of `birthday`.
public let CNContactBirthdayKey = "birthday"
/// The key of `nonGregorianBirthday`.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The key of `note`.
public let CNContactNoteKey = "note"
/// The key of `imageData`.
public let CNContactImageDataKey = "imageData"
/// The key of `thumbnailImageData`.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of `imageDataAvailable`.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of `phoneNumbers`.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of `emailAddresses`.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of `postalAddresses`.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of `dates`.
public let CNContactDatesKey = "dates"
/// The key of `urlAddresses`.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of `socialProfiles`.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The key of `instantMessageAddresses`.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// The key of `contactRelations`.
public let CNContactRelationsKey = "contactRelations"
