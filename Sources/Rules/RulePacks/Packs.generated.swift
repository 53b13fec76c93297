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

  public static let examples: [(name: String, yaml: [UInt8])] = [
    ("activity", Array(activityExamples.utf8)),
    ("coordinator", Array(coordinatorExamples.utf8)),
    ("domain", Array(domainExamples.utf8)),
    ("layered", Array(layeredExamples.utf8)),
    ("mvc", Array(mvcExamples.utf8)),
    ("mvp", Array(mvpExamples.utf8)),
    ("mvvm", Array(mvvmExamples.utf8)),
    ("open-closed", Array(openClosedExamples.utf8)),
    ("ownership", Array(ownershipExamples.utf8)),
    ("protocols", Array(protocolsExamples.utf8)),
    ("reactive", Array(reactiveExamples.utf8)),
    ("schedulable", Array(schedulableExamples.utf8)),
    ("viper", Array(viperExamples.utf8)),
  ]
}

private let activity = ##"""
{1:1 3
=1:1 pack
=1:7 activity
=2:1 title
"2:8 Activities, their tree and their stack
=4:1 rules
{5:3 6
=5:3 activity_presents_ui
{6:5 9
=6:5 kind
=6:11 calls
=7:5 of
{7:9 1
=7:11 role
=7:17 activity
=8:5 uses
[9:7 10
"9:9 *.{pushViewController,pushViewController(*}
"10:9 *.{presentViewController,presentModalViewController}
"11:9 *.present(_:animated:*
"12:9 UINavigationController.{pushViewController,setViewControllers,viewControllers}
"13:9 UIViewController.{present,presentViewController,presentModalViewController,show,showViewController,showDetailViewController}
"14:9 UIViewController.{performSegue,performSegueWithIdentifier,addChild,addChildViewController}
"15:9 UITabBarController.{viewControllers,setViewControllers}
"16:9 UIWindow.{rootViewController,makeKeyAndVisible}
"17:9 NSViewController.{present,presentAsSheet,presentAsModalWindow,presentViewController,performSegue,addChild}
"18:9 NSWindowController.showWindow
=19:5 severity
=19:15 error
=20:5 summary
=20:14 an activity shows view controllers itself
=21:5 rationale
"21:16 An activity says which screen is to be seen; how it is put on the display, in which style and above what, the stack knows that runs it. One that presents by itself has to know all that, and cannot be run elsewhere or tested without a display.
=24:5 message
"24:14 {subject} shows a screen itself: {use}
=25:5 suggestion
"25:17 ask the facade that the stack handed in to display the view controller
=27:5 notes
{28:7 1
=28:7 again
"28:14 {use}
=30:3 activity_starts_activity
{31:5 10
=31:5 kind
=31:11 calls
=32:5 of
{32:9 1
=32:11 role
=32:17 activity
=33:5 on
{33:9 1
=33:11 role
=33:17 activity
=34:5 on_members
[34:17 1
=34:18 start
=35:5 severity
=35:15 warning
=36:5 summary
=36:14 an activity starts another one itself
=37:5 rationale
"37:16 Whoever starts an activity has to give it what it needs: services, styles, a connection. Where each does that for the next, all of them pass on what they do not use. The stack hands it to every activity that it starts.
=40:5 message
"40:14 {subject} starts {target} itself: {use}
=41:5 suggestion
"41:17 make {target} and let the facade start it
=43:5 notes
{44:7 1
=44:7 again
"44:14 {use}
=46:3 activity_strong_controller
{47:5 12
=47:5 kind
=47:11 ownership
=48:5 category
=48:15 bug
=49:5 holder
{49:13 1
=49:15 role
=49:21 activity
=50:5 held
{50:11 1
=50:13 role
=50:19 view_controller
=51:5 foreign
[51:14 2
"51:15 UI*Controller
"51:32 NS*ViewController
=52:5 never_cleared
=52:20 true
=53:5 severity
=53:15 info
=54:5 summary
=54:14 an activity keeps its view controller, and never lets go of it
=55:5 rationale
"55:16 Before it starts and when it is done an activity needs no screen; it may be kept for its result all the same. A view controller that it holds strongly stays in memory as long, with all its views.
=58:5 message
"58:14 {subject} keeps {property} ({target}) and never sets it to nil
=59:5 suggestion
"59:17 declare {property} weak, or set it to nil when the activity is done
=61:5 notes
{62:7 1
=62:7 conforms
"62:17 {conformer} is one
=64:3 activity_mutable_subject
{65:5 12
=65:5 kind
=65:11 ownership
=66:5 holder
{66:13 1
=66:15 role
=66:21 activity
=67:5 held
{67:11 1
=67:13 role
=67:19 entity
=68:5 strength
=68:15 any
=69:5 mutable
=69:14 true
=70:5 fix
=70:10 let
=71:5 severity
=71:15 warning
=72:5 summary
=72:14 the model object that an activity works on can be exchanged
=73:5 rationale
"73:16 An activity is made for one object: nobody should begin to edit one post and end with another. With a constant that is so, and needs no thought; with a variable it has to be looked for in all the code.
=76:5 message
"76:14 {subject} works on a {target} that can be exchanged: {property}
=77:5 suggestion
"77:17 declare {property} `let` and take it in the initializer; what comes out of the activity is another property
=79:5 notes
{80:7 1
=80:7 conforms
"80:17 {conformer} is one
=82:3 activity_knows_stack
{83:5 11
=83:5 kind
=83:11 forbidden
=84:5 from
{84:11 1
=84:13 role
=84:19 activity
=85:5 to
{85:9 1
=85:11 role
=85:17 activity_stack
=86:5 references
[86:17 2
=86:18 type
=86:24 forward
=87:5 severity
=87:15 warning
=88:5 summary
=88:14 an activity knows the stack that runs it
=89:5 rationale
"89:16 An activity needs to show a screen and to start the next activity, not all that the stack can do. Typed by a protocol with just that, the stack can be exchanged, for another device or in a test.
=92:5 message
"92:14 {subject} knows the stack {target}
=93:5 message_for_many
"93:23 {subject} knows the stacks {targets}
=94:5 suggestion
"94:17 name a protocol with what {subject} asks of it, and let {target} conform
=96:5 notes
{97:7 1
=97:7 again
"97:14 {target}
=99:3 screen_mutable_subject
{100:5 13
=100:5 kind
=100:11 ownership
=101:5 holder
{101:13 2
=101:15 role
=101:21 view_controller
=101:38 not
{101:43 1
=101:45 role
[101:51 2
=101:52 coordinator
=101:65 router
=102:5 held
{102:11 2
=102:13 role
=102:19 entity
=102:27 not
{102:32 1
=102:34 role
[102:40 2
=102:41 view_model
=102:53 cell_model
=103:5 strength
=103:15 any
=104:5 mutable
=104:14 true
=105:5 optional
=105:15 true
=106:5 unless_held_by
{106:21 1
=106:23 role
[106:29 2
=106:30 coordinator
=106:43 activity
=107:5 severity
=107:15 info
=108:5 summary
=108:14 a screen is all that keeps the object it works on, and it may be nil or exchanged
=109:5 rationale
"109:16 A view controller comes from a storyboard and may be shown before there is anything to show, so what it works on has to be optional and variable. Who works on the object is then nobody: that belongs to an activity, or a coordinator, with a constant.
=113:5 message
"113:14 {subject} works on a {target} that may be nil or another: {property}
=114:5 suggestion
"114:17 let an activity (or coordinator) hold the {target} as a constant, and hand the screen what it shows
=116:5 notes
{117:7 1
=117:7 conforms
"117:17 {conformer} is one

"""##

private let coordinator = ##"""
{1:1 3
=1:1 pack
=1:7 coordinator
=2:1 title
=2:8 Application coordinators
=4:1 rules
{5:3 3
=5:3 controller_knows_controller
{6:5 14
=6:5 kind
=6:11 forbidden
=8:5 from
{9:7 2
=9:7 role
=9:13 view_controller
=10:7 not
{11:9 1
=11:9 any
[12:11 2
{12:13 1
=12:15 role
[12:21 3
=12:22 coordinator
=12:35 router
=12:43 assembly
{13:13 1
=14:13 inherits
[15:15 1
"15:17 {UINavigation,UITabBar,UISplitView,UIPageView,NSSplitView,NSTabView,NSPage}Controller
=17:5 to
{17:9 3
=17:11 role
=17:17 view_controller
=17:34 kind
=17:40 class
=17:47 not
{17:52 1
=17:54 any
[17:59 3
{17:60 1
=17:62 role
[17:68 2
=17:69 coordinator
=17:82 router
{17:93 1
=17:95 inherits
=17:105 UIAlertController
{13:13 1
=14:13 inherits
[15:15 1
"15:17 {UINavigation,UITabBar,UISplitView,UIPageView,NSSplitView,NSTabView,NSPage}Controller
=18:5 references
[18:17 2
=18:18 type
=18:24 forward
=19:5 except_supertypes
=19:24 true
=20:5 embedding
[20:16 14
"21:9 *.{addChild,addChildViewController,insertChild,addSplitViewItem,addTabViewItem}
"22:9 *.{add,embed,install,insert,attach,display,move}*Child*
"24:9 *.*_{add,embed,install,insert,attach,display,move}*Child*
"25:9 *.embed*
"26:9 NSSplitViewItem.init*
"27:9 UIPageViewController.setViewControllers
"28:9 UITabBarController.{viewControllers,setViewControllers}
"29:9 UISplitViewController.{viewControllers,setViewController}
"31:9 *.{viewControllers,pages,pageViewControllers,childViewControllers}
"32:9 *.init*{viewControllers,pages}:*
"33:9 *.init*{viewControllers,ViewControllers}:*
"35:9 *.set(contentViewController:*
"36:9 *{Panel,Drawer,SideMenu,Container}*.{contentViewController,mainViewController,menuViewController,drawerViewController}
"37:9 *{Drawer,SideMenu}*.init(*ViewController:*
=38:5 yields_to
[38:16 1
=38:17 navigation_outside_coordinator
=39:5 severity
=39:15 warning
=40:5 summary
=40:14 a view controller knows another view controller
=41:5 rationale
"41:16 Screens that make, configure or listen to one another hang together in a chain, and the data and decisions of a scenario are scattered along it. None of them can be shown alone or in another order. A coordinator knows them all, so that they need not know each other.
=45:5 message
"45:14 {subject} knows the view controller {target}
=46:5 message_for_many
"46:23 {subject} knows the view controllers {targets}
=47:5 suggestion
"47:17 tell a coordinator what happened (a delegate, a closure), and let it make {target} and hand it what it needs
=49:5 notes
{50:7 1
=50:7 again
"50:14 {target}
=52:3 navigation_outside_coordinator
{53:5 13
=53:5 kind
=53:11 calls
=54:5 like
=54:11 view_performs_navigation
=56:5 of
{57:7 2
=57:7 role
[57:13 4
=57:14 view_controller
=57:31 presenter
=57:42 view_model
=57:54 view
=58:7 not
{59:9 1
=59:9 any
[60:11 4
{60:13 1
=60:15 role
[60:21 3
=60:22 coordinator
=60:35 router
=60:43 assembly
{61:13 1
=61:15 ui_framework
=61:29 swiftui
{13:13 1
=14:13 inherits
[15:15 1
"15:17 {UINavigation,UITabBar,UISplitView,UIPageView,NSSplitView,NSTabView,NSPage}Controller
{63:13 1
=63:15 inherits
[63:25 2
=63:26 UIWindow
=63:36 NSWindow
=64:5 swiftui_only
[64:19 0
=66:5 embedding
[20:16 14
"21:9 *.{addChild,addChildViewController,insertChild,addSplitViewItem,addTabViewItem}
"22:9 *.{add,embed,install,insert,attach,display,move}*Child*
"24:9 *.*_{add,embed,install,insert,attach,display,move}*Child*
"25:9 *.embed*
"26:9 NSSplitViewItem.init*
"27:9 UIPageViewController.setViewControllers
"28:9 UITabBarController.{viewControllers,setViewControllers}
"29:9 UISplitViewController.{viewControllers,setViewController}
"31:9 *.{viewControllers,pages,pageViewControllers,childViewControllers}
"32:9 *.init*{viewControllers,pages}:*
"33:9 *.init*{viewControllers,ViewControllers}:*
"35:9 *.set(contentViewController:*
"36:9 *{Panel,Drawer,SideMenu,Container}*.{contentViewController,mainViewController,menuViewController,drawerViewController}
"37:9 *{Drawer,SideMenu}*.init(*ViewController:*
=67:5 except
[67:13 4
=67:14 UIApplication.open*
=67:35 NSWorkspace.open*
=67:54 NSExtensionContext.open
"67:79 *.{show,present}In*
=68:5 yields_to
[68:16 1
=68:17 view_performs_navigation
=69:5 severity
=69:15 warning
=70:5 summary
=70:14 a screen opens other screens itself
=71:5 rationale
"71:16 Where coordinators or routers lead through the app, the way through a scenario stands in one place. A screen that pushes or presents the next one takes part of it away, and cannot be put elsewhere in the flow.
=74:5 message
"74:14 {subject} navigates itself: {use}
=75:5 suggestion
"75:17 tell the coordinator or router what happened, by a delegate or closure, and let it navigate
=77:5 notes
{78:7 1
=78:7 again
"78:14 {use}
=80:3 coordinator_strong_parent
{81:5 13
=81:5 kind
=81:11 ownership_cycle
=82:5 category
=82:15 bug
=83:5 parents_of
{83:17 1
=83:19 role
=83:25 coordinator
=84:5 screens
{84:14 2
=84:16 role
[84:22 3
=84:23 view_controller
=84:40 view_model
=84:52 presenter
=84:64 not
{84:69 1
=84:71 role
=84:77 coordinator
=85:5 back_names
[85:17 5
=85:18 parent
"85:26 parent*
"85:37 *Parent
=85:48 owner
=85:55 host
=86:5 yields_to
[86:16 1
=86:17 presenter_strong_view
=87:5 fix
=87:10 weak
=88:5 severity
=88:15 warning
=89:5 summary
=89:14 a child holds strongly the coordinator that holds it
=90:5 rationale
"90:16 A coordinator keeps its screens and child coordinators while their part of the app is shown. One of them that holds it strongly in turn keeps all of it in memory when that part is long over.
=93:5 message
"93:14 {subject} holds {target} strongly by {property}, and is held by it: {loop}
=94:5 suggestion
"94:17 declare {subject}.{property} weak (unowned, where it never outlives {target})
=96:5 notes
{97:7 1
=97:7 link
"97:13 {owner} holds {target} by {property}

"""##

private let domain = ##"""
{1:1 3
=1:1 pack
=1:7 domain
=2:1 title
=2:8 layers, services, schedulers
=4:1 rules
{5:3 3
=5:3 mutable_entity
{6:5 12
=6:5 kind
=6:11 immutability
=7:5 of
{8:7 2
=8:7 role
=8:13 entity
=9:7 not
{9:12 1
=9:14 any
[9:19 2
{9:20 1
=9:22 attribute
[9:33 2
=9:34 Model
=9:41 _PersistedModel
{9:61 1
=9:63 inherits
[9:73 4
=9:74 Object
=9:82 RealmSwift.Object
=9:101 RLMObject
=9:112 EmbeddedObject
=10:5 except_attributes
[10:24 4
=10:25 NSManaged
=10:36 Persisted
=10:47 Relationship
=10:61 Transient
=11:5 mutable_types
[11:20 5
"11:21 NSMutable*
=11:35 NSCountedSet
=11:49 NSPointerArray
=11:65 NSHashTable
=11:78 NSMapTable
=12:5 fix
=12:10 let
=13:5 severity
=13:15 warning
=14:5 severities
{15:7 1
=15:7 info
{15:13 1
=15:15 kind
[15:21 2
=15:22 struct
=15:30 enum
=16:5 summary
=16:14 an entity can change after it is made
=17:5 rationale
"17:16 An entity that stays as it was made can be handed to any thread and kept by anybody: nobody changes it behind another's back. Changes belong to services, which make a new one. A struct is a copy for whoever changes it, so there it weighs less.
=20:5 message
"20:14 {subject} can change after it is made: {member} is {how}
=21:5 message_for_many
"21:23 {subject} can change after it is made: {targets}
=22:5 suggestion
"22:17 make {member} a constant (`let`, `readonly`), and let a service that changes it make a new {subject}
=25:3 entity_external_dependency
{26:5 13
=26:5 kind
=26:11 imports
=27:5 from
{27:11 1
=27:13 role
=27:19 entity
=28:5 model_files
=28:18 true
=29:5 forbid
[29:13 1
"29:14 *
=30:5 foreign_only
=30:19 true
=32:5 except_modules
[33:7 5
"33:9 {Swift,Foundation,FoundationEssentials,FoundationXML,ObjectiveC,Darwin,Glibc,Dispatch,os,OSLog,Synchronization,RegexBuilder}
"34:9 {CoreFoundation,CoreGraphics,CoreLocation,CoreData,SwiftData,UniformTypeIdentifiers,simd,Accelerate,CryptoKit,AppIntents}
"35:9 {Realm,RealmSwift,GRDB,GRDBQuery,SQLite,SQLite3,FMDB,StructuredQueries,Observation,objc,TargetConditionals,CommonCrypto}
"36:9 {_Concurrency,_StringProcessing,Testing,XCTest,sys,mach,machine,std}
"37:9 *.h
=39:5 unless_declares
{39:22 1
=39:24 role
[39:30 5
=39:31 view
=39:37 view_controller
=39:54 presenter
=39:65 router
=39:73 coordinator
=40:5 severity
=40:15 error
=41:5 summary
=41:14 an entity depends on a framework of user interface, media or network, or on a library
=42:5 rationale
"42:16 Whoever uses an entity takes along all that its file imports. An entity that plays itself ties every screen, and every other app that shares the model, to the player's framework, also those that only show its title.
=45:5 message
"45:14 {subject} imports {module}, and so does everybody who uses the entities in it
=46:5 suggestion
"46:17 move what needs {module} into a service that is handed the entity
=48:5 notes
{49:7 3
=49:7 again
"49:14 and here
=50:7 through
"50:16 {module} is passed on here
=51:7 named
"51:14 {type} is named here
=53:3 entity_behaviour
{54:5 13
=54:5 kind
=54:11 calls
=56:5 like
=56:11 view_performs_networking
=57:5 of
{57:9 1
=57:11 role
=57:17 entity
=58:5 more_uses
[59:7 8
"59:9 {UserDefaults,NSUserDefaults}.{set,removeObject,removeObjectForKey,setValue,setObject,setBool,setInteger,synchronize}
"61:9 {UserDefaults,NSUserDefaults}.*=
"62:9 {FileManager,NSFileManager}.{contentsOfDirectory,contents}*
"63:9 {Data,NSData,String,NSString}.init({contentsOf,initWithContentsOfURL}:*
"64:9 {NSData,NSString}.{dataWithContentsOfURL,stringWithContentsOfURL}
"65:9 AV{Player,Audio,Capture,QueuePlayer,AssetExportSession,AssetReader,AssetWriter,Speech}*.*
"66:9 {UIApplication,NSApplication,NSWorkspace,UIPasteboard,NSPasteboard,NotificationCenter,UNUserNotificationCenter}.*
"67:9 UIViewController.{present,presentViewController,show,dismiss}
=68:5 except
[68:13 1
"68:14 *{Logger,Log,logger,log}.*
=69:5 header_actions
=69:21 true
=70:5 on
{70:9 2
=70:11 role
=70:17 service
=70:26 not
{70:31 1
=70:33 role
[70:39 3
=70:40 entity
=70:48 view
=70:54 view_controller
=71:5 severity
=71:15 warning
=72:5 summary
=72:14 an entity does a service's work
=73:5 rationale
"73:16 An entity that plays, converts, saves or sends itself brings the services and frameworks for it to everybody who only wants its values, and cannot be made in a test without them. Services do the work and are handed the entity.
=76:5 message
"76:14 {subject} does a service's work itself: {use}
=77:5 suggestion
"77:17 move it into a service with a method that takes {subject}
=79:5 notes
{80:7 1
=80:7 again
"80:14 {use}

"""##

private let layered = ##"""
{1:1 3
=1:1 pack
=1:7 layered
=2:1 title
=2:8 layers, services, schedulers
=4:1 rules
{5:3 6
=5:3 upward_dependency
{6:5 11
=6:5 kind
=6:11 layers
=7:5 category
=7:15 layers
=8:5 direction
=8:16 upward
=10:5 when_inferred
{10:20 1
=10:22 targets
=10:31 interface
=11:5 severity
=11:15 error
=12:5 summary
=12:14 a layer uses a declaration of a higher layer
=13:5 rationale
"13:16 A layer that knows what stands above it cannot be built, tested or reused without it, and each change above may break it. Layers keep their worth only while every arrow points down.
=16:5 message
"16:14 {subject} ({layer}) uses {target} of the higher layer {targetLayer}
=17:5 suggestion
"17:17 declare in {layer} a protocol, closure or notification for what it has to say, and let {targetLayer} conform or listen
=19:5 suggestion_for_values
"19:28 move {target} down to {layer} or below it, or what {subject} does with it up to {targetLayer}
=21:5 notes
{22:7 6
=22:7 again
"22:14 {declaration} uses {target} too
=23:7 misplaced
"23:18 {target} is declared in {targetLayer}, and {count} types of lower layers use it
=24:7 misplaced_advice
"24:25 Move {target} down, to {layer} or below it: it needs nothing of {targetLayer}.
=25:7 misplaced_needs_advice
"25:31 Move {target} down to {layer}, with what it needs of higher layers ({needs}), or pass the lower types only the values that they read of it.
=28:7 reached
"28:16 {count} types of lower layers reach for {target}
=29:7 reached_advice
"29:23 Pass each of them what it needs of {target}: a service in the initializer, or a closure or protocol for what it asks {target} to do. Begin with the types that need tests; the baseline keeps new users out.
=33:3 layer_cycle
{34:5 9
=34:5 kind
=34:11 cycles
=35:5 category
=35:15 layers
=36:5 when_inferred
{36:20 1
=36:22 enabled
=36:31 false
=37:5 severity
=37:15 error
=38:5 summary
=38:14 layers depend on each other in a loop
=39:5 rationale
"39:16 Layers in a loop are one layer in all but name: none of them can be understood, changed or taken elsewhere without the others. Such loops grow, since within them every new reference looks as good as the last.
=42:5 message
"42:14 {parts} depend on each other in a loop, {loop}; fewest references to cut: {cut}
=43:5 suggestion
"43:17 cut the references listed here: move what both sides need to the lower layer, or turn the call round through a protocol that the lower layer declares
=46:5 notes
{47:7 2
=47:7 cut
"47:12 to cut, {layer} → {targetLayer}: {declaration} uses {target}
=48:7 edge
"48:13 {layer} → {targetLayer} ({references}), first: {declaration} uses {target}
=50:3 sibling_dependency
{51:5 8
=51:5 kind
=51:11 independence
=52:5 category
=52:15 layers
=53:5 severity
=53:15 error
=54:5 summary
=54:14 layers that stand side by side use one another
=55:5 rationale
"55:16 Layers stand side by side so that each can be built, changed and thrown away without a look at the other. One reference between them takes that away from both, and is seldom the last.
=58:5 message
"58:14 {subject} ({layer}) uses {target} of {targetLayer}, which stands beside it
=59:5 suggestion
"59:17 move what both need to a layer below, or let a layer above pass it from one to the other
=61:5 notes
{62:7 1
=62:7 again
"62:14 {declaration} uses {target} too
=64:3 skipped_layer
{65:5 10
=65:5 kind
=65:11 layers
=66:5 category
=66:15 layers
=67:5 direction
=67:16 skipping
=68:5 enabled
=68:14 false
=69:5 severity
=69:15 warning
=70:5 summary
=70:14 a layer uses one further down than the next
=71:5 rationale
"71:16 Where each layer speaks only to the next, a layer can be replaced with no look further up than one. Few apps want this strictly, so the rule is off until asked for.
=74:5 message
"74:14 {subject} ({layer}) uses {target} of {targetLayer}, past the layers between
=75:5 suggestion
"75:17 let the layer next to {layer} offer what is needed of {targetLayer}
=77:5 notes
{78:7 1
=78:7 again
"78:14 {declaration} uses {target} too
=80:3 forbidden_import
{81:5 14
=81:5 kind
=81:11 imports
=82:5 category
=82:15 layers
=83:5 scope
=83:12 below_presentation
=85:5 forbid
[85:13 5
=85:14 UIKit
=85:21 AppKit
=85:29 Cocoa
=85:36 SwiftUI
=85:45 WatchKit
=88:5 except
[88:13 6
=88:14 Core
=88:20 Common
=88:28 Shared
"88:36 Util*
"88:45 Helper*
"88:56 Extension*
=90:5 when_inferred
{90:20 1
=90:22 uses
=90:28 screens
=92:5 screen_types
[93:7 3
"93:9 {UI,NS,WK}*{View,ViewController,Controller,Cell,Button,Field,Recognizer,Storyboard,Window,Menu,Control,Representable}
"94:9 {UIAlert*,NSAlert,NSPanel,UIBarButtonItem,UIWindowScene,UITab*,UINavigation*}
"95:9 {View,AnyView,ViewBuilder,ViewModifier,Text,Button,HStack,VStack,ZStack,List,ForEach,Form,NavigationStack,NavigationLink}
=97:5 display
{98:7 1
=98:7 any
[99:9 4
{99:11 1
=99:11 role
[99:17 8
=99:18 view
=99:24 view_controller
=99:41 coordinator
=99:54 router
=99:62 presenter
=99:73 assembly
=99:83 view_model
=99:95 cell_model
{100:11 1
=100:11 ui_framework
[100:25 2
=100:26 swiftui
=100:35 cocoa
{101:11 1
=101:11 name
[101:17 1
"101:18 *{Theme,Themes,Style,Appearance,Presentation,Presenting,Navigation,Navigator,Router,Coordinator,Destination}
{102:11 1
=102:11 name
[102:17 2
"102:18 *{Theme,Navigation,Presentation,Appearance}{Manager,Service,Provider,Helper}
"102:98 *{Cell,Column,Toast,Banner}
=103:5 severity
=103:15 error
=104:5 summary
=104:14 a layer imports a framework it may not
=105:5 rationale
"105:16 Code below the presentation that knows a user interface framework ties the app's rules and data to one screen technology: it no longer runs in a test, an extension or on another platform without it. A module that passes the framework on with `@_exported import` brings it in just the same. Where the layers are inferred, only files that build or know screens are reported, and imports that nothing in their file needs.
=110:5 message
"110:14 {subject} ({layer}) imports {module}, which belongs to the presentation
=111:5 suggestion
"111:17 use Foundation types in {layer} and convert them in the presentation; what builds or shows screens belongs there too
=113:5 notes
{114:7 3
=114:7 again
"114:14 imported here too
=115:7 named
"115:14 {subject} names {type}
=116:7 through
"116:16 {through} passes {module} on here
=118:3 unassigned_file
{119:5 7
=119:5 kind
=119:11 assignment
=120:5 category
=120:15 layers
=121:5 severity
=121:15 info
=122:5 summary
=122:14 a source file lies in no layer
=123:5 rationale
"123:16 A file in no layer is held to nothing: it may use all layers and all may use it, so that the rules can be passed by through it. Only asked of projects that configure their layers.
=126:5 message
"126:14 {subject} lies in no layer
=127:5 suggestion
"127:17 add its folder to a layer under `layers:`, or the file to `root:` when it puts the app together

"""##

private let mvc = ##"""
{1:1 3
=1:1 pack
=1:7 mvc
=2:1 title
=2:8 MVC and its problems
=4:1 rules
{5:3 7
=5:3 view_model_coupling
{6:5 14
=6:5 kind
=6:11 forbidden
=7:5 from
{7:11 2
=7:13 role
=7:19 view
=7:25 not
{7:30 1
=7:32 role
[7:38 3
=7:39 view_controller
=7:56 view_model
=7:68 cell_model
=8:5 to
{9:7 2
=9:7 role
=9:13 entity
=10:7 not
{11:9 1
=11:9 any
[12:11 4
{12:13 1
=12:13 role
[12:19 2
=12:20 view_model
=12:32 cell_model
{14:13 1
=14:13 name
[14:19 1
"14:20 *{Theme,Style,Appearance,Font,FontSet,Config,Configuration,Settings,Preferences,Defaults,Filters}
{15:13 1
=15:13 name
[15:19 4
"15:20 *Row
"15:28 *{Table,Row,Cell,List,Section}{Entry,Item,Data,Info}
"15:84 *ItemModel
"15:98 *Display{Item,Data,Info}
{17:13 1
=17:13 path
"17:19 **/{UI,UserInterface,Views,Controllers,ViewControllers,View Controllers,Screens,Scenes,Cells,Components,Widgets}/**
=18:5 references
[18:17 2
=18:18 type
=18:24 forward
=20:5 through
{20:14 1
=20:16 role
[20:22 2
=20:23 view_model
=20:35 cell_model
=22:5 substantial
=22:18 true
=24:5 swiftui
=24:14 false
=25:5 when_named
{25:17 1
=25:19 swiftui
=25:28 true
=27:5 severity
=27:15 info
=28:5 summary
=28:14 a view knows an entity of the model
=29:5 rationale
"29:16 A view that picks its texts out of the model can show nothing else, and changes whenever the model does. What it shows fits into a small value of its own, which the controller, presenter or view model fills.
=32:5 message
"32:14 {subject} knows {target} of the model
=33:5 suggestion
"33:17 hand {subject} what it shows: texts, images, a view model or cell model made by whoever knows {target}
=35:5 notes
{36:7 3
=36:7 again
"36:14 {target}
=37:7 held_message
"37:21 {subject} reads {target} of the model through {through}
=38:7 held_advice
"38:20 Let {holder} provide the texts and images that {subject} shows, so that {subject} does not depend on {target}.
=41:3 view_performs_navigation
{42:5 15
=42:5 kind
=42:11 calls
=44:5 of
{44:9 2
=44:11 role
=44:17 view
=44:23 not
{44:28 1
=44:30 any
[44:35 2
{44:36 1
=44:38 role
[44:44 3
=44:45 view_controller
=44:62 coordinator
=44:75 router
{44:86 1
=44:88 inherits
[44:98 2
=44:99 UIWindow
=44:109 NSWindow
=46:5 uses
[46:11 21
"47:9 UINavigationController.{push*,setViewControllers,viewControllers}
"48:9 *.pushViewController*
"49:9 UIViewController.{present,presentViewController,presentModalViewController}
"50:9 *.present(_:animated:*
"51:9 *.presentViewController
"52:9 UIViewController.{show,showViewController,showDetailViewController}
"53:9 *.{performSegue,performSegueWithIdentifier}
"54:9 UISplitViewController.{setViewController,viewControllers}
"55:9 UITabBarController.{setViewControllers,viewControllers,selectedIndex,selectedViewController}
"56:9 UIPopoverController.{presentPopoverFromRect,presentPopoverFromBarButtonItem,present}
"57:9 UIWindow.{rootViewController,makeKeyAndVisible}
"58:9 NSViewController.{present,presentAsSheet,presentAsModalWindow,presentViewController,performSegue*}
"59:9 NSViewController.{presentViewControllerAsSheet,presentViewControllerAsModalWindow}
"60:9 NSPopover.show
"61:9 NSWindowController.showWindow
"62:9 NSWindow.{makeKeyAndOrderFront,orderFront,beginSheet}
"63:9 *.{show,toggle}{Sidebar,Drawer,SideMenu}*
"64:9 *.{present,push,show,open}*ViewController*
"65:9 UIApplication.{open,openURL}*
"66:9 NSWorkspace.{open,open(*,openURL*,openFile*}
"67:9 NSExtensionContext.open
=69:5 harmless
[69:15 8
"70:9 {UIAlertController,NSAlert,UIAlertView,UIActionSheet,*Alert*,*alert*,UISearchController}
"71:9 {NSOpenPanel,NSSavePanel,NSColorPanel,NSFontPanel,NSPrintPanel,NSSharingServicePicker}
"72:9 {UIImagePickerController,PHPickerViewController,UIDocumentPickerViewController,UIDocumentMenuViewController}
"73:9 {UIFontPickerViewController,UIColorPickerViewController,MPMediaPickerController,UICloudSharingController}
"74:9 {UIActivityViewController,MFMailComposeViewController,MFMessageComposeViewController,SLComposeViewController}
"75:9 {SKStoreProductViewController,UIPrintInteractionController,UIVideoEditorController,UIReferenceLibraryViewController}
"76:9 {UIDocumentInteractionController,QLPreviewController,EKEventEditViewController,VNDocumentCameraViewController}
"77:9 {GKGameCenterViewController,PKAddPassesViewController,PKPaymentAuthorizationViewController}
=79:5 except
[79:13 2
=79:14 NSPopover.show
"79:30 *.{show,present}In*
=81:5 leaving
[81:14 3
"81:24 UIApplication.{open,openURL}*
"81:57 NSWorkspace.open*
"81:78 NSExtensionContext.open
=83:5 except_bridges
=83:21 true
=84:5 severity
=84:15 error
=85:5 severities
{86:7 1
=86:7 info
{86:13 1
=86:15 ui_framework
=86:29 swiftui
=87:5 summary
=87:14 a view navigates
=88:5 rationale
"88:16 A view shows what it is given and tells what was tapped. One that opens a screen or a page itself decides where the app goes, out of sight of the controller, and can be used in no other place.
=91:5 message
"91:14 {subject} navigates: {use}
=92:5 suggestion
"92:17 tell the controller by a delegate, a closure or an action what was tapped, and let it (or its coordinator) navigate
=94:5 suggestion_for_swiftui
"94:29 Open it with the openURL action, `@Environment(\\.openURL) private var openURL`, or with a Link: previews, tests and parent views can then replace what opens it.
=97:5 notes
{98:7 2
=98:7 again
"98:14 {use}
=99:7 swiftui_screen
"99:23 Show it with `.sheet`, `.fullScreenCover` or a NavigationLink in a NavigationStack, driven by state: SwiftUI then knows which screen is shown, and closes it.
=103:3 view_performs_networking
{104:5 19
=104:5 kind
=104:11 calls
=105:5 of
{105:9 2
=105:11 role
=105:17 view
=105:23 not
{105:28 1
=105:30 role
[105:36 3
=105:37 view_controller
=105:54 coordinator
=105:67 router
=106:5 uses
[106:11 12
"107:9 URLSession{,DataTask,UploadTask,DownloadTask,WebSocketTask}.*
"108:9 NSURLSession{,DataTask,UploadTask,DownloadTask}.*
"109:9 NSURLConnection.*
"110:9 {AFHTTPRequestOperationManager,AFHTTPRequestOperation,AFHTTPClient,RKObjectManager}.*
"111:9 {AF,Alamofire,SessionManager,MoyaProvider,AFHTTPSessionManager,ApolloClient}.{request,upload,download,get,post,GET,POST,fetch,perform}*
"112:9 {NWConnection,CKContainer,CKDatabase}.*
"113:9 NSManagedObjectContext.{fetch,save,delete,execute,executeFetchRequest,deleteObject,perform}
"114:9 ModelContext.{fetch,save,delete,insert,fetchCount}
"115:9 NSFetchedResultsController.performFetch
"116:9 {Realm,RLMRealm,FMDatabase,FMDatabaseQueue,DatabaseQueue,DatabasePool}.*
"117:9 *.{SecItemAdd,SecItemCopyMatching,SecItemDelete,SecItemUpdate}
"119:9 {FileManager,NSFileManager}.{createFile,removeItem,copyItem,moveItem,createDirectory}*
=121:5 more_uses
[123:7 4
"123:9 ImagePipeline.{loadImage,loadData,image,data}*
"124:9 {ImageDownloader,AFImageDownloader,SDWebImageDownloader,SDWebImageManager,KingfisherManager}.{download,loadImage,retrieveImage}*
"125:9 {Data,NSData,String,NSString}.init({contentsOf,initWithContentsOfURL}:*
"126:9 {NSData,NSString}.{dataWithContentsOfURL,stringWithContentsOfURL}
=127:5 on
{127:9 2
=127:11 role
=127:17 service
=127:26 not
{127:31 1
=127:33 role
[127:39 2
=127:40 view
=127:46 view_controller
=129:5 only_outside
=129:19 true
=131:5 lenient
{131:14 1
=131:16 ui_framework
=131:30 swiftui
=132:5 lenient_uses
[106:11 12
"107:9 URLSession{,DataTask,UploadTask,DownloadTask,WebSocketTask}.*
"108:9 NSURLSession{,DataTask,UploadTask,DownloadTask}.*
"109:9 NSURLConnection.*
"110:9 {AFHTTPRequestOperationManager,AFHTTPRequestOperation,AFHTTPClient,RKObjectManager}.*
"111:9 {AF,Alamofire,SessionManager,MoyaProvider,AFHTTPSessionManager,ApolloClient}.{request,upload,download,get,post,GET,POST,fetch,perform}*
"112:9 {NWConnection,CKContainer,CKDatabase}.*
"113:9 NSManagedObjectContext.{fetch,save,delete,execute,executeFetchRequest,deleteObject,perform}
"114:9 ModelContext.{fetch,save,delete,insert,fetchCount}
"115:9 NSFetchedResultsController.performFetch
"116:9 {Realm,RLMRealm,FMDatabase,FMDatabaseQueue,DatabaseQueue,DatabasePool}.*
"117:9 *.{SecItemAdd,SecItemCopyMatching,SecItemDelete,SecItemUpdate}
"119:9 {FileManager,NSFileManager}.{createFile,removeItem,copyItem,moveItem,createDirectory}*
=133:5 lenient_on
{134:7 3
=134:7 role
=134:13 service
=135:7 any
[136:9 2
{136:11 1
=136:11 name
[136:17 8
"136:18 *Client
"136:29 *ClientProtocol
"136:48 *API
"136:56 *APIProtocol
"136:72 *Gateway
"136:84 *Downloader
"136:99 *Uploader
"136:112 *Database
{138:11 1
=138:11 mentions
[138:21 9
=138:22 URLSession
=138:34 URLRequest
=138:46 URLResponse
=138:59 HTTPURLResponse
=138:76 NWConnection
=138:90 AF
=138:94 Alamofire
=138:105 MoyaProvider
=138:119 ApolloClient
=139:7 not
{139:12 1
=139:14 any
[139:19 2
{139:20 1
=139:22 role
[139:28 4
=139:29 view
=139:35 view_controller
=139:52 interactor
=139:64 view_model
{139:79 1
=139:81 name
[139:87 2
"139:88 *Store
"139:98 *Interactor
=140:5 except
[141:7 9
"141:9 *{Tracker,Analytics,Logger,Log,Telemetry,Crashlytics,Metrics}.*
"142:9 *Logging.log*
"143:9 *{Analytics,Logger,Logging,Telemetry}{Service,Manager,Client,Provider,Engine}.*
"145:9 *{Theme,Theming,Appearance,Style}{Service,Manager,Provider,Store}.*
"146:9 *{Haptic,Haptics,Feedback,Vibration}{,Service,Manager,Provider,Generator,Engine}.*
"147:9 *{Config,Configuration,FeatureFlag,FeatureFlags,Feature,Features}{Service,Manager,Provider,Repository,Store}.*
"149:9 *{Image,Avatar,Thumbnail,Artwork,Icon}{Loader,Manager,Cache,Fetcher,Downloader,Provider}.*
"151:9 *.{register,unregister,addObserver,removeObserver,addDelegate,removeDelegate,addListener,removeListener}
"152:9 *.{subscribe,lazySubscribe,unsubscribe,observe,addSubscriber,removeSubscriber}
=154:5 severity
=154:15 error
=155:5 except_bridges
=155:21 true
=156:5 severities
{157:7 1
=157:7 warning
{157:16 1
=157:18 ui_framework
=157:32 swiftui
=158:5 summary
=158:14 a view calls a service, the network or the disk
=159:5 rationale
"159:16 A view displays the data that it is handed. One that asks the network, the disk or a service itself decides when to load and what to do when that fails, for every screen that it appears on, and shows nothing without them in a test.
=162:5 message
"162:14 {subject} calls a service, the network or the disk itself: {use}
=163:5 suggestion
"163:17 let the controller, presenter or view model fetch it, and hand {subject} the result
=165:5 suggestion_for_swiftui
"165:29 Move the call into an observable model that {subject} reads from the environment, start it there from `.task`, and show what the model publishes.
=168:5 notes
{169:7 1
=169:7 again
"169:14 {use}
=171:3 child_controller_containment
{172:5 12
=172:5 kind
=172:11 call_pairs
=173:5 category
=173:15 bug
=174:5 handing
[174:14 2
=174:15 UIViewController.addChild
=174:42 UIViewController.addChildViewController
=175:5 handing_then
[175:19 3
"175:20 *.didMove(toParent:)
"175:44 *.didMoveToParentViewController
"175:79 *.didMove(toParentViewController:)
=176:5 releasing
[176:16 2
"176:17 UIViewController.willMove(toParent:)
"176:57 UIViewController.willMoveToParentViewController
=177:5 releasing_then
[177:21 2
"177:22 *.removeFromParent
"177:44 *.removeFromParentViewController
=178:5 severity
=178:15 error
=179:5 summary
=179:14 a child view controller is only half added or half removed
=180:5 rationale
"180:16 UIKit needs two calls to add a child view controller, and two to remove one. If one is missing, the child does not learn that it appears or disappears: appearance callbacks and rotation fail, and a removed child may stay in memory.
=183:5 message
"183:14 `{object}` gets `{use}` without `{missing}`
=184:5 suggestion
"184:17 Call `{call}` after adding its view.
=185:5 notes
{186:7 4
=186:7 again
"186:14 `{object}` too
=187:7 handing_message
"187:24 `{object}` is added by `{use}` but never gets `{missing}`
=188:7 releasing_message
"188:26 `{object}` gets `willMove` to no parent but never `{missing}`
=189:7 releasing
"189:18 Call `{call}` after removing its view.
=191:3 model_knows_ui
{192:5 13
=192:5 kind
=192:11 forbidden
=193:5 category
=193:15 layers
=196:5 enabled
=196:14 false
=197:5 when_named
{197:17 1
=197:19 enabled
=197:28 true
=198:5 from
{199:7 2
=199:7 role
[199:13 2
=199:14 entity
=199:22 service
=200:7 not
{201:9 1
=201:9 any
[202:11 2
{202:13 1
=202:15 role
[202:21 7
=202:22 view
=202:28 view_controller
=202:45 view_model
=202:57 cell_model
=202:69 assembly
=202:79 router
=202:87 coordinator
{203:13 2
=203:15 kind
[203:21 2
=203:22 struct
=203:30 enum
=203:37 holds
{203:44 1
=203:46 role
[203:52 2
=203:53 view
=203:59 view_controller
=204:5 to
{204:9 2
=204:11 role
[204:17 2
=204:18 view
=204:24 view_controller
=204:42 not
{204:47 1
=204:49 kind
=204:55 protocol
=205:5 yields_to
[205:16 1
=205:17 upward_dependency
=206:5 severity
=206:15 info
=207:5 summary
=207:14 the model knows the user interface
=208:5 rationale
"208:16 The model serves every screen, and outlives them all. One that names a view or a view controller can be used with that one only, and cannot be tested or shared with another target without it.
=211:5 message
"211:14 {subject}, of the model, knows {target}
=212:5 suggestion
"212:17 let {subject} hand out data or tell of changes (a closure, a notification, a protocol that it declares), and let the controller show them
=215:5 notes
{216:7 1
=216:7 again
"216:14 {target}
=218:3 massive_controller
{219:5 11
=219:5 kind
=219:11 size
=220:5 category
=220:15 size
=221:5 of
{221:9 1
=221:11 role
=221:17 view_controller
=223:5 warning
=223:14 300
=224:5 error
=224:12 600
=225:5 severity
=225:15 warning
=226:5 summary
=226:14 a view controller has too many lines
=227:5 rationale
"227:16 Code that has no other place ends up in the view controller, until nobody can tell what in it belongs together. Its length, with its extensions and without other types nested in it, is the first sign that parts of it should be types of their own.
=230:5 message
"230:14 {subject} has {lines} lines, more than {limit}
=231:5 suggestion
"231:17 move navigation to a coordinator, business logic to services, data sources and parts of the screen to types or child controllers of their own
=234:5 notes
{235:7 1
=235:7 extension
"235:18 {part} lines here
=237:3 controller_responsibilities
{238:5 32
=238:5 kind
=238:11 responsibilities
=239:5 of
{239:9 1
=239:11 role
=239:17 view_controller
=240:5 max
=240:10 4
=242:5 required
[242:15 1
=242:16 business_logic
=243:5 min_lines
=243:16 150
=245:5 large
=245:12 300
=246:5 working_members
=246:22 2
=247:5 severity
=247:15 warning
=248:5 summary
=248:14 a view controller takes on too many of six responsibilities
=249:5 rationale
"249:16 A view controller tends to configure its interface, update it, catch interaction, handle it, do business logic and navigate, all at once. Each of them that moves out makes the rest shorter, testable and fit for use elsewhere.
=252:5 message
"252:14 {subject} takes on {count} of six responsibilities in {lines} lines: {responsibilities}
=253:5 suggestion
"253:17 Move {moves}.
=254:5 notes
{255:7 10
=255:7 move_business_logic
=255:28 business logic to a service
=256:7 move_navigation
=256:24 navigation to a coordinator or router
=257:7 move_handle_interaction
=257:32 the handling of interaction to a presenter or view model
=258:7 move_view
=258:18 the configuration and updates of the interface to a view
=259:7 configure_ui
"259:21 configure_ui: {use}
=260:7 update_ui
"260:18 update_ui: {use}
=261:7 catch_interaction
"261:26 catch_interaction: {use}
=262:7 handle_interaction
"262:27 handle_interaction: {use} decides itself
=263:7 business_logic
"263:23 business_logic: {use}
=264:7 navigation
"264:19 navigation: {use}
=268:5 interface_types
[268:22 8
=268:23 UIView
=268:31 NSView
=268:39 UIBarItem
=268:50 UINavigationItem
=268:68 CALayer
=268:77 NSLayoutConstraint
=268:97 UISearchController
=268:117 NSToolbarItem
=269:5 setup_methods
[269:20 7
=269:21 viewDidLoad
=269:34 loadView
=269:44 awakeFromNib
=269:58 windowDidLoad
=269:73 commonInit
=269:85 init
"269:91 initWith*
=270:5 building
[271:7 30
"271:9 *.addSubview
"272:9 *.insertSubview
"273:9 *.addArrangedSubview
"274:9 *.insertArrangedSubview
"275:9 *.addLayoutGuide
"276:9 *.addConstraint{,s}
"277:9 *.addSublayer
=278:9 NSLayoutConstraint.activate
=279:9 NSLayoutConstraint.activateConstraints
=280:9 NSLayoutConstraint.init
=281:9 NSLayoutConstraint.constraints
=282:9 NSLayoutAnchor.constraint
"283:9 *.constraint(equalTo*
"284:9 *.constraintEqualTo*
"285:9 *.translatesAutoresizingMaskIntoConstraints
"286:9 *.snp.makeConstraints
"287:9 *.{makeConstraints,mas_makeConstraints,mas_remakeConstraints,mas_updateConstraints}
"288:9 NSLayoutConstraint.{constraintWithItem,constraintsWithVisualFormat}
"289:9 *.autoPin*
"290:9 *.setContentHuggingPriority
"291:9 *.setContentCompressionResistancePriority
"292:9 UITableView.register*
"293:9 UICollectionView.register*
"294:9 NSTableView.register*
"295:9 NSCollectionView.register*
"296:9 self.view
"297:9 self.{left,right}BarButtonItem*
"298:9 UINavigationItem.{set,}{left,right,Left,Right}BarButtonItem*
"299:9 UINavigationItem.{titleView,searchController,hidesSearchBarWhenScrolling,largeTitleDisplayMode,standardAppearance,scrollEdgeAppearance,compactAppearance}
"300:9 self.{toolbarItems,tabBarItem,preferredContentSize}
=301:5 styling
[302:7 11
"302:9 *.{backgroundColor,tintColor,barTintColor,textColor,font,textAlignment,numberOfLines,lineBreakMode,contentMode}
"303:9 *.*Color
"304:9 *.*Appearance
"305:9 *.*Style
"306:9 *.{cornerRadius,masksToBounds,clipsToBounds,borderWidth,shadow*,isOpaque,maskedCorners}
"307:9 *.{separatorInset,rowHeight,estimatedRowHeight,keyboardDismissMode,autoresizingMask}
"308:9 *.{frame,bounds,contentInset*,*Insets,isTranslucent,prefersLargeTitles,placeholder,keyboardType,returnKeyType}
"309:9 *.{autocapitalizationType,autocorrectionType,isUserInteractionEnabled,accessibility*}
"310:9 *.{wantsLayer,layerContentsRedrawPolicy,canDrawSubviewsIntoLayer,leftItemsSupplementBackButton,backButtonDisplayMode}
"311:9 NSLayoutConstraint.isActive
"312:9 *.{delegate,dataSource}
=313:5 updating
[314:7 22
"314:9 *.reloadData
"315:9 *.reload{Rows,Sections,Items}*
"316:9 *.{insert,delete}{Rows,Sections,Items}*
"317:9 *.performBatchUpdates
"318:9 *.reloadItemsAtIndexPaths
"319:9 *DiffableDataSource.apply*
"320:9 *.{beginUpdates,endUpdates,setNeedsDisplay,startAnimating,stopAnimating,beginRefreshing,endRefreshing}
"321:9 UILabel.{text,attributedText}
"322:9 self.title
"323:9 UIView.{isHidden,alpha,setHidden,setAlpha}
"324:9 UIButton.set{Title,Image,AttributedTitle}
"325:9 {UIProgressView,UISlider,UISwitch}.set{Progress,Value,On}
"326:9 *.{isHidden,attributedText,stringValue,attributedStringValue}
"327:9 UITable{View,}Cell.{accessoryType,contentConfiguration}
"328:9 self.setNeedsStatusBarAppearanceUpdate
"329:9 WKWebView.load*
"330:9 {UIHostingController,NSHostingController,NSHostingView}.rootView
"331:9 {UIView,NSView}.select
"332:9 {UIView,NSView}.select{ed,Row,Item,Annotation,Segment,Tab,Text,All,Column,Cell}*
"333:9 {UIView,NSView}.{removeAll,removeItem,insertItem,addItem,addOverlay,addAnnotation,removeOverlay}*
"334:9 {UIView,NSView}.{removeAnnotation,setRegion,setContentOffset,setSelected,setEnabled,scrollTo,scrollRow}*
"335:9 NSMenu.{addItem,insertItem,removeItem,removeAllItems}
=337:5 immediate
[338:7 6
"338:9 *.{forEach,map,compactMap,flatMap,filter,first,last,contains,allSatisfy,sorted,sort,reduce,min,max,removeAll}
"339:9 *.{enumerateObjectsUsingBlock,enumerateKeysAndObjectsUsingBlock,performWithoutAnimation,then,with,apply,configure}
"340:9 *.{dispatch_sync,dispatch_once,mas_makeConstraints,performBlockAndWait}
"341:9 UIView.{animate,animateWithDuration,transition,transitionWithView,performWithoutAnimation,animateKeyframes}
"342:9 {NSAnimationContext,CATransaction}.*
"343:9 UIViewPropertyAnimator.*
=344:5 catching
[345:7 19
"345:9 *.addTarget
"346:9 *.addAction(*for:*
"347:9 *.addGestureRecognizer
"348:9 UIGestureRecognizer.init(*action:*
"349:9 NSGestureRecognizer.init(*action:*
"350:9 UIBarButtonItem.init(*{action,primaryAction}:*
"351:9 UIAction.init
"352:9 UIContextualAction.init
"353:9 UIKeyCommand.init
"354:9 UIKeyCommand.keyCommandWithInput
"355:9 UITableViewRowAction.rowActionWithStyle
"356:9 UITableViewRowAction.init
"357:9 NSMenuItem.init(*action:*
"358:9 NSButton.init(*action:*
"359:9 NSControl.{action,doubleAction}
"360:9 NSMenuItem.action
"361:9 UIBarButtonItem.action
"363:9 *.{onCellSelection,onCellHighlightChanged}
"364:9 *Row.onChange
=365:5 catching_methods
[366:7 40
"366:9 tableView(_:{didSelectRowAt,didDeselectRowAt,didHighlightRowAt,accessoryButtonTappedForRowWith}:)
"367:9 tableView(_:{commit,moveRowAt,trailingSwipeActionsConfigurationForRowAt,leadingSwipeActionsConfigurationForRowAt}:*
"368:9 tableView(_:{editActionsForRowAt,contextMenuConfigurationForRowAt,performAction,handleEditMenuAction}:*
"369:9 tableView:{didSelectRow,didDeselectRow,accessoryButtonTappedForRow,commitEditingStyle,moveRow}*
"370:9 tableView:{trailingSwipeActions,leadingSwipeActions,editActionsForRow,didHighlightRow,contextMenuConfiguration}*
"371:9 {alertView,actionSheet}:clickedButtonAtIndex*
"372:9 collectionView(_:{didSelectItemAt,didDeselectItemAt,moveItemAt,didSelectItemsAt,contextMenuConfigurationForItemAt,performAction}:*
"373:9 collectionView:did{Select,Deselect}*
"374:9 {tableView,outlineView}SelectionDidChange*
"375:9 textField{ShouldReturn,DidBeginEditing,DidEndEditing,ShouldClear,DidChangeSelection}*
"376:9 textField(_:shouldChangeCharactersIn:*
"377:9 textField:shouldChangeCharactersInRange:*
"378:9 textView{DidChange,DidBeginEditing,DidEndEditing,ShouldBeginEditing}*
"379:9 textView{(_,}:shouldChangeText*
"380:9 textView{(_,}:{shouldInteractWith,clickedOnLink}*
"381:9 textDidChange*
"382:9 controlText{DidChange,DidEndEditing}*
"383:9 control{(_,}:textView:doCommand*
"384:9 searchBar{SearchButton,CancelButton,Bookmark,ResultsListButton}*Clicked*
"385:9 searchBarText{DidBegin,DidEnd}Editing*
"386:9 searchBar{(_,}:{textDidChange,selectedScopeButtonIndexDidChange}*
"387:9 updateSearchResults*
"388:9 {will,did}{Present,Dismiss}SearchController*
"389:9 scrollView{DidScroll,WillBeginDragging,DidEndDragging,DidEndDecelerating,DidZoom,WillEndDragging}*
"390:9 gestureRecognizer{ShouldBegin*,(_:should*,:should*}
"391:9 {touches,presses,motion}{Began,Moved,Ended,Cancelled}*
"392:9 {mouse,rightMouse,otherMouse}{Down,Up,Dragged,Entered,Exited,Moved}*
"393:9 key{Down,Up}*
"394:9 pickerView{(_,}:didSelectRow*
"395:9 {tabBarController,tabBar}{(_,}:{didSelect,shouldSelect}*
"396:9 {dragInteraction,dropInteraction,contextMenuInteraction}*
"397:9 mapView{(_,}:did{Select,Deselect}*
"398:9 mapView{(_,}:annotationView:calloutAccessory*
"399:9 documentPicker{(_,}:didPick*
"400:9 imagePickerController{(_,}:didFinishPicking*
"401:9 accessibilityPerform{Escape,MagicTap}*
"402:9 webView{(_,}:decidePolicyFor*
"403:9 webView:{decidePolicyFor,shouldStartLoadWithRequest}*
"404:9 userContentController{(_,}:didReceive*
"405:9 accessibilityActivate*
=406:5 business
[408:7 24
"408:9 URLSession{,DataTask,UploadTask,DownloadTask,WebSocketTask}.*
"409:9 {AFHTTPRequestOperationManager,AFHTTPRequestOperation,AFHTTPClient,RKObjectManager}.*
"410:9 NSURLConnection.*
"411:9 NSURLSession{,DataTask,UploadTask,DownloadTask}.*
"412:9 {AF,Alamofire,SessionManager,Session,MoyaProvider,AFHTTPSessionManager}.{request,upload,download,get,post,GET,POST}*
"413:9 {NWConnection,NWPathMonitor,Reachability,URLCache,HTTPCookieStorage}.*
"414:9 {Data,NSData,String,NSString}.init({contentsOf,initWithContentsOfURL}:*
"415:9 {NSData,NSString}.{dataWithContentsOfURL,stringWithContentsOfURL}
"417:9 {FileManager,NSFileManager,FileHandle,NSFileCoordinator}.*
"418:9 NSManagedObjectContext.*
"419:9 {NSFetchedResultsController,ResultsController}.performFetch
"420:9 {NSFetchRequest,NSBatchDeleteRequest,ModelContext}.init*
"421:9 NSFetchRequest.fetchRequestWithEntityName
"422:9 ModelContext.*
"423:9 {Realm,SecItem*,Keychain*,KeychainWrapper,SSKeychain,SAMKeychain}.*
"424:9 *.{SecItemAdd,SecItemCopyMatching,SecItemDelete,SecItemUpdate}
"425:9 {ValueObservation,DatabaseQueue,DatabasePool,FMDatabase,FMDatabaseQueue}.*
"426:9 {NSKeyedArchiver,NSKeyedUnarchiver,JSONEncoder,JSONDecoder,PropertyListEncoder,PropertyListDecoder,JSONSerialization,NSJSONSerialization}.*
"427:9 {CKContainer,CKDatabase,NSUbiquitousKeyValueStore}.*
"428:9 *.write(to*
"429:9 *.{writeToFile,writeToURL}
"431:9 UNUserNotificationCenter.{request,add,remove,set,get}*
"432:9 CLLocationManager.{start,stop,request}*
"433:9 {SKPaymentQueue,HKHealthStore,EKEventStore,CNContactStore,PHPhotoLibrary,LAContext,AVCaptureSession}.*
=435:5 computing
[436:7 4
"436:9 {String,NSString}.init(contentsOfFile*
"437:9 NSPredicate.{init*,predicateWithFormat,predicateWithBlock}
"438:9 {NSRegularExpression,NSDataDetector,Regex}.*
"439:9 *.{evaluate(with*,compare(*,evaluateWithObject:}
=440:5 preferences
[441:7 2
"441:9 {UserDefaults,NSUserDefaults}.{set,removeObject,setValue,synchronize,setObject,setBool}*
"442:9 {UserDefaults,NSUserDefaults}.*=
=444:5 requests
[444:15 2
"444:16 URLRequest.init*
"444:36 {NSURLRequest,NSMutableURLRequest}.{init,requestWithURL}*
=445:5 pages
[445:12 1
"445:13 {WKWebView,UIWebView,WebView}.{load,loadRequest}*
=446:5 navigating
[46:11 21
"47:9 UINavigationController.{push*,setViewControllers,viewControllers}
"48:9 *.pushViewController*
"49:9 UIViewController.{present,presentViewController,presentModalViewController}
"50:9 *.present(_:animated:*
"51:9 *.presentViewController
"52:9 UIViewController.{show,showViewController,showDetailViewController}
"53:9 *.{performSegue,performSegueWithIdentifier}
"54:9 UISplitViewController.{setViewController,viewControllers}
"55:9 UITabBarController.{setViewControllers,viewControllers,selectedIndex,selectedViewController}
"56:9 UIPopoverController.{presentPopoverFromRect,presentPopoverFromBarButtonItem,present}
"57:9 UIWindow.{rootViewController,makeKeyAndVisible}
"58:9 NSViewController.{present,presentAsSheet,presentAsModalWindow,presentViewController,performSegue*}
"59:9 NSViewController.{presentViewControllerAsSheet,presentViewControllerAsModalWindow}
"60:9 NSPopover.show
"61:9 NSWindowController.showWindow
"62:9 NSWindow.{makeKeyAndOrderFront,orderFront,beginSheet}
"63:9 *.{show,toggle}{Sidebar,Drawer,SideMenu}*
"64:9 *.{present,push,show,open}*ViewController*
"65:9 UIApplication.{open,openURL}*
"66:9 NSWorkspace.{open,open(*,openURL*,openFile*}
"67:9 NSExtensionContext.open
=447:5 leaving
[81:14 3
"81:24 UIApplication.{open,openURL}*
"81:57 NSWorkspace.open*
"81:78 NSExtensionContext.open
=449:5 showing_itself
[449:21 1
"449:22 UIViewController.{addChild,addChildViewController}
=451:5 closing
[452:7 10
"452:9 *.{popViewController,popToViewController,popToRootViewController}*
"453:9 UIViewController.{dismiss,dismissViewController}*
"454:9 *.dismissViewControllerAnimated*
"455:9 NSViewController.{dismiss,dismissController,dismissViewController}
"456:9 self.{removeFromParent,removeFromParentViewController}
"457:9 NSWindowController.close
"458:9 NSWindow.{endSheet,close,orderOut,performClose}*
"459:9 UIPopoverController.{dismissPopoverAnimated,dismiss}
"460:9 NSPopover.{close,performClose}*
"461:9 NSExtensionContext.{completeRequest,cancelRequest}*
=462:5 alerts
[69:15 8
"70:9 {UIAlertController,NSAlert,UIAlertView,UIActionSheet,*Alert*,*alert*,UISearchController}
"71:9 {NSOpenPanel,NSSavePanel,NSColorPanel,NSFontPanel,NSPrintPanel,NSSharingServicePicker}
"72:9 {UIImagePickerController,PHPickerViewController,UIDocumentPickerViewController,UIDocumentMenuViewController}
"73:9 {UIFontPickerViewController,UIColorPickerViewController,MPMediaPickerController,UICloudSharingController}
"74:9 {UIActivityViewController,MFMailComposeViewController,MFMessageComposeViewController,SLComposeViewController}
"75:9 {SKStoreProductViewController,UIPrintInteractionController,UIVideoEditorController,UIReferenceLibraryViewController}
"76:9 {UIDocumentInteractionController,QLPreviewController,EKEventEditViewController,VNDocumentCameraViewController}
"77:9 {GKGameCenterViewController,PKAddPassesViewController,PKPaymentAuthorizationViewController}
=463:5 ignored
[464:7 12
"464:9 {UISearchController,*AlertController,*AlertViewController}.dismiss*
"465:9 *.{show,present}In*
"466:9 *{Theme,Theming,Appearance,Style}{Service,Manager,Provider,Store}.*
"467:9 *{Tracker,Analytics,Logger,Log,Telemetry,Crashlytics,Metrics}.*
"468:9 *{Analytics,Logger,Logging,Telemetry}{Service,Manager,Client,Provider,Engine}.*
"469:9 *.{track,log,logEvent,print,debugPrint,NSLog,os_log,assert,assertionFailure,precondition,preconditionFailure,fatalError}
"470:9 *.{resignFirstResponder,becomeFirstResponder,endEditing,deselectRow,deselectItem,deselectAll}
"471:9 *.{delegate,dataSource,*Delegate}
"472:9 *.{presentingViewController,presentedViewController}
"473:9 *.{deselectRowAtIndexPath,deselectItemAtIndexPath}
"474:9 *.{addObserver,removeObserver}
"475:9 {UIImpactFeedbackGenerator,UISelectionFeedbackGenerator,UINotificationFeedbackGenerator,UIAccessibility}.*

"""##

private let mvp = ##"""
{1:1 4
=1:1 pack
=1:7 mvp
=2:1 also_in
[2:10 1
=2:11 viper
=3:1 title
"3:8 Architecture patterns on Swift, part 1: MVC, MVP
=5:1 rules
{6:3 10
=6:3 presenter_strong_view
{7:5 12
=7:5 kind
=7:11 ownership
=8:5 category
=8:15 bug
=9:5 holder
{9:13 1
=9:15 role
=9:21 presenter
=10:5 held
{10:11 1
=10:13 role
[10:19 2
=10:20 view
=10:26 view_controller
=11:5 foreign
[11:14 6
=11:15 UIView
=11:23 UIViewController
=11:41 UITableViewController
=11:64 UICollectionViewController
=11:92 NSView
=11:100 NSViewController
=12:5 fix
=12:10 weak
=13:5 severity
=13:15 error
=14:5 summary
=14:14 a presenter holds its view strongly
=15:5 rationale
"15:16 The view holds its presenter, so that both live as long as the screen is shown. A presenter that holds the view strongly closes the loop: neither is ever freed.
=18:5 message
"18:14 {subject} holds its view strongly: {property} ({target})
=19:5 suggestion
"19:17 declare {property} `weak var`; a protocol has to be bound to classes (AnyObject) for that
=21:5 notes
{22:7 2
=22:7 conforms
"22:17 {conformer} is the view behind {target}
=23:7 link
"23:13 {owner} holds {target} in `{property}`
=25:3 presenter_concrete_view
{26:5 12
=26:5 kind
=26:11 ownership
=27:5 holder
{27:13 1
=27:15 role
=27:21 presenter
=28:5 held
{28:11 1
=28:13 role
[28:19 2
=28:20 view
=28:26 view_controller
=29:5 strength
=29:15 any
=30:5 typed
=30:12 concrete
=31:5 fix
=31:10 protocol
=32:5 severity
=32:15 warning
=33:5 summary
=33:14 a presenter knows its view by the concrete class
=34:5 rationale
"34:16 A presenter that names the class of its view can be neither tested with another view nor used for a second one. It needs no more than the messages that it sends, which a protocol lists.
=37:5 message
"37:14 {subject} knows its view by the class {target}: {property}
=38:5 suggestion
"38:17 type {property} by a protocol with what {subject} asks of it, and let {target} conform
=40:5 notes
{41:7 1
=41:7 conforms
"41:17 {conformer} is the view
=43:3 presenter_uses_ui_framework
{44:5 11
=44:5 kind
=44:11 imports
=45:5 from
{45:11 1
=45:13 role
=45:19 presenter
=46:5 forbid
[46:13 5
=46:14 UIKit
=46:21 AppKit
=46:29 Cocoa
=46:36 SwiftUI
=46:45 WatchKit
=48:5 types
[49:7 7
"49:9 UI{A,B,C,D,E,F,G,H,I,K,L,M,N,P,R,S,T,V,W}*
"50:9 NS{View,Window,Color,Image,Font,Application,Menu,Button,Cell,Control,TextField,TextView,TableView,OutlineView}*
"51:9 NS{CollectionView,StackView,Screen,Pasteboard,Alert,Panel,OpenPanel,SavePanel,Responder,Storyboard,Toolbar}*
"52:9 NS{BezierPath,LayoutConstraint,StatusItem,StatusBar,HostingController,HostingView,Workspace}
"53:9 {View,AnyView,Color,Image,Font,Text,Binding,Animation,NavigationPath,LocalizedStringKey,Alignment,ColorScheme}
"54:9 {ScenePhase,FocusState,AppStorage,SceneStorage,Environment,EnvironmentObject,EnvironmentValues,State,StateObject}
"55:9 {ObservedObject,GeometryProxy,Transaction,Gradient,Alert,ViewBuilder,ViewModifier,withAnimation,EdgeInsets}
=56:5 severity
=56:15 warning
=57:5 summary
=57:14 a presenter uses a user interface framework
=58:5 rationale
"58:16 A presenter decides what is shown, not how. As long as it knows no framework of views it can be tested without a screen and drive any other view, which is the reason for having one.
=61:5 yields_to
[61:16 1
=61:17 forbidden_import
=62:5 message
"62:14 {subject} uses {types} from {module}
=63:5 suggestion
"63:17 hand texts, numbers and values of the presenter's own to the view, and leave it to the view to make views, colours and images of them
=66:5 notes
{67:7 3
=67:7 again
"67:14 imported here too
=68:7 through
"68:16 {through} passes {module} on here
=69:7 named
"69:14 {type} is named here
=71:3 presenter_knows_controller
{72:5 12
=72:5 kind
=72:11 forbidden
=73:5 from
{73:11 2
=73:13 role
[73:19 2
=73:20 presenter
=73:31 interactor
=73:44 not
{73:49 1
=73:51 role
[73:57 5
=73:58 view
=73:64 view_controller
=73:81 router
=73:89 coordinator
=73:102 assembly
=74:5 to
{74:9 2
=74:11 role
=74:17 view_controller
=74:34 kind
=74:40 class
=75:5 references
[75:17 2
=75:18 type
=75:24 forward
=76:5 yields_to
[76:16 1
=76:17 presenter_concrete_view
=77:5 severity
=77:15 warning
=78:5 summary
=78:14 a presenter or interactor knows a view controller
=79:5 rationale
"79:16 A presenter that makes or names the view controller of a screen is tied to that screen, and to the framework. Which screen comes next, and how it is built, is known by a router, a coordinator or the screen's builder.
=82:5 message
"82:14 {subject} knows the view controller {target}
=83:5 message_for_many
"83:23 {subject} knows the view controllers {targets}
=84:5 suggestion
"84:17 ask a router, a coordinator or the builder of that module for it; {subject} only says what is to happen
=86:5 notes
{87:7 1
=87:7 again
"87:14 {target}
=89:3 view_concrete_presenter
{90:5 14
=90:5 kind
=90:11 ownership
=91:5 holder
{91:13 1
=91:15 role
[91:21 2
=91:22 view
=91:28 view_controller
=93:5 held
{93:11 2
=93:13 role
=93:19 presenter
=93:30 not
{93:35 1
=93:37 any
[93:42 3
{93:43 1
=93:45 role
[93:51 2
=93:52 view
=93:58 view_controller
{93:78 1
=93:80 conforms
=93:90 ObservableObject
{93:110 1
=93:112 attribute
=93:123 Observable
=94:5 strength
=94:15 any
=95:5 typed
=95:12 concrete
=96:5 fix
=96:10 protocol
=98:5 enabled
=98:14 false
=99:5 when_named
{99:17 1
=99:19 enabled
=99:28 true
=100:5 severity
=100:15 warning
=101:5 summary
=101:14 a view knows its presenter by the concrete class
=102:5 rationale
"102:16 A view tells its presenter what the user did. Typed by a protocol with just that, it can be shown with another presenter, in a test too; typed by the class it can reach for everything that the presenter is.
=105:5 message
"105:14 {subject} knows its presenter by the class {target}: {property}
=106:5 suggestion
"106:17 Declare a protocol with what {subject} calls on {target}, let {target} conform to it, and type `{property}` by it.
=108:5 notes
{109:7 1
=109:7 conforms
"109:17 {conformer} is the presenter
=111:3 view_weak_presenter
{112:5 12
=112:5 kind
=112:11 ownership
=113:5 category
=113:15 bug
=114:5 holder
{114:13 1
=114:15 role
[114:21 2
=114:22 view_controller
=114:39 view
=115:5 held
{115:11 2
=115:13 role
=115:19 presenter
=115:30 not
{115:35 1
=115:37 role
[115:43 2
=115:44 view
=115:50 view_controller
=116:5 strength
=116:15 weak
=117:5 kept_by_nobody
=117:21 true
=118:5 severity
=118:15 warning
=119:5 summary
=119:14 a view holds its presenter weakly, and nobody else holds it
=120:5 rationale
"120:16 While a screen is shown its view controller is kept alive, and with it all that it holds. A presenter that is held weakly and by nobody else is gone as soon as the screen is put together, and the screen does nothing.
=123:5 message
"123:14 {subject} holds its presenter weakly, and nobody else holds it: {property} ({target})
=124:5 suggestion
"124:17 hold {property} strongly, and let the presenter hold its view weakly
=126:5 notes
{127:7 1
=127:7 conforms
"127:17 {conformer} is the presenter behind {target}
=129:3 passive_view
{130:5 15
=130:5 kind
=130:11 responsibilities
=131:5 like
=131:11 controller_responsibilities
=132:5 of
{132:9 3
=132:11 role
=132:17 view_controller
=132:34 holds
{132:41 1
=132:43 role
=132:49 presenter
=132:62 not
{132:67 1
=132:69 role
[132:75 3
=132:76 presenter
=132:87 router
=132:95 coordinator
=133:5 max
=133:10 0
=134:5 closing
[134:14 0
=135:5 counted
[135:14 3
=135:15 handle_interaction
=135:35 business_logic
=135:51 navigation
=137:5 feedback
[137:15 6
"137:16 scrollView*
"137:31 textField*
"137:45 textView*
"137:58 searchBar*
"137:72 keyboard*
"137:85 animate*
=139:5 enabled
=139:14 false
=140:5 when_named
{140:17 1
=140:19 enabled
=140:28 true
=141:5 severity
=141:15 warning
=142:5 summary
=142:14 a view controller with a presenter does the presenter's work
=143:5 rationale
"143:16 Where a presenter decides, the view controller is a view: it lays itself out, shows what it is told and says what the user did. What it decides, computes or opens itself is out of the presenter's sight and out of reach of its tests.
=146:5 message
"146:14 {subject} has a presenter, but does its work itself: {responsibilities}
=147:5 suggestion
"147:17 tell the presenter what happened, and let it (or its router) do the rest
=149:5 notes
{150:7 6
=150:7 configure_ui
"150:21 configure_ui: {use}
=151:7 update_ui
"151:18 update_ui: {use}
=152:7 catch_interaction
"152:26 catch_interaction: {use}
=153:7 handle_interaction
"153:27 handle_interaction: {use} decides itself
=154:7 business_logic
"154:23 business_logic: {use}
=155:7 navigation
"155:19 navigation: {use}
=157:3 passive_view_model_coupling
{158:5 11
=158:5 kind
=158:11 forbidden
=159:5 from
{160:7 1
=160:7 any
[161:9 2
{161:11 3
=161:13 role
=161:19 view_controller
=161:36 holds
{161:43 1
=161:45 role
=161:51 presenter
=161:64 not
{161:69 1
=161:71 role
[161:77 3
=161:78 presenter
=161:89 router
=161:97 coordinator
{162:11 3
=162:11 kind
=162:17 protocol
=163:11 name
[163:17 8
"163:18 *View
"163:27 *ViewInput
"163:41 *ViewProtocol
"163:58 *ViewInterface
"163:76 *ViewBehavior
"163:93 *ViewType
"163:106 *DisplayLogic
"163:123 *PresenterOutput
=164:11 implemented_by
{164:27 2
=164:29 role
=164:35 view_controller
=164:52 holds
{164:59 1
=164:61 role
=164:67 presenter
=165:5 to
{165:9 2
=165:11 role
=165:17 entity
=165:25 not
{165:30 1
=165:32 role
[165:38 2
=165:39 view_model
=165:51 cell_model
=166:5 references
[166:17 2
=166:18 type
=166:24 forward
=167:5 yields_to
[167:16 1
=167:17 viper_role_dependency
=168:5 severity
=168:15 info
=169:5 summary
=169:14 a passive view knows an entity of the model
=170:5 rationale
"170:16 A passive view shows texts and images that its presenter has made ready. One that is handed entities formats them itself, and changes with the model. In a small app with plain entities that may be a fair price.
=173:5 message
"173:14 {subject} is a passive view, and knows {target} of the model
=174:5 suggestion
"174:17 hand over what is shown: texts, or a view model that the presenter makes of {target}
=176:5 notes
{177:7 1
=177:7 again
"177:14 {target}
=179:3 module_assembled_outside_builder
{180:5 10
=180:5 kind
=180:11 calls
=181:5 of
{181:9 2
=181:11 role
[181:17 2
=181:18 presenter
=181:29 view_controller
=181:47 not
{181:52 1
=181:54 role
[181:60 3
=181:61 assembly
=181:71 router
=181:79 coordinator
=182:5 makes
{182:12 1
=182:14 role
[182:20 2
=182:21 view_controller
=182:38 view
=183:5 makes_with
{183:17 1
=183:19 role
=183:25 presenter
=184:5 severity
=184:15 warning
=185:5 summary
=185:14 a module is put together by another module's screen
=186:5 rationale
"186:16 A view, its presenter and what they need have to be made and linked in the right order wherever the module is shown. Done in a builder of the module's own, it is written once, and nobody else has to know what the module is made of.
=189:5 message
"189:14 {subject} puts the module of {target} together itself
=190:5 suggestion
"190:17 let a builder of that module make view and presenter and link them, and ask it for the screen
=192:5 notes
{193:7 1
=193:7 again
"193:14 {use} is made here
=195:3 massive_presenter
{196:5 11
=196:5 kind
=196:11 size
=197:5 category
=197:15 size
=198:5 of
{198:9 1
=198:11 role
=198:17 presenter
=199:5 warning
=199:14 300
=200:5 error
=200:12 600
=201:5 severity
=201:15 warning
=202:5 summary
=202:14 a presenter has too many lines
=203:5 rationale
"203:16 Taking the logic out of the view controller moves it; it does not make it less. A presenter this long bears several tasks again: services, formatting and navigation each have a better place.
=206:5 message
"206:14 {subject} has {lines} lines, more than {limit}
=207:5 suggestion
"207:17 move business logic to services or interactors, and navigation to a router or coordinator
=209:5 notes
{210:7 1
=210:7 extension
"210:18 {part} lines here

"""##

private let mvvm = ##"""
{1:1 3
=1:1 pack
=1:7 mvvm
=2:1 title
=2:8 MVVM, from all documents
=4:1 rules
{5:3 2
=5:3 view_model_uses_ui_framework
{6:5 12
=6:5 kind
=6:11 imports
=7:5 from
{7:11 1
=7:13 role
=7:19 view_model
=8:5 forbid
[8:13 5
=8:14 UIKit
=8:21 AppKit
=8:29 Cocoa
=8:36 SwiftUI
=8:45 WatchKit
=10:5 types
[11:7 7
"11:9 UI{A,B,C,D,E,F,G,H,I,K,L,M,N,O,P,R,S,T,U,V,W}*
"12:9 NS{View,Window,Color,Image,Font,Application,Menu,Button,Cell,Control,TextField,TextView,TableView,OutlineView}*
"13:9 NS{CollectionView,StackView,Screen,Pasteboard,Alert,Panel,OpenPanel,SavePanel,Responder,Storyboard,Toolbar}*
"14:9 NS{BezierPath,LayoutConstraint,StatusItem,StatusBar,HostingController,HostingView,Workspace}
"15:9 {View,AnyView,Color,Image,Font,Text,Binding,Animation,NavigationPath,LocalizedStringKey,Alignment,ColorScheme}
"16:9 {ScenePhase,FocusState,AppStorage,SceneStorage,Environment,EnvironmentObject,EnvironmentValues,State,StateObject}
"17:9 {ObservedObject,GeometryProxy,Transaction,Gradient,Alert,ViewBuilder,ViewModifier,withAnimation,EdgeInsets}
=19:5 except_types
[20:7 11
"20:9 {UI,NS}{Image,Color,Font}
"21:9 UI{AccessibilityTraits,EdgeInsets,Offset,RectEdge,RectCorner,UserInterfaceStyle,UserInterfaceIdiom,ContentSizeCategory}
"22:9 UI{KeyboardType,ReturnKeyType,TextContentType,TextAutocapitalizationType,InterfaceOrientation,InterfaceOrientationMask}
"23:9 {Image,Color,Font,LocalizedStringKey,ColorScheme,ScenePhase,Animation,withAnimation,Binding,AppStorage,SceneStorage}
"24:9 {NavigationPath,Alignment,EdgeInsets,Gradient,Transaction}
"26:9 UI{View,TableView,CollectionView,StackView,ScrollView,ImageView,Label,Button,TextField,TextView,Control,Window}
"27:9 UI{ViewController,NavigationController,TabBarController,AlertController,HostingController,TableViewCell,CollectionViewCell}
"28:9 NS{View,ViewController,WindowController,Window,TableView,TextField,TextView,Button,HostingController,HostingView}
"29:9 {AnyView,SFSafariViewController,UIAlertAction}
"30:9 UI{TableView,CollectionView}{DiffableDataSource,DataSource,Delegate}*
"31:9 UI{ScrollView,TextView,TextField,SearchBar,PickerView}{DataSource,Delegate}*
=32:5 severity
=32:15 warning
=33:5 summary
=33:14 a view model uses a user interface framework
=34:5 rationale
"34:16 A view model is what a screen shows, as plain values. One that speaks in a framework's terms shows it with that framework only, and its tests need a screen's worth of machinery to ask for a title.
=37:5 yields_to
[37:16 2
=37:17 view_model_holds_view
=37:40 forbidden_import
=38:5 message
"38:14 {subject} uses {types} from {module}
=39:5 suggestion
"39:17 publish texts, numbers and names of colours and images, and let the view turn them into what it shows; ask the system (UIApplication, UIPasteboard) through a protocol that is passed in; for ObservableObject and @Observable import Combine or Observation
=43:5 notes
{44:7 3
=44:7 again
"44:14 imported here too
=45:7 through
"45:16 {through} passes {module} on here
=46:7 named
"46:14 {type} is named here
=48:3 view_model_holds_view
{49:5 11
=49:5 kind
=49:11 forbidden
=50:5 from
{50:11 2
=50:13 role
=50:19 view_model
=50:31 not
{50:36 1
=50:38 role
[50:44 5
=50:45 view
=50:51 view_controller
=50:68 coordinator
=50:81 router
=50:89 assembly
=51:5 to
{51:9 2
=51:11 role
[51:17 2
=51:18 view
=51:24 view_controller
=51:42 not
{51:47 1
=51:49 kind
=51:55 protocol
=52:5 foreign
[53:7 4
"53:9 UI{View,TableView,CollectionView,StackView,ScrollView,ImageView,Label,Button,TextField,TextView,Control,Window}
"54:9 UI{ViewController,NavigationController,TabBarController,AlertController,HostingController,TableViewCell,CollectionViewCell}
"55:9 NS{View,ViewController,WindowController,Window,TableView,TextField,TextView,Button,HostingController,HostingView}
"56:9 {AnyView,SFSafariViewController,UIAlertAction,UITableViewDiffableDataSource,UICollectionViewDiffableDataSource}
=57:5 severity
=57:15 error
=58:5 summary
=58:14 a view model knows a view
=59:5 rationale
"59:16 The view watches its view model, never the other way round. A view model that knows a view or view controller cannot be shown by another one, and where it stores it, neither may ever be freed.
=62:5 message
"62:14 {subject} knows the view {target}
=63:5 message_for_many
"63:23 {subject} knows the views {targets}
=64:5 suggestion
"64:17 publish a value that says what is to be shown, or tell a coordinator or a closure what is to happen
=66:5 notes
{67:7 1
=67:7 again
"67:14 {target}

"""##

private let openClosed = ##"""
{1:1 3
=1:1 pack
=1:7 open-closed
=2:1 title
=2:8 layers, services, schedulers
=4:1 rules
{5:3 1
=5:3 closed_service_interface
{6:5 10
=6:5 kind
=6:11 signature
=7:5 finds
=7:12 families
=9:5 of
{10:7 3
=10:7 role
=10:13 service
=11:7 any
[12:9 4
{12:11 1
=12:11 layer
[12:18 7
=12:19 Infrastructure
=12:35 Network
=12:44 Networking
=12:56 Networks
=12:66 HTTP
=12:72 Storage
=12:81 Persistence
{13:11 1
=13:11 path
[13:17 1
"13:18 **/{Infrastructure,Network,Networking,HTTP,Storage,Persistence}/**
{14:11 1
=14:11 name
[14:17 4
"14:18 *HTTP*Client
"14:34 *HTTP*Gateway
"14:51 *HTTP*Manager
"14:68 {API,Rest,REST,Network,Networking,Web}*{Client,Gateway,Manager,Service}
{15:11 2
=15:11 name
[15:17 1
"15:18 *{Client,Gateway,API,Host,HTTP*Manager,Networking}
=16:11 mentions
[16:21 11
=16:22 URLSession
=16:34 NSURLSession
=16:48 NSURLConnection
=16:65 URLRequest
=16:77 NSURLRequest
=16:91 NSMutableURLRequest
=16:112 AF
=16:116 Alamofire
=16:127 AFHTTPSessionManager
=16:149 AFHTTPRequestOperationManager
=16:180 AFHTTPRequestOperation
=17:7 not
{17:12 1
=17:14 role
[17:20 9
=17:21 view
=17:27 view_controller
=17:44 view_model
=17:56 presenter
=17:67 interactor
=17:79 coordinator
=17:92 router
=17:100 assembly
=17:110 entity
=19:5 except
[19:13 4
"19:14 *(*forKey:*
"19:29 *ForKey:*
"19:42 *forKey:*
"19:55 *(key:*
=20:5 severity
=20:15 warning
=21:5 summary
=21:14 a service has a method for each kind of what it does
=22:5 rationale
"22:16 An interface with a method for each kind is finished when it is written: who needs one kind more has to change the service, and everything that stands in for it. One method that takes a request leaves the kinds to those who use it.
=25:5 message
"25:14 {subject} has {count} methods that are one operation: {members}
=26:5 suggestion
"26:17 replace them by one method that takes a request value (its path, its method, how its answer is read), and let clients declare their own requests
=29:5 notes
{30:7 1
=30:7 again
"30:14 and {declaration}

"""##

private let ownership = ##"""
{1:1 3
=1:1 pack
=1:7 ownership
=2:1 title
"2:8 Who keeps whom alive, from all documents
=4:1 rules
{5:3 3
=5:3 singleton_access
{6:5 17
=6:5 kind
=6:11 forbidden
=7:5 from
{7:11 1
=7:13 role
[7:19 6
=7:20 view
=7:26 view_controller
=7:43 presenter
=7:54 view_model
=7:66 interactor
=7:78 activity
=9:5 to
{9:9 1
=9:11 not
{9:16 1
=9:18 path
"9:24 **/{Vendor,Vendors,Vendored,ThirdParty,Third Party,Third-Party,3rdParty,External,Externals}/**
=10:5 shared_instances
=10:23 true
=12:5 ambient
[13:7 24
"13:9 *Theme*
"14:9 *Tip
"15:9 *Appearance*
"16:9 *Style*
"17:9 *Palette*
"18:9 *Color*
"19:9 *Font*
"20:9 *Haptic*
"21:9 *Sound{Effect,Manager,Player}*
"22:9 *{Log,Logs,Logger,Logging,Signpost,Signposter}
"23:9 *{Log,Logger,Logging}{Service,Manager,Store,Shim,Center,Handler}
"24:9 *Crash*
"25:9 *Analytics*
"26:9 *Telemetry*
"27:9 *FeatureFlag*
"28:9 *FeatureToggle*
"29:9 *RemoteConfig*
"31:9 *{Build,App}{Info,Constants,Environment,Details}
"32:9 {,*Experimental,*Feature}{Features,Flags}
"33:9 *Build{Config,Configuration,Settings}
"34:9 *{Localization,Localisation,Localizer,Translations}*
"35:9 *{Language,Locale,Markdown,Date,Number,Currency}{Manager,Service,Provider,Helper,Helpers,Formatter}
"36:9 *{Clipboard,Pasteboard}*
"37:9 *{Image,Icon,Avatar,Thumbnail}{Loader,Cache,Downloader}*
=39:5 ambient_members
[39:22 4
=39:23 track
"39:30 track{Event,Screen,Page}*
"39:59 log{Event,Screen}*
"39:81 record{Event,Screen}*
=40:5 ambient_marks
[40:20 4
"40:21 UI*FeedbackGenerator
=40:45 NSHapticFeedbackManager
=40:70 CHHapticEngine
=40:86 RemoteConfig
=42:5 ambient_properties
[42:25 4
=42:26 isIdleTimerDisabled
=42:47 idleTimerDisabled
=42:66 isNetworkActivityIndicatorVisible
=42:101 networkActivityIndicatorVisible
=43:5 widely_used
=43:18 10
=46:5 yields_to
[46:16 2
=46:17 upward_dependency
=46:36 view_performs_networking
=47:5 severity
=47:15 warning
=48:5 summary
=48:14 a screen reaches for a shared instance
=49:5 rationale
"49:16 A shared instance is a hidden dependency: the initializer does not show it, a test cannot replace it, and all its users are coupled through it. A service locator is one too. A default, `init(store: Store = .shared)`, shows it and lets others be passed.
=52:5 message
"52:14 {subject} uses the shared instance {name}
=53:5 message_for_many
"53:23 {subject} uses the shared instances {targets}
=54:5 suggestion
"54:17 Pass {target}, or a protocol with what {subject} needs of it, to the initializer, or set it as a property before it is shown.
=56:5 notes
{57:7 3
=57:7 again
"57:14 {name}
=58:7 widely_used
"58:20 {count} types use the shared instance {name}
=59:7 widely_used_advice
"59:27 Create {target} where the app starts, and pass it, or a protocol with what is needed of it, to each user. Begin with the types that need tests; the baseline keeps new users out.
=63:3 delegate_strong
{64:5 21
=64:5 kind
=64:11 ownership
=65:5 category
=65:15 bug
=66:5 holder
{66:13 1
=66:15 kind
[66:21 2
=66:22 class
=66:29 actor
=67:5 foreign
[68:7 13
"68:9 UI*Delegate
"69:9 NS*Delegate
"70:9 WK*Delegate
"71:9 AV*Delegate
"72:9 CL*Delegate
"73:9 URLSession*Delegate
=74:9 UITableViewDataSource
=75:9 UICollectionViewDataSource
=76:9 UIPickerViewDataSource
=77:9 UIPageViewControllerDataSource
=78:9 NSTableViewDataSource
=79:9 NSOutlineViewDataSource
=80:9 NSCollectionViewDataSource
=81:5 names
[81:12 4
=81:13 delegate
=81:23 dataSource
"81:35 *Delegate
"81:48 *DataSource
=83:5 except_names
[83:19 2
=83:20 appDelegate
=83:33 applicationDelegate
=84:5 back_names
[84:17 2
=84:18 output
"84:26 *Output
=85:5 back_holder
{85:18 1
=85:20 role
=85:26 interactor
=86:5 typed
=86:12 back
=87:5 handed_in
=87:16 true
=88:5 except_holder
{88:20 1
=88:22 role
[88:28 2
=88:29 view
=88:35 view_controller
=89:5 except_held
{89:18 1
=89:20 role
=89:26 presenter
=90:5 lasting
=90:14 true
=91:5 yields_to
[91:16 2
=91:17 presenter_strong_view
=91:40 coordinator_strong_parent
=92:5 fix
=92:10 weak
=93:5 severity
=93:15 error
=94:5 summary
=94:14 a delegate is held strongly
=95:5 rationale
"95:16 A delegate usually owns the object that it is the delegate of. If that object holds its delegate strongly, each keeps the other alive, and both stay in memory after the screen or the job is done.
=98:5 message
"98:14 `{subject}.{property}` holds its {target} strongly
=99:5 suggestion
"99:17 Declare it `weak var {property}`.
=100:5 notes
{101:7 5
=101:7 conforms
"101:17 {conformer} is one
=102:7 link
"102:13 {owner} holds {target} in `{property}`
=103:7 unbound
"103:16 Declare it `weak var {property}`, and constrain {target} to `AnyObject`.
=104:7 attribute
"104:18 Declare the property `{property}` as `weak`.
=105:7 owner
"105:14 Make `{property}` weak, and let the object that creates the {target} keep it: this property is the only reference that keeps it alive.
=109:3 ownership_cycle
{110:5 11
=110:5 kind
=110:11 ownership_cycle
=111:5 category
=111:15 bug
=113:5 except
{113:13 1
=113:15 any
[113:20 2
{113:21 1
=113:23 attribute
=113:34 Model
{113:43 1
=113:45 inherits
[113:55 2
=113:56 NSManagedObject
=113:73 CoreStoreObject
=114:5 back_names
[114:17 14
=114:18 delegate
=114:28 dataSource
"114:40 *Delegate
"114:53 *DataSource
=114:68 output
=114:76 parent
"114:84 parent*
=114:95 owner
=114:102 host
"114:108 *Parent
=114:119 observer
"114:129 *Observer
=114:142 listener
"114:152 *Listener
=115:5 yields_to
[115:16 3
=115:17 presenter_strong_view
=115:40 coordinator_strong_parent
=115:67 delegate_strong
=116:5 severity
=116:15 warning
=117:5 summary
=117:14 objects keep one another alive in a retain cycle
=118:5 rationale
"118:16 Objects that hold one another strongly in a circle are never released. One reference of the circle has to be weak, or has to be set to nil when the work is done. Objects that live as long as the app may hold one another.
=121:5 message
"121:14 Retain cycle: {loop}
=122:5 suggestion
"122:17 Make `{subject}.{property}` weak: {because}.
=123:5 notes
{124:7 20
=124:7 link
"124:13 {owner} holds {target} in `{property}`
=125:7 closure
"125:16 {owner} stores the closure, which captures {target}, in `{property}`
=126:7 timer
"126:14 {owner} keeps the timer, which calls {target}, in `{property}`
=127:7 again
"127:14 this closure captures `self` strongly too
=128:7 capture_message
"128:24 Retain cycle: this closure captures `self` strongly and is stored in `{path}`
=129:7 capture
"129:16 Capture `[weak self]`, or {subject} is never released.
=130:7 capture_block
"130:22 Use a weak reference to `self` in the block (`__weak typeof(self) weakSelf = self`), or {subject} is never released.
=131:7 assigning_message
"131:26 Retain cycle: this subscription keeps `self` and is stored in `{path}`
=132:7 assigning
"132:18 Use `assign(to: &$property)`, or a `sink` that captures `[weak self]`.
=133:7 calling_message
"133:24 Retain cycle: the timer in `{path}` keeps `self` as its target
=134:7 calling
"134:16 Use a timer with a block that captures `[weak self]`, or invalidate it before {subject} is to be released: while it runs, `deinit` is never reached.
=137:7 weak
"137:13 Make `{subject}.{property}` weak: {because}.
=138:7 unowned
"138:16 Make `{subject}.{property}` unowned, or weak and optional: {because}.
=139:7 open
"139:13 Pass {subject} only what it needs of {target} (a value, or a closure that captures it weakly), or empty `{subject}.{property}` when the work is done.
=142:7 why_role
"142:17 {target} owns {owner}, so {owner} must not own it back
=143:7 why_made
"143:17 {target} creates {owner} and outlives it
=144:7 why_name
"144:17 `{property}` leads back to the object that owns {owner}
=145:7 why_handed
"145:19 it is passed in, while the other objects of the cycle create what they hold
=146:7 why_optional
"146:21 it is the only reference of the cycle that may be nil
=147:7 why_any
"147:16 it is the reference of the cycle that can be given up most easily

"""##

private let protocols = ##"""
{1:1 3
=1:1 pack
=1:7 protocols
=2:1 title
=2:8 layers, services, schedulers
=4:1 rules
{5:3 2
=5:3 service_without_protocol
{6:5 8
=6:5 kind
=6:11 abstraction
=7:5 of
{7:9 2
=7:11 role
=7:17 service
=7:26 not
{7:31 1
=7:33 role
[7:39 8
=7:40 view
=7:46 view_controller
=7:63 assembly
=7:73 router
=7:81 coordinator
=7:94 presenter
=7:105 interactor
=7:117 view_model
=8:5 severity
=8:15 warning
=9:5 summary
=9:14 a service is used from other files and no protocol stands for it
=10:5 rationale
"10:16 Clients of a service that has a protocol do not care which one they get: another back end, a cache in front of it, or a stub in a test. Clients of a class get that class and all that it needs.
=13:5 message
"13:14 {subject} has no protocol that its clients could use instead
=14:5 suggestion
"14:17 declare a protocol with what clients ask of {subject} ({members}), and let it conform
=16:5 notes
{17:7 1
=17:7 use
"17:12 {declaration} uses {subject} itself
=19:3 concrete_service_dependency
{20:5 13
=20:5 kind
=20:11 forbidden
=21:5 from
{22:7 2
=22:7 role
[22:13 7
=22:14 view_controller
=22:31 view
=22:37 presenter
=22:48 view_model
=22:60 cell_model
=22:72 interactor
=22:84 service
=23:7 not
{23:12 1
=23:14 role
[23:20 3
=23:21 assembly
=23:31 router
=23:39 coordinator
=24:5 to
{24:9 3
=24:11 role
=24:17 service
=24:26 kind
[24:32 4
=24:33 class
=24:40 struct
=24:48 actor
=24:55 enum
=24:62 not
{24:67 1
=24:69 role
[24:75 4
=24:76 view
=24:82 view_controller
=24:99 view_model
=24:111 assembly
=25:5 references
[25:17 2
=25:18 type
=25:24 forward
=26:5 except_supertypes
=26:24 true
=27:5 fix
=27:10 protocol
=28:5 severity
=28:15 warning
=29:5 summary
=29:14 a client names the class of a service
=30:5 rationale
"30:16 Who names the class of a service gets it with its network, its disk and its clock. A protocol says what is asked for, and leaves it to an assembly to say who answers.
=33:5 message
"33:14 {subject} depends on the class {target}
=34:5 message_for_many
"34:23 {subject} depends on the classes {targets}
=35:5 suggestion
"35:17 type it by a protocol that {target} conforms to, and let an assembly hand in the instance
=37:5 notes
{38:7 1
=38:7 again
"38:14 {target}

"""##

private let reactive = ##"""
{1:1 3
=1:1 pack
=1:7 reactive
=2:1 title
=2:8 layers, services, schedulers
=4:1 rules
{5:3 2
=5:3 service_state_not_observable
{6:5 14
=6:5 kind
=6:11 signature
=7:5 finds
=7:12 state
=8:5 of
{8:9 2
=9:7 role
=9:13 service
=10:7 not
{10:12 1
=10:14 role
[10:20 10
=10:21 view
=10:27 view_controller
=10:44 view_model
=10:56 presenter
=10:67 interactor
=10:79 coordinator
=10:92 router
=10:100 assembly
=10:110 entity
=10:118 activity
=11:5 signals
[11:14 8
"12:9 RAC{Signal,Subject,BehaviorSubject,ReplaySubject,Command,MulticastConnection,Stream}
"13:9 {Observable,Observable*Type,Connectable*,Single,Maybe,Completable,Infallible,Driver,Signal,Control{Property,Event}}
"14:9 {Publish,Behavior,Replay,Async}{Relay,Subject}
"15:9 {SignalProducer,SignalProtocol,Property,MutableProperty,PropertyProtocol,Variable,Action}
"16:9 {*Publisher,Publisher,Publishers,Published,Just,Future,Deferred,Fail,*ValueSubject,PassthroughSubject}
"17:9 Async{Stream,ThrowingStream,Sequence,Channel,ThrowingChannel}
"18:9 {Async*Sequence,*AsyncSequence,*AsyncStream}
"19:9 {*Promise,*Observable,*Signal,*Subject,BFTask,EventLoopFuture}
=21:5 except_types
[22:7 4
"22:9 *{Task,Cancellable,Disposable,DisposeBag,DisposableBag,Timer,Queue,Lock,Semaphore,Delegate,DataSource}
"23:9 *{Session,Manager,Service,Client,Store,Repository,Provider,Container,Context,Center,Configuration,Coordinator}
"24:9 {DispatchGroup,DispatchWorkItem,DispatchSource*,NSCondition,*Mutex,dispatch_*_t,pthread_*_t,os_unfair_lock*}
"25:9 *{Logger,Tracker,Scheduler,Formatter,Encoder,Decoder,Factory,Builder,Window,Controller,View,Player,Connection}
=27:5 enabled
=27:14 false
=28:5 when_named
{28:17 1
=28:19 enabled
=28:28 true
=29:5 severity
=29:15 warning
=30:5 summary
=30:14 state of a service changes without notice
=31:5 rationale
"31:16 A screen that reads a plain property keeps a copy of its value. When the service changes the property and reports it to nobody, the screen shows the old value until something else makes it ask again.
=34:5 message
"34:14 `{subject}.{member}` changes without notice, and {reader} shows it
=35:5 message_for_many
"35:23 {subject} changes state without notice: {targets}
=36:5 suggestion
"36:17 Publish it (`@Published`, `@Observable`, a publisher or signal), and let {reader} subscribe to it.
=37:5 notes
{38:7 2
=38:7 again
"38:14 {declaration}
=39:7 reader
"39:15 {declaration} reads `{member}`
=41:3 service_result_not_reactive
{42:5 16
=42:5 kind
=42:11 signature
=43:5 finds
=43:12 results
=44:5 of
{8:9 2
=9:7 role
=9:13 service
=10:7 not
{10:12 1
=10:14 role
[10:20 10
=10:21 view
=10:27 view_controller
=10:44 view_model
=10:56 presenter
=10:67 interactor
=10:79 coordinator
=10:92 router
=10:100 assembly
=10:110 entity
=10:118 activity
=45:5 signals
[11:14 8
"12:9 RAC{Signal,Subject,BehaviorSubject,ReplaySubject,Command,MulticastConnection,Stream}
"13:9 {Observable,Observable*Type,Connectable*,Single,Maybe,Completable,Infallible,Driver,Signal,Control{Property,Event}}
"14:9 {Publish,Behavior,Replay,Async}{Relay,Subject}
"15:9 {SignalProducer,SignalProtocol,Property,MutableProperty,PropertyProtocol,Variable,Action}
"16:9 {*Publisher,Publisher,Publishers,Published,Just,Future,Deferred,Fail,*ValueSubject,PassthroughSubject}
"17:9 Async{Stream,ThrowingStream,Sequence,Channel,ThrowingChannel}
"18:9 {Async*Sequence,*AsyncSequence,*AsyncStream}
"19:9 {*Promise,*Observable,*Signal,*Subject,BFTask,EventLoopFuture}
=46:5 callbacks
[47:7 5
"47:9 {c,*C}ompletion{,s,Handler,Block,Closure,Callback}
"48:9 {c,*C}allback
"49:9 {done,success,onSuccess,successBlock,successHandler,result,onResult,resultHandler,reply,replyHandler,then}
"50:9 {finished,finish,onFinish,onFinished,onComplete,onCompleted,onCompletion,whenDone,completed}
"51:9 *WithCompletion{,Handler,Block}
=53:5 except
[53:13 1
"53:14 {did,will,should,handle,receive,application,userNotificationCenter}*
=55:5 outside
[56:7 3
"56:9 {Data,NSData,String,NSString,NSArray,NSDictionary}.init(contentsOf:*
"57:9 {NSData,NSString,NSArray,NSDictionary}.*WithContentsOfURL*
"58:9 NSURLConnection.sendSynchronousRequest
=60:5 enabled
=60:14 false
=61:5 when_named
{61:17 1
=61:19 enabled
=61:28 true
=62:5 severity
=62:15 warning
=63:5 summary
=63:14 a service returns data without a signal
=64:5 rationale
"64:16 Signals and `async` results can be combined, delivered on the right thread, and cancelled. A completion block leaves all of that to each caller, and a plain result that waits for the network blocks the thread of its caller.
=67:5 message
"67:14 `{subject}.{member}` returns data by {way}
=68:5 message_for_many
"68:23 {subject} returns data without a signal: {targets}
=69:5 suggestion
"69:17 Make it `async`, or return a publisher or signal.
=70:5 notes
{71:7 1
=71:7 again
"71:14 {declaration}

"""##

private let schedulable = ##"""
{1:1 3
=1:1 pack
=1:7 schedulable
=2:1 title
=2:8 layers, services, schedulers
=4:1 rules
{5:3 4
=5:3 scheduler_crossing
{6:5 9
=6:5 kind
=6:11 isolation
=7:5 category
=7:15 bug
=8:5 finds
=8:12 crossings
=9:5 severity
=9:15 error
=10:5 summary
=10:14 a service of another scheduler is called directly
=11:5 rationale
"11:16 Services of one scheduler never run at the same time, so none of them needs a lock. A call from another thread breaks that for all of them; and a lock against it would stop the main thread whenever the business logic is busy.
=14:5 message
"14:14 {subject} calls {target}, which lives on {scheduler}, directly: {use}
=15:5 suggestion
"15:17 ask {target} through its scheduler (`schedule:`, `perform`, `await`, its queue), and have the result delivered to your own
=17:5 notes
{18:7 1
=18:7 again
"18:14 {use}
=20:3 ui_update_off_main
{21:5 10
=21:5 kind
=21:11 isolation
=22:5 category
=22:15 bug
=23:5 finds
=23:12 callbacks
=24:5 of
{24:9 1
=24:11 role
[24:17 4
=24:18 view
=24:24 view_controller
=24:41 presenter
=24:52 view_model
=25:5 severity
=25:15 error
=26:5 summary
=26:14 the screen is touched in a callback that runs with the business logic
=27:5 rationale
"27:16 Views, and all that is on the main thread with them, are touched there only. A result arrives where the service lives that it comes from, unless it is sent to the main thread first.
=30:5 message
"30:14 {subject} touches the screen where {target} calls back, on {scheduler}: {use}
=31:5 suggestion
"31:17 deliver the result to the main thread first (`deliverOn:`, `receive(on:)`, `observe(on:)`, `DispatchQueue.main`, `MainActor`)
=33:5 notes
{34:7 1
=34:7 again
"34:14 {use}
=36:3 scheduler_self_locking
{37:5 10
=37:5 kind
=37:11 isolation
=38:5 finds
=38:12 locks
=39:5 of
{39:9 1
=39:11 not
{39:16 1
=39:18 role
[39:24 4
=39:25 view
=39:31 view_controller
=39:48 presenter
=39:59 view_model
=40:5 lock_types
[40:17 2
"41:9 {NSLock,NSRecursiveLock,NSCondition,NSConditionLock,os_unfair_lock,os_unfair_lock_t,OSSpinLock,OSAllocatedUnfairLock}
"42:9 {pthread_mutex_t,pthread_rwlock_t,Mutex,UnfairLock,ReadWriteLock,RWLock,NIOLock,RecursiveLock,SpinLock}
=43:5 severity
=43:15 warning
=44:5 summary
=44:14 a service with a scheduler of its own takes locks, too
=45:5 rationale
"45:16 Its scheduler already runs one method at a time. A lock beside it costs time, tempts others to call the service from any thread, and lets two services that wait for each other stop the app.
=48:5 message
"48:14 {subject} lives on {scheduler}, and takes locks of its own
=49:5 suggestion
"49:17 remove the lock, and let others ask {subject} through its scheduler only
=51:5 notes
{52:7 1
=52:7 again
"52:14 and here
=54:3 thread_safe_unprotected_state
{55:5 12
=55:5 kind
=55:11 isolation
=56:5 category
=56:15 bug
=57:5 finds
=57:12 unprotected
=58:5 of
{58:9 2
=58:11 role
=58:17 service
=58:26 not
{58:31 1
=58:33 role
[58:39 4
=58:40 view
=58:46 view_controller
=58:63 presenter
=58:74 view_model
=59:5 lock_types
[40:17 2
"41:9 {NSLock,NSRecursiveLock,NSCondition,NSConditionLock,os_unfair_lock,os_unfair_lock_t,OSSpinLock,OSAllocatedUnfairLock}
"42:9 {pthread_mutex_t,pthread_rwlock_t,Mutex,UnfairLock,ReadWriteLock,RWLock,NIOLock,RecursiveLock,SpinLock}
=60:5 guard_types
[61:7 3
"61:9 {DispatchQueue,OperationQueue,NSOperationQueue,DispatchSemaphore,dispatch_queue_t,dispatch_semaphore_t,DispatchGroup}
"62:9 {*Atomic*,*Lock,*Locked,*Protected,*Synchronized,*ThreadSafe*,ManagedCriticalState,CriticalState,Serial*Queue}
"63:9 {RACScheduler,*QueueScheduler,NSManagedObjectContext,*SerialQueue,*DispatchQueue}
=64:5 severity
=64:15 warning
=65:5 summary
=65:14 a service for any thread changes state that nothing guards
=66:5 rationale
"66:16 A service that may be used from any thread is used from two at once some day. State that its methods change without a lock, a queue or an atomic is then torn, on the devices of users and hardly ever on one's own.
=69:5 message
"69:14 {subject} may be used on any thread, and nothing guards {target}, which changes
=70:5 suggestion
"70:17 guard {target} (a lock, a queue, an atomic, an actor), or give {subject} a scheduler
=72:5 notes
{73:7 1
=73:7 again
"73:14 {declaration} changes too

"""##

private let viper = ##"""
{1:1 3
=1:1 pack
=1:7 viper
=2:1 title
"2:8 Compound VIPER modules
=4:1 rules
{5:3 8
=5:3 viper_role_dependency
{6:5 12
=6:5 kind
=6:11 forbidden
=7:5 pairs
[9:7 5
{9:9 2
=9:9 from
{9:15 3
=10:11 role
[10:17 2
=10:18 view
=10:24 view_controller
=11:11 holds
{11:18 1
=11:20 role
=11:26 presenter
=12:11 not
{12:16 1
=12:18 role
[12:24 5
=12:25 presenter
=12:36 interactor
=12:48 router
=12:56 coordinator
=12:69 assembly
=13:9 to
{14:11 1
=14:11 any
[15:13 3
{15:15 2
=15:15 role
[15:21 4
=15:22 interactor
=15:34 router
=15:42 entity
=15:50 service
=16:15 not
{17:17 1
=17:17 any
[18:19 2
{18:21 1
=18:21 role
[18:27 5
=18:28 view
=18:34 view_controller
=18:51 view_model
=18:63 cell_model
=18:75 assembly
{20:21 1
=20:31 name
[20:37 3
"20:38 *Logger
"20:49 *LoggerProtocol
"20:68 *Logging
{21:15 3
=22:15 kind
=22:21 protocol
=23:15 implemented_by
{23:31 1
=23:33 role
[23:39 2
=23:40 interactor
=23:52 service
=24:15 not
{24:20 1
=24:22 any
[24:27 2
{24:28 1
=24:30 implemented_by
{24:46 2
=24:48 kind
[24:54 4
=24:55 class
=24:62 struct
=24:70 enum
=24:76 actor
=24:84 not
{24:89 1
=24:91 role
[24:97 2
=24:98 interactor
=24:110 service
{20:21 1
=20:31 name
[20:37 3
"20:38 *Logger
"20:49 *LoggerProtocol
"20:68 *Logging
{25:15 3
=26:15 kind
=26:21 protocol
=27:15 implemented_by
{27:31 1
=27:33 role
=27:39 router
=28:15 not
{28:20 1
=28:22 implemented_by
{28:38 2
=28:40 kind
[28:46 4
=28:47 class
=28:54 struct
=28:62 enum
=28:68 actor
=28:76 not
{28:81 1
=28:83 role
=28:89 router
{30:9 2
=30:9 from
{30:15 3
=31:11 role
=31:17 presenter
=32:11 holds
{32:18 1
=32:20 role
[32:26 2
=32:27 interactor
=32:39 router
=33:11 not
{33:16 1
=33:18 role
[33:24 6
=33:25 view
=33:31 view_controller
=33:48 interactor
=33:60 router
=33:68 coordinator
=33:81 assembly
=34:9 to
{35:11 1
=35:11 any
[36:13 2
{36:15 2
=36:15 role
[36:21 5
=36:22 view
=36:28 view_controller
=36:45 interactor
=36:57 router
=36:65 service
=37:15 not
{37:20 1
=37:22 any
[37:27 4
{37:28 1
=37:30 role
=37:36 assembly
{20:21 1
=20:31 name
[20:37 3
"20:38 *Logger
"20:49 *LoggerProtocol
"20:68 *Logging
{37:57 1
=37:59 name
[37:65 1
"37:66 *Cell
{37:78 1
=37:80 inherits
[37:90 3
=37:91 UITableViewCell
=37:108 UICollectionViewCell
=37:130 NSTableCellView
{38:15 3
=39:15 kind
=39:21 protocol
=40:15 implemented_by
{40:31 1
=40:33 role
=40:39 service
=41:15 not
{41:20 1
=41:22 any
[41:27 2
{41:28 1
=41:30 implemented_by
{41:46 2
=41:48 kind
[41:54 4
=41:55 class
=41:62 struct
=41:70 enum
=41:76 actor
=41:84 not
{41:89 1
=41:91 role
=41:97 service
{20:21 1
=20:31 name
[20:37 3
"20:38 *Logger
"20:49 *LoggerProtocol
"20:68 *Logging
{43:9 2
=43:9 from
{43:15 2
=43:17 role
=43:23 interactor
=43:35 not
{43:40 1
=43:42 role
[43:48 5
=43:49 view
=43:55 view_controller
=43:72 presenter
=43:83 router
=43:91 assembly
=44:9 to
{45:11 1
=45:11 any
[46:13 3
{46:15 2
=46:15 role
[46:21 4
=46:22 view
=46:28 view_controller
=46:45 presenter
=46:56 router
=47:15 not
{47:20 1
=47:22 any
[47:27 2
{47:28 1
=47:30 role
=47:36 assembly
{47:48 1
=47:50 name
[47:56 1
"47:57 *Cell
{48:15 3
=48:15 kind
=48:21 protocol
=49:15 name
[49:21 7
"49:22 *View
"49:31 *ViewInput
"49:45 *ViewProtocol
"49:62 *ViewInterface
"49:80 *ViewBehavior
"49:97 *ViewType
"49:110 *DisplayLogic
=50:15 implemented_by
{50:31 1
=50:33 role
[50:39 2
=50:40 view
=50:46 view_controller
{25:15 3
=26:15 kind
=26:21 protocol
=27:15 implemented_by
{27:31 1
=27:33 role
=27:39 router
=28:15 not
{28:20 1
=28:22 implemented_by
{28:38 2
=28:40 kind
[28:46 4
=28:47 class
=28:54 struct
=28:62 enum
=28:68 actor
=28:76 not
{28:81 1
=28:83 role
=28:89 router
{53:9 2
=53:9 from
{53:15 3
=54:11 role
=54:17 router
=55:11 held_by
{55:20 1
=55:22 role
=55:28 presenter
=56:11 not
{56:16 1
=56:18 role
[56:24 4
=56:25 view
=56:31 view_controller
=56:48 presenter
=56:59 interactor
=57:9 to
{58:11 1
=58:11 any
[59:13 2
{59:15 2
=59:17 role
[59:23 2
=59:24 interactor
=59:36 service
=59:46 not
{59:51 1
=59:53 any
[59:58 2
{59:59 1
=59:61 role
[59:67 2
=59:68 assembly
=59:78 router
{20:21 1
=20:31 name
[20:37 3
"20:38 *Logger
"20:49 *LoggerProtocol
"20:68 *Logging
{21:15 3
=22:15 kind
=22:21 protocol
=23:15 implemented_by
{23:31 1
=23:33 role
[23:39 2
=23:40 interactor
=23:52 service
=24:15 not
{24:20 1
=24:22 any
[24:27 2
{24:28 1
=24:30 implemented_by
{24:46 2
=24:48 kind
[24:54 4
=24:55 class
=24:62 struct
=24:70 enum
=24:76 actor
=24:84 not
{24:89 1
=24:91 role
[24:97 2
=24:98 interactor
=24:110 service
{20:21 1
=20:31 name
[20:37 3
"20:38 *Logger
"20:49 *LoggerProtocol
"20:68 *Logging
{62:9 2
=62:9 from
{62:15 2
=62:17 role
=62:23 entity
=62:31 not
{62:36 1
=62:38 role
[62:44 2
=62:45 view_model
=62:57 cell_model
=63:9 to
{64:11 1
=64:11 any
[65:13 3
{65:15 2
=65:17 role
[65:23 6
=65:24 view
=65:30 view_controller
=65:47 presenter
=65:58 interactor
=65:70 router
=65:78 service
=65:88 not
{65:93 1
=65:95 any
[65:100 2
{65:101 1
=65:103 role
=65:109 entity
{20:21 1
=20:31 name
[20:37 3
"20:38 *Logger
"20:49 *LoggerProtocol
"20:68 *Logging
{21:15 3
=22:15 kind
=22:21 protocol
=23:15 implemented_by
{23:31 1
=23:33 role
[23:39 2
=23:40 interactor
=23:52 service
=24:15 not
{24:20 1
=24:22 any
[24:27 2
{24:28 1
=24:30 implemented_by
{24:46 2
=24:48 kind
[24:54 4
=24:55 class
=24:62 struct
=24:70 enum
=24:76 actor
=24:84 not
{24:89 1
=24:91 role
[24:97 2
=24:98 interactor
=24:110 service
{20:21 1
=20:31 name
[20:37 3
"20:38 *Logger
"20:49 *LoggerProtocol
"20:68 *Logging
{25:15 3
=26:15 kind
=26:21 protocol
=27:15 implemented_by
{27:31 1
=27:33 role
=27:39 router
=28:15 not
{28:20 1
=28:22 implemented_by
{28:38 2
=28:40 kind
[28:46 4
=28:47 class
=28:54 struct
=28:62 enum
=28:68 actor
=28:76 not
{28:81 1
=28:83 role
=28:89 router
=68:5 references
[68:17 2
=68:18 type
=68:24 forward
=69:5 except_supertypes
=69:24 true
=70:5 except_putting_together
=70:30 true
=71:5 yields_to
[71:16 5
=71:17 module_internals_reached
=71:43 presenter_strong_view
=71:66 presenter_concrete_view
=71:91 presenter_knows_controller
=71:119 model_knows_ui
=72:5 severity
=72:15 error
=73:5 summary
=73:14 a part of a VIPER module knows one that it should not
=74:5 rationale
"74:16 View, interactor, presenter, entity and router each know little: the view its presenter, the presenter its neighbours by their protocols, the interactor the services, the router the screens. A part that reaches past its neighbour does that one's work, and can be tested or exchanged no longer.
=78:5 message
"78:14 {subject} knows {target}
=79:5 suggestion
"79:17 ask the part in between: the view its presenter, the presenter its interactor for data and its router for screens; the interactor answers through its output
=82:5 notes
{83:7 1
=83:7 again
"83:14 {target}
=85:3 module_internals_reached
{86:5 13
=86:5 kind
=86:11 forbidden
=87:5 from
{87:11 0
=88:5 to
{88:9 1
=88:11 module_part
=88:24 internals
=89:5 references
[89:17 3
=89:18 type
=89:24 forward
=89:33 function
=90:5 across
=90:13 screen_modules
=91:5 except_supertypes
=91:24 true
=92:5 yields_to
[92:16 2
=92:17 presenter_knows_controller
=92:45 controller_knows_controller
=93:5 severity
=93:15 error
=94:5 summary
=94:14 a screen module reaches into another one
=95:5 rationale
"95:16 A module is used through its input, its output and its assembly. Whoever names its presenter, its view or its cells is tied to how it is made, and it can be changed, tested or used elsewhere only together with them.
=98:5 message
"98:14 {subject} reaches into another screen module: {target}
=99:5 suggestion
"99:17 ask that module's assembly for the screen, talk to it by its ModuleInput and ModuleOutput, or move {target} out of it
=101:5 notes
{102:7 1
=102:7 again
"102:14 {target}
=104:3 interactor_uses_ui_framework
{105:5 10
=105:5 kind
=105:11 imports
=106:5 like
=106:11 presenter_uses_ui_framework
=108:5 from
{108:11 1
=108:13 any
[108:18 2
{108:19 1
=108:21 role
=108:27 interactor
{108:41 3
=108:43 kind
=108:49 protocol
=108:59 name
"108:65 *Interactor*
=108:81 implemented_by
{108:97 1
=108:99 role
=108:105 interactor
=109:5 severity
=109:15 warning
=110:5 summary
=110:14 an interactor uses a user interface framework
=111:5 rationale
"111:16 An interactor does what the app is about, whatever shows it. As long as it knows no framework of views, its work can be tested without a screen and used behind any other one.
=114:5 yields_to
[114:16 1
=114:17 forbidden_import
=115:5 message
"115:14 {subject} uses {types} from {module}
=116:5 suggestion
"116:17 Work with data and values of the interactor's own, and leave it to the presenter and the view to make colors, images and views of them.
=119:5 notes
{120:7 3
=120:7 again
"120:14 imported here too
=121:7 through
"121:16 {through} passes {module} on here
=122:7 named
"122:14 {type} is named here
=124:3 service_outside_interactor
{125:5 11
=125:5 kind
=125:11 calls
=126:5 of
{126:9 1
=126:11 any
[126:16 3
{9:15 3
=10:11 role
[10:17 2
=10:18 view
=10:24 view_controller
=11:11 holds
{11:18 1
=11:20 role
=11:26 presenter
=12:11 not
{12:16 1
=12:18 role
[12:24 5
=12:25 presenter
=12:36 interactor
=12:48 router
=12:56 coordinator
=12:69 assembly
{30:15 3
=31:11 role
=31:17 presenter
=32:11 holds
{32:18 1
=32:20 role
[32:26 2
=32:27 interactor
=32:39 router
=33:11 not
{33:16 1
=33:18 role
[33:24 6
=33:25 view
=33:31 view_controller
=33:48 interactor
=33:60 router
=33:68 coordinator
=33:81 assembly
{53:15 3
=54:11 role
=54:17 router
=55:11 held_by
{55:20 1
=55:22 role
=55:28 presenter
=56:11 not
{56:16 1
=56:18 role
[56:24 4
=56:25 view
=56:31 view_controller
=56:48 presenter
=56:59 interactor
=127:5 on
{127:9 2
=127:11 role
=127:17 service
=127:26 not
{127:31 1
=127:33 any
[127:38 2
{127:39 1
=127:41 role
[127:47 7
=127:48 interactor
=127:60 router
=127:68 presenter
=127:79 view
=127:85 view_controller
=127:102 view_model
=127:114 assembly
{20:21 1
=20:31 name
[20:37 3
"20:38 *Logger
"20:49 *LoggerProtocol
"20:68 *Logging
=129:5 except
[129:13 1
"129:14 *.{alloc,new,class,init*}
=130:5 yields_to
[130:16 2
=130:17 viper_role_dependency
=130:40 view_performs_networking
=131:5 severity
=131:15 warning
=132:5 summary
=132:14 a view, presenter or router uses a service
=133:5 rationale
"133:16 What a module loads, stores and computes is its interactor's work. A service that is used elsewhere splits that work over the module, where its order, its errors and its tests are nobody's.
=136:5 message
"136:14 {subject} uses the service {target}: {use}
=137:5 suggestion
"137:17 move {use} to the interactor, and ask that for the result
=139:5 notes
{140:7 1
=140:7 again
"140:14 {use}
=142:3 submodule_embedded_outside_router
{143:5 8
=143:5 kind
=143:11 embedding
=144:5 of
{144:9 2
=144:11 role
[144:17 4
=144:18 view
=144:24 view_controller
=144:41 presenter
=144:52 interactor
=144:65 not
{144:70 1
=144:72 role
[144:78 3
=144:79 router
=144:87 coordinator
=144:100 assembly
=145:5 embedding
[145:16 5
"146:9 *.{addChild,addChildViewController,insertChild}
"147:9 *.{add,embed,install,insert,attach,display,move}*{Child,child,Submodule,submodule,Module}*
"148:9 *.embed*
"149:9 UIPageViewController.setViewControllers
"150:9 UITabBarController.{viewControllers,setViewControllers}
=151:5 severity
=151:15 warning
=152:5 summary
=152:14 a submodule is embedded by another part than the router
=153:5 rationale
"153:16 A module that is part of another one is made, given its data and put in place by the outer module's router. Then the other parts do not know that the screen is made of several, and a part of it can be exchanged.
=156:5 message
"156:14 {subject} embeds the module {module} itself: {target}
=157:5 suggestion
"157:17 let the presenter ask the router for it: the router makes the submodule, hands it its data and adds its view controller
=160:3 submodule_depth
{161:5 9
=161:5 kind
=161:11 nesting
=162:5 max
=162:10 2
=163:5 embedding
[145:16 5
"146:9 *.{addChild,addChildViewController,insertChild}
"147:9 *.{add,embed,install,insert,attach,display,move}*{Child,child,Submodule,submodule,Module}*
"148:9 *.embed*
"149:9 UIPageViewController.setViewControllers
"150:9 UITabBarController.{viewControllers,setViewControllers}
=164:5 severity
=164:15 warning
=165:5 summary
=165:14 modules are embedded in modules of modules
=166:5 rationale
"166:16 What a submodule has to tell goes through the module around it. Where that is a submodule itself, each call and each result is handed on through the whole chain, and none of its modules can be understood alone.
=169:5 message
"169:14 {target} lies {depth} modules deep: {chain}
=170:5 suggestion
"170:17 embed {target} in the outermost module beside {subject}, or make it a view of {subject}
=172:5 notes
{173:7 1
=173:7 around
"173:15 {owner} embeds {target}
=175:3 compound_module
{176:5 13
=176:5 kind
=176:11 cohesion
=177:5 category
=177:15 size
=178:5 of
{178:9 2
=178:11 role
[178:17 2
=178:18 presenter
=178:29 interactor
=178:42 not
{178:47 1
=178:49 role
[178:55 2
=178:56 view
=178:62 view_controller
=179:5 collaborators
{179:20 1
=179:22 role
[179:28 5
=179:29 view
=179:35 view_controller
=179:52 presenter
=179:63 interactor
=179:75 router
=180:5 neutral
{20:21 1
=20:31 name
[20:37 3
"20:38 *Logger
"20:49 *LoggerProtocol
"20:68 *Logging
=181:5 members
=181:14 4
=182:5 groups
=182:13 2
=183:5 severity
=183:15 info
=184:5 summary
=184:14 a presenter or interactor does things that have nothing in common
=185:5 rationale
"185:16 Where the members of a presenter or interactor fall apart into groups that share no state and never call one another, the screen is made of several. As submodules each can be understood, tested and used elsewhere alone.
=188:5 message
"188:14 {subject} is {count} things in one: {parts}
=189:5 suggestion
"189:17 split the module: a submodule for each of them, embedded by the router or joined in one table
=191:5 notes
{192:7 1
=192:7 group
"192:14 {part}
=194:3 over_split_module
{195:5 9
=195:5 kind
=195:11 module_size
=196:5 category
=196:15 size
=197:5 min
=197:10 30
=198:5 severity
=198:15 info
=199:5 summary
=199:14 a screen module is too small to stand alone
=200:5 rationale
"200:16 Each module costs an assembly, protocols and the code that passes data to it. One of a few lines that a single other module uses costs more than it separates.
=203:5 message
"203:14 {subject} has {lines} lines in all, and only {target} uses it
=204:5 suggestion
"204:17 make it a view or a cell of {target}
=206:5 notes
{207:7 1
=207:7 again
"207:14 {target} uses it here

"""##

private let activityExamples = ##"""
activity_presents_ui:
  triggers:
    - title: it pushes, and presents
      files:
        PayActivity.swift: |
          import UIKit
          final class PayActivity: Operation {
            weak var screen: UIViewController?
            override func main() {
              let next = UIViewController()
              screen?.navigationController?.pushViewController(next, animated: true) // expect
            }
            func ask() {
              screen?.present(UIViewController(), animated: true) // expect
            }
          }
    - title: it sets the root of the window, through a base class of the project
      files:
        Activity.swift: |
          import Foundation
          class Activity: Operation { override var isAsynchronous: Bool { true } }
        LoginActivity.swift: |
          import UIKit
          final class LoginActivity: Activity {
            var window: UIWindow?
            override func main() {
              window?.rootViewController = UIViewController() // expect
            }
          }
    - title: in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
          @implementation PayActivity
          - (void)main {
            UIViewController *next = [[UIViewController alloc] init];
            [self.screen presentViewController:next animated:YES completion:nil]; // expect
          }
          @end
    - title: it pushes, in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
          @implementation PayActivity
          - (void)main {
            [self.screen.navigationController pushViewController:[[UIViewController alloc] init] animated:YES]; // expect
          }
          @end
    - title: it sets the root of the window, in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @property (nonatomic, strong) UIWindow *window;
          @end
          @implementation PayActivity
          - (void)main {
            self.window.rootViewController = self.screen; // expect
          }
          @end
  near_misses:
    - title: it asks its facade
      files:
        PayActivity.swift: |
          import UIKit
          protocol Facade: AnyObject { func displayViewController(_ screen: UIViewController) }
          final class PayActivity: Operation {
            weak var facade: Facade?
            override func main() { facade?.displayViewController(UIViewController()) }
          }
    - title: the stack is who presents
      files:
        PayActivity.swift: |
          import UIKit
          protocol Facade: AnyObject { func display(_ screen: UIViewController) }
          final class PayActivity: Operation {
            weak var facade: Facade?
            weak var screen: UIViewController?
            override func main() { if let screen { facade?.display(screen) } }
          }
          final class ActivityStack: Facade {
            var stack: [PayActivity] = []
            var current: UIViewController?
            func display(_ screen: UIViewController) { current?.present(screen, animated: true) }
            func start(_ activity: PayActivity) { activity.start() }
          }
    - title: an activity of UIKit, which is told to show a screen
      files:
        Copy.swift: |
          import UIKit
          final class CopyActivity: UIActivity {
            override var activityViewController: UIViewController? { UIViewController() }
            func show(on screen: UIViewController) { screen.present(UIViewController(), animated: true) }
          }
    - title: an operation that works on no screen
      files:
        Load.swift: |
          import Foundation
          final class LoadOperation: Operation { override func main() { present() }; func present() {} }
    - title: the facade, in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @protocol Facade <NSObject>
          - (void)displayViewController:(UIViewController *)screen;
          @end
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) id<Facade> facade;
          @end
          @implementation PayActivity
          - (void)main { [self.facade displayViewController:[[UIViewController alloc] init]]; }
          @end
    - title: the stack presents, in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
          @implementation PayActivity
          @end
          @interface ActivityStack : NSObject
          @property (nonatomic, strong) NSMutableArray<PayActivity *> *activities;
          + (instancetype)mainStack;
          - (void)run:(PayActivity *)activity;
          @end
          @implementation ActivityStack
          - (void)show:(UIViewController *)screen on:(UIViewController *)root {
            [root presentViewController:screen animated:YES completion:nil];
          }
          + (instancetype)mainStack { return nil; }
          - (void)run:(PayActivity *)activity {
            [self.activities addObject:activity];
            [activity start];
          }
          @end
    - title: an activity of UIKit, in Objective-C
      files:
        CopyActivity.m: |
          #import <UIKit/UIKit.h>
          @interface CopyActivity : UIActivity
          @end
          @implementation CopyActivity
          - (void)showOn:(UIViewController *)screen {
            [screen presentViewController:[[UIViewController alloc] init] animated:YES completion:nil];
          }
          @end
activity_starts_activity:
  triggers:
    - title: the next one
      files:
        PayActivity.swift: |
          import UIKit
          final class PayActivity: Operation {
            weak var screen: UIViewController?
            override func main() {
              let receipt = ReceiptActivity()
              receipt.start() // expect
            }
          }
          final class ReceiptActivity: Operation { weak var screen: UIViewController? }
    - title: a child, in a base class that hands on what it has
      files:
        OurActivity.swift: |
          import UIKit
          class OurActivity: Operation {
            var style: UIColor?
            func startActivity(activity child: OurActivity) {
              child.style = style
              child.start() // expect
            }
          }
          final class PostActivity: OurActivity { var managedController: UIViewController? }
    - title: in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @interface ReceiptActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
          @implementation ReceiptActivity
          @end
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
          @implementation PayActivity
          - (void)main {
            ReceiptActivity *receipt = [[ReceiptActivity alloc] init];
            [receipt start]; // expect
          }
          @end
    - title: one that it holds, in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @interface ReceiptActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
          @implementation ReceiptActivity
          @end
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @property (nonatomic, strong) ReceiptActivity *next;
          @end
          @implementation PayActivity
          - (void)main {
            [self.next start]; // expect
          }
          @end
    - title: a child that it is handed, in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @interface ReceiptActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
          @implementation ReceiptActivity
          @end
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
          @implementation PayActivity
          - (void)startChild:(ReceiptActivity *)child {
            child.screen = self.screen;
            [child start]; // expect
          }
          @end
  near_misses:
    - title: the facade starts it
      files:
        PayActivity.swift: |
          import UIKit
          protocol Facade: AnyObject { func startActivity(_ activity: Operation) }
          final class PayActivity: Operation {
            weak var screen: UIViewController?
            weak var facade: Facade?
            override func main() { facade?.startActivity(ReceiptActivity()) }
          }
          final class ReceiptActivity: Operation { weak var screen: UIViewController? }
    - title: the stack starts them
      files:
        ActivityStack.swift: |
          import UIKit
          final class PayActivity: Operation { weak var screen: UIViewController? }
          final class ActivityStack {
            private var stack: [PayActivity] = []
            func run(_ activity: PayActivity) { stack.append(activity); activity.start() }
          }
    - title: it starts itself, its superclass, or work without a screen
      files:
        PayActivity.swift: |
          import UIKit
          final class PayActivity: Operation {
            weak var screen: UIViewController?
            override func start() { super.start(); LoadOperation().start() }
            func again() { start() }
          }
          final class LoadOperation: Operation {}
    - title: it configures a child that a queue starts
      files:
        PayActivity.swift: |
          import UIKit
          protocol Facade: AnyObject { func run(_ activity: ReceiptActivity) }
          final class PayActivity: Operation {
            weak var screen: UIViewController?
            weak var facade: Facade?
            override func main() {
              let receipt = ReceiptActivity()
              receipt.prepare()
              facade?.run(receipt)
            }
          }
          final class ReceiptActivity: Operation { weak var screen: UIViewController?; func prepare() {} }
    - title: the facade starts it, in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @protocol Facade <NSObject>
          - (void)startActivity:(NSOperation *)activity;
          - (void)displayViewController:(UIViewController *)screen;
          @end
          @interface ReceiptActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
          @implementation ReceiptActivity
          @end
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @property (nonatomic, weak) id<Facade> facade;
          @end
          @implementation PayActivity
          - (void)main { [self.facade startActivity:[[ReceiptActivity alloc] init]]; }
          @end
    - title: the stack starts it, in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
          @implementation PayActivity
          @end
          @interface ActivityStack : NSObject
          @property (nonatomic, strong) NSMutableArray<PayActivity *> *activities;
          + (instancetype)mainStack;
          - (void)run:(PayActivity *)activity;
          @end
          @implementation ActivityStack
          + (instancetype)mainStack { return nil; }
          - (void)run:(PayActivity *)activity {
            [self.activities addObject:activity];
            [activity start];
          }
          @end
    - title: it starts itself, and work without a screen, in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @interface LoadOperation : NSOperation
          @end
          @implementation LoadOperation
          @end
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
          @implementation PayActivity
          - (void)start {
            [super start];
            [[[LoadOperation alloc] init] start];
          }
          - (void)again { [self start]; }
          @end
activity_strong_controller:
  triggers:
    - title: a constant
      files:
        PostActivity.swift: |
          import UIKit
          final class PostViewController: UIViewController {}
          final class PostActivity: Operation {
            let managedController: PostViewController // expect
            init(controller: PostViewController) { managedController = controller }
          }
    - title: a variable that keeps the last one
      files:
        PostActivity.swift: |
          import UIKit
          final class PostActivity: Operation {
            var managedController: UIViewController! // expect
            override func main() { managedController.title = "Post" }
          }
    - title: in Objective-C
      files:
        PostActivity.m: |
          #import <UIKit/UIKit.h>
          @interface PostActivity : NSOperation
          @property (nonatomic, strong) UIViewController *managedController; // expect
          @end
          @implementation PostActivity
          - (void)main { self.managedController.title = @"Post"; }
          @end
    - title: a class of the project, in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @interface PayViewController : UIViewController
          @end
          @interface PayActivity : NSOperation
          @property (nonatomic, strong) PayViewController *controller; // expect
          @end
          @implementation PayActivity
          @end
    - title: a navigation controller, in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @interface PayViewController : UIViewController
          @end
          @interface PayActivity : NSOperation
          @property (nonatomic, strong, readonly) UINavigationController *controller; // expect
          @end
          @implementation PayActivity
          @end
  near_misses:
    - title: a weak one
      files:
        PostActivity.swift: |
          import UIKit
          final class PostActivity: Operation { weak var managedController: UIViewController? }
    - title: one that is let go of when the activity is done
      files:
        PostActivity.swift: |
          import UIKit
          final class PostActivity: Operation {
            var managedController: UIViewController?
            func weAreDone() { managedController = nil }
          }
    - title: one that the stack takes away again
      files:
        PostActivity.swift: |
          import UIKit
          final class PostActivity: Operation { var managedController: UIViewController? }
        ActivityStack.swift: |
          import Foundation
          final class ActivityStack {
            private var stack: [PostActivity] = []
            func start(_ activity: PostActivity) {
              activity.start()
              activity.managedController = nil
            }
          }
    - title: let go of, in Objective-C
      files:
        PostActivity.m: |
          #import <UIKit/UIKit.h>
          @interface PostActivity : NSOperation
          @property (nonatomic, strong) UIViewController *managedController;
          @end
          @implementation PostActivity
          - (void)weAreDone { self.managedController = nil; }
          @end
    - title: a weak one, in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @interface PayViewController : UIViewController
          @end
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) PayViewController *controller;
          @end
          @implementation PayActivity
          @end
    - title: let go of by its variable, in Objective-C
      files:
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          @interface PayViewController : UIViewController
          @end
          @interface PayActivity : NSOperation
          @property (nonatomic, strong) PayViewController *controller;
          @end
          @implementation PayActivity
          - (void)weAreDone { _controller = nil; }
          @end
activity_mutable_subject:
  triggers:
    - title: handed to the initializer, and a variable all the same
      files:
        Model/Post.swift: |
          struct Post { let title: String }
        PostActivity.swift: |
          import UIKit
          final class PostActivity: Operation {
            weak var managedController: UIViewController?
            private var editingPost: Post // expect
            init(post: Post) { editingPost = post }
          }
    - title: set from outside, optional
      files:
        Model/Post.swift: |
          struct Post { let title: String }
        PostActivity.swift: |
          import UIKit
          final class PostActivity: Operation {
            weak var managedController: UIViewController?
            var editingPost: Post? // expect
          }
        Start.swift: |
          func start(_ post: Post) { PostActivity().editingPost = post }
    - title: exchanged in the middle of the work
      files:
        Model/Post.swift: |
          struct Post { let title: String }
        PostActivity.swift: |
          import UIKit
          final class PostActivity: Operation {
            weak var managedController: UIViewController?
            var editingPost: Post // expect
            init(post: Post) { editingPost = post }
            func edit(another post: Post) { editingPost = post }
          }
    - title: in Objective-C
      files:
        Model/Post.h: |
          #import <Foundation/Foundation.h>
          @interface Post : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        PostActivity.m: |
          #import <UIKit/UIKit.h>
          #import "Post.h"
          @interface PostActivity : NSOperation
          @property (nonatomic, weak) UIViewController *managedController;
          @property (nonatomic, strong) Post *editingPost; // expect
          @end
          @implementation PostActivity
          @end
    - title: taken by the initializer, and kept in a variable, in Objective-C
      files:
        Model/Post.h: |
          #import <Foundation/Foundation.h>
          @interface Post : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          #import "Post.h"
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
          @interface PayActivity ()
          @property (nonatomic, strong) Post *post; // expect
          @end
          @implementation PayActivity
          - (instancetype)initWithPost:(Post *)post {
            self = [super init];
            if (self) {
              _post = post;
            }
            return self;
          }
          @end
    - title: set by whoever starts it, in Objective-C
      files:
        Model/Post.h: |
          #import <Foundation/Foundation.h>
          @interface Post : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        PayActivity.h: |
          #import <UIKit/UIKit.h>
          #import "Post.h"
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @property (nonatomic, strong) Post *post; // expect
          @end
        Start.m: |
          #import "PayActivity.h"
          void start(Post *post) {
            PayActivity *activity = [[PayActivity alloc] init];
            activity.post = post;
          }
  near_misses:
    - title: a constant
      files:
        Model/Post.swift: |
          struct Post { let title: String }
        PostActivity.swift: |
          import UIKit
          final class PostActivity: Operation {
            weak var managedController: UIViewController?
            let editingPost: Post
            init(post: Post) { editingPost = post }
          }
    - title: what comes out of it
      files:
        Model/Post.swift: |
          struct Post { let title: String }
        PostActivity.swift: |
          import UIKit
          final class PostActivity: Operation {
            weak var managedController: UIViewController?
            let editingPost: Post
            private(set) var savedPost: Post?
            var draft: Post?
            init(post: Post) { editingPost = post }
            override func main() {
              savedPost = Post(title: editingPost.title)
              draft = savedPost
            }
          }
    - title: a mutable object of a controller, which is handed one after the other
      files:
        Model/Post.swift: |
          struct Post { let title: String }
        PostViewController.swift: |
          import UIKit
          final class PostViewController: UIViewController { var post: Post? }
          final class PostActivity: Operation {
            weak var managedController: PostViewController?
            let post: Post
            init(post: Post) { self.post = post }
            override func main() { managedController?.post = post }
          }
    - title: readonly, in Objective-C
      files:
        Model/Post.h: |
          #import <Foundation/Foundation.h>
          @interface Post : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        PostActivity.m: |
          #import <UIKit/UIKit.h>
          #import "Post.h"
          @interface PostActivity : NSOperation
          @property (nonatomic, weak) UIViewController *managedController;
          @property (nonatomic, strong, readonly) Post *editingPost;
          @end
          @implementation PostActivity
          @end
    - title: what comes out of it, in Objective-C
      files:
        Model/Post.h: |
          #import <Foundation/Foundation.h>
          @interface Post : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          #import "Post.h"
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @property (nonatomic, strong) Post *saved;
          @end
          @implementation PayActivity
          - (void)main { self.saved = [[Post alloc] init]; }
          @end
    - title: a list that it fills, in Objective-C
      files:
        Model/Post.h: |
          #import <Foundation/Foundation.h>
          @interface Post : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        PayActivity.m: |
          #import <UIKit/UIKit.h>
          #import "Post.h"
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @property (nonatomic, strong) NSMutableArray<Post *> *posts;
          @end
          @implementation PayActivity
          @end
activity_knows_stack:
  triggers:
    - title: it holds the stack
      files:
        PostActivity.swift: |
          import UIKit
          final class PostActivity: Operation {
            weak var managedController: UIViewController?
            weak var stack: ActivityStack? // expect
          }
        ActivityStack.swift: |
          import Foundation
          final class ActivityStack {
            static let main = ActivityStack()
            private var stack: [PostActivity] = []
            func run(_ activity: PostActivity) { stack.append(activity); activity.start() }
          }
    - title: it asks for the one there is
      files:
        PostActivity.swift: |
          import UIKit
          final class PostActivity: Operation {
            weak var managedController: UIViewController?
            func next() { ActivityStack.main.run(PostActivity()) } // expect
          }
        ActivityStack.swift: |
          import Foundation
          final class ActivityStack {
            static let main = ActivityStack()
            private var stack: [PostActivity] = []
            func run(_ activity: PostActivity) { stack.append(activity); activity.start() }
          }
    - title: in Objective-C
      files:
        PostActivity.h: |
          #import <UIKit/UIKit.h>
          @class ActivityStack;
          @interface PostActivity : NSOperation
          @property (nonatomic, weak) UIViewController *managedController;
          @property (nonatomic, weak) ActivityStack *stack; // expect
          @end
        ActivityStack.m: |
          #import "PostActivity.h"
          @interface ActivityStack : NSObject
          @property (nonatomic, strong) NSMutableArray<PostActivity *> *activities;
          @end
          @implementation ActivityStack
          - (void)run:(PostActivity *)activity {
            [self.activities addObject:activity];
            [activity start];
          }
          @end
    - title: it asks for the one there is, in Objective-C
      files:
        PayActivity.h: |
          #import <UIKit/UIKit.h>
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
        ActivityStack.h: |
          #import "PayActivity.h"
          @interface ActivityStack : NSObject
          @property (nonatomic, strong) NSMutableArray<PayActivity *> *activities;
          + (instancetype)mainStack;
          - (void)run:(PayActivity *)activity;
          @end
        ActivityStack.m: |
          #import "ActivityStack.h"
          @implementation ActivityStack
          + (instancetype)mainStack { return nil; }
          - (void)run:(PayActivity *)activity {
            [self.activities addObject:activity];
            [activity start];
          }
          @end
        PayActivity.m: |
          #import "PayActivity.h"
          #import "ActivityStack.h"
          @implementation PayActivity
          - (void)main {
            [[ActivityStack mainStack] run:self]; // expect
          }
          @end
    - title: it keeps it, in Objective-C
      files:
        PayActivity.h: |
          #import <UIKit/UIKit.h>
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
        ActivityStack.h: |
          #import "PayActivity.h"
          @interface ActivityStack : NSObject
          @property (nonatomic, strong) NSMutableArray<PayActivity *> *activities;
          + (instancetype)mainStack;
          - (void)run:(PayActivity *)activity;
          @end
        ActivityStack.m: |
          #import "ActivityStack.h"
          @implementation ActivityStack
          + (instancetype)mainStack { return nil; }
          - (void)run:(PayActivity *)activity {
            [self.activities addObject:activity];
            [activity start];
          }
          @end
        PayActivity.m: |
          #import "PayActivity.h"
          #import "ActivityStack.h"
          @interface PayActivity ()
          @property (nonatomic, weak) ActivityStack *stack; // expect
          @end
          @implementation PayActivity
          @end
  near_misses:
    - title: its protocol
      files:
        PostActivity.swift: |
          import UIKit
          protocol ActivityUserInterfaceFacade: AnyObject { func run(_ activity: PostActivity) }
          final class PostActivity: Operation {
            weak var managedController: UIViewController?
            weak var userInterfaceFacade: ActivityUserInterfaceFacade?
          }
        ActivityStack.swift: |
          import Foundation
          final class ActivityStack: ActivityUserInterfaceFacade {
            private var stack: [PostActivity] = []
            func run(_ activity: PostActivity) { stack.append(activity); activity.start() }
          }
    - title: the application knows both
      files:
        PostActivity.swift: |
          import UIKit
          final class PostActivity: Operation { weak var managedController: UIViewController? }
        ActivityStack.swift: |
          import Foundation
          final class ActivityStack {
            static let main = ActivityStack()
            private var stack: [PostActivity] = []
            func run(_ activity: PostActivity) { stack.append(activity); activity.start() }
          }
        AppDelegate.swift: |
          import UIKit
          @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            let stack = ActivityStack()
            func begin() { stack.run(PostActivity()) }
          }
    - title: an operation without a screen
      files:
        Load.swift: |
          import UIKit
          final class LoadOperation: Operation { weak var stack: ActivityStack? }
          final class PostActivity: Operation { weak var managedController: UIViewController? }
        ActivityStack.swift: |
          import Foundation
          final class ActivityStack {
            static let main = ActivityStack()
            private var stack: [PostActivity] = []
            func run(_ activity: PostActivity) { stack.append(activity); activity.start() }
          }
    - title: its facade, in Objective-C
      files:
        PayActivity.h: |
          #import <UIKit/UIKit.h>
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
        ActivityStack.h: |
          #import "PayActivity.h"
          @interface ActivityStack : NSObject
          @property (nonatomic, strong) NSMutableArray<PayActivity *> *activities;
          + (instancetype)mainStack;
          - (void)run:(PayActivity *)activity;
          @end
        ActivityStack.m: |
          #import "ActivityStack.h"
          @implementation ActivityStack
          + (instancetype)mainStack { return nil; }
          - (void)run:(PayActivity *)activity {
            [self.activities addObject:activity];
            [activity start];
          }
          @end
        Facade.h: |
          #import <UIKit/UIKit.h>
          @protocol Facade <NSObject>
          - (void)startActivity:(NSOperation *)activity;
          - (void)displayViewController:(UIViewController *)screen;
          @end
        PayActivity.m: |
          #import "PayActivity.h"
          #import "Facade.h"
          @interface PayActivity ()
          @property (nonatomic, weak) id<Facade> stack;
          @end
          @implementation PayActivity
          @end
    - title: the app knows both, in Objective-C
      files:
        PayActivity.h: |
          #import <UIKit/UIKit.h>
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
        ActivityStack.h: |
          #import "PayActivity.h"
          @interface ActivityStack : NSObject
          @property (nonatomic, strong) NSMutableArray<PayActivity *> *activities;
          + (instancetype)mainStack;
          - (void)run:(PayActivity *)activity;
          @end
        ActivityStack.m: |
          #import "ActivityStack.h"
          @implementation ActivityStack
          + (instancetype)mainStack { return nil; }
          - (void)run:(PayActivity *)activity {
            [self.activities addObject:activity];
            [activity start];
          }
          @end
        AppDelegate.m: |
          #import "ActivityStack.h"
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @property (nonatomic, strong) ActivityStack *stack;
          @end
          @implementation AppDelegate
          @end
    - title: an operation without a screen, in Objective-C
      files:
        PayActivity.h: |
          #import <UIKit/UIKit.h>
          @interface PayActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @end
        ActivityStack.h: |
          #import "PayActivity.h"
          @interface ActivityStack : NSObject
          @property (nonatomic, strong) NSMutableArray<PayActivity *> *activities;
          + (instancetype)mainStack;
          - (void)run:(PayActivity *)activity;
          @end
        ActivityStack.m: |
          #import "ActivityStack.h"
          @implementation ActivityStack
          + (instancetype)mainStack { return nil; }
          - (void)run:(PayActivity *)activity {
            [self.activities addObject:activity];
            [activity start];
          }
          @end
        LoadOperation.m: |
          #import "ActivityStack.h"
          @interface LoadOperation : NSOperation
          @property (nonatomic, weak) ActivityStack *stack;
          @end
          @implementation LoadOperation
          @end
screen_mutable_subject:
  triggers:
    - title: handed over in a segue
      files:
        Model/Post.swift: |
          struct Post { let title: String }
        PostViewController.swift: |
          import UIKit
          final class PostViewController: UIViewController {
            var editingPost: Post? // expect
          }
          final class ListViewController: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              (segue.destination as? PostViewController)?.editingPost = Post(title: "")
            }
          }
    - title: implicitly unwrapped
      files:
        Model/Post.swift: |
          struct Post { let title: String }
        PostViewController.swift: |
          import UIKit
          final class PostViewController: UITableViewController {
            var post: Post! // expect
          }
    - title: in Objective-C
      files:
        Model/Post.h: |
          #import <Foundation/Foundation.h>
          @interface Post : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        PostViewController.h: |
          #import <UIKit/UIKit.h>
          #import "Post.h"
          @interface PostViewController : UIViewController
          @property (nonatomic, strong) Post *post; // expect
          @end
    - title: in a table, in Objective-C
      files:
        Model/Post.h: |
          #import <Foundation/Foundation.h>
          @interface Post : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        PostViewController.h: |
          #import <UIKit/UIKit.h>
          #import "Post.h"
          @interface PostViewController : UITableViewController
          @property (nonatomic, strong) Post *post; // expect
          @end
    - title: set before it is shown, in Objective-C
      files:
        Model/Post.h: |
          #import <Foundation/Foundation.h>
          @interface Post : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        PostViewController.h: |
          #import <UIKit/UIKit.h>
          #import "Post.h"
          @interface PostViewController : UIViewController
          @property (nonatomic, copy) Post *post; // expect
          @end
        List.m: |
          #import "PostViewController.h"
          void show(Post *post) {
            PostViewController *screen = [[PostViewController alloc] init];
            screen.post = post;
          }
  near_misses:
    - title: an activity holds what the screen shows
      files:
        Model/Post.swift: |
          struct Post { let title: String }
        PostViewController.swift: |
          import UIKit
          final class PostViewController: UIViewController { var editingPost: Post? }
          final class PostActivity: Operation {
            weak var managedController: PostViewController?
            let editingPost: Post
            init(post: Post) { editingPost = post }
          }
    - title: a coordinator holds it
      files:
        Model/Post.swift: |
          struct Post { let title: String }
        PostViewController.swift: |
          import UIKit
          final class PostViewController: UIViewController { var post: Post? }
          final class PostCoordinator {
            let post: Post
            let navigation: UINavigationController
            init(post: Post, navigation: UINavigationController) { (self.post, self.navigation) = (post, navigation) }
            func start() {
              let screen = PostViewController()
              screen.post = post
              navigation.pushViewController(screen, animated: true)
            }
          }
    - title: a constant that the initializer takes
      files:
        Model/Post.swift: |
          struct Post { let title: String }
        PostViewController.swift: |
          import UIKit
          final class PostViewController: UIViewController {
            let post: Post
            init(post: Post) { self.post = post; super.init(nibName: nil, bundle: nil) }
            required init?(coder: NSCoder) { nil }
          }
    - title: what it loads itself
      files:
        Model/Post.swift: |
          struct Post { let title: String }
        PostViewController.swift: |
          import UIKit
          final class PostViewController: UIViewController {
            private var post: Post?
            override func viewDidLoad() { post = Post(title: "") }
          }
    - title: readonly, in Objective-C
      files:
        Model/Post.h: |
          #import <Foundation/Foundation.h>
          @interface Post : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        PostViewController.h: |
          #import <UIKit/UIKit.h>
          #import "Post.h"
          @interface PostViewController : UIViewController
          @property (nonatomic, strong, readonly) Post *post;
          @end
    - title: an activity holds one, in Objective-C
      files:
        Model/Post.h: |
          #import <Foundation/Foundation.h>
          @interface Post : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        PostViewController.h: |
          #import <UIKit/UIKit.h>
          #import "Post.h"
          @interface PostViewController : UIViewController
          @property (nonatomic, strong) Post *post;
          @end
        PostActivity.h: |
          #import <UIKit/UIKit.h>
          #import "Post.h"
          @interface PostActivity : NSOperation
          @property (nonatomic, weak) UIViewController *screen;
          @property (nonatomic, strong, readonly) Post *post;
          @end
    - title: many that it lists, in Objective-C
      files:
        Model/Post.h: |
          #import <Foundation/Foundation.h>
          @interface Post : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        PostViewController.h: |
          #import <UIKit/UIKit.h>
          #import "Post.h"
          @interface PostViewController : UIViewController
          @property (nonatomic, copy) NSArray<Post *> *posts;
          @end

"""##

private let coordinatorExamples = ##"""
# Code that each rule must find fault with, on the lines that end in `// expect`, and code near it that must pass.
controller_knows_controller:
  triggers:
    - title: a screen that is shown by what fills a table, which hands no pages out
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(ListController(), animated: false) }
          }
        List.swift: |
          import UIKit
          final class DetailController: UIViewController { var row = 0 }
          final class ListController: UIViewController, UITableViewDataSource {
            var detail: DetailController? // expect
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { detail?.row ?? 0 }
          }
    - title: a generic view controller
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(FeedController(), animated: false) }
          }
        Feed.swift: |
          import UIKit
          struct Colour: Hashable {}
          final class PickerController<Item: Hashable>: UIViewController {}
          final class FeedController: UIViewController {
            enum Size { case small, large }
            func pick() -> UIViewController { PickerController<Colour>() } // expect
          }
          final class SizesController: UIViewController {
            func pick() -> UIViewController { PickerController<FeedSize>() } // expect
          }
          enum FeedSize { case small }
    - title: Objective-C, a view controller that conforms to a protocol
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(UIViewController(), animated: false) }
          }
        Screens.h: |
          #import <UIKit/UIKit.h>
          @protocol Reloading <NSObject>
          @end
          @interface ListController : UIViewController
          @end
          @interface FeedController : UIViewController
          @property (nonatomic, strong) ListController<Reloading> *list; // expect
          @end
    - title: the next screen is made and pushed
      files:
        List.swift: |
          import UIKit
          final class ListViewController: UIViewController {
            func open() {
              let details = DetailsViewController() // expect
              navigationController?.pushViewController(details, animated: true)
            }
          }
        Details.swift: |
          import UIKit
          final class DetailsViewController: UIViewController {}
    - title: the document's chain of segues and delegates
      files:
        List.swift: |
          import UIKit
          final class ListViewController: UIViewController, DetailsViewControllerDelegate {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              let details = segue.destination as! DetailsViewController // expect
              details.delegate = self
            }
            func detailsViewController(_ sender: DetailsViewController, didChange text: String) {}
          }
        Details.swift: |
          import UIKit
          protocol DetailsViewControllerDelegate: AnyObject {
            func detailsViewController(_ sender: DetailsViewController, didChange text: String)
          }
          final class DetailsViewController: UIViewController { weak var delegate: DetailsViewControllerDelegate? }
    - title: beside children that a method of its own embeds, a screen that is presented
      files:
        Map.swift: |
          import UIKit
          final class ListController: UIViewController {}
          final class SettingsController: UIViewController {}
          final class MapController: UIViewController {
            func open() {
              embed(child: ListController())
              present(SettingsController(), animated: true) // expect
            }
            private func embed(child: UIViewController) {
              addChild(child)
              view.addSubview(child.view)
              child.didMove(toParent: self)
            }
          }
    - title: a metatype
      files:
        Settings.swift: |
          import UIKit
          final class ThemesViewController: UITableViewController {}
          final class SettingsViewController: UITableViewController {
            func open() {
              show(storyboard!.make(ThemesViewController.self), sender: self) // expect
            }
          }
          extension UIStoryboard { func make<T>(_ type: T.Type) -> T { fatalError() } }
    - title: back to a screen further up
      files:
        Editor.swift: |
          import UIKit
          final class HomeViewController: UIViewController { var text = "" }
          final class EditorViewController: UIViewController {
            func done() {
              (presentingViewController as? HomeViewController)?.text = "done" // expect
            }
          }
    - title: an Objective-C controller makes the next one and pushes it
      files:
        ListViewController.m: |
          #import <UIKit/UIKit.h>
          #import "DetailsViewController.h"
          @interface ListViewController : UITableViewController
          @end
          @implementation ListViewController
          - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
              DetailsViewController *details = [[DetailsViewController alloc] initWithNibName:nil bundle:nil]; // expect
              details.row = indexPath.row;
              [self.navigationController pushViewController:details animated:YES];
          }
          @end
        DetailsViewController.h: |
          #import <UIKit/UIKit.h>
          @interface DetailsViewController : UIViewController
          @property (nonatomic, assign) NSInteger row;
          @end
    - title: Objective-C, a segue's destination is cast, and its class is asked
      files:
        ListViewController.m: |
          #import <UIKit/UIKit.h>
          #import "DetailsViewController.h"
          @interface ListViewController : UIViewController
          @end
          @implementation ListViewController
          - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
              if ([segue.destinationViewController isKindOfClass:[DetailsViewController class]]) { // expect
                  DetailsViewController *details = segue.destinationViewController;
                  details.text = @"";
              }
              [(EditorViewController *)segue.destinationViewController setDelegate:self]; // expect
          }
          @end
        DetailsViewController.h: |
          #import <UIKit/UIKit.h>
          @interface DetailsViewController : UIViewController
          @property (nonatomic, copy) NSString *text;
          @end
          @interface EditorViewController : UIViewController
          @property (nonatomic, weak) id delegate;
          @end
    - title: Objective-C, a delegate's sender and a screen further up the stack
      files:
        EditorViewController.h: |
          #import <UIKit/UIKit.h>
          @class EditorViewController;
          @protocol EditorDelegate <NSObject>
          - (void)editor:(EditorViewController *)editor didFinishWithText:(NSString *)text;
          @end
          @interface EditorViewController : UIViewController
          @property (nonatomic, weak) id<EditorDelegate> delegate;
          @end
        HomeViewController.h: |
          #import <UIKit/UIKit.h>
          #import "EditorViewController.h"
          @interface HomeViewController : UIViewController <EditorDelegate>
          @property (nonatomic, copy) NSString *text;
          @end
        HomeViewController.m: |
          #import "HomeViewController.h"
          @implementation HomeViewController
          - (void)editor:(EditorViewController *)editor didFinishWithText:(NSString *)text { // expect
              self.text = text;
          }
          @end
        EditorViewController.m: |
          #import "EditorViewController.h"
          #import "HomeViewController.h"
          @implementation EditorViewController
          - (IBAction)done:(id)sender {
              ((HomeViewController *)self.presentingViewController).text = @"done"; // expect
          }
          @end
    - title: a Swift controller makes one of Objective-C, and the other way round
      files:
        ArchiveController.h: |
          #import <UIKit/UIKit.h>
          @interface ArchiveController : UIViewController
          @end
        ArchiveController.m: |
          #import "ArchiveController.h"
          #import "App-Swift.h"
          @implementation ArchiveController
          - (void)help { [self showViewController:[HelpController new] sender:nil]; } // expect
          @end
        App-Bridging-Header.h: |
          #import "ArchiveController.h"
        HelpController.swift: |
          import UIKit
          @objc final class HelpController: UIViewController {
            func archive() { show(ArchiveController(), sender: nil) } // expect
          }
    - title: Objective-C, the next screen, beside a child that is embedded with a frame
      files:
        MapViewController.m: |
          #import <UIKit/UIKit.h>
          @interface LegendViewController : UIViewController
          @end
          @interface RouteViewController : UIViewController
          @end
          @interface MapViewController : UIViewController
          @end
          @implementation MapViewController
          - (void)viewDidLoad {
              [super viewDidLoad];
              LegendViewController *legend = [[LegendViewController alloc] init];
              [self xy_addChildViewController:legend atFrame:CGRectMake(0, 0, 100, 100)];
          }
          - (void)showRoute {
              [self presentViewController:[RouteViewController new] animated:YES completion:nil]; // expect
          }
          @end
  near_misses:
    - title: the pages that its view model hands to a container of a library
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(AlbumController(), animated: false) }
          }
        Album.swift: |
          import Pager
          import UIKit
          final class PhotoController: UIViewController { var scale = 1.0 }
          final class AlbumPager: PagerController {}
          final class AlbumController: UIViewController {
            let model = AlbumViewModel()
            let pager = AlbumPager()
            override func viewDidLoad() { pager.dataSource = model }
            func zoom() { (pager.currentPage as? PhotoController)?.scale = 2 }
          }
          final class AlbumViewModel {
            var pages: [UIViewController] = []
            func load() { pages = [PhotoController()] }
          }
          extension AlbumViewModel: PagerControllerDataSource {
            func controller(for pager: PagerController, at index: Int) -> UIViewController? { pages[index] }
          }
    - title: a page reads a margin of the screen that it is a part of
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(ProfileController(), animated: false) }
          }
        Profile.swift: |
          import UIKit
          final class ProfileController: UIViewController { static let margin: CGFloat = 16 }
          final class PostsController: UIViewController { var inset: CGFloat { ProfileController.margin } }
    - title: a screen in a container of the project's own, which is no screen
      files:
        Tabs.swift: |
          import UIKit
          final class RootTabsController: UITabBarController { func badge(_ text: String) {} }
          final class InboxController: UIViewController {
            func loaded() { (tabBarController as? RootTabsController)?.badge("1") }
          }
    - title: a tab bar controller puts its tabs into navigation controllers
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(TabsController(), animated: false) }
          }
        Tabs.swift: |
          import UIKit
          final class NewsController: UIViewController {}
          final class TabsController: UITabBarController {
            override func viewWillAppear(_ animated: Bool) {
              let news = NewsController()
              let stack = UINavigationController(rootViewController: news)
              stack.tabBarItem = UITabBarItem(title: "News", image: nil, tag: 0)
              self.viewControllers = [stack]
            }
          }
    - title: a tab bar controller shows its own tabs
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(TabsController(), animated: false) }
          }
        Tabs.swift: |
          import UIKit
          final class FeedController: UIViewController {}
          final class ListController: UIViewController {}
          final class TabsController: UITabBarController {
            private let feed = FeedController()
            private lazy var list = ListController()
            override func viewDidLoad() {
              viewControllers = [feed, list].map { UINavigationController(rootViewController: $0) }
            }
          }
    - title: a type inside another view controller
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(FeedController(), animated: false) }
          }
        Feed.swift: |
          import UIKit
          class ListController: UIViewController { enum Size { case small } }
          final class LongListController: ListController {}
          final class FeedController: UIViewController {
            var size = ListController.Size.small
            var other: LongListController.Size?
          }
    - title: what a superclass, or the extension of a protocol, embeds
      files:
        Ghosts.swift: |
          import UIKit
          final class GhostController: UITableViewController { var rows = 0 }
          final class GridController: UIViewController { var columns = 0 }
          protocol Ghostable: UIViewController { var ghost: GhostController { get } }
          extension Ghostable {
            func showGhost() {
              addChild(ghost)
              view.addSubview(ghost.view)
              ghost.didMove(toParent: self)
            }
          }
          class HostController: UIViewController {
            func embed() {
              let grid = GridController()
              addChild(grid)
              view.addSubview(grid.view)
              grid.didMove(toParent: self)
            }
          }
          final class OrdersController: HostController, Ghostable {
            lazy var ghost = GhostController()
            func widen() { (children.first as? GridController)?.columns += 1 }
          }
    - title: the coordinator knows both screens
      files:
        Coordinator.swift: |
          import UIKit
          final class ListCoordinator {
            let navigation = UINavigationController()
            func start() {
              let list = ListViewController()
              list.onSelect = { [weak self] in self?.navigation.pushViewController(DetailsViewController(), animated: true) }
              navigation.pushViewController(list, animated: false)
            }
          }
          final class ListViewController: UIViewController { var onSelect: () -> Void = {} }
          final class DetailsViewController: UIViewController {}
    - title: a child that is embedded by containment
      files:
        Details.swift: |
          import UIKit
          final class HeaderViewController: UIViewController {}
          final class DetailsViewController: UIViewController {
            private lazy var header = HeaderViewController()
            override func viewDidLoad() {
              super.viewDidLoad()
              addChild(header)
              view.addSubview(header.view)
              header.didMove(toParent: self)
            }
          }
    - title: children in panels of a library, and one by a helper of the project's
      files:
        Map.swift: |
          import FloatingPanel
          import UIKit
          final class ListController: UIViewController {}
          final class DetailPanel: UIViewController { func move(toParent parent: UIViewController) {} }
          final class LegendController: UIViewController {}
          extension UIViewController {
            func put(_ child: UIViewController, into container: UIView) {
              addChild(child)
              container.addSubview(child.view)
              child.didMove(toParent: self)
            }
          }
          final class MapController: UIViewController {
            let panel = FloatingPanelController()
            let detail = DetailPanel()
            override func viewDidLoad() {
              super.viewDidLoad()
              let list = ListController()
              panel.set(contentViewController: list)
              panel.addPanel(toParent: self)
              detail.move(toParent: self)
              put(LegendController(), into: view)
            }
          }
    - title: a child whose own method makes it one
      files:
        Spinner.swift: |
          import UIKit
          final class SpinnerController: UIViewController {
            func install(in parent: UIViewController, over container: UIView) {
              parent.addChild(self)
              container.addSubview(view)
              didMove(toParent: parent)
            }
          }
        Feed.swift: |
          import UIKit
          final class FeedViewController: UIViewController {
            private let spinner = SpinnerController()
            override func viewDidLoad() {
              super.viewDidLoad()
              spinner.install(in: self, over: view)
            }
          }
    - title: Objective-C, a child whose own method makes it one
      files:
        SpinnerController.h: |
          #import <UIKit/UIKit.h>
          @interface SpinnerController : UIViewController
          - (void)installInController:(UIViewController *)parent;
          @end
        SpinnerController.m: |
          #import "SpinnerController.h"
          @implementation SpinnerController
          - (void)installInController:(UIViewController *)parent {
              [parent addChildViewController:self];
              [parent.view addSubview:self.view];
              [self didMoveToParentViewController:parent];
          }
          @end
        FeedViewController.m: |
          #import "SpinnerController.h"
          @interface FeedViewController : UIViewController
          @property (nonatomic, strong) SpinnerController *spinner;
          @end
          @implementation FeedViewController
          - (void)viewDidLoad {
              [super viewDidLoad];
              [self.spinner installInController:self];
          }
          @end
    - title: a child that an embed segue hands over
      files:
        Map.swift: |
          import UIKit
          final class LegendViewController: UIViewController {}
          final class MapViewController: UIViewController {
            private var legend: LegendViewController?
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if let destination = segue.destination as? LegendViewController { legend = destination }
            }
          }
    - title: any of several children, set through a property that embeds
      files:
        Content.swift: |
          import UIKit
          final class LoadingViewController: UIViewController {}
          final class ErrorViewController: UIViewController {}
          final class ContentViewController: UIViewController {
            private var active: UIViewController? {
              didSet {
                guard let active else { return }
                addChild(active)
                view.addSubview(active.view)
                active.didMove(toParent: self)
              }
            }
            func load() { active = LoadingViewController() }
            func fail() { active = ErrorViewController() }
          }
    - title: its base class, itself, and the tabs of a tab bar controller
      files:
        Screens.swift: |
          import UIKit
          class Screen: UIViewController { class var title: String { "" } }
          final class FeedViewController: Screen {
            static func make() -> FeedViewController { FeedViewController() }
            override class var title: String { Screen.title + "feed" }
          }
          final class MainViewController: UITabBarController {
            override func viewDidLoad() {
              super.viewDidLoad()
              viewControllers = [FeedViewController()]
            }
          }
    - title: an Objective-C coordinator knows both screens
      files:
        ListCoordinator.m: |
          #import <UIKit/UIKit.h>
          #import "Screens.h"
          @interface ListCoordinator : NSObject
          @property (nonatomic, strong) UINavigationController *navigation;
          @end
          @implementation ListCoordinator
          - (void)start {
              ListViewController *list = [[ListViewController alloc] init];
              __weak typeof(self) weakSelf = self;
              list.onSelect = ^{
                  [weakSelf.navigation pushViewController:[[DetailsViewController alloc] init] animated:YES];
              };
              [self.navigation pushViewController:list animated:NO];
          }
          @end
        Screens.h: |
          #import <UIKit/UIKit.h>
          @interface ListViewController : UIViewController
          @property (nonatomic, copy) dispatch_block_t onSelect;
          @end
          @interface DetailsViewController : UIViewController
          @end
    - title: Objective-C, children that are embedded by containment and by a segue
      files:
        MapViewController.m: |
          #import <UIKit/UIKit.h>
          #import "Children.h"
          @interface MapViewController : UIViewController
          @property (nonatomic, strong) HeaderViewController *header;
          @property (nonatomic, weak) LegendViewController *legend;
          @end
          @implementation MapViewController
          - (HeaderViewController *)header {
              if (!_header) { _header = [[HeaderViewController alloc] init]; }
              return _header;
          }
          - (void)viewDidLoad {
              [super viewDidLoad];
              [self addChildViewController:self.header];
              [self.view addSubview:self.header.view];
              [self.header didMoveToParentViewController:self];
          }
          - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
              if ([segue.identifier isEqualToString:@"legend"]) {
                  self.legend = (LegendViewController *)segue.destinationViewController;
              }
          }
          @end
        Children.h: |
          #import <UIKit/UIKit.h>
          @interface HeaderViewController : UIViewController
          @end
          @interface LegendViewController : UIViewController
          @end
    - title: Objective-C, its base class, itself, headers that nothing is used of, the tabs of a tab bar controller
      files:
        Screen.h: |
          #import <UIKit/UIKit.h>
          @interface Screen : UIViewController
          + (NSString *)screenTitle;
          @end
        FeedViewController.h: |
          #import "Screen.h"
          @interface FeedViewController : Screen
          + (FeedViewController *)feed;
          @end
        FeedViewController.m: |
          #import "FeedViewController.h"
          #import "MainViewController.h"
          @implementation FeedViewController
          + (FeedViewController *)feed { return [[FeedViewController alloc] init]; }
          + (NSString *)screenTitle { return [Screen screenTitle]; }
          @end
        MainViewController.h: |
          #import <UIKit/UIKit.h>
          @class FeedViewController;
          @interface MainViewController : UITabBarController
          @end
        MainViewController.m: |
          #import "MainViewController.h"
          #import "FeedViewController.h"
          @implementation MainViewController
          - (void)viewDidLoad {
              [super viewDidLoad];
              self.viewControllers = @[[FeedViewController feed]];
          }
          @end
    - title: Objective-C, a child that a category's method with a prefix embeds
      files:
        UIViewController+Children.h: |
          #import <UIKit/UIKit.h>
          @interface UIViewController (Children)
          - (void)xy_addChildViewController:(UIViewController *)child toView:(UIView *)view;
          @end
        MapViewController.m: |
          #import "UIViewController+Children.h"
          @interface LegendViewController : UIViewController
          @end
          @interface MapViewController : UIViewController
          @property (nonatomic, weak) LegendViewController *legend;
          @end
          @implementation MapViewController
          - (void)viewDidLoad {
              [super viewDidLoad];
              LegendViewController *legend = [[LegendViewController alloc] init];
              [self xy_addChildViewController:legend toView:self.view];
              self.legend = legend;
          }
          @end

navigation_outside_coordinator:
  triggers:
    - title: a screen selects a tab of the tab bar controller that shows it
      files:
        Router.swift: |
          import UIKit
          final class MainRouter { func show(from screen: UIViewController) { screen.present(UIViewController(), animated: true) } }
        Inbox.swift: |
          import UIKit
          final class TabsController: UITabBarController {}
          final class InboxViewController: UIViewController {
            var tabs: TabsController?
            func showSettings() { tabs?.selectedIndex = 1 } // expect
          }
    - title: a screen makes the next one, pushes it, and names it nowhere else
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(UIViewController(), animated: false) }
          }
        Root.swift: |
          import UIKit
          final class DetailsController: UIViewController {}
          final class ListController: UITableViewController {
            func tapped() {
              let details = DetailsController()
              navigationController?.pushViewController(details, animated: true) // expect
            }
          }
    - title: by what the app adds to UIKit
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(UIViewController(), animated: false) }
          }
        Helpers.swift: |
          import UIKit
          extension UINavigationController {
            func goToDetails() { pushViewController(UIViewController(), animated: true) }
          }
          extension UIViewController {
            func openHelp() { navigationController?.pushViewController(UIViewController(), animated: true) }
          }
        List.swift: |
          import UIKit
          final class ListViewController: UIViewController {
            func open() { navigationController?.goToDetails() } // expect
            func help() { openHelp() } // expect
          }
    - title: a view controller pushes though the app has a coordinator
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(ListViewController(), animated: false) }
          }
        List.swift: |
          import UIKit
          final class ListViewController: UIViewController {
            func open() {
              navigationController?.pushViewController(UIViewController(), animated: true) // expect
            }
          }
    - title: a screen opens another one in place of those before it
      files:
        Router.swift: |
          import UIKit
          final class MainRouter { func show(from screen: UIViewController) { screen.present(UIViewController(), animated: true) } }
        Editor.swift: |
          import UIKit
          final class EditorViewController: UIViewController {
            func done() { navigationController?.setViewControllers([UIViewController()], animated: true) } // expect
          }
    - title: a screen that opens a popover, in old Objective-C
      files:
        GDMainRouter.m: |
          #import <UIKit/UIKit.h>
          @interface GDMainRouter : NSObject
          @end
          @implementation GDMainRouter
          - (void)showFrom:(UIViewController *)screen {
              [screen presentViewController:[UIViewController new] animated:YES completion:nil];
          }
          @end
        GDBedScreen.m: |
          #import <UIKit/UIKit.h>
          @interface GDBedScreen : UIViewController
          @property (nonatomic, strong) UIPopoverController *seedsPopover;
          @end
          @implementation GDBedScreen
          - (void)seedsTapped:(UIBarButtonItem *)item {
              [self.seedsPopover presentPopoverFromBarButtonItem:item permittedArrowDirections:UIPopoverArrowDirectionAny animated:YES]; // expect
          }
          - (void)seedsChosen { [self.seedsPopover dismissPopoverAnimated:YES]; }
          @end
    - title: the document's presenter
      files:
        Router.swift: |
          import UIKit
          final class MainRouter { func show(from screen: UIViewController) { screen.present(UIViewController(), animated: true) } }
        Search.swift: |
          import UIKit
          protocol SearchViewInput: AnyObject {}
          final class SearchViewController: UIViewController, SearchViewInput {}
          final class SearchPresenter {
            weak var viewInput: (UIViewController & SearchViewInput)?
            func open(_ screen: UIViewController) {
              viewInput?.navigationController?.pushViewController(screen, animated: true) // expect
            }
          }
    - title: a segue
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator { let root = UINavigationController() }
        List.swift: |
          import UIKit
          final class ListViewController: UITableViewController {
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              performSegue(withIdentifier: "details", sender: self) // expect
            }
          }
    - title: an Objective-C controller pushes though the app has a coordinator
      files:
        MainCoordinator.m: |
          #import <UIKit/UIKit.h>
          @interface MainCoordinator : NSObject
          @property (nonatomic, strong) UINavigationController *navigation;
          @end
          @implementation MainCoordinator
          - (void)start { [self.navigation pushViewController:[[UIViewController alloc] init] animated:NO]; }
          @end
        ListViewController.m: |
          #import <UIKit/UIKit.h>
          @interface ListViewController : UITableViewController
          @end
          @implementation ListViewController
          - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
              UIViewController *details = [self.storyboard instantiateViewControllerWithIdentifier:@"details"];
              [self.navigationController pushViewController:details animated:YES]; // expect
          }
          @end
    - title: Objective-C, a screen performs a segue; that it closes itself is no navigation
      files:
        MainCoordinator.m: |
          #import <UIKit/UIKit.h>
          @interface MainCoordinator : NSObject
          @property (nonatomic, strong) UINavigationController *navigation;
          @end
          @implementation MainCoordinator
          - (void)start { [self.navigation pushViewController:[[UIViewController alloc] init] animated:NO]; }
          @end
        EditorViewController.m: |
          #import <UIKit/UIKit.h>
          @interface EditorViewController : UIViewController
          @end
          @implementation EditorViewController
          - (IBAction)done:(id)sender { [self dismissViewControllerAnimated:YES completion:nil]; }
          - (IBAction)home:(id)sender { [self.navigationController popToRootViewControllerAnimated:YES]; }
          - (IBAction)help:(id)sender { [self performSegueWithIdentifier:@"help" sender:sender]; } // expect
          @end
    - title: an Objective-C presenter pushes by its view, and presents in a block
      files:
        MainCoordinator.m: |
          #import <UIKit/UIKit.h>
          @interface MainCoordinator : NSObject
          @property (nonatomic, strong) UINavigationController *navigation;
          @end
          @implementation MainCoordinator
          - (void)start { [self.navigation pushViewController:[[UIViewController alloc] init] animated:NO]; }
          @end
        SearchPresenter.h: |
          #import <UIKit/UIKit.h>
          @protocol SearchViewInput <NSObject>
          @end
          @interface SearchPresenter : NSObject
          @property (nonatomic, weak) UIViewController<SearchViewInput> *view;
          @end
        SearchPresenter.m: |
          #import "SearchPresenter.h"
          @implementation SearchPresenter
          - (void)open:(UIViewController *)screen {
              [self.view.navigationController pushViewController:screen animated:YES]; // expect
          }
          - (void)showLater:(UIViewController *)screen {
              dispatch_async(dispatch_get_main_queue(), ^{
                  [self.view presentViewController:screen animated:YES completion:nil]; // expect
              });
          }
          @end
        SearchViewController.m: |
          #import "SearchPresenter.h"
          @interface SearchViewController : UIViewController <SearchViewInput>
          @property (nonatomic, strong) SearchPresenter *presenter;
          @end
          @implementation SearchViewController
          @end
    - title: a screen that listens to a protocol named after alerts is none
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator { let root = UINavigationController() }
        Editor.swift: |
          import UIKit
          protocol GroupAlertDelegate: AnyObject {}
          final class GroupsViewController: UITableViewController, GroupAlertDelegate {}
          final class AddViewController: UIViewController {
            func open() {
              let groups = GroupsViewController()
              navigationController?.pushViewController(groups, animated: true) // expect
            }
          }
  near_misses:
    - title: a screen selects a tab of the tab bar controller that it embeds
      files:
        Router.swift: |
          import UIKit
          final class MainRouter { func show(from screen: UIViewController) { screen.present(UIViewController(), animated: true) } }
        Split.swift: |
          import UIKit
          final class TabsController: UITabBarController {}
          final class SplitViewController: UIViewController {
            let tabs = TabsController()
            override func viewDidLoad() { addChild(tabs) }
            func select(_ index: Int) { tabs.selectedIndex = index }
          }
    - title: a screen closes itself, goes back, and closes what it presented itself
      files:
        Router.swift: |
          import UIKit
          final class MainRouter { func show(from screen: UIViewController) { screen.present(UIViewController(), animated: true) } }
        Editor.swift: |
          import UIKit
          final class EditorViewController: UIViewController {
            var overlay: UIViewController?
            func done() { dismiss(animated: true) }
            func home() { _ = navigationController?.popToRootViewController(animated: true) }
            func hide() { overlay?.dismiss(animated: false) }
          }
    - title: pickers, sheets and composers of the system, also in a navigation controller
      files:
        Router.swift: |
          import UIKit
          final class MainRouter { func show(from screen: UIViewController) { screen.present(UIViewController(), animated: true) } }
        Editor.swift: |
          import MessageUI
          import UIKit
          final class EditorViewController: UIViewController {
            func pick() { present(UIImagePickerController(), animated: true) }
            func share() {
              let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
              let stack = UINavigationController(rootViewController: sheet)
              present(stack, animated: true)
            }
            func write() { present(MFMailComposeViewController(), animated: true) }
          }
    - title: a container of the project's own shows what it is given
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let root = RootController()
            func start() { root.show(UIViewController(), sender: nil) }
          }
        Root.swift: |
          import UIKit
          final class RootController: UISplitViewController {
            func welcome() { present(UIViewController(), animated: true) }
          }
          final class TabsController: UITabBarController {
            func first() { selectedIndex = 0 }
          }
    - title: containers choose a tab and a column
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(UIViewController(), animated: false) }
          }
        Root.swift: |
          import UIKit
          final class RootController: UISplitViewController {
            func fit(_ width: CGFloat) { if width > 960 { show(.primary) } else { hide(.primary) } }
          }
          final class TabsController: UITabBarController {
            func start() { viewControllers = [UIViewController()]; selectedIndex = 0 }
          }
    - title: an alert of the app's own closes itself
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(UIViewController(), animated: false) }
          }
        Alert.swift: |
          import UIKit
          final class RatingAlertController: UIViewController {
            func close() { dismiss(animated: true) }
          }
    - title: a notice by what the app adds to UIKit, and the end of a search
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(UIViewController(), animated: false) }
          }
        Helpers.swift: |
          import UIKit
          extension UIViewController {
            func startLoading() { present(UIViewController(), animated: false) }
            func warn(_ text: String) {
              let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
              present(alert, animated: true)
            }
            func tint() { view.tintColor = .red }
          }
        List.swift: |
          import UIKit
          final class ListViewController: UIViewController {
            private let searchController = UISearchController()
            func load() { startLoading() }
            func fail() { warn("no") }
            func paint() { tint() }
            func endSearch() { searchController.dismiss(animated: false) {} }
          }
    - title: an alert that a library's superclass keeps, in Objective-C
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() { navigation.pushViewController(UIViewController(), animated: false) }
          }
        EntryController.m: |
          #import <Library/LibraryController.h>
          @interface EntryController : LibraryController
          @end
          @implementation EntryController
          - (void)viewWillDisappear:(BOOL)animated { [currentAlert dismissViewControllerAnimated:NO completion:nil]; }
          @end
    - title: the coordinator does, and the screen tells it
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator {
            let navigation = UINavigationController()
            func start() {
              let list = ListViewController()
              list.onSelect = { [weak self] in self?.navigation.present(UIViewController(), animated: true) }
              navigation.pushViewController(list, animated: false)
            }
          }
          final class ListViewController: UIViewController {
            var onSelect: () -> Void = {}
            func selected() { onSelect() }
          }
    - title: an alert of the project's own, by its base class
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator { let root = UINavigationController() }
        Question.swift: |
          import UIKit
          class AlertScreen: UIViewController {}
          final class QuestionScreen: AlertScreen {}
          final class AddViewController: UIViewController {
            func ask() { present(QuestionScreen(), animated: true) }
          }
    - title: an alert
      files:
        Coordinator.swift: |
          import UIKit
          final class MainCoordinator { let root = UINavigationController() }
        List.swift: |
          import UIKit
          final class ListViewController: UIViewController {
            func fail(_ text: String) {
              let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
              present(alert, animated: true)
            }
          }
    - title: a method of the project that has such a name
      files:
        Router.swift: |
          import UIKit
          protocol Routing: AnyObject { func dismiss(animated: Bool) }
          final class MainRouter: Routing {
            let root = UIViewController()
            func dismiss(animated: Bool) { root.dismiss(animated: animated) }
          }
        List.swift: |
          import UIKit
          final class ListViewController: UIViewController {
            var router: Routing?
            func close() { router?.dismiss(animated: true) }
          }
    - title: a navigation controller of the project's own passes on what it was asked
      files:
        Navigation.swift: |
          import UIKit
          final class MainCoordinator { let root = Navigation() }
          final class Navigation: UINavigationController {
            override func pushViewController(_ viewController: UIViewController, animated: Bool) {
              super.pushViewController(viewController, animated: animated)
            }
          }
    - title: the Objective-C coordinator does, and the screen tells it
      files:
        ListCoordinator.m: |
          #import <UIKit/UIKit.h>
          @protocol ListViewControllerDelegate <NSObject>
          - (void)listDidSelectRow:(NSInteger)row;
          @end
          @interface ListViewController : UITableViewController
          @property (nonatomic, weak) id<ListViewControllerDelegate> delegate;
          @end
          @implementation ListViewController
          - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
              [self.delegate listDidSelectRow:indexPath.row];
          }
          @end
          @interface ListCoordinator : NSObject <ListViewControllerDelegate>
          @property (nonatomic, strong) UINavigationController *navigation;
          @end
          @implementation ListCoordinator
          - (void)listDidSelectRow:(NSInteger)row {
              [self.navigation presentViewController:[[UIViewController alloc] init] animated:YES completion:nil];
          }
          @end
    - title: Objective-C alerts, old and new
      files:
        MainCoordinator.m: |
          #import <UIKit/UIKit.h>
          @interface MainCoordinator : NSObject
          @property (nonatomic, strong) UINavigationController *navigation;
          @end
          @implementation MainCoordinator
          - (void)start { [self.navigation pushViewController:[[UIViewController alloc] init] animated:NO]; }
          @end
        ListViewController.m: |
          #import <UIKit/UIKit.h>
          @interface ListViewController : UIViewController
          @end
          @implementation ListViewController
          - (void)failWithText:(NSString *)text {
              UIAlertController *controller = [UIAlertController alertControllerWithTitle:nil message:text preferredStyle:UIAlertControllerStyleAlert];
              [self presentViewController:controller animated:YES completion:nil];
              UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:text delegate:nil cancelButtonTitle:nil destructiveButtonTitle:nil otherButtonTitles:nil];
              [sheet showInView:self.view];
          }
          @end
    - title: Objective-C, the router's methods of such names, and an overridden one that passes on
      files:
        Router.h: |
          #import <UIKit/UIKit.h>
          @protocol Routing <NSObject>
          - (void)dismissViewControllerAnimated:(BOOL)animated completion:(dispatch_block_t)completion;
          @end
          @interface MainRouter : NSObject <Routing>
          @property (nonatomic, weak) UIViewController *root;
          @end
        Router.m: |
          #import "Router.h"
          @implementation MainRouter
          - (void)dismissViewControllerAnimated:(BOOL)animated completion:(dispatch_block_t)completion {
              [self.root dismissViewControllerAnimated:animated completion:completion];
          }
          @end
        ListViewController.m: |
          #import "Router.h"
          @interface ListViewController : UIViewController
          @property (nonatomic, strong) id<Routing> router;
          @end
          @implementation ListViewController
          - (IBAction)close:(id)sender { [self.router dismissViewControllerAnimated:YES completion:nil]; }
          - (void)presentViewController:(UIViewController *)screen animated:(BOOL)animated completion:(dispatch_block_t)completion {
              screen.modalPresentationStyle = UIModalPresentationFullScreen;
              [super presentViewController:screen animated:animated completion:completion];
          }
          @end

coordinator_strong_parent:
  triggers:
    - title: a child coordinator and its parent
      files:
        Coordinators.swift: |
          import UIKit
          final class MainCoordinator {
            private var child: EditorCoordinator?
            func edit() { child = EditorCoordinator(parent: self, root: UINavigationController()) }
          }
          final class EditorCoordinator {
            let parent: MainCoordinator // expect
            let root: UINavigationController
            init(parent: MainCoordinator, root: UINavigationController) {
              self.parent = parent
              self.root = root
            }
          }
    - title: of one protocol, with a list of children
      files:
        Coordinators.swift: |
          import UIKit
          protocol Coordinator: AnyObject { func start() }
          final class MainCoordinator: Coordinator {
            var children: [Coordinator] = []
            func start() { UINavigationController().pushViewController(UIViewController(), animated: false) }
          }
          final class EditorCoordinator: Coordinator {
            var parentCoordinator: Coordinator? // expect
            func start() { UINavigationController().pushViewController(UIViewController(), animated: false) }
          }
    - title: a screen and the coordinator that holds it
      files:
        List.swift: |
          import UIKit
          final class ListCoordinator {
            private var list: ListViewController?
            func start() {
              let list = ListViewController()
              list.coordinator = self
              self.list = list
            }
          }
          final class ListViewController: UIViewController {
            var coordinator: ListCoordinator? // expect
          }
    - title: a controller that made the coordinator
      files:
        Plugins.swift: |
          import UIKit
          final class PodfileViewController: UIViewController {
            lazy var plugins = PluginCoordinator(controller: self)
          }
          final class PluginCoordinator {
            let controller: PodfileViewController // expect
            init(controller: PodfileViewController) { self.controller = controller }
          }
    - title: an Objective-C child coordinator and its parent
      files:
        Coordinators.m: |
          #import <UIKit/UIKit.h>
          @class MainCoordinator;
          @interface EditorCoordinator : NSObject
          @property (nonatomic, strong) MainCoordinator *parent; // expect
          @property (nonatomic, strong) UINavigationController *root;
          @end
          @interface MainCoordinator : NSObject
          @property (nonatomic, strong) EditorCoordinator *child;
          @property (nonatomic, strong) UINavigationController *root;
          @end
          @implementation MainCoordinator
          - (void)edit {
              self.child = [[EditorCoordinator alloc] init];
              self.child.parent = self;
          }
          @end
          @implementation EditorCoordinator
          @end
    - title: Objective-C, of one protocol, with a list of children; strong by default, in a class extension
      files:
        Coordinator.h: |
          #import <UIKit/UIKit.h>
          @protocol Coordinator <NSObject>
          - (void)start;
          @end
        MainCoordinator.m: |
          #import "Coordinator.h"
          @interface MainCoordinator : NSObject <Coordinator>
          @property (nonatomic, copy) NSArray<id<Coordinator>> *children;
          @end
          @implementation MainCoordinator
          - (void)start { [[UINavigationController new] pushViewController:[UIViewController new] animated:NO]; }
          @end
        EditorCoordinator.h: |
          #import "Coordinator.h"
          @interface EditorCoordinator : NSObject <Coordinator>
          @end
        EditorCoordinator.m: |
          #import "EditorCoordinator.h"
          @interface EditorCoordinator ()
          @property (nonatomic) id<Coordinator> parentCoordinator; // expect
          @end
          @implementation EditorCoordinator
          - (void)start { [[UINavigationController new] pushViewController:[UIViewController new] animated:NO]; }
          @end
    - title: an Objective-C screen and the coordinator that holds it, in an instance variable
      files:
        ListCoordinator.h: |
          #import <UIKit/UIKit.h>
          @class ListViewController;
          @interface ListCoordinator : NSObject {
              ListViewController *_list;
          }
          - (void)start;
          @end
        ListCoordinator.m: |
          #import "ListCoordinator.h"
          #import "ListViewController.h"
          @implementation ListCoordinator
          - (void)start {
              _list = [[ListViewController alloc] init];
              _list.coordinator = self;
          }
          @end
        ListViewController.h: |
          #import <UIKit/UIKit.h>
          @class ListCoordinator;
          @interface ListViewController : UIViewController
          @property (nonatomic, strong) ListCoordinator *coordinator; // expect
          @end
  near_misses:
    - title: weak
      files:
        List.swift: |
          import UIKit
          final class ListCoordinator {
            private var list: ListViewController?
            func start() {
              let list = ListViewController()
              list.coordinator = self
              self.list = list
            }
          }
          final class ListViewController: UIViewController { weak var coordinator: ListCoordinator? }
    - title: the document's parent, when nobody stores the child
      files:
        Coordinators.swift: |
          import UIKit
          final class MainCoordinator {
            let sceneViewController = UINavigationController()
            func edit() { EditorCoordinator(parent: self).start() }
          }
          final class EditorCoordinator {
            let parent: MainCoordinator
            init(parent: MainCoordinator) { self.parent = parent }
            func start() { parent.sceneViewController.present(UIViewController(), animated: true) }
          }
    - title: a coordinator and the screen that it makes and keeps
      files:
        List.swift: |
          import UIKit
          final class ListCoordinator {
            let list = ListViewController()
            func start() { list.onDone = { [weak self] in self?.start() } }
          }
          final class ListViewController: UIViewController { var onDone: () -> Void = {} }
    - title: a delegate owns the coordinator
      files:
        Scene.swift: |
          import UIKit
          final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var coordinator: MainCoordinator? }
          final class MainCoordinator { let root = UINavigationController() }
    - title: Objective-C, weak
      files:
        List.m: |
          #import <UIKit/UIKit.h>
          @class ListCoordinator;
          @interface ListViewController : UIViewController
          @property (nonatomic, weak) ListCoordinator *coordinator;
          @end
          @interface ListCoordinator : NSObject
          @property (nonatomic, strong) ListViewController *list;
          @end
          @implementation ListCoordinator
          - (void)start {
              self.list = [[ListViewController alloc] init];
              self.list.coordinator = self;
          }
          @end
          @implementation ListViewController
          @end
    - title: Objective-C, the document's parent, when nobody stores the child
      files:
        Coordinators.m: |
          #import <UIKit/UIKit.h>
          @interface MainCoordinator : NSObject
          @property (nonatomic, strong) UINavigationController *scene;
          @end
          @interface EditorCoordinator : NSObject
          @property (nonatomic, strong, readonly) MainCoordinator *parent;
          - (instancetype)initWithParent:(MainCoordinator *)parent;
          - (void)start;
          @end
          @implementation MainCoordinator
          - (void)edit { [[[EditorCoordinator alloc] initWithParent:self] start]; }
          @end
          @implementation EditorCoordinator
          - (instancetype)initWithParent:(MainCoordinator *)parent {
              if ((self = [super init])) { _parent = parent; }
              return self;
          }
          - (void)start { [self.parent.scene presentViewController:[UIViewController new] animated:YES completion:nil]; }
          @end
    - title: Objective-C, unsafe, and a delegate of the application that owns the coordinator
      files:
        AppDelegate.m: |
          #import <UIKit/UIKit.h>
          @class AppDelegate;
          @interface MainCoordinator : NSObject
          @property (nonatomic, unsafe_unretained) AppDelegate *owner;
          @property (nonatomic, strong) UINavigationController *root;
          @end
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @property (nonatomic, strong) MainCoordinator *coordinator;
          @end
          @implementation AppDelegate
          @end
          @implementation MainCoordinator
          @end

"""##

private let domainExamples = ##"""
# Code that each rule must find fault with, on the lines that end in `// expect`, and code near it that must pass.
mutable_entity:
  triggers:
    - title: a class with a variable
      files:
        Domain/Entities/Song.swift: |
          final class Song {
            let title: String
            var position = 0.0 // expect
            init(title: String) { self.title = title }
          }
    - title: variables and a mutating method of a struct, which weigh less
      files:
        Models/Album.swift: |
          struct Album {
            let id: Int
            var title: String // expect
            private(set) var plays: Int // expect
          }
          extension Album {
            mutating func play() { plays += 1 } // expect
          }
    - title: a collection that changes though the property does not
      files:
        Domain/Entities/Playlist.swift: |
          import Foundation
          final class Playlist {
            let songs = NSMutableArray() // expect
            let title: NSMutableString // expect
            init(title: NSMutableString) { self.title = title }
          }
    - title: a property in Objective-C that is not readonly
      files:
        Domain/Entities/PRKSong.h: |
          #import <Foundation/Foundation.h>
          @interface PRKSong : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @property (nonatomic, assign) NSInteger position; // expect
          @end
        Domain/Entities/PRKSong.m: |
          #import "PRKSong.h"
          @implementation PRKSong
          @end
    - title: readonly outside, readwrite inside
      files:
        Model/PRKTrack.h: |
          #import <Foundation/Foundation.h>
          @interface PRKTrack : NSObject
          @property (nonatomic, readonly) NSInteger plays;
          @end
        Model/PRKTrack.m: |
          #import "PRKTrack.h"
          @interface PRKTrack ()
          @property (nonatomic, readwrite) NSInteger plays; // expect
          @end
          @implementation PRKTrack
          @end
    - title: a mutable collection in Objective-C
      files:
        Domain/Entities/PRKAlbum.h: |
          #import <Foundation/Foundation.h>
          @interface PRKAlbum : NSObject
          @property (nonatomic, strong, readonly) NSMutableArray<NSString *> *songs; // expect
          @end
        Domain/Entities/PRKAlbum.m: |
          #import "PRKAlbum.h"
          @implementation PRKAlbum
          @end
  near_misses:
    - title: constants and what is worked out
      files:
        Domain/Entities/Song.swift: |
          struct Song {
            let title: String
            let seconds: Double
            var minutes: Double { seconds / 60 }
            static var all: [Song] = []
            func renamed(_ title: String) -> Song { Song(title: title, seconds: seconds) }
          }
    - title: what a store keeps
      files:
        Models/StoredSong.swift: |
          import CoreData
          import SwiftData
          final class StoredSong: NSManagedObject {
            @NSManaged var title: String
            @NSManaged var songs: NSMutableSet
          }
          @Model
          final class PlayedSong {
            var title: String
            init(title: String) { self.title = title }
          }
    - title: a transfer object, a service and a view model
      files:
        Domain/Entities/Song.swift: |
          struct Song { let title: String }
        Data/SongDTO.swift: |
          struct SongDTO: Decodable { var title: String? }
        Domain/Services/Player.swift: |
          import Foundation
          final class SongStore {
            private var songs: [Song] = []
            func save() { UserDefaults.standard.set(songs.count, forKey: "songs") }
          }
        Screens/SongViewModel.swift: |
          import Combine
          final class SongViewModel: ObservableObject { @Published var title = "" }
    - title: readonly, worked out, and instance variables of the implementation
      files:
        Domain/Entities/PRKSong.h: |
          #import <Foundation/Foundation.h>
          @interface PRKSong : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @property (nonatomic, readonly) NSString *initials;
          - (instancetype)initWithTitle:(NSString *)title;
          @end
        Domain/Entities/PRKSong.m: |
          #import "PRKSong.h"
          @implementation PRKSong {
            NSString *_sortTitle;
          }
          - (instancetype)initWithTitle:(NSString *)title {
            if (self = [super init]) { _title = [title copy]; }
            return self;
          }
          - (NSString *)initials { return [self.title substringToIndex:1]; }
          @end
    - title: a category adds what it works out
      files:
        Domain/Entities/PRKSong.h: |
          #import <Foundation/Foundation.h>
          @interface PRKSong : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        Domain/Entities/PRKSong.m: |
          #import "PRKSong.h"
          @implementation PRKSong
          @end
        Domain/Entities/PRKSong+Sorting.h: |
          #import "PRKSong.h"
          @interface PRKSong (Sorting)
          @property (nonatomic) NSString *sortTitle;
          @end
    - title: a service in Objective-C has state
      files:
        Domain/Services/PRKPlayer.h: |
          #import <Foundation/Foundation.h>
          @interface PRKPlayerService : NSObject
          @property (nonatomic) NSInteger position;
          - (void)load;
          @end
        Domain/Services/PRKPlayer.m: |
          #import "PRKPlayer.h"
          @implementation PRKPlayerService
          - (void)load { [[NSURLSession sharedSession] invalidateAndCancel]; }
          @end

entity_external_dependency:
  triggers:
    - title: files of the model that hold an enum, a protocol or an extension alone
      files:
        Model/Entities/Track.swift: |
          struct Track {
            let title: String
          }
        Model/Entities/Genre.swift: |
          import UIKit // expect

          enum Genre {
            case rock, jazz
            var color: UIColor { self == .rock ? .red : .blue }
          }
        Model/Entities/Playable.swift: |
          import AVFoundation // expect

          protocol Playable {
            var item: AVPlayerItem { get }
          }
        Model/Entities/Track+Player.swift: |
          import AVFoundation // expect

          extension Track {
            var player: AVPlayer { AVPlayer() }
          }
    - title: Objective-C, an enum and a protocol alone
      files:
        Entities/PLTGenre.h: |
          #import <UIKit/UIKit.h> // expect

          typedef NS_ENUM(NSInteger, PLTGenre) { PLTGenreRock, PLTGenreJazz };

          @protocol PLTColored <NSObject>
          @property (nonatomic, readonly) UIColor *color;
          @end
    - title: an entity that holds a colour
      files:
        Domain/Entities/Label.swift: |
          import Foundation
          import UIKit // expect
          struct Label {
            let title: String
            let color: UIColor
          }
    - title: an entity that plays itself
      files:
        Domain/Entities/Song.swift: |
          import AVFoundation // expect
          struct Song {
            let url: URL
            func play() { AVPlayer(url: url).play() }
          }
    - title: an entity that a library reads
      files:
        Models/Song.swift: |
          import ObjectMapper // expect
          struct Song: Mappable {
            let title: String
          }
    - title: the header in Objective-C
      files:
        Domain/Entities/PRKSong.h: |
          #import <Foundation/Foundation.h>
          #import <AVFoundation/AVFoundation.h> // expect
          @interface PRKSong : NSObject
          @property (nonatomic, readonly) AVPlayerItem *item;
          @end
    - title: the implementation in Objective-C
      files:
        Domain/Entities/PRKSong.h: |
          #import <Foundation/Foundation.h>
          @interface PRKSong : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        Domain/Entities/PRKSong.m: |
          #import "PRKSong.h"
          @import UIKit; // expect
          @implementation PRKSong
          - (UIImage *)cover { return [UIImage imageNamed:self.title]; }
          @end
    - title: a library in Objective-C
      files:
        Model/PRKAlbum.h: |
          #import <Foundation/Foundation.h>
          #import <Mantle/Mantle.h> // expect
          @interface PRKAlbum : MTLModel
          @property (nonatomic, copy, readonly) NSString *title;
          @end
  near_misses:
    - title: an enum next to a view, an extension of a framework's type, and an enum in a folder of screens
      files:
        Model/Entities/TrackBadge.swift: |
          import UIKit

          enum BadgeStyle { case small, large }

          final class TrackBadge: UIView {
            var style = BadgeStyle.small
          }
        Model/Entities/Colors.swift: |
          import UIKit

          extension UIColor {
            static var track: UIColor { .red }
          }
        Screens/Tab.swift: |
          import UIKit

          enum Tab {
            case feed
            var image: UIImage? { nil }
          }
    - title: values, places and what a store keeps
      files:
        Domain/Entities/Place.swift: |
          import CoreGraphics
          import CoreLocation
          import Foundation
          struct Place {
            let coordinate: CLLocationCoordinate2D
            let size: CGSize
          }
        Models/StoredPlace.swift: |
          import CoreData
          final class StoredPlace: NSManagedObject { @NSManaged var title: String }
    - title: another module of the project
      files:
        Package.swift: |
          // swift-tools-version:5.9
          import PackageDescription
          let package = Package(
            name: "App",
            targets: [.target(name: "Money"), .target(name: "Models", dependencies: ["Money"])])
        Sources/Money/Amount.swift: |
          public struct Amount { public let cents: Int }
        Sources/Models/Order.swift: |
          import Money
          public struct Order { public let total: Amount }
    - title: a service that plays, and the screen in one file with what it shows
      files:
        Domain/Entities/Song.swift: |
          import Foundation
          struct Song { let url: URL }
        Domain/Services/SongPlayerService.swift: |
          import AVFoundation
          final class SongPlayerService {
            private var player: AVPlayer?
            func play(_ song: Song) { player = AVPlayer(url: song.url) }
          }
        Models/Row.swift: |
          import SwiftUI
          struct Row: Identifiable { let id: Int }
          struct RowView: View { let row: Row; var body: some View { EmptyView() } }
    - title: Foundation alone, in Objective-C
      files:
        Domain/Entities/PRKSong.h: |
          #import <Foundation/Foundation.h>
          #import <CoreLocation/CoreLocation.h>
          @interface PRKSong : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
    - title: headers of the project, in Objective-C
      files:
        Domain/Entities/PRKAlbum.h: |
          #import <Foundation/Foundation.h>
          @interface PRKAlbum : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        Domain/Entities/PRKSong.h: |
          #import <Foundation/Foundation.h>
          #import "PRKAlbum.h"
          @interface PRKSong : NSObject
          @property (nonatomic, strong, readonly) PRKAlbum *album;
          @end
        Domain/Entities/PRKSong.m: |
          #import "PRKSong.h"
          #include <objc/runtime.h>
          @implementation PRKSong
          @end
    - title: the service of the document, in Objective-C
      files:
        Domain/Entities/PRKMusicTrack.h: |
          #import <Foundation/Foundation.h>
          @interface PRKMusicTrack : NSObject
          @property (nonatomic, readonly) NSInteger position;
          @end
        Domain/Services/PRKMusicTrackPlayer.h: |
          #import <AVFoundation/AVFoundation.h>
          @class PRKMusicTrack;
          @protocol PRKMusicTrackPlayer <NSObject>
          - (void)playTrack:(nonnull PRKMusicTrack *)track;
          @end

entity_behaviour:
  triggers:
    - title: an entity that fetches itself
      files:
        Domain/Entities/Song.swift: |
          import Foundation
          struct Song {
            let url: URL
            func load(_ done: @escaping (Data?) -> Void) {
              URLSession.shared.dataTask(with: url) { data, _, _ in done(data) }.resume() // expect
            }
          }
    - title: an entity that plays itself
      files:
        Domain/Entities/Song.swift: |
          import AVFoundation
          final class Song {
            let url: URL
            init(url: URL) { self.url = url }
            func play() {
              let player = AVPlayer(url: url) // expect
              player.play() // expect
            }
          }
    - title: an entity that asks a service
      files:
        Models/Song.swift: |
          struct Song {
            let id: Int
            func like() { LikeService().like(id) } // expect
          }
        Services/LikeService.swift: |
          import Foundation
          final class LikeService {
            func like(_ id: Int) { URLSession.shared.invalidateAndCancel() }
          }
    - title: an entity in Objective-C that saves itself
      files:
        Domain/Entities/PRKSong.h: |
          #import <Foundation/Foundation.h>
          @interface PRKSong : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        Domain/Entities/PRKSong.m: |
          #import "PRKSong.h"
          @implementation PRKSong
          - (void)save {
            [[NSUserDefaults standardUserDefaults] setObject:self.title forKey:@"song"]; // expect
          }
          @end
    - title: an entity in Objective-C that plays itself
      files:
        Domain/Entities/PRKSong.h: |
          #import <AVFoundation/AVFoundation.h>
          @interface PRKSong : NSObject
          @property (nonatomic, readonly) NSURL *url;
          @property (nonatomic, readonly) AVAudioPlayer *player;
          @end
        Domain/Entities/PRKSong.m: |
          #import "PRKSong.h"
          @implementation PRKSong
          - (void)play { [self.player play]; } // expect
          @end
    - title: an entity in Objective-C that asks a service
      files:
        Model/PRKSong.h: |
          #import <Foundation/Foundation.h>
          @interface PRKSong : NSObject
          @property (nonatomic, readonly) NSInteger number;
          @end
        Model/PRKSong.m: |
          #import "PRKSong.h"
          #import "PRKLikeService.h"
          @implementation PRKSong
          - (void)like { [[PRKLikeService new] like:self.number]; } // expect
          @end
        Services/PRKLikeService.h: |
          #import <Foundation/Foundation.h>
          @interface PRKLikeService : NSObject
          - (void)like:(NSInteger)number;
          @end
        Services/PRKLikeService.m: |
          #import "PRKLikeService.h"
          @implementation PRKLikeService
          - (void)like:(NSInteger)number { [[NSURLSession sharedSession] invalidateAndCancel]; }
          @end
    - title: the header of an entity offers an action and a conversion, as in the document
      files:
        Domain/Entities/PRKMusicTrack.h: |
          #import <Foundation/Foundation.h>

          typedef NS_ENUM(NSInteger, PRKMusicFormatType) { PRKMusicFormatTypeMP3 };

          @interface PRKMusicTrack : NSObject

          @property (nonatomic, readonly) PRKMusicFormatType format;
          @property (nonatomic, readonly) NSInteger position;

          - (void)play; // expect
          - (nonnull PRKMusicTrack *)convertToFormat:(PRKMusicFormatType)format; // expect

          @end
  near_misses:
    - title: setters, initializers, what derives a value, and what protocols and frameworks ask for
      files:
        Domain/Entities/PRKMusicTrack.h: |
          #import <Foundation/Foundation.h>

          @protocol PRKArchived <NSObject>
          - (void)archiveWithCoder:(NSCoder *)coder;
          @end

          @interface PRKMusicTrack : NSObject <NSCoding, PRKArchived>
          @property (nonatomic, readonly) NSInteger position;
          + (instancetype)trackWithPosition:(NSInteger)position;
          - (instancetype)initWithPosition:(NSInteger)position;
          - (instancetype)trackByMovingBy:(NSInteger)count;
          - (PRKMusicTrack *)trackBefore:(PRKMusicTrack *)other;
          - (void)setPosition:(NSInteger)position;
          - (void)encodeWithCoder:(NSCoder *)coder;
          - (void)archiveWithCoder:(NSCoder *)coder;
          - (BOOL)isBefore:(PRKMusicTrack *)other;
          @end
        Application/PRKMusicTrack+Player.h: |
          #import "PRKMusicTrack.h"

          @interface PRKMusicTrack (Player)
          - (void)play;
          @end
    - title: what it works out of its own values
      files:
        Domain/Entities/Song.swift: |
          import Foundation
          struct Song: Codable {
            let title: String
            let seconds: Double
            func isLonger(than other: Song) -> Bool { seconds > other.seconds }
            var text: String { let formatter = NumberFormatter(); return formatter.string(from: seconds as NSNumber) ?? title }
            func encoded() throws -> Data { try JSONEncoder().encode(self) }
          }
    - title: it writes a line into the log
      files:
        Models/Song.swift: |
          struct Song {
            let radius: Double
            func checked() -> Double {
              if !radius.isFinite { Logger.warn("no number") }
              return radius
            }
          }
        Services/Logger.swift: |
          import Foundation
          final class Logger {
            static func warn(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
          }
    - title: the service is handed the entity
      files:
        Domain/Entities/Song.swift: |
          import Foundation
          struct Song { let url: URL }
        Domain/Services/SongService.swift: |
          import Foundation
          final class SongService {
            func load(_ song: Song) { URLSession.shared.dataTask(with: song.url).resume() }
          }
    - title: a managed object asks its own context
      files:
        Models/StoredSong.swift: |
          import CoreData
          final class StoredSong: NSManagedObject {
            @NSManaged var title: String
            override func awakeFromInsert() { super.awakeFromInsert(); title = "" }
            var isNew: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
          }
    - title: values in Objective-C
      files:
        Domain/Entities/PRKSong.h: |
          #import <Foundation/Foundation.h>
          @interface PRKSong : NSObject <NSCopying>
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        Domain/Entities/PRKSong.m: |
          #import "PRKSong.h"
          @implementation PRKSong
          - (id)copyWithZone:(NSZone *)zone { return self; }
          - (BOOL)isEqual:(id)other { return [self.title isEqualToString:[other title]]; }
          @end
    - title: another entity of the model, in Objective-C
      files:
        Model/PRKAlbum.h: |
          #import <Foundation/Foundation.h>
          @interface PRKAlbum : NSObject
          @property (nonatomic, readonly) NSInteger count;
          - (NSString *)summary;
          @end
        Model/PRKSong.h: |
          #import "PRKAlbum.h"
          @interface PRKSong : NSObject
          @property (nonatomic, strong, readonly) PRKAlbum *album;
          @end
        Model/PRKSong.m: |
          #import "PRKSong.h"
          @implementation PRKSong
          - (NSString *)line { return [self.album summary]; }
          @end
    - title: the service of the document, in Objective-C
      files:
        Domain/Entities/PRKMusicTrack.h: |
          #import <Foundation/Foundation.h>
          @interface PRKMusicTrack : NSObject
          @property (nonatomic, readonly) NSInteger position;
          @end
        Domain/Services/PRKTrackPlayerService.h: |
          #import <Foundation/Foundation.h>
          @class PRKMusicTrack;
          @interface PRKTrackPlayerService : NSObject
          - (void)playTrack:(PRKMusicTrack *)track;
          @end
        Domain/Services/PRKTrackPlayerService.m: |
          #import "PRKTrackPlayerService.h"
          @implementation PRKTrackPlayerService
          - (void)playTrack:(PRKMusicTrack *)track { [[NSURLSession sharedSession] invalidateAndCancel]; }
          @end

"""##

private let layeredExamples = ##"""
# Code that each rule must find fault with, on the lines that end in `// expect`, and code near it that must pass.
upward_dependency:
  triggers:
    - title: a service shows a screen
      files:
        Application/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController {}
        Domain/FeedService.swift: |
          final class FeedService {
            func load() {
              let screen = FeedViewController() // expect
              screen.loadViewIfNeeded()
            }
          }
    - title: a property typed by a class of the layer above
      config: |
        layers:
          - Application: App
          - Core: Core
      files:
        App/Session.swift: |
          final class Session { var user: String? }
        Core/Tracker.swift: |
          final class Tracker {
            private let session: Session // expect
            init(session: Session) { self.session = session }
          }
    - title: a free function of the layer above
      files:
        Presentation/Alerts.swift: |
          func showAlert(_ text: String) {}
        Data/Storage.swift: |
          struct Storage {
            func save() {
              showAlert("saved") // expect
            }
          }
    - title: a service asks the application's delegate, which is above all layers
      files:
        App/AppDelegate.swift: |
          import UIKit
          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var token: String?
          }
        Features/Feed.swift: |
          struct Feed {}
        Services/Account.swift: |
          struct Account {
            weak var delegate: AppDelegate? // expect
          }
    - title: an entity extended with what a screen needs, by a member that the screen declares
      files:
        Screens/Note+Row.swift: |
          extension Note {
            var rowTitle: String { title.uppercased() }
          }
        Models/Note.swift: |
          struct Note {
            var title = ""
            var shareText: String { self.rowTitle } // expect
          }
    - title: a nested layer of the domain uses the one above it
      config: |
        layers:
          - Application: App
          - Domain:
              path: Domain
              layers: [Services, Entities]
      files:
        App/Main.swift: |
          struct Screen { var feed = Feed() }
        Domain/Services/FeedService.swift: |
          struct FeedService { func feeds() -> [Feed] { [] } }
        Domain/Entities/Feed.swift: |
          struct Feed {
            var service = FeedService() // expect
          }
    - title: a service imports a screen's header, and no more
      files:
        Screens/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @interface FeedScreen : UIViewController
          @end
        Services/FeedService.h: |
          #import <Foundation/Foundation.h>
          @interface FeedService : NSObject
          @end
        Services/FeedService.m: |
          #import "FeedService.h"
          #import "FeedScreen.h" // expect
          @implementation FeedService
          @end
    - title: a forward declaration, and the method that it is for
      files:
        Views/OrderCell.h: |
          #import <UIKit/UIKit.h>
          @interface OrderCell : UITableViewCell
          @end
        Domain/Order.h: |
          #import <Foundation/Foundation.h>
          @class OrderCell; // expect
          @interface Order : NSObject
          - (void)fillCell:(OrderCell *)cell;
          @end
    - title: a message to a class of the layer above, whose header the umbrella header brings
      config: |
        layers:
          - Application: App
          - Core: Core
      files:
        App/App.h: |
          #import "Navigator.h"
        App/Navigator.h: |
          #import <Foundation/Foundation.h>
          @interface Navigator : NSObject
          + (void)openLogin;
          @end
        Core/Session.h: |
          #import <Foundation/Foundation.h>
          @interface Session : NSObject
          - (void)expire;
          @end
        Core/Session.m: |
          #import "Session.h"
          #import "App.h" // expect
          @implementation Session
          - (void)expire {
              [Navigator openLogin]; // expect
          }
          @end
    - title: a Swift screen, used from an Objective-C service
      files:
        Screens/TidesScreen.swift: |
          import UIKit
          @objc(HBTidesScreen) final class TidesScreen: UIViewController {
            @objc static func remind() {}
          }
        Services/TideService.h: |
          #import <Foundation/Foundation.h>
          @interface TideService : NSObject
          - (void)load;
          @end
        Services/TideService.m: |
          #import "TideService.h"
          #import "Harbour-Swift.h"
          @implementation TideService
          - (void)load {
              [HBTidesScreen remind]; // expect
          }
          @end
    - title: an Objective-C view, used from a Swift service
      files:
        Screens/Harbour-Bridging-Header.h: |
          #import "HBMapView.h"
        Screens/HBMapView.h: |
          #import <UIKit/UIKit.h>
          @interface HBMapView : UIView
          @end
        Services/TideService.swift: |
          final class TideService {
            func show(on map: HBMapView) {} // expect
          }
    - title: a superclass, a protocol and a function of the layers above
      config: |
        layers: [Screens, Domain, Storage]
      files:
        Screens/FeedOutput.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedOutput <NSObject>
          - (void)show;
          @end
          void FeedShowAlert(NSString *text);
        Domain/Loader.h: |
          #import <Foundation/Foundation.h>
          #import "FeedOutput.h" // expect
          @interface Loader : NSObject <FeedOutput>
          @end
        Storage/Store.h: |
          #import <Foundation/Foundation.h>
          #import "Loader.h" // expect
          @interface Store : Loader
          - (void)save;
          @end
        Storage/Store.m: |
          #import "Store.h"
          #import "FeedOutput.h" // expect
          @implementation Store
          - (void)save {
              FeedShowAlert(@"saved");
          }
          @end
    - title: an entity's category that a screen declares
      files:
        Screens/Note+Row.h: |
          #import "Note.h"
          @interface Note (Row)
          - (NSString *)rowTitle;
          @end
        Models/Note.h: |
          #import <Foundation/Foundation.h>
          @interface Note : NSObject
          @property (nonatomic, copy) NSString *title;
          @end
        Models/Note.m: |
          #import "Note.h"
          #import "Note+Row.h" // expect
          @implementation Note
          - (NSString *)description {
              return [self rowTitle];
          }
          @end
    - title: a service asks the application's delegate, in Objective-C
      files:
        App/AppDelegate.h: |
          #import <UIKit/UIKit.h>
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @property (nonatomic, copy) NSString *token;
          @end
        Features/Feed.h: |
          #import <Foundation/Foundation.h>
          @interface Feed : NSObject
          @end
        Services/Account.m: |
          #import "AppDelegate.h" // expect
          static NSString *token(id application) {
              return ((AppDelegate *)[application delegate]).token;
          }
  near_misses:
    - title: Objective-C, the app delegate's header without a use, and a C function of a library under the screens
      files:
        AppDelegate.h: |
          #import <UIKit/UIKit.h>
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          - (void)restart;
          @end
        AppDelegate.m: |
          #import "AppDelegate.h"
          @implementation AppDelegate
          - (void)restart {}
          @end
        Screens/ListController.h: |
          #import <UIKit/UIKit.h>
          @interface ListController : UIViewController
          @end
        Screens/ListController.m: |
          #import "ListController.h"
          #import "SyncService.h"
          @implementation ListController
          - (void)viewDidLoad { [[SyncService new] end]; }
          @end
        Screens/Libraries/store.h: |
          int store_read(int row);
        Services/SyncService.h: |
          #import <Foundation/Foundation.h>
          @interface SyncService : NSObject
          - (int)end;
          @end
        Services/SyncService.m: |
          #import "SyncService.h"
          #import "AppDelegate.h"
          #import "store.h"
          @implementation SyncService
          - (int)end { return store_read(1); }
          @end
    - title: names of notifications in an extension of the app delegate
      files:
        AppDelegate.swift: |
          import UIKit
          @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
          extension AppDelegate { static let didSync = Notification.Name("didSync") }
        Screens/HomeViewController.swift: |
          import UIKit
          final class HomeViewController: UIViewController { let sync = SyncService() }
        Services/SyncService.swift: |
          import Foundation
          final class SyncService { func end() { NotificationCenter.default.post(name: AppDelegate.didSync, object: nil) } }
    - title: a class whose header and implementation are in folders of different layers
      config: |
        layers: [Screens, Services]
      files:
        Screens/Feed.h: |
          #import <Foundation/Foundation.h>
          @interface Feed : NSObject
          @property (nonatomic, copy) NSString *name;
          @end
        Services/Feed.m: |
          #import "Feed.h"
          @implementation Feed
          - (void)load { self.name = @"feed"; }
          @end
    - title: services and models whose order nobody has written down
      files:
        Screens/Feed.swift: |
          import UIKit
          final class Feed: UIViewController {}
        Services/Paging.swift: |
          struct Paging { var page = 0 }
        Models/Query.swift: |
          struct Query { var paging = Paging() }
    - title: a view that uses another view, where nobody has written down the order of the two folders
      files:
        Screens/Badge.swift: |
          import SwiftUI
          struct Badge: View { var body: some View { EmptyView() } }
        Views/Row.swift: |
          import SwiftUI
          struct Row: View { var body: some View { Badge() } }
        Models/Query.swift: |
          struct Query { var page = 0 }
    - title: the upper layer uses the lower one
      files:
        Application/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController {
            private let service = FeedService()
          }
        Domain/FeedService.swift: |
          final class FeedService {}
    - title: handed up through a protocol that the lower layer declares
      files:
        Application/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedServiceDelegate {
            func feedDidChange() {}
          }
        Domain/FeedService.swift: |
          protocol FeedServiceDelegate: AnyObject { func feedDidChange() }
          final class FeedService {
            weak var delegate: FeedServiceDelegate?
          }
    - title: handed up through a closure and a notification
      files:
        Presentation/Banner.swift: |
          import Foundation
          final class Banner {
            init(storage: Storage) { storage.didSave = { [weak self] in self?.show() } }
            func show() {}
          }
        Data/Storage.swift: |
          import Foundation
          final class Storage {
            static let didChange = Notification.Name("StorageDidChange")
            var didSave: (() -> Void)?
            func save() {
              didSave?()
              NotificationCenter.default.post(name: Storage.didChange, object: self)
            }
          }
    - title: a nested type of its own has the name of a type above
      files:
        Application/Item.swift: |
          final class Item {}
        Domain/Feed.swift: |
          struct Feed {
            struct Item {}
            var items: [Item]
          }
    - title: a generic parameter, a comment and a string have the name of a type above
      files:
        Views/Key.swift: |
          struct Key {}
        Storage/Cache.swift: |
          // A Key of the views is another thing.
          struct Cache<Key: Hashable> {
            var names: [Key: String] = [:]
            let label = "Key"
          }
    - title: an extension of a lower type that only the upper layer uses
      files:
        Screens/Note+Row.swift: |
          extension Note {
            var rowTitle: String { title.uppercased() }
          }
          struct Row {
            let note = Note()
            var text: String { note.rowTitle }
          }
        Models/Note.swift: |
          struct Note { var title = "" }
    - title: repositories that implement the domain's protocols stand above it
      files:
        Presentation/FeedView.swift: |
          struct FeedView { let loadFeed: LoadFeed }
        Domain/LoadFeed.swift: |
          protocol FeedRepository { func feed() -> Feed }
          protocol UserRepository { func user() -> User }
          struct Feed {}
          struct LoadFeed { let repository: FeedRepository }
        Domain/User.swift: |
          struct User {}
        Data/FeedResponse.swift: |
          struct FeedResponse { func toDomain() -> Feed { Feed() } }
        Data/RemoteFeedRepository.swift: |
          struct RemoteFeedRepository: FeedRepository { func feed() -> Feed { FeedResponse().toDomain() } }
        Data/StoredFeedRepository.swift: |
          struct StoredFeedRepository: FeedRepository { func feed() -> Feed { Feed() } }
        Data/RemoteUserRepository.swift: |
          struct RemoteUserRepository: UserRepository { func user() -> User { User() } }
    - title: a screen conforms to the delegate protocol of the service below
      files:
        Screens/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          #import "FeedService.h"
          @interface FeedScreen : UIViewController <FeedServiceDelegate>
          @property (nonatomic, strong) FeedService *service;
          @end
        Services/FeedService.h: |
          #import <Foundation/Foundation.h>
          @class FeedService;
          @protocol FeedServiceDelegate <NSObject>
          - (void)feedServiceDidLoad:(FeedService *)service;
          @end
          @interface FeedService : NSObject
          @property (nonatomic, weak) id<FeedServiceDelegate> delegate;
          @end
        Services/FeedService.m: |
          #import "FeedService.h"
          @implementation FeedService
          - (void)load {
              [self.delegate feedServiceDidLoad:self];
          }
          @end
    - title: headers of the same layer and of the one below
      config: |
        layers:
          - App: App
          - Core: Core
      files:
        App/Item.h: |
          #import <Foundation/Foundation.h>
          #import "../Core/Clock.h"
          @interface Item : NSObject
          @end
        Core/Item.h: |
          #import <Foundation/Foundation.h>
          @interface CoreItem : NSObject
          @end
        Core/Clock.h: |
          #import "Item.h"
          @class CoreItem;
          @interface Clock : NSObject
          - (CoreItem *)item;
          @end
    - title: a screen's name in a comment, a string, a pragma mark and a selector
      files:
        Screens/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @interface FeedScreen : UIViewController
          - (void)reload;
          @end
        Services/FeedService.h: |
          #import <Foundation/Foundation.h>
          /// Loads what the FeedScreen shows. #import "FeedScreen.h"
          @interface FeedService : NSObject
          @end
        Services/FeedService.m: |
          #import "FeedService.h"
          // #import "FeedScreen.h"
          @implementation FeedService
          #pragma mark - FeedScreen
          - (void)load {
              NSLog(@"FeedScreen %@", NSClassFromString(@"FeedScreen"));
          #if 0
              [FeedScreen new];
          #endif
          }
          @end
    - title: handed up through a block and a notification, from Objective-C to Swift
      files:
        Presentation/Banner.swift: |
          import UIKit
          final class Banner: UIView {
            func listen(to storage: HBStorage) {
              storage.didSave = { [weak self] in self?.isHidden = false }
              NotificationCenter.default.addObserver(forName: .HBStorageDidChange, object: storage, queue: nil) { _ in }
            }
          }
        Presentation/Harbour-Bridging-Header.h: |
          #import "HBStorage.h"
        Data/HBStorage.h: |
          #import <Foundation/Foundation.h>
          extern NSNotificationName const HBStorageDidChange;
          @interface HBStorage : NSObject
          @property (nonatomic, copy) void (^didSave)(void);
          @end
        Data/HBStorage.m: |
          #import "HBStorage.h"
          NSNotificationName const HBStorageDidChange = @"HBStorageDidChange";
          @implementation HBStorage
          - (void)save {
              if (self.didSave) self.didSave();
              [[NSNotificationCenter defaultCenter] postNotificationName:HBStorageDidChange object:self];
          }
          @end
    - title: a message that classes of both layers understand
      files:
        Screens/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @interface FeedScreen : UIViewController
          - (void)reload;
          @end
        Services/FeedCache.h: |
          #import <Foundation/Foundation.h>
          @interface FeedCache : NSObject
          - (void)reload;
          @end
        Services/FeedService.m: |
          #import "FeedCache.h"
          static void refresh(FeedCache *cache, id other) {
              [cache reload];
              [other reload];
          }

layer_cycle:
  triggers:
    - title: two layers use each other
      config: |
        layers:
          - Interface: Interface
          - Model: Model
      files:
        Interface/FeedView.swift: |
          struct FeedView {
            let feed: Feed
            let other: Feed
          }
        Model/Feed.swift: |
          struct Feed {
            var view: FeedView? // expect
          }
    - title: a loop through three layers
      config: |
        layers:
          - Interface: Interface
          - Services: Services
          - Model: Model
      files:
        Interface/FeedView.swift: |
          struct FeedView { let service: FeedService }
        Services/FeedService.swift: |
          struct FeedService { let feed: Feed }
        Model/Feed.swift: |
          struct Feed {
            var view: FeedView? // expect
          }
    - title: layers side by side in a loop, where the lighter half is to be cut
      config: |
        layers:
          - [Feed, Profile]
          - Core: Core
      files:
        Feed/FeedScreen.swift: |
          struct FeedScreen {
            let profile: ProfileScreen // expect
          }
        Profile/ProfileScreen.swift: |
          struct ProfileScreen {
            let feed: FeedScreen
            func open() -> FeedScreen { FeedScreen(profile: self) }
          }
        Core/Clock.swift: |
          struct Clock {}
    - title: nested layers in a loop
      config: |
        layers:
          - App: App
          - Domain:
              path: Domain
              layers: [Services, Entities]
      files:
        App/Screen.swift: |
          struct Screen { let service: FeedService }
        Domain/Services/FeedService.swift: |
          struct FeedService { let feed: Feed }
        Domain/Entities/Feed.swift: |
          struct Feed {
            static func reload(_ service: FeedService) {} // expect
          }
    - title: two layers whose headers import each other
      config: |
        layers: [Interface, Model]
      files:
        Interface/FeedView.h: |
          #import <UIKit/UIKit.h>
          #import "Feed.h"
          @interface FeedView : UIView
          @property (nonatomic, strong) Feed *feed;
          - (void)showFeed:(Feed *)feed animated:(BOOL)animated;
          @end
        Model/Feed.h: |
          #import <Foundation/Foundation.h>
          @class FeedView; // expect
          @interface Feed : NSObject
          @property (nonatomic, weak) FeedView *view;
          @end
    - title: a loop through three layers, in two languages
      config: |
        layers: [Interface, Services, Model]
      files:
        Interface/App-Bridging-Header.h: |
          #import "FeedService.h"
        Interface/FeedView.swift: |
          import UIKit
          final class FeedView: UIView {
            let service = FeedService()
            @objc static func reload() {}
            func show(_ service: FeedService) {}
          }
        Services/FeedService.h: |
          #import "Feed.h"
          @interface FeedService : NSObject
          - (Feed *)feed;
          - (Feed *)lastFeed;
          @end
        Model/Feed.h: |
          #import <Foundation/Foundation.h>
          @interface Feed : NSObject
          @end
        Model/Feed.m: |
          #import "Feed.h"
          #import "App-Swift.h"
          @implementation Feed
          - (void)changed {
              [FeedView reload]; // expect
          }
          @end
    - title: layers side by side in a loop, where the one import is to be cut
      config: |
        layers:
          - [Feed, Profile]
          - Core
      files:
        Core/Clock.h: |
          #import <Foundation/Foundation.h>
          @interface Clock : NSObject
          @end
        Feed/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @interface FeedScreen : UIViewController
          @end
        Feed/FeedScreen.m: |
          #import "FeedScreen.h"
          #import "ProfileScreen.h" // expect
          @implementation FeedScreen
          @end
        Profile/ProfileScreen.h: |
          #import <UIKit/UIKit.h>
          #import "FeedScreen.h"
          @interface ProfileScreen : FeedScreen
          @property (nonatomic, strong) FeedScreen *feed;
          @end
  near_misses:
    - title: an upward reference that closes no loop
      config: |
        layers:
          - Interface: Interface
          - Model: Model
      files:
        Interface/FeedView.swift: |
          struct FeedView {}
        Model/Feed.swift: |
          struct Feed { var view: FeedView? }
    - title: two layers that use a third
      config: |
        layers:
          - Interface: Interface
          - Services: Services
          - Model: Model
      files:
        Interface/FeedView.swift: |
          struct FeedView { let feed: Feed; let service: FeedService }
        Services/FeedService.swift: |
          struct FeedService { let feed: Feed }
        Model/Feed.swift: |
          struct Feed {}
    - title: types of one layer in a loop
      config: |
        layers:
          - Interface: Interface
          - Model: Model
      files:
        Interface/FeedView.swift: |
          struct FeedView { let feed: Feed }
        Model/Feed.swift: |
          final class Feed { var items: [Item] = [] }
        Model/Item.swift: |
          final class Item { weak var feed: Feed? }
    - title: a layer's own files and the layers nested in it
      config: |
        layers:
          - App: App
          - Domain:
              path: Domain
              layers: [Services, Entities]
      files:
        App/Screen.swift: |
          struct Screen { let domain: DomainContext }
        Domain/DomainContext.swift: |
          final class DomainContext { var services: [FeedService] = [] }
        Domain/Services/FeedService.swift: |
          struct FeedService { unowned let context: DomainContext; let feed: Feed }
        Domain/Entities/Feed.swift: |
          struct Feed {}
    - title: an import upward that closes no loop
      config: |
        layers: [Interface, Model]
      files:
        Interface/FeedView.h: |
          #import <UIKit/UIKit.h>
          @interface FeedView : UIView
          @end
        Model/Feed.h: |
          #import <Foundation/Foundation.h>
          #import "FeedView.h"
          @interface Feed : NSObject
          @property (nonatomic, strong) FeedView *view;
          @end
    - title: two classes of one layer that declare each other forward
      config: |
        layers: [Interface, Model]
      files:
        Interface/FeedView.h: |
          #import "Feed.h"
          @interface FeedView : UIView
          @property (nonatomic, strong) Feed *feed;
          @end
        Model/Feed.h: |
          #import <Foundation/Foundation.h>
          @class Item;
          @interface Feed : NSObject
          @property (nonatomic, copy) NSArray<Item *> *items;
          @end
        Model/Item.h: |
          #import <Foundation/Foundation.h>
          @class Feed;
          @interface Item : NSObject
          @property (nonatomic, weak) Feed *feed;
          @end
    - title: the model calls back through its own delegate protocol
      config: |
        layers: [Interface, Model]
      files:
        Interface/FeedView.h: |
          #import "Feed.h"
          @interface FeedView : UIView <FeedDelegate>
          @end
        Interface/FeedView.m: |
          #import "FeedView.h"
          @implementation FeedView
          - (void)feedDidChange:(Feed *)feed {}
          @end
        Model/Feed.h: |
          #import <Foundation/Foundation.h>
          @class Feed;
          @protocol FeedDelegate <NSObject>
          - (void)feedDidChange:(Feed *)feed;
          @end
          @interface Feed : NSObject
          @property (nonatomic, weak) id<FeedDelegate> delegate;
          @end
    - title: a layer in Swift and one in Objective-C that use a third
      config: |
        layers: [Interface, Services, Model]
      files:
        Interface/App-Bridging-Header.h: |
          #import "FeedService.h"
          #import "Feed.h"
        Interface/FeedView.swift: |
          struct FeedView { let feed: Feed; let service: FeedService }
        Services/FeedService.h: |
          #import "Feed.h"
          @interface FeedService : NSObject
          - (Feed *)feed;
          @end
        Model/Feed.h: |
          #import <Foundation/Foundation.h>
          @interface Feed : NSObject
          @end

sibling_dependency:
  triggers:
    - title: one feature opens the screen of another
      config: |
        layers:
          - App: App
          - [Feed, Profile]
      files:
        App/Main.swift: |
          struct Main { let feed: FeedScreen }
        Feed/FeedScreen.swift: |
          struct FeedScreen {
            func openAuthor() -> ProfileScreen { ProfileScreen() } // expect
          }
        Profile/ProfileScreen.swift: |
          struct ProfileScreen {}
    - title: a feature inherits from another's base class
      config: |
        layers:
          - [Feed, Profile]
          - Core: Core
      files:
        Feed/ListController.swift: |
          import UIKit
          class ListController: UIViewController {}
        Profile/FriendsController.swift: |
          final class FriendsController: ListController {} // expect
        Core/Clock.swift: |
          struct Clock {}
    - title: nested layers side by side
      config: |
        layers:
          - App: App
          - Domain:
              path: Domain
              layers:
                - [Accounts, Billing]
                - Entities
      files:
        App/Main.swift: |
          struct Main {}
        Domain/Accounts/AccountService.swift: |
          struct AccountService {
            func upgrade() {
              _ = Invoice(total: 1) // expect
            }
          }
        Domain/Billing/Invoice.swift: |
          struct Invoice { var total: Int }
        Domain/Entities/User.swift: |
          struct User {}
    - title: one feature pushes the screen of another, in Objective-C
      config: |
        layers:
          - App
          - [Feed, Profile]
      files:
        App/Main.h: |
          #import "FeedScreen.h"
        Feed/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @interface FeedScreen : UIViewController
          @end
        Feed/FeedScreen.m: |
          #import "FeedScreen.h"
          #import "ProfileScreen.h" // expect
          @implementation FeedScreen
          - (void)openAuthor {
              [self.navigationController pushViewController:[ProfileScreen new] animated:YES];
          }
          @end
        Profile/ProfileScreen.h: |
          #import <UIKit/UIKit.h>
          @interface ProfileScreen : UIViewController
          @end
    - title: a forward declaration of another feature's class
      config: |
        layers:
          - [Feed, Profile]
          - Core
      files:
        Feed/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @class ProfileStore; // expect
          @interface FeedScreen : UIViewController
          - (instancetype)initWithStore:(ProfileStore *)store;
          @end
        Profile/ProfileStore.h: |
          #import <Foundation/Foundation.h>
          @interface ProfileStore : NSObject
          @end
        Core/Clock.h: |
          #import <Foundation/Foundation.h>
          @interface Clock : NSObject
          @end
    - title: a feature in Swift and one in Objective-C
      config: |
        layers:
          - App
          - [Feed, Profile]
      files:
        App/App-Bridging-Header.h: |
          #import "ProfileScreen.h"
        Feed/FeedScreen.swift: |
          import UIKit
          @objc final class FeedScreen: UIViewController {
            func openAuthor() -> UIViewController {
              ProfileScreen() // expect
            }
          }
        Profile/ProfileScreen.h: |
          #import <UIKit/UIKit.h>
          @interface ProfileScreen : UIViewController
          @end
        Profile/ProfileScreen.m: |
          #import "ProfileScreen.h"
          #import "App-Swift.h"
          @implementation ProfileScreen
          - (void)back {
              [self showViewController:[[FeedScreen alloc] init] sender:nil]; // expect
          }
          @end
  near_misses:
    - title: both use the layer below
      config: |
        layers:
          - [Feed, Profile]
          - Core: Core
      files:
        Feed/FeedScreen.swift: |
          struct FeedScreen { let author: User }
        Profile/ProfileScreen.swift: |
          struct ProfileScreen { let user: User }
        Core/User.swift: |
          struct User {}
    - title: the layer above brings them together
      config: |
        layers:
          - App: App
          - [Feed, Profile]
      files:
        App/Main.swift: |
          struct Main {
            func open() { _ = FeedScreen(onAuthor: { _ = ProfileScreen() }) }
          }
        Feed/FeedScreen.swift: |
          struct FeedScreen { let onAuthor: () -> Void }
        Profile/ProfileScreen.swift: |
          struct ProfileScreen {}
    - title: a private type of the same name in each
      config: |
        layers:
          - [Feed, Profile]
          - Core: Core
      files:
        Feed/FeedScreen.swift: |
          private struct Header {}
          struct FeedScreen { private let header = Header() }
        Profile/ProfileScreen.swift: |
          private struct Header {}
          struct ProfileScreen { private let header = Header() }
        Core/Clock.swift: |
          struct Clock {}
    - title: layers one above the other
      config: |
        layers:
          - Feed: Feed
          - Profile: Profile
      files:
        Feed/FeedScreen.swift: |
          struct FeedScreen { let profile: ProfileScreen }
        Profile/ProfileScreen.swift: |
          struct ProfileScreen {}
    - title: both import the layer below
      config: |
        layers:
          - [Feed, Profile]
          - Core
      files:
        Feed/FeedScreen.h: |
          #import "User.h"
          @interface FeedScreen : NSObject
          @property (nonatomic, strong) User *author;
          @end
        Profile/ProfileScreen.h: |
          #import "User.h"
          @interface ProfileScreen : NSObject
          @property (nonatomic, strong) User *user;
          @end
        Core/User.h: |
          #import <Foundation/Foundation.h>
          @interface User : NSObject
          @end
    - title: the layer above brings them together, by a block
      config: |
        layers:
          - App
          - [Feed, Profile]
      files:
        App/Main.m: |
          #import "FeedScreen.h"
          #import "ProfileScreen.h"
          void start(FeedScreen *feed) {
              feed.onAuthor = ^{ [ProfileScreen new]; };
          }
        Feed/FeedScreen.h: |
          #import <Foundation/Foundation.h>
          @interface FeedScreen : NSObject
          @property (nonatomic, copy) void (^onAuthor)(void);
          @end
        Profile/ProfileScreen.h: |
          #import <Foundation/Foundation.h>
          @interface ProfileScreen : NSObject
          @end
    - title: headers, functions and constants of the same name in each
      config: |
        layers:
          - [Feed, Profile]
          - Core
      files:
        Feed/Constants.h: |
          #define kPageSize 20
        Feed/FeedScreen.m: |
          #import "Constants.h"
          static NSInteger pages(NSInteger count) { return count / kPageSize; }
          NSInteger FeedPages(void) { return pages(40); }
        Profile/Constants.h: |
          #define kPageSize 10
        Profile/ProfileScreen.m: |
          #import "Constants.h"
          static NSInteger pages(NSInteger count) { return count / kPageSize; }
          NSInteger ProfilePages(void) { return pages(40); }
        Core/Clock.h: |
          #import <Foundation/Foundation.h>
          @interface Clock : NSObject
          @end

skipped_layer:
  triggers:
    - title: a screen reads the store, past the domain
      config: |
        layers: [{ Screens: Screens }, { Domain: Domain }, { Storage: Storage }]
        rules: { skipped_layer: warning }
      files:
        Screens/FeedScreen.swift: |
          struct FeedScreen {
            let store: FeedStore // expect
          }
        Domain/Feed.swift: |
          struct Feed { let store: FeedStore }
        Storage/FeedStore.swift: |
          struct FeedStore {}
    - title: one finding for each type that is used
      config: |
        layers: [{ Screens: Screens }, { Domain: Domain }, { Storage: Storage }]
        rules: { skipped_layer: warning }
      files:
        Screens/FeedScreen.swift: |
          struct FeedScreen {
            let store: FeedStore // expect
            let cache: FeedCache // expect
            func reload() { _ = FeedStore() }
          }
        Domain/Feed.swift: |
          struct Feed {}
        Storage/FeedStore.swift: |
          struct FeedStore {}
          struct FeedCache {}
    - title: a free function past the layer between
      config: |
        layers: [{ Screens: Screens }, { Domain: Domain }, { Core: Core }]
        rules: { skipped_layer: warning }
      files:
        Screens/FeedScreen.swift: |
          struct FeedScreen {
            func title() -> String { localized("feed") } // expect
          }
        Domain/Feed.swift: |
          struct Feed {}
        Core/Localization.swift: |
          func localized(_ key: String) -> String { key }
    - title: a screen imports the store, past the domain
      config: |
        layers: [Screens, Domain, Storage]
        rules: { skipped_layer: warning }
      files:
        Screens/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @interface FeedScreen : UIViewController
          @end
        Screens/FeedScreen.m: |
          #import "FeedScreen.h"
          #import "FeedStore.h" // expect
          @implementation FeedScreen
          - (void)viewDidLoad {
              [[FeedStore new] open];
          }
          @end
        Domain/Feed.h: |
          #import "FeedStore.h"
          @interface Feed : NSObject
          @property (nonatomic, strong) FeedStore *store;
          @end
        Storage/FeedStore.h: |
          #import <Foundation/Foundation.h>
          @interface FeedStore : NSObject
          - (void)open;
          @end
    - title: a forward declaration and a function, each past the layer between
      config: |
        layers: [Screens, Domain, Core]
        rules: { skipped_layer: warning }
      files:
        Screens/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @class Clock; // expect
          @interface FeedScreen : UIViewController
          @property (nonatomic, strong) Clock *clock;
          @end
        Screens/FeedScreen.m: |
          #import "FeedScreen.h"
          #import "Localization.h" // expect
          @implementation FeedScreen
          - (NSString *)heading {
              return Localized(@"feed");
          }
          @end
        Domain/Feed.h: |
          #import <Foundation/Foundation.h>
          @interface Feed : NSObject
          @end
        Core/Clock.h: |
          #import <Foundation/Foundation.h>
          @interface Clock : NSObject
          @end
        Core/Localization.h: |
          #import <Foundation/Foundation.h>
          NSString *Localized(NSString *key);
    - title: a Swift screen uses an Objective-C store
      config: |
        layers: [Screens, Domain, Storage]
        rules: { skipped_layer: warning }
      files:
        Domain/App-Bridging-Header.h: |
          #import "FeedStore.h"
        Domain/Feed.swift: |
          struct Feed { let store: FeedStore }
        Screens/FeedScreen.swift: |
          struct FeedScreen {
            let store = FeedStore(path: "feed") // expect
          }
        Storage/FeedStore.h: |
          #import <Foundation/Foundation.h>
          @interface FeedStore : NSObject
          - (instancetype)initWithPath:(NSString *)path;
          @end
    - title: Objective-C, a screen imports the storage's header
      config: |
        layers: [Screens, Services, Storage]
      files:
        Screens/FeedViewController.m: |
          #import <UIKit/UIKit.h>
          #import "../Storage/FeedStorage.h" // expect
          @interface FeedViewController : UIViewController
          @end
          @implementation FeedViewController
          - (void)viewDidLoad { [super viewDidLoad]; }
          @end
        Services/FeedService.m: |
          #import "../Storage/FeedStorage.h"
          @interface FeedService : NSObject
          @property (nonatomic, strong) FeedStorage *storage;
          @end
          @implementation FeedService
          @end
        Storage/FeedStorage.h: |
          #import <Foundation/Foundation.h>
          @interface FeedStorage : NSObject
          @end
  near_misses:
    - title: each layer uses the next
      config: |
        layers: [{ Screens: Screens }, { Domain: Domain }, { Storage: Storage }]
        rules: { skipped_layer: warning }
      files:
        Screens/FeedScreen.swift: |
          struct FeedScreen { let feed: Feed }
        Domain/Feed.swift: |
          struct Feed { let store: FeedStore }
        Storage/FeedStore.swift: |
          struct FeedStore {}
    - title: the root may use all
      config: |
        root: [AppDelegate.swift]
        layers: [{ Screens: Screens }, { Domain: Domain }, { Storage: Storage }]
        rules: { skipped_layer: warning }
      files:
        AppDelegate.swift: |
          final class AppDelegate { let store = FeedStore() }
        Screens/FeedScreen.swift: |
          struct FeedScreen {}
        Domain/Feed.swift: |
          struct Feed {}
        Storage/FeedStore.swift: |
          struct FeedStore {}
    - title: an upward reference skips nothing
      config: |
        layers: [{ Screens: Screens }, { Domain: Domain }, { Storage: Storage }]
        rules: { skipped_layer: warning }
      files:
        Screens/FeedScreen.swift: |
          struct FeedScreen {}
        Domain/Feed.swift: |
          struct Feed {}
        Storage/FeedStore.swift: |
          struct FeedStore { var screen: FeedScreen? }
    - title: layers nested in the next one
      config: |
        layers:
          - Screens: Screens
          - Domain: { path: Domain, layers: [Services, Entities] }
        rules: { skipped_layer: warning }
      files:
        Screens/FeedScreen.swift: |
          struct FeedScreen { let feed: Feed }
        Domain/Services/FeedService.swift: |
          struct FeedService {}
        Domain/Entities/Feed.swift: |
          struct Feed {}
    - title: each layer imports the next
      config: |
        layers: [Screens, Domain, Storage]
        rules: { skipped_layer: warning }
      files:
        Screens/FeedScreen.h: |
          #import "Feed.h"
          @interface FeedScreen : UIViewController
          @property (nonatomic, strong) Feed *feed;
          @end
        Domain/Feed.h: |
          #import "FeedStore.h"
          @interface Feed : NSObject
          @property (nonatomic, strong) FeedStore *store;
          @end
        Storage/FeedStore.h: |
          #import <Foundation/Foundation.h>
          @interface FeedStore : NSObject
          @end
    - title: the application's delegate in Objective-C may use all
      config: |
        layers: [Screens, Domain, Storage]
        rules: { skipped_layer: warning }
      files:
        AppDelegate.h: |
          #import <UIKit/UIKit.h>
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @end
        AppDelegate.m: |
          #import "AppDelegate.h"
          #import "FeedStore.h"
          @interface AppDelegate ()
          @property (nonatomic, strong) FeedStore *store;
          @end
          @implementation AppDelegate
          @end
        Screens/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @interface FeedScreen : UIViewController
          @end
        Domain/Feed.h: |
          #import <Foundation/Foundation.h>
          @interface Feed : NSObject
          @end
        Storage/FeedStore.h: |
          #import <Foundation/Foundation.h>
          @interface FeedStore : NSObject
          @end
    - title: what the next layer's header imports, but the screen never names
      config: |
        layers: [Screens, Domain, Storage]
        rules: { skipped_layer: warning }
      files:
        Screens/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @interface FeedScreen : UIViewController
          @end
        Screens/FeedScreen.m: |
          #import "FeedScreen.h"
          #import "Feed.h"
          @implementation FeedScreen
          - (void)viewDidLoad {
              self.title = [Feed new].title; // not the FeedStore's
          }
          @end
        Domain/Feed.h: |
          #import "FeedStore.h"
          @interface Feed : NSObject
          @property (nonatomic, strong) FeedStore *store;
          @property (nonatomic, copy) NSString *title;
          @end
        Storage/FeedStore.h: |
          #import <Foundation/Foundation.h>
          @interface FeedStore : NSObject
          @property (nonatomic, copy) NSString *title;
          @end

forbidden_import:
  triggers:
    - title: models, where the screens lie in no layer
      files:
        Core/Model/Permission.swift: |
          import UIKit // expect
          struct Permission { var prompt: UIAlertController { UIAlertController() } }
        Core/Extensions/Text.swift: |
          import UIKit
          extension String { var image: UIImage? { nil } }
        Gate/GateController.swift: |
          import UIKit
          final class GateController: UIViewController { var permission: Permission? }
    - title: an entity with an image of UIKit's, where a team has written its layers
      config: |
        layers: [Presentation, Domain]
      files:
        Presentation/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController {}
        Domain/Feed.swift: |
          import Foundation
          import UIKit // expect
          struct Feed { var image: UIImage? }
    - title: a service with a framework for each platform
      config: |
        layers:
          - Screens: Sources/Screens
          - Services: Sources/Services
      files:
        Sources/Screens/FeedScreen.swift: |
          import SwiftUI
          struct FeedScreen: View { var body: some View { EmptyView() } }
        Sources/Services/ImageLoader.swift: |
          #if canImport(UIKit)
          import UIKit // expect
          #else
          import AppKit // expect
          #endif
          struct ImageLoader {
            #if canImport(UIKit)
            typealias Picture = UIImage
            #endif
            func load() -> UIImage? { nil }
            func loadForMac() -> NSImage? { nil }
          }
    - title: AppKit by way of Cocoa
      files:
        Views/OrbitView.swift: |
          import Cocoa
          final class OrbitView: NSView { var orbit: Orbit? }
        Models/Orbit.swift: |
          import Cocoa // expect
          struct Orbit { let radius: Double }
    - title: AppKit by way of Cocoa, in Objective-C
      files:
        Views/OrbitView.h: |
          #import <Cocoa/Cocoa.h>
          @interface OrbitView : NSView
          @end
        Models/Orbit.h: |
          #import <Cocoa/Cocoa.h> // expect
          @interface Orbit : NSObject
          @property (nonatomic) double radius;
          @property (nonatomic, strong) NSView *marker;
          @end
    - title: a module of the project passes it on
      config: |
        layers:
          - Screens: Sources/Screens
          - Domain: Sources/Domain
          - Platform: Sources/Platform
      files:
        Package.swift: |
          // swift-tools-version: 6.0
          import PackageDescription
          let package = Package(name: "App", targets: [
            .target(name: "Screens", dependencies: ["Domain"]),
            .target(name: "Domain", dependencies: ["Platform"]),
            .target(name: "Platform"),
          ])
        Sources/Screens/FeedScreen.swift: |
          import SwiftUI
          struct FeedScreen: View { var body: some View { EmptyView() } }
        Sources/Domain/Feed.swift: |
          import Platform // expect
          struct Feed { var color: UIColor }
        Sources/Platform/Exports.swift: |
          @_exported import UIKit // expect
    - title: a service builds an alert
      files:
        Views/FeedView.swift: |
          import UIKit
          final class FeedView: UIView {}
        Services/FeedService.swift: |
          import UIKit // expect
          final class FeedService {
            func warning() -> UIViewController { UIAlertController(title: nil, message: nil, preferredStyle: .alert) }
          }
    - title: one class of a framework is the framework
      files:
        Views/FeedView.swift: |
          import SwiftUI
          struct FeedView: View { var body: some View { EmptyView() } }
        Networking/Client.swift: |
          import class UIKit.UIDevice // expect
          struct Client {}
    - title: an entity's header imports UIKit
      config: |
        layers: [Screens, Domain]
      files:
        Screens/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @interface FeedScreen : UIViewController
          @end
        Domain/Feed.h: |
          #import <Foundation/Foundation.h>
          #import <UIKit/UIKit.h> // expect
          @interface Feed : NSObject
          @property (nonatomic, strong) UIImage *image;
          @end
    - title: a module import in the implementation
      config: |
        layers: [Screens, Services]
      files:
        Screens/FeedScreen.swift: |
          import UIKit
          final class FeedScreen: UIViewController {}
        Services/Reachability.h: |
          @import Foundation;
          @interface Reachability : NSObject
          @end
        Services/Reachability.m: |
          #import "Reachability.h"
          @import UIKit; // expect
          @implementation Reachability
          - (void)start {
              [UIApplication sharedApplication].networkActivityIndicatorVisible = YES;
          }
          @end
    - title: a framework for each platform, by single headers
      config: |
        layers: [Screens, Services]
      files:
        Screens/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @interface FeedScreen : UIViewController
          @end
        Services/ImageLoader.h: |
          #if TARGET_OS_IPHONE
          #import <UIKit/UIImage.h> // expect
          #else
          #include <AppKit/NSImage.h> // expect
          #endif
          @interface ImageLoader : NSObject
          - (UIImage *)load;
          - (NSImage *)loadForMac;
          @end
  near_misses:
    - title: images, the device and the application, where the layers are inferred
      files:
        Screens/FeedScreen.swift: |
          import UIKit
          final class FeedScreen: UIViewController {}
        Domain/Feed.swift: |
          import UIKit
          struct Feed { var image: UIImage? }
        Services/DeviceService.swift: |
          import UIKit
          final class DeviceService {
            var name: String { UIDevice.current.name }
            func work() { UIApplication.shared.isIdleTimerDisabled = true }
          }
    - title: code of the user interface that was filed among the services
      files:
        Screens/FeedScreen.swift: |
          import UIKit
          final class FeedScreen: UIViewController {}
        Services/FeedService.swift: |
          import Foundation
          final class FeedService {}
        Services/ShareItem.swift: |
          import UIKit
          final class ShareItem: UIActivityItemProvider {
            override func activityViewController(_ controller: UIActivityViewController, itemForActivityType: UIActivity.ActivityType?) -> Any? { nil }
          }
        Services/PopupCoordinator.swift: |
          import UIKit
          final class PopupCoordinator { func show(on controller: UIViewController) {} }
        Services/UIViewController+Top.swift: |
          import UIKit
          extension UIViewController { var top: UIViewController? { presentedViewController } }
    - title: members and names that only the framework brings
      files:
        Screens/FeedScreen.swift: |
          import SwiftUI
          struct FeedScreen: View { var body: some View { EmptyView() } }
        Services/Lists.swift: |
          import SwiftUI
          final class Lists {
            var names: [String] = []
            func move(_ from: IndexSet, _ to: Int) { names.move(fromOffsets: from, toOffset: to) }
          }
        Services/Settings.swift: |
          import UIKit
          enum Mode { case dark; var style: UIUserInterfaceStyle { .dark } }
        Services/Device.swift: |
          import UIKit
          protocol Describing { var model: String { get } }
          extension UIDevice: Describing {}
        Services/Types.swift: |
          import UIKit
          struct Types { let image = UTType.image }
        Core/Device.swift: |
          protocol UIDevice {}
    - title: Objective-C, an umbrella header, and a constant that may be the framework's
      files:
        Screens/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @interface FeedScreen : UIViewController
          @end
        Models/Models.h: |
          #import <UIKit/UIKit.h>
          FOUNDATION_EXPORT double ModelsVersionNumber;
        Models/Feed.m: |
          #import <UIKit/UIKit.h>
          @interface Feed : NSObject
          @end
          @implementation Feed
          - (double)margin { return kDefaultMargin; }
          @end
    - title: an import in a branch of an `#if` for which nothing but the same branch has a use
      config: |
        layers: [Screens, Services]
      files:
        Screens/FeedScreen.swift: |
          import SwiftUI
          struct FeedScreen: View { var body: some View { EmptyView() } }
        Services/Trace.swift: |
          #if canImport(UIKit)
          import UIKit
          #endif
          struct Trace {
            #if canImport(UIKit)
            var device: String { UIDevice.current.name }
            #endif
          }
    - title: the presentation imports it
      files:
        Presentation/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController {}
        Domain/Feed.swift: |
          import Foundation
          struct Feed {}
    - title: extensions of views in a layer that serves all others
      files:
        Screens/FeedScreen.swift: |
          import SwiftUI
          struct FeedScreen: View { var body: some View { EmptyView() } }
        Models/Feed.swift: |
          import Foundation
          struct Feed {}
        Extensions/UIView+Shake.swift: |
          import UIKit
          extension UIView { func shake() {} }
    - title: a design system below the screens
      config: |
        layers:
          - Screens: Screens
          - Palette: Palette
          - Domain: Domain
      files:
        Screens/FeedScreen.swift: |
          import SwiftUI
          struct FeedScreen: View { var body: some View { Chip() } }
        Palette/Chip.swift: |
          import SwiftUI
          struct Chip: View { var body: some View { EmptyView() } }
        Domain/Feed.swift: |
          struct Feed {}
    - title: a module of the project with a name like it
      files:
        Screens/FeedScreen.swift: |
          import SwiftUI
          struct FeedScreen: View { var body: some View { EmptyView() } }
        Services/Formatter.swift: |
          import SwiftUICore_Formatting
          import Foundation
          // import UIKit
          struct Formatter {}
    - title: the presentation imports it, the service does not
      files:
        Screens/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @interface FeedScreen : UIViewController
          @end
        Services/FeedService.h: |
          #import <Foundation/Foundation.h>
          #import <CoreGraphics/CoreGraphics.h>
          @import CoreData;
          @interface FeedService : NSObject
          @end
    - title: a category of a view in a layer that serves all others
      files:
        Screens/FeedScreen.h: |
          #import <UIKit/UIKit.h>
          @interface FeedScreen : UIViewController
          @end
        Models/Feed.h: |
          #import <Foundation/Foundation.h>
          @interface Feed : NSObject
          @end
        Helpers/UIView+Shake.h: |
          #import <UIKit/UIKit.h>
          @interface UIView (Shake)
          - (void)shake;
          @end
    - title: Cocoa in the presentation and in extensions, and what is named after it
      files:
        Views/OrbitView.swift: |
          import Cocoa
          final class OrbitView: NSView { var orbit: Orbit? }
        Models/Orbit.swift: |
          import CocoaLumberjack
          import Foundation
          struct Orbit { let radius: Double }
        Extensions/NSView+Shake.swift: |
          import Cocoa
          extension NSView { func shake() {} }
    - title: a comment, a forward declaration, and headers with a name like it
      files:
        Screens/FeedScreen.h: |
          @import UIKit;
          @interface FeedScreen : UIViewController
          @end
        Services/UIKit.h: |
          #import <Foundation/Foundation.h>
        Services/Renderer.h: |
          #import <Foundation/Foundation.h>
          #import <UIKitAdditions/Rendering.h>
          #import "UIKit.h"
          // #import <UIKit/UIKit.h>
          @class UIImage;
          @interface Renderer : NSObject
          - (UIImage *)image;
          @end

unassigned_file:
  triggers:
    - title: a folder that no layer names
      config: |
        layers:
          - App: App
          - Core: Core
      files:
        App/Screen.swift: |
          struct Screen {}
        Core/Clock.swift: |
          struct Clock {}
        Legacy/Session.swift: |
          struct Session {} // expect
    - title: a file beside the layers' folders
      config: |
        layers:
          - App: Sources/App
          - Core: Sources/Core
      files:
        Sources/App/Screen.swift: |
          struct Screen {}
        Sources/Core/Clock.swift: |
          struct Clock {}
        Sources/Constants.swift: |
          let pageSize = 20 // expect
    - title: a folder whose name only begins like a layer's
      config: |
        layers:
          - App: App
          - Core: Core
      files:
        App/Screen.swift: |
          struct Screen {}
        Core/Clock.swift: |
          struct Clock {}
        CoreTools/Ruler.swift: |
          struct Ruler {} // expect
    - title: a class's header and implementation in a folder that no layer names
      config: |
        layers: [App, Core]
      files:
        App/Screen.h: |
          @interface Screen : NSObject
          @end
        Core/Clock.h: |
          @interface Clock : NSObject
          @end
        Legacy/Session.h: |
          @interface Session : NSObject // expect
          @end
        Legacy/Session.m: |
          #import "Session.h" // expect
          @implementation Session
          @end
    - title: a header of constants beside the layers' folders
      config: |
        layers:
          - App: Sources/App
          - Core: Sources/Core
      files:
        Sources/App/Screen.swift: |
          struct Screen {}
        Sources/Core/Clock.h: |
          @interface Clock : NSObject
          @end
        Sources/Constants.h: |
          #define kPageSize 20 // expect
    - title: a helper beside the application's delegate
      config: |
        layers: [App, Core]
      files:
        AppDelegate.h: |
          #import <UIKit/UIKit.h>
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @end
        Theme.m: |
          @implementation Theme // expect
          @end
        App/Screen.swift: |
          struct Screen {}
        Core/Clock.swift: |
          struct Clock {}
  near_misses:
    - title: every file in a layer
      config: |
        layers:
          - App: App
          - Core: { path: [Core, Legacy/Core] }
      files:
        App/Screen.swift: |
          struct Screen {}
        Core/Clock.swift: |
          struct Clock {}
        Legacy/Core/Timer.swift: |
          struct Timer {}
    - title: delegates and named files of the root
      config: |
        root: [Setup]
        layers:
          - App: App
          - Core: Core
      files:
        AppDelegate.swift: |
          import UIKit
          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {}
        Setup/Registrations.swift: |
          func register() {}
        App/Screen.swift: |
          struct Screen {}
        Core/Clock.swift: |
          struct Clock {}
    - title: no layers are configured
      files:
        App/Screen.swift: |
          struct Screen {}
        Core/Clock.swift: |
          struct Clock {}
        Legacy/Session.swift: |
          struct Session {}
    - title: files that need none
      config: |
        layers:
          - App: App
          - Core: Core
        rules:
          unassigned_file: { ignore: [Generated] }
      files:
        App/Screen.swift: |
          struct Screen {}
        Core/Clock.swift: |
          struct Clock {}
        Generated/Strings.swift: |
          enum Strings {}
    - title: headers and implementations each in a layer
      config: |
        layers:
          - App
          - Core: { path: [Core, include/Core] }
      files:
        App/Screen.m: |
          #import "Clock.h"
        Core/Clock.m: |
          #import "Clock.h"
          @implementation Clock
          @end
        include/Core/Clock.h: |
          @interface Clock : NSObject
          @end
    - title: the application's delegate and main
      config: |
        layers: [App, Core]
      files:
        main.m: |
          #import "AppDelegate.h"
          int main(int argc, char *argv[]) {
              @autoreleasepool { return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class])); }
          }
        AppDelegate.h: |
          #import <UIKit/UIKit.h>
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @end
        AppDelegate.m: |
          #import "AppDelegate.h"
          @interface AppDelegate ()
          @end
          @implementation AppDelegate
          @end
        App/Screen.h: |
          @interface Screen : NSObject
          @end
        Core/Clock.h: |
          @interface Clock : NSObject
          @end
    - title: headers that need no layer, and no layers at all for pods
      config: |
        layers: [App, Core]
        rules:
          unassigned_file: { ignore: ["*-Bridging-Header.h", Support] }
      files:
        App-Bridging-Header.h: |
          #import "Clock.h"
        Support/Version.h: |
          #define kVersion 3
        Pods/AFNetworking/AFNetworking.h: |
          @interface AFManager : NSObject
          @end
        App/Screen.swift: |
          struct Screen {}
        Core/Clock.h: |
          @interface Clock : NSObject
          @end

"""##

private let mvcExamples = ##"""
# Code that each rule must find fault with, on the lines that end in `// expect`, and code near it that must pass.
view_model_coupling:
  triggers:
    - title: a cell that is given the entity
      files:
        Models/App.swift: |
          struct StoreApp {
            let id: Int
            let name, author, genre: String
            let price: Decimal
          }
        Views/AppCell.swift: |
          import UIKit
          final class AppCell: UITableViewCell {
            func configure(with app: StoreApp) { // expect
              textLabel?.text = app.name
            }
          }
    - title: held weakly, and cast to
      files:
        Entities/Project.swift: |
          final class Project {
            var title = "", owner = "", branch = ""
            var stars = 0, forks = 0
          }
        UI/ProjectCell.swift: |
          import AppKit
          final class ProjectCell: NSTableCellView {
            weak var project: Project? // expect
            override var objectValue: Any? { didSet { project = objectValue as? Project } }
            override func layout() { toolTip = project?.title }
          }
    - title: a class with few properties that works
      files:
        Models/Download.swift: |
          import Foundation
          final class Download {
            var received = 0, expected = 1
            func pause() {}
            func resume() {}
            func cancel() {}
          }
        Views/DownloadCell.swift: |
          import UIKit
          final class DownloadCell: UITableViewCell {
            private var download: Download? // expect
            func toggled() { download?.pause() }
          }
    - title: a view of the project's own base class, and a Core Data entity
      files:
        Note.swift: |
          import CoreData
          final class Note: NSManagedObject { @NSManaged var body: String }
        NoteView.swift: |
          import UIKit
          class BaseView: UIView {}
          final class NoteView: BaseView {
            private struct Layout { static func height(_ note: Note) -> Int { note.body.count } } // expect
          }
    - title: a SwiftUI view, where a project asks for that
      config: |
        rules: { view_model_coupling: { swiftui: true } }
      files:
        Model/Country.swift: |
          struct Country { let name: String }
        Screens/CountryRow.swift: |
          import SwiftUI
          struct CountryRow: View {
            let country: Country // expect
            var body: some View { Text(country.name) }
          }
    - title: an Objective-C cell with the entity as its property, set in the controller
      files:
        Models/Track.h: |
          #import <Foundation/Foundation.h>
          @interface Track : NSObject
          @property (nonatomic, copy) NSString *title;
          @property (nonatomic, copy) NSString *artist;
          @property (nonatomic, copy) NSString *album;
          @property (nonatomic) NSInteger number;
          @property (nonatomic) NSTimeInterval duration;
          @end
        Views/TrackCell.h: |
          #import <UIKit/UIKit.h>
          @class Track;
          @interface TrackCell : UITableViewCell
          @property (nonatomic, strong) Track *track; // expect
          @end
        Views/TrackCell.m: |
          #import "TrackCell.h"
          #import "Track.h"
          @interface TrackCell ()
          @property (nonatomic, weak) IBOutlet UILabel *titleLabel;
          @end
          @implementation TrackCell
          - (void)setTrack:(Track *)track {
              _track = track;
              self.titleLabel.text = [NSString stringWithFormat:@"%@, %@", track.artist, track.title];
          }
          @end
    - title: an Objective-C view that is given a Core Data object, in its class extension only
      files:
        Note.h: |
          #import <CoreData/CoreData.h>
          @interface Note : NSManagedObject
          @property (nonatomic, retain) NSString *body;
          @end
        NoteBadge.h: |
          #import <AppKit/AppKit.h>
          @interface NoteBadge : NSView
          - (void)refresh;
          @end
        NoteBadge.m: |
          #import "NoteBadge.h"
          #import "Note.h"
          @interface NoteBadge ()
          @property (nonatomic, weak) Note *note; // expect
          @end
          @implementation NoteBadge
          - (void)refresh {
              self.toolTip = self.note.body;
          }
          @end
    - title: a category of an Objective-C cell, on a base class of the project, takes a Swift entity
      files:
        Models/Station.swift: |
          import Foundation
          @objcMembers final class Station: NSObject {
            var name = "", line = "", city = ""
            var latitude = 0.0, longitude = 0.0
          }
        Views/BaseCell.h: |
          #import <UIKit/UIKit.h>
          @interface BaseCell : UICollectionViewCell
          @end
        Views/StationCell.h: |
          #import "BaseCell.h"
          @interface StationCell : BaseCell
          @property (nonatomic, weak) IBOutlet UILabel *label;
          @end
        Views/StationCell+Fill.m: |
          #import "StationCell.h"
          #import "App-Swift.h"
          @implementation StationCell (Fill)
          - (void)fillWithStation:(Station *)station { // expect
              self.label.text = station.name;
          }
          @end
    - title: a cell model that only carries the entity
      files:
        Models/Event.swift: |
          struct Event {
            let id: Int
            let title, place, speaker, language: String
          }
        Screens/EventCell.swift: |
          import UIKit
          struct EventCellModel { let event: Event; let isPast: Bool }
          final class EventCell: UITableViewCell {
            func show(_ model: EventCellModel) {
              textLabel?.text = model.event.title // expect
              detailTextLabel?.text = model.event.speaker
            }
          }
    - title: a view model's record of a database, read through a constant
      files:
        Note.swift: |
          import CoreData
          final class Note: NSManagedObject { @NSManaged var body: String }
        NoteView.swift: |
          import UIKit
          final class NoteViewModel { var note: Note?; var isEditable = false }
          final class NoteView: UIView {
            var viewModel: NoteViewModel?
            override func layoutSubviews() {
              let shown = viewModel?.note
              accessibilityLabel = shown?.body // expect
            }
          }
    - title: an Objective-C cell that imports the entity for its cell model's sake
      files:
        Models/RDEvent.h: |
          #import <Foundation/Foundation.h>
          @interface RDEvent : NSObject
          @property (nonatomic, copy) NSString *title;
          @property (nonatomic, copy) NSString *place;
          @property (nonatomic, copy) NSString *speaker;
          @property (nonatomic, copy) NSString *language;
          @property (nonatomic) NSInteger number;
          @end
        Cells/RDEventCellModel.h: |
          #import <Foundation/Foundation.h>
          @class RDEvent;
          @interface RDEventCellModel : NSObject
          @property (nonatomic, strong) RDEvent *event;
          @end
        Cells/RDEventCell.h: |
          #import <UIKit/UIKit.h>
          @class RDEventCellModel;
          @interface RDEventCell : UITableViewCell
          @property (nonatomic, strong) RDEventCellModel *cellModel;
          @end
        Cells/RDEventCell.m: |
          #import "RDEventCell.h"
          #import "RDEventCellModel.h"
          #import "RDEvent.h"
          @implementation RDEventCell
          - (void)setCellModel:(RDEventCellModel *)cellModel {
              _cellModel = cellModel;
              self.textLabel.text = cellModel.event.title; // expect
          }
          @end
  near_misses:
    - title: what a view shows is made of the model by a value of the view's
      files:
        Model/Post.swift: |
          struct Post: Codable { let id: Int; let title: String; let text: String; let likes: Int; let author: String }
        Feed.swift: |
          import UIKit
          final class FeedController: UIViewController {}
          final class PostCell: UITableViewCell {
            struct Config {
              let title: String
              init(_ post: Post) { title = post.title + post.author }
            }
            func show(_ config: Config) { textLabel?.text = config.title }
          }
    - title: the state of the screens, and a small value that can be compared and stored
      files:
        Model/UIStateModel.swift: |
          import Foundation
          struct UIStateModel { var title = "", text = "", count = 0, isOn = false, isNew = false }
          final class Label: NSObject, NSCopying {
            let name: String
            let weight: Int
            init(name: String, weight: Int) { (self.name, self.weight) = (name, weight) }
            func copy(with zone: NSZone? = nil) -> Any { self }
            func isEqual(to other: Label) -> Bool { name == other.name }
            func hash(into hasher: inout Hasher) { hasher.combine(name) }
            func diffIdentifier() -> NSString { name as NSString }
          }
        Home.swift: |
          import UIKit
          final class HomeController: UIViewController {}
          final class HomeView: UIView {
            let title = UILabel()
            func show(_ state: UIStateModel, _ label: Label) { title.text = state.isNew ? label.name : state.title }
          }
    - title: a cell model that carries the entity, and gives its texts itself
      files:
        Models/Event.swift: |
          struct Event {
            let id: Int
            let title, place, speaker, language: String
          }
        Screens/EventCell.swift: |
          import UIKit
          struct EventCellModel {
            let event: Event
            var title: String { event.title }
          }
          final class EventCell: UITableViewCell {
            var onTap: ((EventCellModel) -> Void)?
            func show(_ model: EventCellModel) { textLabel?.text = model.title }
          }
    - title: an entity of a cell model that is compared and passed on
      files:
        Models/Event.swift: |
          struct Event: Equatable {
            let id: Int
            let title, place, speaker, language: String
          }
        Screens/EventCell.swift: |
          import UIKit
          struct EventCellModel { let event: Event; let title: String }
          final class EventCell: UITableViewCell {
            private var model: EventCellModel?
            func show(_ model: EventCellModel) {
              if model.event != self.model?.event { textLabel?.text = model.title }
            }
          }
    - title: a small value of a cell model
      files:
        Models/Price.swift: |
          struct Price { let amount: Decimal; let currency: String }
        Screens/PriceCell.swift: |
          import UIKit
          struct PriceCellModel { let price: Price }
          final class PriceCell: UITableViewCell {
            func show(_ model: PriceCellModel) { textLabel?.text = model.price.currency }
          }
    - title: an Objective-C cell model that gives its texts itself
      files:
        Models/RDEvent.h: |
          #import <Foundation/Foundation.h>
          @interface RDEvent : NSObject
          @property (nonatomic, copy) NSString *title;
          @property (nonatomic, copy) NSString *place;
          @property (nonatomic, copy) NSString *speaker;
          @property (nonatomic, copy) NSString *language;
          @property (nonatomic) NSInteger number;
          @end
        Cells/RDEventCell.m: |
          #import <UIKit/UIKit.h>
          #import "RDEvent.h"
          @interface RDEventCellModel : NSObject
          @property (nonatomic, strong) RDEvent *event;
          @property (nonatomic, copy, readonly) NSString *caption;
          @end
          @interface RDEventCell : UITableViewCell
          @property (nonatomic, strong) RDEventCellModel *cellModel;
          @end
          @implementation RDEventCell
          - (void)show { self.textLabel.text = self.cellModel.caption; }
          @end
    - title: a small value, whatever folder it is in
      files:
        Models/Address.swift: |
          struct Address: Hashable, Codable {
            let data: String
            var ellipsized: String { data }
          }
        Views/AddressCell.swift: |
          import UIKit
          final class AddressCell: UITableViewCell {
            func set(_ address: Address) { textLabel?.text = address.ellipsized }
          }
    - title: an entity that is only passed on, or compared
      files:
        Models/Track.swift: |
          struct Track: Equatable, Codable {
            let id: Int
            let title, artist, album, genre: String
          }
        Views/TrackList.swift: |
          import UIKit
          final class TrackList: UIView {
            private var shown: Track?
            var onTap: ((Track) -> Void)?
            func show(_ track: Track) { if track != shown { shown = track } }
          }
    - title: what a row shows, with styled texts, and the app's theme
      files:
        Model/MessageItemModel.swift: |
          import Foundation
          final class MessageItemModel {
            var attributedText: NSAttributedString?
            var dateText = "", group = "", image = "", id = ""
          }
        Model/Palette.swift: |
          struct ReadingTheme: Codable { let text, link, background, separator, accent: String }
        View/MessageItemView.swift: |
          import UIKit
          final class MessageItemView: UIView {
            func set(_ message: MessageItemModel) { accessibilityLabel = message.dateText }
            func apply(_ theme: ReadingTheme) { accessibilityHint = theme.text }
          }
    - title: a value of the user interface, in its folder
      files:
        UserInterface/Chat/Model/Receiver.swift: |
          struct Receiver: Codable { let name, handle, badge, kind, subtitle: String }
        UserInterface/Chat/ReceiverCell.swift: |
          import UIKit
          final class ReceiverCell: UITableViewCell {
            func render(_ receiver: Receiver) { textLabel?.text = receiver.name }
          }
    - title: what an overriding property has to name; the superclass has the finding
      files:
        Models/Widget.swift: |
          class Widget { var label = "", icon = "", state = "", link = "", type = "" }
        Views/SliderCell.swift: |
          import Library
          final class SliderCell: WidgetCell {
            override var widget: Widget! { didSet { accessibilityLabel = widget.label } }
          }
          class WidgetCell: LibraryTableViewCell {}
    - title: views in a module that has nobody between them and the model
      files:
        Models/Usage.swift: |
          struct Usage: Codable { let total, used, free, swap, pressure: Double }
        Views/Views.swift: |
          import AppKit
          final class Popup: NSView { func show(_ usage: Usage) { toolTip = "\(usage.used)" } }
          final class Portal: NSView { func show(_ usage: Usage) { toolTip = "\(usage.free)" } }
          final class Preview1: NSView { func show(_ usage: Usage) { toolTip = "\(usage.total)" } }
          final class Chart: NSView { func show(_ usage: Usage) { toolTip = "\(usage.swap)" } }
          final class Bar: NSView { func show(_ usage: Usage) { toolTip = "\(usage.pressure)" } }
    - title: Objective-C, a small value, and an entity that is passed on
      files:
        Models/GDPlace.h: |
          #import <Foundation/Foundation.h>
          @interface GDPlace : NSObject
          @property (nonatomic, copy) NSString *name;
          @end
          @interface GDBed : NSObject
          @property (nonatomic, copy) NSString *name;
          @property (nonatomic, copy) NSString *soil;
          @property (nonatomic, copy) NSString *crop;
          @property (nonatomic) NSInteger width;
          @property (nonatomic) NSInteger length;
          @end
        Views/GDBedCell.m: |
          #import <UIKit/UIKit.h>
          #import "GDPlace.h"
          @interface GDBedCell : UITableViewCell
          @property (nonatomic, copy) void (^onTap)(GDBed *bed);
          @end
          @implementation GDBedCell
          - (void)showPlace:(GDPlace *)place { self.textLabel.text = place.name; }
          @end
    - title: a SwiftUI view that shows a plain value
      files:
        Model/Country.swift: |
          struct Country { let name: String }
        Screens/CountryRow.swift: |
          import SwiftUI
          struct CountryRow: View {
            let country: Country
            var body: some View { Text(country.name) }
          }
    - title: a representable, and the view that it makes
      files:
        Model/Country.swift: |
          struct Country { let name: String }
        Screens/CountryMap.swift: |
          import SwiftUI
          struct CountryMap: UIViewRepresentable {
            let country: Country
            func makeUIView(context: Context) -> CountryMapView { CountryMapView(country: country) }
            func updateUIView(_ view: CountryMapView, context: Context) {}
          }
          final class CountryMapView: UIView {
            init(country: Country) { super.init(frame: .zero) }
          }
    - title: the one instance of the app's settings, among the models
      files:
        Models/Season.swift: |
          struct Season { let name: String }
        Models/GardenSettings.swift: |
          final class GardenSettings {
            static let shared = GardenSettings()
            var usesInches = false
          }
        Views/BedView.swift: |
          import UIKit
          final class BedView: UIView {
            func show() { isHidden = GardenSettings.shared.usesInches }
          }
    - title: the one instance of the app's environment, in Objective-C
      files:
        Models/GDEnvironment.h: |
          #import <Foundation/Foundation.h>
          @interface GDEnvironment : NSObject
          @property (nonatomic, copy) NSString *region;
          + (instancetype)sharedEnvironment;
          @end
        Views/GDBedView.m: |
          #import <UIKit/UIKit.h>
          #import "GDEnvironment.h"
          @interface GDBedView : UIView
          @end
          @implementation GDBedView
          - (void)show { self.hidden = [GDEnvironment sharedEnvironment].region.length == 0; }
          @end
    - title: a cell model in between, made outside of the view
      files:
        Models/StoreApp.swift: |
          struct StoreApp { let name: String }
        Views/AppCell.swift: |
          import UIKit
          struct AppCellModel { let title: String }
          final class AppCell: UITableViewCell {
            func configure(with model: AppCellModel) { textLabel?.text = model.title }
          }
        Controllers/AppsViewController.swift: |
          import UIKit
          final class AppsViewController: UITableViewController {
            private var apps: [StoreApp] = []
            func fill(_ cell: AppCell) { cell.configure(with: AppCellModel(title: apps[0].name)) }
          }
    - title: a view model that carries the entity
      files:
        Models/Movie.swift: |
          struct Movie { let title: String }
        Screens/MovieScreen.swift: |
          import SwiftUI
          final class MovieViewModel: ObservableObject { let movie = Movie(title: "") }
          struct MovieScreen: View {
            @StateObject var model = MovieViewModel()
            var body: some View { Text(model.movie.title) }
          }
    - title: the word in a comment and a string, and a private type of the same name
      files:
        Models/Settings.swift: |
          struct Settings { let isOn: Bool }
        Views/Prompt.swift: |
          import UIKit
          private enum Settings { static let radius: CGFloat = 4 }
          final class Prompt: UIView {
            // Shows Note and Settings.
            let text = "Settings"
            let radius = Settings.radius
          }
    - title: what only a preview shows
      files:
        Models/Movie.swift: |
          struct Movie { let title: String }
        Views/Poster.swift: |
          import SwiftUI
          struct Poster: View { var body: some View { Text("") } }
          struct PosterPreview: View {
            let movie = Movie(title: "")
            var body: some View { Poster() }
          }
          #Preview { PosterPreview() }
    - title: the type that an entity is nested in, by which it is named
      files:
        Models/Database.swift: |
          struct Database {
            var path = ""
            static let limit = 3
          }
          extension Database { enum Order { case first, last } }
        Views/Rows.swift: |
          import UIKit
          final class Rows: UIView { var order = Database.Order.first }
    - title: what is no entity though it lies among them
      files:
        Models/Palette.swift: |
          enum Palette { static let accent = 1 }
          protocol Named { var name: String { get } }
        Views/Badge.swift: |
          import UIKit
          final class Badge: UIView {
            let accent = Palette.accent
            func show(_ named: Named) {}
          }
    - title: Objective-C, a view model in between, which carries the entity; the header declares both
      files:
        Models/Track.h: |
          #import <Foundation/Foundation.h>
          @interface Track : NSObject
          @property (nonatomic, copy) NSString *title;
          @end
        Views/TrackCell.h: |
          #import <UIKit/UIKit.h>
          #import "Track.h"
          @interface TrackCellModel : NSObject
          @property (nonatomic, strong, readonly) Track *track;
          @property (nonatomic, copy, readonly) NSString *caption;
          - (instancetype)initWithTrack:(Track *)track;
          @end
          @interface TrackCell : UITableViewCell
          - (void)configureWithModel:(TrackCellModel *)model;
          @end
        Views/TrackCell.m: |
          #import "TrackCell.h"
          @implementation TrackCellModel
          - (instancetype)initWithTrack:(Track *)track {
              if ((self = [super init])) { _track = track; }
              return self;
          }
          - (NSString *)caption { return self.track.title.uppercaseString; }
          @end
          @implementation TrackCell
          - (void)configureWithModel:(TrackCellModel *)model { self.textLabel.text = model.caption; }
          @end
    - title: Objective-C, an import that nothing uses, a comment, a string and a selector of that name
      files:
        Models/Track.h: |
          #import <Foundation/Foundation.h>
          @interface Track : NSObject
          @property (nonatomic, copy) NSString *title;
          @end
        Views/TrackButton.m: |
          #import <UIKit/UIKit.h>
          #import "Track.h"
          @interface TrackButton : UIButton
          @end
          @implementation TrackButton
          // Shows the title of a Track.
          - (NSString *)accessibilityLabel { return @"Track"; }
          - (void)didTapTrack:(id)sender { [self sendActionsForControlEvents:UIControlEventPrimaryActionTriggered]; }
          @end
    - title: an Objective-C controller with entities and cells, and a window controller
      files:
        Models/Track.h: |
          #import <Foundation/Foundation.h>
          @interface Track : NSObject
          @property (nonatomic, copy) NSString *title;
          @end
        Screens/TracksController.m: |
          #import <UIKit/UIKit.h>
          #import "../Models/Track.h"
          @interface TracksController : UITableViewController
          @property (nonatomic, copy) NSArray<Track *> *tracks;
          @end
          @implementation TracksController
          - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
              UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"track" forIndexPath:indexPath];
              Track *track = self.tracks[indexPath.row];
              cell.textLabel.text = track.title;
              return cell;
          }
          @end
        Mac/PlayerWindowController.m: |
          #import <AppKit/AppKit.h>
          #import "../Models/Track.h"
          @interface PlayerWindowController : NSWindowController
          @property (nonatomic, strong) Track *track;
          @end
          @implementation PlayerWindowController
          @end

massive_controller:
  triggers:
    - title: a class longer than the limit
      config: |
        rules:
          massive_controller: { max_lines: 5 }
      files:
        FeedViewController.swift: |
          import UIKit

          final class FeedViewController: UIViewController { // expect
            // Comments and blank lines count too.

            override func viewDidLoad() {
              super.viewDidLoad()
            }
          }
    - title: extensions in the same module count, wherever they stand
      config: |
        rules:
          massive_controller: { max_lines: 8 }
      files:
        FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UITableViewController { // expect
            var rows: [String] = []
          }
        FeedViewController+Table.swift: |
          import UIKit
          extension FeedViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
              rows.count
            }
            override func numberOfSections(in tableView: UITableView) -> Int { 1 }
          }
    - title: two limits; a controller by its project's base class, on the Mac too
      config: |
        rules:
          massive_controller: { warning: 3, error: 30 }
      files:
        BaseController.swift: |
          import AppKit
          class BaseController: NSViewController {}
        SidebarController.swift: |
          import AppKit
          @MainActor
          final class SidebarController: BaseController { // expect
            func reload() {}
            func close() {}
          }
    - title: Objective-C, the interface, the class extension and the implementation together
      config: |
        rules:
          massive_controller: { max_lines: 10 }
      files:
        FeedViewController.h: |
          #import <UIKit/UIKit.h>

          @interface FeedViewController : UIViewController // expect
          - (void)reload;
          @end
        FeedViewController.m: |
          #import "FeedViewController.h"
          @interface FeedViewController ()
          @property (nonatomic, strong) UITableView *tableView;
          @end
          @implementation FeedViewController
          // Comments and blank lines count too.

          - (void)reload {
              [self.tableView reloadData];
          }
          @end
    - title: Objective-C, a category in another file counts
      config: |
        rules:
          massive_controller: { max_lines: 7 }
      files:
        FeedViewController.h: |
          #import <UIKit/UIKit.h>
          @interface FeedViewController : UITableViewController // expect
          @property (nonatomic, copy) NSArray *rows;
          @end
        FeedViewController.m: |
          #import "FeedViewController.h"
          @implementation FeedViewController
          @end
        FeedViewController+Table.m: |
          #import "FeedViewController.h"
          @implementation FeedViewController (Table)
          - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return self.rows.count; }
          @end
    - title: an Objective-C controller of the Mac by its project's base class, a Swift extension counted in
      config: |
        rules:
          massive_controller: { warning: 5, error: 30 }
      files:
        BaseController.h: |
          #import <AppKit/AppKit.h>
          @interface BaseController : NSViewController
          @end
        SidebarController.h: |
          #import "BaseController.h"
          @interface SidebarController : BaseController // expect
          @end
        Sidebar-Bridging-Header.h: |
          #import "SidebarController.h"
        SidebarController+Drag.swift: |
          import AppKit
          extension SidebarController {
            func drag() {}
            func drop() {}
          }
  near_misses:
    - title: types with code of their own that are nested in it do not count
      config: |
        rules:
          massive_controller: { max_lines: 8 }
      files:
        FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UITableViewController {
            enum Section { case news, weather }
            var rows: [String] = []
            final class HeaderView: UIView {
              let label = UILabel()
              func show(_ text: String) {
                label.text = text
              }
            }
            enum Order {
              case newest, oldest
              var title: String {
                switch self {
                case .newest: "Newest first"
                case .oldest: "Oldest first"
                }
              }
            }
          }
    - title: two branches of one `#if`, of which no build has both
      config: |
        rules: { massive_controller: { max_lines: 6 } }
      files:
        Start.swift: |
          import UIKit
          #if DEMO
          final class Start: UIViewController {
            var a = 1
            var b = 2
            var c = 3
          }
          #else
          final class Start: UIViewController {
            var a = 1
            var b = 2
          }
          #endif
    - title: exactly as many lines as allowed; attributes above the class are no part of it
      config: |
        rules:
          massive_controller: { max_lines: 3 }
      files:
        FeedViewController.swift: |
          import UIKit
          @objc(FeedViewController)
          @MainActor
          final class FeedViewController: UIViewController {
            func reload() {}
          }
    - title: extensions of another class, and of a framework's
      config: |
        rules:
          massive_controller: { max_lines: 3 }
      files:
        FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController {
            func reload() {}
          }
          extension UIViewController {
            func one() {}
            func two() {}
          }
          extension Feed {
            func three() {}
            func four() {}
          }
          struct Feed {}
    - title: other types may be longer
      config: |
        rules:
          massive_controller: { max_lines: 3 }
      files:
        Feed.swift: |
          import UIKit
          final class FeedDataSource: NSObject {
            func one() {}
            func two() {}
            func three() {}
          }
          final class FeedWindowController: NSWindowController {
            func one() {}
            func two() {}
            func three() {}
          }
    - title: a target's class does not answer for its namesake in another
      config: |
        rules:
          massive_controller: { max_lines: 5 }
      files:
        Package.swift: |
          // swift-tools-version: 6.0
          import PackageDescription
          let package = Package(name: "App", targets: [.target(name: "Phone"), .target(name: "Mac")])
        Sources/Phone/FeedController.swift: |
          import UIKit
          final class FeedController: UIViewController {
            func reload() {}
          }
        Sources/Mac/FeedController.swift: |
          import AppKit
          final class FeedController: NSViewController {
          }
          extension FeedController {
            func reload() {}
          }
    - title: Objective-C, exactly as many lines as allowed; what stands between the parts is no part of it
      config: |
        rules:
          massive_controller: { max_lines: 5 }
      files:
        FeedViewController.h: |
          #import <UIKit/UIKit.h>
          NS_ASSUME_NONNULL_BEGIN
          typedef NS_ENUM(NSInteger, FeedOrder) { FeedOrderNewest, FeedOrderOldest };
          @interface FeedViewController : UIViewController
          @end
          NS_ASSUME_NONNULL_END
        FeedViewController.m: |
          #import "FeedViewController.h"
          static NSString * const FeedCell = @"cell";
          static CGFloat FeedHeight(void) {
              return 44;
          }
          @implementation FeedViewController
          - (void)reload {}
          @end
    - title: Objective-C, categories of another class and of the framework's
      config: |
        rules:
          massive_controller: { max_lines: 5 }
      files:
        FeedViewController.m: |
          #import <UIKit/UIKit.h>
          @interface FeedViewController : UIViewController
          @end
          @implementation FeedViewController
          - (void)reload {}
          @end
        UIViewController+Alerts.m: |
          #import <UIKit/UIKit.h>
          @implementation UIViewController (Alerts)
          - (void)showError:(NSError *)error {
          }
          - (void)showText:(NSString *)text {
          }
          @end
    - title: Objective-C, data sources, window controllers and views may be longer
      config: |
        rules:
          massive_controller: { max_lines: 5 }
      files:
        Feed.m: |
          #import <AppKit/AppKit.h>
          @interface FeedDataSource : NSObject <NSTableViewDataSource>
          @end
          @implementation FeedDataSource
          - (void)one {}
          - (void)two {}
          - (void)three {}
          @end
          @interface FeedWindowController : NSWindowController
          @end
          @implementation FeedWindowController
          - (void)one {}
          - (void)two {}
          - (void)three {}
          @end

controller_responsibilities:
  triggers:
    - title: a screen of some size that loads and stores in methods of its own
      config: |
        rules: { controller_responsibilities: { min_lines: 10, large: 300, working_members: 2 } }
      files:
        NotesController.swift: |
          import UIKit
          final class NotesController: UIViewController { // expect
            private let label = UILabel()
            private let file = URL(fileURLWithPath: "/notes")
            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(label)
              load()
            }
            func load() {
              URLSession.shared.dataTask(with: URL(string: "https://notes.example")!) { _, _, _ in }.resume()
            }
            @IBAction func save(_ sender: UIButton) {
              if label.text != "draft" {
                try? FileManager.default.removeItem(at: file)
                label.text = "saved"
              }
              present(UIViewController(), animated: true)
            }
          }
    - title: what is kept in the user's defaults, by a property of the project's
      config: |
        rules: { controller_responsibilities: { max: 3 } }
      files:
        Defaults.swift: |
          import Foundation
          extension UserDefaults {
            var hidesBanner: Bool {
              get { bool(forKey: "hidesBanner") }
              set { set(newValue, forKey: "hidesBanner") }
            }
          }
        Banner.swift: |
          import UIKit
          final class BannerController: UIViewController { // expect
            private let label = UILabel()
            override func viewDidLoad() { view.addSubview(label) }
            @IBAction func closed(_ sender: UIButton) {
              label.isHidden = true
              if sender.isSelected { UserDefaults.standard.hidesBanner = true }
            }
          }
    - title: all six
      config: |
        rules: { controller_responsibilities: { min_lines: 0, large: 0 } }
      files:
        Services/SearchService.swift: |
          import Foundation
          final class SearchService {
            func apps(for query: String, completion: @escaping ([String]) -> Void) {
              URLSession.shared.dataTask(with: URL(string: query)!) { _, _, _ in completion([]) }.resume()
            }
          }
        SearchViewController.swift: |
          import UIKit
          final class SearchViewController: UIViewController { // expect
            private let searchService = SearchService()
            private let tableView = UITableView()
            private var results: [String] = []

            override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .white
              view.addSubview(tableView)
            }

            private func requestApps(with query: String) {
              URLSession.shared.dataTask(with: URL(string: query)!) { _, _, _ in }.resume()
              searchService.apps(for: query) { [weak self] apps in
                self?.results = apps
                self?.tableView.reloadData()
              }
            }
          }
          extension SearchViewController: UISearchBarDelegate {
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
              guard let query = searchBar.text, !query.isEmpty else { return }
              requestApps(with: query)
            }
          }
          extension SearchViewController: UITableViewDelegate {
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              tableView.deselectRow(at: indexPath, animated: true)
              let detail = DetailViewController()
              detail.name = results[indexPath.row]
              navigationController?.pushViewController(detail, animated: true)
            }
          }
        DetailViewController.swift: |
          import UIKit
          final class DetailViewController: UIViewController {
            var name = ""
          }
    - title: a bar button that goes later is a state; a service handed out as an id
      config: |
        rules:
          controller_responsibilities: { max: 1 }
      files:
        Page.swift: |
          import UIKit
          final class PageController: UIViewController { // expect
            func pageBegins() { navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UIView()) }
            func pageEnds() { navigationItem.rightBarButtonItem = nil }
          }
        PlantsApi.h: |
          #import <Foundation/Foundation.h>
          @interface PlantsApi : NSObject
          - (void)load;
          @end
          @interface PlantsEnvironment : NSObject
          + (id)sharedEnvironment;
          @property (nonatomic, strong) PlantsApi *api;
          @end
        PlantsApi.m: |
          #import "PlantsApi.h"
          @implementation PlantsApi
          - (void)load {
              [[[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:@""]] resume];
          }
          @end
        PlantsController.m: |
          #import <UIKit/UIKit.h>
          #import "PlantsApi.h"
          @interface PlantsController : UIViewController // expect
          @end
          @implementation PlantsController
          - (void)viewDidLoad {
              [super viewDidLoad];
              self.view.backgroundColor = [UIColor whiteColor];
              [[[PlantsEnvironment sharedEnvironment] api] load];
          }
          @end
    - title: a controller of a library's class is one of UIKit's
      config: |
        rules:
          controller_responsibilities: { max: 1 }
      files:
        Chat.swift: |
          import SlackTextViewController
          import UIKit
          final class ChatController: SLKTextViewController { // expect
            override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.title = "Chat"
            }
            func chatEnded() { present(UIViewController(), animated: true) }
          }
    - title: one more than a project allows
      config: |
        rules:
          controller_responsibilities: { max: 2 }
      files:
        LoginViewController.swift: |
          import UIKit
          final class LoginViewController: UIViewController { // expect
            @IBOutlet private var nameField: UITextField!
            private let delegate: LoginDelegate
            override func viewDidLoad() {
              super.viewDidLoad()
              nameField.placeholder = "Name"
            }
            @IBAction func loginPressed() { delegate.login(nameField.text) }
            func show(error: String) { nameField.textColor = .red; nameField.text = error }
          }
          protocol LoginDelegate {
            func login(_ name: String?)
          }
    - title: AppKit, targets by selector, a screen as a sheet, a vocabulary of the project's own
      config: |
        rules:
          controller_responsibilities:
            max: 5
            min_lines: 0
            large: 0
            more_business: ["Vault.*"]
      files:
        AccountsController.swift: |
          import AppKit
          final class AccountsController: NSViewController { // expect
            private let nameField = NSTextField()
            private let addButton = NSButton()
            private let vault: Vault
            private var isLocked = false

            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(nameField)
              addButton.target = self
              addButton.action = #selector(add(_:))
            }
            @objc private func add(_ sender: Any?) {
              if isLocked { unlock() } else { presentAsSheet(NewAccountController()) }
            }
            private func unlock() {
              vault.unlock()
              nameField.stringValue = "unlocked"
            }
          }
          final class NewAccountController: NSViewController {}
          struct Vault {
            func unlock() {}
          }
    - title: all six in Objective-C, with blocks, a delegate and a session
      config: |
        rules: { controller_responsibilities: { min_lines: 0, large: 0 } }
      files:
        SearchViewController.h: |
          #import <UIKit/UIKit.h>
          @interface SearchViewController : UIViewController // expect
          @end
        SearchViewController.m: |
          #import "SearchViewController.h"
          #import "DetailViewController.h"
          @interface SearchViewController () <UISearchBarDelegate, UITableViewDelegate>
          @property (nonatomic, strong) UITableView *tableView;
          @property (nonatomic, copy) NSArray *results;
          @end
          @implementation SearchViewController
          - (void)viewDidLoad {
              [super viewDidLoad];
              self.view.backgroundColor = [UIColor whiteColor];
              self.tableView = [[UITableView alloc] initWithFrame:self.view.bounds];
              [self.view addSubview:self.tableView];
          }
          - (void)requestAppsWithQuery:(NSString *)query {
              NSURL *url = [NSURL URLWithString:query];
              __weak typeof(self) weakSelf = self;
              [[[NSURLSession sharedSession] dataTaskWithURL:url completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
                  weakSelf.results = [NSJSONSerialization JSONObjectWithData:data options:0 error:NULL];
                  [weakSelf.tableView reloadData];
              }] resume];
          }
          - (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar {
              if (searchBar.text.length == 0) { return; }
              [self requestAppsWithQuery:searchBar.text];
          }
          - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
              [tableView deselectRowAtIndexPath:indexPath animated:YES];
              DetailViewController *detail = [[DetailViewController alloc] init];
              detail.name = self.results[indexPath.row];
              [self.navigationController pushViewController:detail animated:YES];
          }
          @end
        DetailViewController.h: |
          #import <UIKit/UIKit.h>
          @interface DetailViewController : UIViewController
          @property (nonatomic, copy) NSString *name;
          @end
    - title: Objective-C, AFNetworking, target and action, a gesture, a segue
      config: |
        rules: { controller_responsibilities: { min_lines: 0, large: 0 } }
      files:
        ProfileViewController.m: |
          #import <UIKit/UIKit.h>
          #import <AFNetworking/AFNetworking.h>
          @interface ProfileViewController : UIViewController // expect
          @property (nonatomic, weak) IBOutlet UIButton *editButton;
          @property (nonatomic, weak) IBOutlet UILabel *nameLabel;
          @property (nonatomic, assign) BOOL isEditable;
          @end
          @implementation ProfileViewController
          - (void)viewDidLoad {
              [super viewDidLoad];
              self.editButton.layer.cornerRadius = 4;
              [self.editButton addTarget:self action:@selector(editPressed:) forControlEvents:UIControlEventTouchUpInside];
              UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped:)];
              [self.view addGestureRecognizer:tap];
              [[AFHTTPSessionManager manager] GET:@"profile" parameters:nil progress:nil success:^(NSURLSessionDataTask *task, id response) {
                  self.nameLabel.text = response[@"name"];
              } failure:nil];
          }
          - (void)tapped:(UITapGestureRecognizer *)recognizer { [self.view endEditing:YES]; }
          - (void)editPressed:(id)sender {
              if (self.isEditable) {
                  [self performSegueWithIdentifier:@"edit" sender:self];
              } else {
                  [self showLocked];
              }
          }
          - (void)showLocked { self.editButton.enabled = NO; }
          @end
    - title: Objective-C on the Mac, one more than a project allows
      config: |
        rules:
          controller_responsibilities: { max: 2 }
      files:
        AccountsController.h: |
          #import <AppKit/AppKit.h>
          @interface AccountsController : NSViewController // expect
          @end
        AccountsController.m: |
          #import "AccountsController.h"
          @interface AccountsController ()
          @property (nonatomic, strong) NSTextField *nameField;
          @end
          @implementation AccountsController
          - (void)viewDidLoad {
              [super viewDidLoad];
              [self.view addSubview:self.nameField];
          }
          - (void)save {
              [[NSUserDefaults standardUserDefaults] setObject:self.nameField.stringValue forKey:@"name"];
          }
          - (void)showAll { [self presentViewControllerAsSheet:[[NSViewController alloc] init]]; }
          @end
  near_misses:
    - title: a small screen that asks a service in one place
      config: |
        rules: { controller_responsibilities: { min_lines: 0, large: 300, working_members: 2 } }
      files:
        NotesService.swift: |
          import Foundation
          final class NotesService {
            func load(completion: @escaping ([String]) -> Void) {
              URLSession.shared.dataTask(with: URL(string: "https://notes.example")!) { _, _, _ in completion([]) }.resume()
            }
          }
        NotesController.swift: |
          import UIKit
          final class NotesController: UIViewController {
            private let label = UILabel()
            private let service = NotesService()
            override func viewDidLoad() {
              view.addSubview(label)
              service.load { [weak self] notes in self?.label.text = notes.first }
            }
            @IBAction func tapped(_ sender: UIButton) {
              if label.isHidden { label.isHidden = false } else { title = "Notes" }
              present(UIViewController(), animated: true)
            }
          }
    - title: what takes screens off the stack, leads to another app or picks a file opens no other screen
      config: |
        rules: { controller_responsibilities: { max: 3, counted: [configure_ui, catch_interaction, handle_interaction, navigation] } }
      files:
        Setup.swift: |
          import UIKit
          final class SetupController: UIViewController, UIDocumentPickerDelegate {
            override func viewDidLoad() { view.addSubview(UILabel()) }
            @IBAction func done(_ sender: UIButton) {
              guard let navigationController = self.navigationController else { return }
              var viewControllers = navigationController.viewControllers
              viewControllers.removeLast(2)
              navigationController.setViewControllers(viewControllers, animated: true)
            }
            @IBAction func help(_ sender: UIButton) {
              if sender.isSelected { UIApplication.shared.open(URL(string: "https://help.example")!) }
            }
            @IBAction func load(_ sender: UIButton) {
              let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.audio])
              picker.delegate = self
              self.present(picker, animated: true, completion: nil)
            }
          }
    - title: a screen that closes itself, shows an alert and a picker opens no other one
      config: |
        rules: { controller_responsibilities: { max: 4, min_lines: 0, required: [] } }
      files:
        Editor.swift: |
          import UIKit
          final class EditorController: UIViewController {
            private let label = UILabel()
            override func viewDidLoad() { view.addSubview(label) }
            func show(_ text: String) { label.text = text }
            @IBAction func closed(_ sender: UIButton) {
              if sender.isSelected { dismiss(animated: true) } else { present(UIAlertController(), animated: true) }
            }
            @IBAction func picture(_ sender: UIButton) { present(UIImagePickerController(), animated: true) }
          }
    - title: a small screen, and one without business logic
      files:
        About.swift: |
          import UIKit
          final class AboutController: UIViewController {
            private let label = UILabel()
            override func viewDidLoad() { view.addSubview(label) }
            func show(_ text: String) { label.text = text }
            @IBAction func licence(_ sender: UIButton) {
              label.isHidden = true
              present(UIViewController(), animated: true)
            }
          }
    - title: how a cell is selected, layers and the back button are styling, and update nothing
      config: |
        rules:
          controller_responsibilities: { max: 1 }
      files:
        Shelf.swift: |
          import UIKit
          final class ShelfController: UITableViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              tableView.rowHeight = 44
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
              cell.selectionStyle = .none
              return cell
            }
            func widen() { navigationItem.leftItemsSupplementBackButton = true }
          }
        Plaque.swift: |
          import AppKit
          final class PlaqueController: NSViewController {
            @IBOutlet var plate: NSView!
            func round() {
              plate.wantsLayer = true
              plate.layer?.cornerRadius = 4
            }
          }
        Plaque.m: |
          #import <AppKit/AppKit.h>
          @interface SignController : NSViewController
          @property (nonatomic, strong) NSView *plate;
          @end
          @implementation SignController
          - (void)round { self.plate.wantsLayer = YES; }
          @end
    - title: a notification is no interaction, whatever its parameter is called
      config: |
        rules:
          controller_responsibilities: { max: 0 }
      files:
        ServerController.m: |
          #import <UIKit/UIKit.h>
          @interface ServerController : UIViewController
          @end
          @implementation ServerController
          - (void)serverChanged:(NSNotification *)sender {}
          @end
        Clock.swift: |
          import UIKit
          final class ClockController: UIViewController {
            @objc func timeChanged(_ sender: Notification) {}
          }
    - title: to ask for the interface is neither to configure nor to update it
      config: |
        rules:
          controller_responsibilities: { max: 0 }
      files:
        Pane.m: |
          #import <AppKit/AppKit.h>
          @interface Pane : NSViewController
          @property (nonatomic, strong) NSTextField *nameField;
          @property (nonatomic, strong) NSPopUpButton *kindButton;
          @end
          @implementation Pane
          - (NSView *)paneView { return [self view]; }
          - (NSString *)name { return [self.nameField stringValue]; }
          - (BOOL)isWide { return [self.kindButton selectedTag] == 1 && ![self.nameField isHidden]; }
          @end
        KindPane.swift: |
          import AppKit
          final class KindPane: NSViewController {
            let kindButton = KindPane.made()
            var isWide: Bool { kindButton.selectedTag() == 1 }
            static func made() -> NSPopUpButton { fatalError() }
          }
    - title: to tell another where to present, and a view model to load, is neither navigation nor an update
      config: |
        rules:
          controller_responsibilities: { max: 0 }
      files:
        Refund.swift: |
          import UIKit
          final class NoticePresenter { weak var presentingViewController: UIViewController? }
          final class RefundViewModel { func reloadData() {} }
          final class RefundController: UIViewController {
            let viewModel = RefundViewModel()
            let notices = NoticePresenter()
            func begin() {
              notices.presentingViewController = self
              viewModel.reloadData()
            }
          }
    - title: a view that hands everything to its presenter
      config: |
        rules:
          controller_responsibilities: { max: 3 }
      files:
        SearchViewController.swift: |
          import UIKit
          protocol SearchViewOutput: AnyObject {
            func viewDidSearch(with query: String)
            func viewDidSelect(_ row: Int)
          }
          final class SearchViewController: UIViewController {
            private let presenter: SearchViewOutput
            private let tableView = UITableView()
            init(presenter: SearchViewOutput) {
              self.presenter = presenter
              super.init(nibName: nil, bundle: nil)
            }
            override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
              view.addSubview(tableView)
            }
            func showResults() { tableView.reloadData() }
          }
          extension SearchViewController: UISearchBarDelegate {
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
              guard let query = searchBar.text else {
                searchBar.resignFirstResponder()
                return
              }
              if query.count == 0 {
                searchBar.resignFirstResponder()
                return
              }
              presenter.viewDidSearch(with: query)
            }
          }
          extension SearchViewController: UITableViewDelegate {
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              tableView.deselectRow(at: indexPath, animated: true)
              presenter.viewDidSelect(indexPath.row)
            }
          }
    - title: alerts and embedded screens are no navigation
      config: |
        rules:
          controller_responsibilities: { max: 1 }
      files:
        ListViewController.swift: |
          import UIKit
          final class ListViewController: UIViewController {
            private var rows: RowsViewController?
            override func viewDidLoad() {
              super.viewDidLoad()
              title = "List"
            }
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if let rows = segue.destination as? RowsViewController { self.rows = rows }
            }
            func show(error: String) {
              let box = UIAlertController(title: error, message: nil, preferredStyle: .alert)
              present(box, animated: true)
            }
          }
          final class RowsViewController: UITableViewController {}
    - title: reading settings, logging and formatting are no business logic
      config: |
        rules:
          controller_responsibilities: { max: 2 }
      files:
        DateViewController.swift: |
          import UIKit
          final class DateViewController: UIViewController {
            @IBOutlet private var dateLabel: UILabel!
            private let formatter = DateFormatter()
            override func viewDidLoad() {
              super.viewDidLoad()
              view.backgroundColor = .white
              Logger.log("loaded")
            }
            func show(_ date: Date) {
              dateLabel.isHidden = UserDefaults.standard.bool(forKey: "hidden")
              dateLabel.text = formatter.string(from: date)
            }
          }
          enum Logger {
            static func log(_ text: String) {}
          }
    - title: a coordinator is told and decides where to go
      config: |
        rules:
          controller_responsibilities: { max: 3 }
      files:
        MenuViewController.swift: |
          import UIKit
          final class MenuViewController: UIViewController {
            weak var coordinator: MenuCoordinator?
            @IBOutlet private var badge: UILabel!
            override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .done, target: self, action: #selector(done))
            }
            @objc private func done() { coordinator?.finish() }
            func show(count: Int) { badge.text = "\(count)" }
          }
          final class MenuCoordinator {
            func finish() {}
          }
    - title: an Objective-C view that hands everything to its presenter
      config: |
        rules:
          controller_responsibilities: { max: 3 }
      files:
        SearchViewController.m: |
          #import <UIKit/UIKit.h>
          @protocol SearchViewOutput <NSObject>
          - (void)didSearchWithQuery:(NSString *)query;
          - (void)didSelectRow:(NSInteger)row;
          @end
          @interface SearchViewController : UIViewController <UISearchBarDelegate, UITableViewDelegate>
          @property (nonatomic, strong) id<SearchViewOutput> output;
          @property (nonatomic, strong) UITableView *tableView;
          @end
          @implementation SearchViewController
          - (void)viewDidLoad {
              [super viewDidLoad];
              [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"cell"];
              [self.view addSubview:self.tableView];
          }
          - (void)showResults { [self.tableView reloadData]; }
          - (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar {
              if (searchBar.text.length == 0) {
                  [searchBar resignFirstResponder];
                  return;
              }
              [self.output didSearchWithQuery:searchBar.text];
          }
          - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
              [tableView deselectRowAtIndexPath:indexPath animated:YES];
              [self.output didSelectRow:indexPath.row];
          }
          @end
    - title: Objective-C, alerts and embedded screens are no navigation
      config: |
        rules:
          controller_responsibilities: { max: 1 }
      files:
        ListViewController.m: |
          #import <UIKit/UIKit.h>
          @interface RowsViewController : UITableViewController
          @end
          @interface ListViewController : UIViewController
          @property (nonatomic, strong) RowsViewController *rows;
          @end
          @implementation ListViewController
          - (void)viewDidLoad {
              [super viewDidLoad];
              self.title = @"List";
          }
          - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
              if ([segue.identifier isEqualToString:@"rows"]) {
                  self.rows = (RowsViewController *)segue.destinationViewController;
              }
          }
          - (void)showError:(NSString *)text {
              UIAlertController *box = [UIAlertController alertControllerWithTitle:text message:nil preferredStyle:UIAlertControllerStyleAlert];
              [self presentViewController:box animated:YES completion:nil];
              [[[UIAlertView alloc] initWithTitle:text message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
          }
          @end
          @implementation RowsViewController
          @end
    - title: Objective-C, reading settings, logging and formatting are no business logic
      config: |
        rules:
          controller_responsibilities: { max: 2 }
      files:
        DateViewController.m: |
          #import <UIKit/UIKit.h>
          @interface DateViewController : UIViewController
          @property (nonatomic, weak) IBOutlet UILabel *dateLabel;
          @property (nonatomic, strong) NSDateFormatter *formatter;
          @end
          @implementation DateViewController
          - (void)viewDidLoad {
              [super viewDidLoad];
              self.view.backgroundColor = [UIColor whiteColor];
              NSLog(@"loaded");
          }
          - (void)showDate:(NSDate *)date {
              self.dateLabel.hidden = [[NSUserDefaults standardUserDefaults] boolForKey:@"hidden"];
              self.dateLabel.text = [self.formatter stringFromDate:date];
          }
          @end
    - title: an Objective-C coordinator is told by its delegate and decides where to go
      config: |
        rules:
          controller_responsibilities: { max: 3 }
      files:
        MenuViewController.m: |
          #import <UIKit/UIKit.h>
          @class MenuViewController;
          @protocol MenuViewControllerDelegate <NSObject>
          - (void)menuViewControllerDidFinish:(MenuViewController *)controller;
          @end
          @interface MenuViewController : UIViewController
          @property (nonatomic, weak) id<MenuViewControllerDelegate> delegate;
          @property (nonatomic, weak) IBOutlet UILabel *badge;
          @end
          @implementation MenuViewController
          - (void)viewDidLoad {
              [super viewDidLoad];
              self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self action:@selector(done:)];
          }
          - (IBAction)done:(id)sender {
              if ([self.delegate respondsToSelector:@selector(menuViewControllerDidFinish:)]) {
                  [self.delegate menuViewControllerDidFinish:self];
              }
          }
          - (void)showCount:(NSInteger)count { self.badge.text = @(count).stringValue; }
          @end
    - title: Objective-C, a view of the project's own asks its data source
      config: |
        rules:
          controller_responsibilities: { max: 2 }
      files:
        GridViewController.m: |
          #import <UIKit/UIKit.h>
          @class GridView;
          @protocol GridViewDataSource <NSObject>
          - (NSString *)gridView:(GridView *)gridView titleAtIndex:(NSInteger)index;
          @end
          @interface GridView : UIView
          @property (nonatomic, weak) id<GridViewDataSource> dataSource;
          @end
          @interface GridViewController : UIViewController <GridViewDataSource>
          @property (nonatomic, strong) GridView *grid;
          @property (nonatomic, assign) NSInteger last;
          @end
          @implementation GridViewController
          - (GridView *)grid {
              if (!_grid) {
                  _grid = [[GridView alloc] init];
                  [_grid setDataSource:self];
              }
              return _grid;
          }
          - (NSString *)gridView:(GridView *)gridView titleAtIndex:(NSInteger)index {
              self.last = index;
              [gridView setHidden:NO];
              return @(index).stringValue;
          }
          @end

model_knows_ui:
  triggers:
    - title: an entity that makes its cell
      files:
        Models/Tree.swift: |
          import UIKit
          struct Tree {
            let species: String
            func fill(_ cell: TreeCell) { cell.textLabel?.text = species } // expect
          }
        Screens/TreeCell.swift: |
          import UIKit
          final class TreeCell: UITableViewCell {}
    - title: a service that tells a view controller
      files:
        Services/TreeService.swift: |
          import Foundation
          final class TreeService {
            weak var listener: TreeListController? // expect
            func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
          }
        Screens/TreeListController.swift: |
          import UIKit
          final class TreeListController: UIViewController {}
    - title: a service that shows a screen of SwiftUI
      files:
        Services/LoginService.swift: |
          import SwiftUI
          final class LoginService {
            let session = URLSession.shared
            func screen() -> some Any { LoginView() } // expect
          }
        Screens/LoginView.swift: |
          import SwiftUI
          struct LoginView: View { var body: some View { Text("Log in") } }
    - title: an Objective-C entity that fills its cell
      files:
        Models/Tree.h: |
          #import <Foundation/Foundation.h>
          @class TreeCell;
          @interface Tree : NSObject
          @property (nonatomic, copy) NSString *species;
          - (void)fillCell:(TreeCell *)cell; // expect
          @end
        Models/Tree.m: |
          #import "Tree.h"
          #import "../Screens/TreeCell.h"
          @implementation Tree
          - (void)fillCell:(TreeCell *)cell { cell.textLabel.text = self.species; }
          @end
        Screens/TreeCell.h: |
          #import <UIKit/UIKit.h>
          @interface TreeCell : UITableViewCell
          @end
    - title: an Objective-C service with the controller in its class extension
      files:
        Services/TreeService.h: |
          #import <Foundation/Foundation.h>
          @interface TreeService : NSObject
          - (void)load;
          @end
        Services/TreeService.m: |
          #import "TreeService.h"
          #import "TreeListController.h"
          @interface TreeService ()
          @property (nonatomic, weak) TreeListController *listener; // expect
          @end
          @implementation TreeService
          - (void)load {
              NSURL *url = [NSURL URLWithString:@"https://example.org"];
              [[[NSURLSession sharedSession] dataTaskWithURL:url] resume];
          }
          @end
        Screens/TreeListController.h: |
          #import <UIKit/UIKit.h>
          @interface TreeListController : UIViewController
          @end
    - title: an Objective-C manager makes the screen for the log-in, which Swift declares
      files:
        SessionManager.h: |
          #import <Foundation/Foundation.h>
          @interface SessionManager : NSObject
          + (instancetype)sharedManager;
          - (void)logIn;
          @end
        SessionManager.m: |
          #import "SessionManager.h"
          #import "App-Swift.h"
          @implementation SessionManager
          + (instancetype)sharedManager {
              static SessionManager *manager;
              static dispatch_once_t once;
              dispatch_once(&once, ^{ manager = [[self alloc] init]; });
              return manager;
          }
          - (void)logIn {
              LoginViewController *login = [[LoginViewController alloc] init]; // expect
              [[UIApplication sharedApplication].keyWindow.rootViewController presentViewController:login animated:YES completion:nil];
              [[NSUserDefaults standardUserDefaults] setBool:YES forKey:@"asked"];
          }
          @end
        LoginViewController.swift: |
          import UIKit
          @objc final class LoginViewController: UIViewController {}
    - title: a service of the model that in one place of many says which screen comes
      files:
        RelayManager.swift: |
          import UIKit
          final class RelayManager {
            static let shared = RelayManager()
            private let session = URLSession.shared
            func circuits() -> [String] { [] }
            func close(_ circuit: String) {}
            func allowsRequests() -> Bool { true }
            func nextScreen() -> UIViewController? {
              allowsRequests() ? nil : WelcomeController() // expect
            }
          }
          final class WelcomeController: UIViewController {}
  near_misses:
    - title: a value in a folder Model of a screen that holds views
      files:
        Feed/Common/Model/LabelledField.swift: |
          import UIKit
          struct LabelledField {
            let label: UILabel
            let field: InputField
          }
        Feed/Common/InputField.swift: |
          import UIKit
          final class InputField: UITextField {}
    - title: what most of the time makes and shows screens is no service of the model, whatever its name
      files:
        Services/StageService.swift: |
          import UIKit
          final class StageService {
            private let store: GroveStore
            private lazy var bar: UIViewController = makeList()
            init(store: GroveStore) { self.store = store }
            func makeList() -> GroveListController { GroveListController() }
            func makeMap() -> UIViewController? { GroveMapController() }
            func showWarning(_ text: String) { stage(WarningController(title: text, message: nil, preferredStyle: .alert)) }
            private func stage(_ screen: UIViewController) { bar.present(screen, animated: true) }
            func logOut() { store.clear() }
          }
          final class GroveStore { func clear() { UserDefaults.standard.removeObject(forKey: "grove") } }
        Screens/Groves.swift: |
          import UIKit
          final class GroveListController: UIViewController {}
          final class GroveMapController: UIViewController {}
          final class WarningController: UIAlertController {}
    - title: an Objective-C service that shows alerts
      files:
        NoticeService.h: |
          #import <UIKit/UIKit.h>
          @interface NoticeService : NSObject
          + (instancetype)sharedService;
          - (void)showNotice:(NSString *)text;
          - (void)dismissAll;
          @end
        NoticeService.m: |
          #import "NoticeService.h"
          #import "NoticeController.h"
          @implementation NoticeService
          + (instancetype)sharedService {
              static NoticeService *service;
              static dispatch_once_t once;
              dispatch_once(&once, ^{ service = [[self alloc] init]; });
              return service;
          }
          - (instancetype)init { return [super init]; }
          - (void)showNotice:(NSString *)text {
              NoticeController *notice = [[NoticeController alloc] init];
              notice.title = text;
              [[self root] presentViewController:notice animated:YES completion:nil];
          }
          - (void)dismissAll { [[self root] dismissViewControllerAnimated:YES completion:nil]; }
          - (UIViewController *)root { return [UIApplication sharedApplication].keyWindow.rootViewController; }
          @end
        NoticeController.h: |
          #import <UIKit/UIKit.h>
          @interface NoticeController : UIViewController
          @end
    - title: a manager that sees to a part of the view, beside it
      files:
        Models/Tree.swift: |
          struct Tree { let species: String }
        Modules/Trees/View/TreeCell.swift: |
          import UIKit
          final class TreeCell: UITableViewCell {}
        Modules/Trees/View/Managers/TreeSwipeManager.swift: |
          import UIKit
          final class TreeSwipeManager {
            func swipe(on view: UIView) -> Bool { view is TreeCell }
          }
    - title: a manager of a search bar is no service
      files:
        Models/Tree.swift: |
          struct Tree { let species: String }
        Trees/TreeCell.swift: |
          import UIKit
          final class TreeCell: UITableViewCell {}
        Trees/Managers/TreeSearchManager.swift: |
          import UIKit
          final class TreeSearchManager: NSObject {
            var lastCell: TreeCell?
            func setUp(_ bar: UISearchBar) { bar.delegate = self }
          }
          extension TreeSearchManager: UISearchBarDelegate {}
    - title: a service that tells whoever listens
      files:
        Services/TreeService.swift: |
          import Foundation
          protocol TreeServiceDelegate: AnyObject { func treesDidChange() }
          final class TreeService {
            weak var delegate: TreeServiceDelegate?
            func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
          }
        Screens/TreeListController.swift: |
          import UIKit
          final class TreeListController: UIViewController, TreeServiceDelegate { func treesDidChange() {} }
    - title: an entity whose name a view has inside itself
      files:
        Models/Tree.swift: |
          struct Tree { let species: String; var row: Row? }
          struct Row {}
        Screens/TreeList.swift: |
          import SwiftUI
          struct TreeList: View {
            struct Row: View { var body: some View { Text("") } }
            var body: some View { Row() }
          }
    - title: a controller that knows both
      files:
        Models/Tree.swift: |
          struct Tree { let species: String }
        Screens/TreeListController.swift: |
          import UIKit
          final class TreeCell: UITableViewCell {}
          final class TreeListController: UIViewController {
            var trees: [Tree] = []
            let cell = TreeCell()
          }
    - title: an Objective-C service that tells whoever listens
      files:
        Services/TreeService.h: |
          #import <Foundation/Foundation.h>
          @class TreeService;
          @protocol TreeServiceDelegate <NSObject>
          - (void)treeServiceDidLoad:(TreeService *)service;
          @end
          @interface TreeService : NSObject
          @property (nonatomic, weak) id<TreeServiceDelegate> delegate;
          - (void)loadWithCompletion:(void (^)(NSArray *trees, NSError *error))completion;
          @end
        Services/TreeService.m: |
          #import "TreeService.h"
          @implementation TreeService
          - (void)loadWithCompletion:(void (^)(NSArray *, NSError *))completion {
              [[[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:@"https://example.org"]] resume];
              [self.delegate treeServiceDidLoad:self];
              [[NSNotificationCenter defaultCenter] postNotificationName:@"TreesDidLoad" object:self];
          }
          @end
        Screens/TreeListController.m: |
          #import <UIKit/UIKit.h>
          #import "TreeService.h"
          @interface TreeListController : UIViewController <TreeServiceDelegate>
          @property (nonatomic, strong) TreeService *service;
          @end
          @implementation TreeListController
          - (void)treeServiceDidLoad:(TreeService *)service {}
          @end
    - title: an Objective-C prefix header names every screen
      files:
        App-Prefix.pch: |
          #ifdef __OBJC__
          #import <UIKit/UIKit.h>
          #import "TreeListController.h"
          #endif
        Models/Tree.h: |
          #import <Foundation/Foundation.h>
          @interface Tree : NSObject
          @property (nonatomic, copy) NSString *species;
          @end
        Screens/TreeListController.h: |
          #import <UIKit/UIKit.h>
          #import "Tree.h"
          @interface TreeListController : UIViewController
          @property (nonatomic, strong) Tree *tree;
          @end
    - title: an Objective-C image, a framework's view and a protocol are no screens of the project
      files:
        Models/Tree.h: |
          #import <UIKit/UIKit.h>
          @protocol TreeView <NSObject>
          - (void)showTree:(NSString *)species;
          @end
          @interface Tree : NSObject
          @property (nonatomic, copy) NSString *species;
          @property (nonatomic, strong) UIImage *leaf;
          - (void)showIn:(id<TreeView>)view;
          @end
        Screens/TreeListController.m: |
          #import "Tree.h"
          @interface TreeListController : UIViewController <TreeView>
          @end
          @implementation TreeListController
          - (void)showTree:(NSString *)species { self.title = species; }
          @end
    - title: an Objective-C view's data source reads the storage, and knows the view
      files:
        GridViewDataSource.h: |
          #import <CoreData/CoreData.h>
          @class GridView;
          @interface GridViewDataSource : NSObject
          @property (nonatomic, strong) NSManagedObjectContext *context;
          - (NSInteger)numberOfItemsInGridView:(GridView *)gridView;
          @end
        GridView.h: |
          #import <UIKit/UIKit.h>
          #import "GridViewDataSource.h"
          @interface GridView : UIView
          @property (nonatomic, strong) GridViewDataSource *dataSource;
          @end

view_performs_navigation:
  triggers:
    - title: a cell that opens a popover with a screen in it, in old Objective-C
      files:
        GDBedCell.m: |
          #import <UIKit/UIKit.h>
          @interface GDSeedsScreen : UIViewController
          @end
          @interface GDBedCell : UITableViewCell
          @property (nonatomic, strong) UIPopoverController *seedsPopover;
          @end
          @implementation GDBedCell
          - (void)seedsTapped {
              self.seedsPopover = [[UIPopoverController alloc] initWithContentViewController:[GDSeedsScreen new]];
              [self.seedsPopover presentPopoverFromRect:self.bounds inView:self // expect
                               permittedArrowDirections:UIPopoverArrowDirectionAny animated:YES];
          }
          @end
    - title: the document's cell opens a page
      files:
        AppCell.swift: |
          import UIKit
          final class AppCell: UITableViewCell {
            var address: String?
            @objc private func openButtonPressed() {
              guard let address, let url = URL(string: address) else { return }
              UIApplication.shared.open(url, options: [:], completionHandler: nil) // expect
            }
          }
    - title: a view presents on a controller that overrides present
      files:
        Split.swift: |
          import UIKit
          final class Split: UISplitViewController {
            override func present(_ shown: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
              super.present(shown, animated: animated, completion: completion)
            }
          }
        Reference.swift: |
          import UIKit
          final class Reference: UIView {
            weak var split: Split?
            func tapped() { split?.present(UIViewController(), animated: true) } // expect
          }
    - title: a view finds the navigation controller and pushes
      files:
        Banner.swift: |
          import UIKit
          final class Banner: UIView {
            weak var navigation: UINavigationController?
            func tapped() { navigation?.pushViewController(UIViewController(), animated: true) } // expect
          }
    - title: a view presents on the window's root
      files:
        Badge.swift: |
          import UIKit
          final class Badge: UIControl {
            func tapped() {
              let screen = UIViewController()
              window?.rootViewController?.present(screen, animated: true) // expect
            }
          }
    - title: a SwiftUI view leaves SwiftUI's ways
      files:
        Credits.swift: |
          import SwiftUI
          struct Credits: View {
            let url: URL
            var body: some View {
              Button("Site") { UIApplication.shared.open(url) } // expect
            }
          }
    - title: the document's cell in Objective-C opens a page
      files:
        AppCell.h: |
          #import <UIKit/UIKit.h>
          @interface AppCell : UITableViewCell
          @property (nonatomic, copy) NSString *address;
          @end
        AppCell.m: |
          #import "AppCell.h"
          @implementation AppCell
          - (IBAction)openButtonPressed:(id)sender {
              NSURL *url = [NSURL URLWithString:self.address];
              [[UIApplication sharedApplication] openURL:url]; // expect
          }
          @end
    - title: an Objective-C view pushes by a controller that it was handed
      files:
        Banner.m: |
          #import <UIKit/UIKit.h>
          @interface Banner : UIView
          @property (nonatomic, weak) UIViewController *parentController;
          @end
          @implementation Banner
          - (instancetype)initWithFrame:(CGRect)frame {
              if ((self = [super initWithFrame:frame])) {
                  UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tapped:)];
                  [self addGestureRecognizer:tap];
              }
              return self;
          }
          - (void)tapped:(UITapGestureRecognizer *)recognizer {
              UIViewController *details = [[UIViewController alloc] init];
              [self.parentController.navigationController pushViewController:details animated:YES]; // expect
          }
          @end
    - title: an Objective-C category of a view presents on the window's root; that it closes what it showed is no navigation
      files:
        Badge.h: |
          #import <UIKit/UIKit.h>
          @interface Badge : UIControl
          @end
        Badge+Help.m: |
          #import "Badge.h"
          @implementation Badge (Help)
          - (void)showHelp {
              UIViewController *help = [[UIViewController alloc] initWithNibName:@"Help" bundle:nil];
              [self.window.rootViewController presentViewController:help animated:YES completion:nil]; // expect
          }
          - (void)hideHelp {
              [self.window.rootViewController dismissViewControllerAnimated:YES completion:NULL];
          }
          @end
    - title: an Objective-C view of the Mac opens a page and a window
      files:
        LinkField.m: |
          #import <AppKit/AppKit.h>
          @interface LinkField : NSTextField
          @property (nonatomic, strong) NSWindowController *preferences;
          @end
          @implementation LinkField
          - (void)mouseDown:(NSEvent *)event {
              [[NSWorkspace sharedWorkspace] openURL:[NSURL URLWithString:self.stringValue]]; // expect
              [self.preferences showWindow:nil]; // expect
          }
          @end
  near_misses:
    - title: a hint with a button to the system's settings
      files:
        Hint.swift: |
          import UIKit
          final class HintView: UIView {
            @objc func allow() {
              guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
              UIApplication.shared.open(url)
            }
          }
        HintBox.m: |
          #import <UIKit/UIKit.h>
          @interface HintBox : UIView
          @end
          @implementation HintBox
          - (void)allow {
            [[UIApplication sharedApplication] openURL:[NSURL URLWithString:UIApplicationOpenSettingsURLString]];
          }
          @end
    - title: an alert that a library's superclass keeps, in Objective-C
      files:
        EntryView.m: |
          #import <Library/LibraryView.h>
          @interface EntryView : UIView
          @property (nonatomic, weak) UIViewController *inputsAlert;
          @end
          @implementation EntryView
          - (void)reset { [self.inputsAlert dismissViewControllerAnimated:NO completion:nil]; }
          @end
    - title: Objective-C that reads the root view controller, by a message or by a dot
      files:
        FilterMenu.m: |
          #import <UIKit/UIKit.h>
          @interface FilterMenu : UIView
          @end
          @implementation FilterMenu
          - (void)show {
              UIView *stage = [[[[UIApplication sharedApplication] keyWindow] rootViewController] view];
              [stage addSubview:self];
              UIViewController *root = self.window.rootViewController;
              [root.view bringSubviewToFront:self];
          }
          @end
    - title: a link that was tapped in a text
      files:
        Footer.swift: |
          import UIKit
          protocol LinkLabelDelegate: AnyObject { func linkLabel(_ label: UILabel, didSelectURL url: URL) }
          final class Footer: UIView, LinkLabelDelegate, UITextViewDelegate {
            func linkLabel(_ label: UILabel, didSelectURL url: URL) { UIApplication.shared.open(url) }
            func textView(_ textView: UITextView, shouldInteractWith url: URL, in range: NSRange) -> Bool {
              UIApplication.shared.open(url)
              return false
            }
          }
    - title: a link that was tapped in a text, in Objective-C
      files:
        Footer.m: |
          #import <UIKit/UIKit.h>
          @interface Footer : UIView
          @end
          @implementation Footer
          - (void)attributedLabel:(UILabel *)label didSelectLinkWithURL:(NSURL *)url {
              [[UIApplication sharedApplication] openURL:url];
          }
          @end
    - title: a SwiftUI view opens another app
      files:
        Wizard.swift: |
          import SwiftUI
          struct Wizard: View {
            let tool: URL
            var body: some View {
              Button("Tool") { NSWorkspace.shared.openApplication(at: tool, configuration: .init()) { _, _ in } }
            }
          }
    - title: a window has a root view controller
      files:
        Toast.swift: |
          import UIKit
          final class ToastWindow: UIWindow {
            func show(_ controller: UIViewController) { rootViewController = controller }
          }
    - title: a view says what was tapped; a throbber is no screen
      files:
        AppCell.swift: |
          import UIKit
          protocol AppCellDelegate: AnyObject { func open(_ cell: AppCell) }
          final class AppCell: UITableViewCell {
            weak var delegate: AppCellDelegate?
            func throbber(show: Bool) {}
            @objc private func openButtonPressed() {
              throbber(show: true)
              delegate?.open(self)
            }
          }
    - title: a view controller may
      files:
        List.swift: |
          import UIKit
          final class ListViewController: UIViewController {
            func open(_ url: URL) { UIApplication.shared.open(url) }
            func next() { navigationController?.pushViewController(UIViewController(), animated: true) }
          }
    - title: modifiers, links, actions of the environment and a router
      files:
        Home.swift: |
          import SwiftUI
          final class Router: ObservableObject {
            @Published var path = NavigationPath()
            func push(_ name: String) { path.append(name) }
          }
          struct Home: View {
            @Environment(\.openURL) private var openURL
            @Environment(\.dismiss) private var dismiss
            @EnvironmentObject private var router: Router
            @State private var isShown = false
            let url: URL
            var body: some View {
              NavigationLink("Next") { Text("") }
                .sheet(isPresented: $isShown) { Text("") }
                .onTapGesture {
                  openURL(url)
                  router.push("feed")
                  dismiss()
                }
            }
          }
    - title: an alert
      files:
        Field.swift: |
          import UIKit
          final class Field: UITextField {
            func warn() {
              let alert = UIAlertController(title: "No", message: nil, preferredStyle: .alert)
              window?.rootViewController?.present(alert, animated: true)
            }
          }
    - title: an Objective-C cell says what was tapped; a throbber is no screen
      files:
        AppCell.m: |
          #import <UIKit/UIKit.h>
          @class AppCell;
          @protocol AppCellDelegate <NSObject>
          - (void)appCellDidRequestOpen:(AppCell *)cell;
          @end
          @interface AppCell : UITableViewCell
          @property (nonatomic, weak) id<AppCellDelegate> delegate;
          @property (nonatomic, copy) void (^onOpen)(void);
          @end
          @implementation AppCell
          - (void)showThrobber:(BOOL)show {}
          - (IBAction)openButtonPressed:(id)sender {
              [self showThrobber:YES];
              [self.delegate appCellDidRequestOpen:self];
              if (self.onOpen) { self.onOpen(); }
              [[UIApplication sharedApplication] sendAction:@selector(openApp:) to:nil from:self forEvent:nil];
          }
          @end
    - title: an Objective-C view controller may
      files:
        ListViewController.m: |
          #import <UIKit/UIKit.h>
          @interface ListViewController : UIViewController
          @end
          @implementation ListViewController
          - (void)openURL:(NSURL *)url { [[UIApplication sharedApplication] openURL:url]; }
          - (void)next { [self.navigationController pushViewController:[[UIViewController alloc] init] animated:YES]; }
          @end
    - title: an Objective-C alert, and methods of the project with such names
      files:
        Field.m: |
          #import <UIKit/UIKit.h>
          @interface Player : NSObject
          - (void)openURL:(NSURL *)url;
          - (void)dismissViewControllerAnimated:(BOOL)animated completion:(dispatch_block_t)completion;
          @end
          @interface Field : UITextField
          @property (nonatomic, strong) Player *player;
          @end
          @implementation Field
          - (void)warn {
              UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"No" message:nil preferredStyle:UIAlertControllerStyleAlert];
              [self.window.rootViewController presentViewController:alert animated:YES completion:nil];
              [self.player openURL:[NSURL URLWithString:self.text]];
              [self.player dismissViewControllerAnimated:NO completion:nil];
          }
          @end

view_performs_networking:
  triggers:
    - title: a cell asks a library's downloader for its image
      files:
        Shot.swift: |
          import UIKit
          import Nuke
          final class ShotCell: UICollectionViewCell {
            func fill(_ url: URL) {
              ImagePipeline.shared.loadImage(with: url, completion: { _ in }) // expect
            }
          }
    - title: Objective-C, what keeps a session of the network, by a name of its own
      files:
        Wire.h: |
          #import <Foundation/Foundation.h>
          @interface Wire : NSObject
          - (void)call:(NSString *)method;
          @end
        Wire.m: |
          #import "Wire.h"
          @interface Wire ()
          @property (nonatomic, strong) NSURLSession *wireSession;
          @end
          @implementation Wire
          - (void)call:(NSString *)method {
              [[self.wireSession dataTaskWithURL:[NSURL URLWithString:method]] resume];
          }
          @end
        VolumeView.m: |
          #import <UIKit/UIKit.h>
          #import "Wire.h"
          @interface VolumeView : UIView
          @property (nonatomic, strong) Wire *wire;
          @end
          @implementation VolumeView
          - (void)louder { [self.wire call:@"louder"]; } // expect
          @end
    - title: what keeps a session of the network, by a name of its own
      files:
        Wire.swift: |
          import Foundation
          final class Wire {
            private let session: URLSession
            init(session: URLSession) { self.session = session }
            func call(_ url: URL) { session.dataTask(with: url).resume() }
          }
        Volume.swift: |
          import UIKit
          final class VolumeView: UIView {
            var wire: Wire?
            func louder(_ url: URL) { wire?.call(url) } // expect
          }
    - title: a cell asks a repository for its image
      files:
        Cell.swift: |
          import UIKit
          protocol ImageRepository { func fetch(_ path: String, _ done: @escaping (Data) -> Void) }
          final class DefaultImageRepository: ImageRepository {
            func fetch(_ path: String, _ done: @escaping (Data) -> Void) { URLSession.shared.invalidateAndCancel() }
          }
          final class Cell: UITableViewCell {
            var repository: ImageRepository?
            func fill(_ path: String) { repository?.fetch(path) { _ in } } // expect
          }
    - title: a view asks the network itself
      files:
        Avatar.swift: |
          import UIKit
          final class Avatar: UIImageView {
            func load(_ url: URL) {
              URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() // expect
            }
          }
    - title: a SwiftUI view posts to the server
      files:
        Row.swift: |
          import SwiftUI
          final class ServerClient {
            func post(_ path: String) async throws { _ = try await URLSession.shared.data(from: URL(string: path)!) }
          }
          struct Row: View {
            let client: ServerClient
            var body: some View {
              Button("Like") { Task { try? await client.post("like") } } // expect
            }
          }
    - title: an Objective-C image view asks the network itself
      files:
        AvatarView.m: |
          #import <UIKit/UIKit.h>
          @interface AvatarView : UIImageView
          @end
          @implementation AvatarView
          - (void)loadURL:(NSURL *)url {
              __weak typeof(self) weakSelf = self;
              NSURLSessionDataTask *task = [[NSURLSession sharedSession] dataTaskWithURL:url // expect
                                                                       completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
                  weakSelf.image = [UIImage imageWithData:data];
              }];
              [task resume]; // expect
          }
          @end
    - title: an Objective-C cell saves to Core Data; the defaults are no store of the model
      files:
        NoteCell.h: |
          #import <UIKit/UIKit.h>
          #import <CoreData/CoreData.h>
          @interface NoteCell : UITableViewCell
          @property (nonatomic, strong) NSManagedObjectContext *context;
          @end
        NoteCell.m: |
          #import "NoteCell.h"
          @implementation NoteCell
          - (IBAction)pinPressed:(UIButton *)sender {
              NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Note"];
              NSArray *notes = [self.context executeFetchRequest:request error:NULL]; // expect
              [notes.firstObject setValue:@YES forKey:@"pinned"];
              [self.context save:NULL]; // expect
              [[NSUserDefaults standardUserDefaults] setObject:@"pinned" forKey:@"last"];
          }
          @end
    - title: an Objective-C view calls a service, by its protocol and by its shared instance
      files:
        Services/LikeService.h: |
          #import <Foundation/Foundation.h>
          @protocol LikeService <NSObject>
          - (void)likeItem:(NSString *)item;
          @end
          @interface DefaultLikeService : NSObject <LikeService>
          + (instancetype)sharedService;
          @end
        Services/LikeService.m: |
          #import "LikeService.h"
          @implementation DefaultLikeService
          + (instancetype)sharedService { return [[self alloc] init]; }
          - (void)likeItem:(NSString *)item { [[[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:item]] resume]; }
          @end
        LikeButton.m: |
          #import <UIKit/UIKit.h>
          #import "LikeService.h"
          @interface LikeButton : UIButton
          @property (nonatomic, strong) id<LikeService> service;
          @end
          @implementation LikeButton
          - (void)tapped { [self.service likeItem:@"1"]; } // expect
          - (void)held { [[DefaultLikeService sharedService] likeItem:@"2"]; } // expect
          @end
    - title: a SwiftUI view asks a network client that is not named so
      files:
        Trips.swift: |
          import SwiftUI
          final class TripService {
            func trip(_ id: String) async throws -> Data {
              try await URLSession.shared.data(from: URL(string: id)!).0
            }
          }
          struct TripView: View {
            let service: TripService
            var body: some View {
              Text("").task { _ = try? await service.trip("1") } // expect
            }
          }
    - title: a view of SwiftUI by a protocol of a library's
      files:
        Harbour.swift: |
          import SwiftUI
          import StateKit
          struct HarbourRow: StoreBoundView {
            struct Props { let name: String }
            func map(state: String) -> Props { Props(name: state) }
            func body(props: Props) -> some View {
              Text(props.name).onAppear {
                URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() // expect
              }
            }
          }
  near_misses:
    - title: a subscription to what a store holds
      files:
        Store.swift: |
          import Foundation
          final class Store {
            var state = 0
            func subscribe(_ subscriber: AnyObject, callback: @escaping (Int) -> Void) { callback(state) }
            func load() { _ = URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) }
          }
        Badge.swift: |
          import UIKit
          final class BadgeView: UIView {
            let store = Store()
            func show() { store.subscribe(self) { [weak self] in self?.isHidden = $0 == 0 } }
          }
    - title: an overload that answers at once, of a method that asks the server
      files:
        Api.swift: |
          import Foundation
          protocol Connection {
            func supports(_ feature: Int) async throws -> Bool
            func supports(_ feature: Int, defaultValue: Bool) -> Bool
          }
          final class ServerConnection: Connection {
            var version: Int?
            func supports(_ feature: Int) async throws -> Bool {
              _ = try await URLSession.shared.data(from: URL(fileURLWithPath: "/"))
              return true
            }
            func supports(_ feature: Int, defaultValue: Bool) -> Bool { version.map { $0 > feature } ?? defaultValue }
          }
          final class ApiClient {
            let session = URLSession.shared
            var connection: Connection?
            func supports(_ feature: Int) async throws -> Bool { try await connection?.supports(feature) ?? false }
            func supports(_ feature: Int, defaultValue: Bool) -> Bool {
              connection?.supports(feature, defaultValue: defaultValue) ?? defaultValue
            }
          }
        Badge.swift: |
          import UIKit
          final class BadgeView: UIView {
            var api = ApiClient()
            func show() { isHidden = !api.supports(3, defaultValue: true) }
          }
    - title: a view reads a preference through a store of preferences
      files:
        Services/SettingsStore.swift: |
          final class SettingsStore {
            static let shared = SettingsStore()
            private let defaults = UserDefaults.standard
            func flag(_ key: String) -> Bool { defaults.bool(forKey: key) }
            func set(_ key: String, _ value: Bool) { defaults.set(value, forKey: key) }
          }
        Views/ChartView.swift: |
          import AppKit
          final class ChartView: NSView {
            override func draw(_ dirtyRect: NSRect) { alphaValue = SettingsStore.shared.flag("dim") ? 0.5 : 1 }
          }
    - title: a view looks up what a service has in memory
      files:
        Services/ChannelManager.swift: |
          import Foundation
          final class ChannelManager {
            private var channels: [String: String] = [:]
            func title(for id: String) -> String? { channels[id] }
            func load() async throws { _ = try await URLSession.shared.data(from: URL(fileURLWithPath: "/channels")) }
          }
        Views/ChannelView.swift: |
          import UIKit
          final class ChannelView: UIView {
            var manager: ChannelManager?
            let label = UILabel()
            func show(_ id: String) { label.text = manager?.title(for: id) }
          }
    - title: what the user's defaults keep, what is in the bundle, and a shared instance that is only asked for
      files:
        Services/Store.swift: |
          import Foundation
          final class NoteStore {
            static let shared = NoteStore()
            func save() { URLSession.shared.invalidateAndCancel() }
          }
        NoteView.swift: |
          import UIKit
          final class NoteView: UIView {
            func closed() { UserDefaults.standard.set(true, forKey: "closed") }
            func help() -> Data? { FileManager.default.contents(atPath: Bundle.main.path(forResource: "help", ofType: "html")!) }
          }
    - title: a cell registers for changes, and shows an avatar from the app's cache
      files:
        Services/PlaylistManager.swift: |
          import Foundation
          final class PlaylistManager {
            static let shared = PlaylistManager()
            func register(_ cell: AnyObject) { URLSession.shared.invalidateAndCancel() }
          }
        Services/AvatarManager.swift: |
          import Combine
          import Foundation
          final class AvatarManager {
            static let shared = AvatarManager()
            func avatarPublisher(for id: String) -> AnyPublisher<Data, Never> { Just(Data()).eraseToAnyPublisher() }
          }
        DataCell.swift: |
          import UIKit
          final class DataCell: UITableViewCell {
            override func didMoveToWindow() {
              PlaylistManager.shared.register(self)
              _ = AvatarManager.shared.avatarPublisher(for: "")
            }
          }
    - title: a SwiftUI view deletes a row that its query brought, in the context of its environment
      files:
        Entries.swift: |
          import CoreData
          import SwiftUI
          final class Entry: NSManagedObject {}
          struct Entries: View {
            @Environment(\.managedObjectContext) private var context: NSManagedObjectContext
            @FetchRequest(sortDescriptors: []) private var entries: FetchedResults<Entry>
            var body: some View { Button("Delete") { context.delete(entries[0]) } }
          }
    - title: a SwiftUI view asks an observable object to do something, which publishes what came of it
      files:
        Services/CatalogAPI.swift: |
          import Foundation
          final class CatalogAPI: ObservableObject {
            @Published var isLoading = false
            func refresh() { URLSession.shared.dataTask(with: URL(string: "")!) { _, _, _ in }.resume() }
          }
        CatalogView.swift: |
          import SwiftUI
          struct CatalogView: View {
            @EnvironmentObject var api: CatalogAPI
            var body: some View { Button("Refresh") { api.refresh() } }
          }
    - title: a view writes to the log, whatever it is called
      files:
        Services/LoggingService.swift: |
          import Foundation
          final class LoggingService {
            static let shared = LoggingService()
            private let file = FileHandle.standardError
            func debug(_ text: String) { file.write(Data(text.utf8)) }
          }
          final class AnalyticsManager {
            static let instance = AnalyticsManager()
            private let defaults = UserDefaults.standard
            func count(_ event: String) { defaults.set(1, forKey: event) }
          }
        Views/CanvasView.swift: |
          import UIKit
          final class CanvasView: UIView {
            override func layoutSubviews() {
              LoggingService.shared.debug("laid out")
              AnalyticsManager.instance.count("canvas")
            }
          }
    - title: a view reads what the project keeps in the user's defaults
      files:
        Defaults.swift: |
          import Foundation
          extension UserDefaults {
            var hidesBanner: Bool {
              get { bool(forKey: "hidesBanner") }
              set { set(newValue, forKey: "hidesBanner") }
            }
          }
        Banner.swift: |
          import UIKit
          final class BannerView: UIView {
            func opened() { isHidden = UserDefaults.standard.hidesBanner }
          }
    - title: colours of the theme
      files:
        Theme.swift: |
          import UIKit
          final class ThemeService {
            static let instance = ThemeService()
            var tint: UIColor { .red }
            func font(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
          }
        Badge.swift: |
          import UIKit
          final class BadgeView: UIView {
            private let label = UILabel()
            func dress() { label.font = ThemeService.instance.font(12) }
          }
    - title: a library's image view helpers, and what the view is handed
      files:
        Avatar.swift: |
          import UIKit
          final class Avatar: UIImageView {
            var onTap: (() -> Void)?
            func show(_ url: URL) {
              sd_setImage(with: url, completed: nil)
              onTap?()
            }
          }
    - title: a SwiftUI view asks its interactor and hands the client on
      files:
        Row.swift: |
          import SwiftUI
          final class ServerClient {
            func post(_ path: String) async throws { _ = try await URLSession.shared.data(from: URL(string: path)!) }
          }
          final class LikesStore: ObservableObject {
            let session = URLSession.shared
            func like() {}
          }
          struct Row: View {
            @ObservedObject var store: LikesStore
            let client: ServerClient
            var body: some View {
              Button("Like") { store.like() }.environment(\.client, client)
            }
          }
    - title: a service's static function that only works something out
      files:
        Row.swift: |
          import UIKit
          final class FeedService {
            func load() async throws -> Data { try await URLSession.shared.data(from: URL(string: "")!).0 }
            static func title(_ json: [String: String]) -> String { json["title"] ?? "" }
          }
          final class Row: UIView {
            let label = UILabel()
            func show(_ json: [String: String]) { label.text = FeedService.title(json) }
          }
    - title: the controller fetches, and so may logs of a view
      files:
        Screen.swift: |
          import UIKit
          final class Avatar: UIImageView { func track() { EventTracker.shared.track("tap") } }
          final class EventTracker {
            static let shared = EventTracker()
            func track(_ event: String) { URLSession.shared.invalidateAndCancel() }
          }
          final class Screen: UIViewController {
            let avatar = Avatar()
            func load(_ url: URL) { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }
          }
    - title: Objective-C, a library's image view helpers, and what the view is handed
      files:
        AvatarView.m: |
          #import <UIKit/UIKit.h>
          #import <SDWebImage/UIImageView+WebCache.h>
          @interface AvatarView : UIImageView
          @property (nonatomic, copy) void (^onTap)(void);
          @end
          @implementation AvatarView
          - (void)showURL:(NSURL *)url {
              [self sd_setImageWithURL:url placeholderImage:[UIImage imageNamed:@"avatar"]];
              self.onTap();
          }
          @end
    - title: Objective-C, the defaults are only read, and a log is written
      files:
        ThemeView.m: |
          #import <UIKit/UIKit.h>
          @interface EventTracker : NSObject
          + (instancetype)sharedTracker;
          - (void)track:(NSString *)event;
          @end
          @implementation EventTracker
          + (instancetype)sharedTracker { return [[self alloc] init]; }
          - (void)track:(NSString *)event { [[[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:event]] resume]; }
          @end
          @interface ThemeView : UIView
          @end
          @implementation ThemeView
          - (void)didMoveToWindow {
              [super didMoveToWindow];
              self.hidden = [[NSUserDefaults standardUserDefaults] boolForKey:@"hidden"];
              [[EventTracker sharedTracker] track:@"theme"];
          }
          @end
    - title: Objective-C, the controller fetches, and a view has a method of that name
      files:
        ListViewController.m: |
          #import <UIKit/UIKit.h>
          @interface Table : UITableView
          - (void)save:(id)sender;
          @end
          @implementation Table
          - (void)save:(id)sender { [self reloadData]; }
          - (void)keep { [self save:nil]; }
          @end
          @interface ListViewController : UIViewController
          @end
          @implementation ListViewController
          - (void)load {
              [[[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:@"https://example.org"]] resume];
          }
          @end
    - title: an Objective-C view asks its data source
      files:
        GridView.m: |
          #import <UIKit/UIKit.h>
          #import <CoreData/CoreData.h>
          @interface GridViewDataSource : NSObject
          @property (nonatomic, strong) NSManagedObjectContext *context;
          - (NSInteger)numberOfItems;
          @end
          @implementation GridViewDataSource
          - (NSInteger)numberOfItems { return self.context.registeredObjects.count; }
          @end
          @interface GridView : UIView
          @property (nonatomic, strong) GridViewDataSource *dataSource;
          @end
          @implementation GridView
          - (void)reload { self.hidden = [self.dataSource numberOfItems] == 0; }
          @end

child_controller_containment:
  triggers:
    - title: a child that is never told that it has moved in
      files:
        Parent.swift: |
          import UIKit
          final class Parent: UIViewController {
            private let child = UIViewController()
            override func viewDidLoad() {
              super.viewDidLoad()
              addChild(child) // expect
              view.addSubview(child.view)
            }
          }
    - title: one of two children
      files:
        Parent.swift: |
          import UIKit
          final class Parent: UIViewController {
            private let header = UIViewController()
            private let list = UIViewController()
            override func viewDidLoad() {
              super.viewDidLoad()
              self.addChild(header)
              view.addSubview(header.view)
              header.didMove(toParent: self)
            }
            func showList() {
              addChild(list) // expect
              view.addSubview(list.view)
            }
          }
    - title: a child that stays after it was told to go
      files:
        Parent.swift: |
          import UIKit
          final class Parent: UIViewController {
            private var child: UIViewController?
            func hide() {
              child?.willMove(toParent: nil) // expect
              child?.view.removeFromSuperview()
              child = nil
            }
          }
    - title: in an extension of the framework's class
      files:
        UIViewController+Embed.swift: |
          import UIKit
          extension UIViewController {
            func embed(_ child: UIViewController) {
              addChild(child) // expect
              view.addSubview(child.view)
            }
          }
    - title: Objective-C, a child that is never told that it has moved in
      files:
        ParentViewController.m: |
          #import <UIKit/UIKit.h>
          @interface ParentViewController : UIViewController
          @property (nonatomic, strong) UIViewController *child;
          @end
          @implementation ParentViewController
          - (void)viewDidLoad {
              [super viewDidLoad];
              [self addChildViewController:self.child]; // expect
              [self.view addSubview:self.child.view];
          }
          @end
    - title: Objective-C, one of two children, kept in an instance variable and in a local
      files:
        ParentViewController.h: |
          #import <UIKit/UIKit.h>
          @interface ParentViewController : UIViewController {
              UIViewController *_header;
          }
          @end
        ParentViewController.m: |
          #import "ParentViewController.h"
          @implementation ParentViewController
          - (void)viewDidLoad {
              [super viewDidLoad];
              _header = [[UIViewController alloc] init];
              [self addChildViewController:_header];
              [self.view addSubview:_header.view];
              [_header didMoveToParentViewController:self];
          }
          - (void)showList {
              UITableViewController *list = [[UITableViewController alloc] init];
              [self addChildViewController:list]; // expect
              [self.view addSubview:list.view];
          }
          @end
    - title: Objective-C, a child that stays after it was told to go
      files:
        ParentViewController.m: |
          #import <UIKit/UIKit.h>
          @interface ParentViewController : UIViewController
          @property (nonatomic, strong) UIViewController *child;
          @end
          @implementation ParentViewController
          - (void)hide {
              [self.child willMoveToParentViewController:nil]; // expect
              [self.child.view removeFromSuperview];
              self.child = nil;
          }
          @end
    - title: an Objective-C category of the framework's class
      files:
        UIViewController+Embed.m: |
          #import <UIKit/UIKit.h>
          @implementation UIViewController (Embed)
          - (void)embed:(UIViewController *)child {
              [self addChildViewController:child]; // expect
              child.view.frame = self.view.bounds;
              [self.view addSubview:child.view];
          }
          @end
  near_misses:
    - title: the former page of a paging controller, and a removal in a method of its own
      files:
        Pages.swift: |
          import UIKit
          final class Pages: UIViewController {
            private let pager = UIPageViewController()
            private var page: UIViewController?
            private var menu: UIViewController?
            func show(_ next: UIViewController) {
              page?.willMove(toParent: nil)
              pager.setViewControllers([next], direction: .forward, animated: true)
              page = next
            }
          }
          final class Menu: UIViewController {
            private var item: UIViewController?
            func close() {
              item?.willMove(toParent: nil)
              detach(item)
            }
            private func detach(_ child: UIViewController?) {
              child?.view.removeFromSuperview()
              child?.removeFromParent()
            }
          }
    - title: the child removes itself
      files:
        Home.swift: |
          import UIKit
          final class StartPage: UIViewController {
            func leave() {
              removeFromParent()
              view.removeFromSuperview()
            }
          }
          final class Home: UIViewController {
            private var page: StartPage?
            func removePage() {
              page?.willMove(toParent: nil)
              page?.leave()
              page = nil
            }
          }
    - title: what a tab bar controller is handed is a tab
      files:
        Tabs.swift: |
          import UIKit
          class Tabs: UITabBarController {}
          final class MainTabs: Tabs {
            override func viewDidLoad() {
              super.viewDidLoad()
              self.addChild(wrapped(UIViewController()))
              addChild(UIViewController())
            }
            private func wrapped(_ screen: UIViewController) -> UIViewController { UINavigationController(rootViewController: screen) }
          }
    - title: the document's three steps, in either order, and both ways
      files:
        Parent.swift: |
          import UIKit
          final class Parent: UIViewController {
            private lazy var header = UIViewController()
            func show() {
              self.addChild(self.header)
              view.addSubview(header.view)
              header.didMove(toParent: self)
            }
            func hide() {
              header.willMove(toParent: nil)
              header.view.removeFromSuperview()
              header.removeFromParent()
            }
          }
    - title: many lines below, in a closure
      files:
        Parent.swift: |
          import UIKit
          final class Parent: UIViewController {
            func show(_ next: UIViewController) {
              addChild(next)
              view.addSubview(next.view)
              next.view.alpha = 0
              UIView.animate(withDuration: 0.3) {
                next.view.alpha = 1
              } completion: { _ in
                next.didMove(toParent: self)
              }
            }
          }
    - title: AppKit, SpriteKit and a tree of the project's own
      files:
        Mac.swift: |
          import AppKit
          final class Sidebar: NSViewController {
            func show(_ next: NSViewController) { addChild(next) }
          }
        Scene.swift: |
          import SpriteKit
          final class Scene: SKScene {
            func add(_ node: SKNode) { addChild(node) }
          }
        Outline.swift: |
          final class Outline {
            var children: [Outline] = []
            func addChild(_ child: Outline) { children.append(child) }
            func fill() { addChild(Outline()) }
          }
    - title: the document's three steps in Objective-C, both ways, with brackets and with dots
      files:
        ParentViewController.m: |
          #import <UIKit/UIKit.h>
          @interface ParentViewController : UIViewController
          @property (nonatomic, strong) UIViewController *header;
          @end
          @implementation ParentViewController
          - (void)show {
              [self addChildViewController:self.header];
              [self.view addSubview:self.header.view];
              [[self header] didMoveToParentViewController:self];
          }
          - (void)hide {
              [_header willMoveToParentViewController:nil];
              [_header.view removeFromSuperview];
              [self.header removeFromParentViewController];
          }
          @end
    - title: Objective-C, one child takes another's place, in a block
      files:
        ParentViewController.m: |
          #import <UIKit/UIKit.h>
          @interface ParentViewController : UIViewController
          @end
          @implementation ParentViewController
          - (void)swap:(UIViewController *)old with:(UIViewController *)next {
              [old willMoveToParentViewController:nil];
              [self addChildViewController:next];
              __weak typeof(self) weakSelf = self;
              [self transitionFromViewController:old toViewController:next duration:0.3 options:0 animations:nil completion:^(BOOL finished) {
                  [old removeFromParentViewController];
                  [next didMoveToParentViewController:weakSelf];
              }];
          }
          @end
    - title: Objective-C, AppKit, a tree of the project's own, an overridden method that passes on
      files:
        Sidebar.m: |
          #import <AppKit/AppKit.h>
          @interface Sidebar : NSViewController
          @end
          @implementation Sidebar
          - (void)show:(NSViewController *)next { [self addChildViewController:next]; }
          @end
        Outline.m: |
          #import <Foundation/Foundation.h>
          @interface Outline : NSObject
          - (void)addChildViewController:(Outline *)child;
          @end
          @implementation Outline
          - (void)addChildViewController:(Outline *)child {}
          - (void)fill { [self addChildViewController:[[Outline alloc] init]]; }
          @end
        Container.m: |
          #import <UIKit/UIKit.h>
          @interface Container : UIViewController
          @end
          @implementation Container
          - (void)addChildViewController:(UIViewController *)childController {
              [super addChildViewController:childController];
              [childController didMoveToParentViewController:self];
          }
          - (void)didMoveToParentViewController:(UIViewController *)parent { [super didMoveToParentViewController:parent]; }
          @end

"""##

private let mvpExamples = ##"""
# Code that each rule must find fault with, on the lines that end in `// expect`, and code near it that must pass.
presenter_strong_view:
  triggers:
    - title: a protocol that a view controller conforms to
      files:
        SearchPresenter.swift: |
          protocol SearchViewInput: AnyObject { func showNoResults() }
          final class SearchPresenter {
            var viewInput: SearchViewInput? // expect
            func didSearch() { viewInput?.showNoResults() }
          }
        SearchViewController.swift: |
          import UIKit
          final class SearchViewController: UIViewController, SearchViewInput {
            private let presenter = SearchPresenter()
            func showNoResults() {}
          }
    - title: a view controller that also speaks the protocol
      files:
        Search.swift: |
          import UIKit
          protocol SearchViewInput: AnyObject {}
          final class SearchViewController: UIViewController, SearchViewInput {}
          final class SearchPresenter {
            private var view: (UIViewController & SearchViewInput)? // expect
            func attach(_ view: UIViewController & SearchViewInput) { self.view = view }
          }
    - title: a generic view
      files:
        Base.swift: |
          import UIKit
          protocol ListView: AnyObject { func reload() }
          class ListController: UITableViewController, ListView { func reload() {} }
          class ListPresenter<V: ListView> {
            let view: V // expect
            init(view: V) { self.view = view }
            func didLoad() { view.reload() }
          }
    - title: the class of the screen
      files:
        Login.swift: |
          import UIKit
          final class LoginScreen: UIView { var presenter: LoginPresenter? }
          final class LoginPresenter {
            let screen: LoginScreen // expect
            init(screen: LoginScreen) { self.screen = screen }
          }
    - title: an Objective-C presenter with a strong view input
      files:
        SearchPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol SearchViewInput <NSObject>
          - (void)showNoResults;
          @end
          @interface SearchPresenter : NSObject
          @property (nonatomic, strong) id<SearchViewInput> view; // expect
          @end
        SearchViewController.m: |
          #import <UIKit/UIKit.h>
          #import "SearchPresenter.h"
          @interface SearchViewController : UIViewController <SearchViewInput>
          @property (nonatomic, strong) SearchPresenter *presenter;
          @end
          @implementation SearchViewController
          - (void)showNoResults {}
          @end
    - title: Objective-C, strong by default in the class extension; the class of a view controller that also speaks the protocol
      files:
        FeedPresenter.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedViewInput <NSObject>
          @end
          @interface FeedPresenter : NSObject
          - (void)attach:(UIViewController<FeedViewInput> *)view;
          @end
        FeedPresenter.m: |
          #import "FeedPresenter.h"
          @interface FeedPresenter ()
          @property (nonatomic) UIViewController<FeedViewInput> *view; // expect
          @end
          @implementation FeedPresenter
          - (void)attach:(UIViewController<FeedViewInput> *)view { self.view = view; }
          @end
        FeedViewController.m: |
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedViewController
          @end
    - title: an Objective-C instance variable with the class of the screen
      files:
        LoginPresenter.h: |
          #import <Foundation/Foundation.h>
          @class LoginView;
          @interface LoginPresenter : NSObject {
              LoginView *_view; // expect
          }
          - (instancetype)initWithView:(LoginView *)view;
          @end
        LoginView.h: |
          #import <UIKit/UIKit.h>
          @class LoginPresenter;
          @interface LoginView : UIView
          @property (nonatomic, weak) LoginPresenter *presenter;
          @end
    - title: a Swift view behind an Objective-C presenter's protocol
      files:
        ProfilePresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol ProfileViewInput <NSObject>
          @end
          @interface ProfilePresenter : NSObject
          @property (nonatomic, retain) id<ProfileViewInput> userInterface; // expect
          @end
        App-Bridging-Header.h: |
          #import "ProfilePresenter.h"
        ProfileViewController.swift: |
          import UIKit
          final class ProfileViewController: UIViewController, ProfileViewInput {
            let presenter = ProfilePresenter()
          }
    - title: beside a generic view that keeps another weakly
      files:
        Search.swift: |
          import UIKit
          protocol SearchViewInput: AnyObject { func show() }
          final class SearchViewController: UIViewController, SearchViewInput {
            let presenter = SearchPresenter()
            func show() {}
          }
          final class Panel<Content: UIView>: UIView, SearchViewInput {
            weak var content: Content?
            let presenter = SearchPresenter()
            func show() {}
          }
          final class SearchPresenter {
            var view: SearchViewInput? // expect
          }
  near_misses:
    - title: a proxy that keeps the view weakly
      files:
        Search.swift: |
          import UIKit
          protocol SearchView { func show() }
          final class SearchViewController: UIViewController, SearchView {
            var load: (() -> Void)?
            func show() {}
          }
          final class SearchPresenter {
            private let view: SearchView
            init(view: SearchView) { self.view = view }
            func load() { view.show() }
          }
          final class WeakReference<Object: AnyObject> {
            private weak var object: Object?
            init(_ object: Object) { self.object = object }
          }
          extension WeakReference: SearchView where Object: SearchView {
            func show() { object?.show() }
          }
          func makeSearch() -> UIViewController {
            let controller = SearchViewController()
            let presenter = SearchPresenter(view: WeakReference(controller))
            controller.load = presenter.load
            return controller
          }
    - title: the document's presenter, which holds its view weakly
      files:
        Search.swift: |
          import UIKit
          protocol SearchViewInput: AnyObject {}
          final class SearchViewController: UIViewController, SearchViewInput {
            let presenter = SearchPresenter()
          }
          final class SearchPresenter {
            weak var viewInput: (UIViewController & SearchViewInput)?
          }
    - title: a box that is named after weakness
      files:
        Search.swift: |
          import UIKit
          protocol SearchViewInput: AnyObject {}
          final class SearchViewController: UIViewController, SearchViewInput {
            let presenter = SearchPresenter()
          }
          final class Weak<T> { var value: T? { nil } }
          final class SearchPresenter {
            private var view = [Weak<SearchViewInput>]()
            @WeakProxy private var input: SearchViewInput?
            private var current: SearchViewInput? { nil }
          }
    - title: a view that is called a presenter
      files:
        PopoverPresenter.swift: |
          import UIKit
          final class PopoverPresenter: UIView {
            private let content: UIView
            init(content: UIView) {
              self.content = content
              super.init(frame: .zero)
            }
          }
    - title: an interactor and a router that no view implements
      files:
        Feed.swift: |
          import UIKit
          protocol FeedRouterInput { func openItem() }
          protocol FeedViewInput: AnyObject {}
          final class FeedRouter: FeedRouterInput { func openItem() {} }
          final class FeedController: UIViewController, FeedViewInput { var presenter: FeedPresenter? }
          final class FeedPresenter {
            weak var view: FeedViewInput?
            let router: FeedRouterInput
            let makeCell: () -> UIView
            init(router: FeedRouterInput, makeCell: @escaping () -> UIView) {
              self.router = router
              self.makeCell = makeCell
            }
          }
    - title: Objective-C, weak, as a router's transition handler too
      files:
        SearchPresenter.h: |
          #import <UIKit/UIKit.h>
          @protocol SearchViewInput <NSObject>
          @end
          @protocol SearchRouterInput <NSObject>
          - (void)openDetails;
          @end
          @interface SearchPresenter : NSObject
          @property (nonatomic, weak) id<SearchViewInput> view;
          @property (nonatomic, strong) id<SearchRouterInput> router;
          @end
        SearchModule.m: |
          #import "SearchPresenter.h"
          @interface SearchRouter : NSObject <SearchRouterInput>
          @property (nonatomic, weak) UIViewController *transitionHandler;
          @end
          @implementation SearchRouter
          - (void)openDetails { [self.transitionHandler performSegueWithIdentifier:@"details" sender:nil]; }
          @end
          @interface SearchViewController : UIViewController <SearchViewInput>
          @property (nonatomic, strong) SearchPresenter *output;
          @end
          @implementation SearchViewController
          @end
    - title: an Objective-C presenter that hands out its view without storing it
      files:
        FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedView <NSObject>
          - (void)reload;
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, readonly) id<FeedView> current;
          - (void)present:(NSArray *)items in:(id<FeedView>)view;
          @end
        FeedPresenter.m: |
          #import "FeedPresenter.h"
          @implementation FeedPresenter {
              __weak id<FeedView> _view;
          }
          - (id<FeedView>)current { return _view; }
          - (void)present:(NSArray *)items in:(id<FeedView>)view {
              id<FeedView> last = view;
              [last reload];
          }
          @end
        FeedController.m: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedController
          - (void)reload {}
          @end
    - title: an Objective-C view that is called a presenter, and the cells' factory of a real one
      files:
        BannerPresenter.h: |
          #import <UIKit/UIKit.h>
          @interface BannerPresenter : UIView
          @property (nonatomic, strong) UIView *content;
          @end
        FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedView <NSObject>
          @end
          @protocol CellFactory <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @property (nonatomic, strong) id<CellFactory> factory;
          @property (nonatomic, copy) void (^onClose)(id<FeedView> view);
          @end
        FeedController.m: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedController
          @end

presenter_concrete_view:
  triggers:
    - title: the class of the view controller
      files:
        Feed.swift: |
          import UIKit
          final class FeedController: UIViewController { var presenter: FeedPresenter? }
          final class FeedPresenter {
            weak var view: FeedController? // expect
          }
    - title: the class of the view, held unowned
      files:
        Login.swift: |
          import UIKit
          final class LoginView: UIView { var presenter: LoginPresenter? }
          final class LoginPresenter {
            unowned let view: LoginView // expect
            init(view: LoginView) { self.view = view }
          }
    - title: a controller of the project's own base class
      files:
        Base.swift: |
          import AppKit
          class Screen: NSViewController {}
          class ProfileScreen: Screen { var output: ProfilePresenter! }
          final class ProfilePresenter {
            weak var controller: ProfileScreen! // expect
          }
    - title: Objective-C, the class of the view controller
      files:
        FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @class FeedController;
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) FeedController *view; // expect
          @end
        FeedController.h: |
          #import <UIKit/UIKit.h>
          @class FeedPresenter;
          @interface FeedController : UIViewController
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
    - title: Objective-C, the class of a view, in the class extension
      files:
        LoginPresenter.h: |
          #import <Foundation/Foundation.h>
          @class LoginView;
          @interface LoginPresenter : NSObject
          - (instancetype)initWithView:(LoginView *)view;
          @end
        LoginPresenter.m: |
          #import "LoginPresenter.h"
          #import "LoginView.h"
          @interface LoginPresenter ()
          @property (nonatomic, weak) LoginView *view; // expect
          @end
          @implementation LoginPresenter
          - (instancetype)initWithView:(LoginView *)view {
              if ((self = [super init])) { _view = view; }
              return self;
          }
          @end
        LoginView.h: |
          #import <UIKit/UIKit.h>
          @class LoginPresenter;
          @interface LoginView : UIView
          @property (nonatomic, strong) LoginPresenter *presenter;
          @end
    - title: Objective-C, a controller of the project's own base class, on the Mac, assigned
      files:
        Screen.h: |
          #import <AppKit/AppKit.h>
          @interface Screen : NSViewController
          @end
          @class ProfilePresenter;
          @interface ProfileScreen : Screen
          @property (nonatomic, strong) ProfilePresenter *output;
          @end
        ProfilePresenter.h: |
          #import <Foundation/Foundation.h>
          #import "Screen.h"
          @interface ProfilePresenter : NSObject
          @property (nonatomic, assign) ProfileScreen *controller; // expect
          @end
  near_misses:
    - title: a protocol
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }
          final class FeedPresenter { weak var view: FeedView? }
    - title: a framework's class beside the protocol, which says nothing of the project's
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }
          final class FeedPresenter { weak var view: (UIViewController & FeedView)? }
    - title: a controller that holds another's presenter
      files:
        Feed.swift: |
          import UIKit
          final class PopoverPresenter: UIView { weak var host: FeedController? }
          final class FeedController: UIViewController { let popover = PopoverPresenter() }
    - title: the view model that the presenter fills
      files:
        Feed.swift: |
          import UIKit
          struct FeedViewModel { var title = "" }
          protocol FeedView: AnyObject { func show(_ model: FeedViewModel) }
          final class FeedController: UIViewController, FeedView {
            var presenter: FeedPresenter?
            func show(_ model: FeedViewModel) {}
          }
          final class FeedPresenter {
            weak var view: FeedView?
            private var model = FeedViewModel()
          }
    - title: Objective-C, a protocol
      files:
        FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedView;
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @end
        FeedView.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedView <NSObject>
          @end
        FeedController.m: |
          #import <UIKit/UIKit.h>
          #import "FeedView.h"
          #import "FeedPresenter.h"
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedController
          @end
    - title: Objective-C, a framework's class beside the protocol
      files:
        FeedPresenter.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) UIViewController<FeedView> *view;
          @end
        FeedController.m: |
          #import "FeedPresenter.h"
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedController
          @end
    - title: Objective-C, the view model that the presenter fills, and one that only makes a view for a moment
      files:
        FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @interface FeedViewModel : NSObject
          @property (nonatomic, copy) NSString *title;
          @end
          @protocol FeedView <NSObject>
          - (void)showModel:(FeedViewModel *)model;
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @property (nonatomic, strong) FeedViewModel *model;
          @end
        FeedPresenter.m: |
          #import "FeedPresenter.h"
          @implementation FeedViewModel
          @end
          @implementation FeedPresenter
          - (void)load { [self.view showModel:self.model]; }
          @end
        FeedController.m: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedController
          - (void)showModel:(FeedViewModel *)model { self.title = model.title; }
          @end

massive_presenter:
  triggers:
    - title: a presenter, its extension counted in
      config: |
        rules: { massive_presenter: { max_lines: 8 } }
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }
          final class FeedPresenter { // expect
            weak var view: FeedView?

            func first() {}
          }
          extension FeedPresenter {
            func second() {}
            func third() {}
          }
    - title: more than the limit for a warning
      config: |
        rules: { massive_presenter: { warning: 3, error: 5 } }
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }
          final class FeedPresenter { // expect
            weak var view: FeedView?
            func first() {}
          }
    - title: known by its protocol rather than its name
      config: |
        rules: { massive_presenter: { max_lines: 2 } }
      files:
        Feed.swift: |
          import UIKit
          protocol FeedViewOutput: AnyObject { func didLoad() }
          protocol FeedViewInput: AnyObject {}
          final class FeedController: UIViewController, FeedViewInput { var output: FeedViewOutput? }
          final class FeedLogic: FeedViewOutput { // expect
            weak var view: FeedViewInput?
            func didLoad() {}
          }
    - title: Objective-C, the interface, the class extension and the implementation
      config: |
        rules: { massive_presenter: { max_lines: 9 } }
      files:
        FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedView <NSObject>
          @end
          @interface FeedPresenter : NSObject // expect
          @property (nonatomic, weak) id<FeedView> view;
          @end
        FeedPresenter.m: |
          #import "FeedPresenter.h"
          @interface FeedPresenter ()
          @property (nonatomic, copy) NSArray *items;
          @end
          @implementation FeedPresenter

          // Comments count.
          - (void)load {}
          @end
        FeedController.m: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedController
          @end
    - title: Objective-C, a category counted in; more than the limit for a warning
      config: |
        rules: { massive_presenter: { warning: 5, error: 30 } }
      files:
        FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedView <NSObject>
          @end
          @interface FeedPresenter : NSObject // expect
          @property (nonatomic, weak) id<FeedView> view;
          @end
        FeedPresenter+Sharing.m: |
          #import "FeedPresenter.h"
          @implementation FeedPresenter (Sharing)
          - (void)share {}
          @end
        FeedController.m: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedController
          @end
    - title: Objective-C, known by the protocol that it adopts in its class extension
      config: |
        rules: { massive_presenter: { max_lines: 3 } }
      files:
        Feed.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedViewOutput <NSObject>
          - (void)didLoad;
          @end
          @protocol FeedViewInput <NSObject>
          @end
          @interface FeedController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        FeedLogic.h: |
          #import "Feed.h"
          @interface FeedLogic : NSObject // expect
          @property (nonatomic, weak) id<FeedViewInput> view;
          @end
        FeedLogic.m: |
          #import "FeedLogic.h"
          @interface FeedLogic () <FeedViewOutput>
          @end
          @implementation FeedLogic
          - (void)didLoad {}
          @end
  near_misses:
    - title: exactly the limit
      config: |
        rules: { massive_presenter: { max_lines: 3 } }
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }
          final class FeedPresenter {
            weak var view: FeedView?
          }
    - title: a view that is called a presenter
      config: |
        rules: { massive_presenter: { max_lines: 1 } }
      files:
        Popover.swift: |
          import UIKit
          final class PopoverPresenter: UIView {
            func show() {}
          }
    - title: a name alone
      config: |
        rules: { massive_presenter: { max_lines: 1 } }
      files:
        Slides.swift: |
          final class SlidePresenter {
            func next() {}
          }
    - title: Objective-C, exactly the limit; functions and constants beside it
      config: |
        rules: { massive_presenter: { max_lines: 5 } }
      files:
        FeedPresenter.m: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          static NSString *FeedTitle(NSInteger count) {
              return count > 0 ? @"Feed" : @"Empty";
          }
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @end
          @implementation FeedPresenter
          @end
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedController
          @end
    - title: an Objective-C view that is called a presenter
      config: |
        rules: { massive_presenter: { max_lines: 1 } }
      files:
        BannerPresenter.m: |
          #import <UIKit/UIKit.h>
          @interface BannerPresenter : UIView
          @property (nonatomic, strong) UIView *content;
          @end
          @implementation BannerPresenter
          @end
    - title: Objective-C, a name alone
      config: |
        rules: { massive_presenter: { max_lines: 1 } }
      files:
        SlidePresenter.m: |
          #import <Foundation/Foundation.h>
          @interface SlidePresenter : NSObject
          - (void)next;
          @end
          @implementation SlidePresenter
          - (void)next {}
          @end

presenter_uses_ui_framework:
  triggers:
    - title: the import alone
      files:
        FeedPresenter.swift: |
          import UIKit // expect
          protocol FeedView: AnyObject {}
          final class FeedPresenter { weak var view: FeedView? }
        FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedView {}
    - title: the document's view, which is a view controller too
      files:
        SearchPresenter.swift: |
          import Foundation
          import UIKit // expect
          protocol SearchViewInput: AnyObject {}
          final class SearchPresenter {
            weak var viewInput: (UIViewController & SearchViewInput)?
          }
        SearchViewController.swift: |
          import UIKit
          final class SearchViewController: UIViewController, SearchViewInput {}
    - title: beside its view, it names a type of the framework itself
      files:
        Login.swift: |
          import SwiftUI
          protocol LoginView: AnyObject { func show() }
          final class LoginScreen: UIViewController, LoginView { func show() {} }
          final class LoginPresenter {
            weak var view: LoginView?
            func color(of text: String) -> UIColor { text.isEmpty ? .red : .green } // expect
          }
    - title: Objective-C, the import in the header
      files:
        FeedPresenter.h: |
          #import <UIKit/UIKit.h> // expect
          @protocol FeedView <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          - (UIColor *)tint;
          @end
        FeedController.m: |
          #import "FeedPresenter.h"
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedController
          @end
    - title: Objective-C, only the implementation, and Cocoa
      files:
        FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedView <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @end
        FeedPresenter.m: |
          #import "FeedPresenter.h"
          #import <Cocoa/Cocoa.h> // expect
          @implementation FeedPresenter
          - (NSColor *)tint { return [NSColor redColor]; }
          - (void)beep { NSBeep(); }
          @end
        FeedController.m: |
          #import <AppKit/AppKit.h>
          #import "FeedPresenter.h"
          @interface FeedController : NSViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedController
          @end
    - title: an Objective-C presenter beside its view names a type of the framework itself
      files:
        Login.m: |
          #import <UIKit/UIKit.h>
          @protocol LoginView <NSObject>
          @end
          @interface LoginPresenter : NSObject
          @property (nonatomic, weak) id<LoginView> view;
          @end
          @implementation LoginPresenter
          - (id)colorOf:(NSString *)text { return text.length ? [UIColor greenColor] : nil; } // expect
          @end
          @interface LoginScreen : UIViewController <LoginView>
          @property (nonatomic, strong) LoginPresenter *presenter;
          @end
          @implementation LoginScreen
          - (void)viewDidLoad { self.view = [[UIView alloc] init]; }
          @end
    - title: Objective-C, a prefix header brings it along, and the presenter names a type of it
      files:
        App-Prefix.pch: |
          #import <UIKit/UIKit.h>
        FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedView <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) UIViewController<FeedView> *view; // expect
          @end
        FeedController.m: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedController
          @end
  near_misses:
    - title: what shows a screen of UIKit's on any controller that is there
      files:
        SharePresenter.swift: |
          import UIKit
          final class SharePresenter {
            static let shared = SharePresenter()
            func share(_ items: [Any]) {
              let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
              Windows.root?.present(sheet, animated: true)
            }
          }
          enum Windows { static var root: UIViewController? }
    - title: what a controller asks to show a banner from it
      files:
        BannerPresenter.swift: |
          import UIKit
          final class BannerPresenter {
            func presentIfNeeded(from controller: UIViewController) { BannerController().show(from: controller) }
          }
          final class BannerController: UIViewController { func show(from controller: UIViewController) {} }
          final class HomeController: UIViewController {
            private lazy var bannerPresenter = BannerPresenter()
            override func viewDidAppear(_ animated: Bool) { bannerPresenter.presentIfNeeded(from: self) }
          }
    - title: Foundation and its own modules
      files:
        FeedPresenter.swift: |
          import Foundation
          protocol FeedView: AnyObject {}
          final class FeedPresenter { weak var view: FeedView? }
        FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedView {}
    - title: the import is for the view in the same file
      files:
        Login.swift: |
          import UIKit
          protocol LoginView: AnyObject { func show() }
          final class LoginScreen: UIViewController, LoginView { func show() {} }
          final class LoginPresenter { weak var view: LoginView? }
    - title: what only has the name shows views of its own
      files:
        PopoverPresenter.swift: |
          import UIKit
          final class PopoverPresenter: UIView { let content = UIView() }
    - title: Objective-C, Foundation and headers of its own
      files:
        FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          #import "FeedView.h"
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @end
        FeedView.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedView <NSObject>
          @end
        FeedController.m: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedController
          @end
    - title: Objective-C, the import is for the view in the same file
      files:
        Login.m: |
          #import <UIKit/UIKit.h>
          @protocol LoginView <NSObject>
          @end
          @interface LoginPresenter : NSObject
          @property (nonatomic, weak) id<LoginView> view;
          @end
          @implementation LoginPresenter
          @end
          @interface LoginScreen : UIViewController <LoginView>
          @property (nonatomic, strong) LoginPresenter *presenter;
          @property (nonatomic, weak) IBOutlet UILabel *label;
          @end
          @implementation LoginScreen
          @end
    - title: Objective-C, the prefix header has it for all, and a view is called a presenter
      files:
        App-Prefix.pch: |
          #ifdef __OBJC__
          #import <UIKit/UIKit.h>
          #endif
        BannerPresenter.h: |
          #import <UIKit/UIKit.h>
          @interface BannerPresenter : UIView
          @property (nonatomic, strong) UIView *content;
          @end
        FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedView <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @end

presenter_knows_controller:
  triggers:
    - title: the document's presenter makes the next screen
      files:
        Search.swift: |
          import UIKit
          protocol SearchViewInput: AnyObject {}
          final class SearchViewController: UIViewController, SearchViewInput { var presenter: SearchPresenter? }
          final class DetailsViewController: UIViewController {}
          final class SearchPresenter {
            weak var viewInput: (UIViewController & SearchViewInput)?
            func openDetails() {
              let details = DetailsViewController() // expect
              viewInput?.navigationController?.pushViewController(details, animated: true)
            }
          }
    - title: a cast
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedController: UIViewController, FeedView { func scrollUp() {} }
          final class FeedPresenter {
            weak var view: FeedView?
            func up() { (view as? FeedController)?.scrollUp() } // expect
          }
    - title: an interactor that is handed one
      files:
        Feed.swift: |
          import UIKit
          protocol FeedInteractorInput {}
          final class FeedController: UIViewController { var interactor: FeedInteractorInput? }
          final class FeedInteractor: FeedInteractorInput {
            func load(into controller: FeedController) {} // expect
          }
    - title: the document's presenter in Objective-C makes the next screen
      files:
        SearchPresenter.m: |
          #import <UIKit/UIKit.h>
          #import "Screens.h"
          @interface SearchPresenter : NSObject
          @property (nonatomic, weak) UIViewController<SearchViewInput> *view;
          @end
          @implementation SearchPresenter
          - (void)openDetails {
              DetailsViewController *details = [[DetailsViewController alloc] init]; // expect
              [self.view.navigationController pushViewController:details animated:YES];
          }
          @end
        Screens.h: |
          #import <UIKit/UIKit.h>
          @protocol SearchViewInput <NSObject>
          @end
          @interface SearchViewController : UIViewController <SearchViewInput>
          @end
          @interface DetailsViewController : UIViewController
          @end
    - title: Objective-C, a cast and a question for the class
      files:
        FeedPresenter.m: |
          #import <Foundation/Foundation.h>
          #import "FeedController.h"
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @end
          @implementation FeedPresenter
          - (void)up {
              if ([self.view isKindOfClass:[FeedController class]]) { // expect
                  [(FeedController *)self.view scrollUp];
              }
          }
          @end
        FeedController.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @interface FeedController : UIViewController <FeedView>
          - (void)scrollUp;
          @end
    - title: an Objective-C interactor that is handed one
      files:
        FeedInteractor.h: |
          #import <Foundation/Foundation.h>
          @class FeedController;
          @protocol FeedInteractorInput <NSObject>
          @end
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          - (void)loadInto:(FeedController *)controller; // expect
          @end
        FeedController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedInteractor.h"
          @interface FeedController : UIViewController
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @end
  near_misses:
    - title: a router makes it
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedController: UIViewController, FeedView {}
          final class ItemController: UIViewController {}
          final class FeedRouter { func open(from: UIViewController) { from.present(ItemController(), animated: true) } }
          final class FeedPresenter {
            weak var view: FeedView?
            let router = FeedRouter()
          }
    - title: its own view by the class is another rule's matter
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedController: UIViewController, FeedView {}
          final class FeedPresenter { weak var view: FeedView? }
          struct FeedBuilder {
            func build() -> FeedController { FeedController() }
          }
    - title: a protocol for the next screen's input
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          protocol ItemInput: AnyObject { var text: String { get set } }
          final class FeedController: UIViewController, FeedView {}
          final class ItemController: UIViewController, ItemInput { var text = "" }
          final class FeedPresenter {
            weak var view: FeedView?
            func configure(_ input: ItemInput) { input.text = "item" }
          }
    - title: an Objective-C router makes it
      files:
        FeedRouter.m: |
          #import "Feed.h"
          @implementation FeedRouter
          - (void)openItem { [self.handler presentViewController:[[ItemController alloc] init] animated:YES completion:nil]; }
          @end
          @implementation FeedPresenter
          - (void)didSelect { [self.router openItem]; }
          @end
        Feed.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @interface ItemController : UIViewController
          @end
          @interface FeedRouter : NSObject
          @property (nonatomic, weak) UIViewController *handler;
          - (void)openItem;
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @property (nonatomic, strong) FeedRouter *router;
          @end
          @interface FeedController : UIViewController <FeedView>
          @end
    - title: Objective-C, headers that nothing is used of, and a protocol for the next screen's input
      files:
        FeedPresenter.m: |
          #import <Foundation/Foundation.h>
          #import "Screens.h"
          @class ItemController;
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @end
          @implementation FeedPresenter
          - (void)configure:(id<ItemInput>)input { [input setText:@"ItemController"]; }
          @end
        Screens.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @protocol ItemInput <NSObject>
          - (void)setText:(NSString *)text;
          @end
          @interface FeedController : UIViewController <FeedView>
          @end
          @interface ItemController : UIViewController <ItemInput>
          @end
    - title: Objective-C, an assembly in the style of Typhoon
      files:
        FeedAssembly.m: |
          #import "Feed.h"
          @interface FeedAssembly : TyphoonAssembly
          @end
          @implementation FeedAssembly
          - (FeedController *)viewFeed {
              return [TyphoonDefinition withClass:[FeedController class] configuration:^(TyphoonDefinition *definition) {
                  [definition injectProperty:@selector(output) with:[self presenterFeed]];
              }];
          }
          - (FeedPresenter *)presenterFeed {
              return [TyphoonDefinition withClass:[FeedPresenter class] configuration:^(TyphoonDefinition *definition) {
                  [definition injectProperty:@selector(view) with:[self viewFeed]];
              }];
          }
          @end
        Feed.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          @end
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedView> view;
          @end

view_concrete_presenter:
  triggers:
    - title: a presenter that is handed a navigation controller, and calls its view a delegate
      files:
        Feed.swift: |
          import UIKit
          protocol FeedPresenterDelegate: AnyObject { func show() }
          protocol FeedRouting: AnyObject { func details(_ navigation: UINavigationController) }
          final class FeedPresenter {
            weak var view: FeedPresenterDelegate?
            var router: FeedRouting?
            func showDetails(navigation: UINavigationController) { router?.details(navigation) }
          }
          final class FeedController: UIViewController, FeedPresenterDelegate {
            var presenter: FeedPresenter? // expect
            func show() {}
          }
    - title: the class of the presenter
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedPresenter { weak var view: FeedView? }
          final class FeedController: UIViewController, FeedView {
            var presenter: FeedPresenter! // expect
          }
    - title: made by the view controller itself
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedPresenter { weak var view: FeedView? }
          final class FeedController: UIViewController, FeedView {
            private let output = FeedPresenter() // expect
          }
    - title: a view, which holds it weakly
      files:
        Badge.swift: |
          import UIKit
          protocol BadgeDisplay: AnyObject {}
          final class BadgePresenter { weak var view: BadgeDisplay? }
          final class BadgeView: UIView, BadgeDisplay {
            weak var presenter: BadgePresenter? // expect
          }
          final class Badges { let presenter = BadgePresenter() }
    - title: Objective-C, the class of the presenter
      files:
        FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedView <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @end
        FeedController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter; // expect
          @end
    - title: Objective-C, in the class extension, made by the view controller itself
      files:
        FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedView <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @end
        FeedController.h: |
          #import <UIKit/UIKit.h>
          @interface FeedController : UIViewController
          @end
        FeedController.m: |
          #import "FeedController.h"
          #import "FeedPresenter.h"
          @interface FeedController () <FeedView>
          @property (nonatomic) FeedPresenter *output; // expect
          @end
          @implementation FeedController
          - (void)viewDidLoad {
              [super viewDidLoad];
              self.output = [[FeedPresenter alloc] init];
              self.output.view = self;
          }
          @end
    - title: an Objective-C view, weakly, in an instance variable
      files:
        Badge.m: |
          #import <UIKit/UIKit.h>
          @protocol BadgeDisplay <NSObject>
          @end
          @interface BadgePresenter : NSObject
          @property (nonatomic, weak) id<BadgeDisplay> view;
          @end
          @interface BadgeView : UIView <BadgeDisplay> {
              __weak BadgePresenter *_presenter; // expect
          }
          @end
          @implementation BadgePresenter
          @end
          @implementation BadgeView
          @end
  near_misses:
    - title: what makes a coordinator for code that knows none
      files:
        Bridge.swift: |
          import UIKit
          final class PinCoordinator {
            let screen = UIViewController()
            func start() { screen.present(UIViewController(), animated: false) }
          }
          final class PinCoordinatorBridgePresenter {
            private var coordinator: PinCoordinator?
            func present(animated: Bool) {
              let coordinator = PinCoordinator()
              coordinator.start()
              self.coordinator = coordinator
            }
          }
        Settings.swift: |
          import UIKit
          final class SettingsController: UIViewController { private var pinPresenter: PinCoordinatorBridgePresenter? }
        Feed.swift: |
          import UIKit
          protocol FeedViewInput: AnyObject {}
          protocol FeedViewOutput: AnyObject {}
          final class FeedPresenter: FeedViewOutput { weak var view: FeedViewInput? }
          final class FeedController: UIViewController, FeedViewInput { var output: FeedViewOutput? }
    - title: what shows a camera for others, and tells a delegate
      files:
        Camera.swift: |
          import UIKit
          protocol CameraPresenterDelegate: AnyObject { func cameraPresenter(_ presenter: CameraPresenter, took image: UIImage) }
          final class CameraPresenter {
            weak var delegate: CameraPresenterDelegate?
            private weak var host: UIViewController?
            func presentCamera(from host: UIViewController) {
              self.host = host
              host.present(UIImagePickerController(), animated: true)
            }
          }
        Chat.swift: |
          import UIKit
          final class ChatController: UIViewController, CameraPresenterDelegate {
            private let cameraPresenter = CameraPresenter()
            func cameraPresenter(_ presenter: CameraPresenter, took image: UIImage) {}
          }
        Feed.swift: |
          import UIKit
          protocol FeedViewInput: AnyObject {}
          protocol FeedViewOutput: AnyObject {}
          final class FeedPresenter: FeedViewOutput { weak var view: FeedViewInput? }
          final class FeedController: UIViewController, FeedViewInput { var output: FeedViewOutput? }
    - title: Objective-C, what shows a menu for others, and tells a delegate
      files:
        MenuPresenter.h: |
          #import <UIKit/UIKit.h>
          @protocol MenuPresenterDelegate <NSObject>
          - (void)menuDidClose;
          @end
          @interface MenuPresenter : NSObject
          @property (nonatomic, weak) id<MenuPresenterDelegate> delegate;
          - (void)presentMenuFrom:(UIViewController *)controller;
          @end
        MenuPresenter.m: |
          #import "MenuPresenter.h"
          @implementation MenuPresenter
          - (void)presentMenuFrom:(UIViewController *)controller {
              [controller presentViewController:[UIViewController new] animated:YES completion:nil];
          }
          @end
        ChatController.m: |
          #import "MenuPresenter.h"
          @interface ChatController : UIViewController <MenuPresenterDelegate>
          @property (nonatomic, strong) MenuPresenter *menuPresenter;
          @end
          @implementation ChatController
          - (void)menuDidClose {}
          @end
    - title: the document's view output
      files:
        Search.swift: |
          import UIKit
          protocol SearchViewInput: AnyObject {}
          protocol SearchViewOutput: AnyObject {}
          final class SearchPresenter: SearchViewOutput { weak var viewInput: SearchViewInput? }
          final class SearchViewController: UIViewController, SearchViewInput {
            private let presenter: SearchViewOutput
            init(presenter: SearchViewOutput) {
              self.presenter = presenter
              super.init(nibName: nil, bundle: nil)
            }
          }
    - title: a view model
      files:
        Feed.swift: |
          import UIKit
          final class FeedViewModel { var title = "" }
          final class FeedController: UIViewController { let viewModel = FeedViewModel() }
    - title: SwiftUI observes classes only
      files:
        Feed.swift: |
          import SwiftUI
          protocol FeedDisplay {}
          final class FeedPresenter: ObservableObject { @Published var title = "" }
          struct FeedView: View {
            @ObservedObject var presenter: FeedPresenter
            var body: some View { Text(presenter.title) }
          }
    - title: the document's view output in Objective-C
      files:
        Search.m: |
          #import <UIKit/UIKit.h>
          @protocol SearchViewInput <NSObject>
          @end
          @protocol SearchViewOutput <NSObject>
          @end
          @interface SearchPresenter : NSObject <SearchViewOutput>
          @property (nonatomic, weak) id<SearchViewInput> view;
          @end
          @interface SearchViewController : UIViewController <SearchViewInput>
          @property (nonatomic, strong) id<SearchViewOutput> output;
          @end
          @implementation SearchPresenter
          @end
          @implementation SearchViewController
          @end
    - title: an Objective-C view model, and an object that speaks the output's protocol
      files:
        Feed.m: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedView> view;
          @end
          @interface FeedViewModel : NSObject
          @property (nonatomic, copy) NSString *title;
          @end
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedViewModel *viewModel;
          @property (nonatomic, strong) NSObject<FeedViewOutput> *presenter;
          @end
          @implementation FeedPresenter
          @end
          @implementation FeedViewModel
          @end
          @implementation FeedController
          @end
    - title: an Objective-C assembly names both
      files:
        FeedBuilder.m: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedView> view;
          @end
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
          @interface FeedBuilder : NSObject
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedBuilder
          - (UIViewController *)build {
              FeedController *controller = [[FeedController alloc] init];
              self.presenter = [[FeedPresenter alloc] init];
              self.presenter.view = controller;
              controller.output = self.presenter;
              return controller;
          }
          @end
          @implementation FeedPresenter
          @end
          @implementation FeedController
          @end

view_weak_presenter:
  triggers:
    - title: nobody else holds it
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedPresenter { weak var view: FeedView? }
          final class FeedController: UIViewController, FeedView {
            weak var presenter: FeedPresenter? // expect
          }
    - title: by its protocol
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          protocol FeedViewOutput: AnyObject {}
          final class FeedPresenter: FeedViewOutput { weak var view: FeedView? }
          final class FeedController: UIViewController, FeedView {
            weak var output: FeedViewOutput? // expect
          }
    - title: unowned is no better
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedPresenter { weak var view: FeedView? }
          final class FeedController: UIViewController, FeedView {
            unowned let presenter: FeedPresenter // expect
            init(presenter: FeedPresenter) {
              self.presenter = presenter
              super.init(nibName: nil, bundle: nil)
            }
          }
    - title: Objective-C, nobody else holds it
      files:
        Feed.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @end
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, weak) FeedPresenter *presenter; // expect
          @end
    - title: Objective-C, by its protocol, in the class extension
      files:
        Feed.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedView> view;
          @end
          @interface FeedController : UIViewController <FeedView>
          @end
        FeedController.m: |
          #import "Feed.h"
          @interface FeedController ()
          @property (nonatomic, weak) id<FeedViewOutput> output; // expect
          @end
          @implementation FeedController
          @end
    - title: Objective-C, assigned is no better
      files:
        Feed.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedView> view;
          @end
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, assign) id<FeedViewOutput> output; // expect
          @end
  near_misses:
    - title: the base of all screens keeps a list of presenters
      files:
        BaseScreen.h: |
          #import <UIKit/UIKit.h>
          @class GDPresenter;
          @interface GDBaseScreen : UIViewController
          - (void)addPresenter:(GDPresenter *)presenter;
          @end
        BaseScreen.m: |
          #import "BaseScreen.h"
          #import "Presenters.h"
          @interface GDBaseScreen ()
          @property (nonatomic, strong) NSArray<GDPresenter *> *presenters;
          @end
          @implementation GDBaseScreen
          - (void)addPresenter:(GDPresenter *)presenter { self.presenters = [self.presenters arrayByAddingObject:presenter]; }
          @end
        Presenters.h: |
          #import <Foundation/Foundation.h>
          @interface GDPresenter : NSObject
          @end
          @interface GDBedListPresenter : GDPresenter
          @end
        BedListScreen.m: |
          #import "BaseScreen.h"
          #import "Presenters.h"
          @interface GDBedListScreen : GDBaseScreen
          @property (nonatomic, weak) GDBedListPresenter *bedsPresenter;
          @end
          @implementation GDBedListScreen
          - (void)viewDidLoad {
              GDBedListPresenter *presenter = [GDBedListPresenter new];
              self.bedsPresenter = presenter;
              [self addPresenter:presenter];
          }
          @end
    - title: the base of all screens keeps a list of presenters, in Swift
      files:
        Screens.swift: |
          import UIKit
          class BasePresenter {}
          class BaseScreen: UIViewController { private var presenters: [BasePresenter] = [] }
          final class BedListPresenter: BasePresenter { weak var view: BedListScreen? }
          final class BedListScreen: BaseScreen { weak var bedsPresenter: BedListPresenter? }
    - title: held strongly
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedPresenter { weak var view: FeedView? }
          final class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }
    - title: a coordinator holds it
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          protocol FeedViewOutput: AnyObject {}
          final class FeedPresenter: FeedViewOutput { weak var view: FeedView? }
          final class FeedController: UIViewController, FeedView { weak var output: FeedViewOutput? }
          final class FeedCoordinator {
            private let presenter = FeedPresenter()
            func start() -> UIViewController { FeedController() }
          }
    - title: a weak delegate that is no presenter
      files:
        Feed.swift: |
          import UIKit
          protocol FeedDelegate: AnyObject {}
          final class FeedOwner: FeedDelegate {}
          final class FeedController: UIViewController { weak var delegate: FeedDelegate? }
    - title: Objective-C, held strongly, by default too
      files:
        Feed.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @end
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic) FeedPresenter *presenter;
          @end
    - title: Objective-C, a coordinator holds it
      files:
        Feed.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedView> view;
          @end
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, weak) id<FeedViewOutput> output;
          @end
        FeedCoordinator.m: |
          #import "Feed.h"
          @interface FeedCoordinator : NSObject
          @end
          @interface FeedCoordinator ()
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedCoordinator
          - (UIViewController *)start { return [[FeedController alloc] init]; }
          @end
    - title: Objective-C, a weak delegate that is no presenter
      files:
        Feed.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedDelegate <NSObject>
          @end
          @interface FeedOwner : NSObject <FeedDelegate>
          @end
          @interface FeedController : UIViewController
          @property (nonatomic, weak) id<FeedDelegate> delegate;
          @end

passive_view:
  triggers:
    - title: a request that no page is shown with
      files:
        Orders.swift: |
          import UIKit
          protocol OrdersView: AnyObject {}
          final class OrdersPresenter {
            weak var view: OrdersView?
            func send(_ request: URLRequest) {}
          }
          final class OrdersController: UIViewController, OrdersView { // expect
            let presenter = OrdersPresenter()
            func reload() {
              var request = URLRequest(url: URL(string: "https://example.org/orders")!)
              request.httpMethod = "POST"
              presenter.send(request)
            }
          }
    - title: it opens the next screen
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          protocol FeedViewOutput: AnyObject { func didLoad() }
          final class FeedPresenter: FeedViewOutput {
            weak var view: FeedView?
            func didLoad() {}
          }
          final class FeedController: UIViewController, FeedView { // expect
            var output: FeedViewOutput?
            @IBAction func open(_ sender: Any) { navigationController?.pushViewController(UIViewController(), animated: true) }
          }
    - title: it stores and computes
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject { func show(_ titles: [String]) }
          final class FeedPresenter { weak var view: FeedView? }
          final class FeedController: UIViewController, FeedView { // expect
            let presenter = FeedPresenter()
            func show(_ titles: [String]) { UserDefaults.standard.set(titles, forKey: "titles") }
          }
    - title: it works out what a tap means
      files:
        Login.swift: |
          import UIKit
          protocol LoginView: AnyObject {}
          final class LoginPresenter {
            weak var view: LoginView?
            func logIn() {}
            func register() {}
          }
          final class LoginController: UIViewController, LoginView { // expect
            var presenter: LoginPresenter!
            private var isKnown = false
            private var attempts = 0
            @IBAction func go(_ sender: Any) {
              attempts += 1
              if isKnown { presenter.logIn() } else { presenter.register() }
            }
          }
    - title: an Objective-C view opens the next screen
      files:
        Feed.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)didLoad;
          - (void)didTapLogIn;
          - (void)didTapRegister;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedView> view;
          @end
        FeedController.m: |
          #import "Feed.h"
          @interface FeedController : UIViewController <FeedView> // expect
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
          @implementation FeedController
          - (IBAction)open:(id)sender {
              [self.navigationController pushViewController:[[UIViewController alloc] init] animated:YES];
          }
          @end
    - title: an Objective-C view stores what it was told
      files:
        Feed.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)didLoad;
          - (void)didTapLogIn;
          - (void)didTapRegister;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedView> view;
          @end
        FeedController.h: |
          #import "Feed.h"
          @interface FeedController : UIViewController <FeedView> // expect
          @property (nonatomic, strong) id<FeedViewOutput> output;
          - (void)showTitles:(NSArray *)titles;
          @end
        FeedController.m: |
          #import "FeedController.h"
          @implementation FeedController
          - (void)showTitles:(NSArray *)titles {
              [[NSUserDefaults standardUserDefaults] setObject:titles forKey:@"titles"];
          }
          @end
    - title: an Objective-C view works out what a tap means
      files:
        Feed.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)didLoad;
          - (void)didTapLogIn;
          - (void)didTapRegister;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedView> view;
          @end
        FeedController.m: |
          #import "Feed.h"
          @interface FeedController : UIViewController <FeedView> // expect
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @property (nonatomic, assign) BOOL isKnown;
          @property (nonatomic, assign) NSInteger attempts;
          @end
          @implementation FeedController
          - (void)viewDidLoad {
              [super viewDidLoad];
              UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(go)];
              [self.view addGestureRecognizer:tap];
          }
          - (void)go {
              self.attempts += 1;
              if (self.isKnown) {
                  [self.output didTapLogIn];
              } else {
                  [self.output didTapRegister];
              }
          }
          @end
  near_misses:
    - title: it shows a page of the web, and hears of what a store changes
      files:
        Help.swift: |
          import UIKit
          import WebKit
          final class TopicStore {
            static let file = "topics"
            func addObserver(_ observer: AnyObject, of topic: String) {}
            func save() throws { try Data().write(to: URL(fileURLWithPath: Self.file)) }
          }
          protocol HelpView: AnyObject { func show(_ page: URL) }
          final class HelpPresenter { weak var view: HelpView? }
          final class HelpController: UIViewController, HelpView {
            let presenter = HelpPresenter()
            let web = WKWebView()
            private let store: TopicStore
            init(store: TopicStore) {
              self.store = store
              super.init(nibName: nil, bundle: nil)
            }
            override func viewDidLoad() {
              super.viewDidLoad()
              store.addObserver(self, of: "help")
            }
            func show(_ page: URL) {
              let request = URLRequest(url: page)
              web.load(request)
            }
          }
    - title: Objective-C, it shows a page of the web
      files:
        HelpPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol HelpView <NSObject>
          - (void)showPage:(NSURL *)page;
          @end
          @interface HelpPresenter : NSObject
          @property (nonatomic, weak) id<HelpView> view;
          @end
        HelpController.h: |
          #import <UIKit/UIKit.h>
          #import <WebKit/WebKit.h>
          #import "HelpPresenter.h"
          @interface HelpController : UIViewController <HelpView>
          @property (nonatomic, strong) HelpPresenter *presenter;
          @property (nonatomic, strong) WKWebView *web;
          @end
        HelpController.m: |
          #import "HelpController.h"
          @implementation HelpController
          - (void)showPage:(NSURL *)page {
            [self.web loadRequest:[NSURLRequest requestWithURL:page]];
          }
          @end
    - title: it follows a scroll, shows the cancel button of a search, and maps an optional of the model
      files:
        Model/Order.swift: |
          struct Order { let title: String }
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedPresenter {
            weak var view: FeedView?
            func didSearch(_ text: String) {}
          }
          final class FeedController: UIViewController, FeedView, UIScrollViewDelegate, UISearchBarDelegate {
            let presenter = FeedPresenter()
            let pages = UIPageControl()
            let label = UILabel()
            private var order: Order?
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
              pages.currentPage = Int(scrollView.contentOffset.x / scrollView.frame.width)
            }
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(true, animated: false) }
            func searchBar(_ searchBar: UISearchBar, textDidChange text: String) { presenter.didSearch(text) }
            func relabel() { order.map { label.text = $0.title } }
          }
    - title: it shows what it is told and passes on what happens
      files:
        Search.swift: |
          import UIKit
          protocol SearchViewInput: AnyObject { func show(_ error: String) }
          protocol SearchViewOutput: AnyObject { func viewDidSearch(_ text: String) }
          final class SearchPresenter: SearchViewOutput {
            weak var view: SearchViewInput?
            func viewDidSearch(_ text: String) {}
          }
          final class SearchController: UIViewController, SearchViewInput, UISearchBarDelegate {
            let presenter: SearchViewOutput = SearchPresenter()
            let table = UITableView()
            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(table)
            }
            func show(_ error: String) {
              let alert = UIAlertController(title: nil, message: error, preferredStyle: .alert)
              present(alert, animated: true)
              table.reloadData()
            }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
              guard let text = searchBar.text, !text.isEmpty else { return }
              searchBar.resignFirstResponder()
              presenter.viewDidSearch(text)
            }
          }
    - title: a view controller without a presenter
      files:
        Feed.swift: |
          import UIKit
          final class FeedController: UIViewController {
            @IBAction func open(_ sender: Any) { navigationController?.pushViewController(UIViewController(), animated: true) }
          }
    - title: the presenter and its router open screens
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedRouter { func open(from: UIViewController) { from.present(UIViewController(), animated: true) } }
          final class FeedPresenter {
            weak var view: FeedView?
            let router = FeedRouter()
            func didTap() {}
          }
          final class FeedController: UIViewController, FeedView {
            let presenter = FeedPresenter()
            @IBAction func tapped(_ sender: Any) { presenter.didTap() }
          }
    - title: an Objective-C view shows what it is told and passes on what happens
      files:
        Feed.h: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)didLoad;
          - (void)didTapLogIn;
          - (void)didTapRegister;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedView> view;
          @end
        FeedController.m: |
          #import "Feed.h"
          @interface FeedController : UIViewController <FeedView, UITextFieldDelegate>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @property (nonatomic, weak) IBOutlet UITableView *tableView;
          @end
          @implementation FeedController
          - (void)viewDidLoad {
              [super viewDidLoad];
              self.tableView.rowHeight = UITableViewAutomaticDimension;
              [self.output didLoad];
          }
          - (void)showError:(NSString *)text {
              UIAlertController *alert = [UIAlertController alertControllerWithTitle:nil message:text preferredStyle:UIAlertControllerStyleAlert];
              [self presentViewController:alert animated:YES completion:nil];
              [self.tableView reloadData];
          }
          - (BOOL)textFieldShouldReturn:(UITextField *)textField {
              [textField resignFirstResponder];
              [self.output didTapLogIn];
              return YES;
          }
          - (IBAction)didTapRegisterButton:(UIButton *)sender { [self.output didTapRegister]; }
          @end
    - title: an Objective-C view controller without a presenter
      files:
        FeedController.m: |
          #import <UIKit/UIKit.h>
          @interface FeedController : UIViewController
          @end
          @implementation FeedController
          - (IBAction)open:(id)sender {
              [self.navigationController pushViewController:[[UIViewController alloc] init] animated:YES];
          }
          @end
    - title: the Objective-C presenter and its router open screens
      files:
        Feed.m: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @interface FeedRouter : NSObject
          @property (nonatomic, weak) UIViewController *handler;
          - (void)open;
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @property (nonatomic, strong) FeedRouter *router;
          - (void)didTap;
          @end
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedRouter
          - (void)open { [self.handler performSegueWithIdentifier:@"next" sender:nil]; }
          @end
          @implementation FeedPresenter
          - (void)didTap { [self.router open]; }
          @end
          @implementation FeedController
          - (IBAction)tapped:(id)sender { [self.presenter didTap]; }
          @end

passive_view_model_coupling:
  triggers:
    - title: the document's view, and its input, know the model
      files:
        Models/Song.swift: |
          struct Song { let title: String }
        Search/SearchViewController.swift: |
          import UIKit
          protocol SearchViewInput: AnyObject { var results: [Song] { get set } } // expect
          final class SearchPresenter { weak var view: SearchViewInput? }
          final class SearchViewController: UIViewController, SearchViewInput {
            let presenter = SearchPresenter()
            var results: [Song] = [] // expect
          }
    - title: only the input
      files:
        Models/Song.swift: |
          struct Song { let title: String }
        Search/SearchViewController.swift: |
          import UIKit
          protocol SongView: AnyObject { func show(_ song: Song?) } // expect
          final class SearchPresenter { weak var view: SongView? }
          class Screen: UIViewController, SongView {
            let presenter = SearchPresenter()
            func show(_ song: Optional<SongText>) {}
          }
          struct SongText {}
    - title: a cell's model is made in the view controller
      files:
        Models/Song.swift: |
          struct Song { let title: String }
        Search/SearchViewController.swift: |
          import UIKit
          protocol SearchViewInput: AnyObject {}
          final class SearchPresenter { weak var view: SearchViewInput? }
          final class SearchViewController: UIViewController, SearchViewInput {
            let presenter = SearchPresenter()
            func title(of song: Song) -> String { song.title } // expect
          }
    - title: an Objective-C view input and its view know the model
      files:
        Models/Song.h: |
          #import <Foundation/Foundation.h>
          @interface Song : NSObject
          @property (nonatomic, copy) NSString *title;
          @end
        Search/SearchViewInput.h: |
          #import <Foundation/Foundation.h>
          @class Song;
          @protocol SearchViewInput <NSObject>
          - (void)showSongs:(NSArray<Song *> *)songs; // expect
          @end
        Search/SearchPresenter.h: |
          #import <Foundation/Foundation.h>
          #import "SearchViewInput.h"
          @interface SearchPresenter : NSObject
          @property (nonatomic, weak) id<SearchViewInput> view;
          @end
        Search/SearchViewController.m: |
          #import <UIKit/UIKit.h>
          #import "SearchPresenter.h"
          #import "Song.h"
          @interface SearchViewController : UIViewController <SearchViewInput>
          @property (nonatomic, strong) SearchPresenter *presenter;
          @property (nonatomic, copy) NSArray<Song *> *songs; // expect
          @end
          @implementation SearchViewController
          - (void)showSongs:(NSArray<Song *> *)songs { self.songs = songs; }
          @end
    - title: Objective-C, only the input
      files:
        Models/Song.h: |
          #import <Foundation/Foundation.h>
          @interface Song : NSObject
          @property (nonatomic, copy) NSString *title;
          @end
        Search/SearchViewInput.h: |
          #import <Foundation/Foundation.h>
          @class Song;
          @protocol SearchViewInput <NSObject>
          - (void)showSong:(Song *)song; // expect
          @end
        Search/SearchPresenter.h: |
          #import <Foundation/Foundation.h>
          #import "SearchViewInput.h"
          @interface SearchPresenter : NSObject
          @property (nonatomic, weak) id<SearchViewInput> view;
          @end
        Search/SearchViewController.h: |
          #import <UIKit/UIKit.h>
          #import "SearchPresenter.h"
          @interface SearchViewController : UIViewController <SearchViewInput>
          @property (nonatomic, strong) SearchPresenter *presenter;
          @end
    - title: an Objective-C view makes its texts of the entity itself
      files:
        Models/Song.h: |
          #import <Foundation/Foundation.h>
          @interface Song : NSObject
          @property (nonatomic, copy) NSString *title;
          @end
        Search/SearchViewInput.h: |
          #import <Foundation/Foundation.h>
          @protocol SearchViewInput <NSObject>
          - (void)showRows:(NSArray *)rows;
          @end
        Search/SearchPresenter.h: |
          #import <Foundation/Foundation.h>
          #import "SearchViewInput.h"
          @interface SearchPresenter : NSObject
          @property (nonatomic, weak) id<SearchViewInput> view;
          @end
        Search/SearchViewController.m: |
          #import <UIKit/UIKit.h>
          #import "SearchPresenter.h"
          #import "Song.h"
          @interface SearchViewController : UIViewController <SearchViewInput>
          @property (nonatomic, strong) SearchPresenter *presenter;
          @end
          @implementation SearchViewController
          - (void)showRows:(NSArray *)rows {
              Song *song = rows.firstObject; // expect
              self.title = song.title;
          }
          @end
  near_misses:
    - title: texts and view models
      files:
        Models/Song.swift: |
          struct Song { let title: String }
        Search/SearchViewController.swift: |
          import UIKit
          struct SongCellModel { let title: String }
          protocol SearchViewInput: AnyObject { func show(_ songs: [SongCellModel]) }
          final class SearchPresenter {
            weak var view: SearchViewInput?
            var songs: [Song] = []
          }
          final class SearchViewController: UIViewController, SearchViewInput {
            let presenter = SearchPresenter()
            func show(_ songs: [SongCellModel]) {}
          }
    - title: the output, which the presenter implements
      files:
        Models/Song.swift: |
          struct Song { let title: String }
        Search/SearchViewController.swift: |
          import UIKit
          protocol SearchViewInput: AnyObject {}
          protocol SearchViewOutput: AnyObject { func didSelect(_ song: Song) }
          final class SearchPresenter: SearchViewOutput {
            weak var view: SearchViewInput?
            func didSelect(_ song: Song) {}
          }
          final class SearchViewController: UIViewController, SearchViewInput { var output: SearchViewOutput? }
    - title: a view controller without a presenter
      files:
        Models/Song.swift: |
          struct Song { let title: String }
        Search/SearchViewController.swift: |
          import UIKit
          final class SearchViewController: UIViewController { var songs: [Song] = [] }
    - title: Objective-C, texts and view models
      files:
        Models/Song.h: |
          #import <Foundation/Foundation.h>
          @interface Song : NSObject
          @property (nonatomic, copy) NSString *title;
          @end
        Search/SearchViewInput.h: |
          #import <Foundation/Foundation.h>
          @interface SongCellModel : NSObject
          @property (nonatomic, copy) NSString *title;
          @end
          @protocol SearchViewInput <NSObject>
          - (void)showSongs:(NSArray<SongCellModel *> *)songs;
          @end
        Search/SearchPresenter.h: |
          #import <Foundation/Foundation.h>
          #import "SearchViewInput.h"
          @interface SearchPresenter : NSObject
          @property (nonatomic, weak) id<SearchViewInput> view;
          @end
        Search/SearchPresenter.m: |
          #import "SearchPresenter.h"
          #import "Song.h"
          @implementation SearchPresenter
          - (void)didLoadSong:(Song *)song {
              SongCellModel *model = [[SongCellModel alloc] init];
              model.title = song.title;
              [self.view showSongs:@[model]];
          }
          @end
        Search/SearchViewController.m: |
          #import <UIKit/UIKit.h>
          #import "SearchPresenter.h"
          @interface SearchViewController : UIViewController <SearchViewInput>
          @property (nonatomic, strong) SearchPresenter *presenter;
          @end
          @implementation SearchViewController
          - (void)showSongs:(NSArray<SongCellModel *> *)songs { self.title = songs.firstObject.title; }
          @end
    - title: Objective-C, the output, which the presenter implements; a header that nothing is used of
      files:
        Models/Song.h: |
          #import <Foundation/Foundation.h>
          @interface Song : NSObject
          @property (nonatomic, copy) NSString *title;
          @end
        Search/Search.h: |
          #import <Foundation/Foundation.h>
          @class Song;
          @protocol SearchViewInput <NSObject>
          @end
          @protocol SearchViewOutput <NSObject>
          - (void)didSelectSong:(Song *)song;
          @end
          @interface SearchPresenter : NSObject <SearchViewOutput>
          @property (nonatomic, weak) id<SearchViewInput> view;
          @end
        Search/SearchViewController.m: |
          #import <UIKit/UIKit.h>
          #import "Search.h"
          #import "Song.h"
          @interface SearchViewController : UIViewController <SearchViewInput>
          @property (nonatomic, strong) id<SearchViewOutput> output;
          @end
          @implementation SearchViewController
          @end
    - title: an Objective-C view controller without a presenter
      files:
        Models/Song.h: |
          #import <Foundation/Foundation.h>
          @interface Song : NSObject
          @property (nonatomic, copy) NSString *title;
          @end
        Search/SearchViewController.m: |
          #import <UIKit/UIKit.h>
          #import "Song.h"
          @interface SearchViewController : UIViewController
          @property (nonatomic, copy) NSArray<Song *> *songs;
          @end
          @implementation SearchViewController
          @end

module_assembled_outside_builder:
  triggers:
    - title: a view controller makes the next module and links it
      files:
        List.swift: |
          import UIKit
          final class ListController: UIViewController {
            func open() {
              let presenter = DetailsPresenter() // expect
              let controller = DetailsController(presenter: presenter)
              presenter.view = controller
              show(controller, sender: nil)
            }
          }
        Details.swift: |
          import UIKit
          protocol DetailsView: AnyObject {}
          protocol DetailsOutput: AnyObject {}
          final class DetailsPresenter: DetailsOutput { weak var view: DetailsView? }
          final class DetailsController: UIViewController, DetailsView {
            let presenter: DetailsOutput
            init(presenter: DetailsOutput) {
              self.presenter = presenter
              super.init(nibName: nil, bundle: nil)
            }
          }
    - title: a presenter does
      files:
        List.swift: |
          import UIKit
          protocol ListView: AnyObject { func show(_ screen: AnyObject) }
          final class ListController: UIViewController, ListView { func show(_ screen: AnyObject) {} }
          final class ListPresenter {
            weak var view: ListView?
            func didSelect() {
              let controller = DetailsController() // expect
              controller.presenter = DetailsPresenter()
              controller.presenter?.view = controller
              view?.show(controller)
            }
          }
        Details.swift: |
          import UIKit
          protocol DetailsView: AnyObject {}
          final class DetailsPresenter { weak var view: DetailsView? }
          final class DetailsController: UIViewController, DetailsView { var presenter: DetailsPresenter? }
    - title: a presenter that is handed its view
      files:
        Main.swift: |
          import UIKit
          final class MainController: UIViewController {
            lazy var tabs: [UIViewController] = {
              let feed = FeedController() // expect
              feed.presenter = FeedPresenter(view: feed)
              return [feed]
            }()
          }
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedPresenter {
            weak var view: FeedView?
            init(view: FeedView) { self.view = view }
          }
          final class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }
    - title: an Objective-C view controller makes the next module and links it
      files:
        ListController.m: |
          #import "Details.h"
          @interface ListController : UITableViewController
          @end
          @implementation ListController
          - (void)open {
              DetailsPresenter *presenter = [[DetailsPresenter alloc] init]; // expect
              DetailsController *controller = [[DetailsController alloc] init];
              presenter.view = controller;
              controller.output = presenter;
              [self.navigationController pushViewController:controller animated:YES];
          }
          @end
        Details.h: |
          #import <UIKit/UIKit.h>
          @protocol DetailsView <NSObject>
          @end
          @protocol DetailsOutput <NSObject>
          @end
          @interface DetailsPresenter : NSObject <DetailsOutput>
          @property (nonatomic, weak) id<DetailsView> view;
          - (instancetype)initWithView:(id<DetailsView>)view;
          @end
          @interface DetailsController : UIViewController <DetailsView>
          @property (nonatomic, strong) id<DetailsOutput> output;
          @end
    - title: an Objective-C presenter does
      files:
        ListPresenter.m: |
          #import "Details.h"
          @protocol ListView <NSObject>
          - (void)show:(id)screen;
          @end
          @interface ListPresenter : NSObject
          @property (nonatomic, weak) id<ListView> view;
          @end
          @implementation ListPresenter
          - (void)didSelect {
              DetailsController *controller = [DetailsController new]; // expect
              controller.output = [[DetailsPresenter alloc] initWithView:controller];
              [self.view show:controller];
          }
          @end
          @interface ListController : UIViewController <ListView>
          @property (nonatomic, strong) ListPresenter *presenter;
          @end
          @implementation ListController
          - (void)show:(id)screen {}
          @end
        Details.h: |
          #import <UIKit/UIKit.h>
          @protocol DetailsView <NSObject>
          @end
          @protocol DetailsOutput <NSObject>
          @end
          @interface DetailsPresenter : NSObject <DetailsOutput>
          @property (nonatomic, weak) id<DetailsView> view;
          - (instancetype)initWithView:(id<DetailsView>)view;
          @end
          @interface DetailsController : UIViewController <DetailsView>
          @property (nonatomic, strong) id<DetailsOutput> output;
          @end
    - title: Objective-C, in a block, in a category of the view controller
      files:
        MainController.h: |
          #import <UIKit/UIKit.h>
          @interface MainController : UITabBarController
          @end
        MainController+Tabs.m: |
          #import "MainController.h"
          #import "Details.h"
          @implementation MainController (Tabs)
          - (void)makeTabs {
              dispatch_async(dispatch_get_main_queue(), ^{
                  DetailsController *details = [[DetailsController alloc] initWithNibName:nil bundle:nil]; // expect
                  details.output = [[DetailsPresenter alloc] initWithView:details];
                  self.viewControllers = @[details];
              });
          }
          @end
        Details.h: |
          #import <UIKit/UIKit.h>
          @protocol DetailsView <NSObject>
          @end
          @protocol DetailsOutput <NSObject>
          @end
          @interface DetailsPresenter : NSObject <DetailsOutput>
          @property (nonatomic, weak) id<DetailsView> view;
          - (instancetype)initWithView:(id<DetailsView>)view;
          @end
          @interface DetailsController : UIViewController <DetailsView>
          @property (nonatomic, strong) id<DetailsOutput> output;
          @end
  near_misses:
    - title: the document's builder
      files:
        Search.swift: |
          import UIKit
          protocol SearchViewInput: AnyObject {}
          protocol SearchViewOutput: AnyObject {}
          final class SearchPresenter: SearchViewOutput { weak var viewInput: SearchViewInput? }
          final class SearchViewController: UIViewController, SearchViewInput {
            private let presenter: SearchViewOutput
            init(presenter: SearchViewOutput) {
              self.presenter = presenter
              super.init(nibName: nil, bundle: nil)
            }
          }
          final class SearchModuleBuilder {
            static func build() -> UIViewController {
              let presenter = SearchPresenter()
              let viewController = SearchViewController(presenter: presenter)
              presenter.viewInput = viewController
              return viewController
            }
          }
    - title: a view controller that makes its own presenter
      files:
        Feed.swift: |
          import UIKit
          protocol FeedView: AnyObject {}
          final class FeedPresenter {
            weak var view: FeedView?
            init(view: FeedView) { self.view = view }
          }
          final class FeedController: UIViewController, FeedView {
            lazy var presenter = FeedPresenter(view: self)
          }
    - title: a screen that asks the builder
      files:
        Feed.swift: |
          import UIKit
          protocol ItemView: AnyObject {}
          final class ItemPresenter { weak var view: ItemView? }
          final class ItemController: UIViewController, ItemView { var presenter: ItemPresenter? }
          enum ItemBuilder {
            static func build() -> UIViewController {
              let controller = ItemController()
              let presenter = ItemPresenter()
              controller.presenter = presenter
              presenter.view = controller
              return controller
            }
          }
          final class FeedController: UIViewController {
            func open() { show(ItemBuilder.build(), sender: nil) }
          }
    - title: the document's builder in Objective-C
      files:
        Details.h: |
          #import <UIKit/UIKit.h>
          @protocol DetailsView <NSObject>
          @end
          @protocol DetailsOutput <NSObject>
          @end
          @interface DetailsPresenter : NSObject <DetailsOutput>
          @property (nonatomic, weak) id<DetailsView> view;
          - (instancetype)initWithView:(id<DetailsView>)view;
          @end
          @interface DetailsController : UIViewController <DetailsView>
          @property (nonatomic, strong) id<DetailsOutput> output;
          @end
        DetailsBuilder.m: |
          #import "Details.h"
          @interface DetailsBuilder : NSObject
          + (UIViewController *)build;
          @end
          @implementation DetailsBuilder
          + (UIViewController *)build {
              DetailsController *controller = [[DetailsController alloc] init];
              DetailsPresenter *presenter = [[DetailsPresenter alloc] initWithView:controller];
              controller.output = presenter;
              return controller;
          }
          @end
    - title: an Objective-C view controller that makes its own presenter
      files:
        FeedController.m: |
          #import <UIKit/UIKit.h>
          @protocol FeedView <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedView> view;
          @end
          @interface FeedController : UIViewController <FeedView>
          @property (nonatomic, strong) FeedPresenter *presenter;
          @end
          @implementation FeedController
          - (void)awakeFromNib {
              [super awakeFromNib];
              self.presenter = [[FeedPresenter alloc] init];
              self.presenter.view = self;
          }
          @end
          @implementation FeedPresenter
          @end
    - title: an Objective-C screen asks the assembly, and makes only the view
      files:
        Details.h: |
          #import <UIKit/UIKit.h>
          @protocol DetailsView <NSObject>
          @end
          @protocol DetailsOutput <NSObject>
          @end
          @interface DetailsPresenter : NSObject <DetailsOutput>
          @property (nonatomic, weak) id<DetailsView> view;
          - (instancetype)initWithView:(id<DetailsView>)view;
          @end
          @interface DetailsController : UIViewController <DetailsView>
          @property (nonatomic, strong) id<DetailsOutput> output;
          @end
        DetailsAssembly.h: |
          #import "Details.h"
          @interface DetailsAssembly : NSObject
          + (DetailsPresenter *)presenterFor:(DetailsController *)controller;
          @end
        DetailsAssembly.m: |
          #import "DetailsAssembly.h"
          @implementation DetailsAssembly
          + (DetailsPresenter *)presenterFor:(DetailsController *)controller {
              return [[DetailsPresenter alloc] initWithView:controller];
          }
          @end
        ListController.m: |
          #import "DetailsAssembly.h"
          @interface ListController : UIViewController
          @end
          @implementation ListController
          - (void)open {
              DetailsController *controller = [[DetailsController alloc] init];
              controller.output = [DetailsAssembly presenterFor:controller];
              [self showViewController:controller sender:nil];
          }
          @end

"""##

private let mvvmExamples = ##"""
# Code that each rule must find fault with, on the lines that end in `// expect`, and code near it that must pass.
view_model_uses_ui_framework:
  triggers:
    - title: the default of a parameter that has the type of the system's object
      files:
        HelpViewModel.swift: |
          import UIKit // expect
          final class HelpViewModel {
            let application: AnyObject
            init(application: UIApplication = UIApplication.shared) { self.application = application }
          }
        HelpView.swift: |
          import UIKit
          final class HelpView: UIView { let model = HelpViewModel() }
    - title: an import for an image, where a project allows none
      config: |
        rules: { view_model_uses_ui_framework: { except_types: [] } }
      files:
        ProfileViewModel.swift: |
          import Foundation
          import UIKit // expect
          final class ProfileViewModel {
            var portrait: UIImage?
          }
        ProfileViewController.swift: |
          import UIKit
          final class ProfileViewController: UIViewController { let viewModel = ProfileViewModel() }
    - title: a view model that another one keeps, in another folder
      files:
        Compose/ComposeViewModel.swift: |
          import Combine
          final class ComposeViewModel: ObservableObject { let picker = EmojiPickerViewModel() }
        Compose/ComposeController.swift: |
          import UIKit
          final class ComposeController: UIViewController { let viewModel = ComposeViewModel() }
        Compose/EmojiPicker/EmojiPickerViewModel.swift: |
          import UIKit // expect
          final class EmojiPickerViewModel { var feedback: UISelectionFeedbackGenerator? }
    - title: a file named after its view model, with another type of the framework's beside it
      files:
        BarViewModel.swift: |
          import UIKit // expect
          enum BarAction { case menu(anchor: UIButton) }
          final class BarViewModel { var pasteboard: UIPasteboard? }
        BarView.swift: |
          import UIKit
          final class BarView: UIView { var viewModel: BarViewModel? }
    - title: a view model that hands out views and colours
      files:
        Feed.swift: |
          import SwiftUI
          struct FeedView: View {
            @StateObject var model = FeedViewModel()
            var body: some View { model.title }
          }
        FeedViewModel.swift: |
          import SwiftUI // expect
          final class FeedViewModel: ObservableObject {
            var title: Text { Text("Feed").foregroundColor(tint) }
            @Published var tint = Color.red
          }
    - title: a view model beside its view names a type of the framework itself
      files:
        Login.swift: |
          import UIKit
          final class LoginViewController: UIViewController { var viewModel: LoginViewModel? }
          final class LoginViewModel {
            var name = ""
            var screen: UIScreen { name.isEmpty ? .main : .main } // expect
          }
    - title: AppKit by another name
      files:
        Sidebar.swift: |
          import AppKit
          final class SidebarViewController: NSViewController { var viewModel: SidebarViewModel? }
        SidebarViewModel.swift: |
          import Cocoa // expect
          final class SidebarViewModel { var titles: [String] = [] }
    - title: an Objective-C view model that hands out an image and a screen
      files:
        ProfileViewModel.h: |
          #import <UIKit/UIKit.h> // expect
          @interface ProfileViewModel : NSObject
          @property (nonatomic, strong, readonly) UIImage *portrait;
          - (UIScreen *)screen;
          @end
        ProfileViewModel.m: |
          #import "ProfileViewModel.h"
          @implementation ProfileViewModel
          - (UIScreen *)screen { return [UIScreen mainScreen]; }
          @end
        ProfileViewController.m: |
          #import "ProfileViewModel.h"
          @interface ProfileViewController : UIViewController
          @property (nonatomic, strong) ProfileViewModel *viewModel;
          @end
          @implementation ProfileViewController
          @end
    - title: Objective-C, the implementation alone imports it, as a module
      files:
        FeedViewModel.h: |
          #import <Foundation/Foundation.h>
          @interface FeedViewModel : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
        FeedViewModel.m: |
          #import "FeedViewModel.h"
          @import UIKit; // expect
          @implementation FeedViewModel
          - (NSString *)title { return [UIDevice currentDevice].name; }
          @end
        FeedViewController.m: |
          #import <UIKit/UIKit.h>
          #import "FeedViewModel.h"
          @interface FeedViewController : UIViewController
          @property (nonatomic, strong, readonly) FeedViewModel *viewModel;
          @end
          @implementation FeedViewController
          @end
    - title: an Objective-C view model beside its view controller names a type of the framework itself
      files:
        Login.m: |
          #import <AppKit/AppKit.h>
          @interface LoginViewModel : NSObject
          @property (nonatomic, copy) NSString *name;
          @end
          @implementation LoginViewModel
          - (id)background { return self.name ? [NSScreen mainScreen] : nil; } // expect
          @end
          @interface LoginViewController : NSViewController
          @property (nonatomic, strong) LoginViewModel *viewModel;
          @end
          @implementation LoginViewController
          - (void)viewDidLoad { self.view = [[NSView alloc] init]; }
          @end
  near_misses:
    - title: traits and insets are values, as colours are
      files:
        EventsController.swift: |
          import UIKit
          final class EventsController: UIViewController { let viewModel = EventsViewModel() }
        EventsViewModel.swift: |
          import UIKit
          final class EventsViewModel {
            let traits: UIAccessibilityTraits = .link
            let insets = UIEdgeInsets.zero
          }
    - title: the data source and the delegate of a view, which view_model_holds_view reports
      files:
        EventsController.swift: |
          import UIKit
          final class EventsController: UIViewController { let viewModel = EventsViewModel() }
        EventsViewModel.swift: |
          final class EventsViewModel {}
        EventsViewModel+Table.swift: |
          import UIKit
          extension EventsViewModel: UITextViewDelegate {
            func source() -> UITableViewDiffableDataSource<Int, String>? { nil }
            func textViewDidChange(_ textView: UITextView) {}
          }
    - title: the system's object is only the default of a parameter, whose type is a protocol
      files:
        HelpViewModel.swift: |
          import UIKit
          protocol LinkOpener { func open(_ url: URL) }
          extension UIApplication: LinkOpener { func open(_ url: URL) { open(url, options: [:]) } }
          final class HelpViewModel {
            let opener: LinkOpener
            init(opener: LinkOpener = UIApplication.shared) { self.opener = opener }
          }
        HelpView.swift: |
          import UIKit
          final class HelpView: UIView { let model = HelpViewModel() }
    - title: views and view controllers, which view_model_holds_view reports
      files:
        FeedViewModel.swift: |
          import UIKit
          final class FeedViewModel { weak var controller: UIViewController? }
        FeedView.swift: |
          import UIKit
          final class FeedView: UIView { let model = FeedViewModel() }
    - title: what is among the habits of SwiftUI
      files:
        FeedViewModel.swift: |
          import SwiftUI
          final class FeedViewModel: ObservableObject {
            @AppStorage("sorted") var isSorted = false
            @Published var title: LocalizedStringKey = "Feed"
            var isOn: Binding<Bool> { Binding(get: { self.isSorted }, set: { self.isSorted = $0 }) }
            func sort() { withAnimation { isSorted = true } }
          }
        FeedView.swift: |
          import SwiftUI
          struct FeedView: View {
            @StateObject var model = FeedViewModel()
            var body: some View { Text(model.title) }
          }
    - title: an import in a branch of an `#if`
      files:
        FeedViewModel.swift: |
          import Combine
          #if canImport(UIKit)
          import UIKit
          #endif
          final class FeedViewModel: ObservableObject { @Published var title = "" }
        FeedView.swift: |
          import SwiftUI
          struct FeedView: View {
            @StateObject var model = FeedViewModel()
            var body: some View { Text(model.title) }
          }
    - title: the import is for another type in a file of that one's name
      files:
        BarAction.swift: |
          import UIKit
          enum BarAction { case menu(anchor: UIButton) }
          final class BarViewModel { var title = "" }
        BarView.swift: |
          import UIKit
          final class BarView: UIView { var viewModel: BarViewModel? }
    - title: a service's own part is no view model, though it is called one
      files:
        PushService.swift: |
          import UIKit
          final class PushService {
            private var models: [String: PushViewModel] = [:]
            func send(_ key: String) { URLSession.shared.invalidateAndCancel() }
          }
          final class PushViewModel { var token: UIImage? }
    - title: plain values
      files:
        FeedViewModel.swift: |
          import Combine
          final class FeedViewModel: ObservableObject { @Published var title = "" }
        FeedView.swift: |
          import SwiftUI
          struct FeedView: View {
            @StateObject var model = FeedViewModel()
            var body: some View { Text(model.title) }
          }
    - title: the import is for the view in the same file
      files:
        Login.swift: |
          import SwiftUI
          struct LoginView: View {
            @ObservedObject var model: LoginViewModel
            var body: some View { Text(model.name) }
          }
          final class LoginViewModel: ObservableObject { @Published var name = "" }
    - title: the import is for the view controller in the same file, whose superclass is a library's
      files:
        Options.swift: |
          import Eureka
          import UIKit
          final class OptionsViewController: FormViewController { private let viewModel = OptionsViewModel() }
          struct OptionsViewModel { var title = "" }
    - title: images and colours, and types of its own with known names
      files:
        ProfileViewModel.swift: |
          import UIKit
          final class ProfileViewModel {
            var portrait: UIImage?
            var tint = UIColor.red
            var count: UInt8 = 0
          }
        ProfileViewController.swift: |
          import UIKit
          final class ProfileViewController: UIViewController { let viewModel = ProfileViewModel() }
    - title: a view of a similar name
      files:
        ModelView.swift: |
          import SwiftUI
          struct ViewModelPreview: View { var body: some View { Text("") } }
    - title: Objective-C, plain values and a signal
      files:
        FeedViewModel.h: |
          #import <Foundation/Foundation.h>
          #import <ReactiveCocoa/ReactiveCocoa.h>
          @interface FeedViewModel : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @property (nonatomic, strong, readonly) RACSignal *updated;
          - (NSIndexPath *)selected;
          @end
        FeedViewController.m: |
          #import <UIKit/UIKit.h>
          #import "FeedViewModel.h"
          @interface FeedViewController : UIViewController
          @property (nonatomic, strong) FeedViewModel *viewModel;
          @end
          @implementation FeedViewController
          @end
    - title: Objective-C, the import is for the view controller in the same file
      files:
        Login.m: |
          #import <UIKit/UIKit.h>
          @interface LoginViewModel : NSObject
          @property (nonatomic, copy) NSString *name;
          @end
          @implementation LoginViewModel
          @end
          @interface LoginViewController : UIViewController
          @property (nonatomic, strong) LoginViewModel *viewModel;
          @property (nonatomic, weak) IBOutlet UILabel *label;
          @end
          @implementation LoginViewController
          @end
    - title: Objective-C, images that the project allows, and the prefix header's import
      config: |
        rules: { view_model_uses_ui_framework: { except_types: [UIImage] } }
      files:
        App-Prefix.pch: |
          #import <UIKit/UIKit.h>
        ProfileViewModel.h: |
          #import <UIKit/UIKit.h>
          @interface ProfileViewModel : NSObject
          @property (nonatomic, strong) UIImage *portrait;
          @end
        BadgeViewModel.h: |
          #import <Foundation/Foundation.h>
          @interface BadgeViewModel : NSObject
          @property (nonatomic, copy) NSString *text;
          @end
        ProfileViewController.m: |
          #import "ProfileViewModel.h"
          #import "BadgeViewModel.h"
          @interface ProfileViewController : UIViewController
          @property (nonatomic, strong) ProfileViewModel *viewModel;
          @property (nonatomic, strong) BadgeViewModel *badge;
          @end
          @implementation ProfileViewController
          @end

view_model_holds_view:
  triggers:
    - title: the data source of a table
      files:
        Events.swift: |
          import UIKit
          final class EventsController: UIViewController { let viewModel = EventsViewModel() }
          final class EventsViewModel { var source: UITableViewDiffableDataSource<Int, String>? } // expect
    - title: a constant of a view, whatever it is called
      files:
        Events.swift: |
          import UIKit
          final class EventsController: UIViewController { static let RefreshNotification = "refresh" }
          final class EventsView: UIView { var viewModel: EventsViewModel? }
          final class EventsViewModel { let name = EventsController.RefreshNotification } // expect
    - title: the view controller that shows it
      files:
        Feed.swift: |
          import UIKit
          final class FeedViewController: UIViewController { let viewModel = FeedViewModel() }
          final class FeedViewModel {
            weak var controller: FeedViewController? // expect
          }
    - title: the next screen is made by the view model
      files:
        Settings.swift: |
          import SwiftUI
          struct SettingsView: View {
            @StateObject var model = SettingsViewModel()
            var body: some View { Text("") }
          }
          struct AboutView: View { var body: some View { Text("") } }
          final class SettingsViewModel: ObservableObject {
            func about() -> some Any { AboutView() } // expect
          }
    - title: a view of the framework
      files:
        PlayerViewModel.swift: |
          import UIKit
          final class PlayerViewModel {
            private let container: UIView // expect
            init(container: UIView) { self.container = container }
          }
        PlayerViewController.swift: |
          import UIKit
          final class PlayerViewController: UIViewController { var viewModel: PlayerViewModel? }
    - title: an Objective-C view model knows the view controller that shows it
      files:
        FeedViewModel.h: |
          #import <Foundation/Foundation.h>
          @class FeedViewController;
          @interface FeedViewModel : NSObject
          @property (nonatomic, weak) FeedViewController *controller; // expect
          @end
        FeedViewController.h: |
          #import <UIKit/UIKit.h>
          @class FeedViewModel;
          @interface FeedViewController : UIViewController
          @property (nonatomic, strong) FeedViewModel *viewModel;
          @end
    - title: an Objective-C view model makes the next screen
      files:
        ListViewModel.h: |
          #import <Foundation/Foundation.h>
          @interface ListViewModel : NSObject
          - (id)screenForRow:(NSInteger)row;
          @end
        ListViewModel.m: |
          #import "ListViewModel.h"
          #import "ItemViewController.h"
          @implementation ListViewModel
          - (id)screenForRow:(NSInteger)row {
              return [[ItemViewController alloc] init]; // expect
          }
          @end
        ItemViewController.h: |
          #import <UIKit/UIKit.h>
          @interface ItemViewController : UIViewController
          @end
        ListViewController.m: |
          #import <UIKit/UIKit.h>
          #import "ListViewModel.h"
          @interface ListViewController : UITableViewController
          @property (nonatomic, strong) ListViewModel *viewModel;
          @end
          @implementation ListViewController
          @end
    - title: an Objective-C view model keeps a framework's view in its class extension
      files:
        PhotoViewModel.h: |
          #import <UIKit/UIKit.h>
          @interface PhotoViewModel : NSObject
          - (void)refresh;
          @end
        PhotoViewModel.m: |
          #import "PhotoViewModel.h"
          @interface PhotoViewModel ()
          @property (nonatomic, weak) UILabel *caption; // expect
          @end
          @implementation PhotoViewModel
          - (void)refresh { self.caption.text = @""; }
          @end
        PhotoViewController.m: |
          #import "PhotoViewModel.h"
          @interface PhotoViewController : UIViewController
          @property (nonatomic, strong) PhotoViewModel *viewModel;
          @end
          @implementation PhotoViewController
          @end
  near_misses:
    - title: a name for the data source that the view makes
      files:
        Events.swift: |
          import UIKit
          final class EventsController: UIViewController {
            let viewModel = EventsViewModel()
            var source: EventsViewModel.Source?
            var other: EventsViewModel.Rows?
          }
          final class EventsViewModel {
            typealias Source = UITableViewDiffableDataSource<Int, String>
            final class Rows: UITableViewDiffableDataSource<Int, String> {}
          }
    - title: what a view draws, by a private type in its file, and the content of an overlay
      files:
        Diagram.swift: |
          import UIKit
          final class DiagramView: UIView { private var segments: [DiagramViewModel] = [] }
          fileprivate struct DiagramViewModel { var label: UIView }
        Overlay.swift: |
          import SwiftUI
          final class OverlayState: ObservableObject { @Published var content: AnyView = AnyView(EmptyView()) }
          struct Overlay: View {
            @StateObject var state = OverlayState()
            var body: some View { state.content }
          }
    - title: what fills a table is no view model, whatever its name
      files:
        Beds.swift: |
          import UIKit
          final class BedsViewController: UIViewController { var displayData: BedsDisplayData? }
          final class BedsDisplayData: NSObject {
            weak var table: UITableView?
            init(table: UITableView) { self.table = table }
          }
          extension BedsDisplayData: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
          }
    - title: a type inside of a view, or what a view calls so
      files:
        Price.swift: |
          import UIKit
          class Row<Model>: UIView { typealias ViewModel = Model }
          final class PriceRow: Row<String> {}
          final class PriceController: UIViewController {
            typealias Completion = (Int) -> Void
            var viewModel: PriceViewModel?
          }
          final class PriceListView: UIView { struct Item { let title: String } }
          final class PriceViewModel {
            var rows: [PriceRow.ViewModel] = []
            var items: [PriceListView.Item] = []
            var accessory: UITableViewCell.AccessoryType = .none
            func complete(_ completion: PriceController.Completion) {}
          }
    - title: the view knows its view model
      files:
        Feed.swift: |
          import UIKit
          final class FeedViewController: UIViewController { let viewModel = FeedViewModel() }
          final class FeedViewModel { var onChange: () -> Void = {} }
    - title: a protocol that the view controller conforms to
      files:
        Feed.swift: |
          import UIKit
          protocol FeedViewModelDelegate: AnyObject { func reload() }
          final class FeedViewController: UIViewController, FeedViewModelDelegate {
            let viewModel = FeedViewModel()
            func reload() {}
          }
          final class FeedViewModel { weak var delegate: FeedViewModelDelegate? }
    - title: a type that is only called a view, and a generic parameter of that name
      files:
        Ticket.swift: |
          import UIKit
          struct TicketView { let seat: String }
          final class TicketViewController: UIViewController { let viewModel = TicketViewModel<TicketView>() }
          final class TicketViewModel<UIView> {
            var ticket: TicketView?
            var content: UIView?
          }
    - title: an Objective-C view model tells a block
      files:
        FeedViewModel.h: |
          #import <Foundation/Foundation.h>
          @interface FeedViewModel : NSObject
          @property (nonatomic, copy) void (^onChange)(NSString *title);
          @end
        FeedViewController.m: |
          #import <UIKit/UIKit.h>
          #import "FeedViewModel.h"
          @interface FeedViewController : UIViewController
          @property (nonatomic, strong) FeedViewModel *viewModel;
          @end
          @implementation FeedViewController
          - (void)viewDidLoad {
              __weak typeof(self) weakSelf = self;
              self.viewModel.onChange = ^(NSString *title) { weakSelf.title = title; };
          }
          @end
    - title: Objective-C, a protocol that the view controller adopts
      files:
        FeedViewModel.h: |
          #import <Foundation/Foundation.h>
          @class FeedViewModel;
          @protocol FeedViewModelDelegate <NSObject>
          - (void)viewModelDidReload:(FeedViewModel *)viewModel;
          @end
          @interface FeedViewModel : NSObject
          @property (nonatomic, weak) id<FeedViewModelDelegate> delegate;
          @end
        FeedViewController.m: |
          #import <UIKit/UIKit.h>
          #import "FeedViewModel.h"
          @interface FeedViewController : UIViewController <FeedViewModelDelegate>
          @property (nonatomic, strong) FeedViewModel *viewModel;
          @end
          @implementation FeedViewController
          - (void)viewModelDidReload:(FeedViewModel *)viewModel { [self.view setNeedsLayout]; }
          @end
    - title: Objective-C, a header that nothing is used of, and what is only called a view
      files:
        TicketView.h: |
          #import <Foundation/Foundation.h>
          @interface TicketView : NSObject
          @property (nonatomic, copy) NSString *seat;
          @end
        TicketViewModel.h: |
          #import <Foundation/Foundation.h>
          #import "TicketView.h"
          @interface TicketViewModel : NSObject
          @property (nonatomic, strong) TicketView *ticket;
          @end
        TicketViewModel.m: |
          #import "TicketViewModel.h"
          #import "TicketViewController.h"
          @implementation TicketViewModel
          // Shown by TicketViewController.
          - (NSString *)screen { return @"TicketViewController"; }
          @end
        TicketViewController.h: |
          #import <UIKit/UIKit.h>
          @class TicketViewModel;
          @interface TicketViewController : UIViewController
          @property (nonatomic, strong) TicketViewModel *viewModel;
          @end

"""##

private let openClosedExamples = ##"""
closed_service_interface:
  triggers:
    - title: a method for each resource of the server
      files:
        Networking/CatalogueAPIClient.swift: |
          import Foundation

          final class CatalogueAPIClient {
            private let session = URLSession.shared

            func fetchBooks() async throws -> Data { try await data("/books") } // expect
            func fetchAuthors() async throws -> Data { try await data("/authors") }
            func fetchReviews(page: Int) async throws -> Data { try await data("/reviews?page=\(page)") }
            func fetchShelves() async throws -> Data { try await data("/shelves") }

            private func data(_ path: String) async throws -> Data {
              try await session.data(from: URL(string: "https://example.org" + path)!).0
            }
          }
    - title: a method for each verb of HTTP
      files:
        Infrastructure/HTTPClient.swift: |
          import Foundation

          protocol HTTPClient {
            func get(_ path: String, query: [String: String]) async throws -> Data // expect
            func post(_ path: String, body: Data) async throws -> Data
            func put(_ path: String, body: Data) async throws -> Data
            func delete(_ path: String) async throws -> Data
          }

          final class SessionHTTPClient: HTTPClient {
            func get(_ path: String, query: [String: String]) async throws -> Data { try await send(path, "GET") }
            func post(_ path: String, body: Data) async throws -> Data { try await send(path, "POST") }
            func put(_ path: String, body: Data) async throws -> Data { try await send(path, "PUT") }
            func delete(_ path: String) async throws -> Data { try await send(path, "DELETE") }

            private func send(_ path: String, _ method: String) async throws -> Data {
              try await URLSession.shared.data(from: URL(string: path)!).0
            }
          }
    - title: one name, and an overload for each entity
      files:
        Storage/ArchiveStorage.swift: |
          import Foundation

          struct Letter {}
          struct Parcel {}
          struct Card {}
          struct Telegram {}

          final class ArchiveStorage {
            private let files = FileManager.default

            func keep(_ letter: Letter) throws { try keep("letter") } // expect
            func keep(_ parcel: Parcel) throws { try keep("parcel") }
            func keep(_ card: Card) throws { try keep("card") }
            func keep(_ telegram: Telegram) throws { try keep("telegram") }

            private func keep(_ name: String) throws {
              try files.createDirectory(atPath: name, withIntermediateDirectories: true)
            }
          }
    - title: the plethora of methods of an HTTP manager
      files:
        Infrastructure/PLTRequestManager.h: |
          #import <Foundation/Foundation.h>

          @interface PLTRequestManager : NSObject
          - (void)GET:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure; // expect
          - (void)HEAD:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure;
          - (void)POST:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure;
          - (void)PUT:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure;
          @end
        Infrastructure/PLTRequestManager.m: |
          #import "PLTRequestManager.h"

          @implementation PLTRequestManager
          - (void)send:(NSString *)path {
            [[[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:path]] resume];
          }
          - (void)GET:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure { [self send:path]; }
          - (void)HEAD:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure { [self send:path]; }
          - (void)POST:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure { [self send:path]; }
          - (void)PUT:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure { [self send:path]; }
          @end
    - title: a protocol with a method for each thing to load
      files:
        Network/PLTCatalogueClient.h: |
          #import <Foundation/Foundation.h>

          @protocol PLTCatalogueClient <NSObject>
          - (void)loadBooksWithCompletion:(void (^)(NSArray *books))completion; // expect
          - (void)loadAuthorsWithCompletion:(void (^)(NSArray *authors))completion;
          - (void)loadReviewsOfBook:(NSString *)book completion:(void (^)(NSArray *reviews))completion;
          - (void)loadShelvesWithCompletion:(void (^)(NSArray *shelves))completion;
          @end

          @interface PLTRemoteCatalogueClient : NSObject <PLTCatalogueClient>
          @end
        Network/PLTCatalogueClient.m: |
          #import "PLTCatalogueClient.h"

          @implementation PLTRemoteCatalogueClient
          - (void)loadBooksWithCompletion:(void (^)(NSArray *books))completion { [self load:@"books"]; }
          - (void)loadAuthorsWithCompletion:(void (^)(NSArray *authors))completion { [self load:@"authors"]; }
          - (void)loadReviewsOfBook:(NSString *)book completion:(void (^)(NSArray *reviews))completion { [self load:book]; }
          - (void)loadShelvesWithCompletion:(void (^)(NSArray *shelves))completion { [self load:@"shelves"]; }
          - (void)load:(NSString *)path { [[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:path]]; }
          @end
    - title: the same parameters under many names
      files:
        Infrastructure/PLTReportClient.h: |
          #import <Foundation/Foundation.h>

          @interface PLTReportClient : NSObject
          - (void)crash:(NSString *)name details:(NSDictionary *)details; // expect
          - (void)warning:(NSString *)name details:(NSDictionary *)details;
          - (void)purchase:(NSString *)name details:(NSDictionary *)details;
          - (void)signUp:(NSString *)name details:(NSDictionary *)details;
          @end
        Infrastructure/PLTReportClient.m: |
          #import "PLTReportClient.h"

          @implementation PLTReportClient
          - (void)crash:(NSString *)name details:(NSDictionary *)details { [self send:name]; }
          - (void)warning:(NSString *)name details:(NSDictionary *)details { [self send:name]; }
          - (void)purchase:(NSString *)name details:(NSDictionary *)details { [self send:name]; }
          - (void)signUp:(NSString *)name details:(NSDictionary *)details { [self send:name]; }
          - (void)send:(NSString *)name { [[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:name]]; }
          @end
  near_misses:
    - title: one method that is handed a request
      files:
        Infrastructure/HTTPGateway.swift: |
          import Foundation

          protocol HTTPRequest {
            var path: String { get }
          }

          final class HTTPGateway {
            func push(_ request: HTTPRequest) async throws -> Data { try await push(request, timeout: 60) }
            func push(_ request: HTTPRequest, timeout: Double) async throws -> Data {
              try await push(request, timeout: timeout, retries: 0)
            }
            func push(_ request: HTTPRequest, timeout: Double, retries: Int) async throws -> Data {
              try await push(request, timeout: timeout, retries: retries, token: nil)
            }
            func push(_ request: HTTPRequest, timeout: Double, retries: Int, token: String?) async throws -> Data {
              try await URLSession.shared.data(from: URL(string: request.path)!).0
            }
          }
    - title: the verbs of HTTP, with the request as a value
      files:
        Networking/APIClient.swift: |
          import Foundation

          protocol Endpoint { var path: String { get } }

          final class APIClient {
            func get(_ endpoint: Endpoint) async throws -> Data { try await send(endpoint, "GET") }
            func post(_ endpoint: Endpoint) async throws -> Data { try await send(endpoint, "POST") }
            func put(_ endpoint: Endpoint) async throws -> Data { try await send(endpoint, "PUT") }
            func delete(_ endpoint: Endpoint) async throws -> Data { try await send(endpoint, "DELETE") }

            private func send(_ endpoint: Endpoint, _ method: String) async throws -> Data {
              try await URLSession.shared.data(from: URL(string: endpoint.path)!).0
            }
          }
    - title: reading and writing are four operations
      files:
        Storage/NoteStorage.swift: |
          import Foundation

          struct Note {}

          final class NoteStorage {
            private let files = FileManager.default

            func insert(_ note: Note, in folder: String) throws { try files.createDirectory(atPath: folder, withIntermediateDirectories: true) }
            func update(_ note: Note, in folder: String) throws { try files.removeItem(atPath: folder) }
            func delete(_ note: Note, in folder: String) throws { try files.removeItem(atPath: folder) }
            func save(_ note: Note, in folder: String) throws { try files.removeItem(atPath: folder) }
          }
    - title: a service of the domain has a method for each thing that it knows
      files:
        Domain/Services/LibraryService.swift: |
          protocol LibraryClient {
            func send(_ path: String) async throws -> [String]
          }

          final class LibraryService {
            private let client: LibraryClient
            init(client: LibraryClient) { self.client = client }

            func fetchBooks() async throws -> [String] { try await client.send("books") }
            func fetchAuthors() async throws -> [String] { try await client.send("authors") }
            func fetchReviews() async throws -> [String] { try await client.send("reviews") }
            func fetchShelves() async throws -> [String] { try await client.send("shelves") }
          }
    - title: private ways of one request
      files:
        Networking/SearchAPIClient.swift: |
          import Foundation

          final class SearchAPIClient {
            func send(_ path: String) async throws -> Data {
              try await URLSession.shared.data(from: URL(string: path)!).0
            }
            private func sendBooks() async throws -> Data { try await send("books") }
            private func sendAuthors() async throws -> Data { try await send("authors") }
            private func sendReviews() async throws -> Data { try await send("reviews") }
            private func sendShelves() async throws -> Data { try await send("shelves") }
          }
    - title: a keyed store
      files:
        Infrastructure/PLTKeyedStorage.h: |
          #import <Foundation/Foundation.h>

          @interface PLTKeyedStorage : NSObject
          - (NSInteger)readIntegerForKey:(NSString *)key;
          - (double)readDoubleForKey:(NSString *)key;
          - (NSString *)readStringForKey:(NSString *)key;
          - (NSData *)readDataForKey:(NSString *)key;
          - (void)removeValueForKey:(NSString *)key;
          @end
        Infrastructure/PLTKeyedStorage.m: |
          #import "PLTKeyedStorage.h"

          @implementation PLTKeyedStorage
          - (NSInteger)readIntegerForKey:(NSString *)key { return [[NSUserDefaults standardUserDefaults] integerForKey:key]; }
          - (double)readDoubleForKey:(NSString *)key { return [[NSUserDefaults standardUserDefaults] doubleForKey:key]; }
          - (NSString *)readStringForKey:(NSString *)key { return [[NSUserDefaults standardUserDefaults] stringForKey:key]; }
          - (NSData *)readDataForKey:(NSString *)key { return [[NSUserDefaults standardUserDefaults] dataForKey:key]; }
          - (void)removeValueForKey:(NSString *)key { [[NSUserDefaults standardUserDefaults] removeObjectForKey:key]; }
          @end
    - title: a host that takes requests, with and without options
      files:
        Infrastructure/PLTHost.h: |
          #import <Foundation/Foundation.h>
          @class PLTRequest, PLTOptions;

          @protocol PLTHost <NSObject>
          @property (nonatomic, readonly) NSURL *URL;
          - (NSURLSessionTask *)pushRequest:(PLTRequest *)request;
          - (NSURLSessionTask *)pushRequest:(PLTRequest *)request options:(PLTOptions *)options;
          - (NSURLSessionTask *)pushRequest:(PLTRequest *)request options:(PLTOptions *)options retries:(NSInteger)retries;
          - (NSURLSessionTask *)pushRequest:(PLTRequest *)request options:(PLTOptions *)options queue:(NSOperationQueue *)queue;
          @end

          @interface PLTHTTPHost : NSObject <PLTHost>
          @end
        Infrastructure/PLTHost.m: |
          #import "PLTHost.h"

          @implementation PLTHTTPHost
          @synthesize URL = _URL;
          - (NSURLSessionTask *)pushRequest:(PLTRequest *)request { return [[NSURLSession sharedSession] dataTaskWithURL:self.URL]; }
          @end
    - title: a tracker with one generic method, and its switches
      files:
        Infrastructure/PLTTracker.h: |
          #import <Foundation/Foundation.h>

          @interface PLTTrackerHTTPClient : NSObject
          - (void)trackEvent:(NSString *)event parameters:(NSDictionary *)parameters;
          - (void)startSession;
          - (void)stopSession;
          - (void)setUserName:(NSString *)name;
          - (void)setUserCity:(NSString *)city;
          - (void)setUserAge:(NSInteger)age;
          - (void)setUserLanguage:(NSString *)language;
          @end
        Infrastructure/PLTTracker.m: |
          #import "PLTTracker.h"

          @implementation PLTTrackerHTTPClient
          - (void)trackEvent:(NSString *)event parameters:(NSDictionary *)parameters {
            [[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:event]];
          }
          @end

"""##

private let ownershipExamples = ##"""
# Code that each rule must find fault with, on the lines that end in `// expect`, and code near it that must pass.
singleton_access:
  triggers:
    - title: a view further down that fills the environment
      files:
        Depot.swift: |
          import SwiftUI
          final class Depot: ObservableObject {
            static let shared = Depot()
            @Published var count = 0
          }
          struct CardView: View {
            var body: some View {
              Text("Depot").environmentObject(Depot.shared) // expect
            }
          }
    - title: stored settings that a screen changes
      files:
        Setup.swift: |
          import Foundation
          final class Setup {
            static let shared = Setup()
            private let defaults = UserDefaults.standard
            var usesStaging: Bool {
              get { defaults.bool(forKey: "staging") }
              set { defaults.set(newValue, forKey: "staging") }
            }
          }
        Gate.swift: |
          import UIKit
          final class GateController: UIViewController {
            func reset() { Setup.shared.usesStaging = false } // expect
          }
          final class DoorController: UIViewController {
            func show() { if Setup.shared.usesStaging { title = "Staging" } } // expect
          }
    - title: the app's settings are state
      files:
        AppSettings.swift: |
          final class AppSettings {
            static let shared = AppSettings()
            var asksForPasscode = true
          }
        PasscodeViewController.swift: |
          import UIKit
          final class PasscodeViewController: UIViewController {
            func check() { if AppSettings.shared.asksForPasscode { title = "Passcode" } } // expect
          }
    - title: the one that a class keeps of itself, though another is made
      files:
        CategoryManager.swift: |
          final class CategoryManager {
            static let manager = CategoryManager()
            func names() -> [String] { [] }
          }
        AddInteractor.swift: |
          final class AddInteractor { private let categories = CategoryManager() }
        CategoryView.swift: |
          import UIKit
          final class CategoryView: UIView {
            func show() { print(CategoryManager.manager.names()) } // expect
          }
    - title: kept by an enum without cases
      files:
        Cookies.swift: |
          final class CookieJar { func clear() {} }
          enum Cookies { static let shared = CookieJar() }
        Browser.swift: |
          import UIKit
          final class BrowserController: UIViewController {
            func forget() { Cookies.shared.clear() } // expect
          }
    - title: the only instance of a class, at file level
      files:
        Depot.swift: |
          let depot = Depot()
          final class Depot {
            fileprivate init() {}
            func open() {}
          }
        Gate.swift: |
          import UIKit
          final class GateController: UIViewController {
            override func viewDidLoad() { depot.open() } // expect
          }
    - title: kept by another class
      files:
        Launch.swift: |
          final class Uploads { func start() {} }
          final class Launch {
            static let sharedUploads = Uploads()
          }
        Camera.swift: |
          import UIKit
          final class CameraController: UIViewController {
            func send() { Launch.sharedUploads.start() } // expect
          }
    - title: kept by another class, in Objective-C
      files:
        Uploads.h: |
          #import <Foundation/Foundation.h>
          @interface Uploads : NSObject
          - (void)start;
          @end
        Launch.h: |
          #import "Uploads.h"
          @interface Launch : NSObject
          + (Uploads *)sharedUploads;
          @end
        Launch.m: |
          #import "Launch.h"
          @implementation Launch
          + (Uploads *)sharedUploads {
              static Uploads *uploads = nil;
              if (uploads == nil) uploads = [[Uploads alloc] init];
              return uploads;
          }
          @end
        CameraController.m: |
          #import <UIKit/UIKit.h>
          #import "Launch.h"
          @interface CameraController : UIViewController
          @end
          @implementation CameraController
          - (void)send {
              [[Launch sharedUploads] start]; // expect
          }
          @end
    - title: Objective-C, by any name, kept beside the method
      files:
        Desk.h: |
          #import <Foundation/Foundation.h>
          @interface Desk : NSObject
          + (Desk *)theDesk;
          - (void)tidy;
          @end
        Desk.m: |
          #import "Desk.h"
          static Desk *desk_;
          @implementation Desk
          + (Desk *)theDesk {
              if (desk_ == nil) desk_ = [[Desk alloc] init];
              return desk_;
          }
          - (void)tidy {}
          @end
        DeskController.m: |
          #import <UIKit/UIKit.h>
          #import "Desk.h"
          @interface DeskController : UIViewController
          @end
          @implementation DeskController
          - (void)viewDidLoad {
              [super viewDidLoad];
              [[Desk theDesk] tidy]; // expect
          }
          @end
    - title: a struct that says it is shared
      files:
        Persistence.swift: |
          import SwiftUI
          struct PersistenceController {
            static let shared = PersistenceController()
            func save() {}
          }
          struct NoteView: View {
            var body: some View { Button("Save") { PersistenceController.shared.save() } } // expect
          }
    - title: Objective-C that hands out an id
      files:
        Client.h: |
          #import <Foundation/Foundation.h>
          @interface Client : NSObject
          + (id)sharedClient;
          - (void)load;
          @end
        Client.m: |
          #import "Client.h"
          static Client *_client;
          @implementation Client
          + (Client *)sharedClient {
              static dispatch_once_t once;
              dispatch_once(&once, ^{ _client = [[Client alloc] init]; });
              return _client;
          }
          - (void)load {}
          @end
        ListController.m: |
          #import <UIKit/UIKit.h>
          #import "Client.h"
          @interface ListController : UIViewController
          @end
          @implementation ListController
          - (void)viewDidLoad {
              [super viewDidLoad];
              [[Client sharedClient] load]; // expect
          }
          @end
    - title: a view controller, twice
      files:
        Account.swift: |
          final class AccountStore {
            static let shared = AccountStore()
            var name = ""
          }
        Settings.swift: |
          import UIKit
          final class SettingsController: UIViewController {
            func show() { print(AccountStore.shared.name) } // expect
            func rename() { AccountStore.shared.name = "" }
          }
    - title: by any name, and by a function
      files:
        Session.swift: |
          class Session {
            private static let one = Session()
            class func sharedSession() -> Session { one }
          }
          class Cache { static let images: Cache = Cache() }
        Badge.swift: |
          import UIKit
          final class Badge: UIView {
            func paint() {
              let session = Session.sharedSession() // expect
              let cache = Cache.images // expect
              _ = (session, cache)
            }
          }
    - title: typed by a protocol
      files:
        Opener.swift: |
          protocol Opening { func open() }
          final class Opener: Opening {
            static let shared: Opening = Opener()
            func open() {}
          }
        Links.swift: |
          import UIKit
          final class Links: UIView { func open() { Opener.shared.open() } } // expect
    - title: a global that returns the application's delegate
      files:
        AppDelegate.swift: |
          import UIKit
          let appDelegate = UIApplication.shared.delegate as! AppDelegate
          @main final class AppDelegate: UIResponder, UIApplicationDelegate { var token = "" }
        Login.swift: |
          import UIKit
          final class LoginController: UIViewController {
            func login() { appDelegate.token = "1" } // expect
          }
    - title: a view controller in Objective-C, twice
      files:
        Store.h: |
          #import <Foundation/Foundation.h>
          @interface Store : NSObject
          @property (nonatomic, copy) NSString *name;
          + (instancetype)sharedStore;
          @end
        Store.m: |
          #import "Store.h"
          @implementation Store
          + (instancetype)sharedStore {
              static Store *store;
              static dispatch_once_t once;
              dispatch_once(&once, ^{ store = [[self alloc] init]; });
              return store;
          }
          @end
        SettingsController.h: |
          #import <UIKit/UIKit.h>
          @interface SettingsController : UIViewController
          @end
        SettingsController.m: |
          #import "SettingsController.h"
          #import "Store.h"
          @implementation SettingsController
          - (void)viewDidLoad {
              self.title = [Store sharedStore].name; // expect
          }
          - (void)rename {
              [[Store sharedStore] setName:@""];
          }
          @end
    - title: a view, by plain names and by a class property
      files:
        Shared.h: |
          #import <Foundation/Foundation.h>
          @interface Desk : NSObject
          + (instancetype)shared;
          @end
          @interface Cache : NSObject
          + (Cache *)defaultCache;
          @end
          @interface Shelf : NSObject
          @property (class, nonatomic, readonly) Shelf *sharedShelf;
          @end
        Badge.m: |
          #import <UIKit/UIKit.h>
          #import "Shared.h"
          @interface Badge : UIView
          @end
          @implementation Badge
          - (void)paint {
              id desk = [Desk shared]; // expect
              id cache = [Cache defaultCache]; // expect
              id shelf = Shelf.sharedShelf; // expect
          }
          @end
    - title: a Swift singleton from Objective-C, and the other way round
      files:
        Account.swift: |
          import Foundation
          @objc final class Account: NSObject {
            @objc static let shared = Account()
          }
        Session.h: |
          #import <Foundation/Foundation.h>
          @interface Session : NSObject
          + (instancetype)sharedSession;
          @end
        App-Bridging-Header.h: |
          #import "Session.h"
        LoginController.swift: |
          import UIKit
          final class LoginController: UIViewController {
            func start() { print(Session.shared()) } // expect
          }
        ProfileController.h: |
          #import <UIKit/UIKit.h>
          @interface ProfileController : UIViewController
          @end
        ProfileController.m: |
          #import "ProfileController.h"
          #import "App-Swift.h"
          @implementation ProfileController
          - (void)logout {
              NSLog(@"%@", [Account shared]); // expect
          }
          @end
    - title: macros that stand for the application's delegate and for a shared instance
      files:
        Delegate.h: |
          #import <UIKit/UIKit.h>
          #define TheDelegate ((DeskDelegate *)[[UIApplication sharedApplication] delegate])
          #define TheStore [PaperStore sharedStore]
          @interface DeskDelegate : UIResponder <UIApplicationDelegate>
          @property (nonatomic, copy) NSString *token;
          @end
          @interface PaperStore : NSObject
          + (instancetype)sharedStore;
          - (void)load;
          @end
        DeskScreen.m: |
          #import "Delegate.h"
          @interface DeskScreen : UIViewController
          @end
          @implementation DeskScreen
          - (void)login {
              TheDelegate.token = @"1"; // expect
              [TheStore load]; // expect
          }
          @end
    - title: a function that returns the application's delegate
      files:
        AppDelegate.h: |
          #import <UIKit/UIKit.h>
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @property (nonatomic, copy) NSString *token;
          @end
          AppDelegate *TheDelegate(void);
        LoginController.m: |
          #import "AppDelegate.h"
          @interface LoginController : UIViewController
          @end
          @implementation LoginController
          - (void)login {
              TheDelegate().token = @"1"; // expect
          }
          @end
    - title: the one named as shared, made with arguments, though others make more
      files:
        Depot.swift: |
          final class Depot {
            static let shared = Depot(capacity: 9)
            init(capacity: Int) {}
            func open() {}
          }
        Gates.swift: |
          import UIKit
          final class Spare { let depot = Depot(capacity: 1) }
          final class GatesController: UIViewController {
            override func viewDidLoad() { Depot.shared.open() } // expect
          }
    - title: a service under its name, made with arguments, though another is made
      files:
        Vault.swift: |
          final class Vault {
            static let codeService = Vault("code")
            init(_ name: String) {}
            func open() {}
          }
        Gates.swift: |
          import UIKit
          final class Keys { let vault = Vault("keys") }
          final class GatesController: UIViewController {
            override func viewDidLoad() { Vault.codeService.open() } // expect
          }
    - title: the statics of a service locator, and what it resolves
      files:
        Services.swift: |
          final class Orders { func load() {} }
          final class Stock { func load() {} }
          protocol Payment { func pay() }
          final class CardPayment: Payment { func pay() {} }
          enum Services {
            static let orders = Orders()
            static let stock = Stock()
            static var payment: Payment { card }
            private static let card = CardPayment()
          }
          final class Registry {
            static func resolve<Service>(_ type: Service.Type) -> Service { fatalError() }
          }
        Checkout.swift: |
          import UIKit
          final class CheckoutController: UIViewController {
            override func viewDidLoad() { Services.payment.pay() } // expect
            func restock() { Registry.resolve(Stock.self).load() } // expect
          }
    - title: one that many types use has one finding, where it is declared
      config: |
        rules: { singleton_access: { widely_used: 3 } }
      files:
        Depot.swift: |
          final class Depot {
            static let shared = Depot() // expect
            func open() {}
          }
        Screens.swift: |
          import UIKit
          final class GateController: UIViewController { func a() { Depot.shared.open() } }
          final class DoorController: UIViewController { func b() { Depot.shared.open() } }
          final class HatchController: UIViewController { func c() { Depot.shared.open() } }
    - title: a lazy property, and code in a closure
      files:
        Depot.swift: |
          final class Depot {
            static let shared = Depot()
            var name = ""
          }
        Gate.swift: |
          import UIKit
          final class GateController: UIViewController {
            lazy var depot = Depot.shared // expect
            let label: UILabel = {
              let label = UILabel()
              label.text = Depot.shared.name
              return label
            }()
          }
    - title: a property that starts with something of the instance, and the instance used besides
      files:
        Units.swift: |
          import SwiftUI
          final class UnitStore {
            static let shared = UnitStore()
            var unit = 0
          }
          struct UnitsView: View {
            @State private var unit = UnitStore.shared.unit
            var body: some View {
              Button("Next") { UnitStore.shared.unit = unit + 1 } // expect
            }
          }
  near_misses:
    - title: a flag of a feature
      files:
        Features.swift: |
          final class Features {
            static let current = Features()
            var flags: [String: Bool] = [:]
            func isAvailable(_ flag: String) -> Bool { flags[flag] ?? false }
          }
        Feed.swift: |
          import UIKit
          final class FeedController: UIViewController {
            func show() { title = Features.current.isAvailable("new") ? "New" : "Feed" }
          }
    - title: a factory of the screen's own, an alternative that a container makes, and the app's language
      files:
        Services.swift: |
          import Foundation
          final class Services {
            static let shared = Services()
            var store = Store()
            func makeStore() -> Store { store }
          }
          final class Store { var count = 0 }
          final class LanguageManager {
            static let shared = LanguageManager()
            var language = "en"
          }
        Feed.swift: |
          import UIKit
          final class FeedController: UIViewController {
            var store = Store()
            static func instance() -> FeedController {
              let feed = FeedController()
              feed.store = Services.shared.store
              return feed
            }
            func use(_ store: Store?) { self.store = store ?? Services.shared.makeStore() }
            func name() { title = LanguageManager.shared.language }
          }
    - title: a named value of a class of which there are others
      files:
        Album.swift: |
          import UIKit
          final class Album {
            static let everything = Album()
            var title = ""
          }
          final class AlbumsController: UIViewController {
            var albums = [Album()]
            func show() { title = Album.everything.title }
          }
    - title: a flag that is read of the stored settings
      files:
        Setup.swift: |
          import Foundation
          final class Setup {
            static let shared = Setup()
            private let defaults = UserDefaults.standard
            var usesStaging: Bool {
              get { defaults.bool(forKey: "staging") }
              set { defaults.set(newValue, forKey: "staging") }
            }
            func isOn(_ key: String) -> Bool { defaults.bool(forKey: key) }
          }
        Gate.swift: |
          import UIKit
          final class GateController: UIViewController {
            func show() {
              title = Setup.shared.usesStaging ? "Staging" : "Gate"
              if Setup.shared.isOn("badge") { title = "!" }
            }
          }
          struct SetupDebugMenu { func toggle() { Setup.shared.usesStaging = true } }
    - title: an instance that the environment receives
      files:
        Depot.swift: |
          import SwiftUI
          final class Depot: ObservableObject {
            static let shared = Depot()
            @Published var count = 0
          }
          struct RootView: View {
            var body: some View { Text("Depot").environmentObject(Depot.shared) }
          }
          @main
          struct DepotApp: App {
            var body: some Scene { WindowGroup { RootView() } }
          }
    - title: the alternative to what is passed in
      files:
        Depot.swift: |
          final class Depot {
            static let shared = Depot()
            var count = 0
          }
        Gate.swift: |
          import UIKit
          final class GateController: UIViewController {
            private let depot: Depot
            private var other: Depot?
            private var chosen: Depot {
              if let other { return other }
              return Depot.shared
            }
            init(depot: Depot? = nil) {
              self.depot = depot ?? .shared
              super.init(nibName: nil, bundle: nil)
            }
          }
    - title: an instance without state, whose functions only compute
      files:
        Rates.swift: |
          final class RateParser {
            static let shared = RateParser()
            private let separator = ","
            func rate(in text: String) -> Double? { Double(text) }
          }
        Gate.swift: |
          import UIKit
          final class GateController: UIViewController {
            func show() { title = RateParser.shared.rate(in: "2")?.description }
          }
    - title: a switch of the whole process
      files:
        Awake.swift: |
          import UIKit
          final class Awake {
            static let shared = Awake()
            private var count = 0
            func begin() {
              count += 1
              UIApplication.shared.isIdleTimerDisabled = true
            }
          }
          final class GateController: UIViewController {
            func show() { Awake.shared.begin() }
          }
    - title: a factory that loads a new object on each call
      files:
        Banner.swift: |
          import UIKit
          final class Banner: UIView {
            class func instance() -> Banner {
              UINib(nibName: "Banner", bundle: nil).instantiate(withOwner: nil)[0] as! Banner
            }
            func show(_ text: String) {}
          }
        ListController.swift: |
          import UIKit
          final class ListController: UIViewController {
            func warn() { Banner.instance().show("Full") }
          }
    - title: Objective-C, a factory that loads a new object on each call
      files:
        Banner.m: |
          #import <UIKit/UIKit.h>
          @interface Banner : UIView
          + (instancetype)instance;
          @end
          @implementation Banner
          + (instancetype)instance {
              return [[NSBundle mainBundle] loadNibNamed:@"Banner" owner:nil options:nil].firstObject;
          }
          @end
          @interface ListController : UIViewController
          @end
          @implementation ListController
          - (void)warn { [self.view addSubview:[Banner instance]]; }
          @end
    - title: a tracker of events, whatever it is called
      files:
        Tracker.swift: |
          final class Tracker {
            static let shared = Tracker()
            private var handlers: [String] = []
            func track(event: String, parameters: [String: String]?) {}
          }
        ListController.swift: |
          import UIKit
          final class ListController: UIViewController {
            override func viewDidLoad() { Tracker.shared.track(event: "list", parameters: nil) }
          }
    - title: the screen of an app extension, which the system creates
      files:
        Store.swift: |
          final class Store {
            static let shared = Store()
            var names: [String] = []
          }
        ShareController.swift: |
          import UIKit
          final class ShareController: UIViewController {
            override func viewDidLoad() { title = Store.shared.names.first }
            func close() { extensionContext?.completeRequest(returningItems: nil) }
          }
    - title: what is passed to a child's initializer, and the default of a property that the rest of the type uses
      files:
        Store.swift: |
          final class Store {
            static let shared = Store()
            var names: [String] = []
          }
        Detail.swift: |
          import UIKit
          final class DetailController: UIViewController {
            private let store: Store
            init(store: Store) { self.store = store; super.init(nibName: nil, bundle: nil) }
          }
        ListController.swift: |
          import UIKit
          final class ListController: UIViewController {
            func open() { present(DetailController(store: Store.shared), animated: true) }
          }
        Names.swift: |
          import SwiftUI
          struct NamesView: View {
            @State private var store = Store.shared
            var body: some View {
              Button("Clear") { Store.shared.names = [] }
            }
          }
    - title: views in statics, and a loader of images
      files:
        Panel.swift: |
          import UIKit
          final class Badge: UIView {}
          final class Ruler: UIView {}
          final class Knob: UIView {}
          enum Panel {
            static let badge = Badge()
            static let ruler = Ruler()
            static let knob = Knob()
          }
          final class IconLoader {
            static let shared = IconLoader()
            func load(_ name: String) -> UIImage? { UIImage(named: name) }
          }
        PanelViewController.swift: |
          import UIKit
          final class PanelViewController: UIViewController {
            func update() {
              Panel.badge.isHidden = Panel.knob.isHidden
              Panel.ruler.alpha = IconLoader.shared.load("ruler") == nil ? 0 : 1
            }
          }
    - title: the default of a stored property, and a convenience initializer
      files:
        Store.swift: |
          import Combine
          final class Store: ObservableObject {
            static let shared = Store()
            func load() {}
          }
        Screens.swift: |
          import SwiftUI
          import UIKit
          struct FeedView: View {
            @ObservedObject var store = Store.shared
            @StateObject private var other = Store.shared
            var body: some View { Button("Load") { store.load() } }
          }
          final class FeedController: UIViewController {
            private let store: Store
            init(store: Store) {
              self.store = store
              super.init(nibName: nil, bundle: nil)
            }
            convenience init() { self.init(store: .shared) }
            convenience init(name: String) { self.init(store: Store.shared) }
            required init?(coder: NSCoder) { nil }
          }
    - title: themes, haptics, logs and feature flags
      files:
        Ambient.swift: |
          import UIKit
          final class ThemeService {
            static let shared = ThemeService()
            var tint = UIColor.red
          }
          final class Taps {
            static let shared = Taps()
            func tap() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
          }
          final class AppLogger {
            static let shared = AppLogger()
            func note(_ text: String) {}
          }
          final class FeatureFlags {
            static let current = FeatureFlags()
            var isNew = false
          }
        Badge.swift: |
          import UIKit
          final class Badge: UIView {
            func paint() {
              backgroundColor = ThemeService.shared.tint
              Taps.shared.tap()
              AppLogger.shared.note("")
              isHidden = FeatureFlags.current.isNew
            }
          }
    - title: constants of the build
      files:
        Endpoints.swift: |
          final class Endpoints {
            static let shared = Endpoints()
            let host = "example.org"
            let port = 443
          }
        Badge.swift: |
          import UIKit
          final class Badge: UIView { func paint() { print(Endpoints.shared.host) } }
    - title: what was copied in from others
      files:
        Vendor/Images/ImageCache.swift: |
          public final class ImageCache {
            public static let shared = ImageCache()
            public func clear() {}
          }
        Badge.swift: |
          import UIKit
          final class Badge: UIView { func paint() { ImageCache.shared.clear() } }
    - title: a theme in Objective-C
      files:
        ThemeService.h: |
          #import <UIKit/UIKit.h>
          @interface ThemeService : NSObject
          + (ThemeService *)shared;
          @property (nonatomic) UIColor *tint;
          @end
        ThemeService.m: |
          #import "ThemeService.h"
          @implementation ThemeService
          + (ThemeService *)shared {
              static ThemeService *one;
              if (one == nil) one = [[ThemeService alloc] init];
              return one;
          }
          @end
        Badge.m: |
          #import "ThemeService.h"
          @interface Badge : UIView
          @end
          @implementation Badge
          - (void)paint { self.backgroundColor = [ThemeService shared].tint; }
          @end
    - title: a constant of a class of which others make instances, made with arguments
      files:
        Span.swift: |
          class Span {
            let bounds: ClosedRange<Int>
            init(_ bounds: ClosedRange<Int>) { self.bounds = bounds }
          }
          extension Span { static let whole: Span = Span(0...100) }
        Ruler.swift: |
          import UIKit
          final class Scale { func half() -> Span { Span(0...50) } }
          final class RulerView: UIView { var span = Span.whole }
    - title: constants of a class of which others make instances
      files:
        Moment.swift: |
          class Moment {
            static let start = Moment(seconds: 0)
            static let never = Moment(seconds: .infinity)
            let seconds: Double
            init(seconds: Double) { self.seconds = seconds }
          }
        Clock.swift: |
          import UIKit
          final class Clock { func now() -> Moment { Moment(seconds: 1) } }
          final class ClockFace: UIView { var shown = Moment.never }
    - title: a macro that stands for what is made each time
      files:
        Paper.h: |
          #import <UIKit/UIKit.h>
          #define NewSheet [Sheet sheet]
          #define Margin 8
          @interface Sheet : NSObject
          + (Sheet *)sheet;
          @end
        Paper.m: |
          #import "Paper.h"
          @implementation Sheet
          + (Sheet *)sheet { return [[Sheet alloc] init]; }
          @end
          @interface PaperScreen : UIViewController
          @end
          @implementation PaperScreen
          - (void)write { NSLog(@"%@ %d", NewSheet, Margin); }
          @end
    - title: one instance of many, at file level
      files:
        Depot.swift: |
          let smallDepot = Depot(size: 1)
          final class Depot {
            private let size: Int
            init(size: Int) { self.size = size }
            func open() {}
          }
        Gate.swift: |
          import UIKit
          final class GateController: UIViewController {
            override func viewDidLoad() { smallDepot.open() }
          }
    - title: what another class makes each time, and a value
      files:
        Launch.swift: |
          final class Uploads { func start() {} }
          struct Margins { var left = 8 }
          final class Launch {
            static let sharedMargins = Margins()
            static func sharedUploads() -> Uploads { Uploads() }
          }
        Camera.swift: |
          import UIKit
          final class CameraController: UIViewController {
            let left = Launch.sharedMargins.left
            func send() { Launch.sharedUploads().start() }
          }
    - title: a static beside the method that is no instance
      files:
        Ticket.h: |
          #import <Foundation/Foundation.h>
          @interface Ticket : NSObject
          + (Ticket *)next;
          - (void)print;
          @end
        Ticket.m: |
          #import "Ticket.h"
          static NSInteger count_;
          static Ticket *blank_;
          @implementation Ticket
          + (Ticket *)next {
              count_ += 1;
              return [[Ticket alloc] init];
          }
          - (void)print { blank_ = self; }
          @end
        TicketController.m: |
          #import <UIKit/UIKit.h>
          #import "Ticket.h"
          @interface TicketController : UIViewController
          @end
          @implementation TicketController
          - (void)viewDidLoad {
              [super viewDidLoad];
              [[Ticket next] print];
          }
          @end
    - title: constants of a struct
      files:
        Theme.swift: |
          import UIKit
          struct Theme {
            static let standard = Theme()
            static let current = Theme()
            let color = UIColor.white
          }
          final class Screen: UIViewController { let theme = Theme.standard, other = Theme.current }
    - title: the framework's own
      files:
        Settings.swift: |
          import UIKit
          final class SettingsController: UIViewController {
            func save() {
              UserDefaults.standard.set(true, forKey: "a")
              _ = UIApplication.shared
            }
          }
    - title: handed in
      files:
        Settings.swift: |
          import UIKit
          final class Store { static let shared = Store() }
          final class Service { let store = Store.shared }
          final class SettingsController: UIViewController {
            private let store: Store
            init(store: Store) {
              self.store = store
              super.init(nibName: nil, bundle: nil)
            }
          }
    - title: the default of what is handed in
      files:
        Settings.swift: |
          import UIKit
          final class Store {
            static let shared = Store()
            func save() {}
          }
          final class Log { init(_ store: Store) {} }
          final class SettingsController: UIViewController {
            private let store: Store
            init(store: Store = .shared, log: Log = Log(Store.shared)) {
              self.store = store
              super.init(nibName: nil, bundle: nil)
            }
            func save(into store: Store = Store.shared) { store.save() }
          }
    - title: samples by which previews show a type, and what stands in for a service
      files:
        Feed.swift: |
          final class Feed {
            static let shared = Feed()
            static let preview = Feed()
            static let mocked = Feed()
          }
          final class Badges { static let sample = Badges() }
        Screen.swift: |
          import SwiftUI
          struct Screen: View {
            static let previewFeed = Feed.shared
            let feed = Feed.mocked
            let badges = Badges.sample
            var body: some View { Text("") }
          }
          final class MockScreenModel: ObservableObject { let feed = Feed.shared }
          struct Screen_Previews: PreviewProvider {
            static let all = Feed.shared
            static var previews: some View { Nested() }
            struct Nested: View { let feed = Feed.shared; var body: some View { Text("") } }
          }
    - title: a getter that makes a new one each time
      files:
        Browser.swift: |
          import AppKit
          final class Browser {
            static var `default`: Browser { Browser() }
          }
          final class General: NSViewController { let browser = Browser.default }
    - title: constants of a class, values and factories
      files:
        Style.swift: |
          import UIKit
          final class Font {
            static let title = Font()
            static let body = Font()
            static let note = Font()
            static func make() -> Font { Font() }
          }
          struct Margin { static let small = Margin() }
          final class Title: UILabel {
            let fonts = [Font.title, Font.body, Font.make()]
            let margin = Margin.small
          }
    - title: the framework's own, in Objective-C
      files:
        SettingsController.m: |
          #import <UIKit/UIKit.h>
          @interface SettingsController : UIViewController
          @end
          @implementation SettingsController
          - (void)save {
              [[NSUserDefaults standardUserDefaults] setBool:YES forKey:@"a"];
              [UIApplication.sharedApplication registerForRemoteNotifications];
              [[NSNotificationCenter defaultCenter] removeObserver:self];
          }
          @end
    - title: handed in, and used by a service only
      files:
        Store.h: |
          #import <Foundation/Foundation.h>
          @interface Store : NSObject
          + (instancetype)sharedStore;
          @end
        StoreService.m: |
          #import "Store.h"
          @interface StoreService : NSObject
          @end
          @implementation StoreService
          - (Store *)store { return [Store sharedStore]; }
          @end
        SettingsController.h: |
          #import <UIKit/UIKit.h>
          @class Store;
          // Give it [Store sharedStore].
          @interface SettingsController : UIViewController
          - (instancetype)initWithStore:(Store *)store;
          @end
    - title: class methods that make a new one each time
      files:
        Options.h: |
          #import <Foundation/Foundation.h>
          @interface Options : NSObject
          + (instancetype)defaultOptions;
          + (instancetype)options;
          + (instancetype)sharedOptionsWithName:(NSString *)name;
          @end
        Options.m: |
          #import "Options.h"
          @implementation Options
          + (instancetype)defaultOptions { return [[self alloc] init]; }
          + (instancetype)options { return [self new]; }
          + (instancetype)sharedOptionsWithName:(NSString *)name { return [Options new]; }
          @end
        Player.m: |
          #import <UIKit/UIKit.h>
          #import "Options.h"
          @interface Player : UIView
          @end
          @implementation Player
          - (void)play {
              NSLog(@"%@ %@ %@", [Options defaultOptions], [Options options], [Options sharedOptionsWithName:@"a"]);
          }
          @end
    - title: other things that a class hands out
      files:
        Style.h: |
          #import <UIKit/UIKit.h>
          @interface Style : NSObject
          + (UIColor *)sharedColor;
          + (NSString *)defaultTitle;
          @property (class, readonly) NSArray<Style *> *sharedStyles;
          @end
        Label.m: |
          #import "Style.h"
          @interface Label : UILabel
          @end
          @implementation Label
          - (void)style {
              self.textColor = [Style sharedColor];
              self.text = [Style defaultTitle];
              NSLog(@"%@", Style.sharedStyles);
          }
          @end

delegate_strong:
  triggers:
    - title: nothing that conforms keeps the holder, an info
      files:
        Chooser.swift: |
          import UIKit
          protocol ChooserDelegate: AnyObject { func didChoose() }
          final class ChooserController: UIViewController {
            var delegate: ChooserDelegate? // expect
          }
          final class FormController: UIViewController, ChooserDelegate {
            func choose() {
              let chooser = ChooserController()
              chooser.delegate = self
              present(chooser, animated: true)
            }
            func didChoose() {}
          }
    - title: Objective-C, nothing that conforms keeps the holder, an info
      files:
        PLTChooser.h: |
          #import <UIKit/UIKit.h>
          @protocol PLTChooserDelegate <NSObject>
          - (void)didChoose;
          @end
          @interface PLTChooser : UIViewController
          @property (nonatomic, strong) id<PLTChooserDelegate> delegate; // expect
          @end
          @interface PLTForm : UIViewController <PLTChooserDelegate>
          @end
        PLTForm.m: |
          #import "PLTChooser.h"
          @implementation PLTForm
          - (void)choose {
              PLTChooser *chooser = [PLTChooser new];
              chooser.delegate = self;
              [self presentViewController:chooser animated:YES completion:nil];
          }
          - (void)didChoose {}
          @end
    - title: siblings declare the same delegate weak
      files:
        Readers.swift: |
          import UIKit
          protocol ReaderDelegate: AnyObject { func didTurn() }
          final class PageController: UIViewController { weak var delegate: ReaderDelegate? }
          final class ScrollController: UIViewController {
            var delegate: ReaderDelegate? // expect
          }
          final class BookController: UIViewController, ReaderDelegate {
            func show() {
              let scroll = ScrollController()
              scroll.delegate = self
              addChild(scroll)
              scroll.didMove(toParent: self)
            }
            func didTurn() {}
          }
    - title: a protocol of another package, to which nothing but classes conforms
      files:
        Feed.swift: |
          import SocketKit

          final class FeedConnection {
            var delegate: SocketEventDelegate? // expect
          }

          final class FeedStore: SocketEventDelegate {
            private let connection = FeedConnection()
            func start() { connection.delegate = self }
          }
    - title: the same in Objective-C
      files:
        PLTFeed.h: |
          @import SocketKit;

          @interface PLTConnection : NSObject
          @property (nonatomic, strong) id<SKSocketDelegate> delegate; // expect
          @end

          @interface PLTFeed : NSObject <SKSocketDelegate>
          @property (nonatomic, strong) PLTConnection *connection;
          @end
        PLTFeed.m: |
          #import "PLTFeed.h"

          @implementation PLTFeed
          - (void)start { self.connection.delegate = self; }
          @end
    - title: a session's delegate, held by what is none
      files:
        Fetching.swift: |
          import Foundation
          final class Fetching {
            private var sessionDelegate: URLSessionTaskDelegate? // expect
            func follow(_ delegate: URLSessionTaskDelegate) { sessionDelegate = delegate }
          }
    - title: Objective-C, an instance variable that its class releases
      files:
        Request.m: |
          #import <Foundation/Foundation.h>
          @protocol RequestDelegate <NSObject>
          - (void)requestDidEnd;
          @end
          @interface Request : NSObject {
          @private
              id<RequestDelegate> _delegate; // expect
          }
          - (id)initWithDelegate:(id<RequestDelegate>)delegate;
          @end
          @implementation Request
          - (id)initWithDelegate:(id<RequestDelegate>)delegate {
              self = [super init];
              if (self) { _delegate = [delegate retain]; }
              return self;
          }
          - (void)dealloc {
              [_delegate release];
              [super dealloc];
          }
          @end
    - title: Objective-C, an outlet of a class whose subclass the delegate keeps
      files:
        Switch.m: |
          #import <UIKit/UIKit.h>
          @class Switch;
          @protocol SwitchDelegate <NSObject>
          - (void)switchDidChange:(Switch *)view;
          @end
          @interface Switch : UIView
          @property (strong) IBOutlet NSObject<SwitchDelegate> *delegate; // expect
          @end
          @implementation Switch
          @end
          @interface LinedSwitch : Switch
          @end
          @implementation LinedSwitch
          @end
          @interface SearchController : UIViewController <SwitchDelegate>
          @end
          @implementation SearchController {
              IBOutlet LinedSwitch *_mode;
          }
          - (void)switchDidChange:(Switch *)view {}
          @end
    - title: the protocol is bound to classes, but the property is not weak
      files:
        FolderCell.swift: |
          import UIKit
          protocol FolderCellDelegate: AnyObject { func folderCellDidToggle(_ cell: FolderCell) }
          final class FolderCell: UICollectionViewCell {
            var delegate: FolderCellDelegate? // expect
          }
    - title: only classes conform to the protocol
      files:
        Extractor.swift: |
          protocol ExtractorDelegate { func extractorDidFinish() }
          final class Extractor {
            let delegate: ExtractorDelegate // expect
            init(delegate: ExtractorDelegate) { self.delegate = delegate }
          }
        WebScreen.swift: |
          final class WebScreen: ExtractorDelegate {
            private var extractor: Extractor?
            func start() { extractor = Extractor(delegate: self) }
            func extractorDidFinish() {}
          }
    - title: the class that made it, by its own name
      files:
        Rename.swift: |
          final class Sidebar {
            var rename: RenamePanel?
            func open() {
              rename = RenamePanel()
              rename?.delegate = self
            }
          }
          final class RenamePanel {
            fileprivate var delegate: Sidebar? // expect
          }
    - title: a data source that is handed in, by a name of its own
      files:
        Chart.swift: |
          protocol ChartDataSource: NSObjectProtocol { func values() -> [Double] }
          class Chart: UIView {
            private var chartDataSource: ChartDataSource // expect
            init(dataSource: ChartDataSource) {
              chartDataSource = dataSource
              super.init(frame: .zero)
            }
          }
    - title: an interactor's output
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedInteractorOutput: AnyObject { func didLoad() }
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter: FeedInteractorOutput {
            weak var view: FeedViewInput?
            let interactor: FeedInteractor
            init(interactor: FeedInteractor) { self.interactor = interactor }
            func didLoad() {}
          }
        Feed/FeedInteractor.swift: |
          protocol FeedInteractorInput { func load() }
          final class FeedInteractor: FeedInteractorInput {
            var output: FeedInteractorOutput? // expect
            func load() { output?.didLoad() }
          }
    - title: an outlet to an object that keeps the holder alive
      files:
        Sidebar.swift: |
          import AppKit
          @objc protocol KeyDelegate: AnyObject {}
          final class Outline: NSOutlineView {
            @IBOutlet var keyDelegate: KeyDelegate! // expect
          }
          final class Sidebar: NSViewController { @IBOutlet var outline: Outline! }
          final class SidebarKeys: NSObject, KeyDelegate { @IBOutlet var sidebar: Sidebar? }
    - title: Apple's delegate, passed on to whoever asks
      files:
        SearchField.swift: |
          import UIKit
          final class SearchField: UITextField {
            var inputDelegate: UITextFieldDelegate? // expect
          }
    - title: a strong property, and one without a word, which is strong too
      files:
        FolderCell.h: |
          #import <UIKit/UIKit.h>
          @class FolderCell;
          @protocol FolderCellDelegate <NSObject>
          - (void)folderCellDidToggle:(FolderCell *)cell;
          @end
          @interface FolderCell : UITableViewCell
          @property (nonatomic, strong) id<FolderCellDelegate> delegate; // expect
          @property (nonatomic) id<FolderCellDelegate> dataSource; // expect
          @property (retain) id<FolderCellDelegate> touchDelegate; // expect
          @end
    - title: in a class extension, by a protocol that is bound to nothing
      files:
        Extractor.h: |
          @protocol ExtractorDelegate
          - (void)extractorDidFinish;
          @end
          @interface Extractor : NSObject
          - (instancetype)initWithDelegate:(id<ExtractorDelegate>)delegate;
          @end
        Extractor.m: |
          #import "Extractor.h"
          @interface Extractor ()
          @property (nonatomic, strong) id<ExtractorDelegate> delegate; // expect
          @end
          @implementation Extractor
          - (instancetype)initWithDelegate:(id<ExtractorDelegate>)delegate {
              if ((self = [super init])) {
                  _delegate = delegate;
              }
              return self;
          }
          @end
    - title: instance variables, the class that made it
      files:
        Sidebar.h: |
          #import <Foundation/Foundation.h>
          @class RenamePanel;
          @interface Sidebar : NSObject
          @property (nonatomic, strong) RenamePanel *panel;
          @end
        Sidebar.m: |
          #import "Sidebar.h"
          #import "RenamePanel.h"
          @implementation Sidebar
          - (void)open {
              self.panel = [[RenamePanel alloc] initWithDelegate:self];
          }
          @end
        RenamePanel.h: |
          #import <Foundation/Foundation.h>
          @class Sidebar;
          @interface RenamePanel : NSObject
          - (instancetype)initWithDelegate:(Sidebar *)delegate;
          @end
        RenamePanel.m: |
          #import "RenamePanel.h"
          #import "Sidebar.h"
          @implementation RenamePanel {
              Sidebar *_delegate; // expect
          }
          - (instancetype)initWithDelegate:(Sidebar *)delegate {
              self = [super init];
              _delegate = delegate;
              return self;
          }
          @end
    - title: an interactor's output, in Objective-C
      files:
        Feed/FeedInteractor.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedInteractorOutput <NSObject>
          - (void)didLoad;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @property (nonatomic, strong) id<FeedInteractorOutput> output; // expect
          @end
        Feed/FeedPresenter.h: |
          #import "FeedInteractor.h"
          @protocol FeedViewInput <NSObject>
          @end
          @interface FeedPresenter : NSObject <FeedInteractorOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @end
    - title: a Swift protocol, held by a class in Objective-C, and Apple's
      files:
        MapDelegate.swift: |
          @objc protocol MapDelegate { func mapDidMove() }
        Map.h: |
          #import <UIKit/UIKit.h>
          @protocol MapDelegate;
          @interface Map : UIView
          @property (nonatomic, strong) id<MapDelegate> delegate; // expect
          @property (nonatomic, strong) id<UIScrollViewDelegate> scrollDelegate; // expect
          @end
    - title: handed to the initializer by a maker that links the two
      files:
        Buoy.swift: |
          protocol BuoyDelegate: AnyObject { func buoyDidSink(_ buoy: Buoy) }
          final class Buoy {
            let delegate: BuoyDelegate // expect
            init(delegate: BuoyDelegate) { self.delegate = delegate }
          }
          final class Pier: BuoyDelegate {
            var buoy: Buoy?
            func buoyDidSink(_ buoy: Buoy) {}
          }
        Port.swift: |
          final class Port {
            func open() -> Pier {
              let pier = Pier()
              pier.buoy = Buoy(delegate: pier)
              return pier
            }
          }
    - title: read off another object that holds it weakly
      files:
        Bell.swift: |
          protocol BellDelegate: AnyObject { func bellDidRing(_ bell: Bell) }
          final class Bell { weak var delegate: BellDelegate? }
          final class Clapper {
            private var delegate: BellDelegate? // expect
            func hang(in bell: Bell) { delegate = bell.delegate }
          }
          final class Tower: BellDelegate { func bellDidRing(_ bell: Bell) {} }
  near_misses:
    - title: required, and nothing that conforms keeps the holder
      files:
        Chooser.swift: |
          import UIKit
          protocol ChooserDelegate: AnyObject { func didChoose() }
          final class ChooserController: UIViewController {
            private let delegate: ChooserDelegate
            init(delegate: ChooserDelegate) {
              self.delegate = delegate
              super.init(nibName: nil, bundle: nil)
            }
          }
          final class FormController: UIViewController, ChooserDelegate {
            func choose() { present(ChooserController(delegate: self), animated: true) }
            func didChoose() {}
          }
    - title: the holder lets go of it when the work is done
      files:
        Job.swift: |
          protocol JobDelegate: AnyObject { func didEnd() }
          final class Job {
            var delegate: JobDelegate?
            func end() {
              delegate?.didEnd()
              delegate = nil
            }
          }
          final class Desk: JobDelegate {
            private let job = Job()
            func start() { job.delegate = self }
            func didEnd() {}
          }
    - title: the only owner of an object that says when it is no longer needed
      files:
        Menu.swift: |
          import UIKit
          final class MenuController: UIViewController {
            var delegate: Menu?
          }
          final class Menu: NSObject {
            private var controller: MenuController?
            func show() {
              controller = MenuController()
              controller?.delegate = self
            }
            func didHide() { controller?.delegate = nil }
          }
    - title: a protocol of another package to which a struct conforms, and one whose classes know no holder
      files:
        Feed.swift: |
          import SocketKit

          final class FeedConnection {
            var delegate: SocketEventDelegate?
            var dataSource: SocketDataSource?
          }

          struct Printer: SocketEventDelegate {
            func attach(to connection: FeedConnection) { connection.delegate = self }
          }

          final class Numbers: SocketDataSource {}
    - title: made for the holder by those who make it, in the argument or just before
      files:
        Probe.swift: |
          protocol ProbeDelegate: AnyObject { func probeDidMeasure(_ probe: Probe) }
          final class Probe {
            let delegate: ProbeDelegate?
            init(id: Int) { delegate = nil }
            init(id: Int, delegate: ProbeDelegate) { self.delegate = delegate }
            convenience init(kind: String, delegate: ProbeDelegate) { self.init(id: kind.count, delegate: delegate) }
          }
          final class HeatDelegate: ProbeDelegate { func probeDidMeasure(_ probe: Probe) {} }
          final class RainDelegate: ProbeDelegate {
            private let heat: HeatDelegate
            init(heat: HeatDelegate) { self.heat = heat }
            func probeDidMeasure(_ probe: Probe) {}
          }
        Station.swift: |
          final class Station {
            func probes() -> [Probe] {
              let heat = HeatDelegate()
              return [
                Probe(kind: "heat", delegate: heat), Probe(kind: "rain", delegate: RainDelegate(heat: heat)), Probe(id: 1),
              ]
            }
          }
    - title: read off what keeps it as its own
      files:
        Dial.swift: |
          protocol GaugeDelegate: AnyObject { func gaugeDidTurn(_ gauge: Gauge) }
          final class Gauge {
            let delegate: GaugeDelegate
            init() { delegate = Needle() }
          }
          final class Needle: GaugeDelegate { func gaugeDidTurn(_ gauge: Gauge) {} }
          final class Dial {
            var gauge: Gauge? { didSet { gaugeDelegate = gauge?.delegate as? GaugeDelegate } }
            private var gaugeDelegate: GaugeDelegate?
          }
    - title: a private one that nobody ever sets
      files:
        Table.swift: |
          import UIKit
          final class TableFeeder: NSObject {
            private var tableDelegate: UITableViewDelegate?
            private var rows: [String] = []
            func fill(_ rows: [String]) { self.rows = rows }
          }
    - title: what stands between a session and its delegate
      files:
        Relay.swift: |
          import Foundation
          final class SessionRelay: NSObject, URLSessionTaskDelegate {
            private let actualDelegate: URLSessionTaskDelegate?
            init(_ delegate: URLSessionTaskDelegate?) { actualDelegate = delegate }
          }
    - title: made in a constant first, and then kept
      files:
        Browser.swift: |
          import WebKit
          final class LinkDelegate: NSObject, WKNavigationDelegate {
            weak var browser: Browser?
            init(browser: Browser) { self.browser = browser }
          }
          final class Browser {
            private var navigationDelegate: LinkDelegate?
            private let webView = WKWebView()
            func start() {
              let navigationDelegate = LinkDelegate(browser: self)
              self.navigationDelegate = navigationDelegate
              webView.navigationDelegate = navigationDelegate
            }
          }
    - title: the application's delegate is not whose delegate it is
      files:
        AppState.swift: |
          import AppKit
          final class AppDelegate: NSObject, NSApplicationDelegate {
            func applicationDidFinishLaunching(_ notification: Notification) { AppState.shared.appDelegate = self }
          }
          final class AppState {
            static let shared = AppState()
            var appDelegate: AppDelegate?
          }
    - title: Objective-C that counts references itself does not retain what it only assigns
      files:
        Request.m: |
          #import <Foundation/Foundation.h>
          @protocol RequestDelegate <NSObject>
          - (void)requestDidEnd;
          @end
          @interface Request : NSObject {
          @private
              id<RequestDelegate> _delegate;
              NSURL *_url;
          }
          - (id)initWithURL:(NSURL *)url delegate:(id<RequestDelegate>)delegate;
          @end
          @implementation Request
          - (id)initWithURL:(NSURL *)url delegate:(id<RequestDelegate>)delegate {
              self = [super init];
              if (self) {
                  _url = [url retain];
                  _delegate = delegate;
              }
              return self;
          }
          - (void)dealloc {
              [_url release];
              [super dealloc];
          }
          @end
    - title: a framework's property that is watched or answered for, and stored there
      files:
        SearchField.swift: |
          import UIKit
          final class SearchField: UITextField {
            override var delegate: UITextFieldDelegate? {
              didSet { tintColor = delegate == nil ? .gray : .blue }
            }
          }
          final class Split: UISplitViewController {
            override var delegate: (any UISplitViewControllerDelegate)? {
              get { super.delegate }
              set { super.delegate = newValue }
            }
          }
    - title: what keeps a weak property of the system alive, and what subclasses make for themselves
      files:
        Sheet.swift: |
          import UIKit
          final class Sheet: UIViewController {
            var transitionDelegate: UIViewControllerTransitioningDelegate? {
              didSet { transitioningDelegate = transitionDelegate }
            }
          }
          protocol GridDelegate: AnyObject { func count() -> Int }
          class Grid: UIViewController {
            var gridDelegate: GridDelegate!
          }
          final class Photos: Grid {
            private let source = PhotoSource()
            override func viewDidLoad() { gridDelegate = source }
          }
          final class PhotoSource: GridDelegate { func count() -> Int { 0 } }
    - title: held weakly or unowned
      files:
        Cell.swift: |
          protocol CellDelegate: AnyObject {}
          final class Cell {
            weak var delegate: CellDelegate?
            unowned var dataSource: CellDelegate
            init(_ source: CellDelegate) { dataSource = source }
          }
    - title: a strategy that the holder creates itself
      files:
        Account.swift: |
          protocol AccountDelegate { func refresh() }
          final class LocalDelegate: AccountDelegate { func refresh() {} }
          final class CloudDelegate: AccountDelegate { func refresh() {} }
          final class Account {
            var delegate: AccountDelegate
            init(isLocal: Bool) {
              if isLocal {
                delegate = LocalDelegate()
              } else {
                self.delegate = CloudDelegate()
              }
            }
          }
    - title: a strategy whose kinds are values
      files:
        SmartFeed.swift: |
          protocol SmartFeedDelegate { var name: String { get } }
          struct TodayFeed: SmartFeedDelegate { let name = "Today" }
          final class SmartFeed {
            private let delegate: SmartFeedDelegate
            init(delegate: SmartFeedDelegate) { self.delegate = delegate }
          }
    - title: a helper object that the controller makes, and one that its nib connects
      files:
        ListController.swift: |
          import AppKit
          final class TabDelegate: NSObject {
            weak var list: ListController?
          }
          final class ListController: NSViewController {
            @IBOutlet var tabDelegate: TabDelegate!
            private lazy var tableDelegate: NSTableViewDelegate = makeDelegate()
            private let source = TabDelegate()
            private func makeDelegate() -> NSTableViewDelegate { fatalError() }
          }
    - title: one who is made for the holder, and whom nobody else keeps
      files:
        Setup.swift: |
          final class ZoneHandler: ZoneDelegate {}
          func start(_ zone: Zone) { zone.delegate = ZoneHandler() }
        Zone.swift: |
          protocol ZoneDelegate: AnyObject {}
          final class Zone { var delegate: ZoneDelegate? }
    - title: properties of a struct, of a protocol, and locals
      files:
        Row.swift: |
          protocol RowDelegate: AnyObject {}
          struct Row { var delegate: RowDelegate? }
          protocol HasDelegate { var delegate: RowDelegate? { get set } }
          final class Table {
            func show(_ row: Row) {
              let delegate = row.delegate
              _ = delegate
            }
          }
    - title: a view controller holds its presenter, under any name
      files:
        Search.swift: |
          import UIKit
          protocol SearchViewDelegate: AnyObject { func didSearch() }
          protocol SearchView: AnyObject {}
          final class SearchPresenter: SearchViewDelegate {
            weak var view: SearchView?
            func didSearch() {}
          }
          final class SearchController: UIViewController, SearchView {
            var delegate: SearchViewDelegate?
          }
    - title: an object that knows nothing of its holder is no way back
      files:
        Loader.swift: |
          final class PageDataSource { func page(_ index: Int) -> Int { index } }
          final class Loader {
            let dataSource: PageDataSource
            init(dataSource: PageDataSource) { self.dataSource = dataSource }
          }
    - title: weak, assign, unsafe and the variables behind them
      files:
        Cell.h: |
          #import <UIKit/UIKit.h>
          @protocol CellDelegate <NSObject>
          @end
          @interface Cell : UITableViewCell {
              __weak id<CellDelegate> _touchDelegate;
              id<CellDelegate> _oldDelegate;
          }
          @property (nonatomic, weak) id<CellDelegate> delegate;
          @property (nonatomic, assign) id<CellDelegate> oldDelegate;
          @property (nonatomic, unsafe_unretained) id<CellDelegate> dataSource;
          @end
    - title: a helper that the holder creates itself, in Objective-C
      files:
        ListController.h: |
          #import <UIKit/UIKit.h>
          @interface ListController : UITableViewController
          @end
        ListController.m: |
          #import "ListController.h"
          @class ListController;
          @interface TableDelegate : NSObject <UITableViewDelegate>
          @property (nonatomic, weak) ListController *list;
          - (instancetype)initWithList:(ListController *)list;
          @end
          @interface ListController ()
          @property (nonatomic, strong) TableDelegate *tableDelegate;
          @property (nonatomic, strong) TableDelegate *listDelegate;
          @property (nonatomic, strong) id<UITableViewDataSource> dataSource;
          @end
          @implementation ListController
          - (void)viewDidLoad {
              self.tableDelegate = [[TableDelegate alloc] init];
              _listDelegate = [[TableDelegate alloc] initWithList:self];
              self.dataSource = [ListSource new];
          }
          @end
    - title: properties of a protocol, of a category, and locals
      files:
        Table.h: |
          #import <Foundation/Foundation.h>
          @protocol RowDelegate <NSObject>
          @end
          @protocol Row <NSObject>
          @property (nonatomic, strong) id<RowDelegate> delegate;
          @end
          @interface Table : NSObject
          - (void)show:(id<Row>)row;
          @end
          @interface Table (Rows)
          @property (nonatomic, strong) id<RowDelegate> rowDelegate;
          @end
        Table.m: |
          #import "Table.h"
          @implementation Table
          - (void)show:(id<Row>)row {
              id<RowDelegate> delegate = row.delegate;
              NSLog(@"%@", delegate);
          }
          @end
    - title: an object that knows nothing of its holder, and a block
      files:
        Loader.h: |
          #import <Foundation/Foundation.h>
          @interface PageDataSource : NSObject
          - (NSInteger)page:(NSInteger)index;
          @end
          @interface Loader : NSObject
          @property (nonatomic, strong) PageDataSource *dataSource;
          @property (nonatomic, copy) void (^errorDelegate)(NSError *error);
          - (instancetype)initWithDataSource:(PageDataSource *)dataSource;
          @end
    - title: a property that stores nothing, since its getter and setter pass it on
      files:
        Search.h: |
          #import <Foundation/Foundation.h>
          @protocol FieldDelegate <NSObject>
          @end
          @interface Field : NSObject
          @property (nonatomic, weak) id<FieldDelegate> delegate;
          @end
          @interface Search : NSObject
          @property (nonatomic, strong) Field *field;
          @property (nonatomic, strong) id<FieldDelegate> delegate;
          @end
        Search.m: |
          #import "Search.h"
          @implementation Search
          - (id<FieldDelegate>)delegate { return self.field.delegate; }
          - (void)setDelegate:(id<FieldDelegate>)delegate { self.field.delegate = delegate; }
          @end
    - title: a data source that its holder alone has, and that knows no holder
      files:
        Chart.swift: |
          protocol ChartDataSource: AnyObject { var values: [Double] { get } }
          final class RateDataSource: ChartDataSource { var values: [Double] { [] } }
          final class ChartModel {
            private let dataSource: ChartDataSource
            init(dataSource: ChartDataSource) { self.dataSource = dataSource }
          }
          final class ChartFactory {
            func model(_ source: RateDataSource) -> ChartModel { ChartModel(dataSource: source) }
          }

ownership_cycle:
  triggers:
    - title: through a generic type of the project that keeps what it is given
      files:
        Reader.swift: |
          struct Box<Value> {
            let value: Value
          }

          final class Reader {
            private var engine: Engine?
            func start() { engine = Engine(owner: Box(value: self)) }
          }

          final class Engine {
            private let owner: Box<Reader> // expect
            init(owner: Box<Reader>) { self.owner = owner }
          }
    - title: through a generic class and an enum with a value
      files:
        Player.swift: |
          enum State<Value> {
            case idle
            case busy(with: Value)
          }

          final class Relay<Value> {
            var current: State<Value>
            init(_ current: State<Value>) { self.current = current }
          }

          final class Player {
            var queue: Queue? // expect
          }

          final class Queue {
            var owner: Relay<Player>
            init(owner: Relay<Player>) { self.owner = owner }
          }
    - title: a class that shares its name with its protocol, which its part holds
      files:
        Host.h: |
          #import <Foundation/Foundation.h>
          @class Panel;

          @protocol Host <NSObject>
          - (void)reload;
          @end

          @interface Base : NSObject
          @end

          @interface Host : Base <Host>
          @property (nonatomic, strong) Panel *panel;
          @end

          @interface Panel : NSObject
          @property (nonatomic, strong) id<Host> owner; // expect
          - (instancetype)initWithOwner:(id<Host>)owner;
          @end
        Host.m: |
          #import "Host.h"

          @implementation Host
          - (instancetype)init {
            if ((self = [super init])) { _panel = [[Panel alloc] initWithOwner:self]; }
            return self;
          }
          - (void)reload { }
          @end

          @implementation Panel
          - (instancetype)initWithOwner:(id<Host>)owner {
            if ((self = [super init])) { self.owner = owner; }
            return self;
          }
          @end
    - title: several properties in one loop are one matter
      files:
        Search.swift: |
          final class Search {
            var all: Tab? // expect
            var selected: Tab?
            init(all: Tab) { self.all = all }
          }
          final class Tab {
            var search: Search
            init(search: Search) { self.search = search }
          }
    - title: two that know each other
      files:
        Panel.swift: |
          final class Sidebar { var panel: Panel? }
          final class Panel {
            var host: Sidebar? // expect
          }
    - title: by a protocol, and through a struct
      files:
        Player.swift: |
          protocol Observer { func changed() }
          struct Registration { var observer: Observer? } // expect
          final class Player { var registrations: [Registration] = [] }
          final class Screen: Observer {
            let player: Player
            init(player: Player) { self.player = player }
            func changed() {}
          }
    - title: three in a row, one of them by its superclass
      files:
        Chain.swift: |
          class Base { var next: Middle? }
          final class First: Base {}
          final class Middle { var last: Last? }
          final class Last {
            var parent: First? // expect
          }
    - title: screen, view model and coordinator, weakened where the way leads back
      files:
        Coordinator.swift: |
          import UIKit
          final class LoginCoordinator {
            var screen: LoginController?
            func start(_ window: UIWindow) { window.rootViewController = screen }
          }
          final class LoginController: UIViewController {
            var viewModel: LoginViewModel?
          }
          final class LoginViewModel {
            var coordinator: LoginCoordinator? // expect
          }
    - title: the one that makes the other owns it, whatever the names
      files:
        Engine.swift: |
          final class Engine {
            var board: Board?
            func start() { let board = Board(); board.engine = self; self.board = board }
          }
          final class Board {
            var engine: Engine? // expect
          }
    - title: two in Objective-C that know each other
      files:
        Sidebar.h: |
          #import <Foundation/Foundation.h>
          @class Panel;
          @interface Sidebar : NSObject
          @property (nonatomic, strong) Panel *panel;
          @end
        Panel.h: |
          #import <Foundation/Foundation.h>
          @class Sidebar;
          @interface Panel : NSObject
          @property (nonatomic) Sidebar *host; // expect
          @end
    - title: an array, and an instance variable of the implementation
      files:
        Menu.h: |
          #import <Foundation/Foundation.h>
          @class Item;
          @interface Menu : NSObject
          @property (nonatomic, copy) NSArray<Item *> *items;
          @end
        Item.h: |
          #import <Foundation/Foundation.h>
          #import "Menu.h"
          @interface Item : NSObject
          - (instancetype)initWithMenu:(Menu *)menu;
          @end
        Item.m: |
          #import "Item.h"
          @implementation Item {
              Menu *_menu; // expect
          }
          - (instancetype)initWithMenu:(Menu *)menu {
              self = [super init];
              _menu = menu;
              return self;
          }
          @end
    - title: a Swift screen, and the player in Objective-C that it observes
      files:
        HBPlayer.h: |
          #import <Foundation/Foundation.h>
          @protocol HBPlayerObserver <NSObject>
          - (void)playerChanged;
          @end
          @interface HBPlayer : NSObject
          @property (nonatomic, strong) id<HBPlayerObserver> observer; // expect
          @end
        App-Bridging-Header.h: |
          #import "HBPlayer.h"
        Screen.swift: |
          import Foundation
          final class Screen: NSObject, HBPlayerObserver {
            let player: HBPlayer
            init(player: HBPlayer) { self.player = player }
            func playerChanged() {}
          }
    - title: three in a row, one of them by its superclass, one in a class extension
      files:
        Chain.h: |
          #import <Foundation/Foundation.h>
          @class Middle, Last, First;
          @interface Base : NSObject
          @property (nonatomic, strong) Middle *next;
          @end
          @interface First : Base
          @end
          @interface Middle : NSObject
          @end
          @interface Last : NSObject
          @property (nonatomic, strong) First *parent; // expect
          @end
        Middle.m: |
          #import "Chain.h"
          @interface Middle ()
          @property (nonatomic, strong) Last *last;
          @end
          @implementation Middle
          @end
    - title: a closure of what it holds, and one that it keeps itself
      files:
        Player.swift: |
          final class Timeline {
            var onEnd: (() -> Void)?
          }
          final class Player {
            private let timeline = Timeline()
            private var retry: () -> Void = {}
            func start() {
              timeline.onEnd = { self.stop() } // expect
              self.retry = { [self] in stop() } // expect
            }
            func stop() {}
          }
    - title: two objects away, by the name of a closure type, and a lazy one
      files:
        Player.swift: |
          typealias Action = () -> Void
          final class Bar { var onTap: Action? }
          final class Panel { let bar = Bar() }
          final class Player {
            let panel: Panel
            var text = ""
            lazy var clear: Action = { self.text = "" } // expect
            init(panel: Panel) { self.panel = panel }
          }
          final class Screen {
            let panel = Panel()
            var text = ""
            func start() { panel.bar.onTap = { self.text = "" } } // expect
          }
    - title: an enum that carries an object
      files:
        Screen.swift: |
          enum State {
            case empty
            case shown(Page)
          }
          final class Screen {
            var state = State.empty
          }
          final class Page {
            var screen: Screen? // expect
            init(screen: Screen) { self.screen = screen }
          }
    - title: a block, in Objective-C
      files:
        Player.m: |
          #import <Foundation/Foundation.h>
          @interface Timeline : NSObject
          @property (nonatomic, copy) void (^onEnd)(void);
          @end
          @implementation Timeline
          @end
          @interface Player : NSObject
          @property (nonatomic, strong) Timeline *timeline;
          @end
          @implementation Player
          - (void)start {
            self.timeline.onEnd = ^{ // expect
              [self stop];
            };
          }
          - (void)stop {}
          @end
    - title: one of many states, which tells its listener
      files:
        Setup.swift: |
          protocol SetupState: AnyObject { func start() }
          protocol SetupListener: AnyObject { func changed() }
          final class FirstState: SetupState {
            var stateListener: SetupListener? // expect
            func start() { stateListener?.changed() }
          }
          final class SecondState: SetupState { func start() {} }
          final class ThirdState: SetupState { func start() {} }
          final class FourthState: SetupState { func start() {} }
          final class Setup: SetupListener {
            private let state: SetupState
            init(_ state: SetupState) { self.state = state }
            func listen(to first: FirstState) { first.stateListener = self }
            func changed() { state.start() }
          }
    - title: two closures handed to one object in one place, told once
      files:
        Import.swift: |
          final class Download {
            private let onProgress: (Double) -> Void
            private let onEnd: () -> Void
            init(onProgress: @escaping (Double) -> Void, onEnd: @escaping () -> Void) {
              self.onProgress = onProgress
              self.onEnd = onEnd
            }
          }
          final class Import {
            private var download: Download?
            private var done = 0.0
            func start() {
              download = Download(onProgress: { self.done = $0 }, onEnd: { self.finish() }) // expect
            }
            private func finish() { done = 1 }
          }
    - title: a closure handed to the initializer of what is kept
      files:
        Screen.swift: |
          final class Bar {
            private let onTap: () -> Void
            init(title: String, onTap: @escaping () -> Void) { self.onTap = onTap }
          }
          struct Row { var title = ""; var onTap: () -> Void }
          final class Player {
            private lazy var bar = Bar(title: "") { self.stop() } // expect
            private var row: Row?
            private var other: Bar?
            func start() {
              row = Row(title: "", onTap: { self.stop() }) // expect
              let bar = Bar(title: "", onTap: { self.stop() }) // expect
              other = bar
            }
            func stop() {}
          }
    - title: a local variable that is kept in the end
      files:
        Player.swift: |
          final class Timeline { var onEnd: (() -> Void)? }
          final class Player {
            private lazy var first: Timeline = {
              let timeline = Timeline()
              timeline.onEnd = { self.stop() } // expect
              return timeline
            }()
            private var second: Timeline?
            func start() {
              let timeline = Timeline()
              timeline.onEnd = { self.stop() } // expect
              second = timeline
            }
            func stop() {}
          }
    - title: subscriptions that end with the object at the earliest
      files:
        Search.swift: |
          import Combine
          import Foundation
          final class Model {
            @Published var text = ""
            let done = PassthroughSubject<Void, Never>()
          }
          final class Search {
            @Published var text = ""
            var shown = ""
            private let model = Model()
            private var bag = Set<AnyCancellable>()
            private var one: AnyCancellable?
            func start() {
              $text.dropFirst().sink { self.show($0) }.store(in:&bag) // expect
              model.$text.receive(on: RunLoop.main).sink { [self] text in show(text) }.store(in:&self.bag)
              one = model.done.sink { self.show("") } // expect
              bag.insert(NotificationCenter.default.publisher(for: .NSCalendarDayChanged).sink { _ in self.show("") })
              $text.assign(to: \.shown, on: self).store(in:&bag) // expect
              Publishers.CombineLatest($text, model.$text).map { $0 + $1 }.assign(to: \.shown, on: self).store(in:&bag)
            }
            func show(_ text: String) {}
            deinit { one?.cancel() }
          }
    - title: an operator of a subscription captures the object
      files:
        Search.swift: |
          import Combine
          final class Search {
            @Published var text = ""
            var shown = ""
            private var bag = Set<AnyCancellable>()
            func start() {
              $text.map { self.trimmed($0) }.sink { [weak self] in self?.shown = $0 }.store(in: &bag) // expect
            }
            func trimmed(_ text: String) -> String { text }
          }
    - title: timers that only the end of the object would stop
      files:
        Clock.swift: |
          import UIKit
          final class Clock: NSObject {
            private var timer: Timer?
            private var other: Timer?
            private var link: CADisplayLink?
            func start() {
              timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) // expect
              other = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } // expect
              link = CADisplayLink(target: self, selector: #selector(tick)) // expect
              link?.add(to: .main, forMode: .common)
            }
            @objc func tick() {}
            deinit {
              timer?.invalidate()
              other?.invalidate()
              other = nil
            }
          }
    - title: a timer, in Objective-C
      files:
        Clock.m: |
          #import <Foundation/Foundation.h>
          @interface Clock : NSObject
          @property (nonatomic, strong) NSTimer *timer;
          @end
          @implementation Clock
          - (void)start {
            self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES]; // expect
          }
          - (void)tick {}
          - (void)dealloc {
            [self.timer invalidate];
          }
          @end
    - title: a closure in a closure with a weak self that was unwrapped before
      files:
        Catalog.swift: |
          import UIKit
          final class DetailView: UIView { var onTap: (() -> Void)? }
          final class CatalogViewController: UIViewController {
            private let details = DetailView()
            private let courses = Courses()
            func listen() {
              courses.load { [weak self] course in
                guard let self = self else { return }
                self.details.onTap = { self.open(course) } // expect
              }
            }
            private func open(_ course: String) {}
          }
          final class Courses { func load(_ done: @escaping (String) -> Void) { done("Swift") } }
  near_misses:
    - title: an assignment by a library's overload, which holds weakly
      files:
        Feed.swift: |
          import Combine
          import CombineMore
          final class Feed {
            @Published var text = ""
            var title = ""
            private var bag = Set<AnyCancellable>()
            func bind() { $text.assign(to: \.title, on: self, ownership: .weak).store(in: &bag) }
          }
    - title: a property for the owner that nobody sets
      files:
        Source.swift: |
          protocol Manager: AnyObject { func pause() }
          final class SourceManager: Manager {
            let source = Source()
            func pause() { source.stop() }
          }
          final class Source {
            var manager: Manager?
            func stop() { manager?.pause() }
          }
    - title: what a teardown empties
      files:
        Host.swift: |
          final class Host {
            var guests: [Int: Guest] = [:]
            func admit(_ guest: Guest) {
              guest.host = self
              guests[1] = guest
            }
            func cleanUp() { guests.removeAll() }
          }
          final class Guest { var host: Host! }
    - title: values of an enum that come and go on a navigation path
      files:
        Path.swift: |
          import SwiftUI
          enum Route { case feed(FeedModel) }
          final class Navigator: ObservableObject { @Published var path: [Route] = [] }
          final class FeedModel {
            let navigator: Navigator
            init(navigator: Navigator) { self.navigator = navigator }
          }
    - title: what a global variable alone makes lives as long as the app
      files:
        World.swift: |
          var current = World()
          final class World {
            let matter = Matter()
            var isActive: () -> Bool = { true }
            func watch() { isActive = { self.matter.isOn } }
          }
          final class Matter {
            var isOn = false
            var onChange: () -> Void = {}
            func watch() { onChange = { self.isOn = true } }
          }
    - title: generic types that keep their value weakly, or nothing of it
      files:
        Reader.swift: |
          struct Handle<Value: AnyObject> {
            weak var value: Value?
          }

          struct Key<Value> {
            let name: String
            let read: (Value) -> String
          }

          final class Reader {
            private var engine: Engine?
            func start() {
              engine = Engine(owner: Handle(value: self), key: Key(name: "a") { _ in "" })
            }
          }

          final class Engine {
            private let owner: Handle<Reader>
            private let key: Key<Reader>
            init(owner: Handle<Reader>, key: Key<Reader>) { (self.owner, self.key) = (owner, key) }
          }
    - title: Objective-C, a reference whose qualifier is behind the type
      files:
        Body.m: |
          #import <Foundation/Foundation.h>
          @class Request;
          @interface Decoder : NSObject
          @end
          @interface Parser : NSObject
          @end
          @interface Request : NSObject {
              Decoder *_decoder;
              Parser *_parser;
          }
          @end
          @implementation Decoder {
              Request * __unsafe_unretained _request;
          }
          - (instancetype)initWithRequest:(Request *)request { _request = request; return self; }
          @end
          @implementation Parser {
              Request * __weak _request;
          }
          - (instancetype)initWithRequest:(Request *)request { _request = request; return self; }
          @end
          @implementation Request
          - (void)start {
              _decoder = [[Decoder alloc] initWithRequest:self];
              _parser = [[Parser alloc] initWithRequest:self];
          }
          @end
    - title: an object that a container makes once lives as long as the app
      files:
        Sync.swift: |
          import Combine
          import Foundation
          final class Sync {
            private var changes: AnyCancellable?
            init() {
              changes = NotificationCenter.default.publisher(for: .NSCalendarDayChanged).sink { _ in self.update() }
            }
            func update() {}
          }
        Container.swift: |
          import Factory
          extension Container {
            var sync: Factory<Sync> { Factory(self) { Sync() }.singleton }
          }
    - title: a closure of the application's delegate
      files:
        AppDelegate.swift: |
          import UIKit
          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            private let menu = Menu()
            func start() { menu.onUpdate = { self.update() } }
            func update() {}
          }
          final class Menu { var onUpdate: (() -> Void)? }
    - title: records of CoreStore
      files:
        Records.swift: |
          import CoreStore
          final class StoredShelf: CoreStoreObject {
            @Field.Relationship("books", inverse: \.$shelf) var books: Set<StoredBook>
          }
          final class StoredBook: CoreStoreObject {
            @Field.Relationship("shelf") var shelf: StoredShelf?
          }
    - title: through a proxy that keeps the way back weakly
      files:
        Search.swift: |
          protocol SearchOutput { func found() }
          final class Search {
            var output: SearchOutput?
          }
          final class Results: SearchOutput {
            let search = Search()
            init() { search.output = Unretained(self) }
            func found() {}
          }
          struct Unretained<Object: AnyObject> {
            weak var object: Object?
            init(_ object: Object) { self.object = object }
          }
          extension Unretained: SearchOutput where Object: SearchOutput {
            func found() { object?.found() }
          }
    - title: one of many that conform to a protocol, and a store that is generic over many states
      files:
        Flows.swift: |
          protocol Flow: AnyObject { func start() }
          final class LoginFlow: Flow { func start() {} }
          final class ShopFlow: Flow { func start() {} }
          final class HelpFlow: Flow { func start() {} }
          final class AppFlow: Flow {
            var members: MembersModule?
            func start() {}
          }
          final class MembersModule {
            var first: Flow?
          }
        Store.swift: |
          protocol ScreenState {}
          final class Store<State: ScreenState> {
            var state: State
            init(_ state: State) { self.state = state }
          }
          struct ListState: ScreenState { var filters: FilterModel? }
          struct FilterState: ScreenState {}
          struct RoomState: ScreenState {}
          struct UserState: ScreenState {}
          final class FilterModel { var store: Store<FilterState>? }
          final class ListModel { var store: Store<ListState>? }
    - title: a loop that is opened by nil, and properties typed by a protocol that only another class ever fills
      files:
        Link.swift: |
          final class Transport {
            var active: Link?
            func stop() { active = nil }
          }
          final class Link { var transport: Transport? }
          protocol Reminding {}
          protocol Tasking { var reminders: [Reminding] { get } }
          final class Task: Tasking {
            var reminders: [Reminding] = []
            init() { reminders = [Reminder()] }
          }
          final class OldTask: Tasking { var reminders: [Reminding] = [] }
          final class Reminder: Reminding {}
          final class PreviewReminder: Reminding { var task: Tasking? }
    - title: one link is weak
      files:
        Panel.swift: |
          final class Sidebar { var panel: Panel? }
          final class Panel { weak var host: Sidebar? }
    - title: a tree, a decorator and a list of its own kind
      files:
        Tree.swift: |
          protocol Shape { func draw() }
          final class Group: Shape {
            var shapes: [Shape] = []
            func draw() {}
          }
          final class Frame: Shape {
            let inner: Shape
            init(_ inner: Shape) { self.inner = inner }
            func draw() {}
          }
          final class Node { var next: Node? }
    - title: values hold copies
      files:
        Values.swift: |
          struct Page { var links: [Link] }
          struct Link { var pages: [Page] }
    - title: each makes a new one of the other
      files:
        Screens.swift: |
          final class ListScreen { lazy var details = DetailScreen() }
          final class DetailScreen { lazy var list = ListScreen() }
    - title: constants, of which the last cannot lead back to the first
      files:
        Constants.swift: |
          final class Outer: Decodable { let inner: Inner? }
          final class Inner: Decodable { let outer: Outer? }
    - title: relationships that a store keeps
      files:
        Models.swift: |
          import SwiftData
          @Model final class Country { var details: Details? }
          @Model final class Details { var country: Country? }
    - title: closures and boxes
      files:
        Boxes.swift: |
          final class WeakBox<T: AnyObject> { weak var value: T? }
          final class Menu { var items: [Item] = [] }
          final class Item {
            var onTap: ((Menu) -> Void)?
            var menu: WeakBox<Menu>?
          }
    - title: one link is weak or assigned
      files:
        Panel.h: |
          #import <Foundation/Foundation.h>
          @class Panel, Drawer;
          @interface Sidebar : NSObject
          @property (nonatomic, strong) Panel *panel;
          @property (nonatomic, strong) Drawer *drawer;
          @end
          @interface Panel : NSObject
          @property (nonatomic, weak) Sidebar *host;
          @end
          @interface Drawer : NSObject {
              Sidebar *_host;
          }
          @property (nonatomic, assign) Sidebar *host;
          @end
    - title: a tree and a decorator, in Objective-C
      files:
        Tree.h: |
          #import <Foundation/Foundation.h>
          @protocol Shape <NSObject>
          @end
          @interface Node : NSObject
          @property (nonatomic, strong) NSArray<Node *> *children;
          @property (nonatomic, strong) Node *next;
          @end
          @interface Frame : NSObject <Shape>
          @property (nonatomic, strong) id<Shape> inner;
          @end
          @interface Group : NSObject <Shape>
          @property (nonatomic, copy) NSArray<id<Shape>> *shapes;
          @end
    - title: blocks, weak tables and class properties
      files:
        Menu.h: |
          #import <Foundation/Foundation.h>
          @class Item;
          @interface Menu : NSObject
          @property (nonatomic, copy) NSArray<Item *> *items;
          @end
          @interface Item : NSObject
          @property (nonatomic, copy) void (^onTap)(Menu *menu);
          @property (nonatomic, strong) NSHashTable<Menu *> *menus;
          @property (class, nonatomic, strong) Menu *mainMenu;
          - (Menu *)menuForKey:(NSString *)key;
          @end
    - title: relationships that Core Data keeps
      files:
        Models.h: |
          #import <CoreData/CoreData.h>
          @class Book;
          @interface Author : NSManagedObject
          @property (nonatomic, strong) NSSet<Book *> *books;
          @end
          @interface Book : NSManagedObject
          @property (nonatomic, strong) Author *author;
          @end
    - title: each makes a new one of the other, in Objective-C
      files:
        Screens.h: |
          #import <Foundation/Foundation.h>
          @class DetailScreen;
          @interface ListScreen : NSObject
          @property (nonatomic, strong) DetailScreen *details;
          @end
          @interface DetailScreen : NSObject
          @property (nonatomic, strong) ListScreen *list;
          @end
        Screens.m: |
          #import "Screens.h"
          @implementation ListScreen
          - (void)open { self.details = [[DetailScreen alloc] init]; }
          @end
          @implementation DetailScreen
          - (void)open { _list = [ListScreen new]; }
          @end
    - title: closures that capture weakly, or nothing of the object
      files:
        Player.swift: |
          final class Timeline { var onEnd: (() -> Void)? }
          final class Player {
            private let timeline = Timeline()
            func start() {
              timeline.onEnd = { [weak self] in self?.stop() }
              timeline.onEnd = { [unowned self] in self.stop() }
              timeline.onEnd = { print("end") }
            }
            func stop() {}
          }
    - title: a closure that is cut when the work is done, of something that is held weakly, or by nobody
      files:
        Player.swift: |
          final class Timeline { var onEnd: (() -> Void)? }
          final class Bell { var onRing: (() -> Void)? }
          final class Clock { var onTick: (() -> Void)? }
          final class Player {
            private let timeline = Timeline()
            weak var bell: Bell?
            func start() {
              timeline.onEnd = { self.stop() }
              bell?.onRing = { self.stop() }
              let clock = Clock()
              clock.onTick = { self.stop() }
            }
            func stop() { timeline.onEnd = nil }
          }
    - title: what is done at once, and a property that computes
      files:
        Player.swift: |
          final class Timeline {
            var onEnd: () -> Void { get { {} } set { newValue() } }
            func each(_ work: () -> Void) { work() }
          }
          final class Player {
            private let timeline = Timeline()
            private lazy var text: String = { self.name + "!" }()
            let name = ""
            func start() {
              timeline.onEnd = { self.stop() }
              timeline.each { self.stop() }
            }
            func stop() {}
          }
    - title: a closure in a closure with a weak self, which is the one that it captures
      files:
        Catalog.swift: |
          import UIKit
          final class DetailView: UIView { var onTap: (() -> Void)? }
          final class CatalogViewController: UIViewController {
            private let details = DetailView()
            private let courses = Courses()
            func listen() {
              courses.load { [weak self] course in
                self?.details.onTap = { self?.open(course) }
              }
            }
            private func open(_ course: String) {}
          }
          final class Courses { func load(_ done: @escaping (String) -> Void) { done("Swift") } }
    - title: a weak self, in Objective-C
      files:
        Player.m: |
          #import <Foundation/Foundation.h>
          @interface Timeline : NSObject
          @property (nonatomic, copy) void (^onEnd)(void);
          @end
          @implementation Timeline
          @end
          @interface Player : NSObject
          @property (nonatomic, strong) Timeline *timeline;
          @end
          @implementation Player
          - (void)start {
            __weak typeof(self) weakSelf = self;
            self.timeline.onEnd = ^{
              [weakSelf stop];
            };
          }
          - (void)stop {}
          @end
    - title: an outlet of one that is made in code, and a closure of what lives as long as the program
      files:
        Timeline.swift: |
          import UIKit
          final class Keys: NSObject { @IBOutlet var timeline: TimelineViewController? }
          final class TimelineViewController: UIViewController { private let keys = Keys() }
          final class Menu { var onUpdate: (() -> Void)? }
          final class App {
            static let shared = App()
            private let menu = Menu()
            func start() { menu.onUpdate = { self.update() } }
            func update() {}
          }
    - title: closures that an initializer calls, that capture weakly, or of what is not kept
      files:
        Screen.swift: |
          final class Bar {
            private let onTap: () -> Void
            init(title: String, onTap: @escaping () -> Void) { self.onTap = onTap }
          }
          final class Text {
            let text: String
            init(make: () -> String) { text = make() }
          }
          final class Player {
            private lazy var bar = Bar(title: "") { [weak self] in self?.stop() }
            private lazy var text = Text { self.name }
            weak var other: Bar?
            var queue: OperationQueue?
            let name = ""
            func start() {
              let bar = Bar(title: "", onTap: { self.stop() })
              other = bar
              print(Bar(title: "", onTap: { self.stop() }))
              queue = OperationQueue(block: { self.stop() })
            }
            func stop() {}
          }
    - title: subscriptions that end by themselves, are ended, or capture weakly
      files:
        Search.swift: |
          import Combine
          import Foundation
          final class Search {
            @Published var text = ""
            @Published var shown = ""
            private var bag = Set<AnyCancellable>()
            private var kept = Set<AnyCancellable>()
            private var one: AnyCancellable?
            func start(_ url: URL, _ other: AnyPublisher<String, Never>) {
              $text.sink { [weak self] in self?.show($0) }.store(in:&bag)
              $text.map { [weak self] in $0 + (self?.shown ?? "") }.sink { [weak self] in self?.show($0) }.store(in:&bag)
              $text.first().sink { self.show($0) }.store(in:&bag)
              URLSession.shared.dataTaskPublisher(for: url).sink { _ in } receiveValue: { _ in self.show("") }.store(in:&bag)
              other.sink { self.show($0) }.store(in:&bag)
              $text.assign(to: &$shown)
              $text.sink { self.show($0) }.store(in:&kept)
              one = $text.sink { self.show($0) }
            }
            func stop() {
              kept.removeAll()
              one?.cancel()
            }
            func show(_ text: String) {}
          }
    - title: timers that fire once, are stopped, or call nobody back
      files:
        Clock.swift: |
          import UIKit
          final class Clock: NSObject {
            private var once: Timer?
            private var timer: Timer?
            private var other: Timer?
            private weak var loose: Timer?
            private var link: CADisplayLink?
            func start() {
              once = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
              timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
              other = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
              loose = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
              link = CADisplayLink(target: self, selector: #selector(tick))
            }
            @objc func tick() {}
            func stop() {
              timer?.invalidate()
              link?.invalidate()
            }
          }
    - title: a timer that stops itself
      files:
        Countdown.swift: |
          import Foundation
          final class Countdown {
            private var timer: Timer?
            private var left = 10
            func start() {
              timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                self.left -= 1
                if self.left == 0 { timer.invalidate() }
              }
            }
          }
    - title: a timer that is stopped, and one that fires once, in Objective-C
      files:
        Clock.m: |
          #import <Foundation/Foundation.h>
          @interface Clock : NSObject
          @property (nonatomic, strong) NSTimer *timer;
          @property (nonatomic, strong) NSTimer *once;
          @end
          @implementation Clock
          - (void)start {
            self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES];
            self.once = [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:NO];
          }
          - (void)tick {}
          - (void)stop {
            [self.timer invalidate];
          }
          @end
    - title: what collects others that make a collection of their own
      files:
        Queue.swift: |
          final class Queue {
            private var jobs: [Job] = []
            func add(_ job: Job) { jobs.append(job) }
          }
          final class Job {
            private let context = Context()
          }
          final class Context {
            private var queue: Queue?
            func begin() { queue = Queue() }
          }

"""##

private let protocolsExamples = ##"""
# Code that each rule must find fault with, on the lines that end in `// expect`, and code near it that must pass.
service_without_protocol:
  triggers:
    - title: a service that a screen uses by its class
      files:
        Services/FeedService.swift: |
          import Foundation
          final class FeedService { // expect
            func load(_ done: @escaping (Data?) -> Void) {
              URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { data, _, _ in done(data) }.resume()
            }
          }
        Screens/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController {
            private let service = FeedService()
          }
    - title: a protocol that asks for nothing the service offers
      files:
        Services/Session.swift: |
          import Foundation
          protocol Named { var label: String { get } }
          final class SessionManager: NSObject, Named { // expect
            let label = "session"
            func signIn() { UserDefaults.standard.set(true, forKey: "in") }
          }
          extension SessionManager: URLSessionDelegate {}
        Screens/Login.swift: |
          func login(_ manager: SessionManager) { manager.signIn() }
      config: |
        rules: { service_without_protocol: { of: { role: service } } }
    - title: an actor
      files:
        Data/ImageStore.swift: |
          import Foundation
          actor ImageStore { // expect
            func save(_ data: Data) { try? data.write(to: URL(fileURLWithPath: "image")) }
            func image() async throws -> Data { try await URLSession.shared.data(from: URL(string: "https://example.org")!).0 }
          }
        Screens/Loader.swift: |
          struct Loader { let store: ImageStore }
    - title: a service in Objective-C
      files:
        Services/PRKFeedService.h: |
          #import <Foundation/Foundation.h>
          @interface PRKFeedService : NSObject // expect
          - (void)load;
          @end
        Services/PRKFeedService.m: |
          #import "PRKFeedService.h"
          @implementation PRKFeedService
          - (void)load { [[NSURLSession sharedSession] invalidateAndCancel]; }
          @end
        Screens/PRKFeed.m: |
          #import "PRKFeedService.h"
          void PRKLoadFeed(void) { [[PRKFeedService new] load]; }
    - title: a protocol for something else, in Objective-C
      files:
        Services/PRKStore.h: |
          #import <Foundation/Foundation.h>
          @protocol PRKObserver
          - (void)didChange;
          @end
          @interface PRKNoteStore : NSObject <PRKObserver> // expect
          - (void)save;
          @end
        Services/PRKStore.m: |
          #import "PRKStore.h"
          @interface PRKNoteStore ()
          @end
          @implementation PRKNoteStore
          - (void)save { [[NSUserDefaults standardUserDefaults] setObject:@"" forKey:@"note"]; }
          @end
        Screens/PRKEditor.m: |
          #import "PRKStore.h"
          void PRKSave(PRKNoteStore *store) { [store save]; }
    - title: a service in Objective-C that Swift uses
      files:
        Services/PRKClient.h: |
          #import <Foundation/Foundation.h>
          @interface PRKClient : NSObject // expect
          - (void)send;
          @end
        Services/PRKClient.m: |
          #import "PRKClient.h"
          @implementation PRKClient
          - (void)send { [[NSURLSession sharedSession] invalidateAndCancel]; }
          @end
        App/App-Bridging-Header.h: |
          #import "PRKClient.h"
        Screens/Feed.swift: |
          final class Feed { private let client = PRKClient() }
  near_misses:
    - title: a protocol with a method of the service
      files:
        Services/FeedService.swift: |
          import Foundation
          protocol FeedLoading { func load() }
          final class FeedService {
            func load() { URLSession.shared.invalidateAndCancel() }
          }
        Services/FeedService+Loading.swift: |
          extension FeedService: FeedLoading {}
        Screens/Feed.swift: |
          struct Feed { let service: FeedService }
    - title: a superclass has it
      files:
        Services/Store.swift: |
          import Foundation
          protocol Storing { func save() }
          class BaseStore: Storing { func save() { UserDefaults.standard.set(1, forKey: "a") } }
          final class NoteStore: BaseStore { override func save() { UserDefaults.standard.set(2, forKey: "b") } }
        Screens/Editor.swift: |
          struct Editor { let store = NoteStore() }
    - title: nobody outside its file uses it
      files:
        Services/FeedService.swift: |
          import Foundation
          final class FeedService {
            func load() { URLSession.shared.invalidateAndCancel() }
          }
          let feed = FeedService()
    - title: a protocol in Objective-C
      files:
        Services/PRKFeedService.h: |
          #import <Foundation/Foundation.h>
          @protocol PRKFeedService <NSObject>
          - (void)load;
          @end
        Services/PRKNetworkFeedService.h: |
          #import "PRKFeedService.h"
          @interface PRKNetworkFeedService : NSObject <PRKFeedService>
          @end
        Services/PRKNetworkFeedService.m: |
          #import "PRKNetworkFeedService.h"
          @implementation PRKNetworkFeedService
          - (void)load { [[NSURLSession sharedSession] invalidateAndCancel]; }
          @end
        App/PRKAssembly.m: |
          #import "PRKNetworkFeedService.h"
          id<PRKFeedService> PRKMakeService(void) { return [PRKNetworkFeedService new]; }
    - title: the class extension conforms, in Objective-C
      files:
        Services/PRKStore.h: |
          #import <Foundation/Foundation.h>
          @protocol PRKStoring
          - (void)save;
          @end
          @interface PRKNoteStore : NSObject
          - (void)save;
          @end
        Services/PRKStore.m: |
          #import "PRKStore.h"
          @interface PRKNoteStore () <PRKStoring>
          @end
          @implementation PRKNoteStore
          - (void)save { [[NSUserDefaults standardUserDefaults] setObject:@"" forKey:@"note"]; }
          @end
        Screens/PRKEditor.m: |
          #import "PRKStore.h"
          void PRKSave(PRKNoteStore *store) { [store save]; }
    - title: no service, in Objective-C
      files:
        Models/PRKNote.h: |
          #import <Foundation/Foundation.h>
          @interface PRKNote : NSObject
          @property (nonatomic, copy, readonly) NSString *text;
          @end
        Screens/PRKEditor.m: |
          #import "PRKNote.h"
          void PRKShow(PRKNote *note) { NSLog(@"%@", note.text); }

concrete_service_dependency:
  triggers:
    - title: a view controller makes its service
      files:
        Screens/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController {
            private let service = FeedService() // expect
          }
        Services/FeedService.swift: |
          import Foundation
          final class FeedService {
            func load() { URLSession.shared.invalidateAndCancel() }
          }
    - title: a parameter, and the class itself
      files:
        Screens/Feed.swift: |
          import UIKit
          final class FeedViewController: UIViewController {
            func show(_ service: FeedService) { service.load() } // expect
          }
        Services/FeedService.swift: |
          import Foundation
          final class FeedService {
            func load() { URLSession.shared.invalidateAndCancel() }
          }
    - title: a service and another
      files:
        Services/Upload.swift: |
          import Foundation
          final class HTTPClient { func send() { URLSession.shared.invalidateAndCancel() } }
          final class UploadService {
            private let client: HTTPClient // expect
            init(client: HTTPClient) { self.client = client }
            func upload() { client.send() }
          }
    - title: a view controller in Objective-C
      files:
        Services/PRKFeedService.h: |
          #import <Foundation/Foundation.h>
          @interface PRKFeedService : NSObject
          - (void)load;
          @end
        Services/PRKFeedService.m: |
          #import "PRKFeedService.h"
          @implementation PRKFeedService
          - (void)load { [[NSURLSession sharedSession] invalidateAndCancel]; }
          @end
        Screens/PRKFeedViewController.h: |
          #import <UIKit/UIKit.h>
          @class PRKFeedService;
          @interface PRKFeedViewController : UIViewController
          @property (nonatomic, strong) PRKFeedService *service; // expect
          @end
    - title: made where it is needed, in Objective-C
      files:
        Services/PRKFeedService.h: |
          #import <Foundation/Foundation.h>
          @interface PRKFeedService : NSObject
          - (void)load;
          @end
        Services/PRKFeedService.m: |
          #import "PRKFeedService.h"
          @implementation PRKFeedService
          - (void)load { [[NSURLSession sharedSession] invalidateAndCancel]; }
          @end
        Screens/PRKFeedViewController.h: |
          #import <UIKit/UIKit.h>
          @interface PRKFeedViewController : UIViewController
          @end
        Screens/PRKFeedViewController.m: |
          #import "PRKFeedViewController.h"
          #import "PRKFeedService.h"
          @implementation PRKFeedViewController
          - (void)viewDidLoad { [[[PRKFeedService alloc] init] load]; } // expect
          @end
    - title: a service and another, in Objective-C
      files:
        Services/PRKClient.h: |
          #import <Foundation/Foundation.h>
          @interface PRKHTTPClient : NSObject
          - (void)send;
          @end
        Services/PRKClient.m: |
          #import "PRKClient.h"
          @implementation PRKHTTPClient
          - (void)send { [[NSURLSession sharedSession] invalidateAndCancel]; }
          @end
        Services/PRKUploadService.h: |
          #import "PRKClient.h"
          @interface PRKUploadService : NSObject
          - (instancetype)initWithClient:(PRKHTTPClient *)client; // expect
          - (void)upload;
          @end
        Services/PRKUploadService.m: |
          #import "PRKUploadService.h"
          @implementation PRKUploadService
          - (void)upload { [[NSUserDefaults standardUserDefaults] setObject:@"" forKey:@"last"]; }
          @end
  near_misses:
    - title: by a protocol, handed in
      files:
        Screens/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController {
            private let service: FeedLoading
            init(service: FeedLoading) {
              self.service = service
              super.init(nibName: nil, bundle: nil)
            }
          }
        Services/FeedService.swift: |
          import Foundation
          protocol FeedLoading { func load() }
          final class FeedService: FeedLoading {
            func load() { URLSession.shared.invalidateAndCancel() }
          }
    - title: an assembly and the root make it
      files:
        App/AppDelegate.swift: |
          import UIKit
          @main
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            let service = FeedService()
          }
        App/FeedAssembly.swift: |
          import UIKit
          enum FeedAssembly {
            static func make() -> UIViewController { FeedViewController(service: FeedService()) }
          }
        Screens/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController {
            let service: FeedLoading
            init(service: FeedLoading) {
              self.service = service
              super.init(nibName: nil, bundle: nil)
            }
          }
        Services/FeedService.swift: |
          import Foundation
          protocol FeedLoading { func load() }
          final class FeedService: FeedLoading {
            func load() { URLSession.shared.invalidateAndCancel() }
          }
    - title: its base class, itself, and a framework's service
      files:
        Services/Store.swift: |
          import Foundation
          class BaseStore { func save() { UserDefaults.standard.set(1, forKey: "a") } }
          final class NoteStore: BaseStore {
            static let main = NoteStore()
            private let files = FileManager.default
          }
    - title: by a protocol, in Objective-C
      files:
        Services/PRKFeedService.h: |
          #import <Foundation/Foundation.h>
          @protocol PRKFeedService <NSObject>
          - (void)load;
          @end
        Screens/PRKFeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "PRKFeedService.h"
          @interface PRKFeedViewController : UIViewController
          @property (nonatomic, strong) id<PRKFeedService> service;
          @end
    - title: an entity, in Objective-C
      files:
        Models/PRKNote.h: |
          #import <Foundation/Foundation.h>
          @interface PRKNote : NSObject
          @property (nonatomic, copy, readonly) NSString *text;
          @end
        Screens/PRKNoteViewController.h: |
          #import <UIKit/UIKit.h>
          #import "PRKNote.h"
          @interface PRKNoteViewController : UIViewController
          @property (nonatomic, strong) PRKNote *note;
          @end
    - title: the application's delegate makes it, in Objective-C
      files:
        Services/PRKFeedService.h: |
          #import <Foundation/Foundation.h>
          @interface PRKFeedService : NSObject
          - (void)load;
          @end
        Services/PRKFeedService.m: |
          #import "PRKFeedService.h"
          @implementation PRKFeedService
          - (void)load { [[NSURLSession sharedSession] invalidateAndCancel]; }
          @end
        App/AppDelegate.h: |
          #import <UIKit/UIKit.h>
          #import "PRKFeedService.h"
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @property (nonatomic, strong) PRKFeedService *service;
          @end

"""##

private let reactiveExamples = ##"""
service_state_not_observable:
  triggers:
    - title: a readonly property that a private header makes writable is one
      files:
        Services/PLTLinkService.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @interface PLTLinkService : NSObject
          @property (nonatomic, readonly) BOOL connected; // expect
          @property (nonatomic, readonly) RACSignal *name;
          - (void)open;
          @end
        Services/PLTLinkService+Private.h: |
          #import "PLTLinkService.h"

          @interface PLTLinkService ()
          @property (nonatomic, readwrite) BOOL connected;
          @end
        Services/PLTLinkService.m: |
          #import "PLTLinkService+Private.h"

          @implementation PLTLinkService
          - (void)open {
            [[NSURLSession sharedSession] invalidateAndCancel];
            self.connected = YES;
          }
          @end
        Screens/PLTLinkViewController.m: |
          #import <UIKit/UIKit.h>
          #import "PLTLinkService.h"

          @interface PLTLinkViewController : UIViewController
          @property (nonatomic) PLTLinkService *service;
          @end

          @implementation PLTLinkViewController
          - (void)viewDidLoad {
            [super viewDidLoad];
            self.title = [NSString stringWithFormat:@"%@", @(self.service.connected)];
          }
          @end
    - title: a property that others may only read, and that changes
      files:
        Services/AccountService.swift: |
          import Combine
          import Foundation

          final class AccountService {
            private(set) var isSignedIn = false // expect
            let names = CurrentValueSubject<String, Never>("")

            func signIn() async throws {
              _ = try await URLSession.shared.data(from: URL(string: "https://example.org")!)
              isSignedIn = true
            }
          }
        Screens/AccountViewController.swift: |
          import UIKit

          final class AccountViewController: UIViewController {
            let service: AccountService
            init(service: AccountService) { self.service = service; super.init(nibName: nil, bundle: nil) }
            override func viewWillAppear(_ animated: Bool) { title = "\(service.isSignedIn)" }
          }
    - title: what a private method sets in a closure of the initializer
      files:
        Services/WeatherService.swift: |
          import Combine
          import Foundation

          final class WeatherService {
            private(set) var degrees = 0 // expect
            let reports = PassthroughSubject<String, Never>()
            private var subscription: AnyCancellable?

            init(ticks: AnyPublisher<Date, Never>) {
              subscription = ticks.sink { [weak self] _ in self?.refresh() }
            }

            private func refresh() {
              URLSession.shared.invalidateAndCancel()
              degrees += 1
            }
          }
        Screens/WeatherViewController.swift: |
          import UIKit

          final class WeatherViewController: UIViewController {
            let service: WeatherService
            init(service: WeatherService) { self.service = service; super.init(nibName: nil, bundle: nil) }
            override func viewWillAppear(_ animated: Bool) { title = "\(service.degrees)" }
          }
    - title: what a protocol lets clients read
      files:
        Services/DownloadManager.swift: |
          import Combine
          import Foundation

          protocol DownloadManaging {
            var progress: Double { get } // expect
            var files: AnyPublisher<[URL], Never> { get }
          }

          final class DownloadManager: DownloadManaging {
            var progress = 0.0
            private let subject = PassthroughSubject<[URL], Never>()
            var files: AnyPublisher<[URL], Never> { subject.eraseToAnyPublisher() }
            private let session = URLSession.shared

            func advance() { progress += 0.1 }
          }
        Screens/DownloadViewController.swift: |
          import UIKit

          final class DownloadViewController: UIViewController {
            let service: DownloadManaging
            init(service: DownloadManaging) { self.service = service; super.init(nibName: nil, bundle: nil) }
            override func viewWillAppear(_ animated: Bool) { title = "\(service.progress)" }
          }
    - title: a list that grows, and what is worked out from it
      files:
        Services/CartStore.swift: |
          import Foundation
          import RxSwift

          final class CartStore {
            public private(set) var items: [String] = [] // expect
            public var isEmpty: Bool { items.isEmpty } // expect
            private let defaults = UserDefaults.standard

            func add(_ item: String) {
              items.append(item)
              defaults.set(items, forKey: "cart")
            }
          }
        Screens/CartViewController.swift: |
          import UIKit

          final class CartViewController: UIViewController {
            let service: CartStore
            init(service: CartStore) { self.service = service; super.init(nibName: nil, bundle: nil) }
            override func viewWillAppear(_ animated: Bool) { title = "\(service.items) \(service.isEmpty)" }
          }
    - title: a readonly property of a header whose value changes
      files:
        Services/PLTAccountService.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @interface PLTAccountService : NSObject
          @property (nonatomic, readonly) BOOL authorized; // expect
          @property (nonatomic, readonly) RACSignal *name;
          - (void)authorize;
          @end
        Services/PLTAccountService.m: |
          #import "PLTAccountService.h"

          @interface PLTAccountService ()
          @property (nonatomic) BOOL authorized;
          @end

          @implementation PLTAccountService
          - (void)authorize {
            [[NSUserDefaults standardUserDefaults] synchronize];
            self.authorized = YES;
          }
          @end
        Screens/PLTAccountViewController.m: |
          #import <UIKit/UIKit.h>
          #import "PLTAccountService.h"

          @interface PLTAccountViewController : UIViewController
          @property (nonatomic) PLTAccountService *service;
          @end

          @implementation PLTAccountViewController
          - (void)viewDidLoad {
            [super viewDidLoad];
            self.title = [NSString stringWithFormat:@"%@", @(self.service.authorized)];
          }
          @end
    - title: a readonly property whose getter computes it from state that changes
      files:
        Services/PLTCartService.h: |
          #import <ReactiveObjC/ReactiveObjC.h>

          @interface PLTCartService : NSObject
          @property (nonatomic, readonly, getter=isEmpty) BOOL empty; // expect
          @property (nonatomic, readonly) RACSignal *orders;
          - (void)add:(NSString *)item;
          @end
        Services/PLTCartService.m: |
          #import "PLTCartService.h"

          @implementation PLTCartService {
            NSMutableArray *_items;
          }
          - (BOOL)isEmpty { return _items.count == 0; }
          - (void)add:(NSString *)item {
            [_items addObject:item];
            [[NSUserDefaults standardUserDefaults] setObject:_items forKey:@"cart"];
          }
          @end
        Screens/PLTCartViewController.m: |
          #import <UIKit/UIKit.h>
          #import "PLTCartService.h"

          @interface PLTCartViewController : UIViewController
          @property (nonatomic) PLTCartService *service;
          @end

          @implementation PLTCartViewController
          - (void)viewWillAppear:(BOOL)animated {
            [super viewWillAppear:animated];
            self.title = self.service.isEmpty ? @"Empty" : @"Cart";
          }
          @end
    - title: a property of a protocol, set by the variable behind it
      files:
        Services/PLTPlayerService.h: |
          #import <ReactiveObjC/ReactiveObjC.h>

          @protocol PLTPlayerService <NSObject>
          @property (nonatomic, readonly) NSTimeInterval position; // expect
          @property (nonatomic, readonly) RACSignal *state;
          @end

          @interface PLTAudioPlayerService : NSObject <PLTPlayerService>
          @end
        Services/PLTPlayerService.m: |
          #import "PLTPlayerService.h"

          @implementation PLTAudioPlayerService {
            AVAudioPlayer *_player;
          }
          @synthesize position = _position;
          @synthesize state = _state;
          - (void)advance { _position = _player.currentTime; }
          @end
        Screens/PLTPlayerViewController.m: |
          #import <UIKit/UIKit.h>
          #import "PLTPlayerService.h"

          @interface PLTPlayerViewController : UIViewController
          @property (nonatomic) id<PLTPlayerService> service;
          @end

          @implementation PLTPlayerViewController
          - (void)viewDidLoad {
            [super viewDidLoad];
            self.title = [NSString stringWithFormat:@"%@", @(self.service.position)];
          }
          @end
    - title: a property that anybody may set
      files:
        Services/PLTFilterStore.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @interface PLTFilterStore : NSObject
          @property (nonatomic, copy) NSString *filter; // expect
          - (void)reset;
          @end
        Services/PLTFilterStore.m: |
          #import "PLTFilterStore.h"

          @implementation PLTFilterStore
          - (void)reset {
            self.filter = @"";
            [[NSUserDefaults standardUserDefaults] removeObjectForKey:@"filter"];
          }
          @end
        Screens/PLTFilterViewController.m: |
          #import <UIKit/UIKit.h>
          #import "PLTFilterStore.h"

          @interface PLTFilterViewController : UIViewController
          @property (nonatomic) PLTFilterStore *service;
          @end

          @implementation PLTFilterViewController
          - (void)viewDidLoad {
            [super viewDidLoad];
            self.title = [NSString stringWithFormat:@"%@", @(self.service.filter.length)];
          }
          @end
  near_misses:
    - title: nobody shows it, the screen causes the change itself, or the service reports it
      files:
        Services/EngineManager.swift: |
          import Combine
          import Foundation

          protocol EngineManagerDelegate: AnyObject { func enginesChanged() }

          final class EngineManager {
            private(set) var isRunning = false
            private(set) var engines: [String] = []
            private(set) var selected = 0
            private(set) var failure: String?
            weak var delegate: EngineManagerDelegate?
            let changes = PassthroughSubject<Void, Never>()
            private let defaults = UserDefaults.standard

            func run() { isRunning = true }
            func add(_ engine: String) { engines.append(engine) }
            func select(_ index: Int) {
              selected = index
              delegate?.enginesChanged()
            }
            func load(completion: @escaping (Bool) -> Void) {
              failure = "offline"
              completion(false)
            }
          }
        Screens/EnginesViewController.swift: |
          import UIKit

          final class EnginesViewController: UIViewController {
            let manager: EngineManager
            init(manager: EngineManager) { self.manager = manager; super.init(nibName: nil, bundle: nil) }
            override func viewDidLoad() { title = "\(manager.engines) \(manager.selected) \(manager.failure ?? "")" }
            @IBAction func add() { manager.add("a") }
          }
    - title: what a service waits with is no state to tell of
      files:
        Services/HarvestManager.swift: |
          import Combine
          import Foundation

          final class HarvestManager {
            private(set) var readyGroup: DispatchGroup?
            let changes = PassthroughSubject<Void, Never>()
            private let session = URLSession.shared

            func start() {
              readyGroup = DispatchGroup()
              readyGroup?.enter()
            }
          }
    - title: what a private method sets that the initializer alone calls
      files:
        Services/TariffProvider.swift: |
          import Combine
          import Foundation

          final class TariffProvider {
            private(set) var names: [String] = []
            let changes = PassthroughSubject<Void, Never>()
            private let session = URLSession.shared

            init(defaults: UserDefaults) { load(from: defaults) }

            private func load(from defaults: UserDefaults) { names = defaults.stringArray(forKey: "names") ?? [] }
          }
    - title: state in a class extension, whose header is for those who build the service
      files:
        Services/PLTLinkService.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @interface PLTLinkService : NSObject
          @property (nonatomic, readonly) RACSignal *name;
          - (void)open;
          @end
        Services/PLTLinkService+Private.h: |
          #import "PLTLinkService.h"

          @interface PLTLinkService ()
          @property (nonatomic, readwrite) BOOL connected;
          @end
        Services/PLTLinkService.m: |
          #import "PLTLinkService+Private.h"

          @implementation PLTLinkService
          - (void)open {
            [[NSURLSession sharedSession] invalidateAndCancel];
            self.connected = YES;
          }
          @end
    - title: signals, published and observable state
      files:
        Services/AccountService.swift: |
          import Combine
          import Observation

          protocol AccountService {
            var isSignedIn: AnyPublisher<Bool, Never> { get }
            var names: AsyncStream<String> { get }
          }

          final class AccountManager: ObservableObject {
            @Published private(set) var isSignedIn = false
            private let defaults = UserDefaults.standard
            func signIn() { isSignedIn = true }
          }

          @Observable final class SessionManager {
            private(set) var isOpen = false
            private let defaults = UserDefaults.standard
            func open() { isOpen = true }
          }
    - title: what does not change, and what is nobody else's
      files:
        Services/UploadService.swift: |
          import Combine
          import Foundation

          final class UploadService {
            let host: String
            private(set) var limit: Int
            private var pending: [String] = []
            var count = 0
            private let session = URLSession.shared

            init(host: String) {
              self.host = host
              limit = host.count
            }
            func add(_ name: String) {
              pending.append(name)
              count += 1
            }
          }
    - title: a signal stands beside the value
      files:
        Services/ThemeService.swift: |
          import Combine
          import Foundation

          final class ThemeService {
            public private(set) var theme = "light" {
              didSet { themePublisher.send(theme) }
            }
            public private(set) var contrast = 1
            public let contrastChanges = PassthroughSubject<Int, Never>()
            public let themePublisher = PassthroughSubject<String, Never>()
            private let defaults = UserDefaults.standard

            func set(_ theme: String) {
              self.theme = theme
              contrast = 2
              contrastChanges.send(contrast)
            }
          }
    - title: a quality that a service shares with others, and a constant that holds an object
      files:
        Services/UnreadService.swift: |
          import Combine
          import Foundation

          protocol UnreadCounting { var unreadCount: Int { get } }
          final class Folder: UnreadCounting { var unreadCount = 0 }
          final class Account: UnreadCounting { var unreadCount = 0 }

          final class Records { subscript(name: String) -> Int { get { 0 } set {} } }

          final class UnreadService: UnreadCounting {
            var unreadCount = 0
            public let records = Records()
            func load() {
              unreadCount += 1
              records["a"] = 1
              URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume()
            }
          }
    - title: settings, and what is worked out from published state
      files:
        Services/SettingsStore.swift: |
          import Combine
          import Foundation

          final class SettingsStore: ObservableObject {
            @Published public private(set) var theme = "light"
            public var isDark: Bool { theme == "dark" }
            public var language: String {
              get { UserDefaults.standard.string(forKey: "language") ?? "en" }
              set { UserDefaults.standard.set(newValue, forKey: "language") }
            }
            func reset() {
              theme = "light"
              language = "en"
            }
          }
    - title: collaborators and delegates
      files:
        Services/SyncService.swift: |
          import Combine
          import Foundation

          protocol SyncDelegate: AnyObject {}
          protocol Uploader {}

          final class SyncService {
            public weak var delegate: SyncDelegate?
            public var uploader: Uploader?
            public var onChange: (() -> Void)?
            public private(set) var task: URLSessionDataTask?

            func start() {
              task = URLSession.shared.dataTask(with: URL(string: "https://example.org")!)
              uploader = nil
              onChange = nil
            }
          }
    - title: signals in Objective-C
      files:
        Services/PLTHost.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @protocol PLTHost <NSObject>
          @property (nonatomic, readonly) NSURL *URL;
          @property (nonatomic, readonly) RACSignal *reachable;
          @end

          @interface PLTHTTPHost : NSObject <PLTHost>
          - (instancetype)initWithURL:(NSURL *)URL;
          @end
        Services/PLTHost.m: |
          #import "PLTHost.h"

          @interface PLTHTTPHost ()
          @property (nonatomic) NSInteger retries;
          @end

          @implementation PLTHTTPHost
          @synthesize URL = _URL;
          - (instancetype)initWithURL:(NSURL *)URL {
            if (self = [super init]) { _URL = URL; }
            return self;
          }
          - (void)retry {
            self.retries += 1;
            [[NSURLSession sharedSession] dataTaskWithURL:self.URL];
          }
          @end
    - title: a value with its signal, in Objective-C
      files:
        Services/PLTAccountService.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @interface PLTAccountService : NSObject
          @property (nonatomic, readonly) BOOL authorized;
          @property (nonatomic, readonly) RACSignal *authorizedSignal;
          @property (nonatomic, weak) id delegate;
          @property (nonatomic, copy) void (^changed)(void);
          - (void)authorize;
          @end
        Services/PLTAccountService.m: |
          #import "PLTAccountService.h"

          @interface PLTAccountService ()
          @property (nonatomic) BOOL authorized;
          @end

          @implementation PLTAccountService
          - (void)authorize {
            [[NSUserDefaults standardUserDefaults] synchronize];
            self.authorized = YES;
            self.delegate = nil;
            self.changed = nil;
          }
          @end
    - title: set up once, in Objective-C
      files:
        Services/PLTCacheManager.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @interface PLTCacheManager : NSObject
          @property (nonatomic, readonly) NSUInteger limit;
          @property (nonatomic) NSTimeInterval age;
          @end
        Services/PLTCacheManager.m: |
          #import "PLTCacheManager.h"

          @implementation PLTCacheManager
          - (instancetype)init {
            if (self = [super init]) { [self setupLimit]; }
            return self;
          }
          - (void)setupLimit { _limit = 10; }
          - (void)clean { [[NSFileManager defaultManager] removeItemAtPath:@"cache" error:nil]; }
          @end

service_result_not_reactive:
  triggers:
    - title: Objective-C, data that is fetched at once, with an error as a second result
      files:
        Services/PLTReportService.h: |
          #import <ReactiveObjC/ReactiveObjC.h>

          @interface PLTReportService : NSObject
          - (NSData *)report:(NSString *)name error:(NSError **)error; // expect
          - (RACSignal *)reports;
          @end
        Services/PLTReportService.m: |
          #import "PLTReportService.h"

          @implementation PLTReportService
          - (NSData *)report:(NSString *)name error:(NSError **)error {
            NSURL *url = [NSURL URLWithString:name];
            return [NSURLConnection sendSynchronousRequest:[NSURLRequest requestWithURL:url] returningResponse:nil error:error];
          }
          - (RACSignal *)reports { return [RACSignal empty]; }
          @end
    - title: a completion closure
      files:
        Services/FeedService.swift: |
          import Combine
          import Foundation

          final class FeedService {
            func loadFeed(completion: @escaping (Result<[String], Error>) -> Void) { // expect
              URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, _ in completion(.success([])) }.resume()
            }
            func news() -> AnyPublisher<[String], Never> { Just([]).eraseToAnyPublisher() }
          }
    - title: what a protocol asks of a service, under another name for the closure
      files:
        Services/PhotoRepository.swift: |
          import Foundation
          import RxSwift

          typealias PhotosCompletion = ([Data]?, Error?) -> Void

          protocol PhotoRepository {
            func photos(page: Int, completionHandler: PhotosCompletion?) // expect
            func albums() -> Observable<[String]>
          }

          final class RemotePhotoRepository: PhotoRepository {
            func photos(page: Int, completionHandler: PhotosCompletion?) {
              URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { data, _, error in
                completionHandler?(data.map { [$0] }, error)
              }.resume()
            }
            func albums() -> Observable<[String]> { .just([]) }
          }
    - title: the plain result of what waits for the network
      files:
        Services/CatalogService.swift: |
          import Combine
          import Foundation

          final class CatalogService {
            private let session = URLSession.shared
            func catalog(at url: URL) -> Data? { // expect
              try? Data(contentsOf: url)
            }
          }
    - title: a completion block
      files:
        Services/PLTFeedService.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @interface PLTFeedService : NSObject
          - (void)loadFeedWithCompletion:(void (^)(NSArray *items, NSError *error))completion; // expect
          - (RACSignal *)news;
          @end
        Services/PLTFeedService.m: |
          #import "PLTFeedService.h"

          @implementation PLTFeedService
          - (void)loadFeedWithCompletion:(void (^)(NSArray *items, NSError *error))completion {
            [[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:@"https://example.org"]];
          }
          - (RACSignal *)news { return [RACSignal empty]; }
          @end
    - title: blocks for success and failure that a protocol asks for
      files:
        Services/PLTUserService.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>
          @class PLTUser;

          typedef void (^PLTUserBlock)(PLTUser *user);

          @protocol PLTUserService <NSObject>
          - (void)userWithName:(NSString *)name success:(PLTUserBlock)success failure:(void (^)(NSError *error))failure; // expect
          @end

          @interface PLTRemoteUserService : NSObject <PLTUserService>
          @end
        Services/PLTUserService.m: |
          #import "PLTUserService.h"

          @implementation PLTRemoteUserService
          - (void)userWithName:(NSString *)name success:(PLTUserBlock)success failure:(void (^)(NSError *error))failure {
            [[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:name]];
          }
          @end
    - title: what the network answers, waited for
      files:
        Services/PLTImageFetcher.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @interface PLTImageFetcher : NSObject
          - (NSData *)imageAtURL:(NSURL *)URL; // expect
          - (RACSignal *)thumbnailAtURL:(NSURL *)URL;
          @end
        Services/PLTImageFetcher.m: |
          #import "PLTImageFetcher.h"

          @implementation PLTImageFetcher
          - (NSData *)imageAtURL:(NSURL *)URL { return [NSData dataWithContentsOfURL:URL]; }
          - (RACSignal *)thumbnailAtURL:(NSURL *)URL {
            [[NSURLSession sharedSession] dataTaskWithURL:URL];
            return [RACSignal empty];
          }
          @end
  near_misses:
    - title: a quick read of the disk, a notice of a command, and a wrapper around a library
      files:
        Storage/NoteStorage.swift: |
          import Combine
          import CoreData
          import Kingfisher

          final class NoteStorage {
            private let context: NSManagedObjectContext
            init(context: NSManagedObjectContext) { self.context = context }

            func notes() -> [NSManagedObject] {
              (try? context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))) ?? []
            }
            func template() -> Data? {
              Bundle.main.url(forResource: "template", withExtension: "json").flatMap { try? Data(contentsOf: $0) }
            }
            func show(_ name: String, completion: ((Data?) -> Void)? = nil) { completion?(nil) }
            func image(for url: URL, completion: @escaping (Result<Data, Error>) -> Void) {
              KingfisherManager.shared.retrieve(with: url, completion: completion)
            }
            func changes() -> AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() }
          }
    - title: signals, publishers and what is awaited
      files:
        Services/FeedService.swift: |
          import Combine
          import Foundation
          import RxSwift

          final class FeedService {
            func feed() async throws -> Data { try await URLSession.shared.data(from: URL(string: "https://example.org")!).0 }
            func news() -> AnyPublisher<Data, Error> { Fail(error: URLError(.badURL)).eraseToAnyPublisher() }
            func albums() -> Observable<[String]> { .just([]) }
            func events() -> AsyncStream<String> { AsyncStream { _ in } }
            func songs() -> some Publisher<[String], Never> { Just([]) }
          }
    - title: whether it went well, and how far it is
      files:
        Services/UploadService.swift: |
          import Combine
          import Foundation

          final class UploadService {
            func upload(_ name: String, completion: @escaping (Bool) -> Void) { completion(true) }
            func send(_ name: String, completion: @escaping (Error?) -> Void) { completion(nil) }
            func store(_ name: String, completion: @escaping (Result<Void, Error>) -> Void) { completion(.success(())) }
            func share(_ name: String, completion: @escaping (_ error: ErrorResponse?) -> Void) { completion(nil) }
            func refresh(completion: @escaping (UIBackgroundFetchResult) -> Void) { completion(.noData) }
            func erase(_ name: String, completion: @escaping (ErrorText?) -> Void) { completion(nil) }
            func rename(_ name: String, completion: @escaping ((_ failure: ErrorText?) -> Void)) { completion(nil) }
            typealias ErrorText = String
            struct ErrorResponse: Decodable { let code: Int }
            func move(_ name: String, completion: @escaping Completion<Void>) { completion(.success(())) }
            typealias Completion<T> = (Result<T, Error>) -> Void
            func copy(_ name: String, progress: @escaping (Double) -> Void, completion: @escaping () -> Void) { completion() }
            func save() throws { try FileManager.default.removeItem(atPath: "a") }
            func move(body: (FileManager) -> Void) { body(.default) }
            func load() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: "a")) }
          }
    - title: what is told, what nobody else asks, and what an actor is asked
      files:
        Services/MessageService.swift: |
          import Combine
          import Foundation

          final class MessageService {
            private let session = URLSession.shared
            func didReceive(_ text: String, completion: @escaping (Data) -> Void) {}
            func handle(_ text: String, reply: @escaping ([String: Any]) -> Void) {}
            func load() { texts { _ in } }
            func texts(completion: @escaping ([String]) -> Void) { completion([]) }
          }

          actor TextStorage {
            func text(at url: URL) -> Data? { try? Data(contentsOf: url) }
          }
    - title: the old way of what can be awaited too, and what a framework calls
      files:
        Services/LocationProvider.swift: |
          import Combine
          import WidgetKit

          final class LocationProvider: TimelineProvider {
            private let defaults = UserDefaults.standard
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
          }

          final class PlaceService {
            func places(completion: @escaping ([String]) -> Void) {
              URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, _ in completion([]) }.resume()
            }
            func places() async -> [String] { [] }
          }
    - title: a quick look at what is kept
      files:
        Services/SettingsStore.swift: |
          import Combine
          import Foundation

          final class SettingsStore {
            private let defaults = UserDefaults.standard
            func text(for key: String) -> String? { defaults.string(forKey: key) }
            func path() -> URL { FileManager.default.temporaryDirectory }
          }
    - title: signals in Objective-C
      files:
        Services/PLTNodeFetcher.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @protocol PLTNodeFetcher <NSObject>
          - (nonnull RACSignal *)fetchNodes;
          - (nonnull RACSignal<NSData *> *)fetchThumbnailForNode:(NSString *)node;
          @end

          @interface PLTCloudNodeFetcher : NSObject <PLTNodeFetcher>
          @end
        Services/PLTNodeFetcher.m: |
          #import "PLTNodeFetcher.h"

          @implementation PLTCloudNodeFetcher
          - (RACSignal *)fetchNodes {
            return [RACSignal return:[NSData dataWithContentsOfURL:[NSURL URLWithString:@"https://example.org"]]];
          }
          - (RACSignal *)fetchThumbnailForNode:(NSString *)node { return [RACSignal empty]; }
          @end
    - title: status results in Objective-C
      files:
        Services/PLTKeyedStore.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @interface PLTKeyedStore : NSObject
          - (BOOL)setObject:(id)object forKey:(NSString *)key error:(NSError **)error;
          - (id)objectForKey:(NSString *)key;
          - (void)removeAllWithCompletion:(void (^)(BOOL success, NSError *error))completion;
          @end
        Services/PLTKeyedStore.m: |
          #import "PLTKeyedStore.h"

          @implementation PLTKeyedStore
          - (BOOL)setObject:(id)object forKey:(NSString *)key error:(NSError **)error { return YES; }
          - (id)objectForKey:(NSString *)key { return [[NSUserDefaults standardUserDefaults] objectForKey:key]; }
          - (void)removeAllWithCompletion:(void (^)(BOOL success, NSError *error))completion { completion(YES, nil); }
          @end
    - title: blocks of work, and blocks that choose
      files:
        Services/PLTWorkService.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @interface PLTWorkService : NSObject
          - (void)performBlock:(void (^)(NSManagedObjectContext *context))block;
          - (NSArray *)namesPassingTest:(BOOL (^)(NSString *name))completion;
          - (void)copyWithProgress:(void (^)(double part))progress completion:(void (^)(void))completion;
          @end
        Services/PLTWorkService.m: |
          #import "PLTWorkService.h"

          @implementation PLTWorkService
          - (void)performBlock:(void (^)(NSManagedObjectContext *context))block { block(nil); }
          - (NSArray *)namesPassingTest:(BOOL (^)(NSString *name))completion { return @[]; }
          - (void)copyWithProgress:(void (^)(double part))progress completion:(void (^)(void))completion { completion(); }
          - (void)save { [[NSUserDefaults standardUserDefaults] synchronize]; }
          @end

"""##

private let schedulableExamples = ##"""
scheduler_crossing:
  triggers:
    - title: a service of the group BL is asked from a view controller
      files:
        App/Assembly.swift: |
          protocol NodeFetcher {
            func fetchNodes(_ done: @escaping ([String]) -> Void)
            func refresh()
          }

          final class BusinessLogicServices {
            let nodeFetcher: NodeFetcher
            init(nodeFetcher: NodeFetcher) { self.nodeFetcher = nodeFetcher }
          }

          final class ThreadSafeServices {
            let store = KeyedStore()
          }

          final class KeyedStore {
            func value(_ key: String) -> String { key }
          }

          final class AppAssembly {
            let BL: BusinessLogicServices
            let TS = ThreadSafeServices()
            init(BL: BusinessLogicServices) { self.BL = BL }
          }
        App/FeedViewController.swift: |
          import UIKit

          final class FeedViewController: UIViewController {
            let assembly: AppAssembly
            init(assembly: AppAssembly) {
              self.assembly = assembly
              super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }

            func reload() {
              assembly.BL.nodeFetcher.refresh() // expect
            }
          }
    - title: an actor calls what belongs to the main actor
      files:
        Services/SyncService.swift: |
          import Combine
          import Foundation

          @MainActor final class BadgeService {
            private let defaults = UserDefaults.standard
            func show(_ count: Int) { defaults.set(count, forKey: "badge") }
          }

          actor SyncService {
            private let badges: BadgeService
            init(badges: BadgeService) { self.badges = badges }

            func sync() async throws {
              _ = try await URLSession.shared.data(from: URL(string: "https://example.org")!)
              badges.show(1) // expect
            }
          }
    - title: configured services, on a queue that is not theirs
      config: |
        architectures: [schedulable]
        rules:
          scheduler_crossing: { business_logic: { name: "*Archive" } }
      files:
        Archive.swift: |
          import UIKit

          final class LetterArchive {
            func store(_ letter: String) {}
          }

          final class LetterViewController: UIViewController {
            let archive = LetterArchive()
            func save() {
              DispatchQueue.main.async {
                self.archive.store("letter") // expect
              }
            }
          }
    - title: the view controller of the document without its scheduler
      files:
        Services/PRKServices.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @protocol POSSchedulable <NSObject>
          @property (nonatomic, readonly) RACScheduler *scheduler;
          - (void)schedule:(void (^)(void))block;
          @end

          @protocol PRKNodeFetcher <POSSchedulable>
          - (RACSignal *)fetchNodes;
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) id<PRKNodeFetcher> nodeFetcher;
          @end

          @interface PRKUserInterface : NSObject
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKUserInterface *UI;
          @end
        App/PRKFeedViewController.m: |
          #import <UIKit/UIKit.h>
          #import "PRKServices.h"

          @interface PRKFeedViewController : UIViewController
          @property (nonatomic) PRKAssembly *assembly;
          @end

          @implementation PRKFeedViewController
          - (void)update {
            id<PRKNodeFetcher> nodeFetcher = self.assembly.BL.nodeFetcher;
            [[nodeFetcher fetchNodes] subscribeNext:^(NSArray *nodes) {}]; // expect
          }
          - (void)updateLater {
            dispatch_async(dispatch_get_main_queue(), ^{
              [self.assembly.BL.nodeFetcher fetchNodes];
            });
          }
          @end
    - title: the business logic speaks to the screen
      files:
        Services/PRKServices.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @protocol PRKBanner <NSObject>
          - (void)showText:(NSString *)text;
          @end

          @protocol PRKUploader <NSObject>
          - (void)upload;
          @end

          @interface PRKUserInterface : NSObject
          @property (nonatomic, readonly) id<PRKBanner> banner;
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) id<PRKUploader> uploader;
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKUserInterface *UI;
          @end
        Services/PRKHTTPUploader.m: |
          #import "PRKServices.h"

          @interface PRKHTTPUploader : NSObject <PRKUploader>
          @property (nonatomic) id<PRKBanner> banner;
          @end

          @implementation PRKHTTPUploader
          - (void)upload {
            [self.banner showText:@"done"]; // expect
          }
          @end
    - title: a decorator lives where the service lives that it decorates
      files:
        Services/PRKServices.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @interface POSSchedulableObject : NSObject
          @property (nonatomic, readonly) RACScheduler *scheduler;
          - (instancetype)initWithScheduler:(RACScheduler *)scheduler;
          @end

          @interface PRKHost : POSSchedulableObject
          - (RACSignal *)push;
          @end

          @interface PRKCachingHostService : POSSchedulableObject
          - (instancetype)initWithHost:(PRKHost *)host;
          - (RACSignal *)pushCached;
          @end

          @interface PRKUserInterface : NSObject
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) PRKHost *host;
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKUserInterface *UI;
          @end
        Services/PRKCachingHostService.m: |
          #import "PRKServices.h"

          @implementation PRKCachingHostService {
            PRKHost *_host;
          }
          - (instancetype)initWithHost:(PRKHost *)host {
            if (self = [super initWithScheduler:host.scheduler]) { _host = host; }
            return self;
          }
          - (RACSignal *)pushCached {
            [[NSUserDefaults standardUserDefaults] synchronize];
            return [_host push];
          }
          @end
        App/PRKFeedViewController.m: |
          #import <UIKit/UIKit.h>
          #import "PRKServices.h"

          @interface PRKFeedViewController : UIViewController
          @property (nonatomic) PRKCachingHostService *service;
          @end

          @implementation PRKFeedViewController
          - (void)update { [self.service pushCached]; } // expect
          @end
  near_misses:
    - title: a protocol that an actor conforms to by a member for any thread
      files:
        Images.swift: |
          import Foundation
          protocol ImageService {
            func image(_ name: String) -> String
          }
          extension ImageService {
            func small(_ name: String) -> String { image(name + "-small") }
          }
          actor ImageManager: ImageService {
            let session = URLSession.shared
            func load(_ url: URL) async throws { _ = try await session.data(from: url) }
            nonisolated func image(_ name: String) -> String { name }
          }
        List.swift: |
          import UIKit
          final class ListViewController: UIViewController {
            var images: ImageService?
            func show() { title = images?.small("a") }
          }
    - title: what is awaited, hopped to, or for any thread
      files:
        Services/SyncService.swift: |
          import Combine
          import Foundation

          @MainActor final class BadgeService {
            private let defaults = UserDefaults.standard
            func show(_ count: Int) { defaults.set(count, forKey: "badge") }
            nonisolated func name() -> String { "badge" }
          }

          actor SyncService {
            private let badges: BadgeService
            init(badges: BadgeService) { self.badges = badges }

            func sync() async throws {
              await badges.show(1)
              let shown: Void = await badges.show(2)
              _ = badges.name()
              await MainActor.run { badges.show(3) }
              Task { @MainActor in badges.show(4) }
              DispatchQueue.main.async { self.badges.show(5) }
              step()
              _ = shown
            }
            func step() {}
          }
    - title: what is bound by `async let`, which hops as `await` does
      files:
        Services/QuoteAPI.swift: |
          import Foundation

          actor QuoteAPI {
            private let session = URLSession.shared
            func quote(of share: String) async throws -> Int { share.count }
            func volume(of share: String) -> Int { share.count }
          }

          actor QuoteService {
            private let api: QuoteAPI
            init(api: QuoteAPI) { self.api = api }

            func summary(of share: String) async throws -> Int {
              async let quote = api.quote(of: share)
              async let sum = api.volume(of: share) + api.volume(of: "all")
              async let (first, second) = (api.volume(of: "a"), api.volume(of: "b"))
              let later = Task {
                async let volume = api.volume(of: share)
                return await volume
              }
              return try await quote + sum + first + second + later.value
            }
          }
    - title: a view controller uses what lives on the main thread, and what is for all
      files:
        App/Assembly.swift: |
          import UIKit

          final class Printer { func print(_ text: String) {} }
          final class KeyedStore { func value(_ key: String) -> String { key } }
          final class Archive { func store() {} }

          final class UserInterfaceServices { let printer = Printer() }
          final class BusinessLogicServices { let archive = Archive() }
          final class ThreadSafeServices { let store = KeyedStore() }

          final class Assembly {
            let ui = UserInterfaceServices()
            let bl = BusinessLogicServices()
            let ts = ThreadSafeServices()
          }

          final class FeedViewController: UIViewController {
            let assembly = Assembly()
            func show() {
              assembly.ui.printer.print(assembly.ts.store.value("title"))
            }
            func hand(on queue: DispatchQueue) {
              queue.async { self.assembly.bl.archive.store() }
            }
          }
    - title: services that nobody has put anywhere
      files:
        Services/FeedService.swift: |
          import Combine
          import UIKit

          final class FeedService {
            func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
          }
          final class FeedViewController: UIViewController {
            let service = FeedService()
            func reload() { service.load() }
          }
    - title: the document's view controller
      files:
        Services/PRKServices.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @protocol POSSchedulable <NSObject>
          @property (nonatomic, readonly) RACScheduler *scheduler;
          - (void)schedule:(void (^)(void))block;
          @end

          @protocol PRKNodeFetcher <POSSchedulable>
          - (RACSignal *)fetchNodes;
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) id<PRKNodeFetcher> nodeFetcher;
          @end

          @interface PRKUserInterface : NSObject
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKUserInterface *UI;
          @end
        App/FeedViewController.m: |
          #import <UIKit/UIKit.h>
          #import "PRKServices.h"

          @interface FeedViewController : UIViewController
          @property (nonatomic) PRKAssembly *assembly;
          @property (nonatomic) NSArray *nodes;
          @end

          @implementation FeedViewController
          - (void)p_updateDataSource {
              id<PRKNodeFetcher> nodeFecher = self.assembly.BL.nodeFetcher;
              [nodeFecher schedule:^{
                  [[[nodeFecher fetchNodes] deliverOn:[RACScheduler mainThreadScheduler]]
                   subscribeNext:^(NSArray *nodes) {
                       NSLog(@"Number of fetched nodes: %@", @(nodes.count));
                       self.nodes = nodes;
                   } error:^(NSError *error) {
                       NSLog(@"Failed to fetch nodes: %@", error);
                   } completed:^{
                       NSLog(@"done");
                   }];
              }];
          }
          - (void)updateByScheduler {
            [self.assembly.BL.nodeFetcher.scheduler schedule:^{
              [self.assembly.BL.nodeFetcher fetchNodes];
            }];
          }
          @end
    - title: services of one scheduler
      files:
        Services/PRKServices.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @protocol PRKHost <NSObject>
          - (RACSignal *)pushRequest:(id)request;
          @end

          @protocol PRKNodeFetcher <NSObject>
          - (RACSignal *)fetchNodes;
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) id<PRKNodeFetcher> nodeFetcher;
          @property (nonatomic, readonly) id<PRKHost> host;
          @end

          @interface PRKThreadSafe : NSObject
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKThreadSafe *TS;
          @end
        Services/PRKDropboxNodeFetcher.m: |
          #import "PRKServices.h"

          @interface PRKDropboxNodeFetcher : NSObject <PRKNodeFetcher>
          @end

          @implementation PRKDropboxNodeFetcher {
            id<PRKHost> _host;
          }
          - (RACSignal *)fetchNodes { return [_host pushRequest:@"delta"]; }
          @end
    - title: a group alone is no group of services
      files:
        App/Screen.m: |
          #import <UIKit/UIKit.h>

          @interface PRKPrinterService : NSObject
          - (void)print;
          @end

          @interface PRKBusiness : NSObject
          @property (nonatomic, readonly) PRKPrinterService *printer;
          @end

          @interface PRKModel : NSObject
          @property (nonatomic, readonly) PRKBusiness *BL;
          @end

          @interface PRKScreen : UIViewController
          @property (nonatomic) PRKModel *model;
          @end

          @implementation PRKScreen
          - (void)print { [self.model.BL.printer print]; }
          @end

ui_update_off_main:
  triggers:
    - title: a sink without a hop
      files:
        App/Assembly.swift: |
          import Combine

          protocol NodeFetcher {
            func fetchNodes() -> AnyPublisher<[String], Never>
            func count(_ done: @escaping (Int) -> Void)
          }

          final class UserInterfaceServices {}
          final class BusinessLogicServices {
            let nodeFetcher: NodeFetcher
            init(nodeFetcher: NodeFetcher) { self.nodeFetcher = nodeFetcher }
          }

          final class Assembly {
            let ui = UserInterfaceServices()
            let bl: BusinessLogicServices
            init(bl: BusinessLogicServices) { self.bl = bl }
          }
        App/FeedViewController.swift: |
          import Combine
          import UIKit

          final class FeedViewController: UIViewController {
            private var assembly: Assembly!
            private var nodes: [String] = []
            private var subscription: AnyCancellable?

            func update() {
              subscription = assembly.bl.nodeFetcher.fetchNodes()
                .map { $0.sorted() }
                .sink { nodes in
                  self.nodes = nodes // expect
                  self.view.setNeedsLayout()
                }
            }
          }
    - title: a completion closure of a service of the group
      files:
        App/Assembly.swift: |
          import Combine

          protocol NodeFetcher {
            func fetchNodes() -> AnyPublisher<[String], Never>
            func count(_ done: @escaping (Int) -> Void)
          }

          final class UserInterfaceServices {}
          final class BusinessLogicServices {
            let nodeFetcher: NodeFetcher
            init(nodeFetcher: NodeFetcher) { self.nodeFetcher = nodeFetcher }
          }

          final class Assembly {
            let ui = UserInterfaceServices()
            let bl: BusinessLogicServices
            init(bl: BusinessLogicServices) { self.bl = bl }
          }
        App/FeedViewController.swift: |
          import UIKit

          final class FeedViewController: UIViewController {
            private var assembly: Assembly!
            private let label = UILabel()

            func update() {
              assembly.bl.nodeFetcher.count { count in
                self.label.text = "\(count)" // expect
              }
            }
          }
    - title: on the way to the main thread
      files:
        App/Assembly.swift: |
          import Combine

          protocol NodeFetcher {
            func fetchNodes() -> AnyPublisher<[String], Never>
            func count(_ done: @escaping (Int) -> Void)
          }

          final class UserInterfaceServices {}
          final class BusinessLogicServices {
            let nodeFetcher: NodeFetcher
            init(nodeFetcher: NodeFetcher) { self.nodeFetcher = nodeFetcher }
          }

          final class Assembly {
            let ui = UserInterfaceServices()
            let bl: BusinessLogicServices
            init(bl: BusinessLogicServices) { self.bl = bl }
          }
        App/FeedPresenter.swift: |
          import Combine
          import Foundation

          protocol FeedView: AnyObject { func show(_ nodes: [String]) }

          final class FeedPresenter {
            weak var view: FeedView?
            private let assembly: Assembly
            private var last: [String] = []
            init(assembly: Assembly) { self.assembly = assembly }

            func update() {
              let nodes = assembly.bl.nodeFetcher.fetchNodes()
              _ = nodes
                .handleEvents(receiveOutput: { self.last = $0 }) // expect
                .receive(on: DispatchQueue.main)
                .sink { self.view?.show($0) }
            }
          }
    - title: the view controller of the document without deliverOn
      files:
        Services/PRKServices.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @protocol POSSchedulable <NSObject>
          @property (nonatomic, readonly) RACScheduler *scheduler;
          - (void)schedule:(void (^)(void))block;
          @end

          @protocol PRKNodeFetcher <POSSchedulable>
          - (RACSignal *)fetchNodes;
          - (void)countNodes:(void (^)(NSInteger count))done;
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) id<PRKNodeFetcher> nodeFetcher;
          @end

          @interface PRKUserInterface : NSObject
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKUserInterface *UI;
          @end
        App/FeedViewController.m: |
          #import <UIKit/UIKit.h>
          #import "PRKServices.h"

          @interface FeedViewController : UIViewController
          @property (nonatomic) PRKAssembly *assembly;
          @property (nonatomic) NSArray *nodes;
          @end

          @implementation FeedViewController
          - (void)update {
            id<PRKNodeFetcher> nodeFetcher = self.assembly.BL.nodeFetcher;
            [nodeFetcher schedule:^{
              [[nodeFetcher fetchNodes] subscribeNext:^(NSArray *nodes) {
                self.nodes = nodes; // expect
              }];
            }];
          }
          @end
    - title: a view in a completion block
      files:
        Services/PRKServices.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @protocol POSSchedulable <NSObject>
          @property (nonatomic, readonly) RACScheduler *scheduler;
          - (void)schedule:(void (^)(void))block;
          @end

          @protocol PRKNodeFetcher <POSSchedulable>
          - (RACSignal *)fetchNodes;
          - (void)countNodes:(void (^)(NSInteger count))done;
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) id<PRKNodeFetcher> nodeFetcher;
          @end

          @interface PRKUserInterface : NSObject
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKUserInterface *UI;
          @end
        App/FeedViewController.m: |
          #import <UIKit/UIKit.h>
          #import "PRKServices.h"

          @interface FeedViewController : UITableViewController
          @property (nonatomic) PRKAssembly *assembly;
          @end

          @implementation FeedViewController
          - (void)update {
            id<PRKNodeFetcher> nodeFetcher = self.assembly.BL.nodeFetcher;
            [nodeFetcher schedule:^{
              [nodeFetcher countNodes:^(NSInteger count) {
                [self.tableView reloadData]; // expect
              }];
            }];
          }
          @end
    - title: state of the screen in what is done on the way
      files:
        Services/PRKServices.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @protocol POSSchedulable <NSObject>
          @property (nonatomic, readonly) RACScheduler *scheduler;
          - (void)schedule:(void (^)(void))block;
          @end

          @protocol PRKNodeFetcher <POSSchedulable>
          - (RACSignal *)fetchNodes;
          - (void)countNodes:(void (^)(NSInteger count))done;
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) id<PRKNodeFetcher> nodeFetcher;
          @end

          @interface PRKUserInterface : NSObject
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKUserInterface *UI;
          @end
        App/FeedViewController.m: |
          #import <UIKit/UIKit.h>
          #import "PRKServices.h"

          @interface FeedViewController : UIViewController
          @property (nonatomic) PRKAssembly *assembly;
          @end

          @implementation FeedViewController {
            NSInteger _count;
          }
          - (void)update {
            id<PRKNodeFetcher> nodeFetcher = self.assembly.BL.nodeFetcher;
            [nodeFetcher schedule:^{
              RACSignal *nodes = [nodeFetcher fetchNodes];
              [[[nodes doNext:^(NSArray *nodes) {
                self->_count = nodes.count; // expect
              }] deliverOn:[RACScheduler mainThreadScheduler]] subscribeNext:^(NSArray *nodes) {
                self.title = @"nodes";
              }];
            }];
          }
          @end
  near_misses:
    - title: a method of the app's own whose name starts like an operator's may deliver anywhere
      files:
        App/Assembly.swift: |
          import Combine

          protocol NodeFetcher {
            func fetchNodes() -> AnyPublisher<[String], Never>
          }

          final class UserInterfaceServices {}
          final class BusinessLogicServices {
            let nodeFetcher: NodeFetcher
            init(nodeFetcher: NodeFetcher) { self.nodeFetcher = nodeFetcher }
          }

          final class Assembly {
            let ui = UserInterfaceServices()
            let bl: BusinessLogicServices
            init(bl: BusinessLogicServices) { self.bl = bl }
          }

          extension Publisher {
            func downloadOnMain() -> AnyPublisher<Output, Failure> { receive(on: DispatchQueue.main).eraseToAnyPublisher() }
          }
        App/FeedViewController.swift: |
          import Combine
          import UIKit

          final class FeedViewController: UIViewController {
            private var assembly: Assembly!
            func update() {
              _ = assembly.bl.nodeFetcher.fetchNodes().downloadOnMain().sink { self.title = $0.first }
            }
          }
    - title: hops to the main thread
      files:
        App/Assembly.swift: |
          import Combine

          protocol NodeFetcher {
            func fetchNodes() -> AnyPublisher<[String], Never>
            func count(_ done: @escaping (Int) -> Void)
          }

          final class UserInterfaceServices {}
          final class BusinessLogicServices {
            let nodeFetcher: NodeFetcher
            init(nodeFetcher: NodeFetcher) { self.nodeFetcher = nodeFetcher }
          }

          final class Assembly {
            let ui = UserInterfaceServices()
            let bl: BusinessLogicServices
            init(bl: BusinessLogicServices) { self.bl = bl }
          }
        App/FeedViewController.swift: |
          import Combine
          import UIKit

          final class FeedViewController: UIViewController {
            private var assembly: Assembly!
            private var nodes: [String] = []
            private var subscription: AnyCancellable?

            func update() {
              subscription = assembly.bl.nodeFetcher.fetchNodes()
                .receive(on: DispatchQueue.main)
                .map { $0.sorted() }
                .sink { self.nodes = $0 }
              subscription = assembly.bl.nodeFetcher.fetchNodes()
                .sink { nodes in
                  DispatchQueue.main.async { self.nodes = nodes }
                  Task { @MainActor in self.nodes = nodes }
                  print(nodes)
                }
              assembly.bl.nodeFetcher.count { count in
                OperationQueue.main.addOperation { self.title = "\(count)" }
              }
            }
          }
    - title: a service that calls back on the main thread itself
      files:
        App/Assembly.swift: |
          import Combine

          protocol NodeFetcher {
            func fetchNodes() -> AnyPublisher<[String], Never>
            func count(_ done: @escaping (Int) -> Void)
          }

          final class UserInterfaceServices {}
          final class BusinessLogicServices {
            let nodeFetcher: NodeFetcher
            init(nodeFetcher: NodeFetcher) { self.nodeFetcher = nodeFetcher }
          }

          final class Assembly {
            let ui = UserInterfaceServices()
            let bl: BusinessLogicServices
            init(bl: BusinessLogicServices) { self.bl = bl }
          }
        App/CloudNodeFetcher.swift: |
          import Combine
          import Foundation

          final class CloudNodeFetcher: NodeFetcher {
            func fetchNodes() -> AnyPublisher<[String], Never> { Just([]).eraseToAnyPublisher() }
            func count(_ done: @escaping (Int) -> Void) {
              URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, _ in
                DispatchQueue.main.async { done(1) }
              }.resume()
            }
          }
        App/FeedViewController.swift: |
          import UIKit

          final class FeedViewController: UIViewController {
            private var assembly: Assembly!
            func update() {
              assembly.bl.nodeFetcher.count { self.title = "\($0)" }
            }
          }
    - title: what is awaited, and callbacks of services that live nowhere
      files:
        App/FeedViewController.swift: |
          import Combine
          import UIKit

          actor FeedStore {
            func nodes() -> [String] { [] }
            func load(completion: @escaping @MainActor ([String]) -> Void) async { await completion([]) }
          }

          final class FeedService {
            func load(_ done: @escaping ([String]) -> Void) {
              URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, _ in done([]) }.resume()
            }
          }

          final class FeedViewController: UIViewController {
            let store = FeedStore()
            let service = FeedService()
            var nodes: [String] = []
            func update() {
              Task {
                self.nodes = await store.nodes()
                await store.load { self.nodes = $0 }
              }
              service.load { self.nodes = $0 }
            }
          }
    - title: the document's view controller
      files:
        Services/PRKServices.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @protocol POSSchedulable <NSObject>
          @property (nonatomic, readonly) RACScheduler *scheduler;
          - (void)schedule:(void (^)(void))block;
          @end

          @protocol PRKNodeFetcher <POSSchedulable>
          - (RACSignal *)fetchNodes;
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) id<PRKNodeFetcher> nodeFetcher;
          @end

          @interface PRKUserInterface : NSObject
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKUserInterface *UI;
          @end
        App/FeedViewController.m: |
          #import <UIKit/UIKit.h>
          #import "PRKServices.h"

          @interface FeedViewController : UIViewController
          @property (nonatomic) PRKAssembly *assembly;
          @property (nonatomic) NSArray *nodes;
          @end

          @implementation FeedViewController
          - (void)p_updateDataSource {
              id<PRKNodeFetcher> nodeFecher = self.assembly.BL.nodeFetcher;
              [nodeFecher schedule:^{
                  [[[nodeFecher fetchNodes] deliverOn:[RACScheduler mainThreadScheduler]]
                   subscribeNext:^(NSArray *nodes) {
                       NSLog(@"Number of fetched nodes: %@", @(nodes.count));
                       self.nodes = nodes;
                   } error:^(NSError *error) {
                       NSLog(@"Failed to fetch nodes: %@", error);
                   } completed:^{
                       NSLog(@"done");
                   }];
              }];
          }
          - (void)updateByScheduler {
            [self.assembly.BL.nodeFetcher.scheduler schedule:^{
              [self.assembly.BL.nodeFetcher fetchNodes];
            }];
          }
          @end
    - title: the main thread in other words
      files:
        Services/PRKServices.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @protocol POSSchedulable <NSObject>
          @property (nonatomic, readonly) RACScheduler *scheduler;
          - (void)schedule:(void (^)(void))block;
          @end

          @protocol PRKNodeFetcher <POSSchedulable>
          - (RACSignal *)fetchNodes;
          - (void)countNodes:(void (^)(NSInteger count))done;
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) id<PRKNodeFetcher> nodeFetcher;
          @end

          @interface PRKUserInterface : NSObject
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKUserInterface *UI;
          @end
        App/FeedViewController.m: |
          #import <UIKit/UIKit.h>
          #import "PRKServices.h"

          @interface FeedViewController : UIViewController
          @property (nonatomic) PRKAssembly *assembly;
          @property (nonatomic) NSArray *nodes;
          @end

          @implementation FeedViewController
          - (void)update {
            id<PRKNodeFetcher> nodeFetcher = self.assembly.BL.nodeFetcher;
            RACScheduler *main = [RACScheduler mainThreadScheduler];
            [nodeFetcher schedule:^{
              [[[nodeFetcher fetchNodes] deliverOn:main] subscribeNext:^(NSArray *nodes) { self.nodes = nodes; }];
              [[[nodeFetcher fetchNodes] deliverOnMainThread] subscribeNext:^(NSArray *nodes) { self.nodes = nodes; }];
              [nodeFetcher countNodes:^(NSInteger count) {
                dispatch_async(dispatch_get_main_queue(), ^{ self.title = @"nodes"; });
                [[NSOperationQueue mainQueue] addOperationWithBlock:^{ self.nodes = @[]; }];
              }];
            }];
          }
          @end
    - title: operators that take the values elsewhere
      files:
        Services/PRKServices.h: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @protocol POSSchedulable <NSObject>
          @property (nonatomic, readonly) RACScheduler *scheduler;
          - (void)schedule:(void (^)(void))block;
          @end

          @protocol PRKNodeFetcher <POSSchedulable>
          - (RACSignal *)fetchNodes;
          - (void)countNodes:(void (^)(NSInteger count))done;
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) id<PRKNodeFetcher> nodeFetcher;
          @end

          @interface PRKUserInterface : NSObject
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKUserInterface *UI;
          @end
        App/FeedViewController.m: |
          #import <UIKit/UIKit.h>
          #import "PRKServices.h"

          @interface FeedViewController : UIViewController
          @property (nonatomic) PRKAssembly *assembly;
          @property (nonatomic) NSArray *nodes;
          @end

          @implementation FeedViewController
          - (void)update {
            id<PRKNodeFetcher> nodeFetcher = self.assembly.BL.nodeFetcher;
            [nodeFetcher schedule:^{
              [[[nodeFetcher fetchNodes] flattenMap:^RACSignal *(NSArray *nodes) {
                return [RACSignal return:nodes];
              }] subscribeNext:^(NSArray *nodes) { self.nodes = nodes; }];
            }];
          }
          @end

scheduler_self_locking:
  triggers:
    - title: an actor with a lock
      files:
        Services/ImageCache.swift: |
          import Combine
          import Foundation

          actor ImageCacheService {
            private let lock = NSLock() // expect
            private var images: [String: Data] = [:]

            func image(_ name: String) -> Data? {
              lock.lock()
              defer { lock.unlock() }
              return images[name] ?? UserDefaults.standard.data(forKey: name)
            }
          }
    - title: a service of the business logic with a mutex
      files:
        App/Assembly.swift: |
          import Foundation
          import os

          final class Archive {
            private var mutex = os_unfair_lock() // expect
            private var letters: [String] = []
            func store(_ letter: String) {
              os_unfair_lock_lock(&mutex)
              letters.append(letter)
              os_unfair_lock_unlock(&mutex)
            }
          }

          final class UserInterfaceServices {}
          final class BusinessLogicServices { let archive = Archive() }

          final class Assembly {
            let ui = UserInterfaceServices()
            let bl = BusinessLogicServices()
          }
    - title: a global actor's class with a barrier
      files:
        Services/Index.swift: |
          import Combine
          import Foundation

          @globalActor actor SearchActor {
            static let shared = SearchActor()
          }

          @SearchActor final class IndexService {
            private let queue = DispatchQueue(label: "index")
            private var words: Set<String> = []
            func add(_ word: String) {
              queue.async(flags: .barrier) { self.words.insert(word) } // expect
            }
          }
    - title: "@synchronized in a service of the business logic"
      files:
        Services/PRKServices.h: |
          #import <Foundation/Foundation.h>

          @protocol PRKHost <NSObject>
          - (void)push;
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) id<PRKHost> host;
          @end

          @interface PRKThreadSafe : NSObject
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKThreadSafe *TS;
          @end
        Services/PRKHTTPHost.m: |
          #import "PRKServices.h"

          @interface PRKHTTPHost : NSObject <PRKHost>
          @end

          @implementation PRKHTTPHost {
            NSInteger _count;
          }
          - (void)push {
            @synchronized (self) { // expect
              _count += 1;
            }
          }
          @end
    - title: a lock in a service of the business logic
      files:
        Services/PRKServices.h: |
          #import <Foundation/Foundation.h>

          @protocol PRKHost <NSObject>
          - (void)push;
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) id<PRKHost> host;
          @end

          @interface PRKThreadSafe : NSObject
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKThreadSafe *TS;
          @end
        Services/PRKHTTPHost.m: |
          #import "PRKServices.h"

          @interface PRKHTTPHost : NSObject <PRKHost>
          @property (nonatomic) NSRecursiveLock *lock; // expect
          @end

          @implementation PRKHTTPHost
          - (void)push {
            [self.lock lock];
            [self.lock unlock];
          }
          @end
    - title: a mutex and a barrier of C
      files:
        Services/PRKServices.h: |
          #import <Foundation/Foundation.h>

          @protocol PRKHost <NSObject>
          - (void)push;
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) id<PRKHost> host;
          @end

          @interface PRKThreadSafe : NSObject
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKThreadSafe *TS;
          @end
        Services/PRKHTTPHost.m: |
          #import "PRKServices.h"

          @interface PRKHTTPHost : NSObject <PRKHost>
          @end

          @implementation PRKHTTPHost {
            dispatch_queue_t _queue;
          }
          - (void)push {
            dispatch_barrier_async(_queue, ^{}); // expect
          }
          @end
  near_misses:
    - title: a lock for what anybody may call
      files:
        Services/Counter.swift: |
          import Combine
          import Foundation

          actor CounterService {
            private nonisolated let lock = NSLock()
            private var count = 0
            nonisolated func peek() {
              lock.lock()
              lock.unlock()
            }
            func add() { count += 1 }
          }
    - title: a service for any thread guards itself
      files:
        App/Assembly.swift: |
          import Foundation

          final class Store {
            private let lock = NSLock()
            func value() { lock.lock() }
          }
          final class BusinessLogicServices {}
          final class ThreadSafeServices { let store = Store() }

          final class Assembly {
            let bl = BusinessLogicServices()
            let ts = ThreadSafeServices()
          }
    - title: a service that lives nowhere may lock
      files:
        Services/FeedService.swift: |
          import Combine
          import Foundation

          final class FeedService {
            private let lock = NSLock()
            func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }
          }
    - title: no locks in Objective-C
      files:
        Services/PRKServices.h: |
          #import <Foundation/Foundation.h>

          @protocol PRKHost <NSObject>
          - (void)push;
          @end

          @interface PRKBusinessLogic : NSObject
          @property (nonatomic, readonly) id<PRKHost> host;
          @end

          @interface PRKThreadSafe : NSObject
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKThreadSafe *TS;
          @end
        Services/PRKHTTPHost.m: |
          #import "PRKServices.h"

          @interface PRKHTTPHost : NSObject <PRKHost>
          @end

          @implementation PRKHTTPHost {
            dispatch_queue_t _queue;
            NSInteger _count;
          }
          - (void)push {
            dispatch_async(_queue, ^{ NSLog(@"pushed"); });
            if (self) { _count += 1; }
            @autoreleasepool { _count += 2; }
          }
          @end
    - title: a thread-safe service locks
      files:
        Services/PRKServices.h: |
          #import <Foundation/Foundation.h>
          @class PRKStore;

          @interface PRKBusinessLogic : NSObject
          @end

          @interface PRKThreadSafe : NSObject
          @property (nonatomic, readonly) PRKStore *store;
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKThreadSafe *TS;
          @end

          @interface PRKStore : NSObject
          - (void)keep;
          @end
        Services/PRKStore.m: |
          #import "PRKServices.h"

          @implementation PRKStore
          - (void)keep {
            @synchronized (self) { NSLog(@"kept"); }
          }
          @end
    - title: a service in no group
      files:
        Services/PRKCacheManager.m: |
          #import <ReactiveCocoa/ReactiveCocoa.h>

          @interface PRKCacheManager : NSObject
          @property (nonatomic) NSLock *lock;
          @end

          @implementation PRKCacheManager
          - (void)clean {
            @synchronized (self) { [[NSUserDefaults standardUserDefaults] synchronize]; }
          }
          @end

thread_safe_unprotected_state:
  triggers:
    - title: a class that may be sent anywhere, and changes
      files:
        Services/TokenStore.swift: |
          import Combine
          import Foundation

          final class TokenStore: @unchecked Sendable {
            private var tokens: [String: String] = [:] // expect
            private let defaults = UserDefaults.standard

            func keep(_ token: String, for name: String) {
              tokens[name] = token
              defaults.set(token, forKey: name)
            }
          }
    - title: a service of the group TS
      files:
        App/Assembly.swift: |
          import Foundation

          final class SettingsStore {
            private var values: [String: String] = [:] // expect
            private var count = 0
            func set(_ value: String, _ key: String) {
              values[key] = value
              count += 1
              UserDefaults.standard.set(value, forKey: key)
            }
          }
          final class BusinessLogicServices {}
          final class ThreadSafeServices { let settings = SettingsStore() }

          final class Assembly {
            let bl = BusinessLogicServices()
            let ts = ThreadSafeServices()
          }
    - title: a configured service
      config: |
        architectures: [schedulable]
        rules:
          thread_safe_unprotected_state: { thread_safe: { name: "*Tracker" } }
      files:
        Services/EventTracker.swift: |
          import Foundation

          final class EventTracker {
            private(set) var last = "" // expect
            func track(_ event: String) {
              last = event
              URLSession.shared.dataTask(with: URL(string: event)!).resume()
            }
          }
    - title: a mutable dictionary
      files:
        Services/PRKServices.h: |
          #import <Foundation/Foundation.h>

          @protocol PRKKeyedStore <NSObject>
          - (void)setObject:(id)object forKey:(NSString *)key;
          @end

          @interface PRKBusinessLogic : NSObject
          @end

          @interface PRKThreadSafe : NSObject
          @property (nonatomic, readonly) id<PRKKeyedStore> store;
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKThreadSafe *TS;
          @end
        Services/PRKDefaultsStore.m: |
          #import "PRKServices.h"

          @interface PRKDefaultsStore : NSObject <PRKKeyedStore>
          @end

          @implementation PRKDefaultsStore {
            NSMutableDictionary *_values; // expect
          }
          - (void)setObject:(id)object forKey:(NSString *)key {
            [_values setObject:object forKey:key];
            [[NSUserDefaults standardUserDefaults] setObject:object forKey:key];
          }
          @end
    - title: a nonatomic property
      files:
        Services/PRKServices.h: |
          #import <Foundation/Foundation.h>

          @protocol PRKKeyedStore <NSObject>
          - (void)setObject:(id)object forKey:(NSString *)key;
          @end

          @interface PRKBusinessLogic : NSObject
          @end

          @interface PRKThreadSafe : NSObject
          @property (nonatomic, readonly) id<PRKKeyedStore> store;
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKThreadSafe *TS;
          @end
        Services/PRKDefaultsStore.m: |
          #import "PRKServices.h"

          @interface PRKDefaultsStore : NSObject <PRKKeyedStore>
          @property (nonatomic, copy) NSString *last; // expect
          @end

          @implementation PRKDefaultsStore
          - (void)setObject:(id)object forKey:(NSString *)key {
            self.last = key;
            [[NSUserDefaults standardUserDefaults] setObject:object forKey:key];
          }
          @end
    - title: a counter
      files:
        Services/PRKServices.h: |
          #import <Foundation/Foundation.h>

          @protocol PRKKeyedStore <NSObject>
          - (void)setObject:(id)object forKey:(NSString *)key;
          @end

          @interface PRKBusinessLogic : NSObject
          @end

          @interface PRKThreadSafe : NSObject
          @property (nonatomic, readonly) id<PRKKeyedStore> store;
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKThreadSafe *TS;
          @end
        Services/PRKDefaultsStore.m: |
          #import "PRKServices.h"

          @interface PRKDefaultsStore : NSObject <PRKKeyedStore>
          @end

          @implementation PRKDefaultsStore {
            NSInteger _count; // expect
          }
          - (void)setObject:(id)object forKey:(NSString *)key {
            _count += 1;
            [[NSUserDefaults standardUserDefaults] setObject:object forKey:key];
          }
          @end
  near_misses:
    - title: changed on the main actor only
      files:
        Services/PassService.swift: |
          import AuthenticationServices
          import Combine

          final class PassService: NSObject, ASAuthorizationControllerDelegate, @unchecked Sendable {
            private var continuation: CheckedContinuation<String, Error>?
            private var isLoading = false
            private let session = URLSession.shared

            @MainActor func register() async throws -> String {
              isLoading = true
              return try await withCheckedThrowingContinuation { continuation in self.continuation = continuation }
            }
            func reload() async {
              await MainActor.run { isLoading = false }
              Task { @MainActor in isLoading = true }
            }
            func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
              continuation = nil
            }
          }
    - title: guarded by a lock, a queue, a wrapper or an actor
      files:
        Services/Stores.swift: |
          import Combine
          import Foundation
          import os

          final class LockedStore: @unchecked Sendable {
            private let lock = NSLock()
            private var count = 0
            func add() {
              lock.lock()
              count += 1
              lock.unlock()
              UserDefaults.standard.set(count, forKey: "count")
            }
          }

          final class QueuedStore: @unchecked Sendable {
            private let queue = DispatchQueue(label: "store")
            private var count = 0
            func add() { queue.async { self.count += 1; UserDefaults.standard.set(1, forKey: "count") } }
          }

          final class MutexStore: Sendable {
            private let state = OSAllocatedUnfairLock(initialState: 0)
            func add() { state.withLock { $0 += 1 }; UserDefaults.standard.set(1, forKey: "count") }
          }

          @MainActor final class MainStore: Sendable {
            private var count = 0
            func add() { count += 1; UserDefaults.standard.set(1, forKey: "count") }
          }

          actor ActorStore {
            private var count = 0
            func add() { count += 1; UserDefaults.standard.set(1, forKey: "count") }
          }
    - title: nothing that changes
      files:
        Services/TokenStore.swift: |
          import Combine
          import Foundation

          final class TokenStore: Sendable {
            private let name: String
            init(name: String) { self.name = name }
            func keep() { UserDefaults.standard.set(name, forKey: "token") }
          }

          final class Records { subscript(name: String) -> Int { get { 0 } set {} } }

          final class RecordStore: @unchecked Sendable {
            private let records = Records()
            func keep() {
              records["a"] = 1
              UserDefaults.standard.set(1, forKey: "a")
            }
          }

          final class CacheStore: @unchecked Sendable {
            private var name: String
            weak var delegate: AnyObject?
            init(name: String) { self.name = name }
            func keep() { UserDefaults.standard.set(name, forKey: "token") }
          }
    - title: a service of the business logic changes as it likes
      files:
        App/Assembly.swift: |
          import Foundation

          final class Archive {
            private var letters: [String] = []
            func store(_ letter: String) { letters.append(letter); UserDefaults.standard.set(letter, forKey: "l") }
          }
          final class ThreadSafeServices {}
          final class BusinessLogicServices { let archive = Archive() }
          final class Assembly {
            let bl = BusinessLogicServices()
            let ts = ThreadSafeServices()
          }
    - title: "@synchronized, and an atomic property"
      files:
        Services/PRKServices.h: |
          #import <Foundation/Foundation.h>

          @protocol PRKKeyedStore <NSObject>
          - (void)setObject:(id)object forKey:(NSString *)key;
          @end

          @interface PRKBusinessLogic : NSObject
          @end

          @interface PRKThreadSafe : NSObject
          @property (nonatomic, readonly) id<PRKKeyedStore> store;
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKThreadSafe *TS;
          @end
        Services/PRKDefaultsStore.m: |
          #import "PRKServices.h"

          @interface PRKDefaultsStore : NSObject <PRKKeyedStore>
          @end

          @implementation PRKDefaultsStore {
            NSMutableDictionary *_values;
          }
          - (void)setObject:(id)object forKey:(NSString *)key {
            @synchronized(self) { [_values setObject:object forKey:key]; }
            [[NSUserDefaults standardUserDefaults] setObject:object forKey:key];
          }
          @end

          @interface PRKOtherStore : NSObject <PRKKeyedStore>
          @property (atomic, copy) NSString *last;
          @end

          @implementation PRKOtherStore
          - (void)setObject:(id)object forKey:(NSString *)key {
            self.last = key;
            [[NSUserDefaults standardUserDefaults] setObject:object forKey:key];
          }
          @end
    - title: a queue in Objective-C
      files:
        Services/PRKServices.h: |
          #import <Foundation/Foundation.h>

          @protocol PRKKeyedStore <NSObject>
          - (void)setObject:(id)object forKey:(NSString *)key;
          @end

          @interface PRKBusinessLogic : NSObject
          @end

          @interface PRKThreadSafe : NSObject
          @property (nonatomic, readonly) id<PRKKeyedStore> store;
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKThreadSafe *TS;
          @end
        Services/PRKDefaultsStore.m: |
          #import "PRKServices.h"

          @interface PRKDefaultsStore : NSObject <PRKKeyedStore>
          @end

          @implementation PRKDefaultsStore {
            dispatch_queue_t _queue;
            NSInteger _count;
          }
          - (void)setObject:(id)object forKey:(NSString *)key {
            dispatch_sync(_queue, ^{ self->_count += 1; });
            [[NSUserDefaults standardUserDefaults] setObject:object forKey:key];
          }
          @end
    - title: made once, in Objective-C
      files:
        Services/PRKServices.h: |
          #import <Foundation/Foundation.h>

          @protocol PRKKeyedStore <NSObject>
          - (void)setObject:(id)object forKey:(NSString *)key;
          @end

          @interface PRKBusinessLogic : NSObject
          @end

          @interface PRKThreadSafe : NSObject
          @property (nonatomic, readonly) id<PRKKeyedStore> store;
          @end

          @interface PRKAssembly : NSObject
          @property (nonatomic, readonly) PRKBusinessLogic *BL;
          @property (nonatomic, readonly) PRKThreadSafe *TS;
          @end
        Services/PRKDefaultsStore.m: |
          #import "PRKServices.h"

          @interface PRKDefaultsStore : NSObject <PRKKeyedStore>
          @end

          @implementation PRKDefaultsStore {
            NSString *_name;
          }
          - (instancetype)init {
            if (self = [super init]) { _name = @"store"; }
            return self;
          }
          - (void)setObject:(id)object forKey:(NSString *)key {
            [[NSUserDefaults standardUserDefaults] setObject:object forKey:_name];
          }
          @end

"""##

private let viperExamples = ##"""
viper_role_dependency:
  triggers:
    - title: a view that asks the interactor and the router itself
      files:
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            var output: FeedViewOutput?
            var interactor: FeedInteractorInput? // expect
            var router: FeedRouterInput? // expect
            func show(_ titles: [String]) {}
          }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject { func show(_ titles: [String]) }
          protocol FeedViewOutput: AnyObject { func viewIsReady() }
          final class FeedPresenter: FeedViewOutput {
            weak var view: FeedViewInput?
            var interactor: FeedInteractorInput?
            var router: FeedRouterInput?
            func viewIsReady() { interactor?.load() }
          }
        Feed/FeedInteractor.swift: |
          protocol FeedInteractorInput: AnyObject { func load() }
          final class FeedInteractor: FeedInteractorInput { func load() {} }
        Feed/FeedRouter.swift: |
          import UIKit
          protocol FeedRouterInput: AnyObject { func open(_ title: String) }
          final class FeedRouter: FeedRouterInput {
            weak var screen: UIViewController?
            func open(_ title: String) { screen?.navigationController?.popViewController(animated: true) }
          }
    - title: a view that shows an entity, a presenter that knows the classes of its neighbours and a service
      files:
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            var output: FeedViewOutput?
            func show(_ posts: [Post]) {} // expect
          }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          protocol FeedViewOutput: AnyObject { func viewIsReady() }
          final class FeedPresenter: FeedViewOutput {
            weak var view: FeedViewInput?
            let interactor: FeedInteractor // expect
            let router: FeedRouter // expect
            let images: ImageService // expect
            init(interactor: FeedInteractor, router: FeedRouter, images: ImageService) {
              (self.interactor, self.router, self.images) = (interactor, router, images)
            }
            func viewIsReady() { interactor.load() }
          }
        Feed/FeedInteractor.swift: |
          protocol FeedInteractorInput: AnyObject { func load() }
          final class FeedInteractor: FeedInteractorInput { func load() {} }
        Feed/FeedRouter.swift: |
          import UIKit
          protocol FeedRouterInput: AnyObject { func open(_ title: String) }
          final class FeedRouter: FeedRouterInput {
            weak var screen: UIViewController?
            func open(_ title: String) { screen?.navigationController?.popViewController(animated: true) }
          }
        Services/ImageService.swift: |
          import Foundation
          final class ImageService { func load(_ url: URL) { URLSession.shared.dataTask(with: url).resume() } }
        Model/Post.swift: |
          struct Post { let title: String }
    - title: an interactor that tells the view, a router that asks the interactor and a service, an entity that saves itself
      files:
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            var output: FeedViewOutput?
            func show(_ titles: [String]) {}
          }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject { func show(_ titles: [String]) }
          protocol FeedViewOutput: AnyObject { func viewIsReady() }
          final class FeedPresenter: FeedViewOutput {
            weak var view: FeedViewInput?
            var interactor: FeedInteractorInput?
            var router: FeedRouterInput?
            func viewIsReady() { interactor?.load() }
          }
        Feed/FeedInteractor.swift: |
          protocol FeedInteractorInput: AnyObject { func load() }
          final class FeedInteractor: FeedInteractorInput {
            weak var view: FeedViewInput? // expect
            var presenter: FeedPresenter? // expect
            func load() { view?.show([]) }
          }
        Feed/FeedRouter.swift: |
          import UIKit
          protocol FeedRouterInput: AnyObject { func open(_ title: String) }
          final class FeedRouter: FeedRouterInput {
            weak var screen: UIViewController?
            var interactor: FeedInteractorInput? // expect
            let store = PostStore() // expect
            func open(_ title: String) { screen?.navigationController?.popViewController(animated: true) }
          }
        Services/PostStore.swift: |
          import Foundation
          final class PostStore { func save(_ post: Post) { UserDefaults.standard.set(post.title, forKey: "post") } }
        Model/Post.swift: |
          struct Post {
            let title: String
            func save(in store: PostStore) { store.save(self) } // expect
          }
    - title: a presenter that knows its router's class and a service, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import "FeedInterfaces.h"
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) FeedRouter *router; // expect
          @end
        Feed/FeedPresenter.m: |
          #import "FeedPresenter.h"
          #import "FeedRouter.h"
          #import "PostService.h"
          @implementation FeedPresenter
          - (void)viewIsReady {
            [self.interactor load];
            [PostService loadPosts]; // expect
            [self.router close];
          }
          @end
        Feed/FeedInterfaces.h: |
          #import <UIKit/UIKit.h>
          @class FeedRouter;
          @protocol FeedViewInput <NSObject>
          - (void)show;
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
        Feed/FeedRouter.h: |
          #import "FeedInterfaces.h"
          @interface FeedRouter : NSObject
          @property (nonatomic, weak) UIViewController *screen;
          - (void)close;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
        Feed/FeedInteractor.h: |
          #import "FeedInterfaces.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          #import "PostService.h"
          @implementation FeedInteractor
          - (void)load { [PostService loadPosts]; }
          @end
        Feed/FeedViewController.h: |
          #import "FeedInterfaces.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Services/PostService.h: |
          #import <Foundation/Foundation.h>
          @interface PostService : NSObject
          + (void)loadPosts;
          @end
        Services/PostService.m: |
          #import "PostService.h"
          @implementation PostService
          + (void)loadPosts { [[NSURLSession.sharedSession dataTaskWithURL:nil] resume]; }
          @end
    - title: a view that asks interactor and router itself, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor; // expect
          @property (nonatomic, strong) id<FeedRouterInput> router; // expect
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
    - title: an entity that saves itself, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
        Services/PostService.h: |
          #import <Foundation/Foundation.h>
          @interface PostService : NSObject
          - (void)load;
          @end
        Services/PostService.m: |
          #import "PostService.h"
          @implementation PostService
          - (void)load { [[NSURLSession.sharedSession dataTaskWithURL:nil] resume]; }
          @end
        Model/Post.h: |
          #import <Foundation/Foundation.h>
          @class PostService;
          @interface Post : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          - (void)saveIn:(PostService *)service; // expect
          @end
    - title: an interactor that answers the view, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          #import "FeedViewController.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @property (nonatomic, weak) id<FeedViewInput> view; // expect
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
  near_misses:
    - title: a presenter that logs
      files:
        Log.swift: |
          import Foundation
          protocol LoggerProtocol { func error(_ text: String) }
          final class Logger: LoggerProtocol {
            static let shared = Logger()
            func error(_ text: String) { FileManager.default.createFile(atPath: text, contents: nil) }
          }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          protocol FeedViewOutput: AnyObject {}
          protocol FeedInteractorInput: AnyObject { func load() }
          final class FeedPresenter: FeedViewOutput {
            weak var view: FeedViewInput?
            var interactor: FeedInteractorInput?
            private let logger: LoggerProtocol
            init(logger: LoggerProtocol) { self.logger = logger }
            func didFail() { logger.error("feed") }
            func didLoad() { Logger.shared.error("feed") }
          }
        Feed/FeedInteractor.swift: |
          final class FeedInteractor: FeedInteractorInput {
            weak var output: FeedViewOutput?
            func load() {}
          }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput { var output: FeedViewOutput? }
    - title: every part knows its neighbour's protocol
      files:
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            var output: FeedViewOutput?
            func show(_ titles: [String]) {}
          }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject { func show(_ titles: [String]) }
          protocol FeedViewOutput: AnyObject { func viewIsReady() }
          final class FeedPresenter: FeedViewOutput {
            weak var view: FeedViewInput?
            var interactor: FeedInteractorInput?
            var router: FeedRouterInput?
            func viewIsReady() { interactor?.load() }
          }
        Feed/FeedInteractor.swift: |
          protocol FeedInteractorInput: AnyObject { func load() }
          protocol FeedInteractorOutput: AnyObject { func didLoad(_ posts: [Post]) }
          final class FeedInteractor: FeedInteractorInput {
            weak var output: FeedInteractorOutput?
            let store = PostStore()
            func load() { output?.didLoad(store.posts()) }
          }
        Feed/FeedRouter.swift: |
          import UIKit
          protocol FeedRouterInput: AnyObject { func open(_ title: String) }
          final class FeedRouter: FeedRouterInput {
            weak var screen: UIViewController?
            func open(_ title: String) { screen?.navigationController?.popViewController(animated: true) }
          }
        Services/PostStore.swift: |
          import Foundation
          final class PostStore { func posts() -> [Post] { UserDefaults.standard.stringArray(forKey: "p")?.map(Post.init) ?? [] } }
        Model/Post.swift: |
          struct Post { let title: String }
    - title: a router that puts its own module together, as an assembly would
      files:
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            var output: FeedViewOutput?
            func show(_ titles: [String]) {}
          }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject { func show(_ titles: [String]) }
          protocol FeedViewOutput: AnyObject { func viewIsReady() }
          final class FeedPresenter: FeedViewOutput {
            weak var view: FeedViewInput?
            var interactor: FeedInteractorInput?
            var router: FeedRouterInput?
            func viewIsReady() { interactor?.load() }
          }
        Feed/FeedInteractor.swift: |
          protocol FeedInteractorInput: AnyObject { func load() }
          final class FeedInteractor: FeedInteractorInput { func load() {} }
        Feed/FeedRouter.swift: |
          import UIKit
          protocol FeedRouterInput: AnyObject { func open(_ title: String) }
          final class FeedRouter: FeedRouterInput {
            weak var screen: UIViewController?
            func open(_ title: String) { screen?.present(DetailsRouter.module(Post(title: title)), animated: true) }
            static func module() -> UIViewController {
              let view = FeedViewController()
              let presenter = FeedPresenter()
              let interactor: FeedInteractorInput = FeedInteractor()
              presenter.interactor = interactor
              presenter.view = view
              view.output = presenter
              return view
            }
          }
        Details/DetailsRouter.swift: |
          import UIKit
          enum DetailsRouter { static func module(_ post: Post) -> UIViewController { UIViewController() } }
        Model/Post.swift: |
          struct Post { let title: String }
    - title: a view's own view models and cells; a router that passes an entity on
      files:
        Feed/FeedViewController.swift: |
          import UIKit
          struct FeedCellModel { let title: String }
          final class FeedCell: UITableViewCell { func show(_ model: FeedCellModel) {} }
          final class FeedViewController: UITableViewController, FeedViewInput {
            var output: FeedViewOutput?
            var models: [FeedCellModel] = []
            func show(_ titles: [String]) { tableView.register(FeedCell.self, forCellReuseIdentifier: "cell") }
          }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject { func show(_ titles: [String]) }
          protocol FeedViewOutput: AnyObject { func viewIsReady() }
          final class FeedPresenter: FeedViewOutput {
            weak var view: FeedViewInput?
            var interactor: FeedInteractorInput?
            var router: FeedRouterInput?
            func viewIsReady() { interactor?.load() }
          }
        Feed/FeedInteractor.swift: |
          protocol FeedInteractorInput: AnyObject { func load() }
          final class FeedInteractor: FeedInteractorInput { func load() {} }
        Feed/FeedRouter.swift: |
          import UIKit
          protocol FeedRouterInput: AnyObject { func open(_ post: Post) }
          final class FeedRouter: FeedRouterInput {
            weak var screen: UIViewController?
            func open(_ post: Post) { screen?.navigationController?.popViewController(animated: true) }
          }
        Model/Post.swift: |
          struct Post { let title: String }
    - title: the cycle of Clean Swift, where the view controller holds the interactor, is another architecture
      files:
        Feed/FeedViewController.swift: |
          import UIKit
          protocol FeedDisplayLogic: AnyObject { func display() }
          final class FeedViewController: UIViewController, FeedDisplayLogic {
            var interactor: FeedBusinessLogic?
            var router: FeedRoutingLogic?
            func display() {}
          }
        Feed/FeedInteractor.swift: |
          protocol FeedBusinessLogic { func load() }
          final class FeedInteractor: FeedBusinessLogic {
            var presenter: FeedPresentationLogic?
            func load() { presenter?.present() }
          }
        Feed/FeedPresenter.swift: |
          protocol FeedPresentationLogic { func present() }
          final class FeedPresenter: FeedPresentationLogic {
            weak var viewController: FeedDisplayLogic?
            func present() { viewController?.display() }
          }
        Feed/FeedRouter.swift: |
          import UIKit
          protocol FeedRoutingLogic { func close() }
          final class FeedRouter: FeedRoutingLogic {
            weak var viewController: UIViewController?
            var dataStore: FeedBusinessLogic?
            func close() { viewController?.dismiss(animated: true) }
          }
    - title: a presenter without interactor or router is no part of a VIPER module
      files:
        Feed/FeedPresenter.swift: |
          import Foundation
          protocol FeedView: AnyObject { func show() }
          final class FeedPresenter {
            weak var view: FeedView?
            let service = PostService()
            func load() { service.load() }
          }
        Services/PostService.swift: |
          import Foundation
          final class PostService { func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")).resume() } }
    - title: neighbours by their protocols, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          #import "PostService.h"
          @implementation FeedInteractor
          - (void)load { [[[PostService alloc] init] load]; }
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
        Services/PostService.h: |
          #import <Foundation/Foundation.h>
          @interface PostService : NSObject
          - (void)load;
          @end
        Services/PostService.m: |
          #import "PostService.h"
          @implementation PostService
          - (void)load { [[NSURLSession.sharedSession dataTaskWithURL:nil] resume]; }
          @end
    - title: a router that puts its module together, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          #import "FeedViewController.h"
          #import "FeedInteractor.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          + (UIViewController *)module {
            FeedPresenter *presenter = [[FeedPresenter alloc] init];
            FeedViewController *view = [[FeedViewController alloc] init];
            presenter.interactor = [[FeedInteractor alloc] init];
            presenter.view = view;
            view.output = presenter;
            return view;
          }
          @end
    - title: a router that passes an entity on, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          #import "Post.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          - (void)openPost:(Post *)post { self.screen.title = post.title; }
          @end
        Model/Post.h: |
          #import <Foundation/Foundation.h>
          @interface Post : NSObject
          @property (nonatomic, copy, readonly) NSString *title;
          @end
module_internals_reached:
  triggers:
    - title: the output of another module's view
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter {
            weak var view: FeedViewInput?
            var other: ListViewOutput? // expect
          }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput { let output = FeedPresenter() }
        List/ListPresenter.swift: |
          protocol ListViewInput: AnyObject {}
          protocol ListViewOutput: AnyObject {}
          final class ListPresenter: ListViewOutput { weak var view: ListViewInput? }
        List/ListViewController.swift: |
          import UIKit
          final class ListViewController: UIViewController, ListViewInput { var output: ListViewOutput? }
    - title: a router that makes another module's parts
      files:
        Feed/FeedRouter.swift: |
          import UIKit
          protocol FeedRouterInput: AnyObject { func open(_ title: String) }
          final class FeedRouter: FeedRouterInput {
            weak var screen: UIViewController?
            func open(_ title: String) {
              let presenter = DetailsPresenter() // expect
              let details = DetailsViewController() // expect
              details.output = presenter
              presenter.view = details
              screen?.navigationController?.pushViewController(details, animated: true)
            }
          }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          protocol FeedViewOutput: AnyObject {}
          final class FeedPresenter: FeedViewOutput {
            weak var view: FeedViewInput?
            var router: FeedRouterInput?
          }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput { var output: FeedViewOutput? }
        Details/DetailsPresenter.swift: |
          protocol DetailsViewInput: AnyObject {}
          protocol DetailsViewOutput: AnyObject {}
          final class DetailsPresenter: DetailsViewOutput { weak var view: DetailsViewInput? }
        Details/DetailsViewController.swift: |
          import UIKit
          final class DetailsViewController: UIViewController, DetailsViewInput { var output: DetailsViewOutput? }
    - title: a view that shows another module's cell, in folders by role
      files:
        Screens/Feed/Presenter/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          protocol FeedViewOutput: AnyObject {}
          final class FeedPresenter: FeedViewOutput { weak var view: FeedViewInput? }
        Screens/Feed/View/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UITableViewController, FeedViewInput {
            var output: FeedViewOutput?
            override func viewDidLoad() {
              tableView.register(PhotoCell.self, forCellReuseIdentifier: "photo") // expect
            }
          }
        Screens/Photos/Presenter/PhotosPresenter.swift: |
          protocol PhotosViewInput: AnyObject {}
          final class PhotosPresenter { weak var view: PhotosViewInput? }
        Screens/Photos/View/PhotosViewController.swift: |
          import UIKit
          final class PhotosViewController: UIViewController, PhotosViewInput { let presenter = PhotosPresenter() }
          final class PhotoCell: UITableViewCell {}
    - title: an interactor that answers another module's interactor's output, in Objective-C
      files:
        Feed/FeedInteractor.h: |
          #import <Foundation/Foundation.h>
          #import "PhotosInteractorOutput.h"
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @property (nonatomic, weak) id<PhotosInteractorOutput> output; // expect
          @end
        Feed/FeedPresenter.h: |
          #import "FeedInteractor.h"
          @protocol FeedViewInput <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @end
        Photos/PhotosInteractorOutput.h: |
          #import <Foundation/Foundation.h>
          @protocol PhotosInteractorOutput <NSObject>
          - (void)didLoad;
          @end
        Photos/PhotosPresenter.h: |
          #import "PhotosInteractorOutput.h"
          @protocol PhotosViewInput <NSObject>
          @end
          @interface PhotosPresenter : NSObject <PhotosInteractorOutput>
          @property (nonatomic, weak) id<PhotosViewInput> view;
          @end
        Photos/PhotosView.h: |
          #import <UIKit/UIKit.h>
          #import "PhotosPresenter.h"
          @interface PhotosView : UIView <PhotosViewInput>
          @property (nonatomic, strong) PhotosPresenter *output;
          @end
    - title: "a router that makes another module's parts, in Objective-C"
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          #import "DetailsViewController.h"
          @implementation FeedRouter
          - (void)close {
            DetailsViewController *details = [[DetailsViewController alloc] init]; // expect
            [self.screen.navigationController pushViewController:details animated:YES];
          }
          @end
        Details/DetailsPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol DetailsViewInput <NSObject>
          @end
          @protocol DetailsViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface DetailsPresenter : NSObject <DetailsViewOutput>
          @property (nonatomic, weak) id<DetailsViewInput> view;
          @end
        Details/DetailsViewController.h: |
          #import <UIKit/UIKit.h>
          #import "DetailsPresenter.h"
          @interface DetailsViewController : UIViewController <DetailsViewInput>
          @property (nonatomic, strong) id<DetailsViewOutput> output;
          @end
    - title: "a view that shows another module's cell, in Objective-C"
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Photos/PhotosPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol PhotosViewInput <NSObject>
          @end
          @protocol PhotosViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface PhotosPresenter : NSObject <PhotosViewOutput>
          @property (nonatomic, weak) id<PhotosViewInput> view;
          @end
        Photos/PhotosViewController.h: |
          #import <UIKit/UIKit.h>
          #import "PhotosPresenter.h"
          @interface PhotosViewController : UIViewController <PhotosViewInput>
          @property (nonatomic, strong) id<PhotosViewOutput> output;
          @end
        Photos/PhotoCell.h: |
          #import <UIKit/UIKit.h>
          @interface PhotoCell : UITableViewCell
          @end
        Feed/FeedViewController.m: |
          #import "FeedViewController.h"
          #import "PhotoCell.h"
          @implementation FeedViewController
          - (void)viewDidLoad {
            NSLog(@"%@", [PhotoCell class]); // expect
          }
          @end
  near_misses:
    - title: input, output and the kinds of values that an assembly asks for, named in short
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          protocol FeedViewOutput: AnyObject {}
          final class FeedPresenter: FeedViewOutput { weak var view: FeedViewInput? }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            var output: FeedViewOutput?
            private var list: ListInputProtocol?
            func open() -> UIViewController {
              ListAssembly(kind: PopularList(), output: output as? ListOutputProtocol).makeModule()
            }
          }
        List/ListAssembly.swift: |
          import UIKit
          protocol ListInputProtocol: AnyObject {}
          protocol ListOutputProtocol: AnyObject {}
          protocol ListKind {}
          struct PopularList: ListKind {}
          final class ListAssembly {
            private let kind: ListKind
            private weak var output: ListOutputProtocol?
            init(kind: ListKind, output: ListOutputProtocol?) { (self.kind, self.output) = (kind, output) }
            func makeModule() -> UIViewController {
              let view = ListViewController()
              view.output = ListPresenter(view: view)
              return view
            }
          }
        List/ListPresenter.swift: |
          protocol ListViewInput: AnyObject {}
          protocol ListViewOutput: AnyObject {}
          final class ListPresenter: ListViewOutput {
            weak var view: ListViewInput?
            init(view: ListViewInput) { self.view = view }
          }
        List/ListViewController.swift: |
          import UIKit
          final class ListViewController: UIViewController, ListViewInput { var output: ListViewOutput? }
    - title: a wireframe that puts its module together as it is made
      files:
        Feed/FeedWireframe.swift: |
          final class FeedWireframe: BaseWireframe {
            init() {
              let screen = FeedViewController()
              super.init(screen)
              screen.presenter = FeedPresenter(view: screen, wireframe: self)
            }
            func openDetails(_ title: String) { push(DetailsWireframe(title)) }
          }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter {
            private weak var view: FeedViewInput?
            private let wireframe: FeedWireframe
            init(view: FeedViewInput, wireframe: FeedWireframe) { (self.view, self.wireframe) = (view, wireframe) }
          }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput { var presenter: FeedPresenter? }
        Details/DetailsWireframe.swift: |
          final class DetailsWireframe: BaseWireframe {
            init(_ title: String) {
              let screen = DetailsViewController()
              super.init(screen)
              screen.presenter = DetailsPresenter(view: screen, wireframe: self, title: title)
            }
          }
        Details/DetailsPresenter.swift: |
          protocol DetailsViewInput: AnyObject {}
          final class DetailsPresenter {
            private weak var view: DetailsViewInput?
            private let wireframe: DetailsWireframe
            init(view: DetailsViewInput, wireframe: DetailsWireframe, title: String) { (self.view, self.wireframe) = (view, wireframe) }
          }
        Details/DetailsViewController.swift: |
          import UIKit
          final class DetailsViewController: UIViewController, DetailsViewInput { var presenter: DetailsPresenter? }
        Common/BaseWireframe.swift: |
          import UIKit
          class BaseWireframe {
            private unowned let screen: UIViewController
            init(_ screen: UIViewController) { self.screen = screen }
            func push(_ other: BaseWireframe) { screen.navigationController?.pushViewController(other.screen, animated: true) }
          }
    - title: an outlet to a module that is a view
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedViewInput> view;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @class HeaderView;
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) FeedPresenter *output;
          @property (nonatomic, weak) IBOutlet HeaderView *header;
          @end
        Feed/Header/HeaderPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol HeaderViewInput <NSObject>
          @end
          @interface HeaderPresenter : NSObject
          @property (nonatomic, weak) id<HeaderViewInput> view;
          @end
        Feed/Header/HeaderView.h: |
          #import <UIKit/UIKit.h>
          #import "HeaderPresenter.h"
          @interface HeaderView : UIView <HeaderViewInput>
          @property (nonatomic, strong) HeaderPresenter *output;
          @end
    - title: an input by the protocol that it inherits from; what an assembly, an output and their values speak of
      files:
        Feed/FeedRouter.swift: |
          import UIKit
          protocol FeedRouterInput: AnyObject { func open(_ title: String) }
          final class FeedRouter: FeedRouterInput, DetailsModuleOutput {
            weak var screen: UIViewController?
            var details: DetailsEntry?
            func open(_ title: String) {
              let flow = DetailsFlow.topic(DetailsTopic(title: title, order: DetailsTopic.Order.up))
              screen?.navigationController?.pushViewController(DetailsAssembly().module(flow), animated: true)
            }
            func detailsDidEnd(_ view: DetailsViewInput) {}
          }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          protocol FeedViewOutput: AnyObject {}
          final class FeedPresenter: FeedViewOutput {
            weak var view: FeedViewInput?
            var router: FeedRouterInput?
          }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput { var output: FeedViewOutput? }
        Details/DetailsPresenter.swift: |
          import McFlurry
          protocol DetailsViewInput: AnyObject {}
          protocol DetailsViewOutput: AnyObject {}
          protocol DetailsEntry: RamblerViperModuleInput {}
          final class DetailsPresenter: DetailsViewOutput, DetailsEntry { weak var view: DetailsViewInput? }
        Details/DetailsViewController.swift: |
          import UIKit
          final class DetailsViewController: UIViewController, DetailsViewInput { var output: DetailsViewOutput? }
        Details/DetailsAssembly.swift: |
          import UIKit
          enum DetailsFlow { case topic(DetailsTopic) }
          struct DetailsTopic {
            enum Order { case up, down }
            let title: String
            let order: Order
          }
          protocol DetailsModuleOutput: AnyObject { func detailsDidEnd(_ view: DetailsViewInput) }
          final class DetailsAssembly {
            func module(_ flow: DetailsFlow) -> UIViewController {
              let presenter = presenter(flow)
              let view = DetailsViewController()
              view.output = presenter
              presenter.view = view
              return view
            }
            private func presenter(_ flow: DetailsFlow) -> DetailsPresenter { DetailsPresenter() }
          }
    - title: a module is used through its assembly, its input and its output
      files:
        Feed/FeedRouter.swift: |
          import UIKit
          protocol FeedRouterInput: AnyObject { func open(_ title: String) }
          final class FeedRouter: FeedRouterInput, DetailsModuleOutput {
            weak var screen: UIViewController?
            var details: DetailsModuleInput?
            func open(_ title: String) {
              let (controller, input) = DetailsAssembly().module(DetailsTopic(title: title), output: self)
              details = input
              screen?.navigationController?.pushViewController(controller, animated: true)
            }
          }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          protocol FeedViewOutput: AnyObject {}
          final class FeedPresenter: FeedViewOutput {
            weak var view: FeedViewInput?
            var router: FeedRouterInput?
          }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput { var output: FeedViewOutput? }
        Details/DetailsPresenter.swift: |
          protocol DetailsViewInput: AnyObject {}
          protocol DetailsViewOutput: AnyObject {}
          final class DetailsPresenter: DetailsViewOutput { weak var view: DetailsViewInput? }
        Details/DetailsViewController.swift: |
          import UIKit
          final class DetailsViewController: UIViewController, DetailsViewInput { var output: DetailsViewOutput? }
        Details/DetailsAssembly.swift: |
          import UIKit
          struct DetailsTopic { let title: String }
          protocol DetailsModuleInput: AnyObject {}
          protocol DetailsModuleOutput: AnyObject {}
          final class DetailsAssembly {
            func module(_ topic: DetailsTopic, output: DetailsModuleOutput) -> (UIViewController, DetailsModuleInput?) {
              let presenter = DetailsPresenter()
              let view = DetailsViewController()
              view.output = presenter
              presenter.view = view
              return (view, nil)
            }
          }
    - title: a module that its router puts together, as small apps do
      files:
        Feed/FeedRouter.swift: |
          import UIKit
          protocol FeedRouterInput: AnyObject { func open(_ title: String) }
          final class FeedRouter: FeedRouterInput {
            weak var screen: UIViewController?
            func open(_ title: String) { screen?.navigationController?.pushViewController(DetailsRouter.module(), animated: true) }
          }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          protocol FeedViewOutput: AnyObject {}
          final class FeedPresenter: FeedViewOutput {
            weak var view: FeedViewInput?
            var router: FeedRouterInput?
          }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput { var output: FeedViewOutput? }
        Details/DetailsPresenter.swift: |
          protocol DetailsViewInput: AnyObject {}
          protocol DetailsViewOutput: AnyObject {}
          final class DetailsPresenter: DetailsViewOutput { weak var view: DetailsViewInput? }
        Details/DetailsViewController.swift: |
          import UIKit
          final class DetailsViewController: UIViewController, DetailsViewInput { var output: DetailsViewOutput? }
        Details/DetailsRouter.swift: |
          import UIKit
          final class DetailsRouter {
            static func module() -> UIViewController {
              let presenter = DetailsPresenter()
              let view = DetailsViewController()
              view.output = presenter
              presenter.view = view
              return view
            }
          }
    - title: what screens share lies in no module; a base presenter's folder is none
      files:
        Common/Base/BasePresenter.swift: |
          protocol BaseView: AnyObject {}
          class BasePresenter { weak var view: BaseView? }
        Common/Base/BaseViewController.swift: |
          import UIKit
          class BaseViewController: UIViewController, BaseView {}
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter: BasePresenter { weak var screen: FeedViewInput? }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: BaseViewController, FeedViewInput { let output = FeedPresenter() }
    - title: presenters and views in folders by their kind are no modules
      files:
        Presenters/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter { weak var view: FeedViewInput? }
        Presenters/DetailsPresenter.swift: |
          protocol DetailsViewInput: AnyObject {}
          protocol DetailsViewOutput: AnyObject {}
          final class DetailsPresenter: DetailsViewOutput { weak var view: DetailsViewInput? }
        Views/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput { let output = FeedPresenter() }
        Views/DetailsViewController.swift: |
          import UIKit
          final class DetailsViewController: UIViewController, DetailsViewInput { var output: DetailsViewOutput? }
    - title: the composition root puts screens together as it likes
      files:
        App/AppDelegate.swift: |
          import UIKit
          @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            func open() { DetailsViewController().output = DetailsPresenter() }
          }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter { weak var view: FeedViewInput? }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput { let output = FeedPresenter() }
        Details/DetailsPresenter.swift: |
          protocol DetailsViewInput: AnyObject {}
          protocol DetailsViewOutput: AnyObject {}
          final class DetailsPresenter: DetailsViewOutput { weak var view: DetailsViewInput? }
        Details/DetailsViewController.swift: |
          import UIKit
          final class DetailsViewController: UIViewController, DetailsViewInput { var output: DetailsViewOutput? }
    - title: its assembly, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          #import "DetailsAssembly.h"
          @implementation FeedRouter
          - (void)close {
            [self.screen.navigationController pushViewController:[DetailsAssembly module] animated:YES];
          }
          @end
        Details/DetailsPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol DetailsViewInput <NSObject>
          @end
          @protocol DetailsViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface DetailsPresenter : NSObject <DetailsViewOutput>
          @property (nonatomic, weak) id<DetailsViewInput> view;
          @end
        Details/DetailsViewController.h: |
          #import <UIKit/UIKit.h>
          #import "DetailsPresenter.h"
          @interface DetailsViewController : UIViewController <DetailsViewInput>
          @property (nonatomic, strong) id<DetailsViewOutput> output;
          @end
        Details/DetailsAssembly.h: |
          #import <UIKit/UIKit.h>
          @interface DetailsAssembly : NSObject
          + (UIViewController *)module;
          @end
        Details/DetailsAssembly.m: |
          #import "DetailsAssembly.h"
          #import "DetailsPresenter.h"
          #import "DetailsViewController.h"
          @implementation DetailsAssembly
          + (UIViewController *)module {
            DetailsPresenter *presenter = [[DetailsPresenter alloc] init];
            DetailsViewController *view = [[DetailsViewController alloc] init];
            presenter.view = view;
            view.output = presenter;
            return view;
          }
          @end
    - title: its input, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          #import "DetailsModuleInput.h"
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @property (nonatomic, weak) id<DetailsModuleInput> details;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
        Details/DetailsPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol DetailsViewInput <NSObject>
          @end
          @protocol DetailsViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface DetailsPresenter : NSObject <DetailsViewOutput>
          @property (nonatomic, weak) id<DetailsViewInput> view;
          @end
        Details/DetailsViewController.h: |
          #import <UIKit/UIKit.h>
          #import "DetailsPresenter.h"
          @interface DetailsViewController : UIViewController <DetailsViewInput>
          @property (nonatomic, strong) id<DetailsViewOutput> output;
          @end
        Details/DetailsModuleInput.h: |
          #import <Foundation/Foundation.h>
          @protocol DetailsModuleInput <NSObject>
          - (void)show;
          @end
    - title: the app delegate puts screens together, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Details/DetailsPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol DetailsViewInput <NSObject>
          @end
          @protocol DetailsViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface DetailsPresenter : NSObject <DetailsViewOutput>
          @property (nonatomic, weak) id<DetailsViewInput> view;
          @end
        Details/DetailsViewController.h: |
          #import <UIKit/UIKit.h>
          #import "DetailsPresenter.h"
          @interface DetailsViewController : UIViewController <DetailsViewInput>
          @property (nonatomic, strong) id<DetailsViewOutput> output;
          @end
        App/AppDelegate.h: |
          #import <UIKit/UIKit.h>
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @end
        App/AppDelegate.m: |
          #import "AppDelegate.h"
          #import "DetailsViewController.h"
          @implementation AppDelegate
          - (void)open {
            NSLog(@"%@", [[DetailsViewController alloc] init]);
          }
          @end
service_outside_interactor:
  triggers:
    - title: a presenter that loads, a view that stores
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          protocol FeedViewOutput: AnyObject { func viewIsReady() }
          final class FeedPresenter: FeedViewOutput {
            weak var view: FeedViewInput?
            var interactor: FeedInteractorInput?
            let posts: Posts
            init(posts: Posts) { self.posts = posts }
            func viewIsReady() { posts.load() } // expect
          }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            var output: FeedViewOutput?
            func tap() { PostService.common.save() } // expect
          }
        Feed/FeedInteractor.swift: |
          protocol FeedInteractorInput: AnyObject {}
          final class FeedInteractor: FeedInteractorInput {
            let posts: Posts
            init(posts: Posts) { self.posts = posts }
            func refresh() { posts.load() }
          }
        Services/PostService.swift: |
          import Foundation
          protocol Posts { func load() }
          final class PostService: Posts {
            static let common = PostService()
            func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")).resume() }
            func save() {}
          }
    - title: a router that asks a service which screen is next
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter {
            weak var view: FeedViewInput?
            var interactor: FeedInteractorInput?
            var router: FeedRouterInput?
          }
        Feed/FeedInteractor.swift: |
          protocol FeedInteractorInput: AnyObject {}
          final class FeedInteractor: FeedInteractorInput {
            let posts: Posts
            init(posts: Posts) { self.posts = posts }
            func refresh() { posts.load() }
          }
        Feed/FeedRouter.swift: |
          import UIKit
          protocol FeedRouterInput: AnyObject { func next() }
          final class FeedRouter: FeedRouterInput {
            weak var screen: UIViewController?
            var posts: Posts?
            func next() {
              posts?.load() // expect
              screen?.navigationController?.popViewController(animated: true)
            }
          }
        Services/PostService.swift: |
          import Foundation
          protocol Posts { func load() }
          final class PostService: Posts {
            static let common = PostService()
            func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")).resume() }
            func save() {}
          }
    - title: a presenter's call, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @class PostService;
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedInteractorInput <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) PostService *posts;
          @end
        Feed/FeedPresenter.m: |
          #import "FeedPresenter.h"
          #import "PostService.h"
          @implementation FeedPresenter
          - (void)refresh {
            [self.posts load]; // expect
          }
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @property (nonatomic, strong) PostService *posts;
          @end
        Services/PostService.h: |
          #import <Foundation/Foundation.h>
          @interface PostService : NSObject
          - (void)load;
          @end
        Services/PostService.m: |
          #import "PostService.h"
          @implementation PostService
          - (void)load { [[NSURLSession.sharedSession dataTaskWithURL:nil] resume]; }
          @end
    - title: a view, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "PostService.h"
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @property (nonatomic, strong) PostService *posts;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
        Services/PostService.h: |
          #import <Foundation/Foundation.h>
          @interface PostService : NSObject
          - (void)load;
          @end
        Services/PostService.m: |
          #import "PostService.h"
          @implementation PostService
          - (void)load { [[NSURLSession.sharedSession dataTaskWithURL:nil] resume]; }
          @end
        Feed/FeedViewController.m: |
          #import "FeedViewController.h"
          @implementation FeedViewController
          - (void)viewDidLoad {
            [self.posts load]; // expect
          }
          @end
    - title: a router, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          #import "PostService.h"
          @implementation FeedRouter
          - (void)close {
            PostService *posts = [[PostService alloc] init];
            [posts load]; // expect
            [self.screen.navigationController popViewControllerAnimated:YES];
          }
          @end
        Services/PostService.h: |
          #import <Foundation/Foundation.h>
          @interface PostService : NSObject
          - (void)load;
          @end
        Services/PostService.m: |
          #import "PostService.h"
          @implementation PostService
          - (void)load { [[NSURLSession.sharedSession dataTaskWithURL:nil] resume]; }
          @end
  near_misses:
    - title: a presenter that logs
      files:
        Log.swift: |
          import Foundation
          protocol LoggerProtocol { func error(_ text: String) }
          final class Logger: LoggerProtocol {
            static let shared = Logger()
            func error(_ text: String) { FileManager.default.createFile(atPath: text, contents: nil) }
          }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          protocol FeedViewOutput: AnyObject {}
          protocol FeedInteractorInput: AnyObject { func load() }
          final class FeedPresenter: FeedViewOutput {
            weak var view: FeedViewInput?
            var interactor: FeedInteractorInput?
            private let logger: LoggerProtocol
            init(logger: LoggerProtocol) { self.logger = logger }
            func didFail() { logger.error("feed") }
            func didLoad() { Logger.shared.error("feed") }
          }
        Feed/FeedInteractor.swift: |
          final class FeedInteractor: FeedInteractorInput {
            weak var output: FeedViewOutput?
            func load() {}
          }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput { var output: FeedViewOutput? }
    - title: services are the interactor's
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter {
            weak var view: FeedViewInput?
            var interactor: FeedInteractorInput?
            func viewIsReady() { interactor?.refresh() }
          }
        Feed/FeedInteractor.swift: |
          protocol FeedInteractorInput: AnyObject { func refresh() }
          final class FeedInteractor: FeedInteractorInput {
            let posts: Posts
            init(posts: Posts) { self.posts = posts }
            func refresh() { posts.load() }
          }
        Services/PostService.swift: |
          import Foundation
          protocol Posts { func load() }
          final class PostService: Posts {
            static let common = PostService()
            func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")).resume() }
            func save() {}
          }
    - title: an assembly makes services, and starts what has to run
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter {
            weak var view: FeedViewInput?
            var interactor: FeedInteractorInput?
          }
        Feed/FeedInteractor.swift: |
          protocol FeedInteractorInput: AnyObject {}
          final class FeedInteractor: FeedInteractorInput {
            let posts: Posts
            init(posts: Posts) { self.posts = posts }
            func refresh() { posts.load() }
          }
        Feed/FeedAssembly.swift: |
          final class FeedAssembly {
            func module() -> FeedPresenter {
              let service = PostService()
              service.load()
              let presenter = FeedPresenter()
              presenter.interactor = FeedInteractor(posts: service)
              return presenter
            }
          }
        Services/PostService.swift: |
          import Foundation
          protocol Posts { func load() }
          final class PostService: Posts {
            static let common = PostService()
            func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")).resume() }
            func save() {}
          }
    - title: a presenter that makes its own dates into text
      files:
        Feed/FeedPresenter.swift: |
          import Foundation
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter {
            weak var view: FeedViewInput?
            var interactor: FeedInteractorInput?
            let formatter = PostFormatter()
            func show(_ date: Date) -> String { formatter.text(of: date) }
          }
        Feed/PostFormatter.swift: |
          import Foundation
          final class PostFormatter { func text(of date: Date) -> String { DateFormatter().string(from: date) } }
        Feed/FeedInteractor.swift: |
          protocol FeedInteractorInput: AnyObject {}
          final class FeedInteractor: FeedInteractorInput {
            let posts: Posts
            init(posts: Posts) { self.posts = posts }
            func refresh() { posts.load() }
          }
        Services/PostService.swift: |
          import Foundation
          protocol Posts { func load() }
          final class PostService: Posts {
            static let common = PostService()
            func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")).resume() }
            func save() {}
          }
    - title: an interactor's call, in Objective-C
      files:
        Feed/FeedInteractor.h: |
          #import <Foundation/Foundation.h>
          @class PostService;
          @protocol FeedInteractorInput <NSObject>
          - (void)refresh;
          @end
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @property (nonatomic, strong) PostService *posts;
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          #import "PostService.h"
          @implementation FeedInteractor
          - (void)refresh { [self.posts load]; }
          @end
        Feed/FeedPresenter.h: |
          #import "FeedInteractor.h"
          @protocol FeedViewInput <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @end
        Feed/FeedPresenter.m: |
          #import "FeedPresenter.h"
          @implementation FeedPresenter
          - (void)viewIsReady { [self.interactor refresh]; }
          @end
        Services/PostService.h: |
          #import <Foundation/Foundation.h>
          @interface PostService : NSObject
          - (void)load;
          @end
        Services/PostService.m: |
          #import "PostService.h"
          @implementation PostService
          - (void)load { [[NSURLSession.sharedSession dataTaskWithURL:nil] resume]; }
          @end
    - title: an assembly starts one, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
        Services/PostService.h: |
          #import <Foundation/Foundation.h>
          @interface PostService : NSObject
          - (void)load;
          @end
        Services/PostService.m: |
          #import "PostService.h"
          @implementation PostService
          - (void)load { [[NSURLSession.sharedSession dataTaskWithURL:nil] resume]; }
          @end
        Feed/FeedAssembly.m: |
          #import "FeedPresenter.h"
          #import "FeedInteractor.h"
          #import "PostService.h"
          @interface FeedAssembly : NSObject
          @end
          @implementation FeedAssembly
          - (FeedPresenter *)module {
            FeedPresenter *presenter = [[FeedPresenter alloc] init];
            presenter.interactor = [[FeedInteractor alloc] init];
            PostService *posts = [[PostService alloc] init];
            [posts load];
            return presenter;
          }
          @end
    - title: a formatter is no service, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
        Services/PostService.h: |
          #import <Foundation/Foundation.h>
          @interface PostService : NSObject
          - (void)load;
          @end
        Services/PostService.m: |
          #import "PostService.h"
          @implementation PostService
          - (void)load { [[NSURLSession.sharedSession dataTaskWithURL:nil] resume]; }
          @end
        Feed/FeedFormatter.h: |
          #import <Foundation/Foundation.h>
          @interface FeedFormatter : NSObject
          - (NSString *)text;
          @end
        Feed/FeedPresenter.m: |
          #import "FeedPresenter.h"
          #import "FeedFormatter.h"
          @implementation FeedPresenter
          - (void)viewIsReady {
            FeedFormatter *formatter = [[FeedFormatter alloc] init];
            NSLog(@"%@", [formatter text]);
          }
          @end
submodule_embedded_outside_router:
  triggers:
    - title: a view controller that adds another module's
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter { weak var view: FeedViewInput? }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            let output = FeedPresenter()
            override func viewDidLoad() {
              let header = HeaderViewController()
              addChild(header) // expect
              view.addSubview(header.view)
              header.didMove(toParent: self)
            }
          }
        Header/HeaderPresenter.swift: |
          protocol HeaderViewInput: AnyObject {}
          final class HeaderPresenter { weak var view: HeaderViewInput? }
        Header/HeaderViewController.swift: |
          import UIKit
          final class HeaderViewController: UIViewController, HeaderViewInput { let output = HeaderPresenter() }
          final class HeaderAssembly {
            func module() -> UIViewController {
              let view = HeaderViewController()
              HeaderPresenter().view = view
              return view
            }
          }
    - title: a view controller that asks the assembly itself
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter { weak var view: FeedViewInput? }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            let output = FeedPresenter()
            func showHeader() {
              let header = HeaderAssembly().module()
              addChild(header) // expect
              header.didMove(toParent: self)
            }
          }
        Header/HeaderPresenter.swift: |
          protocol HeaderViewInput: AnyObject {}
          final class HeaderPresenter { weak var view: HeaderViewInput? }
        Header/HeaderViewController.swift: |
          import UIKit
          final class HeaderViewController: UIViewController, HeaderViewInput { let output = HeaderPresenter() }
          final class HeaderAssembly {
            func module() -> UIViewController {
              let view = HeaderViewController()
              HeaderPresenter().view = view
              return view
            }
          }
    - title: a presenter that embeds
      files:
        Feed/FeedPresenter.swift: |
          import UIKit
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter {
            weak var view: (UIViewController & FeedViewInput)?
            func viewIsReady() {
              view?.addChild(HeaderViewController()) // expect
            }
          }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput { let output = FeedPresenter() }
        Header/HeaderPresenter.swift: |
          protocol HeaderViewInput: AnyObject {}
          final class HeaderPresenter { weak var view: HeaderViewInput? }
        Header/HeaderViewController.swift: |
          import UIKit
          final class HeaderViewController: UIViewController, HeaderViewInput { let output = HeaderPresenter() }
          final class HeaderAssembly {
            func module() -> UIViewController {
              let view = HeaderViewController()
              HeaderPresenter().view = view
              return view
            }
          }
    - title: a view controller, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedViewInput> view;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) FeedPresenter *output;
          @end
        Feed/FeedViewController.m: |
          #import "FeedViewController.h"
          #import "HeaderViewController.h"
          @implementation FeedViewController
          - (void)viewDidLoad {
            HeaderViewController *header = [[HeaderViewController alloc] init];
            [self addChildViewController:header]; // expect
            [header didMoveToParentViewController:self];
          }
          @end
        Header/HeaderPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol HeaderViewInput <NSObject>
          @end
          @interface HeaderPresenter : NSObject
          @property (nonatomic, weak) id<HeaderViewInput> view;
          @end
        Header/HeaderViewController.h: |
          #import <UIKit/UIKit.h>
          #import "HeaderPresenter.h"
          @interface HeaderViewController : UIViewController <HeaderViewInput>
          @property (nonatomic, strong) HeaderPresenter *output;
          @end
    - title: a view controller that asks the assembly, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Header/HeaderPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol HeaderViewInput <NSObject>
          @end
          @protocol HeaderViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface HeaderPresenter : NSObject <HeaderViewOutput>
          @property (nonatomic, weak) id<HeaderViewInput> view;
          @end
        Header/HeaderViewController.h: |
          #import <UIKit/UIKit.h>
          #import "HeaderPresenter.h"
          @interface HeaderViewController : UIViewController <HeaderViewInput>
          @property (nonatomic, strong) id<HeaderViewOutput> output;
          @end
        Header/HeaderAssembly.h: |
          #import <UIKit/UIKit.h>
          @interface HeaderAssembly : NSObject
          + (UIViewController *)module;
          @end
        Header/HeaderAssembly.m: |
          #import "HeaderAssembly.h"
          #import "HeaderPresenter.h"
          #import "HeaderViewController.h"
          @implementation HeaderAssembly
          + (UIViewController *)module {
            HeaderPresenter *presenter = [[HeaderPresenter alloc] init];
            HeaderViewController *view = [[HeaderViewController alloc] init];
            presenter.view = view;
            view.output = presenter;
            return view;
          }
          @end
        Feed/FeedViewController.m: |
          #import "FeedViewController.h"
          #import "HeaderAssembly.h"
          @implementation FeedViewController
          - (void)showHeader {
            UIViewController *header = [HeaderAssembly module];
            [self addChildViewController:header]; // expect
          }
          @end
    - title: a presenter, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Header/HeaderPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol HeaderViewInput <NSObject>
          @end
          @protocol HeaderViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface HeaderPresenter : NSObject <HeaderViewOutput>
          @property (nonatomic, weak) id<HeaderViewInput> view;
          @end
        Header/HeaderViewController.h: |
          #import <UIKit/UIKit.h>
          #import "HeaderPresenter.h"
          @interface HeaderViewController : UIViewController <HeaderViewInput>
          @property (nonatomic, strong) id<HeaderViewOutput> output;
          @end
        Feed/FeedPresenter.m: |
          #import "FeedPresenter.h"
          #import "HeaderViewController.h"
          @implementation FeedPresenter
          - (void)viewIsReady {
            HeaderViewController *header = [[HeaderViewController alloc] init];
            [(UIViewController *)self.view addChildViewController:header]; // expect
          }
          @end
    - title: a view controller that adds what its assembly got from other modules
      files:
        Footer/FooterPresenter.swift: |
          import UIKit
          protocol FooterViewInput: AnyObject {}
          final class FooterPresenter { weak var view: FooterViewInput? }
          struct FooterText {}
          final class FooterViewController: UIViewController, FooterViewInput { let output = FooterPresenter() }
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter {
            weak var view: FeedViewInput?
            init(footer: FooterText) {}
          }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            let output: FeedPresenter
            private weak var header: UIViewController?
            private let pages: [UIViewController]
            init(output: FeedPresenter, header: UIViewController?, pages: [UIViewController]) {
              self.output = output
              self.header = header
              self.pages = pages
              super.init(nibName: nil, bundle: nil)
            }
            override func viewDidLoad() {
              guard let header else { return }
              addChild(header) // expect
              view.addSubview(header.view)
              header.didMove(toParent: self)
              addChild(pages[0])
              pages[0].didMove(toParent: self)
            }
          }
        Feed/FeedAssembly.swift: |
          import UIKit
          final class FeedAssembly {
            static func module(_ page: UIViewController) -> UIViewController? {
              let presenter = FeedPresenter(footer: FooterText())
              guard let header = headerModule(presenter) else { return nil }
              let view = FeedViewController(output: presenter, header: header, pages: [page])
              presenter.view = view
              return view
            }
            private static func headerModule(_ output: FeedPresenter) -> UIViewController? { HeaderAssembly.module() }
          }
        Header/HeaderPresenter.swift: |
          protocol HeaderViewInput: AnyObject {}
          final class HeaderPresenter { weak var view: HeaderViewInput? }
        Header/HeaderViewController.swift: |
          import UIKit
          final class HeaderViewController: UIViewController, HeaderViewInput { let output = HeaderPresenter() }
          final class HeaderAssembly {
            static func module() -> UIViewController? {
              let view = HeaderViewController()
              HeaderPresenter().view = view
              return view
            }
          }
  near_misses:
    - title: a protocol of all assemblies, and a value of another module's, beside a child of the own
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter { weak var view: FeedViewInput? }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            let output = FeedPresenter()
            func showFooter(_ assembly: Assembly) {
              let size = HeaderFlow.Size.small
              let footer = FooterMaker().make(for: size)
              addChild(footer)
              footer.didMove(toParent: self)
              let other: Assembly = assembly
              addChild(other.makeModule())
            }
          }
          final class FeedAssembly: Assembly {
            func makeModule() -> UIViewController {
              let view = FeedViewController()
              FeedPresenter().view = view
              return view
            }
          }
          final class FooterMaker { func make(for size: HeaderFlow.Size) -> UIViewController { UIViewController() } }
        Header/HeaderPresenter.swift: |
          protocol HeaderViewInput: AnyObject {}
          final class HeaderPresenter { weak var view: HeaderViewInput? }
          enum HeaderFlow { enum Size { case small, large } }
        Header/HeaderViewController.swift: |
          import UIKit
          protocol Assembly { func makeModule() -> UIViewController }
          final class HeaderViewController: UIViewController, HeaderViewInput { let output = HeaderPresenter() }
          final class HeaderAssembly: Assembly {
            func makeModule() -> UIViewController {
              let view = HeaderViewController()
              HeaderPresenter().view = view
              return view
            }
          }
    - title: a view that is handed a view controller by its router
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject { func add(_ child: UIViewController) }
          protocol FeedRouterInput: AnyObject { func showHeader() }
          final class FeedPresenter {
            weak var view: FeedViewInput?
            var router: FeedRouterInput?
            func viewIsReady() { router?.showHeader() }
          }
        Feed/FeedRouter.swift: |
          import UIKit
          final class FeedRouter: FeedRouterInput {
            weak var screen: (UIViewController & FeedViewInput)?
            func showHeader() { HeaderAssembly.module().map { screen?.add($0) } }
          }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            let output = FeedPresenter()
            private let own: UIViewController
            init(own: UIViewController) {
              self.own = own
              super.init(nibName: nil, bundle: nil)
            }
            override func viewDidLoad() { addChild(own) }
            func add(_ child: UIViewController) {
              addChild(child)
              child.didMove(toParent: self)
            }
          }
        Feed/FeedAssembly.swift: |
          import UIKit
          final class FeedAssembly {
            static func module() -> UIViewController? {
              let view = FeedViewController(own: UIViewController())
              FeedPresenter().view = view
              return view
            }
          }
        Header/HeaderPresenter.swift: |
          protocol HeaderViewInput: AnyObject {}
          final class HeaderPresenter { weak var view: HeaderViewInput? }
        Header/HeaderViewController.swift: |
          import UIKit
          final class HeaderViewController: UIViewController, HeaderViewInput { let output = HeaderPresenter() }
          final class HeaderAssembly {
            static func module() -> UIViewController? {
              let view = HeaderViewController()
              HeaderPresenter().view = view
              return view
            }
          }
    - title: the router makes the submodule and adds it to the view's container
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter {
            weak var view: FeedViewInput?
            var router: FeedRouter?
            func viewIsReady() { router?.embedHeader() }
          }
        Feed/FeedRouter.swift: |
          import UIKit
          final class FeedRouter {
            weak var screen: FeedViewController?
            func embedHeader() {
              guard let screen else { return }
              let header = HeaderAssembly().module()
              screen.addChild(header)
              screen.container.addSubview(header.view)
              header.didMove(toParent: screen)
            }
          }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            let output = FeedPresenter()
            let container = UIView()
          }
        Header/HeaderPresenter.swift: |
          protocol HeaderViewInput: AnyObject {}
          final class HeaderPresenter { weak var view: HeaderViewInput? }
        Header/HeaderViewController.swift: |
          import UIKit
          final class HeaderViewController: UIViewController, HeaderViewInput { let output = HeaderPresenter() }
          final class HeaderAssembly {
            func module() -> UIViewController {
              let view = HeaderViewController()
              HeaderPresenter().view = view
              return view
            }
          }
    - title: a container that is handed whatever the router made
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter { weak var view: FeedViewInput? }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            let output = FeedPresenter()
            func embed(_ child: UIViewController) {
              addChild(child)
              view.addSubview(child.view)
              child.didMove(toParent: self)
            }
          }
        Header/HeaderPresenter.swift: |
          protocol HeaderViewInput: AnyObject {}
          final class HeaderPresenter { weak var view: HeaderViewInput? }
        Header/HeaderViewController.swift: |
          import UIKit
          final class HeaderViewController: UIViewController, HeaderViewInput { let output = HeaderPresenter() }
          final class HeaderAssembly {
            func module() -> UIViewController {
              let view = HeaderViewController()
              HeaderPresenter().view = view
              return view
            }
          }
    - title: a child of the module's own
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter { weak var view: FeedViewInput? }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedPageViewController: UIViewController {}
          final class FeedViewController: UIViewController, FeedViewInput {
            let output = FeedPresenter()
            override func viewDidLoad() {
              let page = FeedPageViewController()
              addChild(page)
              page.didMove(toParent: self)
            }
          }
        Header/HeaderPresenter.swift: |
          protocol HeaderViewInput: AnyObject {}
          final class HeaderPresenter { weak var view: HeaderViewInput? }
        Header/HeaderViewController.swift: |
          import UIKit
          final class HeaderViewController: UIViewController, HeaderViewInput { let output = HeaderPresenter() }
          final class HeaderAssembly {
            func module() -> UIViewController {
              let view = HeaderViewController()
              HeaderPresenter().view = view
              return view
            }
          }
    - title: a view that is a module, laid out as any other view
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter { weak var view: FeedViewInput? }
        Feed/FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedViewInput {
            let output = FeedPresenter()
            func showGallery() { view.addSubview(GalleryAssembly.gallery()) }
          }
        Gallery/GalleryView.swift: |
          import UIKit
          protocol GalleryViewInput: AnyObject {}
          final class GalleryPresenter { weak var view: GalleryViewInput? }
          final class GalleryView: UIView, GalleryViewInput { let output = GalleryPresenter() }
          enum GalleryAssembly { static func gallery() -> UIView { GalleryView() } }
    - title: a router, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedViewInput> view;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) FeedPresenter *output;
          @end
        Feed/FeedRouter.h: |
          #import "FeedViewController.h"
          @interface FeedRouter : NSObject
          @property (nonatomic, weak) FeedViewController *screen;
          - (void)embedHeader;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          #import "HeaderViewController.h"
          @implementation FeedRouter
          - (void)embedHeader {
            HeaderViewController *header = [[HeaderViewController alloc] init];
            [self.screen addChildViewController:header];
            [header didMoveToParentViewController:self.screen];
          }
          @end
        Header/HeaderPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol HeaderViewInput <NSObject>
          @end
          @interface HeaderPresenter : NSObject
          @property (nonatomic, weak) id<HeaderViewInput> view;
          @end
        Header/HeaderViewController.h: |
          #import <UIKit/UIKit.h>
          #import "HeaderPresenter.h"
          @interface HeaderViewController : UIViewController <HeaderViewInput>
          @property (nonatomic, strong) HeaderPresenter *output;
          @end
    - title: a container that is handed a child, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Header/HeaderPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol HeaderViewInput <NSObject>
          @end
          @protocol HeaderViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface HeaderPresenter : NSObject <HeaderViewOutput>
          @property (nonatomic, weak) id<HeaderViewInput> view;
          @end
        Header/HeaderViewController.h: |
          #import <UIKit/UIKit.h>
          #import "HeaderPresenter.h"
          @interface HeaderViewController : UIViewController <HeaderViewInput>
          @property (nonatomic, strong) id<HeaderViewOutput> output;
          @end
        Feed/FeedViewController.m: |
          #import "FeedViewController.h"
          @implementation FeedViewController
          - (void)embed:(UIViewController *)child {
            [self addChildViewController:child];
            [child didMoveToParentViewController:self];
          }
          @end
    - title: "a child of the module's own, in Objective-C"
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Header/HeaderPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol HeaderViewInput <NSObject>
          @end
          @protocol HeaderViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface HeaderPresenter : NSObject <HeaderViewOutput>
          @property (nonatomic, weak) id<HeaderViewInput> view;
          @end
        Header/HeaderViewController.h: |
          #import <UIKit/UIKit.h>
          #import "HeaderPresenter.h"
          @interface HeaderViewController : UIViewController <HeaderViewInput>
          @property (nonatomic, strong) id<HeaderViewOutput> output;
          @end
        Feed/FeedChildController.h: |
          #import <UIKit/UIKit.h>
          @interface FeedChildController : UIViewController
          @end
        Feed/FeedViewController.m: |
          #import "FeedViewController.h"
          #import "FeedChildController.h"
          @implementation FeedViewController
          - (void)viewDidLoad {
            FeedChildController *child = [[FeedChildController alloc] init];
            [self addChildViewController:child];
          }
          @end
submodule_depth:
  triggers:
    - title: a gallery in attachments in a letter
      files:
        Letter/LetterPresenter.swift: |
          protocol LetterViewInput: AnyObject {}
          final class LetterPresenter { weak var view: LetterViewInput? }
        Letter/LetterRouter.swift: |
          import UIKit
          final class LetterViewController: UIViewController, LetterViewInput { let output = LetterPresenter() }
          final class LetterRouter {
            weak var screen: LetterViewController?
            func embedAttachments() { screen?.addChild(AttachmentsAssembly.module()) }
          }
        Attachments/AttachmentsPresenter.swift: |
          protocol AttachmentsViewInput: AnyObject {}
          final class AttachmentsPresenter { weak var view: AttachmentsViewInput? }
        Attachments/AttachmentsRouter.swift: |
          import UIKit
          final class AttachmentsViewController: UIViewController, AttachmentsViewInput { let output = AttachmentsPresenter() }
          enum AttachmentsAssembly {
            static func module() -> UIViewController {
              let view = AttachmentsViewController()
              AttachmentsPresenter().view = view
              return view
            }
          }
          final class AttachmentsRouter {
            weak var screen: AttachmentsViewController?
            func embedGallery() { screen?.addChild(GalleryViewController()) } // expect
          }
        Gallery/GalleryPresenter.swift: |
          protocol GalleryViewInput: AnyObject {}
          final class GalleryPresenter { weak var view: GalleryViewInput? }
        Gallery/GalleryViewController.swift: |
          import UIKit
          final class GalleryViewController: UIViewController, GalleryViewInput { let output = GalleryPresenter() }
    - title: no submodules at all, where that is asked for
      config: |
        rules: { submodule_depth: { max: 1 } }
      files:
        Letter/LetterPresenter.swift: |
          protocol LetterViewInput: AnyObject {}
          final class LetterPresenter { weak var view: LetterViewInput? }
        Letter/LetterRouter.swift: |
          import UIKit
          final class LetterViewController: UIViewController, LetterViewInput { let output = LetterPresenter() }
          final class LetterRouter {
            weak var screen: LetterViewController?
            func embedGallery() { screen?.addChild(GalleryViewController()) } // expect
          }
        Gallery/GalleryPresenter.swift: |
          protocol GalleryViewInput: AnyObject {}
          final class GalleryPresenter { weak var view: GalleryViewInput? }
        Gallery/GalleryViewController.swift: |
          import UIKit
          final class GalleryViewController: UIViewController, GalleryViewInput { let output = GalleryPresenter() }
    - title: three deep, in Objective-C
      files:
        Letter/LetterPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol LetterViewInput <NSObject>
          @end
          @interface LetterPresenter : NSObject
          @property (nonatomic, weak) id<LetterViewInput> view;
          @end
        Letter/LetterViewController.h: |
          #import <UIKit/UIKit.h>
          #import "LetterPresenter.h"
          @interface LetterViewController : UIViewController <LetterViewInput>
          @property (nonatomic, strong) LetterPresenter *output;
          @end
        Letter/LetterRouter.m: |
          #import "LetterViewController.h"
          #import "AlbumViewController.h"
          @interface LetterRouter : NSObject
          @property (nonatomic, weak) LetterViewController *screen;
          @end
          @implementation LetterRouter
          - (void)embedAlbum {
            AlbumViewController *album = [[AlbumViewController alloc] init];
            [self.screen addChildViewController:album];
          }
          @end
        Album/AlbumPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol AlbumViewInput <NSObject>
          @end
          @interface AlbumPresenter : NSObject
          @property (nonatomic, weak) id<AlbumViewInput> view;
          @end
        Album/AlbumViewController.h: |
          #import <UIKit/UIKit.h>
          #import "AlbumPresenter.h"
          @interface AlbumViewController : UIViewController <AlbumViewInput>
          @property (nonatomic, strong) AlbumPresenter *output;
          @end
        Album/AlbumRouter.m: |
          #import "AlbumViewController.h"
          #import "ZoomViewController.h"
          @interface AlbumRouter : NSObject
          @property (nonatomic, weak) AlbumViewController *screen;
          @end
          @implementation AlbumRouter
          - (void)embedZoom {
            ZoomViewController *zoom = [[ZoomViewController alloc] init];
            [self.screen addChildViewController:zoom]; // expect
          }
          @end
        Zoom/ZoomPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol ZoomViewInput <NSObject>
          @end
          @interface ZoomPresenter : NSObject
          @property (nonatomic, weak) id<ZoomViewInput> view;
          @end
        Zoom/ZoomViewController.h: |
          #import <UIKit/UIKit.h>
          #import "ZoomPresenter.h"
          @interface ZoomViewController : UIViewController <ZoomViewInput>
          @property (nonatomic, strong) ZoomPresenter *output;
          @end
    - title: no submodules, where that is asked for, in Objective-C
      config: |
        rules: { submodule_depth: { max: 1 } }
      files:
        Letter/LetterPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol LetterViewInput <NSObject>
          @end
          @protocol LetterViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface LetterPresenter : NSObject <LetterViewOutput>
          @property (nonatomic, weak) id<LetterViewInput> view;
          @end
        Letter/LetterViewController.h: |
          #import <UIKit/UIKit.h>
          #import "LetterPresenter.h"
          @interface LetterViewController : UIViewController <LetterViewInput>
          @property (nonatomic, strong) id<LetterViewOutput> output;
          @end
        Zoom/ZoomPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol ZoomViewInput <NSObject>
          @end
          @protocol ZoomViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface ZoomPresenter : NSObject <ZoomViewOutput>
          @property (nonatomic, weak) id<ZoomViewInput> view;
          @end
        Zoom/ZoomViewController.h: |
          #import <UIKit/UIKit.h>
          #import "ZoomPresenter.h"
          @interface ZoomViewController : UIViewController <ZoomViewInput>
          @property (nonatomic, strong) id<ZoomViewOutput> output;
          @end
        Letter/LetterLinker.m: |
          #import "LetterViewController.h"
          #import "ZoomViewController.h"
          @interface LetterLinker : NSObject
          @property (nonatomic, weak) LetterViewController *screen;
          @end
          @implementation LetterLinker
          - (void)embedZoom {
            ZoomViewController *child = [[ZoomViewController alloc] init];
            [self.screen addChildViewController:child]; // expect
          }
          @end
    - title: by an assembly, in Objective-C
      files:
        Letter/LetterPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol LetterViewInput <NSObject>
          @end
          @protocol LetterViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface LetterPresenter : NSObject <LetterViewOutput>
          @property (nonatomic, weak) id<LetterViewInput> view;
          @end
        Letter/LetterViewController.h: |
          #import <UIKit/UIKit.h>
          #import "LetterPresenter.h"
          @interface LetterViewController : UIViewController <LetterViewInput>
          @property (nonatomic, strong) id<LetterViewOutput> output;
          @end
        Album/AlbumPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol AlbumViewInput <NSObject>
          @end
          @protocol AlbumViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface AlbumPresenter : NSObject <AlbumViewOutput>
          @property (nonatomic, weak) id<AlbumViewInput> view;
          @end
        Album/AlbumViewController.h: |
          #import <UIKit/UIKit.h>
          #import "AlbumPresenter.h"
          @interface AlbumViewController : UIViewController <AlbumViewInput>
          @property (nonatomic, strong) id<AlbumViewOutput> output;
          @end
        Zoom/ZoomPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol ZoomViewInput <NSObject>
          @end
          @protocol ZoomViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface ZoomPresenter : NSObject <ZoomViewOutput>
          @property (nonatomic, weak) id<ZoomViewInput> view;
          @end
        Zoom/ZoomViewController.h: |
          #import <UIKit/UIKit.h>
          #import "ZoomPresenter.h"
          @interface ZoomViewController : UIViewController <ZoomViewInput>
          @property (nonatomic, strong) id<ZoomViewOutput> output;
          @end
        Album/AlbumAssembly.h: |
          #import <UIKit/UIKit.h>
          @interface AlbumAssembly : NSObject
          + (UIViewController *)module;
          @end
        Album/AlbumAssembly.m: |
          #import "AlbumAssembly.h"
          #import "AlbumPresenter.h"
          #import "AlbumViewController.h"
          @implementation AlbumAssembly
          + (UIViewController *)module {
            AlbumPresenter *presenter = [[AlbumPresenter alloc] init];
            AlbumViewController *view = [[AlbumViewController alloc] init];
            presenter.view = view;
            view.output = presenter;
            return view;
          }
          @end
        Album/AlbumLinker.m: |
          #import "AlbumViewController.h"
          #import "ZoomViewController.h"
          @interface AlbumLinker : NSObject
          @property (nonatomic, weak) AlbumViewController *screen;
          @end
          @implementation AlbumLinker
          - (void)embedZoom {
            ZoomViewController *child = [[ZoomViewController alloc] init];
            [self.screen addChildViewController:child]; // expect
          }
          @end
        Letter/LetterLinker.m: |
          #import "LetterViewController.h"
          #import "AlbumAssembly.h"
          @interface LetterLinker : NSObject
          @property (nonatomic, weak) LetterViewController *screen;
          @end
          @implementation LetterLinker
          - (void)embedAlbum {
            [self.screen addChildViewController:[AlbumAssembly module]];
          }
          @end
  near_misses:
    - title: several submodules side by side
      files:
        Letter/LetterPresenter.swift: |
          protocol LetterViewInput: AnyObject {}
          final class LetterPresenter { weak var view: LetterViewInput? }
        Letter/LetterRouter.swift: |
          import UIKit
          final class LetterViewController: UIViewController, LetterViewInput { let output = LetterPresenter() }
          final class LetterRouter {
            weak var screen: LetterViewController?
            func embedAttachments() { screen?.addChild(AttachmentsViewController()) }
            func embedGallery() { screen?.addChild(GalleryViewController()) }
          }
        Attachments/AttachmentsPresenter.swift: |
          protocol AttachmentsViewInput: AnyObject {}
          final class AttachmentsPresenter { weak var view: AttachmentsViewInput? }
        Attachments/AttachmentsViewController.swift: |
          import UIKit
          final class AttachmentsViewController: UIViewController, AttachmentsViewInput { let output = AttachmentsPresenter() }
        Gallery/GalleryPresenter.swift: |
          protocol GalleryViewInput: AnyObject {}
          final class GalleryPresenter { weak var view: GalleryViewInput? }
        Gallery/GalleryViewController.swift: |
          import UIKit
          final class GalleryViewController: UIViewController, GalleryViewInput { let output = GalleryPresenter() }
    - title: one opens the next, nothing is embedded
      files:
        Letter/LetterPresenter.swift: |
          protocol LetterViewInput: AnyObject {}
          final class LetterPresenter { weak var view: LetterViewInput? }
        Letter/LetterRouter.swift: |
          import UIKit
          final class LetterViewController: UIViewController, LetterViewInput { let output = LetterPresenter() }
          final class LetterRouter {
            weak var screen: LetterViewController?
            func openAttachments() { screen?.present(AttachmentsViewController(), animated: true) }
          }
        Attachments/AttachmentsPresenter.swift: |
          protocol AttachmentsViewInput: AnyObject {}
          final class AttachmentsPresenter { weak var view: AttachmentsViewInput? }
        Attachments/AttachmentsRouter.swift: |
          import UIKit
          final class AttachmentsViewController: UIViewController, AttachmentsViewInput { let output = AttachmentsPresenter() }
          final class AttachmentsRouter {
            weak var screen: AttachmentsViewController?
            func openGallery() { screen?.present(GalleryViewController(), animated: true) }
          }
        Gallery/GalleryPresenter.swift: |
          protocol GalleryViewInput: AnyObject {}
          final class GalleryPresenter { weak var view: GalleryViewInput? }
        Gallery/GalleryViewController.swift: |
          import UIKit
          final class GalleryViewController: UIViewController, GalleryViewInput { let output = GalleryPresenter() }
    - title: three deep, where that is allowed
      config: |
        rules: { submodule_depth: { max: 3 } }
      files:
        Letter/LetterPresenter.swift: |
          protocol LetterViewInput: AnyObject {}
          final class LetterPresenter { weak var view: LetterViewInput? }
        Letter/LetterRouter.swift: |
          import UIKit
          final class LetterViewController: UIViewController, LetterViewInput { let output = LetterPresenter() }
          final class LetterRouter {
            weak var screen: LetterViewController?
            func embedAttachments() { screen?.addChild(AttachmentsViewController()) }
          }
        Attachments/AttachmentsPresenter.swift: |
          protocol AttachmentsViewInput: AnyObject {}
          final class AttachmentsPresenter { weak var view: AttachmentsViewInput? }
        Attachments/AttachmentsRouter.swift: |
          import UIKit
          final class AttachmentsViewController: UIViewController, AttachmentsViewInput { let output = AttachmentsPresenter() }
          final class AttachmentsRouter {
            weak var screen: AttachmentsViewController?
            func embedGallery() { screen?.addChild(GalleryViewController()) }
          }
        Gallery/GalleryPresenter.swift: |
          protocol GalleryViewInput: AnyObject {}
          final class GalleryPresenter { weak var view: GalleryViewInput? }
        Gallery/GalleryViewController.swift: |
          import UIKit
          final class GalleryViewController: UIViewController, GalleryViewInput { let output = GalleryPresenter() }
    - title: two modules that embed each other, a tree of comments, go no deeper than they are
      files:
        Letter/LetterPresenter.swift: |
          protocol LetterViewInput: AnyObject {}
          final class LetterPresenter { weak var view: LetterViewInput? }
        Letter/LetterRouter.swift: |
          import UIKit
          final class LetterViewController: UIViewController, LetterViewInput { let output = LetterPresenter() }
          final class LetterRouter {
            weak var screen: LetterViewController?
            func embedAttachments() { screen?.addChild(AttachmentsViewController()) }
          }
        Attachments/AttachmentsPresenter.swift: |
          protocol AttachmentsViewInput: AnyObject {}
          final class AttachmentsPresenter { weak var view: AttachmentsViewInput? }
        Attachments/AttachmentsRouter.swift: |
          import UIKit
          final class AttachmentsViewController: UIViewController, AttachmentsViewInput { let output = AttachmentsPresenter() }
          final class AttachmentsRouter {
            weak var screen: AttachmentsViewController?
            func embedLetter() { screen?.addChild(LetterViewController()) }
          }
    - title: two side by side, in Objective-C
      files:
        Letter/LetterPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol LetterViewInput <NSObject>
          @end
          @protocol LetterViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface LetterPresenter : NSObject <LetterViewOutput>
          @property (nonatomic, weak) id<LetterViewInput> view;
          @end
        Letter/LetterViewController.h: |
          #import <UIKit/UIKit.h>
          #import "LetterPresenter.h"
          @interface LetterViewController : UIViewController <LetterViewInput>
          @property (nonatomic, strong) id<LetterViewOutput> output;
          @end
        Album/AlbumPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol AlbumViewInput <NSObject>
          @end
          @protocol AlbumViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface AlbumPresenter : NSObject <AlbumViewOutput>
          @property (nonatomic, weak) id<AlbumViewInput> view;
          @end
        Album/AlbumViewController.h: |
          #import <UIKit/UIKit.h>
          #import "AlbumPresenter.h"
          @interface AlbumViewController : UIViewController <AlbumViewInput>
          @property (nonatomic, strong) id<AlbumViewOutput> output;
          @end
        Zoom/ZoomPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol ZoomViewInput <NSObject>
          @end
          @protocol ZoomViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface ZoomPresenter : NSObject <ZoomViewOutput>
          @property (nonatomic, weak) id<ZoomViewInput> view;
          @end
        Zoom/ZoomViewController.h: |
          #import <UIKit/UIKit.h>
          #import "ZoomPresenter.h"
          @interface ZoomViewController : UIViewController <ZoomViewInput>
          @property (nonatomic, strong) id<ZoomViewOutput> output;
          @end
        Letter/LetterLinker.m: |
          #import "LetterViewController.h"
          #import "AlbumViewController.h"
          @interface LetterLinker : NSObject
          @property (nonatomic, weak) LetterViewController *screen;
          @end
          @implementation LetterLinker
          - (void)embedAlbum {
            AlbumViewController *child = [[AlbumViewController alloc] init];
            [self.screen addChildViewController:child];
          }
          @end
        Letter/LetterOther.m: |
          #import "LetterViewController.h"
          #import "ZoomViewController.h"
          @interface LetterOther : NSObject
          @property (nonatomic, weak) LetterViewController *screen;
          @end
          @implementation LetterOther
          - (void)embedZoom {
            ZoomViewController *child = [[ZoomViewController alloc] init];
            [self.screen addChildViewController:child];
          }
          @end
    - title: three deep, where that is allowed, in Objective-C
      config: |
        rules: { submodule_depth: { max: 3 } }
      files:
        Letter/LetterPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol LetterViewInput <NSObject>
          @end
          @protocol LetterViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface LetterPresenter : NSObject <LetterViewOutput>
          @property (nonatomic, weak) id<LetterViewInput> view;
          @end
        Letter/LetterViewController.h: |
          #import <UIKit/UIKit.h>
          #import "LetterPresenter.h"
          @interface LetterViewController : UIViewController <LetterViewInput>
          @property (nonatomic, strong) id<LetterViewOutput> output;
          @end
        Album/AlbumPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol AlbumViewInput <NSObject>
          @end
          @protocol AlbumViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface AlbumPresenter : NSObject <AlbumViewOutput>
          @property (nonatomic, weak) id<AlbumViewInput> view;
          @end
        Album/AlbumViewController.h: |
          #import <UIKit/UIKit.h>
          #import "AlbumPresenter.h"
          @interface AlbumViewController : UIViewController <AlbumViewInput>
          @property (nonatomic, strong) id<AlbumViewOutput> output;
          @end
        Zoom/ZoomPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol ZoomViewInput <NSObject>
          @end
          @protocol ZoomViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface ZoomPresenter : NSObject <ZoomViewOutput>
          @property (nonatomic, weak) id<ZoomViewInput> view;
          @end
        Zoom/ZoomViewController.h: |
          #import <UIKit/UIKit.h>
          #import "ZoomPresenter.h"
          @interface ZoomViewController : UIViewController <ZoomViewInput>
          @property (nonatomic, strong) id<ZoomViewOutput> output;
          @end
        Letter/LetterLinker.m: |
          #import "LetterViewController.h"
          #import "AlbumViewController.h"
          @interface LetterLinker : NSObject
          @property (nonatomic, weak) LetterViewController *screen;
          @end
          @implementation LetterLinker
          - (void)embedAlbum {
            AlbumViewController *child = [[AlbumViewController alloc] init];
            [self.screen addChildViewController:child];
          }
          @end
        Album/AlbumLinker.m: |
          #import "AlbumViewController.h"
          #import "ZoomViewController.h"
          @interface AlbumLinker : NSObject
          @property (nonatomic, weak) AlbumViewController *screen;
          @end
          @implementation AlbumLinker
          - (void)embedZoom {
            ZoomViewController *child = [[ZoomViewController alloc] init];
            [self.screen addChildViewController:child];
          }
          @end
    - title: one is presented by the other, in Objective-C
      files:
        Letter/LetterPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol LetterViewInput <NSObject>
          @end
          @protocol LetterViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface LetterPresenter : NSObject <LetterViewOutput>
          @property (nonatomic, weak) id<LetterViewInput> view;
          @end
        Letter/LetterViewController.h: |
          #import <UIKit/UIKit.h>
          #import "LetterPresenter.h"
          @interface LetterViewController : UIViewController <LetterViewInput>
          @property (nonatomic, strong) id<LetterViewOutput> output;
          @end
        Album/AlbumPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol AlbumViewInput <NSObject>
          @end
          @protocol AlbumViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface AlbumPresenter : NSObject <AlbumViewOutput>
          @property (nonatomic, weak) id<AlbumViewInput> view;
          @end
        Album/AlbumViewController.h: |
          #import <UIKit/UIKit.h>
          #import "AlbumPresenter.h"
          @interface AlbumViewController : UIViewController <AlbumViewInput>
          @property (nonatomic, strong) id<AlbumViewOutput> output;
          @end
        Zoom/ZoomPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol ZoomViewInput <NSObject>
          @end
          @protocol ZoomViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @interface ZoomPresenter : NSObject <ZoomViewOutput>
          @property (nonatomic, weak) id<ZoomViewInput> view;
          @end
        Zoom/ZoomViewController.h: |
          #import <UIKit/UIKit.h>
          #import "ZoomPresenter.h"
          @interface ZoomViewController : UIViewController <ZoomViewInput>
          @property (nonatomic, strong) id<ZoomViewOutput> output;
          @end
        Letter/LetterLinker.m: |
          #import "LetterViewController.h"
          #import "AlbumViewController.h"
          @interface LetterLinker : NSObject
          @property (nonatomic, weak) LetterViewController *screen;
          @end
          @implementation LetterLinker
          - (void)embedAlbum {
            AlbumViewController *child = [[AlbumViewController alloc] init];
            [self.screen addChildViewController:child];
          }
          @end
        Album/AlbumLinker.m: |
          #import "AlbumViewController.h"
          #import "ZoomViewController.h"
          @interface AlbumLinker : NSObject
          @property (nonatomic, weak) AlbumViewController *screen;
          @end
          @implementation AlbumLinker
          - (void)openZoom {
            [self.screen presentViewController:[[ZoomViewController alloc] init] animated:YES completion:nil];
          }
          @end
compound_module:
  triggers:
    - title: an interactor for mailboxes and for alerts
      files:
        SettingsInteractor.swift: |
          protocol SettingsOutput: AnyObject { func didLoad(_ rows: [String]); func didTurn(on: Bool) }
          final class SettingsPresenter: SettingsOutput {
            weak var view: SettingsViewInput?
            var interactor: SettingsInteractorInput?
            func didLoad(_ rows: [String]) {}
            func didTurn(on: Bool) {}
          }
          protocol SettingsViewInput: AnyObject {}
          protocol SettingsInteractorInput: AnyObject {}
          final class SettingsInteractor: SettingsInteractorInput { // expect
            weak var output: SettingsOutput?
            private var mailboxes: [String] = []
            private var isOn = false
            private var hour = 0
            func load() { show() }
            func add(_ mailbox: String) { mailboxes.append(mailbox) }
            func remove(at index: Int) { mailboxes.remove(at: index) }
            private func show() { output?.didLoad(mailboxes) }
            func turn(on: Bool) {
              isOn = on
              tell()
            }
            func turn(onAt hour: Int) {
              self.hour = hour
              turn(on: true)
            }
            func quietHour() -> Int { isOn ? hour : 0 }
            private func tell() { output?.didTurn(on: isOn) }
          }
    - title: a presenter of a header and of a list
      files:
        ProfilePresenter.swift: |
          protocol ProfileViewInput: AnyObject {
            func show(name: String)
            func show(rows: [String])
          }
          final class ProfilePresenter { // expect
            weak var view: ProfileViewInput?
            private var name = ""
            private var isFollowed = false
            private var posts: [String] = []
            private var page = 0
            func didLoad(name: String) { self.name = name; showName() }
            func didTapFollow() { isFollowed.toggle(); showName() }
            func didRename(_ name: String) { self.name = name }
            private func showName() { view?.show(name: isFollowed ? name + " ★" : name) }
            func didLoad(posts: [String]) { self.posts += posts; showPosts() }
            func didScroll() { page += 1 }
            func didRefresh() { page = 0; posts = []; showPosts() }
            private func showPosts() { view?.show(rows: posts.filter { _ in page > 0 }) }
          }
    - title: three small groups, where that is asked for, in Objective-C
      config: |
        rules: { compound_module: { members: 2, groups: 3 } }
      files:
        SettingsPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol SettingsViewInput <NSObject>
          - (void)showName:(NSString *)name;
          - (void)showCount:(NSInteger)count;
          @end
          @interface SettingsPresenter : NSObject // expect
          @property (nonatomic, weak) id<SettingsViewInput> view;
          @property (nonatomic, copy) NSString *name;
          @property (nonatomic, assign) NSInteger count;
          @property (nonatomic, assign) BOOL on;
          @end
        SettingsPresenter.m: |
          #import "SettingsPresenter.h"
          @implementation SettingsPresenter
          - (void)rename:(NSString *)name { self.name = name; }
          - (void)showName { [self.view showName:self.name]; }
          - (void)add { self.count += 1; }
          - (void)showCount { [self.view showCount:self.count]; }
          - (void)turnOn { self.on = YES; }
          - (void)turnOff { self.on = NO; }
          @end
    - title: names and counts, in Objective-C
      files:
        SettingsPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol SettingsViewInput <NSObject>
          - (void)show:(NSString *)text;
          @end
          @interface SettingsPresenter : NSObject // expect
          @property (nonatomic, weak) id<SettingsViewInput> view;
          @property (nonatomic, copy) NSString *name;
          @property (nonatomic, assign) NSInteger count;
          @end
        SettingsPresenter.m: |
          #import "SettingsPresenter.h"
          @implementation SettingsPresenter
          - (void)rename:(NSString *)name { self.name = name; }
          - (NSString *)title { return self.name; }
          - (void)clearName { self.name = nil; }
          - (BOOL)isNamed { return self.name != nil; }
          - (void)add { self.count += 1; }
          - (void)removeOne { self.count -= 1; }
          - (BOOL)isEmpty { return self.count == 0; }
          - (NSInteger)total { return self.count; }
          @end
    - title: groups that one of the methods starts, in Objective-C
      files:
        SettingsPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol SettingsViewInput <NSObject>
          - (void)show:(NSString *)text;
          @end
          @interface SettingsPresenter : NSObject // expect
          @property (nonatomic, weak) id<SettingsViewInput> view;
          @property (nonatomic, copy) NSString *name;
          @property (nonatomic, assign) NSInteger count;
          @end
        SettingsPresenter.m: |
          #import "SettingsPresenter.h"
          @implementation SettingsPresenter
          - (void)addTwo { [self add]; [self add]; }
          - (void)rename:(NSString *)name { self.name = name; }
          - (NSString *)title { return self.name; }
          - (void)clearName { self.name = nil; }
          - (BOOL)isNamed { return self.name != nil; }
          - (void)add { self.count += 1; }
          - (void)removeOne { self.count -= 1; }
          - (BOOL)isEmpty { return self.count == 0; }
          @end
  near_misses:
    - title: errors that are all written to a log
      files:
        Log.swift: |
          import Foundation
          protocol LoggerProtocol { func error(_ text: String) }
          final class Logger: LoggerProtocol {
            static let shared = Logger()
            func error(_ text: String) { FileManager.default.createFile(atPath: text, contents: nil) }
          }
        FeedPresenter.swift: |
          protocol FeedView: AnyObject { func show(_ text: String) }
          final class FeedPresenter {
            weak var view: FeedView?
            private let logger: LoggerProtocol
            private var text = ""
            init(logger: LoggerProtocol) { self.logger = logger }
            func load() { text = "" }
            func reload() { text = "feed" }
            func clear() { text = "" }
            func show() { view?.show(text) }
            func didFailToLoad() { logger.error("load") }
            func didFailToReload() { logger.error("reload") }
            func didFailToClear() { logger.error("clear") }
            func didFailToShow() { logger.error("show") }
          }
        FeedViewController.swift: |
          import UIKit
          final class FeedViewController: UIViewController, FeedView {
            let presenter = FeedPresenter(logger: Logger.shared)
            func show(_ text: String) {}
          }
    - title: groups of three
      files:
        ProfilePresenter.swift: |
          protocol ProfileViewInput: AnyObject { func show(name: String); func show(rows: [String]) }
          final class ProfilePresenter {
            weak var view: ProfileViewInput?
            private var name = ""
            private var posts: [String] = []
            func didLoad(name: String) { self.name = name; showName() }
            func didRename(_ name: String) { self.name = name }
            private func showName() { view?.show(name: name) }
            func didLoad(posts: [String]) { self.posts += posts; showPosts() }
            func didRefresh() { posts = []; showPosts() }
            private func showPosts() { view?.show(rows: posts) }
          }
    - title: two groups that share a property
      files:
        SettingsInteractor.swift: |
          protocol SettingsInteractorInput: AnyObject {}
          final class SettingsPresenter { weak var view: SettingsViewInput?; var interactor: SettingsInteractorInput? }
          protocol SettingsViewInput: AnyObject {}
          final class SettingsInteractor: SettingsInteractorInput {
            private var mailboxes: [String] = []
            private var selected = 0
            private var isOn = false
            func add(_ mailbox: String) { mailboxes.append(mailbox) }
            func remove(at index: Int) { mailboxes.remove(at: index) }
            func first() -> String? { mailboxes.first }
            func name() -> String { mailboxes[selected] }
            func turn(on: Bool) { isOn = on }
            func toggle() { isOn.toggle() }
            func isQuiet() -> Bool { !isOn }
            func isQuiet(at index: Int) -> Bool { !isOn && index == selected }
          }
    - title: two groups that one call joins
      files:
        SettingsInteractor.swift: |
          protocol SettingsInteractorInput: AnyObject {}
          final class SettingsPresenter { weak var view: SettingsViewInput?; var interactor: SettingsInteractorInput? }
          protocol SettingsViewInput: AnyObject {}
          final class SettingsInteractor: SettingsInteractorInput {
            private var mailboxes: [String] = []
            private var isOn = false
            func add(_ mailbox: String) { mailboxes.append(mailbox) }
            func remove(at index: Int) { mailboxes.remove(at: index) }
            func first() -> String? { mailboxes.first }
            func clear() { mailboxes = []; turn(on: false) }
            func turn(on: Bool) { isOn = on }
            func toggle() { isOn.toggle() }
            func isQuiet() -> Bool { !isOn }
            func wake() { isOn = true }
          }
    - title: all of its methods only pass on to the same neighbours
      files:
        FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject { func show(_ text: String); func hide() }
          protocol FeedInteractorInput: AnyObject { func load(); func next(); func save() }
          final class FeedPresenter {
            weak var view: FeedViewInput?
            var interactor: FeedInteractorInput?
            func viewIsReady() { interactor?.load() }
            func didScroll() { interactor?.next() }
            func didTapSave() { interactor?.save() }
            func didTapClose() { view?.hide() }
            func didLoad(_ text: String) { view?.show(text) }
            func didSave() { view?.show("saved") }
            func didFail() { view?.show("failed") }
            func didLoadNext(_ text: String) { view?.show(text) }
          }
    - title: a settings module that joins the rows of its submodules
      files:
        SettingsInteractor.swift: |
          protocol SettingsGroup: AnyObject { func loadRows(then show: @escaping ([String]) -> Void) }
          protocol SettingsInteractorInput: AnyObject { func load() }
          final class SettingsPresenter { weak var view: SettingsViewInput?; var interactor: SettingsInteractorInput? }
          protocol SettingsViewInput: AnyObject {}
          final class SettingsInteractor: SettingsInteractorInput {
            private let groups: [SettingsGroup]
            private var rows: [Int: [String]] = [:]
            init(groups: [SettingsGroup]) { self.groups = groups }
            func load() { groups.indices.forEach(loadGroup) }
            func reload(_ group: Int) { loadGroup(group) }
            private func loadGroup(_ index: Int) { groups[index].loadRows { [weak self] in self?.take($0, of: index) } }
            private func take(_ rows: [String], of group: Int) { self.rows[group] = rows }
          }
    - title: groups of three, in Objective-C
      files:
        SettingsPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol SettingsViewInput <NSObject>
          - (void)show:(NSString *)text;
          @end
          @interface SettingsPresenter : NSObject
          @property (nonatomic, weak) id<SettingsViewInput> view;
          @property (nonatomic, copy) NSString *name;
          @property (nonatomic, assign) NSInteger count;
          @end
        SettingsPresenter.m: |
          #import "SettingsPresenter.h"
          @implementation SettingsPresenter
          - (void)rename:(NSString *)name { self.name = name; }
          - (NSString *)title { return self.name; }
          - (void)clearName { self.name = nil; }
          - (void)add { self.count += 1; }
          - (void)removeOne { self.count -= 1; }
          - (BOOL)isEmpty { return self.count == 0; }
          @end
    - title: groups that a property joins, in Objective-C
      files:
        SettingsPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol SettingsViewInput <NSObject>
          - (void)show:(NSString *)text;
          @end
          @interface SettingsPresenter : NSObject
          @property (nonatomic, weak) id<SettingsViewInput> view;
          @property (nonatomic, copy) NSString *name;
          @property (nonatomic, assign) NSInteger count;
          @end
        SettingsPresenter.m: |
          #import "SettingsPresenter.h"
          @implementation SettingsPresenter
          - (void)rename:(NSString *)name { self.name = name; }
          - (NSString *)title { return self.name; }
          - (void)clearName { self.name = nil; }
          - (BOOL)isNamed { return self.name != nil; }
          - (void)add { self.count += 1; }
          - (void)removeOne { self.count -= 1; }
          - (BOOL)isEmpty { return self.count == 0; }
          - (NSInteger)total { return self.count; }
          - (NSString *)line { return [NSString stringWithFormat:@"%@ %ld", self.name, (long)self.count]; }
          @end
    - title: groups that a call joins, in Objective-C
      files:
        SettingsPresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol SettingsViewInput <NSObject>
          - (void)show:(NSString *)text;
          @end
          @interface SettingsPresenter : NSObject
          @property (nonatomic, weak) id<SettingsViewInput> view;
          @property (nonatomic, copy) NSString *name;
          @property (nonatomic, assign) NSInteger count;
          @end
        SettingsPresenter.m: |
          #import "SettingsPresenter.h"
          @implementation SettingsPresenter
          - (void)rename:(NSString *)name { self.name = name; }
          - (NSString *)title { return self.name; }
          - (void)clearName { self.name = nil; }
          - (BOOL)isNamed { return self.name != nil; }
          - (void)add { self.count += 1; }
          - (void)removeOne { self.count -= 1; }
          - (BOOL)isEmpty { return self.count == 0; }
          - (NSInteger)total { return self.count; }
          - (void)reset { [self clearName]; [self removeOne]; }
          @end
over_split_module:
  triggers:
    - title: a module for one row
      files:
        Settings/SettingsPresenter.swift: |
          protocol SettingsViewInput: AnyObject {}
          final class SettingsPresenter {
            weak var view: SettingsViewInput?
            let row = SwitchPresenter()
          }
        Settings/SettingsViewController.swift: |
          import UIKit
          // The list of all that can be set. It is long enough to be a module of its own, with rows that come from
          // several places, each with a title, a switch or a list of words to choose from, and what is said when nothing
          // can be chosen.
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          final class SettingsViewController: UIViewController, SettingsViewInput { let output = SettingsPresenter() }
        Switch/SwitchPresenter.swift: |
          protocol SwitchViewInput: AnyObject { func turn(on: Bool) }
          final class SwitchPresenter { // expect
            weak var view: SwitchViewInput?
            func didTap() { view?.turn(on: true) }
          }
        Switch/SwitchView.swift: |
          import UIKit
          final class SwitchView: UISwitch, SwitchViewInput { func turn(on: Bool) { isOn = on } }
    - title: a module of 40 lines, where 50 are asked for
      config: |
        rules: { over_split_module: { min: 50 } }
      files:
        Feed/FeedPresenter.swift: |
          protocol FeedViewInput: AnyObject {}
          final class FeedPresenter { // expect
            weak var view: FeedViewInput?
          }
        Feed/FeedViewController.swift: |
          import UIKit
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          final class FeedViewController: UIViewController, FeedViewInput { let output = FeedPresenter() }
        Tabs/TabsPresenter.swift: |
          protocol TabsViewInput: AnyObject {}
          final class TabsPresenter {
            weak var view: TabsViewInput?
            let feed = FeedPresenter()
          }
        Tabs/TabsViewController.swift: |
          import UIKit
          final class TabsViewController: UITabBarController, TabsViewInput { let output = TabsPresenter() }
    - title: a module for a label, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          #import "BadgePresenter.h"
          @protocol FeedViewInput <NSObject>
          @end
          @interface FeedPresenter : NSObject
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) BadgePresenter *badge;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) FeedPresenter *output;
          @end
        Badge/BadgePresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol BadgeViewInput <NSObject>
          - (void)show:(NSString *)text;
          @end
          @interface BadgePresenter : NSObject // expect
          @property (nonatomic, weak) id<BadgeViewInput> view;
          @end
        Badge/BadgeView.h: |
          #import <UIKit/UIKit.h>
          #import "BadgePresenter.h"
          @interface BadgeView : UILabel <BadgeViewInput>
          @end
    - title: a badge, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          #import "BadgePresenter.h"
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @property (nonatomic, strong) BadgePresenter *badge;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
        Badge/BadgePresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol BadgeViewInput <NSObject>
          - (void)show:(NSString *)text;
          @end
          @interface BadgePresenter : NSObject // expect
          @property (nonatomic, weak) id<BadgeViewInput> view;
          @end
        Badge/BadgeView.h: |
          #import <UIKit/UIKit.h>
          #import "BadgePresenter.h"
          @interface BadgeView : UILabel <BadgeViewInput>
          @end
    - title: of 40 lines, where 50 are asked for, in Objective-C
      config: |
        rules: { over_split_module: { min: 50 } }
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          #import "BadgePresenter.h"
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @property (nonatomic, strong) BadgePresenter *badge;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
        Badge/BadgePresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol BadgeViewInput <NSObject>
          - (void)show:(NSString *)text;
          @end
          @interface BadgePresenter : NSObject // expect
          @property (nonatomic, weak) id<BadgeViewInput> view;
          @end
        Badge/BadgeView.h: |
          #import <UIKit/UIKit.h>
          #import "BadgePresenter.h"
          @interface BadgeView : UILabel <BadgeViewInput>
          @end
        Badge/BadgeView.m: |
          #import "BadgeView.h"
          @implementation BadgeView
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          @end
  near_misses:
    - title: two modules use it
      files:
        Settings/SettingsPresenter.swift: |
          protocol SettingsViewInput: AnyObject {}
          final class SettingsPresenter {
            weak var view: SettingsViewInput?
            let row = SwitchPresenter()
          }
        Settings/SettingsViewController.swift: |
          import UIKit
          // The list of all that can be set. It is long enough to be a module of its own, with rows that come from
          // several places, each with a title, a switch or a list of words to choose from, and what is said when nothing
          // can be chosen.
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          final class SettingsViewController: UIViewController, SettingsViewInput { let output = SettingsPresenter() }
        Switch/SwitchPresenter.swift: |
          protocol SwitchViewInput: AnyObject { func turn(on: Bool) }
          final class SwitchPresenter {
            weak var view: SwitchViewInput?
            func didTap() { view?.turn(on: true) }
          }
        Switch/SwitchView.swift: |
          import UIKit
          final class SwitchView: UISwitch, SwitchViewInput { func turn(on: Bool) { isOn = on } }
        Alarm/AlarmPresenter.swift: |
          protocol AlarmViewInput: AnyObject {}
          final class AlarmPresenter {
            weak var view: AlarmViewInput?
            let row = SwitchPresenter()
          }
        Alarm/AlarmViewController.swift: |
          import UIKit
          final class AlarmViewController: UIViewController, AlarmViewInput { let output = AlarmPresenter() }
    - title: the app opens it too
      files:
        Settings/SettingsPresenter.swift: |
          protocol SettingsViewInput: AnyObject {}
          final class SettingsPresenter {
            weak var view: SettingsViewInput?
            let row = SwitchPresenter()
          }
        Settings/SettingsViewController.swift: |
          import UIKit
          // The list of all that can be set. It is long enough to be a module of its own, with rows that come from
          // several places, each with a title, a switch or a list of words to choose from, and what is said when nothing
          // can be chosen.
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          final class SettingsViewController: UIViewController, SettingsViewInput { let output = SettingsPresenter() }
        Switch/SwitchPresenter.swift: |
          protocol SwitchViewInput: AnyObject { func turn(on: Bool) }
          final class SwitchPresenter {
            weak var view: SwitchViewInput?
            func didTap() { view?.turn(on: true) }
          }
        Switch/SwitchView.swift: |
          import UIKit
          final class SwitchView: UISwitch, SwitchViewInput { func turn(on: Bool) { isOn = on } }
        App/AppDelegate.swift: |
          import UIKit
          @main final class AppDelegate: UIResponder, UIApplicationDelegate { let row = SwitchPresenter() }
    - title: thirty lines
      files:
        Settings/SettingsPresenter.swift: |
          protocol SettingsViewInput: AnyObject {}
          final class SettingsPresenter {
            weak var view: SettingsViewInput?
            let row = SwitchPresenter()
          }
        Switch/SwitchPresenter.swift: |
          protocol SwitchViewInput: AnyObject { func turn(on: Bool) }
          final class SwitchPresenter {
            weak var view: SwitchViewInput?
            func didTap() { view?.turn(on: true) }
          }
        Switch/SwitchView.swift: |
          import UIKit
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          final class SwitchView: UISwitch, SwitchViewInput { func turn(on: Bool) { isOn = on } }
        Settings/SettingsViewController.swift: |
          import UIKit
          // The list of all that can be set. It is long enough to be a module of its own, with rows that come from
          // several places, each with a title, a switch or a list of words to choose from, and what is said when nothing
          // can be chosen.
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          final class SettingsViewController: UIViewController, SettingsViewInput { let output = SettingsPresenter() }
    - title: two modules use it, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          #import "BadgePresenter.h"
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @property (nonatomic, strong) BadgePresenter *badge;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
        Alarm/AlarmPresenter.h: |
          #import <Foundation/Foundation.h>
          #import "BadgePresenter.h"
          @protocol AlarmViewInput <NSObject>
          @end
          @protocol AlarmViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol AlarmInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol AlarmRouterInput <NSObject>
          - (void)close;
          @end
          @interface AlarmPresenter : NSObject <AlarmViewOutput>
          @property (nonatomic, weak) id<AlarmViewInput> view;
          @property (nonatomic, strong) id<AlarmInteractorInput> interactor;
          @property (nonatomic, strong) id<AlarmRouterInput> router;
          @property (nonatomic, strong) BadgePresenter *badge;
          @end
        Alarm/AlarmViewController.h: |
          #import <UIKit/UIKit.h>
          #import "AlarmPresenter.h"
          @interface AlarmViewController : UIViewController <AlarmViewInput>
          @property (nonatomic, strong) id<AlarmViewOutput> output;
          @end
        Alarm/AlarmInteractor.h: |
          #import "AlarmPresenter.h"
          @interface AlarmInteractor : NSObject <AlarmInteractorInput>
          @end
        Alarm/AlarmInteractor.m: |
          #import "AlarmInteractor.h"
          @implementation AlarmInteractor
          - (void)load {}
          @end
        Alarm/AlarmRouter.h: |
          #import <UIKit/UIKit.h>
          #import "AlarmPresenter.h"
          @interface AlarmRouter : NSObject <AlarmRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Alarm/AlarmRouter.m: |
          #import "AlarmRouter.h"
          @implementation AlarmRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
        Badge/BadgePresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol BadgeViewInput <NSObject>
          - (void)show:(NSString *)text;
          @end
          @interface BadgePresenter : NSObject
          @property (nonatomic, weak) id<BadgeViewInput> view;
          @end
        Badge/BadgeView.h: |
          #import <UIKit/UIKit.h>
          #import "BadgePresenter.h"
          @interface BadgeView : UILabel <BadgeViewInput>
          @end
    - title: the app uses it too, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          #import "BadgePresenter.h"
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @property (nonatomic, strong) BadgePresenter *badge;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
        Badge/BadgePresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol BadgeViewInput <NSObject>
          - (void)show:(NSString *)text;
          @end
          @interface BadgePresenter : NSObject
          @property (nonatomic, weak) id<BadgeViewInput> view;
          @end
        Badge/BadgeView.h: |
          #import <UIKit/UIKit.h>
          #import "BadgePresenter.h"
          @interface BadgeView : UILabel <BadgeViewInput>
          @end
        App/AppDelegate.m: |
          #import <UIKit/UIKit.h>
          #import "BadgePresenter.h"
          @interface AppDelegate : UIResponder <UIApplicationDelegate>
          @property (nonatomic, strong) BadgePresenter *badge;
          @end
          @implementation AppDelegate
          @end
    - title: it is longer, in Objective-C
      files:
        Feed/FeedPresenter.h: |
          #import <Foundation/Foundation.h>
          #import "BadgePresenter.h"
          @protocol FeedViewInput <NSObject>
          @end
          @protocol FeedViewOutput <NSObject>
          - (void)viewIsReady;
          @end
          @protocol FeedInteractorInput <NSObject>
          - (void)load;
          @end
          @protocol FeedRouterInput <NSObject>
          - (void)close;
          @end
          @interface FeedPresenter : NSObject <FeedViewOutput>
          @property (nonatomic, weak) id<FeedViewInput> view;
          @property (nonatomic, strong) id<FeedInteractorInput> interactor;
          @property (nonatomic, strong) id<FeedRouterInput> router;
          @property (nonatomic, strong) BadgePresenter *badge;
          @end
        Feed/FeedViewController.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedViewController : UIViewController <FeedViewInput>
          @property (nonatomic, strong) id<FeedViewOutput> output;
          @end
        Feed/FeedInteractor.h: |
          #import "FeedPresenter.h"
          @interface FeedInteractor : NSObject <FeedInteractorInput>
          @end
        Feed/FeedInteractor.m: |
          #import "FeedInteractor.h"
          @implementation FeedInteractor
          - (void)load {}
          @end
        Feed/FeedRouter.h: |
          #import <UIKit/UIKit.h>
          #import "FeedPresenter.h"
          @interface FeedRouter : NSObject <FeedRouterInput>
          @property (nonatomic, weak) UIViewController *screen;
          @end
        Feed/FeedRouter.m: |
          #import "FeedRouter.h"
          @implementation FeedRouter
          - (void)close { [self.screen.navigationController popViewControllerAnimated:YES]; }
          @end
        Badge/BadgePresenter.h: |
          #import <Foundation/Foundation.h>
          @protocol BadgeViewInput <NSObject>
          - (void)show:(NSString *)text;
          @end
          @interface BadgePresenter : NSObject
          @property (nonatomic, weak) id<BadgeViewInput> view;
          @end
        Badge/BadgeView.h: |
          #import <UIKit/UIKit.h>
          #import "BadgePresenter.h"
          @interface BadgeView : UILabel <BadgeViewInput>
          @end
        Badge/BadgeView.m: |
          #import "BadgeView.h"
          @implementation BadgeView
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          //
          @end

interactor_uses_ui_framework:
  triggers:
    - title: an interactor that makes an image
      files:
        Feed/FeedInteractor.swift: |
          import UIKit // expect

          protocol FeedInteractorInput: AnyObject { func load() }
          protocol FeedInteractorOutput: AnyObject { func show(_ image: UIImage) }
          protocol FeedService: AnyObject { func fetch() -> Data }

          final class FeedInteractor: FeedInteractorInput {
            weak var output: FeedInteractorOutput?
            let service: FeedService
            init(service: FeedService) { self.service = service }
            func load() {
              if let image = UIImage(data: service.fetch()) { output?.show(image) }
            }
          }
    - title: the protocol of an interactor in a file of its own
      files:
        Feed/FeedInteractorInput.swift: |
          import UIKit // expect

          protocol FeedInteractorInput: AnyObject { func save(_ image: UIImage) }
        Feed/FeedInteractor.swift: |
          protocol FeedService: AnyObject { func fetch() }

          final class FeedInteractor: FeedInteractorInput {
            let service: FeedService
            init(service: FeedService) { self.service = service }
            func save(_ image: UIImage) { service.fetch() }
          }
    - title: Objective-C
      files:
        PLTFeedInteractor.h: |
          #import <UIKit/UIKit.h> // expect

          @protocol PLTFeedService <NSObject>
          - (void)fetch;
          @end

          @interface PLTFeedInteractor : NSObject
          @property (nonatomic) id<PLTFeedService> service;
          @property (nonatomic) UIColor *color;
          @end
        PLTFeedInteractor.m: |
          #import "PLTFeedInteractor.h"

          @implementation PLTFeedInteractor
          - (void)load { [self.service fetch]; }
          @end
    - title: Objective-C, in the implementation alone
      files:
        PLTPhotoInteractor.h: |
          #import <Foundation/Foundation.h>

          @protocol PLTPhotoService <NSObject>
          - (NSData *)fetch;
          @end

          @interface PLTPhotoInteractor : NSObject
          @property (nonatomic) id<PLTPhotoService> service;
          @end
        PLTPhotoInteractor.m: |
          #import <UIKit/UIKit.h> // expect
          #import "PLTPhotoInteractor.h"

          @implementation PLTPhotoInteractor
          - (CGSize)size { return [UIImage imageWithData:[self.service fetch]].size; }
          @end
    - title: Objective-C, the protocol of an interactor
      files:
        PLTPhotoInteractorInput.h: |
          #import <UIKit/UIKit.h> // expect

          @protocol PLTPhotoInteractorInput <NSObject>
          - (void)save:(UIImage *)image;
          @end
        PLTPhotoInteractor.h: |
          #import "PLTPhotoInteractorInput.h"

          @protocol PLTPhotoService <NSObject>
          - (void)fetch;
          @end

          @interface PLTPhotoInteractor : NSObject <PLTPhotoInteractorInput>
          @property (nonatomic) id<PLTPhotoService> service;
          @end
        PLTPhotoInteractor.m: |
          #import "PLTPhotoInteractor.h"

          @implementation PLTPhotoInteractor
          - (void)save:(id)image { [self.service fetch]; }
          @end
  near_misses:
    - title: Objective-C, an interactor that works with data
      files:
        PLTFeedInteractor.h: |
          #import <Foundation/Foundation.h>

          @protocol PLTFeedService <NSObject>
          - (NSData *)fetch;
          @end

          @interface PLTFeedInteractor : NSObject
          @property (nonatomic) id<PLTFeedService> service;
          @end
        PLTFeedInteractor.m: |
          #import "PLTFeedInteractor.h"

          @implementation PLTFeedInteractor
          - (NSData *)load { return [self.service fetch]; }
          @end
    - title: Objective-C, the view and its own protocol
      files:
        PLTFeedViewInput.h: |
          #import <UIKit/UIKit.h>

          @protocol PLTFeedViewInput <NSObject>
          - (void)show:(UIImage *)image;
          @end
        PLTFeedView.h: |
          #import "PLTFeedViewInput.h"

          @interface PLTFeedView : UIView <PLTFeedViewInput>
          @end
        PLTFeedView.m: |
          #import "PLTFeedView.h"

          @implementation PLTFeedView
          - (void)show:(UIImage *)image { }
          @end
    - title: Objective-C, a service that makes images for an interactor
      files:
        PLTImageService.h: |
          #import <UIKit/UIKit.h>

          @interface PLTImageService : NSObject
          - (UIImage *)imageWithData:(NSData *)data;
          @end
        PLTImageService.m: |
          #import "PLTImageService.h"

          @implementation PLTImageService
          - (UIImage *)imageWithData:(NSData *)data { return [UIImage imageWithData:data]; }
          @end
    - title: an interactor that works with data
      files:
        Feed/FeedInteractor.swift: |
          import Foundation

          protocol FeedService: AnyObject { func fetch() -> Data }

          final class FeedInteractor {
            let service: FeedService
            init(service: FeedService) { self.service = service }
            func load() -> Data { service.fetch() }
          }
    - title: a view in a file that imports the framework
      files:
        Feed/FeedView.swift: |
          import UIKit

          final class FeedView: UIView {}
    - title: a protocol of the view that an interactor does not know
      files:
        Feed/FeedViewInput.swift: |
          import UIKit

          protocol FeedViewInput: AnyObject { func show(_ image: UIImage) }
        Feed/FeedInteractor.swift: |
          protocol FeedService: AnyObject { func fetch() }

          final class FeedInteractor {
            let service: FeedService
            init(service: FeedService) { self.service = service }
            func load() { service.fetch() }
          }

"""##
