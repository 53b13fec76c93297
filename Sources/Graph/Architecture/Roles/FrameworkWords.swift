import LowLevel
import SourceFacts

/// Names from outside the project that tell what a type does.
struct FrameworkWords: Sendable {
  enum Field: UInt8, Sendable {
    /// Network, storage, devices and system services
    case work = 1
    /// View controllers, windows, and what shows them
    case screen = 2
    /// What makes or shows a screen
    case showing = 4
  }

  static let shared = FrameworkWords()

  private let fields: [String: Field]
  /// A bit for each known name, by its hash: most names of a file are ruled out without their text.
  private let filter: [UInt64]

  private init() {
    var fields: [String: Field] = [:]
    for name in Self.work.byteWords { fields[String(name)] = .work }
    for name in Self.screens.byteWords { fields[String(name)] = .screen }
    self.fields = fields
    var filter = [UInt64](repeating: 0, count: 64)
    for var name in fields.keys {
      let hash = name.withUTF8 { NameTable.hash($0) }
      filter[Int(hash >> 6) & 63] |= 1 << UInt64(hash & 63)
    }
    self.filter = filter
  }

  /// The known names among those of a file.
  func names(in names: FileNames) -> [(name: Name, field: Field)] {
    var found: [(Name, Field)] = []
    names.forEachHash { name, hash in
      guard filter[Int(hash >> 6) & 63] & (1 << UInt64(hash & 63)) != 0, let field = fields[names[name]] else { return }
      found.append((name, field))
    }
    return found
  }

  /// By name of a table: the fields that it belongs to, by their raw values; 0 for none.
  static func fields(in names: NameTable) -> [UInt8] {
    var fields = [UInt8](repeating: 0, count: names.count)
    for (field, words) in [(Field.work, work), (.screen, screens), (.showing, showing)] {
      for word in words.byteWords {
        if let name = names.find(String(word)) { fields[Int(name.raw)] |= field.rawValue }
      }
    }
    return fields
  }

  private static let work = """
    NSURLSession NSURLSessionDataTask NSURLSessionConfiguration NSUserDefaults NSFileManager AFHTTPSessionManager
    AFHTTPRequestOperationManager AFHTTPRequestOperation AFHTTPClient RKObjectManager MKNetworkEngine SSKeychain
    URLSession URLSessionTask URLSessionDataTask URLSessionConfiguration NSURLConnection NWConnection NWPathMonitor
    NWListener AF Alamofire SessionManager MoyaProvider ApolloClient HTTPClient WebSocket CKContainer CKDatabase Firestore
    FirebaseApp Auth MCSession CBCentralManager WCSession UserDefaults NSUbiquitousKeyValueStore FileManager FileHandle
    NSFileCoordinator NSManagedObjectContext NSPersistentContainer NSPersistentCloudKitContainer NSFetchRequest
    NSPersistentStoreCoordinator NSBatchDeleteRequest ModelContext ModelContainer FetchDescriptor Keychain KeychainSwift
    KeychainAccess SAMKeychain SecItemAdd SecItemCopyMatching SecItemUpdate SecItemDelete Realm FMDatabase FMDatabaseQueue
    FMResultSet DatabaseQueue DatabasePool DatabaseWriter DatabaseReader NSCache URLCache CSSearchableIndex
    CLLocationManager UNUserNotificationCenter PHPhotoLibrary PHImageManager HKHealthStore EKEventStore CNContactStore
    AVAudioSession AVAudioPlayer AVAudioEngine AVAudioRecorder AVCaptureSession AVPlayer AVSpeechSynthesizer
    SFSpeechRecognizer CMMotionManager CMPedometer CMMotionActivityManager SKPaymentQueue SKProductsRequest LAContext
    ASAuthorizationController ASWebAuthenticationSession Reachability Analytics Crashlytics SentrySDK BGTaskScheduler
    INPreferences Process SMAppService NSBackgroundActivityScheduler CNCopyCurrentNetworkInfo NEHotspotNetwork
    WKContentRuleListStore AVCaptureDevice AVAssetExportSession CBPeripheral NWBrowser NSXPCConnection NSMetadataQuery
    NEVPNManager NETunnelProviderManager CLGeocoder MKLocalSearch sqlite3_open sqlite3_open_v2 sqlite3_prepare_v2
    URLSessionWebSocketTask GCDAsyncSocket GCDAsyncUdpSocket GCDWebServer NSNetServiceBrowser NetServiceBrowser
    IOServiceOpen IOServiceGetMatchingServices IOServiceGetMatchingService IOServiceMatching IOHIDManagerCreate
    IOHIDEventSystemClientCreate IOPSCopyPowerSourcesInfo io_connect_t nw_path_monitor_t nw_path_monitor_create
    nw_connection_t nw_connection_create nw_listener_create getaddrinfo SCNetworkReachability SCDynamicStoreCreate
    SCNetworkReachabilityCreateWithName SCNetworkReachabilityCreateWithAddress host_statistics64 host_processor_info
    host_statistics proc_pidinfo proc_listpids sqlite3_exec FSEventStreamCreate makeFileSystemObjectSource
    makeReadSource CFSocketCreate SecKeyCreateRandomKey MIDIClientCreate AudioObjectGetPropertyData CWWiFiClient
    GKLocalPlayer CXProvider CXCallController PKPushRegistry MPRemoteCommandCenter MPNowPlayingInfoCenter ActivityKit
    OSSystemExtensionRequest NEFilterManager writeToFile:atomically: writeToURL:atomically: writeToFile:options:error:
    writeToURL:options:error:
    """

  /// Those of `work` that a type which keeps one works with: not what any type may ask for a single value.
  static let means: Set<String> = Set(
    work.byteWords.lazy.map { String($0) }.filter { !ambient.contains($0) })

  private static let ambient: Set<String> = [
    "NSUserDefaults", "UserDefaults", "NSFileManager", "FileManager", "NSCache", "URLCache", "Analytics", "Crashlytics",
    "SentrySDK", "Process", "Auth", "Reachability", "LAContext", "AVPlayer", "AVAudioPlayer", "NSFetchRequest",
    "FetchDescriptor", "ModelContext", "NSManagedObjectContext", "URLSessionConfiguration", "NSURLSessionConfiguration",
    "ActivityKit", "SKProductsRequest", "Keychain", "FileHandle",
  ]

  private static let screens = """
    UIViewController UINavigationController UITabBarController UISplitViewController UIPageViewController UIWindow
    UIHostingController UIAlertController SFSafariViewController NSViewController NSWindowController NSWindow
    UIActivityViewController NavigationPath pushViewController popViewController popToRootViewController
    pushViewController:animated: popViewControllerAnimated: popToRootViewControllerAnimated: setViewControllers:animated:
    presentViewController:animated:completion: showDetailViewController:sender: performSegueWithIdentifier:sender:
    setViewControllers showDetailViewController presentedViewController viewControllers rootViewController transitionHandler
    """

  private static let showing = """
    UIAlertController NSAlert NSWindowController present dismiss pushViewController popViewController popToRootViewController
    presentViewController:animated:completion: dismissViewControllerAnimated:completion: pushViewController:animated:
    popViewControllerAnimated: popToRootViewControllerAnimated: setViewControllers setViewControllers:animated:
    showDetailViewController instantiateViewController instantiateInitialViewController instantiateController
    instantiateViewControllerWithIdentifier: makeKeyAndOrderFront makeKeyAndOrderFront: makeKeyAndVisible showWindow showWindow:
    runModal beginSheet beginSheetModal
    """
}
