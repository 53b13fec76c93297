import Testing

@testable import Architecture

@Suite("Layers recognized by folder names")
struct FolderNameTests {
  @Test(
    "spellings",
    arguments: [
      ("models", KnownHeight.models), ("Model", .models), ("Entities", .models), ("entity", .models),
      ("UseCase", .domain),
      ("Use Cases", .domain), ("views", .views), ("View Controllers", .screens), ("Screen", .screens),
      ("ViewModels", .viewModels),
      ("Networking", .data), ("Service", .services), ("App", .application), ("PresentationLayer", .screens),
      ("Data Layer", .data),
      ("service_layer", .services), ("Coordinators", .coordination), ("HRPGModels", .models),
      ("ShopServices", .services),
      ("Screens, Views", .screens), ("Screens + Views", .screens), (" Models", .models), ("TableViewCells", .views),
    ])
  func spellings(name: String, height: KnownHeight) {
    #expect(KnownHeight(name: name) == height)
  }

  @Test(
    "names that only look like known ones",
    arguments: [
      "Apps", "Modeling", "Dat", "AppKit", "UIs", "Corex", "", "Layer", "Player", "Extensions", "Utils", "Helpers",
      "Shared",
    ])
  func otherNames(name: String) {
    #expect(KnownHeight(name: name) == nil)
  }

  @Test(
    "names without a meaning",
    arguments: ["Extensions", "helper", "Utilities", "Utility", "Shared", "Supporting Files", "Common"])
  func neutral(name: String) {
    #expect(FolderName.isNeutral(name))
  }
}
