// @generated from the folder Rules by `make generate`

extension RulePacks {
  public static let packs: [(name: String, tree: String)] = [
    ("activity", activity),
    ("coordinator", coordinator),
    ("domain", domain),
    ("layered", layered),
    ("mvc", mvc),
    ("mvp", mvp),
    ("mvvm", mvvm),
    ("open-closed", openClosed),
    ("ownership", ownership),
    ("protocols", protocols),
    ("reactive", reactive),
    ("schedulable", schedulable),
    ("viper", viper),
  ]

  public static let examples: [(name: String, tree: String)] = [
    ("activity", activityExamples),
    ("coordinator", coordinatorExamples),
    ("domain", domainExamples),
    ("layered", layeredExamples),
    ("mvc", mvcExamples),
    ("mvp", mvpExamples),
    ("mvvm", mvvmExamples),
    ("open-closed", openClosedExamples),
    ("ownership", ownershipExamples),
    ("protocols", protocolsExamples),
    ("reactive", reactiveExamples),
    ("schedulable", schedulableExamples),
    ("viper", viperExamples),
  ]

  public static let vocabulary: [(name: String, tree: String)] = [
    ("navigation", navigationVocabulary),
    ("showing_screens", showingScreensVocabulary),
    ("leaving_app", leavingAppVocabulary),
    ("networking", networkingVocabulary),
    ("reading_urls", readingUrlsVocabulary),
    ("keychain", keychainVocabulary),
    ("data_access", dataAccessVocabulary),
    ("logging", loggingVocabulary),
    ("theming", themingVocabulary),
    ("image_loading", imageLoadingVocabulary),
    ("business_logic", businessLogicVocabulary),
    ("incidental", incidentalVocabulary),
    ("child_embedding", childEmbeddingVocabulary),
    ("submodule_embedding", submoduleEmbeddingVocabulary),
    ("system_screens", systemScreensVocabulary),
    ("signals", signalsVocabulary),
    ("lock_types", lockTypesVocabulary),
    ("ui_frameworks", uiFrameworksVocabulary),
    ("ui_types", uiTypesVocabulary),
    ("view_types", viewTypesVocabulary),
    ("network_types", networkTypesVocabulary),
    ("view_protocol_names", viewProtocolNamesVocabulary),
    ("container_controllers", containerControllersVocabulary),
    ("plain_services", plainServicesVocabulary),
    ("loggers", loggersVocabulary),
    ("viper_views", viperViewsVocabulary),
    ("viper_presenters", viperPresentersVocabulary),
    ("viper_routers", viperRoutersVocabulary),
    ("worker_protocols", workerProtocolsVocabulary),
    ("router_protocols", routerProtocolsVocabulary),
  ]
}

private let activity = ##"""
{1:1 2
=1:1 pack
{1:1 2
=1:1 title
"1:8 Activities, their tree and their stack
=3:1 rules
[4:3 6
=4:5 activity_presents_ui
=5:5 activity_starts_activity
=6:5 activity_strong_controller
=7:5 activity_mutable_subject
=8:5 activity_knows_stack
=9:5 screen_mutable_subject
=1:1 rules
{1:1 6
=1:1 activity_knows_stack
{1:1 11
=1:1 kind
=1:7 forbidden
=2:1 from
{2:7 1
=2:9 role
=2:15 activity
=3:1 to
{3:5 1
=3:7 role
=3:13 activity_stack
=4:1 references
[4:13 2
=4:14 type
=4:20 forward
=5:1 severity
=5:11 warning
=6:1 summary
=6:10 an activity knows the stack that runs it
=7:1 rationale
"7:12 An activity needs to show a screen and to start the next activity, not all that the stack can do. Typed by a protocol with just that, the stack can be exchanged, for another device or in a test.
=10:1 message
"10:10 {subject} knows the stack {target}
=11:1 message_for_many
"11:19 {subject} knows the stacks {targets}
=12:1 suggestion
"12:13 name a protocol with what {subject} asks of it, and let {target} conform
=14:1 notes
{15:3 1
=15:3 again
"15:10 {target}
=1:1 activity_mutable_subject
{1:1 12
=1:1 kind
=1:7 ownership
=2:1 holder
{2:9 1
=2:11 role
=2:17 activity
=3:1 held
{3:7 1
=3:9 role
=3:15 entity
=4:1 strength
=4:11 any
=5:1 mutable
=5:10 true
=6:1 fix
=6:6 let
=7:1 severity
=7:11 warning
=8:1 summary
=8:10 the model object that an activity works on can be exchanged
=9:1 rationale
"9:12 An activity is made for one object: nobody should begin to edit one post and end with another. With a constant that is so, and needs no thought; with a variable it has to be looked for in all the code.
=12:1 message
"12:10 {subject} works on a {target} that can be exchanged: {property}
=13:1 suggestion
"13:13 declare {property} `let` and take it in the initializer; what comes out of the activity is another property
=15:1 notes
{16:3 1
=16:3 conforms
"16:13 {conformer} is one
=1:1 activity_presents_ui
{1:1 9
=1:1 kind
=1:7 calls
=2:1 of
{2:5 1
=2:7 role
=2:13 activity
=3:1 uses
[4:3 2
=4:5 $showing_screens
"5:5 {UIViewController,NSViewController}.{addChild,addChildViewController}
=6:1 severity
=6:11 error
=7:1 summary
=7:10 an activity shows view controllers itself
=8:1 rationale
"8:12 An activity says which screen is to be seen; how it is put on the display, in which style and above what, the stack knows that runs it. One that presents by itself has to know all that, and cannot be run elsewhere or tested without a display.
=11:1 message
"11:10 {subject} shows a screen itself: {use}
=12:1 suggestion
"12:13 ask the facade that the stack handed in to display the view controller
=14:1 notes
{15:3 1
=15:3 again
"15:10 {use}
=1:1 activity_starts_activity
{1:1 10
=1:1 kind
=1:7 calls
=2:1 of
{2:5 1
=2:7 role
=2:13 activity
=3:1 on
{3:5 1
=3:7 role
=3:13 activity
=4:1 on_members
[4:13 1
=4:14 start
=5:1 severity
=5:11 warning
=6:1 summary
=6:10 an activity starts another one itself
=7:1 rationale
"7:12 Whoever starts an activity has to give it what it needs: services, styles, a connection. Where each does that for the next, all of them pass on what they do not use. The stack hands it to every activity that it starts.
=10:1 message
"10:10 {subject} starts {target} itself: {use}
=11:1 suggestion
"11:13 make {target} and let the facade start it
=13:1 notes
{14:3 1
=14:3 again
"14:10 {use}
=1:1 activity_strong_controller
{1:1 12
=1:1 kind
=1:7 ownership
=2:1 category
=2:11 bug
=3:1 holder
{3:9 1
=3:11 role
=3:17 activity
=4:1 held
{4:7 1
=4:9 role
=4:15 view_controller
=5:1 foreign
[5:10 2
"5:11 UI*Controller
"5:28 NS*ViewController
=6:1 never_cleared
=6:16 true
=7:1 severity
=7:11 info
=8:1 summary
=8:10 an activity keeps its view controller, and never lets go of it
=9:1 rationale
"9:12 Before it starts and when it is done an activity needs no screen; it may be kept for its result all the same. A view controller that it holds strongly stays in memory as long, with all its views.
=12:1 message
"12:10 {subject} keeps {property} ({target}) and never sets it to nil
=13:1 suggestion
"13:13 declare {property} weak, or set it to nil when the activity is done
=15:1 notes
{16:3 1
=16:3 conforms
"16:13 {conformer} is one
=1:1 screen_mutable_subject
{1:1 13
=1:1 kind
=1:7 ownership
=2:1 holder
{2:9 2
=2:11 role
=2:17 view_controller
=2:34 not
{2:39 1
=2:41 role
[2:47 2
=2:48 coordinator
=2:61 router
=3:1 held
{3:7 2
=3:9 role
=3:15 entity
=3:23 not
{3:28 1
=3:30 role
[3:36 2
=3:37 view_model
=3:49 cell_model
=4:1 strength
=4:11 any
=5:1 mutable
=5:10 true
=6:1 optional
=6:11 true
=7:1 unless_held_by
{7:17 1
=7:19 role
[7:25 2
=7:26 coordinator
=7:39 activity
=8:1 severity
=8:11 info
=9:1 summary
=9:10 a screen is all that keeps the object it works on, and it may be nil or exchanged
=10:1 rationale
"10:12 A view controller comes from a storyboard and may be shown before there is anything to show, so what it works on has to be optional and variable. Who works on the object is then nobody: that belongs to an activity, or a coordinator, with a constant.
=14:1 message
"14:10 {subject} works on a {target} that may be nil or another: {property}
=15:1 suggestion
"15:13 let an activity (or coordinator) hold the {target} as a constant, and hand the screen what it shows
=17:1 notes
{18:3 1
=18:3 conforms
"18:13 {conformer} is one

"""##

private let coordinator = ##"""
{1:1 2
=1:1 pack
{1:1 2
=1:1 title
=1:8 Application coordinators
=3:1 rules
[4:3 3
=4:5 controller_knows_controller
=5:5 navigation_outside_coordinator
=6:5 coordinator_strong_parent
=1:1 rules
{1:1 3
=1:1 controller_knows_controller
{1:1 14
=1:1 kind
=1:7 forbidden
=3:1 from
{4:3 2
=4:3 role
=4:9 view_controller
=5:3 not
{6:5 1
=6:5 any
[7:7 2
{7:9 1
=7:11 role
[7:17 3
=7:18 coordinator
=7:31 router
=7:39 assembly
=8:9 $container_controllers
=10:1 to
{10:5 3
=10:7 role
=10:13 view_controller
=10:30 kind
=10:36 class
=10:43 not
{10:48 1
=10:50 any
[10:55 3
{10:56 1
=10:58 role
[10:64 2
=10:65 coordinator
=10:78 router
{10:89 1
=10:91 inherits
=10:101 UIAlertController
=10:122 $container_controllers
=11:1 references
[11:13 2
=11:14 type
=11:20 forward
=12:1 except_supertypes
=12:20 true
=13:1 embedding
=13:12 $child_embedding
=14:1 yields_to
[14:12 1
=14:13 navigation_outside_coordinator
=15:1 severity
=15:11 warning
=16:1 summary
=16:10 a view controller knows another view controller
=17:1 rationale
"17:12 Screens that make, configure or listen to one another hang together in a chain, and the data and decisions of a scenario are scattered along it. None of them can be shown alone or in another order. A coordinator knows them all, so that they need not know each other.
=21:1 message
"21:10 {subject} knows the view controller {target}
=22:1 message_for_many
"22:19 {subject} knows the view controllers {targets}
=23:1 suggestion
"23:13 tell a coordinator what happened (a delegate, a closure), and let it make {target} and hand it what it needs
=25:1 notes
{26:3 1
=26:3 again
"26:10 {target}
=1:1 coordinator_strong_parent
{1:1 13
=1:1 kind
=1:7 ownership_cycle
=2:1 category
=2:11 bug
=3:1 parents_of
{3:13 1
=3:15 role
=3:21 coordinator
=4:1 screens
{4:10 2
=4:12 role
[4:18 3
=4:19 view_controller
=4:36 view_model
=4:48 presenter
=4:60 not
{4:65 1
=4:67 role
=4:73 coordinator
=5:1 back_names
[5:13 5
=5:14 parent
"5:22 parent*
"5:33 *Parent
=5:44 owner
=5:51 host
=6:1 yields_to
[6:12 1
=6:13 presenter_strong_view
=7:1 fix
=7:6 weak
=8:1 severity
=8:11 warning
=9:1 summary
=9:10 a child holds strongly the coordinator that holds it
=10:1 rationale
"10:12 A coordinator keeps its screens and child coordinators while their part of the app is shown. One of them that holds it strongly in turn keeps all of it in memory when that part is long over.
=13:1 message
"13:10 {subject} holds {target} strongly by {property}, and is held by it: {loop}
=14:1 suggestion
"14:13 declare {subject}.{property} weak (unowned, where it never outlives {target})
=16:1 notes
{17:3 1
=17:3 link
"17:9 {owner} holds {target} by {property}
=1:1 navigation_outside_coordinator
{1:1 13
=1:1 kind
=1:7 calls
=2:1 like
=2:7 view_performs_navigation
=4:1 of
{5:3 2
=5:3 role
[5:9 4
=5:10 view_controller
=5:27 presenter
=5:38 view_model
=5:50 view
=6:3 not
{7:5 1
=7:5 any
[8:7 4
{8:9 1
=8:11 role
[8:17 3
=8:18 coordinator
=8:31 router
=8:39 assembly
{9:9 1
=9:11 ui_framework
=9:25 swiftui
=10:9 $container_controllers
{11:9 1
=11:11 inherits
[11:21 2
=11:22 UIWindow
=11:32 NSWindow
=12:1 swiftui_only
[12:15 0
=14:1 embedding
=14:12 $child_embedding
=15:1 except
[15:9 2
=15:10 $leaving_app
"15:24 *.{show,present}In*
=16:1 yields_to
[16:12 1
=16:13 view_performs_navigation
=17:1 severity
=17:11 warning
=18:1 summary
=18:10 a screen opens other screens itself
=19:1 rationale
"19:12 Where coordinators or routers lead through the app, the way through a scenario stands in one place. A screen that pushes or presents the next one takes part of it away, and cannot be put elsewhere in the flow.
=22:1 message
"22:10 {subject} navigates itself: {use}
=23:1 suggestion
"23:13 tell the coordinator or router what happened, by a delegate or closure, and let it navigate
=25:1 notes
{26:3 1
=26:3 again
"26:10 {use}

"""##

private let domain = ##"""
{1:1 2
=1:1 pack
{1:1 2
=1:1 title
=1:8 layers, services, schedulers
=3:1 rules
[4:3 3
=4:5 mutable_entity
=5:5 entity_external_dependency
=6:5 entity_behaviour
=1:1 rules
{1:1 3
=1:1 entity_behaviour
{1:1 13
=1:1 kind
=1:7 calls
=3:1 like
=3:7 view_performs_networking
=4:1 of
{4:5 1
=4:7 role
=4:13 entity
=5:1 uses
[6:3 8
=6:5 $data_access
"7:5 {UserDefaults,NSUserDefaults}.{set,removeObject,removeObjectForKey,setValue,setObject,setBool,setInteger,synchronize}
"9:5 {UserDefaults,NSUserDefaults}.*=
"10:5 {FileManager,NSFileManager}.{contentsOfDirectory,contents}*
=11:5 $reading_urls
"12:5 AV{Player,Audio,Capture,QueuePlayer,AssetExportSession,AssetReader,AssetWriter,Speech}*.*
"13:5 {UIApplication,NSApplication,NSWorkspace,UIPasteboard,NSPasteboard,NotificationCenter,UNUserNotificationCenter}.*
"14:5 UIViewController.{present,presentViewController,show,dismiss}
=15:1 except
[15:9 1
"15:10 *{Logger,Log,logger,log}.*
=16:1 header_actions
=16:17 true
=17:1 on
{17:5 2
=17:7 role
=17:13 service
=17:22 not
{17:27 1
=17:29 role
[17:35 3
=17:36 entity
=17:44 view
=17:50 view_controller
=18:1 severity
=18:11 warning
=19:1 summary
=19:10 an entity does a service's work
=20:1 rationale
"20:12 An entity that plays, converts, saves or sends itself brings the services and frameworks for it to everybody who only wants its values, and cannot be made in a test without them. Services do the work and are handed the entity.
=23:1 message
"23:10 {subject} does a service's work itself: {use}
=24:1 suggestion
"24:13 move it into a service with a method that takes {subject}
=26:1 notes
{27:3 1
=27:3 again
"27:10 {use}
=1:1 entity_external_dependency
{1:1 13
=1:1 kind
=1:7 imports
=2:1 from
{2:7 1
=2:9 role
=2:15 entity
=3:1 model_files
=3:14 true
=4:1 forbid
[4:9 1
"4:10 *
=5:1 foreign_only
=5:15 true
=7:1 except_modules
[8:3 5
"8:5 {Swift,Foundation,FoundationEssentials,FoundationXML,ObjectiveC,Darwin,Glibc,Dispatch,os,OSLog,Synchronization,RegexBuilder}
"9:5 {CoreFoundation,CoreGraphics,CoreLocation,CoreData,SwiftData,UniformTypeIdentifiers,simd,Accelerate,CryptoKit,AppIntents}
"10:5 {Realm,RealmSwift,GRDB,GRDBQuery,SQLite,SQLite3,FMDB,StructuredQueries,Observation,objc,TargetConditionals,CommonCrypto}
"11:5 {_Concurrency,_StringProcessing,Testing,XCTest,sys,mach,machine,std}
"12:5 *.h
=14:1 unless_declares
{14:18 1
=14:20 role
[14:26 5
=14:27 view
=14:33 view_controller
=14:50 presenter
=14:61 router
=14:69 coordinator
=15:1 severity
=15:11 error
=16:1 summary
=16:10 an entity depends on a framework of user interface, media or network, or on a library
=17:1 rationale
"17:12 Whoever uses an entity takes along all that its file imports. An entity that plays itself ties every screen, and every other app that shares the model, to the player's framework, also those that only show its title.
=20:1 message
"20:10 {subject} imports {module}, and so does everybody who uses the entities in it
=21:1 suggestion
"21:13 move what needs {module} into a service that is handed the entity
=23:1 notes
{24:3 3
=24:3 again
"24:10 and here
=25:3 through
"25:12 {module} is passed on here
=26:3 named
"26:10 {type} is named here
=1:1 mutable_entity
{1:1 12
=1:1 kind
=1:7 immutability
=2:1 of
{3:3 2
=3:3 role
=3:9 entity
=4:3 not
{4:8 1
=4:10 any
[4:15 2
{4:16 1
=4:18 attribute
[4:29 2
=4:30 Model
=4:37 _PersistedModel
{4:57 1
=4:59 inherits
[4:69 4
=4:70 Object
=4:78 RealmSwift.Object
=4:97 RLMObject
=4:108 EmbeddedObject
=5:1 except_attributes
[5:20 4
=5:21 NSManaged
=5:32 Persisted
=5:43 Relationship
=5:57 Transient
=6:1 mutable_types
[6:16 5
"6:17 NSMutable*
=6:31 NSCountedSet
=6:45 NSPointerArray
=6:61 NSHashTable
=6:74 NSMapTable
=7:1 fix
=7:6 let
=8:1 severity
=8:11 warning
=9:1 severities
{10:3 1
=10:3 info
{10:9 1
=10:11 kind
[10:17 2
=10:18 struct
=10:26 enum
=11:1 summary
=11:10 an entity can change after it is made
=12:1 rationale
"12:12 An entity that stays as it was made can be handed to any thread and kept by anybody: nobody changes it behind another's back. Changes belong to services, which make a new one. A struct is a copy for whoever changes it, so there it weighs less.
=15:1 message
"15:10 {subject} can change after it is made: {member} is {how}
=16:1 message_for_many
"16:19 {subject} can change after it is made: {targets}
=17:1 suggestion
"17:13 make {member} a constant (`let`, `readonly`), and let a service that changes it make a new {subject}

"""##

private let layered = ##"""
{1:1 2
=1:1 pack
{1:1 2
=1:1 title
=1:8 layers, services, schedulers
=3:1 rules
[4:3 6
=4:5 upward_dependency
=5:5 layer_cycle
=6:5 sibling_dependency
=7:5 skipped_layer
=8:5 forbidden_import
=9:5 unassigned_file
=1:1 rules
{1:1 6
=1:1 forbidden_import
{1:1 14
=1:1 kind
=1:7 imports
=2:1 category
=2:11 layers
=3:1 scope
=3:8 below_presentation
=4:1 forbid
=4:9 $ui_frameworks
=7:1 except
[7:9 6
=7:10 Core
=7:16 Common
=7:24 Shared
"7:32 Util*
"7:41 Helper*
"7:52 Extension*
=9:1 when_inferred
{9:16 1
=9:18 uses
=9:24 screens
=11:1 screen_types
[12:3 3
"12:5 {UI,NS,WK}*{View,ViewController,Controller,Cell,Button,Field,Recognizer,Storyboard,Window,Menu,Control,Representable}
"13:5 {UIAlert*,NSAlert,NSPanel,UIBarButtonItem,UIWindowScene,UITab*,UINavigation*}
"14:5 {View,AnyView,ViewBuilder,ViewModifier,Text,Button,HStack,VStack,ZStack,List,ForEach,Form,NavigationStack,NavigationLink}
=16:1 display
{17:3 1
=17:3 any
[18:5 4
{18:7 1
=18:7 role
[18:13 8
=18:14 view
=18:20 view_controller
=18:37 coordinator
=18:50 router
=18:58 presenter
=18:69 assembly
=18:79 view_model
=18:91 cell_model
{19:7 1
=19:7 ui_framework
[19:21 2
=19:22 swiftui
=19:31 cocoa
{20:7 1
=20:7 name
[20:13 1
"20:14 *{Theme,Themes,Style,Appearance,Presentation,Presenting,Navigation,Navigator,Router,Coordinator,Destination}
{21:7 1
=21:7 name
[21:13 2
"21:14 *{Theme,Navigation,Presentation,Appearance}{Manager,Service,Provider,Helper}
"21:94 *{Cell,Column,Toast,Banner}
=22:1 severity
=22:11 error
=23:1 summary
=23:10 a layer imports a framework it may not
=24:1 rationale
"24:12 Code below the presentation that knows a user interface framework ties the app's rules and data to one screen technology: it no longer runs in a test, an extension or on another platform without it. A module that passes the framework on with `@_exported import` brings it in just the same. Where the layers are inferred, only files that build or know screens are reported, and imports that nothing in their file needs.
=29:1 message
"29:10 {subject} ({layer}) imports {module}, which belongs to the presentation
=30:1 suggestion
"30:13 use Foundation types in {layer} and convert them in the presentation; what builds or shows screens belongs there too
=32:1 notes
{33:3 3
=33:3 again
"33:10 imported here too
=34:3 named
"34:10 {subject} names {type}
=35:3 through
"35:12 {through} passes {module} on here
=1:1 layer_cycle
{1:1 9
=1:1 kind
=1:7 cycles
=2:1 category
=2:11 layers
=3:1 when_inferred
{3:16 1
=3:18 enabled
=3:27 false
=4:1 severity
=4:11 error
=5:1 summary
=5:10 layers depend on each other in a loop
=6:1 rationale
"6:12 Layers in a loop are one layer in all but name: none of them can be understood, changed or taken elsewhere without the others. Such loops grow, since within them every new reference looks as good as the last.
=9:1 message
"9:10 {parts} depend on each other in a loop, {loop}; fewest references to cut: {cut}
=10:1 suggestion
"10:13 cut the references listed here: move what both sides need to the lower layer, or turn the call round through a protocol that the lower layer declares
=13:1 notes
{14:3 2
=14:3 cut
"14:8 to cut, {layer} → {targetLayer}: {declaration} uses {target}
=15:3 edge
"15:9 {layer} → {targetLayer} ({references}), first: {declaration} uses {target}
=1:1 sibling_dependency
{1:1 8
=1:1 kind
=1:7 independence
=2:1 category
=2:11 layers
=3:1 severity
=3:11 error
=4:1 summary
=4:10 layers that stand side by side use one another
=5:1 rationale
"5:12 Layers stand side by side so that each can be built, changed and thrown away without a look at the other. One reference between them takes that away from both, and is seldom the last.
=8:1 message
"8:10 {subject} ({layer}) uses {target} of {targetLayer}, which stands beside it
=9:1 suggestion
"9:13 move what both need to a layer below, or let a layer above pass it from one to the other
=11:1 notes
{12:3 1
=12:3 again
"12:10 {declaration} uses {target} too
=1:1 skipped_layer
{1:1 10
=1:1 kind
=1:7 layers
=2:1 category
=2:11 layers
=3:1 direction
=3:12 skipping
=4:1 enabled
=4:10 false
=5:1 severity
=5:11 warning
=6:1 summary
=6:10 a layer uses one further down than the next
=7:1 rationale
"7:12 Where each layer speaks only to the next, a layer can be replaced with no look further up than one. Few apps want this strictly, so the rule is off until asked for.
=10:1 message
"10:10 {subject} ({layer}) uses {target} of {targetLayer}, past the layers between
=11:1 suggestion
"11:13 let the layer next to {layer} offer what is needed of {targetLayer}
=13:1 notes
{14:3 1
=14:3 again
"14:10 {declaration} uses {target} too
=1:1 unassigned_file
{1:1 7
=1:1 kind
=1:7 assignment
=2:1 category
=2:11 layers
=3:1 severity
=3:11 info
=4:1 summary
=4:10 a source file lies in no layer
=5:1 rationale
"5:12 A file in no layer is held to nothing: it may use all layers and all may use it, so that the rules can be passed by through it. Only asked of projects that configure their layers.
=8:1 message
"8:10 {subject} lies in no layer
=9:1 suggestion
"9:13 add its folder to a layer under `layers:`, or the file to `root:` when it puts the app together
=1:1 upward_dependency
{1:1 11
=1:1 kind
=1:7 layers
=2:1 category
=2:11 layers
=3:1 direction
=3:12 upward
=5:1 when_inferred
{5:16 1
=5:18 targets
=5:27 interface
=6:1 severity
=6:11 error
=7:1 summary
=7:10 a layer uses a declaration of a higher layer
=8:1 rationale
"8:12 A layer that knows what stands above it cannot be built, tested or reused without it, and each change above may break it. Layers keep their worth only while every arrow points down.
=11:1 message
"11:10 {subject} ({layer}) uses {target} of the higher layer {targetLayer}
=12:1 suggestion
"12:13 declare in {layer} a protocol, closure or notification for what it has to say, and let {targetLayer} conform or listen
=14:1 suggestion_for_values
"14:24 move {target} down to {layer} or below it, or what {subject} does with it up to {targetLayer}
=16:1 notes
{17:3 6
=17:3 again
"17:10 {declaration} uses {target} too
=18:3 misplaced
"18:14 {target} is declared in {targetLayer}, and {count} types of lower layers use it
=19:3 misplaced_advice
"19:21 Move {target} down, to {layer} or below it: it needs nothing of {targetLayer}.
=20:3 misplaced_needs_advice
"20:27 Move {target} down to {layer}, with what it needs of higher layers ({needs}), or pass the lower types only the values that they read of it.
=23:3 reached
"23:12 {count} types of lower layers reach for {target}
=24:3 reached_advice
"24:19 Pass each of them what it needs of {target}: a service in the initializer, or a closure or protocol for what it asks {target} to do. Begin with the types that need tests; the baseline keeps new users out.

"""##

private let mvc = ##"""
{1:1 2
=1:1 pack
{1:1 2
=1:1 title
=1:8 MVC and its problems
=3:1 rules
[4:3 7
=4:5 view_model_coupling
=5:5 view_performs_navigation
=6:5 view_performs_networking
=7:5 child_controller_containment
=8:5 model_knows_ui
=9:5 massive_controller
=10:5 controller_responsibilities
=1:1 rules
{1:1 7
=1:1 child_controller_containment
{1:1 12
=1:1 kind
=1:7 call_pairs
=2:1 category
=2:11 bug
=3:1 handing
[3:10 2
=3:11 UIViewController.addChild
=3:38 UIViewController.addChildViewController
=4:1 handing_then
[4:15 3
"4:16 *.didMove(toParent:)
"4:40 *.didMoveToParentViewController
"4:75 *.didMove(toParentViewController:)
=5:1 releasing
[5:12 2
"5:13 UIViewController.willMove(toParent:)
"5:53 UIViewController.willMoveToParentViewController
=6:1 releasing_then
[6:17 2
"6:18 *.removeFromParent
"6:40 *.removeFromParentViewController
=7:1 severity
=7:11 error
=8:1 summary
=8:10 a child view controller is only half added or half removed
=9:1 rationale
"9:12 UIKit needs two calls to add a child view controller, and two to remove one. If one is missing, the child does not learn that it appears or disappears: appearance callbacks and rotation fail, and a removed child may stay in memory.
=12:1 message
"12:10 `{object}` gets `{use}` without `{missing}`
=13:1 suggestion
"13:13 Call `{call}` after adding its view.
=14:1 notes
{15:3 4
=15:3 again
"15:10 `{object}` too
=16:3 handing_message
"16:20 `{object}` is added by `{use}` but never gets `{missing}`
=17:3 releasing_message
"17:22 `{object}` gets `willMove` to no parent but never `{missing}`
=18:3 releasing
"18:14 Call `{call}` after removing its view.
=1:1 controller_responsibilities
{1:1 32
=1:1 kind
=1:7 responsibilities
=2:1 of
{2:5 1
=2:7 role
=2:13 view_controller
=3:1 max
=3:6 4
=5:1 required
[5:11 1
=5:12 business_logic
=6:1 min_lines
=6:12 150
=8:1 large
=8:8 300
=9:1 working_members
=9:18 2
=10:1 severity
=10:11 warning
=11:1 summary
=11:10 a view controller takes on too many of six responsibilities
=12:1 rationale
"12:12 A view controller tends to configure its interface, update it, catch interaction, handle it, do business logic and navigate, all at once. Each of them that moves out makes the rest shorter, testable and fit for use elsewhere.
=15:1 message
"15:10 {subject} takes on {count} of six responsibilities in {lines} lines: {responsibilities}
=16:1 suggestion
"16:13 Move {moves}.
=17:1 notes
{18:3 10
=18:3 move_business_logic
=18:24 business logic to a service
=19:3 move_navigation
=19:20 navigation to a coordinator or router
=20:3 move_handle_interaction
=20:28 the handling of interaction to a presenter or view model
=21:3 move_view
=21:14 the configuration and updates of the interface to a view
=22:3 configure_ui
"22:17 configure_ui: {use}
=23:3 update_ui
"23:14 update_ui: {use}
=24:3 catch_interaction
"24:22 catch_interaction: {use}
=25:3 handle_interaction
"25:23 handle_interaction: {use} decides itself
=26:3 business_logic
"26:19 business_logic: {use}
=27:3 navigation
"27:15 navigation: {use}
=31:1 interface_types
[31:18 8
=31:19 UIView
=31:27 NSView
=31:35 UIBarItem
=31:46 UINavigationItem
=31:64 CALayer
=31:73 NSLayoutConstraint
=31:93 UISearchController
=31:113 NSToolbarItem
=32:1 setup_methods
[32:16 7
=32:17 viewDidLoad
=32:30 loadView
=32:40 awakeFromNib
=32:54 windowDidLoad
=32:69 commonInit
=32:81 init
"32:87 initWith*
=33:1 building
[34:3 30
"34:5 *.addSubview
"35:5 *.insertSubview
"36:5 *.addArrangedSubview
"37:5 *.insertArrangedSubview
"38:5 *.addLayoutGuide
"39:5 *.addConstraint{,s}
"40:5 *.addSublayer
=41:5 NSLayoutConstraint.activate
=42:5 NSLayoutConstraint.activateConstraints
=43:5 NSLayoutConstraint.init
=44:5 NSLayoutConstraint.constraints
=45:5 NSLayoutAnchor.constraint
"46:5 *.constraint(equalTo*
"47:5 *.constraintEqualTo*
"48:5 *.translatesAutoresizingMaskIntoConstraints
"49:5 *.snp.makeConstraints
"50:5 *.{makeConstraints,mas_makeConstraints,mas_remakeConstraints,mas_updateConstraints}
"51:5 NSLayoutConstraint.{constraintWithItem,constraintsWithVisualFormat}
"52:5 *.autoPin*
"53:5 *.setContentHuggingPriority
"54:5 *.setContentCompressionResistancePriority
"55:5 UITableView.register*
"56:5 UICollectionView.register*
"57:5 NSTableView.register*
"58:5 NSCollectionView.register*
"59:5 self.view
"60:5 self.{left,right}BarButtonItem*
"61:5 UINavigationItem.{set,}{left,right,Left,Right}BarButtonItem*
"62:5 UINavigationItem.{titleView,searchController,hidesSearchBarWhenScrolling,largeTitleDisplayMode,standardAppearance,scrollEdgeAppearance,compactAppearance}
"63:5 self.{toolbarItems,tabBarItem,preferredContentSize}
=64:1 styling
[65:3 11
"65:5 *.{backgroundColor,tintColor,barTintColor,textColor,font,textAlignment,numberOfLines,lineBreakMode,contentMode}
"66:5 *.*Color
"67:5 *.*Appearance
"68:5 *.*Style
"69:5 *.{cornerRadius,masksToBounds,clipsToBounds,borderWidth,shadow*,isOpaque,maskedCorners}
"70:5 *.{separatorInset,rowHeight,estimatedRowHeight,keyboardDismissMode,autoresizingMask}
"71:5 *.{frame,bounds,contentInset*,*Insets,isTranslucent,prefersLargeTitles,placeholder,keyboardType,returnKeyType}
"72:5 *.{autocapitalizationType,autocorrectionType,isUserInteractionEnabled,accessibility*}
"73:5 *.{wantsLayer,layerContentsRedrawPolicy,canDrawSubviewsIntoLayer,leftItemsSupplementBackButton,backButtonDisplayMode}
"74:5 NSLayoutConstraint.isActive
"75:5 *.{delegate,dataSource}
=76:1 updating
[77:3 22
"77:5 *.reloadData
"78:5 *.reload{Rows,Sections,Items}*
"79:5 *.{insert,delete}{Rows,Sections,Items}*
"80:5 *.performBatchUpdates
"81:5 *.reloadItemsAtIndexPaths
"82:5 *DiffableDataSource.apply*
"83:5 *.{beginUpdates,endUpdates,setNeedsDisplay,startAnimating,stopAnimating,beginRefreshing,endRefreshing}
"84:5 UILabel.{text,attributedText}
"85:5 self.title
"86:5 UIView.{isHidden,alpha,setHidden,setAlpha}
"87:5 UIButton.set{Title,Image,AttributedTitle}
"88:5 {UIProgressView,UISlider,UISwitch}.set{Progress,Value,On}
"89:5 *.{isHidden,attributedText,stringValue,attributedStringValue}
"90:5 UITable{View,}Cell.{accessoryType,contentConfiguration}
"91:5 self.setNeedsStatusBarAppearanceUpdate
"92:5 WKWebView.load*
"93:5 {UIHostingController,NSHostingController,NSHostingView}.rootView
"94:5 {UIView,NSView}.select
"95:5 {UIView,NSView}.select{ed,Row,Item,Annotation,Segment,Tab,Text,All,Column,Cell}*
"96:5 {UIView,NSView}.{removeAll,removeItem,insertItem,addItem,addOverlay,addAnnotation,removeOverlay}*
"97:5 {UIView,NSView}.{removeAnnotation,setRegion,setContentOffset,setSelected,setEnabled,scrollTo,scrollRow}*
"98:5 NSMenu.{addItem,insertItem,removeItem,removeAllItems}
=100:1 immediate
[101:3 6
"101:5 *.{forEach,map,compactMap,flatMap,filter,first,last,contains,allSatisfy,sorted,sort,reduce,min,max,removeAll}
"102:5 *.{enumerateObjectsUsingBlock,enumerateKeysAndObjectsUsingBlock,performWithoutAnimation,then,with,apply,configure}
"103:5 *.{dispatch_sync,dispatch_once,mas_makeConstraints,performBlockAndWait}
"104:5 UIView.{animate,animateWithDuration,transition,transitionWithView,performWithoutAnimation,animateKeyframes}
"105:5 {NSAnimationContext,CATransaction}.*
"106:5 UIViewPropertyAnimator.*
=107:1 catching
[108:3 19
"108:5 *.addTarget
"109:5 *.addAction(*for:*
"110:5 *.addGestureRecognizer
"111:5 UIGestureRecognizer.init(*action:*
"112:5 NSGestureRecognizer.init(*action:*
"113:5 UIBarButtonItem.init(*{action,primaryAction}:*
"114:5 UIAction.init
"115:5 UIContextualAction.init
"116:5 UIKeyCommand.init
"117:5 UIKeyCommand.keyCommandWithInput
"118:5 UITableViewRowAction.rowActionWithStyle
"119:5 UITableViewRowAction.init
"120:5 NSMenuItem.init(*action:*
"121:5 NSButton.init(*action:*
"122:5 NSControl.{action,doubleAction}
"123:5 NSMenuItem.action
"124:5 UIBarButtonItem.action
"126:5 *.{onCellSelection,onCellHighlightChanged}
"127:5 *Row.onChange
=128:1 catching_methods
[129:3 40
"129:5 tableView(_:{didSelectRowAt,didDeselectRowAt,didHighlightRowAt,accessoryButtonTappedForRowWith}:)
"130:5 tableView(_:{commit,moveRowAt,trailingSwipeActionsConfigurationForRowAt,leadingSwipeActionsConfigurationForRowAt}:*
"131:5 tableView(_:{editActionsForRowAt,contextMenuConfigurationForRowAt,performAction,handleEditMenuAction}:*
"132:5 tableView:{didSelectRow,didDeselectRow,accessoryButtonTappedForRow,commitEditingStyle,moveRow}*
"133:5 tableView:{trailingSwipeActions,leadingSwipeActions,editActionsForRow,didHighlightRow,contextMenuConfiguration}*
"134:5 {alertView,actionSheet}:clickedButtonAtIndex*
"135:5 collectionView(_:{didSelectItemAt,didDeselectItemAt,moveItemAt,didSelectItemsAt,contextMenuConfigurationForItemAt,performAction}:*
"136:5 collectionView:did{Select,Deselect}*
"137:5 {tableView,outlineView}SelectionDidChange*
"138:5 textField{ShouldReturn,DidBeginEditing,DidEndEditing,ShouldClear,DidChangeSelection}*
"139:5 textField(_:shouldChangeCharactersIn:*
"140:5 textField:shouldChangeCharactersInRange:*
"141:5 textView{DidChange,DidBeginEditing,DidEndEditing,ShouldBeginEditing}*
"142:5 textView{(_,}:shouldChangeText*
"143:5 textView{(_,}:{shouldInteractWith,clickedOnLink}*
"144:5 textDidChange*
"145:5 controlText{DidChange,DidEndEditing}*
"146:5 control{(_,}:textView:doCommand*
"147:5 searchBar{SearchButton,CancelButton,Bookmark,ResultsListButton}*Clicked*
"148:5 searchBarText{DidBegin,DidEnd}Editing*
"149:5 searchBar{(_,}:{textDidChange,selectedScopeButtonIndexDidChange}*
"150:5 updateSearchResults*
"151:5 {will,did}{Present,Dismiss}SearchController*
"152:5 scrollView{DidScroll,WillBeginDragging,DidEndDragging,DidEndDecelerating,DidZoom,WillEndDragging}*
"153:5 gestureRecognizer{ShouldBegin*,(_:should*,:should*}
"154:5 {touches,presses,motion}{Began,Moved,Ended,Cancelled}*
"155:5 {mouse,rightMouse,otherMouse}{Down,Up,Dragged,Entered,Exited,Moved}*
"156:5 key{Down,Up}*
"157:5 pickerView{(_,}:didSelectRow*
"158:5 {tabBarController,tabBar}{(_,}:{didSelect,shouldSelect}*
"159:5 {dragInteraction,dropInteraction,contextMenuInteraction}*
"160:5 mapView{(_,}:did{Select,Deselect}*
"161:5 mapView{(_,}:annotationView:calloutAccessory*
"162:5 documentPicker{(_,}:didPick*
"163:5 imagePickerController{(_,}:didFinishPicking*
"164:5 accessibilityPerform{Escape,MagicTap}*
"165:5 webView{(_,}:decidePolicyFor*
"166:5 webView:{decidePolicyFor,shouldStartLoadWithRequest}*
"167:5 userContentController{(_,}:didReceive*
"168:5 accessibilityActivate*
=169:1 business
=169:11 $business_logic
=171:1 computing
[172:3 4
"172:5 {String,NSString}.init(contentsOfFile*
"173:5 NSPredicate.{init*,predicateWithFormat,predicateWithBlock}
"174:5 {NSRegularExpression,NSDataDetector,Regex}.*
"175:5 *.{evaluate(with*,compare(*,evaluateWithObject:}
=176:1 preferences
[177:3 2
"177:5 {UserDefaults,NSUserDefaults}.{set,removeObject,setValue,synchronize,setObject,setBool}*
"178:5 {UserDefaults,NSUserDefaults}.*=
=180:1 requests
[180:11 2
"180:12 URLRequest.init*
"180:32 {NSURLRequest,NSMutableURLRequest}.{init,requestWithURL}*
=181:1 pages
[181:8 1
"181:9 {WKWebView,UIWebView,WebView}.{load,loadRequest}*
=182:1 navigating
=182:13 $navigation
=183:1 leaving
=183:10 $leaving_app
=185:1 showing_itself
[185:17 1
"185:18 UIViewController.{addChild,addChildViewController}
=187:1 closing
[188:3 10
"188:5 *.{popViewController,popToViewController,popToRootViewController}*
"189:5 UIViewController.{dismiss,dismissViewController}*
"190:5 *.dismissViewControllerAnimated*
"191:5 NSViewController.{dismiss,dismissController,dismissViewController}
"192:5 self.{removeFromParent,removeFromParentViewController}
"193:5 NSWindowController.close
"194:5 NSWindow.{endSheet,close,orderOut,performClose}*
"195:5 UIPopoverController.{dismissPopoverAnimated,dismiss}
"196:5 NSPopover.{close,performClose}*
"197:5 NSExtensionContext.{completeRequest,cancelRequest}*
=198:1 alerts
=198:9 $system_screens
=199:1 ignored
=199:10 $incidental
=1:1 massive_controller
{1:1 11
=1:1 kind
=1:7 size
=2:1 category
=2:11 size
=3:1 of
{3:5 1
=3:7 role
=3:13 view_controller
=5:1 warning
=5:10 300
=6:1 error
=6:8 600
=7:1 severity
=7:11 warning
=8:1 summary
=8:10 a view controller has too many lines
=9:1 rationale
"9:12 Code that has no other place ends up in the view controller, until nobody can tell what in it belongs together. Its length, with its extensions and without other types nested in it, is the first sign that parts of it should be types of their own.
=12:1 message
"12:10 {subject} has {lines} lines, more than {limit}
=13:1 suggestion
"13:13 move navigation to a coordinator, business logic to services, data sources and parts of the screen to types or child controllers of their own
=16:1 notes
{17:3 1
=17:3 extension
"17:14 {part} lines here
=1:1 model_knows_ui
{1:1 13
=1:1 kind
=1:7 forbidden
=2:1 category
=2:11 layers
=5:1 enabled
=5:10 false
=6:1 when_named
{6:13 1
=6:15 enabled
=6:24 true
=7:1 from
{8:3 2
=8:3 role
[8:9 2
=8:10 entity
=8:18 service
=9:3 not
{10:5 1
=10:5 any
[11:7 2
{11:9 1
=11:11 role
[11:17 7
=11:18 view
=11:24 view_controller
=11:41 view_model
=11:53 cell_model
=11:65 assembly
=11:75 router
=11:83 coordinator
{12:9 2
=12:11 kind
[12:17 2
=12:18 struct
=12:26 enum
=12:33 holds
{12:40 1
=12:42 role
[12:48 2
=12:49 view
=12:55 view_controller
=13:1 to
{13:5 2
=13:7 role
[13:13 2
=13:14 view
=13:20 view_controller
=13:38 not
{13:43 1
=13:45 kind
=13:51 protocol
=14:1 yields_to
[14:12 1
=14:13 upward_dependency
=15:1 severity
=15:11 info
=16:1 summary
=16:10 the model knows the user interface
=17:1 rationale
"17:12 The model serves every screen, and outlives them all. One that names a view or a view controller can be used with that one only, and cannot be tested or shared with another target without it.
=20:1 message
"20:10 {subject}, of the model, knows {target}
=21:1 suggestion
"21:13 let {subject} hand out data or tell of changes (a closure, a notification, a protocol that it declares), and let the controller show them
=24:1 notes
{25:3 1
=25:3 again
"25:10 {target}
=1:1 view_model_coupling
{1:1 14
=1:1 kind
=1:7 forbidden
=2:1 from
{2:7 2
=2:9 role
=2:15 view
=2:21 not
{2:26 1
=2:28 role
[2:34 3
=2:35 view_controller
=2:52 view_model
=2:64 cell_model
=3:1 to
{4:3 2
=4:3 role
=4:9 entity
=5:3 not
{6:5 1
=6:5 any
[7:7 4
{7:9 1
=7:9 role
[7:15 2
=7:16 view_model
=7:28 cell_model
{9:9 1
=9:9 name
[9:15 1
"9:16 *{Theme,Style,Appearance,Font,FontSet,Config,Configuration,Settings,Preferences,Defaults,Filters}
{10:9 1
=10:9 name
[10:15 4
"10:16 *Row
"10:24 *{Table,Row,Cell,List,Section}{Entry,Item,Data,Info}
"10:80 *ItemModel
"10:94 *Display{Item,Data,Info}
{12:9 1
=12:9 path
"12:15 **/{UI,UserInterface,Views,Controllers,ViewControllers,View Controllers,Screens,Scenes,Cells,Components,Widgets}/**
=13:1 references
[13:13 2
=13:14 type
=13:20 forward
=15:1 through
{15:10 1
=15:12 role
[15:18 2
=15:19 view_model
=15:31 cell_model
=17:1 substantial
=17:14 true
=19:1 swiftui
=19:10 false
=20:1 when_named
{20:13 1
=20:15 swiftui
=20:24 true
=22:1 severity
=22:11 info
=23:1 summary
=23:10 a view knows an entity of the model
=24:1 rationale
"24:12 A view that picks its texts out of the model can show nothing else, and changes whenever the model does. What it shows fits into a small value of its own, which the controller, presenter or view model fills.
=27:1 message
"27:10 {subject} knows {target} of the model
=28:1 suggestion
"28:13 hand {subject} what it shows: texts, images, a view model or cell model made by whoever knows {target}
=30:1 notes
{31:3 3
=31:3 again
"31:10 {target}
=32:3 held_message
"32:17 {subject} reads {target} of the model through {through}
=33:3 held_advice
"33:16 Let {holder} provide the texts and images that {subject} shows, so that {subject} does not depend on {target}.
=1:1 view_performs_navigation
{1:1 15
=1:1 kind
=1:7 calls
=3:1 of
{3:5 2
=3:7 role
=3:13 view
=3:19 not
{3:24 1
=3:26 any
[3:31 2
{3:32 1
=3:34 role
[3:40 3
=3:41 view_controller
=3:58 coordinator
=3:71 router
{3:82 1
=3:84 inherits
[3:94 2
=3:95 UIWindow
=3:105 NSWindow
=4:1 uses
=4:7 $navigation
=5:1 harmless
=5:11 $system_screens
=7:1 except
[7:9 2
=7:10 NSPopover.show
"7:26 *.{show,present}In*
=9:1 leaving
=9:10 $leaving_app
=11:1 except_bridges
=11:17 true
=12:1 severity
=12:11 error
=13:1 severities
{14:3 1
=14:3 info
{14:9 1
=14:11 ui_framework
=14:25 swiftui
=15:1 summary
=15:10 a view navigates
=16:1 rationale
"16:12 A view shows what it is given and tells what was tapped. One that opens a screen or a page itself decides where the app goes, out of sight of the controller, and can be used in no other place.
=19:1 message
"19:10 {subject} navigates: {use}
=20:1 suggestion
"20:13 tell the controller by a delegate, a closure or an action what was tapped, and let it (or its coordinator) navigate
=22:1 suggestion_for_swiftui
"22:25 Open it with the openURL action, `@Environment(\\.openURL) private var openURL`, or with a Link: previews, tests and parent views can then replace what opens it.
=25:1 notes
{26:3 2
=26:3 again
"26:10 {use}
=27:3 swiftui_screen
"27:19 Show it with `.sheet`, `.fullScreenCover` or a NavigationLink in a NavigationStack, driven by state: SwiftUI then knows which screen is shown, and closes it.
=1:1 view_performs_networking
{1:1 18
=1:1 kind
=1:7 calls
=2:1 of
{2:5 2
=2:7 role
=2:13 view
=2:19 not
{2:24 1
=2:26 role
[2:32 3
=2:33 view_controller
=2:50 coordinator
=2:63 router
=3:1 uses
[3:7 3
=3:8 $data_access
=3:22 $image_loading
=3:38 $reading_urls
=4:1 on
{4:5 2
=4:7 role
=4:13 service
=4:22 not
{4:27 1
=4:29 role
[4:35 2
=4:36 view
=4:42 view_controller
=6:1 only_outside
=6:15 true
=9:1 lenient
{9:10 1
=9:12 ui_framework
=9:26 swiftui
=10:1 lenient_uses
=10:15 $data_access
=11:1 lenient_on
{12:3 3
=12:3 role
=12:9 service
=13:3 any
[14:5 2
{14:7 1
=14:7 name
[14:13 8
"14:14 *Client
"14:25 *ClientProtocol
"14:44 *API
"14:52 *APIProtocol
"14:68 *Gateway
"14:80 *Downloader
"14:95 *Uploader
"14:108 *Database
{16:7 1
=16:7 mentions
=16:17 $network_types
=17:3 not
{17:8 1
=17:10 any
[17:15 2
{17:16 1
=17:18 role
[17:24 4
=17:25 view
=17:31 view_controller
=17:48 interactor
=17:60 view_model
{17:75 1
=17:77 name
[17:83 2
"17:84 *Store
"17:94 *Interactor
=18:1 except
[19:3 8
=19:5 $logging
"20:5 *Logging.log*
=22:5 $theming
"23:5 *{Haptic,Haptics,Feedback,Vibration}{,Service,Manager,Provider,Generator,Engine}.*
"24:5 *{Config,Configuration,FeatureFlag,FeatureFlags,Feature,Features}{Service,Manager,Provider,Repository,Store}.*
"26:5 *{Image,Avatar,Thumbnail,Artwork,Icon}{Loader,Manager,Cache,Fetcher,Downloader,Provider}.*
"28:5 *.{register,unregister,addObserver,removeObserver,addDelegate,removeDelegate,addListener,removeListener}
"29:5 *.{subscribe,lazySubscribe,unsubscribe,observe,addSubscriber,removeSubscriber}
=31:1 severity
=31:11 error
=32:1 except_bridges
=32:17 true
=33:1 severities
{34:3 1
=34:3 warning
{34:12 1
=34:14 ui_framework
=34:28 swiftui
=35:1 summary
=35:10 a view calls a service, the network or the disk
=36:1 rationale
"36:12 A view displays the data that it is handed. One that asks the network, the disk or a service itself decides when to load and what to do when that fails, for every screen that it appears on, and shows nothing without them in a test.
=39:1 message
"39:10 {subject} calls a service, the network or the disk itself: {use}
=40:1 suggestion
"40:13 let the controller, presenter or view model fetch it, and hand {subject} the result
=42:1 suggestion_for_swiftui
"42:25 Move the call into an observable model that {subject} reads from the environment, start it there from `.task`, and show what the model publishes.
=45:1 notes
{46:3 1
=46:3 again
"46:10 {use}

"""##

private let mvp = ##"""
{1:1 2
=1:1 pack
{1:1 3
=1:1 also_in
[1:10 1
=1:11 viper
=2:1 title
"2:8 Architecture patterns on Swift, part 1: MVC, MVP
=4:1 rules
[5:3 10
=5:5 presenter_strong_view
=6:5 presenter_concrete_view
=7:5 presenter_uses_ui_framework
=8:5 presenter_knows_controller
=9:5 view_concrete_presenter
=10:5 view_weak_presenter
=11:5 passive_view
=12:5 passive_view_model_coupling
=13:5 module_assembled_outside_builder
=14:5 massive_presenter
=1:1 rules
{1:1 10
=1:1 massive_presenter
{1:1 11
=1:1 kind
=1:7 size
=2:1 category
=2:11 size
=3:1 of
{3:5 1
=3:7 role
=3:13 presenter
=4:1 warning
=4:10 300
=5:1 error
=5:8 600
=6:1 severity
=6:11 warning
=7:1 summary
=7:10 a presenter has too many lines
=8:1 rationale
"8:12 Taking the logic out of the view controller moves it; it does not make it less. A presenter this long bears several tasks again: services, formatting and navigation each have a better place.
=11:1 message
"11:10 {subject} has {lines} lines, more than {limit}
=12:1 suggestion
"12:13 move business logic to services or interactors, and navigation to a router or coordinator
=14:1 notes
{15:3 1
=15:3 extension
"15:14 {part} lines here
=1:1 module_assembled_outside_builder
{1:1 10
=1:1 kind
=1:7 module_assembly
=2:1 of
{2:5 2
=2:7 role
[2:13 2
=2:14 presenter
=2:25 view_controller
=2:43 not
{2:48 1
=2:50 role
[2:56 3
=2:57 assembly
=2:67 router
=2:75 coordinator
=3:1 makes
{3:8 1
=3:10 role
[3:16 2
=3:17 view_controller
=3:34 view
=4:1 makes_with
{4:13 1
=4:15 role
=4:21 presenter
=5:1 severity
=5:11 warning
=6:1 summary
=6:10 a module is put together by another module's screen
=7:1 rationale
"7:12 A view, its presenter and what they need have to be made and linked in the right order wherever the module is shown. Done in a builder of the module's own, it is written once, and nobody else has to know what the module is made of.
=10:1 message
"10:10 {subject} puts the module of {target} together itself
=11:1 suggestion
"11:13 let a builder of that module make view and presenter and link them, and ask it for the screen
=13:1 notes
{14:3 1
=14:3 again
"14:10 {use} is made here
=1:1 passive_view
{1:1 15
=1:1 kind
=1:7 responsibilities
=2:1 like
=2:7 controller_responsibilities
=3:1 of
{3:5 3
=3:7 role
=3:13 view_controller
=3:30 holds
{3:37 1
=3:39 role
=3:45 presenter
=3:58 not
{3:63 1
=3:65 role
[3:71 3
=3:72 presenter
=3:83 router
=3:91 coordinator
=4:1 max
=4:6 0
=5:1 closing
[5:10 0
=6:1 counted
[6:10 3
=6:11 handle_interaction
=6:31 business_logic
=6:47 navigation
=8:1 feedback
[8:11 6
"8:12 scrollView*
"8:27 textField*
"8:41 textView*
"8:54 searchBar*
"8:68 keyboard*
"8:81 animate*
=10:1 enabled
=10:10 false
=11:1 when_named
{11:13 1
=11:15 enabled
=11:24 true
=12:1 severity
=12:11 warning
=13:1 summary
=13:10 a view controller with a presenter does the presenter's work
=14:1 rationale
"14:12 Where a presenter decides, the view controller is a view: it lays itself out, shows what it is told and says what the user did. What it decides, computes or opens itself is out of the presenter's sight and out of reach of its tests.
=17:1 message
"17:10 {subject} has a presenter, but does its work itself: {responsibilities}
=18:1 suggestion
"18:13 tell the presenter what happened, and let it (or its router) do the rest
=20:1 notes
{21:3 6
=21:3 configure_ui
"21:17 configure_ui: {use}
=22:3 update_ui
"22:14 update_ui: {use}
=23:3 catch_interaction
"23:22 catch_interaction: {use}
=24:3 handle_interaction
"24:23 handle_interaction: {use} decides itself
=25:3 business_logic
"25:19 business_logic: {use}
=26:3 navigation
"26:15 navigation: {use}
=1:1 passive_view_model_coupling
{1:1 11
=1:1 kind
=1:7 forbidden
=2:1 from
{3:3 1
=3:3 any
[4:5 2
{4:7 3
=4:9 role
=4:15 view_controller
=4:32 holds
{4:39 1
=4:41 role
=4:47 presenter
=4:60 not
{4:65 1
=4:67 role
[4:73 3
=4:74 presenter
=4:85 router
=4:93 coordinator
{5:7 3
=5:7 kind
=5:13 protocol
=6:7 name
[6:13 2
=6:14 $view_protocol_names
"6:36 *PresenterOutput
=7:7 implemented_by
{7:23 2
=7:25 role
=7:31 view_controller
=7:48 holds
{7:55 1
=7:57 role
=7:63 presenter
=8:1 to
{8:5 2
=8:7 role
=8:13 entity
=8:21 not
{8:26 1
=8:28 role
[8:34 2
=8:35 view_model
=8:47 cell_model
=9:1 references
[9:13 2
=9:14 type
=9:20 forward
=10:1 yields_to
[10:12 1
=10:13 viper_role_dependency
=11:1 severity
=11:11 info
=12:1 summary
=12:10 a passive view knows an entity of the model
=13:1 rationale
"13:12 A passive view shows texts and images that its presenter has made ready. One that is handed entities formats them itself, and changes with the model. In a small app with plain entities that may be a fair price.
=16:1 message
"16:10 {subject} is a passive view, and knows {target} of the model
=17:1 suggestion
"17:13 hand over what is shown: texts, or a view model that the presenter makes of {target}
=19:1 notes
{20:3 1
=20:3 again
"20:10 {target}
=1:1 presenter_concrete_view
{1:1 12
=1:1 kind
=1:7 ownership
=2:1 holder
{2:9 1
=2:11 role
=2:17 presenter
=3:1 held
{3:7 1
=3:9 role
[3:15 2
=3:16 view
=3:22 view_controller
=4:1 strength
=4:11 any
=5:1 typed
=5:8 concrete
=6:1 fix
=6:6 protocol
=7:1 severity
=7:11 warning
=8:1 summary
=8:10 a presenter knows its view by the concrete class
=9:1 rationale
"9:12 A presenter that names the class of its view can be neither tested with another view nor used for a second one. It needs no more than the messages that it sends, which a protocol lists.
=12:1 message
"12:10 {subject} knows its view by the class {target}: {property}
=13:1 suggestion
"13:13 type {property} by a protocol with what {subject} asks of it, and let {target} conform
=15:1 notes
{16:3 1
=16:3 conforms
"16:13 {conformer} is the view
=1:1 presenter_knows_controller
{1:1 12
=1:1 kind
=1:7 forbidden
=2:1 from
{2:7 2
=2:9 role
[2:15 2
=2:16 presenter
=2:27 interactor
=2:40 not
{2:45 1
=2:47 role
[2:53 5
=2:54 view
=2:60 view_controller
=2:77 router
=2:85 coordinator
=2:98 assembly
=3:1 to
{3:5 2
=3:7 role
=3:13 view_controller
=3:30 kind
=3:36 class
=4:1 references
[4:13 2
=4:14 type
=4:20 forward
=5:1 yields_to
[5:12 1
=5:13 presenter_concrete_view
=6:1 severity
=6:11 warning
=7:1 summary
=7:10 a presenter or interactor knows a view controller
=8:1 rationale
"8:12 A presenter that makes or names the view controller of a screen is tied to that screen, and to the framework. Which screen comes next, and how it is built, is known by a router, a coordinator or the screen's builder.
=11:1 message
"11:10 {subject} knows the view controller {target}
=12:1 message_for_many
"12:19 {subject} knows the view controllers {targets}
=13:1 suggestion
"13:13 ask a router, a coordinator or the builder of that module for it; {subject} only says what is to happen
=15:1 notes
{16:3 1
=16:3 again
"16:10 {target}
=1:1 presenter_strong_view
{1:1 12
=1:1 kind
=1:7 ownership
=2:1 category
=2:11 bug
=3:1 holder
{3:9 1
=3:11 role
=3:17 presenter
=4:1 held
{4:7 1
=4:9 role
[4:15 2
=4:16 view
=4:22 view_controller
=5:1 foreign
[5:10 6
=5:11 UIView
=5:19 UIViewController
=5:37 UITableViewController
=5:60 UICollectionViewController
=5:88 NSView
=5:96 NSViewController
=6:1 fix
=6:6 weak
=7:1 severity
=7:11 error
=8:1 summary
=8:10 a presenter holds its view strongly
=9:1 rationale
"9:12 The view holds its presenter, so that both live as long as the screen is shown. A presenter that holds the view strongly closes the loop: neither is ever freed.
=12:1 message
"12:10 {subject} holds its view strongly: {property} ({target})
=13:1 suggestion
"13:13 declare {property} `weak var`; a protocol has to be bound to classes (AnyObject) for that
=15:1 notes
{16:3 2
=16:3 conforms
"16:13 {conformer} is the view behind {target}
=17:3 link
"17:9 {owner} holds {target} in `{property}`
=1:1 presenter_uses_ui_framework
{1:1 11
=1:1 kind
=1:7 imports
=2:1 from
{2:7 1
=2:9 role
=2:15 presenter
=3:1 forbid
=3:9 $ui_frameworks
=4:1 types
=4:8 $ui_types
=5:1 severity
=5:11 warning
=6:1 summary
=6:10 a presenter uses a user interface framework
=7:1 rationale
"7:12 A presenter decides what is shown, not how. As long as it knows no framework of views it can be tested without a screen and drive any other view, which is the reason for having one.
=10:1 yields_to
[10:12 1
=10:13 forbidden_import
=11:1 message
"11:10 {subject} uses {types} from {module}
=12:1 suggestion
"12:13 hand texts, numbers and values of the presenter's own to the view, and leave it to the view to make views, colours and images of them
=15:1 notes
{16:3 3
=16:3 again
"16:10 imported here too
=17:3 through
"17:12 {through} passes {module} on here
=18:3 named
"18:10 {type} is named here
=1:1 view_concrete_presenter
{1:1 14
=1:1 kind
=1:7 ownership
=2:1 holder
{2:9 1
=2:11 role
[2:17 2
=2:18 view
=2:24 view_controller
=4:1 held
{4:7 2
=4:9 role
=4:15 presenter
=4:26 not
{4:31 1
=4:33 any
[4:38 3
{4:39 1
=4:41 role
[4:47 2
=4:48 view
=4:54 view_controller
{4:74 1
=4:76 conforms
=4:86 ObservableObject
{4:106 1
=4:108 attribute
=4:119 Observable
=5:1 strength
=5:11 any
=6:1 typed
=6:8 concrete
=7:1 fix
=7:6 protocol
=9:1 enabled
=9:10 false
=10:1 when_named
{10:13 1
=10:15 enabled
=10:24 true
=11:1 severity
=11:11 warning
=12:1 summary
=12:10 a view knows its presenter by the concrete class
=13:1 rationale
"13:12 A view tells its presenter what the user did. Typed by a protocol with just that, it can be shown with another presenter, in a test too; typed by the class it can reach for everything that the presenter is.
=16:1 message
"16:10 {subject} knows its presenter by the class {target}: {property}
=17:1 suggestion
"17:13 Declare a protocol with what {subject} calls on {target}, let {target} conform to it, and type `{property}` by it.
=19:1 notes
{20:3 1
=20:3 conforms
"20:13 {conformer} is the presenter
=1:1 view_weak_presenter
{1:1 12
=1:1 kind
=1:7 ownership
=2:1 category
=2:11 bug
=3:1 holder
{3:9 1
=3:11 role
[3:17 2
=3:18 view_controller
=3:35 view
=4:1 held
{4:7 2
=4:9 role
=4:15 presenter
=4:26 not
{4:31 1
=4:33 role
[4:39 2
=4:40 view
=4:46 view_controller
=5:1 strength
=5:11 weak
=6:1 kept_by_nobody
=6:17 true
=7:1 severity
=7:11 warning
=8:1 summary
=8:10 a view holds its presenter weakly, and nobody else holds it
=9:1 rationale
"9:12 While a screen is shown its view controller is kept alive, and with it all that it holds. A presenter that is held weakly and by nobody else is gone as soon as the screen is put together, and the screen does nothing.
=12:1 message
"12:10 {subject} holds its presenter weakly, and nobody else holds it: {property} ({target})
=13:1 suggestion
"13:13 hold {property} strongly, and let the presenter hold its view weakly
=15:1 notes
{16:3 1
=16:3 conforms
"16:13 {conformer} is the presenter behind {target}

"""##

private let mvvm = ##"""
{1:1 2
=1:1 pack
{1:1 2
=1:1 title
=1:8 MVVM, from all documents
=3:1 rules
[4:3 2
=4:5 view_model_uses_ui_framework
=5:5 view_model_holds_view
=1:1 rules
{1:1 2
=1:1 view_model_holds_view
{1:1 11
=1:1 kind
=1:7 forbidden
=2:1 from
{2:7 2
=2:9 role
=2:15 view_model
=2:27 not
{2:32 1
=2:34 role
[2:40 5
=2:41 view
=2:47 view_controller
=2:64 coordinator
=2:77 router
=2:85 assembly
=3:1 to
{3:5 2
=3:7 role
[3:13 2
=3:14 view
=3:20 view_controller
=3:38 not
{3:43 1
=3:45 kind
=3:51 protocol
=4:1 foreign
[5:3 2
=5:5 $view_types
"6:5 {UIAlertAction,UITableViewDiffableDataSource,UICollectionViewDiffableDataSource}
=7:1 severity
=7:11 error
=8:1 summary
=8:10 a view model knows a view
=9:1 rationale
"9:12 The view watches its view model, never the other way round. A view model that knows a view or view controller cannot be shown by another one, and where it stores it, neither may ever be freed.
=12:1 message
"12:10 {subject} knows the view {target}
=13:1 message_for_many
"13:19 {subject} knows the views {targets}
=14:1 suggestion
"14:13 publish a value that says what is to be shown, or tell a coordinator or a closure what is to happen
=16:1 notes
{17:3 1
=17:3 again
"17:10 {target}
=1:1 view_model_uses_ui_framework
{1:1 12
=1:1 kind
=1:7 imports
=2:1 from
{2:7 1
=2:9 role
=2:15 view_model
=3:1 forbid
=3:9 $ui_frameworks
=4:1 types
=4:8 $ui_types
=6:1 except_types
[7:3 9
"7:5 {UI,NS}{Image,Color,Font}
"8:5 UI{AccessibilityTraits,EdgeInsets,Offset,RectEdge,RectCorner,UserInterfaceStyle,UserInterfaceIdiom,ContentSizeCategory}
"9:5 UI{KeyboardType,ReturnKeyType,TextContentType,TextAutocapitalizationType,InterfaceOrientation,InterfaceOrientationMask}
"10:5 {Image,Color,Font,LocalizedStringKey,ColorScheme,ScenePhase,Animation,withAnimation,Binding,AppStorage,SceneStorage}
"11:5 {NavigationPath,Alignment,EdgeInsets,Gradient,Transaction}
=13:5 $view_types
=14:5 UIAlertAction
"15:5 UI{TableView,CollectionView}{DiffableDataSource,DataSource,Delegate}*
"16:5 UI{ScrollView,TextView,TextField,SearchBar,PickerView}{DataSource,Delegate}*
=17:1 severity
=17:11 warning
=18:1 summary
=18:10 a view model uses a user interface framework
=19:1 rationale
"19:12 A view model is what a screen shows, as plain values. One that speaks in a framework's terms shows it with that framework only, and its tests need a screen's worth of machinery to ask for a title.
=22:1 yields_to
[22:12 2
=22:13 view_model_holds_view
=22:36 forbidden_import
=23:1 message
"23:10 {subject} uses {types} from {module}
=24:1 suggestion
"24:13 publish texts, numbers and names of colours and images, and let the view turn them into what it shows; ask the system (UIApplication, UIPasteboard) through a protocol that is passed in; for ObservableObject and @Observable import Combine or Observation
=28:1 notes
{29:3 3
=29:3 again
"29:10 imported here too
=30:3 through
"30:12 {through} passes {module} on here
=31:3 named
"31:10 {type} is named here

"""##

private let openClosed = ##"""
{1:1 2
=1:1 pack
{1:1 2
=1:1 title
=1:8 layers, services, schedulers
=3:1 rules
[4:3 1
=4:5 closed_service_interface
=1:1 rules
{1:1 1
=1:1 closed_service_interface
{1:1 9
=1:1 kind
=1:7 method_families
=3:1 of
{4:3 3
=4:3 role
=4:9 service
=5:3 any
[6:5 4
{6:7 1
=6:7 layer
[6:14 7
=6:15 Infrastructure
=6:31 Network
=6:40 Networking
=6:52 Networks
=6:62 HTTP
=6:68 Storage
=6:77 Persistence
{7:7 1
=7:7 path
[7:13 1
"7:14 **/{Infrastructure,Network,Networking,HTTP,Storage,Persistence}/**
{8:7 1
=8:7 name
[8:13 4
"8:14 *HTTP*Client
"8:30 *HTTP*Gateway
"8:47 *HTTP*Manager
"8:64 {API,Rest,REST,Network,Networking,Web}*{Client,Gateway,Manager,Service}
{9:7 2
=9:7 name
[9:13 1
"9:14 *{Client,Gateway,API,Host,HTTP*Manager,Networking}
=10:7 mentions
=10:17 $network_types
=11:3 not
{11:8 1
=11:10 role
[11:16 9
=11:17 view
=11:23 view_controller
=11:40 view_model
=11:52 presenter
=11:63 interactor
=11:75 coordinator
=11:88 router
=11:96 assembly
=11:106 entity
=13:1 except
[13:9 4
"13:10 *(*forKey:*
"13:25 *ForKey:*
"13:38 *forKey:*
"13:51 *(key:*
=14:1 severity
=14:11 warning
=15:1 summary
=15:10 a service has a method for each kind of what it does
=16:1 rationale
"16:12 An interface with a method for each kind is finished when it is written: who needs one kind more has to change the service, and everything that stands in for it. One method that takes a request leaves the kinds to those who use it.
=19:1 message
"19:10 {subject} has {count} methods that are one operation: {members}
=20:1 suggestion
"20:13 replace them by one method that takes a request value (its path, its method, how its answer is read), and let clients declare their own requests
=23:1 notes
{24:3 1
=24:3 again
"24:10 and {declaration}

"""##

private let ownership = ##"""
{1:1 2
=1:1 pack
{1:1 2
=1:1 title
"1:8 Who keeps whom alive, from all documents
=3:1 rules
[4:3 3
=4:5 singleton_access
=5:5 delegate_strong
=6:5 ownership_cycle
=1:1 rules
{1:1 3
=1:1 delegate_strong
{1:1 21
=1:1 kind
=1:7 ownership
=2:1 category
=2:11 bug
=3:1 holder
{3:9 1
=3:11 kind
[3:17 2
=3:18 class
=3:25 actor
=4:1 foreign
[5:3 13
"5:5 UI*Delegate
"6:5 NS*Delegate
"7:5 WK*Delegate
"8:5 AV*Delegate
"9:5 CL*Delegate
"10:5 URLSession*Delegate
=11:5 UITableViewDataSource
=12:5 UICollectionViewDataSource
=13:5 UIPickerViewDataSource
=14:5 UIPageViewControllerDataSource
=15:5 NSTableViewDataSource
=16:5 NSOutlineViewDataSource
=17:5 NSCollectionViewDataSource
=18:1 names
[18:8 4
=18:9 delegate
=18:19 dataSource
"18:31 *Delegate
"18:44 *DataSource
=20:1 except_names
[20:15 2
=20:16 appDelegate
=20:29 applicationDelegate
=21:1 back_names
[21:13 2
=21:14 output
"21:22 *Output
=22:1 back_holder
{22:14 1
=22:16 role
=22:22 interactor
=23:1 typed
=23:8 back
=24:1 handed_in
=24:12 true
=25:1 except_holder
{25:16 1
=25:18 role
[25:24 2
=25:25 view
=25:31 view_controller
=26:1 except_held
{26:14 1
=26:16 role
=26:22 presenter
=27:1 lasting
=27:10 true
=28:1 yields_to
[28:12 2
=28:13 presenter_strong_view
=28:36 coordinator_strong_parent
=29:1 fix
=29:6 weak
=30:1 severity
=30:11 error
=31:1 summary
=31:10 a delegate is held strongly
=32:1 rationale
"32:12 A delegate usually owns the object that it is the delegate of. If that object holds its delegate strongly, each keeps the other alive, and both stay in memory after the screen or the job is done.
=35:1 message
"35:10 `{subject}.{property}` holds its {target} strongly
=36:1 suggestion
"36:13 Declare it `weak var {property}`.
=37:1 notes
{38:3 5
=38:3 conforms
"38:13 {conformer} is one
=39:3 link
"39:9 {owner} holds {target} in `{property}`
=40:3 unbound
"40:12 Declare it `weak var {property}`, and constrain {target} to `AnyObject`.
=41:3 attribute
"41:14 Declare the property `{property}` as `weak`.
=42:3 owner
"42:10 Make `{property}` weak, and let the object that creates the {target} keep it: this property is the only reference that keeps it alive.
=1:1 ownership_cycle
{1:1 11
=1:1 kind
=1:7 ownership_cycle
=2:1 category
=2:11 bug
=4:1 except
{4:9 1
=4:11 any
[4:16 2
{4:17 1
=4:19 attribute
=4:30 Model
{4:39 1
=4:41 inherits
[4:51 2
=4:52 NSManagedObject
=4:69 CoreStoreObject
=5:1 back_names
[5:13 14
=5:14 delegate
=5:24 dataSource
"5:36 *Delegate
"5:49 *DataSource
=5:64 output
=5:72 parent
"5:80 parent*
=5:91 owner
=5:98 host
"5:104 *Parent
=5:115 observer
"5:125 *Observer
=5:138 listener
"5:148 *Listener
=6:1 yields_to
[6:12 3
=6:13 presenter_strong_view
=6:36 coordinator_strong_parent
=6:63 delegate_strong
=7:1 severity
=7:11 warning
=8:1 summary
=8:10 objects keep one another alive in a retain cycle
=9:1 rationale
"9:12 Objects that hold one another strongly in a circle are never released. One reference of the circle has to be weak, or has to be set to nil when the work is done. Objects that live as long as the app may hold one another.
=12:1 message
"12:10 Retain cycle: {loop}
=13:1 suggestion
"13:13 Make `{subject}.{property}` weak: {because}.
=14:1 notes
{15:3 20
=15:3 link
"15:9 {owner} holds {target} in `{property}`
=16:3 closure
"16:12 {owner} stores the closure, which captures {target}, in `{property}`
=17:3 timer
"17:10 {owner} keeps the timer, which calls {target}, in `{property}`
=18:3 again
"18:10 this closure captures `self` strongly too
=19:3 capture_message
"19:20 Retain cycle: this closure captures `self` strongly and is stored in `{path}`
=20:3 capture
"20:12 Capture `[weak self]`, or {subject} is never released.
=21:3 capture_block
"21:18 Use a weak reference to `self` in the block (`__weak typeof(self) weakSelf = self`), or {subject} is never released.
=22:3 assigning_message
"22:22 Retain cycle: this subscription keeps `self` and is stored in `{path}`
=23:3 assigning
"23:14 Use `assign(to: &$property)`, or a `sink` that captures `[weak self]`.
=24:3 calling_message
"24:20 Retain cycle: the timer in `{path}` keeps `self` as its target
=25:3 calling
"25:12 Use a timer with a block that captures `[weak self]`, or invalidate it before {subject} is to be released: while it runs, `deinit` is never reached.
=28:3 weak
"28:9 Make `{subject}.{property}` weak: {because}.
=29:3 unowned
"29:12 Make `{subject}.{property}` unowned, or weak and optional: {because}.
=30:3 open
"30:9 Pass {subject} only what it needs of {target} (a value, or a closure that captures it weakly), or empty `{subject}.{property}` when the work is done.
=33:3 why_role
"33:13 {target} owns {owner}, so {owner} must not own it back
=34:3 why_made
"34:13 {target} creates {owner} and outlives it
=35:3 why_name
"35:13 `{property}` leads back to the object that owns {owner}
=36:3 why_handed
"36:15 it is passed in, while the other objects of the cycle create what they hold
=37:3 why_optional
"37:17 it is the only reference of the cycle that may be nil
=38:3 why_any
"38:12 it is the reference of the cycle that can be given up most easily
=1:1 singleton_access
{1:1 16
=1:1 kind
=1:7 shared_instances
=2:1 from
{2:7 1
=2:9 role
[2:15 6
=2:16 view
=2:22 view_controller
=2:39 presenter
=2:50 view_model
=2:62 interactor
=2:74 activity
=4:1 to
{4:5 1
=4:7 not
{4:12 1
=4:14 path
"4:20 **/{Vendor,Vendors,Vendored,ThirdParty,Third Party,Third-Party,3rdParty,External,Externals}/**
=6:1 ambient
[7:3 24
"7:5 *Theme*
"8:5 *Tip
"9:5 *Appearance*
"10:5 *Style*
"11:5 *Palette*
"12:5 *Color*
"13:5 *Font*
"14:5 *Haptic*
"15:5 *Sound{Effect,Manager,Player}*
"16:5 *{Log,Logs,Logger,Logging,Signpost,Signposter}
"17:5 *{Log,Logger,Logging}{Service,Manager,Store,Shim,Center,Handler}
"18:5 *Crash*
"19:5 *Analytics*
"20:5 *Telemetry*
"21:5 *FeatureFlag*
"22:5 *FeatureToggle*
"23:5 *RemoteConfig*
"25:5 *{Build,App}{Info,Constants,Environment,Details}
"26:5 {,*Experimental,*Feature}{Features,Flags}
"27:5 *Build{Config,Configuration,Settings}
"28:5 *{Localization,Localisation,Localizer,Translations}*
"29:5 *{Language,Locale,Markdown,Date,Number,Currency}{Manager,Service,Provider,Helper,Helpers,Formatter}
"30:5 *{Clipboard,Pasteboard}*
"31:5 *{Image,Icon,Avatar,Thumbnail}{Loader,Cache,Downloader}*
=33:1 ambient_members
[33:18 4
=33:19 track
"33:26 track{Event,Screen,Page}*
"33:55 log{Event,Screen}*
"33:77 record{Event,Screen}*
=34:1 ambient_marks
[34:16 4
"34:17 UI*FeedbackGenerator
=34:41 NSHapticFeedbackManager
=34:66 CHHapticEngine
=34:82 RemoteConfig
=36:1 ambient_properties
[36:21 4
=36:22 isIdleTimerDisabled
=36:43 idleTimerDisabled
=36:62 isNetworkActivityIndicatorVisible
=36:97 networkActivityIndicatorVisible
=37:1 widely_used
=37:14 10
=40:1 yields_to
[40:12 2
=40:13 upward_dependency
=40:32 view_performs_networking
=41:1 severity
=41:11 warning
=42:1 summary
=42:10 a screen reaches for a shared instance
=43:1 rationale
"43:12 A shared instance is a hidden dependency: the initializer does not show it, a test cannot replace it, and all its users are coupled through it. A service locator is one too. A default, `init(store: Store = .shared)`, shows it and lets others be passed.
=46:1 message
"46:10 {subject} uses the shared instance {name}
=47:1 message_for_many
"47:19 {subject} uses the shared instances {targets}
=48:1 suggestion
"48:13 Pass {target}, or a protocol with what {subject} needs of it, to the initializer, or set it as a property before it is shown.
=50:1 notes
{51:3 3
=51:3 again
"51:10 {name}
=52:3 widely_used
"52:16 {count} types use the shared instance {name}
=53:3 widely_used_advice
"53:23 Create {target} where the app starts, and pass it, or a protocol with what is needed of it, to each user. Begin with the types that need tests; the baseline keeps new users out.

"""##

private let protocols = ##"""
{1:1 2
=1:1 pack
{1:1 2
=1:1 title
=1:8 layers, services, schedulers
=3:1 rules
[4:3 2
=4:5 service_without_protocol
=5:5 concrete_service_dependency
=1:1 rules
{1:1 2
=1:1 concrete_service_dependency
{1:1 13
=1:1 kind
=1:7 forbidden
=2:1 from
{3:3 2
=3:3 role
[3:9 7
=3:10 view_controller
=3:27 view
=3:33 presenter
=3:44 view_model
=3:56 cell_model
=3:68 interactor
=3:80 service
=4:3 not
{4:8 1
=4:10 role
[4:16 3
=4:17 assembly
=4:27 router
=4:35 coordinator
=5:1 to
{5:5 3
=5:7 role
=5:13 service
=5:22 kind
[5:28 4
=5:29 class
=5:36 struct
=5:44 actor
=5:51 enum
=5:58 not
{5:63 1
=5:65 role
[5:71 4
=5:72 view
=5:78 view_controller
=5:95 view_model
=5:107 assembly
=6:1 references
[6:13 2
=6:14 type
=6:20 forward
=7:1 except_supertypes
=7:20 true
=8:1 fix
=8:6 protocol
=9:1 severity
=9:11 warning
=10:1 summary
=10:10 a client names the class of a service
=11:1 rationale
"11:12 Who names the class of a service gets it with its network, its disk and its clock. A protocol says what is asked for, and leaves it to an assembly to say who answers.
=14:1 message
"14:10 {subject} depends on the class {target}
=15:1 message_for_many
"15:19 {subject} depends on the classes {targets}
=16:1 suggestion
"16:13 type it by a protocol that {target} conforms to, and let an assembly hand in the instance
=18:1 notes
{19:3 1
=19:3 again
"19:10 {target}
=1:1 service_without_protocol
{1:1 8
=1:1 kind
=1:7 abstraction
=2:1 of
{2:5 2
=2:7 role
=2:13 service
=2:22 not
{2:27 1
=2:29 role
[2:35 8
=2:36 view
=2:42 view_controller
=2:59 assembly
=2:69 router
=2:77 coordinator
=2:90 presenter
=2:101 interactor
=2:113 view_model
=3:1 severity
=3:11 warning
=4:1 summary
=4:10 a service is used from other files and no protocol stands for it
=5:1 rationale
"5:12 Clients of a service that has a protocol do not care which one they get: another back end, a cache in front of it, or a stub in a test. Clients of a class get that class and all that it needs.
=8:1 message
"8:10 {subject} has no protocol that its clients could use instead
=9:1 suggestion
"9:13 declare a protocol with what clients ask of {subject} ({members}), and let it conform
=11:1 notes
{12:3 1
=12:3 use
"12:8 {declaration} uses {subject} itself

"""##

private let reactive = ##"""
{1:1 2
=1:1 pack
{1:1 2
=1:1 title
=1:8 layers, services, schedulers
=3:1 rules
[4:3 2
=4:5 service_state_not_observable
=5:5 service_result_not_reactive
=1:1 rules
{1:1 2
=1:1 service_result_not_reactive
{1:1 15
=1:1 kind
=1:7 callback_results
=2:1 of
=2:5 $plain_services
=3:1 signals
=3:10 $signals
=4:1 callbacks
[5:3 5
"5:5 {c,*C}ompletion{,s,Handler,Block,Closure,Callback}
"6:5 {c,*C}allback
"7:5 {done,success,onSuccess,successBlock,successHandler,result,onResult,resultHandler,reply,replyHandler,then}
"8:5 {finished,finish,onFinish,onFinished,onComplete,onCompleted,onCompletion,whenDone,completed}
"9:5 *WithCompletion{,Handler,Block}
=11:1 except
[11:9 1
"11:10 {did,will,should,handle,receive,application,userNotificationCenter}*
=13:1 outside
[14:3 3
"14:5 {Data,NSData,String,NSString,NSArray,NSDictionary}.init(contentsOf:*
"15:5 {NSData,NSString,NSArray,NSDictionary}.*WithContentsOfURL*
"16:5 NSURLConnection.sendSynchronousRequest
=18:1 enabled
=18:10 false
=19:1 when_named
{19:13 1
=19:15 enabled
=19:24 true
=20:1 severity
=20:11 warning
=21:1 summary
=21:10 a service returns data without a signal
=22:1 rationale
"22:12 Signals and `async` results can be combined, delivered on the right thread, and cancelled. A completion block leaves all of that to each caller, and a plain result that waits for the network blocks the thread of its caller.
=25:1 message
"25:10 `{subject}.{member}` returns data by {way}
=26:1 message_for_many
"26:19 {subject} returns data without a signal: {targets}
=27:1 suggestion
"27:13 Make it `async`, or return a publisher or signal.
=28:1 notes
{29:3 1
=29:3 again
"29:10 {declaration}
=1:1 service_state_not_observable
{1:1 13
=1:1 kind
=1:7 unobservable_state
=2:1 of
=2:5 $plain_services
=3:1 signals
=3:10 $signals
=5:1 except_types
[6:3 4
"6:5 *{Task,Cancellable,Disposable,DisposeBag,DisposableBag,Timer,Queue,Lock,Semaphore,Delegate,DataSource}
"7:5 *{Session,Manager,Service,Client,Store,Repository,Provider,Container,Context,Center,Configuration,Coordinator}
"8:5 {DispatchGroup,DispatchWorkItem,DispatchSource*,NSCondition,*Mutex,dispatch_*_t,pthread_*_t,os_unfair_lock*}
"9:5 *{Logger,Tracker,Scheduler,Formatter,Encoder,Decoder,Factory,Builder,Window,Controller,View,Player,Connection}
=11:1 enabled
=11:10 false
=12:1 when_named
{12:13 1
=12:15 enabled
=12:24 true
=13:1 severity
=13:11 warning
=14:1 summary
=14:10 state of a service changes without notice
=15:1 rationale
"15:12 A screen that reads a plain property keeps a copy of its value. When the service changes the property and reports it to nobody, the screen shows the old value until something else makes it ask again.
=18:1 message
"18:10 `{subject}.{member}` changes without notice, and {reader} shows it
=19:1 message_for_many
"19:19 {subject} changes state without notice: {targets}
=20:1 suggestion
"20:13 Publish it (`@Published`, `@Observable`, a publisher or signal), and let {reader} subscribe to it.
=21:1 notes
{22:3 2
=22:3 again
"22:10 {declaration}
=23:3 reader
"23:11 {declaration} reads `{member}`

"""##

private let schedulable = ##"""
{1:1 2
=1:1 pack
{1:1 2
=1:1 title
=1:8 layers, services, schedulers
=3:1 rules
[4:3 4
=4:5 scheduler_crossing
=5:5 ui_update_off_main
=6:5 scheduler_self_locking
=7:5 thread_safe_unprotected_state
=1:1 rules
{1:1 4
=1:1 scheduler_crossing
{1:1 8
=1:1 kind
=1:7 scheduler_crossings
=2:1 category
=2:11 bug
=3:1 severity
=3:11 error
=4:1 summary
=4:10 a service of another scheduler is called directly
=5:1 rationale
"5:12 Services of one scheduler never run at the same time, so none of them needs a lock. A call from another thread breaks that for all of them; and a lock against it would stop the main thread whenever the business logic is busy.
=8:1 message
"8:10 {subject} calls {target}, which lives on {scheduler}, directly: {use}
=9:1 suggestion
"9:13 ask {target} through its scheduler (`schedule:`, `perform`, `await`, its queue), and have the result delivered to your own
=11:1 notes
{12:3 1
=12:3 again
"12:10 {use}
=1:1 scheduler_self_locking
{1:1 9
=1:1 kind
=1:7 scheduler_locks
=2:1 of
{2:5 1
=2:7 not
{2:12 1
=2:14 role
[2:20 4
=2:21 view
=2:27 view_controller
=2:44 presenter
=2:55 view_model
=3:1 lock_types
=3:13 $lock_types
=4:1 severity
=4:11 warning
=5:1 summary
=5:10 a service with a scheduler of its own takes locks, too
=6:1 rationale
"6:12 Its scheduler already runs one method at a time. A lock beside it costs time, tempts others to call the service from any thread, and lets two services that wait for each other stop the app.
=9:1 message
"9:10 {subject} lives on {scheduler}, and takes locks of its own
=10:1 suggestion
"10:13 remove the lock, and let others ask {subject} through its scheduler only
=12:1 notes
{13:3 1
=13:3 again
"13:10 and here
=1:1 thread_safe_unprotected_state
{1:1 11
=1:1 kind
=1:7 unguarded_state
=2:1 category
=2:11 bug
=3:1 of
{3:5 2
=3:7 role
=3:13 service
=3:22 not
{3:27 1
=3:29 role
[3:35 4
=3:36 view
=3:42 view_controller
=3:59 presenter
=3:70 view_model
=4:1 lock_types
=4:13 $lock_types
=5:1 guard_types
[6:3 3
"6:5 {DispatchQueue,OperationQueue,NSOperationQueue,DispatchSemaphore,dispatch_queue_t,dispatch_semaphore_t,DispatchGroup}
"7:5 {*Atomic*,*Lock,*Locked,*Protected,*Synchronized,*ThreadSafe*,ManagedCriticalState,CriticalState,Serial*Queue}
"8:5 {RACScheduler,*QueueScheduler,NSManagedObjectContext,*SerialQueue,*DispatchQueue}
=9:1 severity
=9:11 warning
=10:1 summary
=10:10 a service for any thread changes state that nothing guards
=11:1 rationale
"11:12 A service that may be used from any thread is used from two at once some day. State that its methods change without a lock, a queue or an atomic is then torn, on the devices of users and hardly ever on one's own.
=14:1 message
"14:10 {subject} may be used on any thread, and nothing guards {target}, which changes
=15:1 suggestion
"15:13 guard {target} (a lock, a queue, an atomic, an actor), or give {subject} a scheduler
=17:1 notes
{18:3 1
=18:3 again
"18:10 {declaration} changes too
=1:1 ui_update_off_main
{1:1 9
=1:1 kind
=1:7 callback_schedulers
=2:1 category
=2:11 bug
=3:1 of
{3:5 1
=3:7 role
[3:13 4
=3:14 view
=3:20 view_controller
=3:37 presenter
=3:48 view_model
=4:1 severity
=4:11 error
=5:1 summary
=5:10 the screen is touched in a callback that runs with the business logic
=6:1 rationale
"6:12 Views, and all that is on the main thread with them, are touched there only. A result arrives where the service lives that it comes from, unless it is sent to the main thread first.
=9:1 message
"9:10 {subject} touches the screen where {target} calls back, on {scheduler}: {use}
=10:1 suggestion
"10:13 deliver the result to the main thread first (`deliverOn:`, `receive(on:)`, `observe(on:)`, `DispatchQueue.main`, `MainActor`)
=12:1 notes
{13:3 1
=13:3 again
"13:10 {use}

"""##

private let viper = ##"""
{1:1 2
=1:1 pack
{1:1 2
=1:1 title
"1:8 Compound VIPER modules
=3:1 rules
[4:3 8
=4:5 viper_role_dependency
=5:5 module_internals_reached
=6:5 interactor_uses_ui_framework
=7:5 service_outside_interactor
=8:5 submodule_embedded_outside_router
=9:5 submodule_depth
=10:5 compound_module
=11:5 over_split_module
=1:1 rules
{1:1 8
=1:1 compound_module
{1:1 13
=1:1 kind
=1:7 cohesion
=2:1 category
=2:11 size
=3:1 of
{3:5 2
=3:7 role
[3:13 2
=3:14 presenter
=3:25 interactor
=3:38 not
{3:43 1
=3:45 role
[3:51 2
=3:52 view
=3:58 view_controller
=4:1 collaborators
{4:16 1
=4:18 role
[4:24 5
=4:25 view
=4:31 view_controller
=4:48 presenter
=4:59 interactor
=4:71 router
=5:1 neutral
=5:10 $loggers
=6:1 members
=6:10 4
=7:1 groups
=7:9 2
=8:1 severity
=8:11 info
=9:1 summary
=9:10 a presenter or interactor does things that have nothing in common
=10:1 rationale
"10:12 Where the members of a presenter or interactor fall apart into groups that share no state and never call one another, the screen is made of several. As submodules each can be understood, tested and used elsewhere alone.
=13:1 message
"13:10 {subject} is {count} things in one: {parts}
=14:1 suggestion
"14:13 split the module: a submodule for each of them, embedded by the router or joined in one table
=16:1 notes
{17:3 1
=17:3 group
"17:10 {part}
=1:1 interactor_uses_ui_framework
{1:1 10
=1:1 kind
=1:7 imports
=2:1 like
=2:7 presenter_uses_ui_framework
=4:1 from
{4:7 1
=4:9 any
[4:14 2
{4:15 1
=4:17 role
=4:23 interactor
{4:37 3
=4:39 kind
=4:45 protocol
=4:55 name
"4:61 *Interactor*
=4:77 implemented_by
{4:93 1
=4:95 role
=4:101 interactor
=5:1 severity
=5:11 warning
=6:1 summary
=6:10 an interactor uses a user interface framework
=7:1 rationale
"7:12 An interactor does what the app is about, whatever shows it. As long as it knows no framework of views, its work can be tested without a screen and used behind any other one.
=10:1 yields_to
[10:12 1
=10:13 forbidden_import
=11:1 message
"11:10 {subject} uses {types} from {module}
=12:1 suggestion
"12:13 Work with data and values of the interactor's own, and leave it to the presenter and the view to make colors, images and views of them.
=15:1 notes
{16:3 3
=16:3 again
"16:10 imported here too
=17:3 through
"17:12 {through} passes {module} on here
=18:3 named
"18:10 {type} is named here
=1:1 module_internals_reached
{1:1 13
=1:1 kind
=1:7 forbidden
=2:1 from
{2:7 0
=3:1 to
{3:5 1
=3:7 module_part
=3:20 internals
=4:1 references
[4:13 3
=4:14 type
=4:20 forward
=4:29 function
=5:1 across
=5:9 screen_modules
=6:1 except_supertypes
=6:20 true
=7:1 yields_to
[7:12 2
=7:13 presenter_knows_controller
=7:41 controller_knows_controller
=8:1 severity
=8:11 error
=9:1 summary
=9:10 a screen module reaches into another one
=10:1 rationale
"10:12 A module is used through its input, its output and its assembly. Whoever names its presenter, its view or its cells is tied to how it is made, and it can be changed, tested or used elsewhere only together with them.
=13:1 message
"13:10 {subject} reaches into another screen module: {target}
=14:1 suggestion
"14:13 ask that module's assembly for the screen, talk to it by its ModuleInput and ModuleOutput, or move {target} out of it
=16:1 notes
{17:3 1
=17:3 again
"17:10 {target}
=1:1 over_split_module
{1:1 9
=1:1 kind
=1:7 module_size
=2:1 category
=2:11 size
=3:1 min
=3:6 30
=4:1 severity
=4:11 info
=5:1 summary
=5:10 a screen module is too small to stand alone
=6:1 rationale
"6:12 Each module costs an assembly, protocols and the code that passes data to it. One of a few lines that a single other module uses costs more than it separates.
=9:1 message
"9:10 {subject} has {lines} lines in all, and only {target} uses it
=10:1 suggestion
"10:13 make it a view or a cell of {target}
=12:1 notes
{13:3 1
=13:3 again
"13:10 {target} uses it here
=1:1 service_outside_interactor
{1:1 11
=1:1 kind
=1:7 calls
=2:1 of
{2:5 1
=2:7 any
[2:12 3
=2:13 $viper_views
=2:27 $viper_presenters
=2:46 $viper_routers
=3:1 on
{3:5 2
=3:7 role
=3:13 service
=3:22 not
{3:27 1
=3:29 any
[3:34 2
{3:35 1
=3:37 role
[3:43 7
=3:44 interactor
=3:56 router
=3:64 presenter
=3:75 view
=3:81 view_controller
=3:98 view_model
=3:110 assembly
=3:123 $loggers
=5:1 except
[5:9 1
"5:10 *.{alloc,new,class,init*}
=6:1 yields_to
[6:12 2
=6:13 viper_role_dependency
=6:36 view_performs_networking
=7:1 severity
=7:11 warning
=8:1 summary
=8:10 a view, presenter or router uses a service
=9:1 rationale
"9:12 What a module loads, stores and computes is its interactor's work. A service that is used elsewhere splits that work over the module, where its order, its errors and its tests are nobody's.
=12:1 message
"12:10 {subject} uses the service {target}: {use}
=13:1 suggestion
"13:13 move {use} to the interactor, and ask that for the result
=15:1 notes
{16:3 1
=16:3 again
"16:10 {use}
=1:1 submodule_depth
{1:1 9
=1:1 kind
=1:7 nesting
=2:1 max
=2:6 2
=3:1 embedding
=3:12 $submodule_embedding
=4:1 severity
=4:11 warning
=5:1 summary
=5:10 modules are embedded in modules of modules
=6:1 rationale
"6:12 What a submodule has to tell goes through the module around it. Where that is a submodule itself, each call and each result is handed on through the whole chain, and none of its modules can be understood alone.
=9:1 message
"9:10 {target} lies {depth} modules deep: {chain}
=10:1 suggestion
"10:13 embed {target} in the outermost module beside {subject}, or make it a view of {subject}
=12:1 notes
{13:3 1
=13:3 around
"13:11 {owner} embeds {target}
=1:1 submodule_embedded_outside_router
{1:1 8
=1:1 kind
=1:7 embedding
=2:1 of
{2:5 2
=2:7 role
[2:13 4
=2:14 view
=2:20 view_controller
=2:37 presenter
=2:48 interactor
=2:61 not
{2:66 1
=2:68 role
[2:74 3
=2:75 router
=2:83 coordinator
=2:96 assembly
=3:1 embedding
=3:12 $submodule_embedding
=4:1 severity
=4:11 warning
=5:1 summary
=5:10 a submodule is embedded by another part than the router
=6:1 rationale
"6:12 A module that is part of another one is made, given its data and put in place by the outer module's router. Then the other parts do not know that the screen is made of several, and a part of it can be exchanged.
=9:1 message
"9:10 {subject} embeds the module {module} itself: {target}
=10:1 suggestion
"10:13 let the presenter ask the router for it: the router makes the submodule, hands it its data and adds its view controller
=1:1 viper_role_dependency
{1:1 12
=1:1 kind
=1:7 forbidden
=2:1 pairs
[4:3 5
{4:5 2
=4:5 from
=4:11 $viper_views
=5:5 to
{6:7 1
=6:7 any
[7:9 3
{7:11 2
=7:11 role
[7:17 4
=7:18 interactor
=7:30 router
=7:38 entity
=7:46 service
=8:11 not
{9:13 1
=9:13 any
[10:15 2
{10:17 1
=10:17 role
[10:23 5
=10:24 view
=10:30 view_controller
=10:47 view_model
=10:59 cell_model
=10:71 assembly
=11:17 $loggers
=12:11 $worker_protocols
=13:11 $router_protocols
{15:5 2
=15:5 from
=15:11 $viper_presenters
=16:5 to
{17:7 1
=17:7 any
[18:9 2
{18:11 2
=18:11 role
[18:17 5
=18:18 view
=18:24 view_controller
=18:41 interactor
=18:53 router
=18:61 service
=19:11 not
{19:16 1
=19:18 any
[19:23 4
{19:24 1
=19:26 role
=19:32 assembly
=19:44 $loggers
{19:54 1
=19:56 name
[19:62 1
"19:63 *Cell
{19:75 1
=19:77 inherits
[19:87 3
=19:88 UITableViewCell
=19:105 UICollectionViewCell
=19:127 NSTableCellView
{20:11 3
=20:11 kind
=20:17 protocol
=21:11 implemented_by
{21:27 1
=21:29 role
=21:35 service
=22:11 not
{22:16 1
=22:18 any
[22:23 2
{22:24 1
=22:26 implemented_by
{22:42 2
=22:44 kind
[22:50 4
=22:51 class
=22:58 struct
=22:66 enum
=22:72 actor
=22:80 not
{22:85 1
=22:87 role
=22:93 service
=22:108 $loggers
{24:5 2
=24:5 from
{24:11 2
=24:13 role
=24:19 interactor
=24:31 not
{24:36 1
=24:38 role
[24:44 5
=24:45 view
=24:51 view_controller
=24:68 presenter
=24:79 router
=24:87 assembly
=25:5 to
{26:7 1
=26:7 any
[27:9 3
{27:11 2
=27:11 role
[27:17 4
=27:18 view
=27:24 view_controller
=27:41 presenter
=27:52 router
=28:11 not
{28:16 1
=28:18 any
[28:23 2
{28:24 1
=28:26 role
=28:32 assembly
{28:44 1
=28:46 name
[28:52 1
"28:53 *Cell
{29:11 3
=29:11 kind
=29:17 protocol
=30:11 name
=30:17 $view_protocol_names
=31:11 implemented_by
{31:27 1
=31:29 role
[31:35 2
=31:36 view
=31:42 view_controller
=32:11 $router_protocols
{34:5 2
=34:5 from
=34:11 $viper_routers
=35:5 to
{36:7 1
=36:7 any
[37:9 2
{37:11 2
=37:13 role
[37:19 2
=37:20 interactor
=37:32 service
=37:42 not
{37:47 1
=37:49 any
[37:54 2
{37:55 1
=37:57 role
[37:63 2
=37:64 assembly
=37:74 router
=37:85 $loggers
=38:11 $worker_protocols
{40:5 2
=40:5 from
{40:11 2
=40:13 role
=40:19 entity
=40:27 not
{40:32 1
=40:34 role
[40:40 2
=40:41 view_model
=40:53 cell_model
=41:5 to
{42:7 1
=42:7 any
[43:9 3
{43:11 2
=43:13 role
[43:19 6
=43:20 view
=43:26 view_controller
=43:43 presenter
=43:54 interactor
=43:66 router
=43:74 service
=43:84 not
{43:89 1
=43:91 any
[43:96 2
{43:97 1
=43:99 role
=43:105 entity
=43:115 $loggers
=44:11 $worker_protocols
=45:11 $router_protocols
=46:1 references
[46:13 2
=46:14 type
=46:20 forward
=47:1 except_supertypes
=47:20 true
=48:1 except_putting_together
=48:26 true
=49:1 yields_to
[49:12 5
=49:13 module_internals_reached
=49:39 presenter_strong_view
=49:62 presenter_concrete_view
=49:87 presenter_knows_controller
=49:115 model_knows_ui
=50:1 severity
=50:11 error
=51:1 summary
=51:10 a part of a VIPER module knows one that it should not
=52:1 rationale
"52:12 View, interactor, presenter, entity and router each know little: the view its presenter, the presenter its neighbours by their protocols, the interactor the services, the router the screens. A part that reaches past its neighbour does that one's work, and can be tested or exchanged no longer.
=56:1 message
"56:10 {subject} knows {target}
=57:1 suggestion
"57:13 ask the part in between: the view its presenter, the presenter its interactor for data and its router for screens; the interactor answers through its output
=60:1 notes
{61:3 1
=61:3 again
"61:10 {target}

"""##

private let activityExamples = ##"""
{1:1 6
=1:1 activity_knows_stack
{1:1 2
=17:1 triggers
[18:3 1
{18:5 3
=18:5 title
=18:12 it holds the stack
=19:5 show
=19:11 true
=20:5 files
{21:7 2
=21:7 PostActivity.swift
"21:27 import UIKit\nfinal class PostActivity: Operation {\n  weak var managedController: UIViewController?\n  weak var stack: ActivityStack? // expect\n}\n
=27:7 ActivityStack.swift
"27:28 import Foundation\nfinal class ActivityStack {\n  static let main = ActivityStack()\n  private var stack: [PostActivity] = []\n  func run(_ activity: PostActivity) { stack.append(activity); activity.start() }\n}\n
=131:1 near_misses
[132:3 1
{132:5 3
=132:5 title
=132:12 its protocol
=133:5 show
=133:11 true
=134:5 files
{135:7 2
=135:7 PostActivity.swift
"135:27 import UIKit\nprotocol ActivityUserInterfaceFacade: AnyObject { func run(_ activity: PostActivity) }\nfinal class PostActivity: Operation {\n  weak var managedController: UIViewController?\n  weak var userInterfaceFacade: ActivityUserInterfaceFacade?\n}\n
=142:7 ActivityStack.swift
"142:28 import Foundation\nfinal class ActivityStack: ActivityUserInterfaceFacade {\n  private var stack: [PostActivity] = []\n  func run(_ activity: PostActivity) { stack.append(activity); activity.start() }\n}\n
=1:1 activity_mutable_subject
{1:1 2
=18:1 triggers
[19:3 1
{19:5 3
=19:5 title
=19:12 handed to the initializer, and a variable all the same
=20:5 show
=20:11 true
=21:5 files
{22:7 2
=22:7 Model/Post.swift
"22:25 struct Post { let title: String }\n
=24:7 PostActivity.swift
"24:27 import UIKit\nfinal class PostActivity: Operation {\n  weak var managedController: UIViewController?\n  private var editingPost: Post // expect\n  init(post: Post) { editingPost = post }\n}\n
=116:1 near_misses
[117:3 1
{117:5 3
=117:5 title
=117:12 a constant
=118:5 show
=118:11 true
=119:5 files
{120:7 2
=120:7 Model/Post.swift
"120:25 struct Post { let title: String }\n
=122:7 PostActivity.swift
"122:27 import UIKit\nfinal class PostActivity: Operation {\n  weak var managedController: UIViewController?\n  let editingPost: Post\n  init(post: Post) { editingPost = post }\n}\n
=1:1 activity_presents_ui
{1:1 2
=17:1 triggers
[18:3 1
{18:5 3
=18:5 title
=18:12 it pushes, and presents
=19:5 show
=19:11 true
=20:5 files
{21:7 1
=21:7 PayActivity.swift
"21:26 import UIKit\nfinal class PayActivity: Operation {\n  weak var screen: UIViewController?\n  override func main() {\n    let next = UIViewController()\n    screen?.navigationController?.pushViewController(next, animated: true) // expect\n  }\n  func ask() {\n    screen?.present(UIViewController(), animated: true) // expect\n  }\n}\n
=84:1 near_misses
[85:3 1
{85:5 3
=85:5 title
=85:12 it asks its facade
=86:5 show
=86:11 true
=87:5 files
{88:7 1
=88:7 PayActivity.swift
"88:26 import UIKit\nprotocol Facade: AnyObject { func displayViewController(_ screen: UIViewController) }\nfinal class PayActivity: Operation {\n  weak var facade: Facade?\n  override func main() { facade?.displayViewController(UIViewController()) }\n}\n
=1:1 activity_starts_activity
{1:1 2
=16:1 triggers
[17:3 1
{17:5 3
=17:5 title
=17:12 the next one
=18:5 show
=18:11 true
=19:5 files
{20:7 1
=20:7 PayActivity.swift
"20:26 import UIKit\nfinal class PayActivity: Operation {\n  weak var screen: UIViewController?\n  override func main() {\n    let receipt = ReceiptActivity()\n    receipt.start() // expect\n  }\n}\nfinal class ReceiptActivity: Operation { weak var screen: UIViewController? }\n
=96:1 near_misses
[97:3 1
{97:5 3
=97:5 title
=97:12 the facade starts it
=98:5 show
=98:11 true
=99:5 files
{100:7 1
=100:7 PayActivity.swift
"100:26 import UIKit\nprotocol Facade: AnyObject { func startActivity(_ activity: Operation) }\nfinal class PayActivity: Operation {\n  weak var screen: UIViewController?\n  weak var facade: Facade?\n  override func main() { facade?.startActivity(ReceiptActivity()) }\n}\nfinal class ReceiptActivity: Operation { weak var screen: UIViewController? }\n
=1:1 activity_strong_controller
{1:1 2
=18:1 triggers
[19:3 1
{19:5 3
=19:5 title
=19:12 a constant
=20:5 show
=20:11 true
=21:5 files
{22:7 1
=22:7 PostActivity.swift
"22:27 import UIKit\nfinal class PostViewController: UIViewController {}\nfinal class PostActivity: Operation {\n  let managedController: PostViewController // expect\n  init(controller: PostViewController) { managedController = controller }\n}\n
=69:1 near_misses
[70:3 1
{70:5 3
=70:5 title
=70:12 a weak one
=71:5 show
=71:11 true
=72:5 files
{73:7 1
=73:7 PostActivity.swift
"73:27 import UIKit\nfinal class PostActivity: Operation { weak var managedController: UIViewController? }\n
=1:1 screen_mutable_subject
{1:1 2
=20:1 triggers
[21:3 1
{21:5 3
=21:5 title
=21:12 handed over in a segue
=22:5 show
=22:11 true
=23:5 files
{24:7 2
=24:7 Model/Post.swift
"24:25 struct Post { let title: String }\n
=26:7 PostViewController.swift
"26:33 import UIKit\nfinal class PostViewController: UIViewController {\n  var editingPost: Post? // expect\n}\nfinal class ListViewController: UIViewController {\n  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {\n    (segue.destination as? PostViewController)?.editingPost = Post(title: "")\n  }\n}\n
=90:1 near_misses
[91:3 1
{91:5 3
=91:5 title
=91:12 an activity holds what the screen shows
=92:5 show
=92:11 true
=93:5 files
{94:7 2
=94:7 Model/Post.swift
"94:25 struct Post { let title: String }\n
=96:7 PostViewController.swift
"96:33 import UIKit\nfinal class PostViewController: UIViewController { var editingPost: Post? }\nfinal class PostActivity: Operation {\n  weak var managedController: PostViewController?\n  let editingPost: Post\n  init(post: Post) { editingPost = post }\n}\n

"""##

private let coordinatorExamples = ##"""
{1:1 3
=1:1 controller_knows_controller
{1:1 2
=28:1 triggers
[29:3 1
{29:5 3
=29:5 title
=29:12 a screen that is shown by what fills a table, which hands no pages out
=30:5 show
=30:11 true
=31:5 files
{32:7 2
=32:7 Coordinator.swift
"32:26 import UIKit\nfinal class MainCoordinator {\n  let navigation = UINavigationController()\n  func start() { navigation.pushViewController(ListController(), animated: false) }\n}\n
=38:7 List.swift
"38:19 import UIKit\nfinal class DetailController: UIViewController { var row = 0 }\nfinal class ListController: UIViewController, UITableViewDataSource {\n  var detail: DetailController? // expect\n  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { detail?.row ?? 0 }\n}\n
=264:1 near_misses
[265:3 1
{291:5 3
=291:5 title
=291:12 a page reads a margin of the screen that it is a part of
=292:5 show
=292:11 true
=293:5 files
{294:7 2
=294:7 Coordinator.swift
"294:26 import UIKit\nfinal class MainCoordinator {\n  let navigation = UINavigationController()\n  func start() { navigation.pushViewController(ProfileController(), animated: false) }\n}\n
=300:7 Profile.swift
"300:22 import UIKit\nfinal class ProfileController: UIViewController { static let margin: CGFloat = 16 }\nfinal class PostsController: UIViewController { var inset: CGFloat { ProfileController.margin } }\n
=1:1 coordinator_strong_parent
{1:1 2
=19:1 triggers
[20:3 1
{20:5 3
=20:5 title
=20:12 a child coordinator and its parent
=21:5 show
=21:11 true
=22:5 files
{23:7 1
=23:7 Coordinators.swift
"23:27 import UIKit\nfinal class MainCoordinator {\n  private var child: EditorCoordinator?\n  func edit() { child = EditorCoordinator(parent: self, root: UINavigationController()) }\n}\nfinal class EditorCoordinator {\n  let parent: MainCoordinator // expect\n  let root: UINavigationController\n  init(parent: MainCoordinator, root: UINavigationController) {\n    self.parent = parent\n    self.root = root\n  }\n}\n
=149:1 near_misses
[150:3 1
{150:5 3
=150:5 title
=150:12 weak
=151:5 show
=151:11 true
=152:5 files
{153:7 1
=153:7 List.swift
"153:19 import UIKit\nfinal class ListCoordinator {\n  private var list: ListViewController?\n  func start() {\n    let list = ListViewController()\n    list.coordinator = self\n    self.list = list\n  }\n}\nfinal class ListViewController: UIViewController { weak var coordinator: ListCoordinator? }\n
=1:1 navigation_outside_coordinator
{1:1 2
=28:1 triggers
[29:3 1
{29:5 3
=29:5 title
=29:12 a screen selects a tab of the tab bar controller that shows it
=30:5 show
=30:11 true
=31:5 files
{32:7 2
=32:7 Router.swift
"32:21 import UIKit\nfinal class MainRouter { func show(from screen: UIViewController) { screen.present(UIViewController(), animated: true) } }\n
=35:7 Inbox.swift
"35:20 import UIKit\nfinal class TabsController: UITabBarController {}\nfinal class InboxViewController: UIViewController {\n  var tabs: TabsController?\n  func showSettings() { tabs?.selectedIndex = 1 } // expect\n}\n
=245:1 near_misses
[246:3 1
{246:5 3
=246:5 title
=246:12 a screen selects a tab of the tab bar controller that it embeds
=247:5 show
=247:11 true
=248:5 files
{249:7 2
=249:7 Router.swift
"249:21 import UIKit\nfinal class MainRouter { func show(from screen: UIViewController) { screen.present(UIViewController(), animated: true) } }\n
=252:7 Split.swift
"252:20 import UIKit\nfinal class TabsController: UITabBarController {}\nfinal class SplitViewController: UIViewController {\n  let tabs = TabsController()\n  override func viewDidLoad() { addChild(tabs) }\n  func select(_ index: Int) { tabs.selectedIndex = index }\n}\n

"""##

private let domainExamples = ##"""
{1:1 3
=1:1 entity_behaviour
{1:1 2
=29:1 triggers
[30:3 1
{30:5 3
=30:5 title
=30:12 an entity that fetches itself
=31:5 show
=31:11 true
=32:5 files
{33:7 1
=33:7 Domain/Entities/Song.swift
"33:35 import Foundation\nstruct Song {\n  let url: URL\n  func load(_ done: @escaping (Data?) -> Void) {\n    URLSession.shared.dataTask(with: url) { data, _, _ in done(data) }.resume() // expect\n  }\n}\n
=131:1 near_misses
[132:3 1
{158:5 3
=158:5 title
=158:12 what it works out of its own values
=159:5 show
=159:11 true
=160:5 files
{161:7 1
=161:7 Domain/Entities/Song.swift
"161:35 import Foundation\nstruct Song: Codable {\n  let title: String\n  let seconds: Double\n  func isLonger(than other: Song) -> Bool { seconds > other.seconds }\n  var text: String { let formatter = NumberFormatter(); return formatter.string(from: seconds as NSNumber) ?? title }\n  func encoded() throws -> Data { try JSONEncoder().encode(self) }\n}\n
=1:1 entity_external_dependency
{1:1 2
=28:1 triggers
[29:3 1
{64:5 3
=64:5 title
=64:12 an entity that holds a colour
=65:5 show
=65:11 true
=66:5 files
{67:7 1
=67:7 Domain/Entities/Label.swift
"67:36 import Foundation\nimport UIKit // expect\nstruct Label {\n  let title: String\n  let color: UIColor\n}\n
=118:1 near_misses
[119:3 1
{142:5 3
=142:5 title
=142:12 values, places and what a store keeps
=143:5 show
=143:11 true
=144:5 files
{145:7 2
=145:7 Domain/Entities/Place.swift
"145:36 import CoreGraphics\nimport CoreLocation\nimport Foundation\nstruct Place {\n  let coordinate: CLLocationCoordinate2D\n  let size: CGSize\n}\n
=153:7 Models/StoredPlace.swift
"153:33 import CoreData\nfinal class StoredPlace: NSManagedObject { @NSManaged var title: String }\n
=1:1 mutable_entity
{1:1 2
=20:1 triggers
[21:3 1
{21:5 3
=21:5 title
=21:12 a class with a variable
=22:5 show
=22:11 true
=23:5 files
{24:7 1
=24:7 Domain/Entities/Song.swift
"24:35 final class Song {\n  let title: String\n  var position = 0.0 // expect\n  init(title: String) { self.title = title }\n}\n
=87:1 near_misses
[88:3 1
{88:5 3
=88:5 title
=88:12 constants and what is worked out
=89:5 show
=89:11 true
=90:5 files
{91:7 1
=91:7 Domain/Entities/Song.swift
"91:35 struct Song {\n  let title: String\n  let seconds: Double\n  var minutes: Double { seconds / 60 }\n  static var all: [Song] = []\n  func renamed(_ title: String) -> Song { Song(title: title, seconds: seconds) }\n}\n

"""##

private let layeredExamples = ##"""
{1:1 6
=1:1 forbidden_import
{1:1 2
=37:1 triggers
[38:3 1
{38:5 3
=38:5 title
=38:12 models, where the screens lie in no layer
=39:5 show
=39:11 true
=40:5 files
{41:7 3
=41:7 Core/Model/Permission.swift
"41:36 import UIKit // expect\nstruct Permission { var prompt: UIAlertController { UIAlertController() } }\n
=44:7 Core/Extensions/Text.swift
"44:35 import UIKit\nextension String { var image: UIImage? { nil } }\n
=47:7 Gate/GateController.swift
"47:34 import UIKit\nfinal class GateController: UIViewController { var permission: Permission? }\n
=195:1 near_misses
[196:3 1
{196:5 3
=196:5 title
=196:12 images, the device and the application, where the layers are inferred
=197:5 show
=197:11 true
=198:5 files
{199:7 3
=199:7 Screens/FeedScreen.swift
"199:33 import UIKit\nfinal class FeedScreen: UIViewController {}\n
=202:7 Domain/Feed.swift
"202:26 import UIKit\nstruct Feed { var image: UIImage? }\n
=205:7 Services/DeviceService.swift
"205:37 import UIKit\nfinal class DeviceService {\n  var name: String { UIDevice.current.name }\n  func work() { UIApplication.shared.isIdleTimerDisabled = true }\n}\n
=1:1 layer_cycle
{1:1 2
=17:1 triggers
[18:3 1
{18:5 4
=18:5 title
=18:12 two layers use each other
=19:5 show
=19:11 true
=20:5 config
"20:13 layers:\n  - Interface: Interface\n  - Model: Model\n
=24:5 files
{25:7 2
=25:7 Interface/FeedView.swift
"25:33 struct FeedView {\n  let feed: Feed\n  let other: Feed\n}\n
=30:7 Model/Feed.swift
"30:25 struct Feed {\n  var view: FeedView? // expect\n}\n
=155:1 near_misses
[156:3 1
{156:5 4
=156:5 title
=156:12 an upward reference that closes no loop
=157:5 show
=157:11 true
=158:5 config
"158:13 layers:\n  - Interface: Interface\n  - Model: Model\n
=162:5 files
{163:7 2
=163:7 Interface/FeedView.swift
"163:33 struct FeedView {}\n
=165:7 Model/Feed.swift
"165:25 struct Feed { var view: FeedView? }\n
=1:1 sibling_dependency
{1:1 2
=14:1 triggers
[15:3 1
{15:5 4
=15:5 title
=15:12 one feature opens the screen of another
=16:5 show
=16:11 true
=17:5 config
"17:13 layers:\n  - App: App\n  - [Feed, Profile]\n
=21:5 files
{22:7 3
=22:7 App/Main.swift
"22:23 struct Main { let feed: FeedScreen }\n
=24:7 Feed/FeedScreen.swift
"24:30 struct FeedScreen {\n  func openAuthor() -> ProfileScreen { ProfileScreen() } // expect\n}\n
=28:7 Profile/ProfileScreen.swift
"28:36 struct ProfileScreen {}\n
=136:1 near_misses
[137:3 1
{137:5 4
=137:5 title
=137:12 both use the layer below
=138:5 show
=138:11 true
=139:5 config
"139:13 layers:\n  - [Feed, Profile]\n  - Core: Core\n
=143:5 files
{144:7 3
=144:7 Feed/FeedScreen.swift
"144:30 struct FeedScreen { let author: User }\n
=146:7 Profile/ProfileScreen.swift
"146:36 struct ProfileScreen { let user: User }\n
=148:7 Core/User.swift
"148:24 struct User {}\n
=1:1 skipped_layer
{1:1 2
=16:1 triggers
[17:3 1
{17:5 4
=17:5 title
=17:12 a screen reads the store, past the domain
=18:5 show
=18:11 true
=19:5 config
"19:13 layers: [{ Screens: Screens }, { Domain: Domain }, { Storage: Storage }]\nrules: { skipped_layer: warning }\n
=22:5 files
{23:7 3
=23:7 Screens/FeedScreen.swift
"23:33 struct FeedScreen {\n  let store: FeedStore // expect\n}\n
=27:7 Domain/Feed.swift
"27:26 struct Feed { let store: FeedStore }\n
=29:7 Storage/FeedStore.swift
"29:32 struct FeedStore {}\n
=158:1 near_misses
[159:3 1
{159:5 4
=159:5 title
=159:12 each layer uses the next
=160:5 show
=160:11 true
=161:5 config
"161:13 layers: [{ Screens: Screens }, { Domain: Domain }, { Storage: Storage }]\nrules: { skipped_layer: warning }\n
=164:5 files
{165:7 3
=165:7 Screens/FeedScreen.swift
"165:33 struct FeedScreen { let feed: Feed }\n
=167:7 Domain/Feed.swift
"167:26 struct Feed { let store: FeedStore }\n
=169:7 Storage/FeedStore.swift
"169:32 struct FeedStore {}\n
=1:1 unassigned_file
{1:1 2
=12:1 triggers
[13:3 1
{13:5 4
=13:5 title
=13:12 a folder that no layer names
=14:5 show
=14:11 true
=15:5 config
"15:13 layers:\n  - App: App\n  - Core: Core\n
=19:5 files
{20:7 3
=20:7 App/Screen.swift
"20:25 struct Screen {}\n
=22:7 Core/Clock.swift
"22:25 struct Clock {}\n
=24:7 Legacy/Session.swift
"24:29 struct Session {} // expect\n
=95:1 near_misses
[96:3 1
{96:5 4
=96:5 title
=96:12 every file in a layer
=97:5 show
=97:11 true
=98:5 config
"98:13 layers:\n  - App: App\n  - Core: { path: [Core, Legacy/Core] }\n
=102:5 files
{103:7 3
=103:7 App/Screen.swift
"103:25 struct Screen {}\n
=105:7 Core/Clock.swift
"105:25 struct Clock {}\n
=107:7 Legacy/Core/Timer.swift
"107:32 struct Timer {}\n
=1:1 upward_dependency
{1:1 2
=28:1 triggers
[29:3 1
{29:5 3
=29:5 title
=29:12 a service shows a screen
=30:5 show
=30:11 true
=31:5 files
{32:7 2
=32:7 Application/FeedViewController.swift
"32:45 import UIKit\nfinal class FeedViewController: UIViewController {}\n
=35:7 Domain/FeedService.swift
"35:33 final class FeedService {\n  func load() {\n    let screen = FeedViewController() // expect\n    screen.loadViewIfNeeded()\n  }\n}\n
=256:1 near_misses
[257:3 1
{293:5 3
=293:5 title
=293:12 names of notifications in an extension of the app delegate
=294:5 show
=294:11 true
=295:5 files
{296:7 3
=296:7 AppDelegate.swift
"296:26 import UIKit\n@main final class AppDelegate: UIResponder, UIApplicationDelegate {}\nextension AppDelegate { static let didSync = Notification.Name("didSync") }\n
=300:7 Screens/HomeViewController.swift
"300:41 import UIKit\nfinal class HomeViewController: UIViewController { let sync = SyncService() }\n
=303:7 Services/SyncService.swift
"303:35 import Foundation\nfinal class SyncService { func end() { NotificationCenter.default.post(name: AppDelegate.didSync, object: nil) } }\n

"""##

private let mvcExamples = ##"""
{1:1 7
=1:1 child_controller_containment
{1:1 2
=20:1 triggers
[21:3 1
{21:5 3
=21:5 title
=21:12 a child that is never told that it has moved in
=22:5 show
=22:11 true
=23:5 files
{24:7 1
=24:7 Parent.swift
"24:21 import UIKit\nfinal class Parent: UIViewController {\n  private let child = UIViewController()\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    addChild(child) // expect\n    view.addSubview(child.view)\n  }\n}\n
=137:1 near_misses
[138:3 1
{181:5 3
=181:5 title
=181:12 what a tab bar controller is handed is a tab
=182:5 show
=182:11 true
=183:5 files
{184:7 1
=184:7 Tabs.swift
"184:19 import UIKit\nclass Tabs: UITabBarController {}\nfinal class MainTabs: Tabs {\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    self.addChild(wrapped(UIViewController()))\n    addChild(UIViewController())\n  }\n  private func wrapped(_ screen: UIViewController) -> UIViewController { UINavigationController(rootViewController: screen) }\n}\n
=1:1 controller_responsibilities
{1:1 2
=201:1 triggers
[202:3 1
{339:5 4
=339:5 title
=339:12 a controller of a library's class is one of UIKit's
=340:5 show
=340:11 true
=341:5 config
"341:13 rules:\n  controller_responsibilities: { max: 1 }\n
=344:5 files
{345:7 1
=345:7 Chat.swift
"345:19 import SlackTextViewController\nimport UIKit\nfinal class ChatController: SLKTextViewController { // expect\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    navigationItem.title = "Chat"\n  }\n  func chatEnded() { present(UIViewController(), animated: true) }\n}\n
=513:1 near_misses
[514:3 1
{562:5 4
=562:5 title
=562:12 a screen that closes itself, shows an alert and a picker opens no other one
=563:5 show
=563:11 true
=564:5 config
"564:13 rules: { controller_responsibilities: { max: 4, min_lines: 0, required: [] } }\n
=566:5 files
{567:7 1
=567:7 Editor.swift
"567:21 import UIKit\nfinal class EditorController: UIViewController {\n  private let label = UILabel()\n  override func viewDidLoad() { view.addSubview(label) }\n  func show(_ text: String) { label.text = text }\n  @IBAction func closed(_ sender: UIButton) {\n    if sender.isSelected { dismiss(animated: true) } else { present(UIAlertController(), animated: true) }\n  }\n  @IBAction func picture(_ sender: UIButton) { present(UIImagePickerController(), animated: true) }\n}\n
=1:1 massive_controller
{1:1 2
=19:1 triggers
[20:3 1
{20:5 4
=20:5 title
=20:12 a class longer than the limit
=21:5 show
=21:11 true
=22:5 config
"22:13 rules:\n  massive_controller: { max_lines: 5 }\n
=25:5 files
{26:7 1
=26:7 FeedViewController.swift
"26:33 import UIKit\n\nfinal class FeedViewController: UIViewController { // expect\n  // Comments and blank lines count too.\n\n  override func viewDidLoad() {\n    super.viewDidLoad()\n  }\n}\n
=132:1 near_misses
[133:3 1
{177:5 4
=177:5 title
=177:12 exactly as many lines as allowed; attributes above the class are no part of it
=178:5 show
=178:11 true
=179:5 config
"179:13 rules:\n  massive_controller: { max_lines: 3 }\n
=182:5 files
{183:7 1
=183:7 FeedViewController.swift
"183:33 import UIKit\n@objc(FeedViewController)\n@MainActor\nfinal class FeedViewController: UIViewController {\n  func reload() {}\n}\n
=1:1 model_knows_ui
{1:1 2
=27:1 triggers
[28:3 1
{28:5 3
=28:5 title
=28:12 an entity that makes its cell
=29:5 show
=29:11 true
=30:5 files
{31:7 2
=31:7 Models/Tree.swift
"31:26 import UIKit\nstruct Tree {\n  let species: String\n  func fill(_ cell: TreeCell) { cell.textLabel?.text = species } // expect\n}\n
=37:7 Screens/TreeCell.swift
"37:31 import UIKit\nfinal class TreeCell: UITableViewCell {}\n
=146:1 near_misses
[147:3 1
{147:5 3
=147:5 title
=147:12 a value in a folder Model of a screen that holds views
=148:5 show
=148:11 true
=149:5 files
{150:7 2
=150:7 Feed/Common/Model/LabelledField.swift
"150:46 import UIKit\nstruct LabelledField {\n  let label: UILabel\n  let field: InputField\n}\n
=156:7 Feed/Common/InputField.swift
"156:37 import UIKit\nfinal class InputField: UITextField {}\n
=1:1 view_model_coupling
{1:1 2
=36:1 triggers
[37:3 1
{37:5 3
=37:5 title
=37:12 a cell that is given the entity
=38:5 show
=38:11 true
=39:5 files
{40:7 2
=40:7 Models/App.swift
"40:25 struct StoreApp {\n  let id: Int\n  let name, author, genre: String\n  let price: Decimal\n}\n
=46:7 Views/AppCell.swift
"46:28 import UIKit\nfinal class AppCell: UITableViewCell {\n  func configure(with app: StoreApp) { // expect\n    textLabel?.text = app.name\n  }\n}\n
=247:1 near_misses
[248:3 1
{248:5 3
=248:5 title
=248:12 what a view shows is made of the model by a value of the view's
=249:5 show
=249:11 true
=250:5 files
{251:7 2
=251:7 Model/Post.swift
"251:25 struct Post: Codable { let id: Int; let title: String; let text: String; let likes: Int; let author: String }\n
=253:7 Feed.swift
"253:19 import UIKit\nfinal class FeedController: UIViewController {}\nfinal class PostCell: UITableViewCell {\n  struct Config {\n    let title: String\n    init(_ post: Post) { title = post.title + post.author }\n  }\n  func show(_ config: Config) { textLabel?.text = config.title }\n}\n
=1:1 view_performs_navigation
{1:1 2
=31:1 triggers
[32:3 1
{48:5 3
=48:5 title
=48:12 the document's cell opens a page
=49:5 show
=49:11 true
=50:5 files
{51:7 1
=51:7 AppCell.swift
"51:22 import UIKit\nfinal class AppCell: UITableViewCell {\n  var address: String?\n  @objc private func openButtonPressed() {\n    guard let address, let url = URL(string: address) else { return }\n    UIApplication.shared.open(url, options: [:], completionHandler: nil) // expect\n  }\n}\n
=168:1 near_misses
[169:3 1
{212:5 3
=212:5 title
=212:12 a link that was tapped in a text
=213:5 show
=213:11 true
=214:5 files
{215:7 1
=215:7 Footer.swift
"215:21 import UIKit\nprotocol LinkLabelDelegate: AnyObject { func linkLabel(_ label: UILabel, didSelectURL url: URL) }\nfinal class Footer: UIView, LinkLabelDelegate, UITextViewDelegate {\n  func linkLabel(_ label: UILabel, didSelectURL url: URL) { UIApplication.shared.open(url) }\n  func textView(_ textView: UITextView, shouldInteractWith url: URL, in range: NSRange) -> Bool {\n    UIApplication.shared.open(url)\n    return false\n  }\n}\n
=1:1 view_performs_networking
{1:1 2
=48:1 triggers
[49:3 1
{49:5 3
=49:5 title
=49:12 a cell asks a library's downloader for its image
=50:5 show
=50:11 true
=51:5 files
{52:7 1
=52:7 Shot.swift
"52:19 import UIKit\nimport Nuke\nfinal class ShotCell: UICollectionViewCell {\n  func fill(_ url: URL) {\n    ImagePipeline.shared.loadImage(with: url, completion: { _ in }) // expect\n  }\n}\n
=236:1 near_misses
[237:3 1
{237:5 3
=237:5 title
=237:12 a subscription to what a store holds
=238:5 show
=238:11 true
=239:5 files
{240:7 2
=240:7 Store.swift
"240:20 import Foundation\nfinal class Store {\n  var state = 0\n  func subscribe(_ subscriber: AnyObject, callback: @escaping (Int) -> Void) { callback(state) }\n  func load() { _ = URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) }\n}\n
=247:7 Badge.swift
"247:20 import UIKit\nfinal class BadgeView: UIView {\n  let store = Store()\n  func show() { store.subscribe(self) { [weak self] in self?.isHidden = $0 == 0 } }\n}\n

"""##

private let mvpExamples = ##"""
{1:1 10
=1:1 massive_presenter
{1:1 2
=17:1 triggers
[18:3 1
{35:5 4
=35:5 title
=35:12 more than the limit for a warning
=36:5 show
=36:11 true
=37:5 config
"37:13 rules: { massive_presenter: { warning: 3, error: 5 } }\n
=39:5 files
{40:7 1
=40:7 Feed.swift
"40:19 import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }\nfinal class FeedPresenter { // expect\n  weak var view: FeedView?\n  func first() {}\n}\n
=140:1 near_misses
[141:3 1
{141:5 4
=141:5 title
=141:12 exactly the limit
=142:5 show
=142:11 true
=143:5 config
"143:13 rules: { massive_presenter: { max_lines: 3 } }\n
=145:5 files
{146:7 1
=146:7 Feed.swift
"146:19 import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }\nfinal class FeedPresenter {\n  weak var view: FeedView?\n}\n
=1:1 module_assembled_outside_builder
{1:1 2
=16:1 triggers
[17:3 1
{61:5 3
=61:5 title
=61:12 a presenter that is handed its view
=62:5 show
=62:11 true
=63:5 files
{64:7 2
=64:7 Main.swift
"64:19 import UIKit\nfinal class MainController: UIViewController {\n  lazy var tabs: [UIViewController] = {\n    let feed = FeedController() // expect\n    feed.presenter = FeedPresenter(view: feed)\n    return [feed]\n  }()\n}\n
=73:7 Feed.swift
"73:19 import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedPresenter {\n  weak var view: FeedView?\n  init(view: FeedView) { self.view = view }\n}\nfinal class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }\n
=176:1 near_misses
[177:3 1
{199:5 3
=199:5 title
=199:12 a view controller that makes its own presenter
=200:5 show
=200:11 true
=201:5 files
{202:7 1
=202:7 Feed.swift
"202:19 import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedPresenter {\n  weak var view: FeedView?\n  init(view: FeedView) { self.view = view }\n}\nfinal class FeedController: UIViewController, FeedView {\n  lazy var presenter = FeedPresenter(view: self)\n}\n
=1:1 passive_view
{1:1 2
=28:1 triggers
[29:3 1
{46:5 3
=46:5 title
=46:12 it opens the next screen
=47:5 show
=47:11 true
=48:5 files
{49:7 1
=49:7 Feed.swift
"49:19 import UIKit\nprotocol FeedView: AnyObject {}\nprotocol FeedViewOutput: AnyObject { func didLoad() }\nfinal class FeedPresenter: FeedViewOutput {\n  weak var view: FeedView?\n  func didLoad() {}\n}\nfinal class FeedController: UIViewController, FeedView { // expect\n  var output: FeedViewOutput?\n  @IBAction func open(_ sender: Any) { navigationController?.pushViewController(UIViewController(), animated: true) }\n}\n
=177:1 near_misses
[178:3 1
{283:5 3
=283:5 title
=283:12 a view controller without a presenter
=284:5 show
=284:11 true
=285:5 files
{286:7 1
=286:7 Feed.swift
"286:19 import UIKit\nfinal class FeedController: UIViewController {\n  @IBAction func open(_ sender: Any) { navigationController?.pushViewController(UIViewController(), animated: true) }\n}\n
=1:1 passive_view_model_coupling
{1:1 2
=22:1 triggers
[23:3 1
{23:5 3
=23:5 title
=23:12 the document's view, and its input, know the model
=24:5 show
=24:11 true
=25:5 files
{26:7 2
=26:7 Models/Song.swift
"26:26 struct Song { let title: String }\n
=28:7 Search/SearchViewController.swift
"28:42 import UIKit\nprotocol SearchViewInput: AnyObject { var results: [Song] { get set } } // expect\nfinal class SearchPresenter { weak var view: SearchViewInput? }\nfinal class SearchViewController: UIViewController, SearchViewInput {\n  let presenter = SearchPresenter()\n  var results: [Song] = [] // expect\n}\n
=147:1 near_misses
[148:3 1
{148:5 3
=148:5 title
=148:12 texts and view models
=149:5 show
=149:11 true
=150:5 files
{151:7 2
=151:7 Models/Song.swift
"151:26 struct Song { let title: String }\n
=153:7 Search/SearchViewController.swift
"153:42 import UIKit\nstruct SongCellModel { let title: String }\nprotocol SearchViewInput: AnyObject { func show(_ songs: [SongCellModel]) }\nfinal class SearchPresenter {\n  weak var view: SearchViewInput?\n  var songs: [Song] = []\n}\nfinal class SearchViewController: UIViewController, SearchViewInput {\n  let presenter = SearchPresenter()\n  func show(_ songs: [SongCellModel]) {}\n}\n
=1:1 presenter_concrete_view
{1:1 2
=18:1 triggers
[19:3 1
{19:5 3
=19:5 title
=19:12 the class of the view controller
=20:5 show
=20:11 true
=21:5 files
{22:7 1
=22:7 Feed.swift
"22:19 import UIKit\nfinal class FeedController: UIViewController { var presenter: FeedPresenter? }\nfinal class FeedPresenter {\n  weak var view: FeedController? // expect\n}\n
=102:1 near_misses
[103:3 1
{103:5 3
=103:5 title
=103:12 a protocol
=104:5 show
=104:11 true
=105:5 files
{106:7 1
=106:7 Feed.swift
"106:19 import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }\nfinal class FeedPresenter { weak var view: FeedView? }\n
=1:1 presenter_knows_controller
{1:1 2
=18:1 triggers
[19:3 1
{19:5 3
=19:5 title
=19:12 the document's presenter makes the next screen
=20:5 show
=20:11 true
=21:5 files
{22:7 1
=22:7 Search.swift
"22:21 import UIKit\nprotocol SearchViewInput: AnyObject {}\nfinal class SearchViewController: UIViewController, SearchViewInput { var presenter: SearchPresenter? }\nfinal class DetailsViewController: UIViewController {}\nfinal class SearchPresenter {\n  weak var viewInput: (UIViewController & SearchViewInput)?\n  func openDetails() {\n    let details = DetailsViewController() // expect\n    viewInput?.navigationController?.pushViewController(details, animated: true)\n  }\n}\n
=113:1 near_misses
[114:3 1
{114:5 3
=114:5 title
=114:12 a router makes it
=115:5 show
=115:11 true
=116:5 files
{117:7 1
=117:7 Feed.swift
"117:19 import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedController: UIViewController, FeedView {}\nfinal class ItemController: UIViewController {}\nfinal class FeedRouter { func open(from: UIViewController) { from.present(ItemController(), animated: true) } }\nfinal class FeedPresenter {\n  weak var view: FeedView?\n  let router = FeedRouter()\n}\n
=1:1 presenter_strong_view
{1:1 2
=19:1 triggers
[20:3 1
{20:5 3
=20:5 title
=20:12 a protocol that a view controller conforms to
=21:5 show
=21:11 true
=22:5 files
{23:7 2
=23:7 SearchPresenter.swift
"23:30 protocol SearchViewInput: AnyObject { func showNoResults() }\nfinal class SearchPresenter {\n  var viewInput: SearchViewInput? // expect\n  func didSearch() { viewInput?.showNoResults() }\n}\n
=29:7 SearchViewController.swift
"29:35 import UIKit\nfinal class SearchViewController: UIViewController, SearchViewInput {\n  private let presenter = SearchPresenter()\n  func showNoResults() {}\n}\n
=157:1 near_misses
[158:3 1
{185:5 3
=185:5 title
=185:12 the document's presenter, which holds its view weakly
=186:5 show
=186:11 true
=187:5 files
{188:7 1
=188:7 Search.swift
"188:21 import UIKit\nprotocol SearchViewInput: AnyObject {}\nfinal class SearchViewController: UIViewController, SearchViewInput {\n  let presenter = SearchPresenter()\n}\nfinal class SearchPresenter {\n  weak var viewInput: (UIViewController & SearchViewInput)?\n}\n
=1:1 presenter_uses_ui_framework
{1:1 2
=20:1 triggers
[21:3 1
{21:5 3
=21:5 title
=21:12 the import alone
=22:5 show
=22:11 true
=23:5 files
{24:7 2
=24:7 FeedPresenter.swift
"24:28 import UIKit // expect\nprotocol FeedView: AnyObject {}\nfinal class FeedPresenter { weak var view: FeedView? }\n
=28:7 FeedViewController.swift
"28:33 import UIKit\nfinal class FeedViewController: UIViewController, FeedView {}\n
=131:1 near_misses
[132:3 1
{132:5 3
=132:5 title
=132:12 what shows a screen of UIKit's on any controller that is there
=133:5 show
=133:11 true
=134:5 files
{135:7 1
=135:7 SharePresenter.swift
"135:29 import UIKit\nfinal class SharePresenter {\n  static let shared = SharePresenter()\n  func share(_ items: [Any]) {\n    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)\n    Windows.root?.present(sheet, animated: true)\n  }\n}\nenum Windows { static var root: UIViewController? }\n
=1:1 view_concrete_presenter
{1:1 2
=22:1 triggers
[23:3 1
{23:5 3
=23:5 title
=23:12 a presenter that is handed a navigation controller, and calls its view a delegate
=24:5 show
=24:11 true
=25:5 files
{26:7 1
=26:7 Feed.swift
"26:19 import UIKit\nprotocol FeedPresenterDelegate: AnyObject { func show() }\nprotocol FeedRouting: AnyObject { func details(_ navigation: UINavigationController) }\nfinal class FeedPresenter {\n  weak var view: FeedPresenterDelegate?\n  var router: FeedRouting?\n  func showDetails(navigation: UINavigationController) { router?.details(navigation) }\n}\nfinal class FeedController: UIViewController, FeedPresenterDelegate {\n  var presenter: FeedPresenter? // expect\n  func show() {}\n}\n
=125:1 near_misses
[126:3 1
{202:5 3
=202:5 title
=202:12 the document's view output
=203:5 show
=203:11 true
=204:5 files
{205:7 1
=205:7 Search.swift
"205:21 import UIKit\nprotocol SearchViewInput: AnyObject {}\nprotocol SearchViewOutput: AnyObject {}\nfinal class SearchPresenter: SearchViewOutput { weak var viewInput: SearchViewInput? }\nfinal class SearchViewController: UIViewController, SearchViewInput {\n  private let presenter: SearchViewOutput\n  init(presenter: SearchViewOutput) {\n    self.presenter = presenter\n    super.init(nibName: nil, bundle: nil)\n  }\n}\n
=1:1 view_weak_presenter
{1:1 2
=18:1 triggers
[19:3 1
{19:5 3
=19:5 title
=19:12 nobody else holds it
=20:5 show
=20:11 true
=21:5 files
{22:7 1
=22:7 Feed.swift
"22:19 import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedPresenter { weak var view: FeedView? }\nfinal class FeedController: UIViewController, FeedView {\n  weak var presenter: FeedPresenter? // expect\n}\n
=98:1 near_misses
[99:3 1
{135:5 3
=135:5 title
=135:12 the base of all screens keeps a list of presenters, in Swift
=136:5 show
=136:11 true
=137:5 files
{138:7 1
=138:7 Screens.swift
"138:22 import UIKit\nclass BasePresenter {}\nclass BaseScreen: UIViewController { private var presenters: [BasePresenter] = [] }\nfinal class BedListPresenter: BasePresenter { weak var view: BedListScreen? }\nfinal class BedListScreen: BaseScreen { weak var bedsPresenter: BedListPresenter? }\n

"""##

private let mvvmExamples = ##"""
{1:1 2
=1:1 view_model_holds_view
{1:1 2
=19:1 triggers
[20:3 1
{20:5 3
=20:5 title
=20:12 the data source of a table
=21:5 show
=21:11 true
=22:5 files
{23:7 1
=23:7 Events.swift
"23:21 import UIKit\nfinal class EventsController: UIViewController { let viewModel = EventsViewModel() }\nfinal class EventsViewModel { var source: UITableViewDiffableDataSource<Int, String>? } // expect\n
=128:1 near_misses
[129:3 1
{129:5 3
=129:5 title
=129:12 a name for the data source that the view makes
=130:5 show
=130:11 true
=131:5 files
{132:7 1
=132:7 Events.swift
"132:21 import UIKit\nfinal class EventsController: UIViewController {\n  let viewModel = EventsViewModel()\n  var source: EventsViewModel.Source?\n  var other: EventsViewModel.Rows?\n}\nfinal class EventsViewModel {\n  typealias Source = UITableViewDiffableDataSource<Int, String>\n  final class Rows: UITableViewDiffableDataSource<Int, String> {}\n}\n
=1:1 view_model_uses_ui_framework
{1:1 2
=33:1 triggers
[34:3 1
{34:5 3
=34:5 title
=34:12 the default of a parameter that has the type of the system's object
=35:5 show
=35:11 true
=36:5 files
{37:7 2
=37:7 HelpViewModel.swift
"37:28 import UIKit // expect\nfinal class HelpViewModel {\n  let application: AnyObject\n  init(application: UIApplication = UIApplication.shared) { self.application = application }\n}\n
=43:7 HelpView.swift
"43:23 import UIKit\nfinal class HelpView: UIView { let model = HelpViewModel() }\n
=167:1 near_misses
[168:3 1
{168:5 3
=168:5 title
=168:12 traits and insets are values, as colours are
=169:5 show
=169:11 true
=170:5 files
{171:7 2
=171:7 EventsController.swift
"171:31 import UIKit\nfinal class EventsController: UIViewController { let viewModel = EventsViewModel() }\n
=174:7 EventsViewModel.swift
"174:30 import UIKit\nfinal class EventsViewModel {\n  let traits: UIAccessibilityTraits = .link\n  let insets = UIEdgeInsets.zero\n}\n

"""##

private let openClosedExamples = ##"""
{1:1 1
=1:1 closed_service_interface
{1:1 2
=26:1 triggers
[27:3 1
{27:5 3
=27:5 title
=27:12 a method for each resource of the server
=28:5 show
=28:11 true
=29:5 files
{30:7 1
=30:7 Networking/CatalogueAPIClient.swift
"30:44 import Foundation\n\nfinal class CatalogueAPIClient {\n  private let session = URLSession.shared\n\n  func fetchBooks() async throws -> Data { try await data("/books") } // expect\n  func fetchAuthors() async throws -> Data { try await data("/authors") }\n  func fetchReviews(page: Int) async throws -> Data { try await data("/reviews?page=\\(page)") }\n  func fetchShelves() async throws -> Data { try await data("/shelves") }\n\n  private func data(_ path: String) async throws -> Data {\n    try await session.data(from: URL(string: "https://example.org" + path)!).0\n  }\n}\n
=157:1 near_misses
[158:3 1
{196:5 3
=196:5 title
=196:12 reading and writing are four operations
=197:5 show
=197:11 true
=198:5 files
{199:7 1
=199:7 Storage/NoteStorage.swift
"199:34 import Foundation\n\nstruct Note {}\n\nfinal class NoteStorage {\n  private let files = FileManager.default\n\n  func insert(_ note: Note, in folder: String) throws { try files.createDirectory(atPath: folder, withIntermediateDirectories: true) }\n  func update(_ note: Note, in folder: String) throws { try files.removeItem(atPath: folder) }\n  func delete(_ note: Note, in folder: String) throws { try files.removeItem(atPath: folder) }\n  func save(_ note: Note, in folder: String) throws { try files.removeItem(atPath: folder) }\n}\n

"""##

private let ownershipExamples = ##"""
{1:1 3
=1:1 delegate_strong
{1:1 2
=46:1 triggers
[47:3 1
{47:5 3
=47:5 title
=47:12 nothing that conforms keeps the holder, an info
=48:5 show
=48:11 true
=49:5 files
{50:7 1
=50:7 Chooser.swift
"50:22 import UIKit\nprotocol ChooserDelegate: AnyObject { func didChoose() }\nfinal class ChooserController: UIViewController {\n  var delegate: ChooserDelegate? // expect\n}\nfinal class FormController: UIViewController, ChooserDelegate {\n  func choose() {\n    let chooser = ChooserController()\n    chooser.delegate = self\n    present(chooser, animated: true)\n  }\n  func didChoose() {}\n}\n
=402:1 near_misses
[403:3 1
{403:5 3
=403:5 title
=403:12 required, and nothing that conforms keeps the holder
=404:5 show
=404:11 true
=405:5 files
{406:7 1
=406:7 Chooser.swift
"406:22 import UIKit\nprotocol ChooserDelegate: AnyObject { func didChoose() }\nfinal class ChooserController: UIViewController {\n  private let delegate: ChooserDelegate\n  init(delegate: ChooserDelegate) {\n    self.delegate = delegate\n    super.init(nibName: nil, bundle: nil)\n  }\n}\nfinal class FormController: UIViewController, ChooserDelegate {\n  func choose() { present(ChooserController(delegate: self), animated: true) }\n  func didChoose() {}\n}\n
=1:1 ownership_cycle
{1:1 2
=40:1 triggers
[41:3 1
{41:5 3
=41:5 title
=41:12 through a generic type of the project that keeps what it is given
=42:5 show
=42:11 true
=43:5 files
{44:7 1
=44:7 Reader.swift
"44:21 struct Box<Value> {\n  let value: Value\n}\n\nfinal class Reader {\n  private var engine: Engine?\n  func start() { engine = Engine(owner: Box(value: self)) }\n}\n\nfinal class Engine {\n  private let owner: Box<Reader> // expect\n  init(owner: Box<Reader>) { self.owner = owner }\n}\n
=493:1 near_misses
[494:3 1
{494:5 3
=494:5 title
=494:12 an assignment by a library's overload, which holds weakly
=495:5 show
=495:11 true
=496:5 files
{497:7 1
=497:7 Feed.swift
"497:19 import Combine\nimport CombineMore\nfinal class Feed {\n  @Published var text = ""\n  var title = ""\n  private var bag = Set<AnyCancellable>()\n  func bind() { $text.assign(to: \\.title, on: self, ownership: .weak).store(in: &bag) }\n}\n
=1:1 singleton_access
{1:1 2
=57:1 triggers
[58:3 1
{58:5 3
=58:5 title
=58:12 a view further down that fills the environment
=59:5 show
=59:11 true
=60:5 files
{61:7 1
=61:7 Depot.swift
"61:20 import SwiftUI\nfinal class Depot: ObservableObject {\n  static let shared = Depot()\n  @Published var count = 0\n}\nstruct CardView: View {\n  var body: some View {\n    Text("Depot").environmentObject(Depot.shared) // expect\n  }\n}\n
=530:1 near_misses
[531:3 1
{531:5 3
=531:5 title
=531:12 a flag of a feature
=532:5 show
=532:11 true
=533:5 files
{534:7 2
=534:7 Features.swift
"534:23 final class Features {\n  static let current = Features()\n  var flags: [String: Bool] = [:]\n  func isAvailable(_ flag: String) -> Bool { flags[flag] ?? false }\n}\n
=540:7 Feed.swift
"540:19 import UIKit\nfinal class FeedController: UIViewController {\n  func show() { title = Features.current.isAvailable("new") ? "New" : "Feed" }\n}\n

"""##

private let protocolsExamples = ##"""
{1:1 2
=1:1 concrete_service_dependency
{1:1 2
=21:1 triggers
[22:3 1
{22:5 3
=22:5 title
=22:12 a view controller makes its service
=23:5 show
=23:11 true
=24:5 files
{25:7 2
=25:7 Screens/FeedViewController.swift
"25:41 import UIKit\nfinal class FeedViewController: UIViewController {\n  private let service = FeedService() // expect\n}\n
=30:7 Services/FeedService.swift
"30:35 import Foundation\nfinal class FeedService {\n  func load() { URLSession.shared.invalidateAndCancel() }\n}\n
=120:1 near_misses
[121:3 1
{166:5 3
=166:5 title
=166:12 its base class, itself, and a framework's service
=167:5 show
=167:11 true
=168:5 files
{169:7 1
=169:7 Services/Store.swift
"169:29 import Foundation\nclass BaseStore { func save() { UserDefaults.standard.set(1, forKey: "a") } }\nfinal class NoteStore: BaseStore {\n  static let main = NoteStore()\n  private let files = FileManager.default\n}\n
=1:1 service_without_protocol
{1:1 2
=14:1 triggers
[15:3 1
{15:5 3
=15:5 title
=15:12 a service that a screen uses by its class
=16:5 show
=16:11 true
=17:5 files
{18:7 2
=18:7 Services/FeedService.swift
"18:35 import Foundation\nfinal class FeedService { // expect\n  func load(_ done: @escaping (Data?) -> Void) {\n    URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { data, _, _ in done(data) }.resume()\n  }\n}\n
=25:7 Screens/FeedViewController.swift
"25:41 import UIKit\nfinal class FeedViewController: UIViewController {\n  private let service = FeedService()\n}\n
=105:1 near_misses
[106:3 1
{106:5 3
=106:5 title
=106:12 a protocol with a method of the service
=107:5 show
=107:11 true
=108:5 files
{109:7 3
=109:7 Services/FeedService.swift
"109:35 import Foundation\nprotocol FeedLoading { func load() }\nfinal class FeedService {\n  func load() { URLSession.shared.invalidateAndCancel() }\n}\n
=115:7 Services/FeedService+Loading.swift
"115:43 extension FeedService: FeedLoading {}\n
=117:7 Screens/Feed.swift
"117:27 struct Feed { let service: FeedService }\n

"""##

private let reactiveExamples = ##"""
{1:1 2
=1:1 service_result_not_reactive
{1:1 2
=31:1 triggers
[32:3 1
{51:5 3
=51:5 title
=51:12 a completion closure
=52:5 show
=52:11 true
=53:5 files
{54:7 1
=54:7 Services/FeedService.swift
"54:35 import Combine\nimport Foundation\n\nfinal class FeedService {\n  func loadFeed(completion: @escaping (Result<[String], Error>) -> Void) { // expect\n    URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, _ in completion(.success([])) }.resume()\n  }\n  func news() -> AnyPublisher<[String], Never> { Just([]).eraseToAnyPublisher() }\n}\n
=156:1 near_misses
[157:3 1
{180:5 3
=180:5 title
=180:12 signals, publishers and what is awaited
=181:5 show
=181:11 true
=182:5 files
{183:7 1
=183:7 Services/FeedService.swift
"183:35 import Combine\nimport Foundation\nimport RxSwift\n\nfinal class FeedService {\n  func feed() async throws -> Data { try await URLSession.shared.data(from: URL(string: "https://example.org")!).0 }\n  func news() -> AnyPublisher<Data, Error> { Fail(error: URLError(.badURL)).eraseToAnyPublisher() }\n  func albums() -> Observable<[String]> { .just([]) }\n  func events() -> AsyncStream<String> { AsyncStream { _ in } }\n  func songs() -> some Publisher<[String], Never> { Just([]) }\n}\n
=1:1 service_state_not_observable
{1:1 2
=25:1 triggers
[26:3 1
{65:5 3
=65:5 title
=65:12 a property that others may only read, and that changes
=66:5 show
=66:11 true
=67:5 files
{68:7 2
=68:7 Services/AccountService.swift
"68:38 import Combine\nimport Foundation\n\nfinal class AccountService {\n  private(set) var isSignedIn = false // expect\n  let names = CurrentValueSubject<String, Never>("")\n\n  func signIn() async throws {\n    _ = try await URLSession.shared.data(from: URL(string: "https://example.org")!)\n    isSignedIn = true\n  }\n}\n
=81:7 Screens/AccountViewController.swift
"81:44 import UIKit\n\nfinal class AccountViewController: UIViewController {\n  let service: AccountService\n  init(service: AccountService) { self.service = service; super.init(nibName: nil, bundle: nil) }\n  override func viewWillAppear(_ animated: Bool) { title = "\\(service.isSignedIn)" }\n}\n
=309:1 near_misses
[310:3 1
{347:5 3
=347:5 title
=347:12 what a service waits with is no state to tell of
=348:5 show
=348:11 true
=349:5 files
{350:7 1
=350:7 Services/HarvestManager.swift
"350:38 import Combine\nimport Foundation\n\nfinal class HarvestManager {\n  private(set) var readyGroup: DispatchGroup?\n  let changes = PassthroughSubject<Void, Never>()\n  private let session = URLSession.shared\n\n  func start() {\n    readyGroup = DispatchGroup()\n    readyGroup?.enter()\n  }\n}\n

"""##

private let schedulableExamples = ##"""
{1:1 4
=1:1 scheduler_crossing
{1:1 2
=14:1 triggers
[15:3 1
{76:5 4
=76:5 title
=76:12 configured services, on a queue that is not theirs
=77:5 show
=77:11 true
=78:5 config
"78:13 architectures: [schedulable]\nrules:\n  scheduler_crossing: { business_logic: { name: "*Archive" } }\n
=82:5 files
{83:7 1
=83:7 Archive.swift
"83:22 import UIKit\n\nfinal class LetterArchive {\n  func store(_ letter: String) {}\n}\n\nfinal class LetterViewController: UIViewController {\n  let archive = LetterArchive()\n  func save() {\n    DispatchQueue.main.async {\n      self.archive.store("letter") // expect\n    }\n  }\n}\n
=235:1 near_misses
[236:3 1
{339:5 3
=339:5 title
=339:12 services that nobody has put anywhere
=340:5 show
=340:11 true
=341:5 files
{342:7 1
=342:7 Services/FeedService.swift
"342:35 import Combine\nimport UIKit\n\nfinal class FeedService {\n  func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }\n}\nfinal class FeedViewController: UIViewController {\n  let service = FeedService()\n  func reload() { service.load() }\n}\n
=1:1 scheduler_self_locking
{1:1 2
=15:1 triggers
[16:3 1
{16:5 3
=16:5 title
=16:12 an actor with a lock
=17:5 show
=17:11 true
=18:5 files
{19:7 1
=19:7 Services/ImageCache.swift
"19:34 import Combine\nimport Foundation\n\nactor ImageCacheService {\n  private let lock = NSLock() // expect\n  private var images: [String: Data] = [:]\n\n  func image(_ name: String) -> Data? {\n    lock.lock()\n    defer { lock.unlock() }\n    return images[name] ?? UserDefaults.standard.data(forKey: name)\n  }\n}\n
=174:1 near_misses
[175:3 1
{175:5 3
=175:5 title
=175:12 a lock for what anybody may call
=176:5 show
=176:11 true
=177:5 files
{178:7 1
=178:7 Services/Counter.swift
"178:31 import Combine\nimport Foundation\n\nactor CounterService {\n  private nonisolated let lock = NSLock()\n  private var count = 0\n  nonisolated func peek() {\n    lock.lock()\n    lock.unlock()\n  }\n  func add() { count += 1 }\n}\n
=1:1 thread_safe_unprotected_state
{1:1 2
=20:1 triggers
[21:3 1
{21:5 3
=21:5 title
=21:12 a class that may be sent anywhere, and changes
=22:5 show
=22:11 true
=23:5 files
{24:7 1
=24:7 Services/TokenStore.swift
"24:34 import Combine\nimport Foundation\n\nfinal class TokenStore: @unchecked Sendable {\n  private var tokens: [String: String] = [:] // expect\n  private let defaults = UserDefaults.standard\n\n  func keep(_ token: String, for name: String) {\n    tokens[name] = token\n    defaults.set(token, forKey: name)\n  }\n}\n
=175:1 near_misses
[176:3 1
{265:5 3
=265:5 title
=265:12 a service of the business logic changes as it likes
=266:5 show
=266:11 true
=267:5 files
{268:7 1
=268:7 App/Assembly.swift
"268:27 import Foundation\n\nfinal class Archive {\n  private var letters: [String] = []\n  func store(_ letter: String) { letters.append(letter); UserDefaults.standard.set(letter, forKey: "l") }\n}\nfinal class ThreadSafeServices {}\nfinal class BusinessLogicServices { let archive = Archive() }\nfinal class Assembly {\n  let bl = BusinessLogicServices()\n  let ts = ThreadSafeServices()\n}\n
=1:1 ui_update_off_main
{1:1 2
=15:1 triggers
[16:3 1
{55:5 3
=55:5 title
=55:12 a completion closure of a service of the group
=56:5 show
=56:11 true
=57:5 files
{58:7 2
=58:7 App/Assembly.swift
"58:27 import Combine\n\nprotocol NodeFetcher {\n  func fetchNodes() -> AnyPublisher<[String], Never>\n  func count(_ done: @escaping (Int) -> Void)\n}\n\nfinal class UserInterfaceServices {}\nfinal class BusinessLogicServices {\n  let nodeFetcher: NodeFetcher\n  init(nodeFetcher: NodeFetcher) { self.nodeFetcher = nodeFetcher }\n}\n\nfinal class Assembly {\n  let ui = UserInterfaceServices()\n  let bl: BusinessLogicServices\n  init(bl: BusinessLogicServices) { self.bl = bl }\n}\n
=77:7 App/FeedViewController.swift
"77:37 import UIKit\n\nfinal class FeedViewController: UIViewController {\n  private var assembly: Assembly!\n  private let label = UILabel()\n\n  func update() {\n    assembly.bl.nodeFetcher.count { count in\n      self.label.text = "\\(count)" // expect\n    }\n  }\n}\n
=269:1 near_misses
[270:3 1
{392:5 3
=392:5 title
=392:12 what is awaited, and callbacks of services that live nowhere
=393:5 show
=393:11 true
=394:5 files
{395:7 1
=395:7 App/FeedViewController.swift
"395:37 import Combine\nimport UIKit\n\nactor FeedStore {\n  func nodes() -> [String] { [] }\n  func load(completion: @escaping @MainActor ([String]) -> Void) async { await completion([]) }\n}\n\nfinal class FeedService {\n  func load(_ done: @escaping ([String]) -> Void) {\n    URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, _ in done([]) }.resume()\n  }\n}\n\nfinal class FeedViewController: UIViewController {\n  let store = FeedStore()\n  let service = FeedService()\n  var nodes: [String] = []\n  func update() {\n    Task {\n      self.nodes = await store.nodes()\n      await store.load { self.nodes = $0 }\n    }\n    service.load { self.nodes = $0 }\n  }\n}\n

"""##

private let viperExamples = ##"""
{1:1 8
=1:1 compound_module
{1:1 2
=19:1 triggers
[20:3 1
{52:5 3
=52:5 title
=52:12 a presenter of a header and of a list
=53:5 show
=53:11 true
=54:5 files
{55:7 1
=55:7 ProfilePresenter.swift
"55:31 protocol ProfileViewInput: AnyObject {\n  func show(name: String)\n  func show(rows: [String])\n}\nfinal class ProfilePresenter { // expect\n  weak var view: ProfileViewInput?\n  private var name = ""\n  private var isFollowed = false\n  private var posts: [String] = []\n  private var page = 0\n  func didLoad(name: String) { self.name = name; showName() }\n  func didTapFollow() { isFollowed.toggle(); showName() }\n  func didRename(_ name: String) { self.name = name }\n  private func showName() { view?.show(name: isFollowed ? name + " ★" : name) }\n  func didLoad(posts: [String]) { self.posts += posts; showPosts() }\n  func didScroll() { page += 1 }\n  func didRefresh() { page = 0; posts = []; showPosts() }\n  private func showPosts() { view?.show(rows: posts.filter { _ in page > 0 }) }\n}\n
=149:1 near_misses
[150:3 1
{181:5 3
=181:5 title
=181:12 groups of three
=182:5 show
=182:11 true
=183:5 files
{184:7 1
=184:7 ProfilePresenter.swift
"184:31 protocol ProfileViewInput: AnyObject { func show(name: String); func show(rows: [String]) }\nfinal class ProfilePresenter {\n  weak var view: ProfileViewInput?\n  private var name = ""\n  private var posts: [String] = []\n  func didLoad(name: String) { self.name = name; showName() }\n  func didRename(_ name: String) { self.name = name }\n  private func showName() { view?.show(name: name) }\n  func didLoad(posts: [String]) { self.posts += posts; showPosts() }\n  func didRefresh() { posts = []; showPosts() }\n  private func showPosts() { view?.show(rows: posts) }\n}\n
=1:1 interactor_uses_ui_framework
{1:1 2
=20:1 triggers
[21:3 1
{38:5 3
=38:5 title
=38:12 the protocol of an interactor in a file of its own
=39:5 show
=39:11 true
=40:5 files
{41:7 2
=41:7 Feed/FeedInteractorInput.swift
"41:39 import UIKit // expect\n\nprotocol FeedInteractorInput: AnyObject { func save(_ image: UIImage) }\n
=45:7 Feed/FeedInteractor.swift
"45:34 protocol FeedService: AnyObject { func fetch() }\n\nfinal class FeedInteractor: FeedInteractorInput {\n  let service: FeedService\n  init(service: FeedService) { self.service = service }\n  func save(_ image: UIImage) { service.fetch() }\n}\n
=115:1 near_misses
[116:3 1
{167:5 3
=167:5 title
=167:12 an interactor that works with data
=168:5 show
=168:11 true
=169:5 files
{170:7 1
=170:7 Feed/FeedInteractor.swift
"170:34 import Foundation\n\nprotocol FeedService: AnyObject { func fetch() -> Data }\n\nfinal class FeedInteractor {\n  let service: FeedService\n  init(service: FeedService) { self.service = service }\n  func load() -> Data { service.fetch() }\n}\n
=1:1 module_internals_reached
{1:1 2
=19:1 triggers
[20:3 1
{20:5 3
=20:5 title
=20:12 the output of another module's view
=21:5 show
=21:11 true
=22:5 files
{23:7 4
=23:7 Feed/FeedPresenter.swift
"23:33 protocol FeedViewInput: AnyObject {}\nfinal class FeedPresenter {\n  weak var view: FeedViewInput?\n  var other: ListViewOutput? // expect\n}\n
=29:7 Feed/FeedViewController.swift
"29:38 import UIKit\nfinal class FeedViewController: UIViewController, FeedViewInput { let output = FeedPresenter() }\n
=32:7 List/ListPresenter.swift
"32:33 protocol ListViewInput: AnyObject {}\nprotocol ListViewOutput: AnyObject {}\nfinal class ListPresenter: ListViewOutput { weak var view: ListViewInput? }\n
=36:7 List/ListViewController.swift
"36:38 import UIKit\nfinal class ListViewController: UIViewController, ListViewInput { var output: ListViewOutput? }\n
=241:1 near_misses
[242:3 1
{493:5 3
=493:5 title
=493:12 what screens share lies in no module; a base presenter's folder is none
=494:5 show
=494:11 true
=495:5 files
{496:7 4
=496:7 Common/Base/BasePresenter.swift
"496:40 protocol BaseView: AnyObject {}\nclass BasePresenter { weak var view: BaseView? }\n
=499:7 Common/Base/BaseViewController.swift
"499:45 import UIKit\nclass BaseViewController: UIViewController, BaseView {}\n
=502:7 Feed/FeedPresenter.swift
"502:33 protocol FeedViewInput: AnyObject {}\nfinal class FeedPresenter: BasePresenter { weak var screen: FeedViewInput? }\n
=505:7 Feed/FeedViewController.swift
"505:38 import UIKit\nfinal class FeedViewController: BaseViewController, FeedViewInput { let output = FeedPresenter() }\n
=1:1 over_split_module
{1:1 2
=15:1 triggers
[16:3 1
{61:5 4
=61:5 title
=61:12 a module of 40 lines, where 50 are asked for
=62:5 show
=62:11 true
=63:5 config
"63:13 rules: { over_split_module: { min: 50 } }\n
=65:5 files
{66:7 4
=66:7 Feed/FeedPresenter.swift
"66:33 protocol FeedViewInput: AnyObject {}\nfinal class FeedPresenter { // expect\n  weak var view: FeedViewInput?\n}\n
=71:7 Feed/FeedViewController.swift
"71:38 import UIKit\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\nfinal class FeedViewController: UIViewController, FeedViewInput { let output = FeedPresenter() }\n
=102:7 Tabs/TabsPresenter.swift
"102:33 protocol TabsViewInput: AnyObject {}\nfinal class TabsPresenter {\n  weak var view: TabsViewInput?\n  let feed = FeedPresenter()\n}\n
=108:7 Tabs/TabsViewController.swift
"108:38 import UIKit\nfinal class TabsViewController: UITabBarController, TabsViewInput { let output = TabsPresenter() }\n
=294:1 near_misses
[295:3 1
{349:5 3
=349:5 title
=349:12 the app opens it too
=350:5 show
=350:11 true
=351:5 files
{352:7 5
=352:7 Settings/SettingsPresenter.swift
"352:41 protocol SettingsViewInput: AnyObject {}\nfinal class SettingsPresenter {\n  weak var view: SettingsViewInput?\n  let row = SwitchPresenter()\n}\n
=358:7 Settings/SettingsViewController.swift
"358:46 import UIKit\n// The list of all that can be set. It is long enough to be a module of its own, with rows that come from\n// several places, each with a title, a switch or a list of words to choose from, and what is said when nothing\n// can be chosen.\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\nfinal class SettingsViewController: UIViewController, SettingsViewInput { let output = SettingsPresenter() }\n
=386:7 Switch/SwitchPresenter.swift
"386:37 protocol SwitchViewInput: AnyObject { func turn(on: Bool) }\nfinal class SwitchPresenter {\n  weak var view: SwitchViewInput?\n  func didTap() { view?.turn(on: true) }\n}\n
=392:7 Switch/SwitchView.swift
"392:32 import UIKit\nfinal class SwitchView: UISwitch, SwitchViewInput { func turn(on: Bool) { isOn = on } }\n
=395:7 App/AppDelegate.swift
"395:30 import UIKit\n@main final class AppDelegate: UIResponder, UIApplicationDelegate { let row = SwitchPresenter() }\n
=1:1 service_outside_interactor
{1:1 2
=18:1 triggers
[19:3 1
{52:5 3
=52:5 title
=52:12 a router that asks a service which screen is next
=53:5 show
=53:11 true
=54:5 files
{55:7 4
=55:7 Feed/FeedPresenter.swift
"55:33 protocol FeedViewInput: AnyObject {}\nfinal class FeedPresenter {\n  weak var view: FeedViewInput?\n  var interactor: FeedInteractorInput?\n  var router: FeedRouterInput?\n}\n
=62:7 Feed/FeedInteractor.swift
"62:34 protocol FeedInteractorInput: AnyObject {}\nfinal class FeedInteractor: FeedInteractorInput {\n  let posts: Posts\n  init(posts: Posts) { self.posts = posts }\n  func refresh() { posts.load() }\n}\n
=69:7 Feed/FeedRouter.swift
"69:30 import UIKit\nprotocol FeedRouterInput: AnyObject { func next() }\nfinal class FeedRouter: FeedRouterInput {\n  weak var screen: UIViewController?\n  var posts: Posts?\n  func next() {\n    posts?.load() // expect\n    screen?.navigationController?.popViewController(animated: true)\n  }\n}\n
=80:7 Services/PostService.swift
"80:35 import Foundation\nprotocol Posts { func load() }\nfinal class PostService: Posts {\n  static let common = PostService()\n  func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")).resume() }\n  func save() {}\n}\n
=251:1 near_misses
[252:3 1
{281:5 3
=281:5 title
=281:12 services are the interactor's
=282:5 show
=282:11 true
=283:5 files
{284:7 3
=284:7 Feed/FeedPresenter.swift
"284:33 protocol FeedViewInput: AnyObject {}\nfinal class FeedPresenter {\n  weak var view: FeedViewInput?\n  var interactor: FeedInteractorInput?\n  func viewIsReady() { interactor?.refresh() }\n}\n
=291:7 Feed/FeedInteractor.swift
"291:34 protocol FeedInteractorInput: AnyObject { func refresh() }\nfinal class FeedInteractor: FeedInteractorInput {\n  let posts: Posts\n  init(posts: Posts) { self.posts = posts }\n  func refresh() { posts.load() }\n}\n
=298:7 Services/PostService.swift
"298:35 import Foundation\nprotocol Posts { func load() }\nfinal class PostService: Posts {\n  static let common = PostService()\n  func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")).resume() }\n  func save() {}\n}\n
=1:1 submodule_depth
{1:1 2
=15:1 triggers
[16:3 1
{51:5 4
=51:5 title
=51:12 no submodules at all, where that is asked for
=52:5 show
=52:11 true
=53:5 config
"53:13 rules: { submodule_depth: { max: 1 } }\n
=55:5 files
{56:7 4
=56:7 Letter/LetterPresenter.swift
"56:37 protocol LetterViewInput: AnyObject {}\nfinal class LetterPresenter { weak var view: LetterViewInput? }\n
=59:7 Letter/LetterRouter.swift
"59:34 import UIKit\nfinal class LetterViewController: UIViewController, LetterViewInput { let output = LetterPresenter() }\nfinal class LetterRouter {\n  weak var screen: LetterViewController?\n  func embedGallery() { screen?.addChild(GalleryViewController()) } // expect\n}\n
=66:7 Gallery/GalleryPresenter.swift
"66:39 protocol GalleryViewInput: AnyObject {}\nfinal class GalleryPresenter { weak var view: GalleryViewInput? }\n
=69:7 Gallery/GalleryViewController.swift
"69:44 import UIKit\nfinal class GalleryViewController: UIViewController, GalleryViewInput { let output = GalleryPresenter() }\n
=276:1 near_misses
[277:3 1
{360:5 3
=360:5 title
=360:12 two modules that embed each other, a tree of comments, go no deeper than they are
=361:5 show
=361:11 true
=362:5 files
{363:7 4
=363:7 Letter/LetterPresenter.swift
"363:37 protocol LetterViewInput: AnyObject {}\nfinal class LetterPresenter { weak var view: LetterViewInput? }\n
=366:7 Letter/LetterRouter.swift
"366:34 import UIKit\nfinal class LetterViewController: UIViewController, LetterViewInput { let output = LetterPresenter() }\nfinal class LetterRouter {\n  weak var screen: LetterViewController?\n  func embedAttachments() { screen?.addChild(AttachmentsViewController()) }\n}\n
=373:7 Attachments/AttachmentsPresenter.swift
"373:47 protocol AttachmentsViewInput: AnyObject {}\nfinal class AttachmentsPresenter { weak var view: AttachmentsViewInput? }\n
=376:7 Attachments/AttachmentsRouter.swift
"376:44 import UIKit\nfinal class AttachmentsViewController: UIViewController, AttachmentsViewInput { let output = AttachmentsPresenter() }\nfinal class AttachmentsRouter {\n  weak var screen: AttachmentsViewController?\n  func embedLetter() { screen?.addChild(LetterViewController()) }\n}\n
=1:1 submodule_embedded_outside_router
{1:1 2
=13:1 triggers
[14:3 1
{71:5 3
=71:5 title
=71:12 a presenter that embeds
=72:5 show
=72:11 true
=73:5 files
{74:7 4
=74:7 Feed/FeedPresenter.swift
"74:33 import UIKit\nprotocol FeedViewInput: AnyObject {}\nfinal class FeedPresenter {\n  weak var view: (UIViewController & FeedViewInput)?\n  func viewIsReady() {\n    view?.addChild(HeaderViewController()) // expect\n  }\n}\n
=83:7 Feed/FeedViewController.swift
"83:38 import UIKit\nfinal class FeedViewController: UIViewController, FeedViewInput { let output = FeedPresenter() }\n
=86:7 Header/HeaderPresenter.swift
"86:37 protocol HeaderViewInput: AnyObject {}\nfinal class HeaderPresenter { weak var view: HeaderViewInput? }\n
=89:7 Header/HeaderViewController.swift
"89:42 import UIKit\nfinal class HeaderViewController: UIViewController, HeaderViewInput { let output = HeaderPresenter() }\nfinal class HeaderAssembly {\n  func module() -> UIViewController {\n    let view = HeaderViewController()\n    HeaderPresenter().view = view\n    return view\n  }\n}\n
=301:1 near_misses
[302:3 1
{493:5 3
=493:5 title
=493:12 a view that is a module, laid out as any other view
=494:5 show
=494:11 true
=495:5 files
{496:7 3
=496:7 Feed/FeedPresenter.swift
"496:33 protocol FeedViewInput: AnyObject {}\nfinal class FeedPresenter { weak var view: FeedViewInput? }\n
=499:7 Feed/FeedViewController.swift
"499:38 import UIKit\nfinal class FeedViewController: UIViewController, FeedViewInput {\n  let output = FeedPresenter()\n  func showGallery() { view.addSubview(GalleryAssembly.gallery()) }\n}\n
=505:7 Gallery/GalleryView.swift
"505:34 import UIKit\nprotocol GalleryViewInput: AnyObject {}\nfinal class GalleryPresenter { weak var view: GalleryViewInput? }\nfinal class GalleryView: UIView, GalleryViewInput { let output = GalleryPresenter() }\nenum GalleryAssembly { static func gallery() -> UIView { GalleryView() } }\n
=1:1 viper_role_dependency
{1:1 2
=63:1 triggers
[64:3 1
{64:5 3
=64:5 title
=64:12 a view that asks the interactor and the router itself
=65:5 show
=65:11 true
=66:5 files
{67:7 4
=67:7 Feed/FeedViewController.swift
"67:38 import UIKit\nfinal class FeedViewController: UIViewController, FeedViewInput {\n  var output: FeedViewOutput?\n  var interactor: FeedInteractorInput? // expect\n  var router: FeedRouterInput? // expect\n  func show(_ titles: [String]) {}\n}\n
=75:7 Feed/FeedPresenter.swift
"75:33 protocol FeedViewInput: AnyObject { func show(_ titles: [String]) }\nprotocol FeedViewOutput: AnyObject { func viewIsReady() }\nfinal class FeedPresenter: FeedViewOutput {\n  weak var view: FeedViewInput?\n  var interactor: FeedInteractorInput?\n  var router: FeedRouterInput?\n  func viewIsReady() { interactor?.load() }\n}\n
=84:7 Feed/FeedInteractor.swift
"84:34 protocol FeedInteractorInput: AnyObject { func load() }\nfinal class FeedInteractor: FeedInteractorInput { func load() {} }\n
=87:7 Feed/FeedRouter.swift
"87:30 import UIKit\nprotocol FeedRouterInput: AnyObject { func open(_ title: String) }\nfinal class FeedRouter: FeedRouterInput {\n  weak var screen: UIViewController?\n  func open(_ title: String) { screen?.navigationController?.popViewController(animated: true) }\n}\n
=398:1 near_misses
[399:3 1
{568:5 3
=568:5 title
=568:12 a presenter without interactor or router is no part of a VIPER module
=569:5 show
=569:11 true
=570:5 files
{571:7 2
=571:7 Feed/FeedPresenter.swift
"571:33 import Foundation\nprotocol FeedView: AnyObject { func show() }\nfinal class FeedPresenter {\n  weak var view: FeedView?\n  let service = PostService()\n  func load() { service.load() }\n}\n
=579:7 Services/PostService.swift
"579:35 import Foundation\nfinal class PostService { func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")).resume() } }\n

"""##

private let navigationVocabulary = ##"""
[4:13 2
=4:14 $showing_screens
=4:32 $leaving_app

"""##

private let showingScreensVocabulary = ##"""
[8:3 18
"8:5 UINavigationController.{push*,setViewControllers,viewControllers}
"9:5 *.pushViewController*
"10:5 UIViewController.{present,presentViewController,presentModalViewController}
"11:5 *.present(_:animated:*
"12:5 *.presentViewController
"13:5 UIViewController.{show,showViewController,showDetailViewController}
"14:5 *.{performSegue,performSegueWithIdentifier}
"15:5 UISplitViewController.{setViewController,viewControllers}
"16:5 UITabBarController.{setViewControllers,viewControllers,selectedIndex,selectedViewController}
"17:5 UIPopoverController.{presentPopoverFromRect,presentPopoverFromBarButtonItem,present}
"18:5 UIWindow.{rootViewController,makeKeyAndVisible}
"19:5 NSViewController.{present,presentAsSheet,presentAsModalWindow,presentViewController,performSegue*}
"20:5 NSViewController.{presentViewControllerAsSheet,presentViewControllerAsModalWindow}
"21:5 NSPopover.show
"22:5 NSWindowController.showWindow
"23:5 NSWindow.{makeKeyAndOrderFront,orderFront,beginSheet}
"24:5 *.{show,toggle}{Sidebar,Drawer,SideMenu}*
"25:5 *.{present,push,show,open}*ViewController*

"""##

private let leavingAppVocabulary = ##"""
[29:3 3
"29:5 UIApplication.{open,openURL}*
"30:5 NSWorkspace.{open,open(*,openURL*,openFile*}
"31:5 NSExtensionContext.open

"""##

private let networkingVocabulary = ##"""
[35:3 6
"35:5 URLSession{,DataTask,UploadTask,DownloadTask,WebSocketTask}.*
"36:5 NSURLSession{,DataTask,UploadTask,DownloadTask}.*
"37:5 NSURLConnection.*
"38:5 {AFHTTPRequestOperationManager,AFHTTPRequestOperation,AFHTTPClient,RKObjectManager}.*
"39:5 {AF,Alamofire,SessionManager,Session,MoyaProvider,AFHTTPSessionManager,ApolloClient}.{request,upload,download,get,post,GET,POST,fetch,perform}*
"40:5 NWConnection.*

"""##

private let readingUrlsVocabulary = ##"""
[44:3 2
"44:5 {Data,NSData,String,NSString}.init({contentsOf,initWithContentsOfURL}:*
"45:5 {NSData,NSString}.{dataWithContentsOfURL,stringWithContentsOfURL}

"""##

private let keychainVocabulary = ##"""
[47:11 1
"47:12 *.{SecItemAdd,SecItemCopyMatching,SecItemDelete,SecItemUpdate}

"""##

private let dataAccessVocabulary = ##"""
[51:3 8
=51:5 $networking
"52:5 {CKContainer,CKDatabase}.*
"53:5 NSManagedObjectContext.{fetch,save,delete,execute,executeFetchRequest,deleteObject,perform}
"54:5 ModelContext.{fetch,save,delete,insert,fetchCount}
"55:5 NSFetchedResultsController.performFetch
"56:5 {Realm,RLMRealm,FMDatabase,FMDatabaseQueue,DatabaseQueue,DatabasePool}.*
=57:5 $keychain
"59:5 {FileManager,NSFileManager}.{createFile,removeItem,copyItem,moveItem,createDirectory}*

"""##

private let loggingVocabulary = ##"""
[63:3 2
"63:5 *{Tracker,Analytics,Logger,Log,Telemetry,Crashlytics,Metrics}.*
"64:5 *{Analytics,Logger,Logging,Telemetry}{Service,Manager,Client,Provider,Engine}.*

"""##

private let themingVocabulary = ##"""
[67:10 1
"67:11 *{Theme,Theming,Appearance,Style}{Service,Manager,Provider,Store}.*

"""##

private let imageLoadingVocabulary = ##"""
[71:3 2
"71:5 ImagePipeline.{loadImage,loadData,image,data}*
"72:5 {ImageDownloader,AFImageDownloader,SDWebImageDownloader,SDWebImageManager,KingfisherManager}.{download,loadImage,retrieveImage}*

"""##

private let businessLogicVocabulary = ##"""
[77:3 19
=77:5 $networking
"78:5 {NWPathMonitor,Reachability,URLCache,HTTPCookieStorage}.*
=79:5 $reading_urls
"81:5 {FileManager,NSFileManager,FileHandle,NSFileCoordinator}.*
"82:5 NSManagedObjectContext.*
"83:5 {NSFetchedResultsController,ResultsController}.performFetch
"84:5 {NSFetchRequest,NSBatchDeleteRequest,ModelContext}.init*
"85:5 NSFetchRequest.fetchRequestWithEntityName
"86:5 ModelContext.*
"87:5 {Realm,SecItem*,Keychain*,KeychainWrapper,SSKeychain,SAMKeychain}.*
=88:5 $keychain
"89:5 {ValueObservation,DatabaseQueue,DatabasePool,FMDatabase,FMDatabaseQueue}.*
"90:5 {NSKeyedArchiver,NSKeyedUnarchiver,JSONEncoder,JSONDecoder,PropertyListEncoder,PropertyListDecoder,JSONSerialization,NSJSONSerialization}.*
"91:5 {CKContainer,CKDatabase,NSUbiquitousKeyValueStore}.*
"92:5 *.write(to*
"93:5 *.{writeToFile,writeToURL}
"95:5 UNUserNotificationCenter.{request,add,remove,set,get}*
"96:5 CLLocationManager.{start,stop,request}*
"97:5 {SKPaymentQueue,HKHealthStore,EKEventStore,CNContactStore,PHPhotoLibrary,LAContext,AVCaptureSession}.*

"""##

private let incidentalVocabulary = ##"""
[101:3 11
"101:5 {UISearchController,*AlertController,*AlertViewController}.dismiss*
"102:5 *.{show,present}In*
=103:5 $theming
=104:5 $logging
"105:5 *.{track,log,logEvent,print,debugPrint,NSLog,os_log,assert,assertionFailure,precondition,preconditionFailure,fatalError}
"106:5 *.{resignFirstResponder,becomeFirstResponder,endEditing,deselectRow,deselectItem,deselectAll}
"107:5 *.{delegate,dataSource,*Delegate}
"108:5 *.{presentingViewController,presentedViewController}
"109:5 *.{deselectRowAtIndexPath,deselectItemAtIndexPath}
"110:5 *.{addObserver,removeObserver}
"111:5 {UIImpactFeedbackGenerator,UISelectionFeedbackGenerator,UINotificationFeedbackGenerator,UIAccessibility}.*

"""##

private let childEmbeddingVocabulary = ##"""
[115:3 14
"115:5 *.{addChild,addChildViewController,insertChild,addSplitViewItem,addTabViewItem}
"116:5 *.{add,embed,install,insert,attach,display,move}*Child*
"118:5 *.*_{add,embed,install,insert,attach,display,move}*Child*
"119:5 *.embed*
"120:5 NSSplitViewItem.init*
"121:5 UIPageViewController.setViewControllers
"122:5 UITabBarController.{viewControllers,setViewControllers}
"123:5 UISplitViewController.{viewControllers,setViewController}
"125:5 *.{viewControllers,pages,pageViewControllers,childViewControllers}
"126:5 *.init*{viewControllers,pages}:*
"127:5 *.init*{viewControllers,ViewControllers}:*
"129:5 *.set(contentViewController:*
"130:5 *{Panel,Drawer,SideMenu,Container}*.{contentViewController,mainViewController,menuViewController,drawerViewController}
"131:5 *{Drawer,SideMenu}*.init(*ViewController:*

"""##

private let submoduleEmbeddingVocabulary = ##"""
[135:3 2
=135:5 $child_embedding
"136:5 *.{add,embed,install,insert,attach,display,move}*{child,Submodule,submodule,Module}*

"""##

private let systemScreensVocabulary = ##"""
[5:3 8
"5:5 {UIAlertController,NSAlert,UIAlertView,UIActionSheet,*Alert*,*alert*,UISearchController}
"6:5 {NSOpenPanel,NSSavePanel,NSColorPanel,NSFontPanel,NSPrintPanel,NSSharingServicePicker}
"7:5 {UIImagePickerController,PHPickerViewController,UIDocumentPickerViewController,UIDocumentMenuViewController}
"8:5 {UIFontPickerViewController,UIColorPickerViewController,MPMediaPickerController,UICloudSharingController}
"9:5 {UIActivityViewController,MFMailComposeViewController,MFMessageComposeViewController,SLComposeViewController}
"10:5 {SKStoreProductViewController,UIPrintInteractionController,UIVideoEditorController,UIReferenceLibraryViewController}
"11:5 {UIDocumentInteractionController,QLPreviewController,EKEventEditViewController,VNDocumentCameraViewController}
"12:5 {GKGameCenterViewController,PKAddPassesViewController,PKPaymentAuthorizationViewController}

"""##

private let signalsVocabulary = ##"""
[16:3 8
"16:5 RAC{Signal,Subject,BehaviorSubject,ReplaySubject,Command,MulticastConnection,Stream}
"17:5 {Observable,Observable*Type,Connectable*,Single,Maybe,Completable,Infallible,Driver,Signal,Control{Property,Event}}
"18:5 {Publish,Behavior,Replay,Async}{Relay,Subject}
"19:5 {SignalProducer,SignalProtocol,Property,MutableProperty,PropertyProtocol,Variable,Action}
"20:5 {*Publisher,Publisher,Publishers,Published,Just,Future,Deferred,Fail,*ValueSubject,PassthroughSubject}
"21:5 Async{Stream,ThrowingStream,Sequence,Channel,ThrowingChannel}
"22:5 {Async*Sequence,*AsyncSequence,*AsyncStream}
"23:5 {*Promise,*Observable,*Signal,*Subject,BFTask,EventLoopFuture}

"""##

private let lockTypesVocabulary = ##"""
[27:3 2
"27:5 {NSLock,NSRecursiveLock,NSCondition,NSConditionLock,os_unfair_lock,os_unfair_lock_t,OSSpinLock,OSAllocatedUnfairLock}
"28:5 {pthread_mutex_t,pthread_rwlock_t,Mutex,UnfairLock,ReadWriteLock,RWLock,NIOLock,RecursiveLock,SpinLock}

"""##

private let uiFrameworksVocabulary = ##"""
[31:16 5
=31:17 UIKit
=31:24 AppKit
=31:32 Cocoa
=31:39 SwiftUI
=31:48 WatchKit

"""##

private let uiTypesVocabulary = ##"""
[36:3 7
"36:5 UI{A,B,C,D,E,F,G,H,I,J,K,L,M,N,O,P,Q,R,S,T,U,V,W,X,Y,Z}*
"37:5 NS{View,Window,Color,Image,Font,Application,Menu,Button,Cell,Control,TextField,TextView,TableView,OutlineView}*
"38:5 NS{CollectionView,StackView,Screen,Pasteboard,Alert,Panel,OpenPanel,SavePanel,Responder,Storyboard,Toolbar}*
"39:5 NS{BezierPath,LayoutConstraint,StatusItem,StatusBar,HostingController,HostingView,Workspace}
"40:5 {View,AnyView,Color,Image,Font,Text,Binding,Animation,NavigationPath,LocalizedStringKey,Alignment,ColorScheme}
"41:5 {ScenePhase,FocusState,AppStorage,SceneStorage,Environment,EnvironmentObject,EnvironmentValues,State,StateObject}
"42:5 {ObservedObject,GeometryProxy,Transaction,Gradient,Alert,ViewBuilder,ViewModifier,withAnimation,EdgeInsets}

"""##

private let viewTypesVocabulary = ##"""
[46:3 4
"46:5 UI{View,TableView,CollectionView,StackView,ScrollView,ImageView,Label,Button,TextField,TextView,Control,Window}
"47:5 UI{ViewController,NavigationController,TabBarController,AlertController,HostingController,TableViewCell,CollectionViewCell}
"48:5 NS{View,ViewController,WindowController,Window,TableView,TextField,TextView,Button,HostingController,HostingView}
"49:5 {AnyView,SFSafariViewController}

"""##

private let networkTypesVocabulary = ##"""
[53:3 2
"53:5 {URLSession,URLRequest,URLResponse,HTTPURLResponse,NSURLSession,NSURLConnection,NSURLRequest,NSMutableURLRequest,NWConnection}
"54:5 {AF,Alamofire,MoyaProvider,ApolloClient,AFHTTPSessionManager,AFHTTPRequestOperationManager,AFHTTPRequestOperation}

"""##

private let viewProtocolNamesVocabulary = ##"""
[57:22 7
"57:23 *View
"57:32 *ViewInput
"57:46 *ViewProtocol
"57:63 *ViewInterface
"57:81 *ViewBehavior
"57:98 *ViewType
"57:111 *DisplayLogic

"""##

private let containerControllersVocabulary = ##"""
{5:3 1
=5:3 inherits
"5:13 {UINavigation,UITabBar,UISplitView,UIPageView,NSSplitView,NSTabView,NSPage}Controller

"""##

private let plainServicesVocabulary = ##"""
{9:3 2
=9:3 role
=9:9 service
=10:3 not
{10:8 1
=10:10 role
[10:16 10
=10:17 view
=10:23 view_controller
=10:40 view_model
=10:52 presenter
=10:63 interactor
=10:75 coordinator
=10:88 router
=10:96 assembly
=10:106 entity
=10:114 activity

"""##

private let loggersVocabulary = ##"""
{14:3 1
=14:3 name
[14:9 3
"14:10 *Logger
"14:21 *LoggerProtocol
"14:40 *Logging

"""##

private let viperViewsVocabulary = ##"""
{18:3 3
=18:3 role
[18:9 2
=18:10 view
=18:16 view_controller
=19:3 holds
{19:10 1
=19:12 role
=19:18 presenter
=20:3 not
{20:8 1
=20:10 role
[20:16 5
=20:17 presenter
=20:28 interactor
=20:40 router
=20:48 coordinator
=20:61 assembly

"""##

private let viperPresentersVocabulary = ##"""
{23:3 3
=23:3 role
=23:9 presenter
=24:3 holds
{24:10 1
=24:12 role
[24:18 2
=24:19 interactor
=24:31 router
=25:3 not
{25:8 1
=25:10 role
[25:16 6
=25:17 view
=25:23 view_controller
=25:40 interactor
=25:52 router
=25:60 coordinator
=25:73 assembly

"""##

private let viperRoutersVocabulary = ##"""
{28:3 3
=28:3 role
=28:9 router
=29:3 held_by
{29:12 1
=29:14 role
=29:20 presenter
=30:3 not
{30:8 1
=30:10 role
[30:16 4
=30:17 view
=30:23 view_controller
=30:40 presenter
=30:51 interactor

"""##

private let workerProtocolsVocabulary = ##"""
{34:3 3
=34:3 kind
=34:9 protocol
=35:3 implemented_by
{35:19 1
=35:21 role
[35:27 2
=35:28 interactor
=35:40 service
=36:3 not
{36:8 1
=36:10 any
[36:15 2
{36:16 1
=36:18 implemented_by
{36:34 2
=36:36 kind
[36:42 4
=36:43 class
=36:50 struct
=36:58 enum
=36:64 actor
=36:72 not
{36:77 1
=36:79 role
[36:85 2
=36:86 interactor
=36:98 service
=36:114 $loggers

"""##

private let routerProtocolsVocabulary = ##"""
{40:3 3
=40:3 kind
=40:9 protocol
=41:3 implemented_by
{41:19 1
=41:21 role
=41:27 router
=42:3 not
{42:8 1
=42:10 implemented_by
{42:26 2
=42:28 kind
[42:34 4
=42:35 class
=42:42 struct
=42:50 enum
=42:56 actor
=42:64 not
{42:69 1
=42:71 role
=42:77 router

"""##
