import ManagedSettingsCompat
import SwiftUICompat

/// The apps, pages and categories that the user has chosen: none.
public struct FamilyActivitySelection: Hashable, Sendable, Codable {
    /// The apps.
    public var applicationTokens: Set<ApplicationToken> = []
    /// The categories.
    public var categoryTokens: Set<ActivityCategoryToken> = []
    /// The pages.
    public var webDomainTokens: Set<WebDomainToken> = []
    /// Whether the apps of a category are chosen with it.
    public let includeEntireCategory: Bool

    /// Creates a selection of nothing.
    public init() { includeEntireCategory = false }
    /// Creates a selection of nothing.
    public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }

    /// The apps.
    public var applications: Set<Application> { Set(applicationTokens.map(Application.init(token:))) }
    /// The categories.
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map(ActivityCategory.init(token:))) }
    /// The pages.
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init(token:))) }
}

/// A view in which the user chooses apps. It says that there are none.
public struct FamilyActivityPicker: View {
    /// Creates a view.
    public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {}

    /// The text.
    public var body: some View {
        Text(verbatim: "There are no apps to choose from.").foregroundStyle(.secondary)
    }
}

extension View {
    /// Shows a sheet in which the user chooses apps. It says that there are none.
    public func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
        selection: Binding<FamilyActivitySelection>
    ) -> some View {
        sheet(isPresented: isPresented) {
            VStack(alignment: .leading) {
                FamilyActivityPicker(headerText: headerText, footerText: footerText, selection: selection)
                Button("Done") { isPresented.wrappedValue = false }
            }
        }
    }
}

/// The title of an app, a page or a category. The user chooses none, so it is never shown.
public struct FamilyActivityTitleView: View {
    /// The text.
    public var body: some View { Text(verbatim: "App") }
}

/// The icon of an app, a page or a category. The user chooses none, so it is never shown.
public struct FamilyActivityIconView: View {
    /// The symbol.
    public var body: some View { Image(systemName: "app") }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
    /// Creates a label for an app.
    public init(_ applicationToken: ApplicationToken) {
        self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
    }
    /// Creates a label for a category.
    public init(_ categoryToken: ActivityCategoryToken) {
        self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
    }
    /// Creates a label for a page.
    public init(_ webDomainToken: WebDomainToken) {
        self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
    }
}
