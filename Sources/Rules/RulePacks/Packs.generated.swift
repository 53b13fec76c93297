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
    ("container_controllers", containerControllersVocabulary),
    ("database_objects", databaseObjectsVocabulary),
    ("plain_services", plainServicesVocabulary),
    ("loggers", loggersVocabulary),
    ("viper_views", viperViewsVocabulary),
    ("viper_presenters", viperPresentersVocabulary),
    ("viper_routers", viperRoutersVocabulary),
    ("worker_protocols", workerProtocolsVocabulary),
    ("router_protocols", routerProtocolsVocabulary),
    ("system_screens", systemScreensVocabulary),
    ("signals", signalsVocabulary),
    ("lock_types", lockTypesVocabulary),
    ("ui_frameworks", uiFrameworksVocabulary),
    ("ui_types", uiTypesVocabulary),
    ("view_types", viewTypesVocabulary),
    ("network_types", networkTypesVocabulary),
    ("view_protocol_names", viewProtocolNamesVocabulary),
    ("navigation", navigationVocabulary),
    ("showing_screens", showingScreensVocabulary),
    ("leaving_app", leavingAppVocabulary),
    ("networking", networkingVocabulary),
    ("reading_urls", readingUrlsVocabulary),
    ("keychain", keychainVocabulary),
    ("writing_preferences", writingPreferencesVocabulary),
    ("writing_files", writingFilesVocabulary),
    ("data_access", dataAccessVocabulary),
    ("listening", listeningVocabulary),
    ("logging", loggingVocabulary),
    ("theming", themingVocabulary),
    ("image_loading", imageLoadingVocabulary),
    ("business_logic", businessLogicVocabulary),
    ("incidental", incidentalVocabulary),
    ("child_embedding", childEmbeddingVocabulary),
    ("submodule_embedding", submoduleEmbeddingVocabulary),
  ]
}

private let activity = ##"""
  {2
  =pack
  {4
  =title
  "Activities: tasks that show screens, their tree and their stack
  =about
  "Checks apps whose flows are activities: operations that show screens and start each other on a stack.
  =chosen
  "at least a fifth as many activities as view controllers, and a stack that runs them
  =rules
  [6
  =activity_presents_ui
  =activity_starts_activity
  =activity_strong_controller
  =activity_mutable_subject
  =activity_knows_stack
  =screen_mutable_subject
  =rules
  {6
  =activity_knows_stack
  {11
  =kind
  =forbidden
  =from
  {1
  =role
  =activity
  =to
  {1
  =role
  =activity_stack
  =references
  [2
  =type
  =forward
  =severity
  =warning
  =summary
  =an activity depends on the concrete stack that runs it
  =rationale
  "An activity needs to show a screen and to start the next activity, not everything that the stack can do. With a protocol for just that, the stack can be replaced for another device or in a test.
  =message
  "{subject} depends on the concrete stack {target}
  =message_for_many
  "{subject} depends on the concrete stacks {targets}
  =suggestion
  =Declare a protocol with what {subject} needs, let {target} conform to it, and use the protocol here.
  =notes
  {1
  =again
  "{target}
  =activity_mutable_subject
  {12
  =kind
  =ownership
  =holder
  {1
  =role
  =activity
  =held
  {1
  =role
  =entity
  =strength
  =any
  =mutable
  =true
  =fix
  =let
  =severity
  =warning
  =summary
  =the model object that an activity works on can be replaced
  =rationale
  "An activity is created for one object: it should not start to edit one post and finish with another. A constant guarantees that; with a variable, every assignment has to be checked.
  =message
  "`{subject}.{property}` can be replaced, but an activity works on one {target}
  =suggestion
  "Declare `{property}` with `let` and set it in the initializer; store the activity's result in another property.
  =notes
  {1
  =conforms
  "{conformer} conforms to {target}
  =activity_presents_ui
  {9
  =kind
  =calls
  =of
  {1
  =role
  =activity
  =uses
  [2
  =$showing_screens
  "{UIViewController,NSViewController}.{addChild,addChildViewController}
  =severity
  =error
  =summary
  =an activity presents view controllers itself
  =rationale
  "An activity decides which screen is shown; the stack that runs it decides how. An activity that presents screens itself cannot run elsewhere or be tested without a display.
  =message
  "{subject} presents a screen itself: {use}
  =suggestion
  =Ask the facade that the stack passed in to display the view controller.
  =notes
  {1
  =again
  "{use}
  =activity_starts_activity
  {10
  =kind
  =calls
  =of
  {1
  =role
  =activity
  =on
  {1
  =role
  =activity
  =on_members
  [1
  =start
  =severity
  =warning
  =summary
  =an activity starts another activity itself
  =rationale
  "Whoever starts an activity has to pass it services, styles and connections, so activities that start each other pass on dependencies that they do not use. The stack can pass them to every activity that it starts.
  =message
  "{subject} starts {target} itself: {use}
  =suggestion
  =Create {target}, and let the facade start it.
  =notes
  {1
  =again
  "{use}
  =activity_strong_controller
  {12
  =kind
  =ownership
  =category
  =bug
  =holder
  {1
  =role
  =activity
  =held
  {1
  =role
  =view_controller
  =foreign
  [2
  "UI*Controller
  "NS*ViewController
  =never_cleared
  =true
  =severity
  =info
  =summary
  =an activity holds its view controller and never releases it
  =rationale
  "An activity may be stored before it starts and after it is done, when it needs no screen. A view controller that it holds strongly stays in memory for all that time, with all its views.
  =message
  "`{subject}.{property}` holds {target} strongly and is never set to nil
  =suggestion
  =Make `{property}` weak, or set it to nil when the activity is done.
  =notes
  {1
  =conforms
  "{conformer} conforms to {target}
  =screen_mutable_subject
  {13
  =kind
  =ownership
  =holder
  {2
  =role
  =view_controller
  =not
  {1
  =role
  [2
  =coordinator
  =router
  =held
  {2
  =role
  =entity
  =not
  {1
  =role
  [2
  =view_model
  =cell_model
  =strength
  =any
  =mutable
  =true
  =optional
  =true
  =unless_held_by
  {1
  =role
  [2
  =coordinator
  =activity
  =severity
  =info
  =summary
  =only a screen stores the object that it works on, in an optional variable
  =rationale
  "A view controller from a storyboard may exist before there is anything to show, so its model object has to be optional and variable. An activity or a coordinator can hold the object as a constant instead.
  =message
  "`{subject}.{property}` may be nil or replaced, and no coordinator or activity holds the {target}
  =suggestion
  =Let an activity or coordinator hold the {target} as a constant, and pass the screen what it shows.
  =notes
  {1
  =conforms
  "{conformer} conforms to {target}

  """##

private let coordinator = ##"""
  {2
  =pack
  {4
  =title
  "Coordinators: objects that decide which screen comes next
  =about
  "Checks that screens leave navigation to coordinators or routers, and that coordinators and their screens are released.
  =chosen
  "at least a third of the view controllers are created by coordinators or routers
  =rules
  [3
  =controller_knows_controller
  =navigation_outside_coordinator
  =coordinator_strong_parent
  =rules
  {3
  =controller_knows_controller
  {16
  =kind
  =forbidden
  =from
  {2
  =role
  =view_controller
  =not
  {1
  =any
  [2
  {1
  =role
  [3
  =coordinator
  =router
  =assembly
  =$container_controllers
  =to
  {3
  =role
  =view_controller
  =kind
  =class
  =not
  {1
  =any
  [3
  {1
  =role
  [2
  =coordinator
  =router
  {1
  =inherits
  "{UIAlert,UISearch,UIActivityView}Controller
  =$container_controllers
  =references
  [2
  =type
  =forward
  =except_supertypes
  =true
  =embedding
  =$child_embedding
  =except_incidental
  =true
  =when_named
  {1
  =except_incidental
  =false
  =yields_to
  [1
  =navigation_outside_coordinator
  =severity
  =warning
  =summary
  =a view controller depends on another view controller
  =rationale
  "Screens that create or configure each other form a chain: none of them can be shown alone or in another order, and the logic of a flow is spread over all of them. A coordinator knows every screen, so that the screens need not know each other.
  =message
  "{subject} depends on the view controller {target}
  =message_for_many
  "{subject} depends on the view controllers {targets}
  =suggestion
  "Report the event to a coordinator, through a delegate or closure, and let the coordinator create and configure {target}.
  =notes
  {1
  =again
  "{target}
  =coordinator_strong_parent
  {13
  =kind
  =ownership_cycle
  =category
  =bug
  =parents_of
  {1
  =role
  =coordinator
  =screens
  {2
  =role
  [3
  =view_controller
  =view_model
  =presenter
  =not
  {1
  =role
  =coordinator
  =back_names
  [5
  =parent
  "parent*
  "*Parent
  =owner
  =host
  =yields_to
  [1
  =presenter_strong_view
  =fix
  =weak
  =severity
  =warning
  =summary
  =a child coordinator or screen holds its coordinator strongly
  =rationale
  "A coordinator owns its screens and child coordinators while their part of the app is shown. If one of them also holds the coordinator strongly, none of them is ever released.
  =message
  "Retain cycle: {loop}, through `{subject}.{property}`
  =suggestion
  =Make `{subject}.{property}` weak, or unowned if {subject} never outlives {target}.
  =notes
  {2
  =inherited
  "Retain cycle: {loop}, through `{property}`, which {holder} inherits from {subject}
  =link
  "{owner} holds {target} in `{property}`
  =navigation_outside_coordinator
  {13
  =kind
  =calls
  =like
  =view_performs_navigation
  =of
  {2
  =role
  [4
  =view_controller
  =presenter
  =view_model
  =view
  =not
  {1
  =any
  [4
  {1
  =role
  [3
  =coordinator
  =router
  =assembly
  {1
  =ui_framework
  =swiftui
  =$container_controllers
  {1
  =inherits
  [2
  =UIWindow
  =NSWindow
  =leaving_by
  {0
  =embedding
  =$child_embedding
  =except
  [2
  =$leaving_app
  "*.{show,present}In*
  =yields_to
  [1
  =view_performs_navigation
  =severity
  =warning
  =summary
  =a screen opens other screens itself
  =rationale
  "With coordinators or routers, the app's flow is defined in one place. A screen that pushes or presents the next one bypasses them and cannot be reused elsewhere in the flow.
  =message
  "{subject} opens another screen itself: {use}
  =suggestion
  =Tell the coordinator or router what happened, through a delegate or closure, and let it navigate.
  =notes
  {1
  =again
  "{use}

  """##

private let domain = ##"""
  {2
  =pack
  {3
  =title
  "Domain: entities are plain values without services or frameworks
  =about
  "Checks that model entities are immutable, do no work of services, and import no user interface, media or network framework.
  =rules
  [3
  =mutable_entity
  =entity_external_dependency
  =entity_behaviour
  =rules
  {3
  =entity_behaviour
  {13
  =kind
  =calls
  =like
  =view_performs_networking
  =of
  {1
  =role
  =entity
  =uses
  [7
  =$data_access
  =$writing_preferences
  "{FileManager,NSFileManager}.{contentsOfDirectory,contents}*
  =$reading_urls
  "AV{Player,Audio,Capture,QueuePlayer,AssetExportSession,AssetReader,AssetWriter,Speech}*.*
  "{UIApplication,NSApplication,NSWorkspace,UIPasteboard,NSPasteboard,NotificationCenter,UNUserNotificationCenter}.*
  "UIViewController.{present,presentViewController,show,dismiss}
  =except
  [1
  "*{Logger,Log,logger,log}.*
  =header_actions
  =true
  =on
  {2
  =role
  =service
  =not
  {1
  =role
  [3
  =entity
  =view
  =view_controller
  =severity
  =warning
  =summary
  =an entity does work that belongs in a service
  =rationale
  "An entity that plays, converts, saves or sends itself brings the services and frameworks for that into all code that only wants its values. A service should do the work and take the entity as an argument.
  =message
  "{subject} is an entity but does a service's work: {use}
  =suggestion
  =Move it to a service with a method that takes {subject}.
  =notes
  {1
  =again
  "{use}
  =entity_external_dependency
  {13
  =kind
  =imports
  =from
  {1
  =role
  =entity
  =model_files
  =true
  =forbid
  [1
  "*
  =foreign_only
  =true
  =except_modules
  [5
  "{Swift,Foundation,FoundationEssentials,FoundationXML,ObjectiveC,Darwin,Glibc,Dispatch,os,OSLog,Synchronization,RegexBuilder}
  "{CoreFoundation,CoreGraphics,CoreLocation,CoreData,SwiftData,UniformTypeIdentifiers,simd,Accelerate,CryptoKit,AppIntents}
  "{Realm,RealmSwift,GRDB,GRDBQuery,SQLite,SQLite3,FMDB,StructuredQueries,Observation,objc,TargetConditionals,CommonCrypto}
  "{_Concurrency,_StringProcessing,Testing,XCTest,sys,mach,machine,std}
  "*.h
  =unless_declares
  {1
  =role
  [5
  =view
  =view_controller
  =presenter
  =router
  =coordinator
  =severity
  =error
  =summary
  =an entity imports a user interface, media or network framework, or a library
  =rationale
  "All code that uses an entity depends on everything that the entity's file imports. An entity that plays itself ties every screen to the player's framework, even screens that only show its title.
  =message
  "{subject} declares part of the model but imports {module}
  =suggestion
  =Move the code that needs {module} to a service that takes the entity.
  =notes
  {3
  =again
  =also imported here
  =through
  "{module} is re-exported here
  =named
  "{type} is used here
  =mutable_entity
  {12
  =kind
  =immutability
  =of
  {2
  =role
  =entity
  =not
  =$database_objects
  =except_attributes
  [4
  =NSManaged
  =Persisted
  =Relationship
  =Transient
  =mutable_types
  [5
  "NSMutable*
  =NSCountedSet
  =NSPointerArray
  =NSHashTable
  =NSMapTable
  =fix
  =let
  =severity
  =warning
  =severities
  {1
  =info
  {1
  =kind
  [2
  =struct
  =enum
  =summary
  =an entity can change after it is created
  =rationale
  "An immutable entity can be stored anywhere and shared between threads, because nobody can change it unexpectedly. Services should change data by creating new entities; in structs, which are copied, mutability is only an info.
  =message
  "{subject} can change after it is created: {member} is {how}
  =message_for_many
  "{subject} can change after it is created: {targets}
  =suggestion
  "Make `{member}` immutable (`let`, `readonly`, or a method that returns a new {subject}), and let services create changed copies.

  """##

private let layered = ##"""
  {2
  =pack
  {4
  =title
  "Layers: which part of the app may depend on which
  =about
  "Checks the direction of dependencies between layers: groups of folders or modules, ordered from top to bottom.
  =chosen
  "the configuration has `layers:`, or layers can be inferred from modules, folders and roles
  =rules
  [6
  =upward_dependency
  =layer_cycle
  =sibling_dependency
  =skipped_layer
  =forbidden_import
  =unassigned_file
  =rules
  {6
  =forbidden_import
  {14
  =kind
  =imports
  =category
  =layers
  =scope
  =below_presentation
  =forbid
  =$ui_frameworks
  =except
  [6
  =Core
  =Common
  =Shared
  "Util*
  "Helper*
  "Extension*
  =when_inferred
  {1
  =uses
  =screens
  =screen_types
  [3
  "{UI,NS,WK}*{View,ViewController,Controller,Cell,Button,Field,Recognizer,Storyboard,Window,Menu,Control,Representable}
  "{UIAlert*,NSAlert,NSPanel,UIBarButtonItem,UIWindowScene,UITab*,UINavigation*}
  "{View,AnyView,ViewBuilder,ViewModifier,Text,Button,HStack,VStack,ZStack,List,ForEach,Form,NavigationStack,NavigationLink}
  =display
  {1
  =any
  [5
  {1
  =role
  [8
  =view
  =view_controller
  =coordinator
  =router
  =presenter
  =assembly
  =view_model
  =cell_model
  {1
  =ui_framework
  [2
  =swiftui
  =cocoa
  {1
  =name
  [1
  "*{Theme,Themes,Style,Appearance,Presentation,Presenting,Navigation,Navigator,Router,Coordinator,Destination}
  {1
  =name
  [2
  "*{Theme,Navigation,Presentation,Appearance}{Manager,Service,Provider,Helper}
  "*{Cell,Column,Toast,Banner}
  {1
  =name
  [1
  "*Alert{,s}{Manager,Presenter,Scheduler,Service,Center,Handler}
  =severity
  =error
  =summary
  =a layer imports a framework that it must not depend on
  =rationale
  "If code below the presentation layer imports a user interface framework, it needs that framework wherever it is used: in tests, in app extensions and on other platforms. Without configured layers, an import is reported only if it is unused, or if the file creates or uses screens.
  =message
  "{subject} is in the {layer} layer, but it imports {module}
  =suggestion
  "Move the code that needs {module} to the UI layer, and pass only plain values or closures between the two layers.
  =notes
  {3
  =again
  =also imported here
  =named
  "uses {type}
  =through
  "{through} re-exports {module} here
  =layer_cycle
  {9
  =kind
  =cycles
  =category
  =layers
  =when_inferred
  {1
  =enabled
  =false
  =severity
  =error
  =summary
  =layers depend on each other in a cycle
  =rationale
  "Layers in a cycle are in effect one layer: none of them can be understood, changed or reused without the others. Cycles also tend to grow, because within one every new reference looks harmless.
  =message
  "Dependency cycle between {parts}: {loop}; fewest references to remove: {cut}
  =suggestion
  "Remove the references listed here: move what both layers need to the lower one, or reverse the call with a protocol that the lower layer declares.
  =notes
  {2
  =cut
  "to remove, {layer} → {targetLayer}: {declaration} uses {target}
  =edge
  "{layer} → {targetLayer} ({references}), first: {declaration} uses {target}
  =sibling_dependency
  {9
  =kind
  =independence
  =category
  =layers
  =when_inferred
  {1
  =enabled
  =false
  =severity
  =error
  =summary
  =a layer depends on a sibling layer
  =rationale
  "Sibling layers are meant to be independent, so that each can be built, changed or removed without the others. A single reference couples them.
  =message
  "{subject} ({layer} layer) uses {target} from the sibling layer {targetLayer}
  =suggestion
  =Move what both layers need to a lower layer, or let a higher layer pass it from one to the other.
  =notes
  {1
  =again
  "{target}, in {declaration}
  =skipped_layer
  {10
  =kind
  =layers
  =category
  =layers
  =direction
  =skipping
  =enabled
  =false
  =severity
  =warning
  =summary
  =a layer depends on a layer that is not directly below it
  =rationale
  "Where each layer uses only the one directly below it, a layer can be replaced by changing a single neighbor. Few apps want to be this strict, so the rule is off by default.
  =message
  "{subject} ({layer} layer) uses {target} from the {targetLayer} layer, skipping the layers in between
  =suggestion
  =Let the layer directly below the {layer} layer offer what {subject} needs from the {targetLayer} layer.
  =notes
  {1
  =again
  "{target}, in {declaration}
  =unassigned_file
  {7
  =kind
  =assignment
  =category
  =layers
  =severity
  =info
  =summary
  =a source file is in no layer
  =rationale
  "No layer rule applies to a file without a layer: it may use every layer, and every layer may use it. The rule runs only where the configuration defines layers.
  =message
  "{subject} is in no layer
  =suggestion
  =Add its folder to a layer under `layers:`, or add the file to `root:` if it assembles the app.
  =upward_dependency
  {11
  =kind
  =layers
  =category
  =layers
  =direction
  =upward
  =when_inferred
  {1
  =targets
  =interface
  =severity
  =error
  =summary
  =a layer depends on a higher layer
  =rationale
  "A layer that depends on a higher layer cannot be built, tested or reused on its own, and changes in the higher layer can break it. Layers only help while all dependencies point down.
  =message
  "{subject} ({layer} layer) uses {target} from {higherLayer}
  =suggestion
  "In the {layer} layer, declare a protocol for what {subject} needs from {target}, and implement it in {higherLayer}.
  =suggestion_for_values
  "Move {target} down to the {layer} layer or below, or move the code that uses it out of {subject} into {higherLayer}.
  =notes
  {11
  =again
  "{target}, in {declaration}
  =interface_advice
  "Move the code that uses {target} out of {subject} into {higherLayer}, or declare a protocol for it in the {layer} layer. If the code needs only a value of {target}, such as a constant, move that value down.
  =misplaced
  "{target} is declared in the {targetLayer} layer, but {count} types in lower layers use it
  =misplaced_advice
  "Move {target} down to the {layer} layer or below: it needs nothing from the {targetLayer} layer.
  =misplaced_needs_advice
  "Move {target} down to the {layer} layer together with what it needs from higher layers ({needs}), or give the types in lower layers only the values they need from {target}.
  =reached
  "{count} types in lower layers depend on {target}
  =reached_advice
  "Inject what each of these types needs from {target}: a value, a service or a closure. Start with the types that you want to test.
  =unused_header
  "{subject} ({layer} layer) imports {target} from {higherLayer} but uses nothing from it
  =unused_forward
  "{subject} ({layer} layer) forward-declares {target} from {higherLayer} but uses nothing from it
  =unused_forward_advice
  =Remove the forward declaration.
  =unused_header_advice
  =Remove the import. If the file needs something that {target} imports, import that header directly.

  """##

private let mvc = ##"""
  {2
  =pack
  {4
  =title
  "MVC: views without model, services or navigation, and small view controllers
  =about
  "Checks that views only show, that the model does not depend on them, and that view controllers do not grow too large.
  =chosen
  "the app has views or view controllers, or imports a user interface framework
  =rules
  [7
  =view_model_coupling
  =view_performs_navigation
  =view_performs_networking
  =child_controller_containment
  =model_knows_ui
  =massive_controller
  =controller_responsibilities
  =rules
  {7
  =child_controller_containment
  {12
  =kind
  =call_pairs
  =category
  =bug
  =handing
  [2
  =UIViewController.addChild
  =UIViewController.addChildViewController
  =handing_then
  [3
  "*.didMove(toParent:)
  "*.didMoveToParentViewController
  "*.didMove(toParentViewController:)
  =releasing
  [2
  "UIViewController.willMove(toParent:)
  "UIViewController.willMoveToParentViewController
  =releasing_then
  [2
  "*.removeFromParent
  "*.removeFromParentViewController
  =severity
  =error
  =summary
  =a child view controller is added or removed incompletely
  =rationale
  "UIKit needs two calls to add a child view controller, and two to remove one. Without the second call, the child gets no appearance callbacks or rotation events, and a removed child may stay in memory.
  =message
  "`{object}` gets `{use}` without `{missing}`
  =suggestion
  "Call `{call}` after adding the child's view.
  =notes
  {4
  =again
  "also for `{object}`
  =handing_message
  "{subject} adds `{object}` with `{use}` but never calls `{missing}` on it
  =releasing_message
  "{subject} calls `{use}` on `{object}` but never `{missing}`
  =releasing
  "Call `{call}` after removing the child's view.
  =controller_responsibilities
  {35
  =kind
  =responsibilities
  =of
  {1
  =role
  =view_controller
  =max
  =4
  =required
  [1
  =business_logic
  =min_lines
  =150
  =large
  =300
  =working_members
  =3
  =when_named
  {1
  =working_members
  =2
  =severity
  =warning
  =summary
  =a view controller takes on too many responsibilities
  =rationale
  "A view controller tends to set up its interface, update it, handle events, contain business logic and navigate, all at once. Each responsibility that moves out makes it shorter and easier to test.
  =message
  "{subject} takes on {count} responsibilities in {lines} lines: {responsibilities}
  =suggestion
  "{first_step}
  =notes
  {19
  =move_business_logic
  "Start with the business logic: move the data access and service calls to a presenter, view model or service.
  =move_navigation
  "Start with the navigation: move it to a coordinator or router.
  =move_handle_interaction
  "Start with the event handling: move it to a presenter or view model.
  =move_view
  "Start with the view: move its setup and its updates to a view class.
  =name_configure_ui
  =UI setup
  =name_update_ui
  =UI updates
  =name_catch_interaction
  =action and gesture setup
  =name_handle_interaction
  =event handling
  =name_business_logic
  =business logic
  =name_navigation
  =navigation
  =configure_ui
  "UI setup: {use}
  =update_ui
  "UI updates: {use}
  =catch_interaction
  "action and gesture setup: {use}
  =event_method
  "event method: {use}
  =handle_interaction
  "event handling: {use}
  =business_logic
  "business logic: {use}
  =data_access
  "data access: {use}
  =service_call
  "service call: {use}
  =navigation
  "navigation: {use}
  =interface_types
  [8
  =UIView
  =NSView
  =UIBarItem
  =UINavigationItem
  =CALayer
  =NSLayoutConstraint
  =UISearchController
  =NSToolbarItem
  =setup_methods
  [7
  =viewDidLoad
  =loadView
  =awakeFromNib
  =windowDidLoad
  =commonInit
  =init
  "initWith*
  =building
  [30
  "*.addSubview
  "*.insertSubview
  "*.addArrangedSubview
  "*.insertArrangedSubview
  "*.addLayoutGuide
  "*.addConstraint{,s}
  "*.addSublayer
  =NSLayoutConstraint.activate
  =NSLayoutConstraint.activateConstraints
  =NSLayoutConstraint.init
  =NSLayoutConstraint.constraints
  =NSLayoutAnchor.constraint
  "*.constraint(equalTo*
  "*.constraintEqualTo*
  "*.translatesAutoresizingMaskIntoConstraints
  "*.snp.makeConstraints
  "*.{makeConstraints,mas_makeConstraints,mas_remakeConstraints,mas_updateConstraints}
  "NSLayoutConstraint.{constraintWithItem,constraintsWithVisualFormat}
  "*.autoPin*
  "*.setContentHuggingPriority
  "*.setContentCompressionResistancePriority
  "UITableView.register*
  "UICollectionView.register*
  "NSTableView.register*
  "NSCollectionView.register*
  "self.view
  "self.{left,right}BarButtonItem*
  "UINavigationItem.{set,}{left,right,Left,Right}BarButtonItem*
  "UINavigationItem.{titleView,searchController,hidesSearchBarWhenScrolling,largeTitleDisplayMode,standardAppearance,scrollEdgeAppearance,compactAppearance}
  "self.{toolbarItems,tabBarItem,preferredContentSize}
  =styling
  [11
  "*.{backgroundColor,tintColor,barTintColor,textColor,font,textAlignment,numberOfLines,lineBreakMode,contentMode}
  "*.*Color
  "*.*Appearance
  "*.*Style
  "*.{cornerRadius,masksToBounds,clipsToBounds,borderWidth,shadow*,isOpaque,maskedCorners}
  "*.{separatorInset,rowHeight,estimatedRowHeight,keyboardDismissMode,autoresizingMask}
  "*.{frame,bounds,contentInset*,*Insets,isTranslucent,prefersLargeTitles,placeholder,keyboardType,returnKeyType}
  "*.{autocapitalizationType,autocorrectionType,isUserInteractionEnabled,accessibility*}
  "*.{wantsLayer,layerContentsRedrawPolicy,canDrawSubviewsIntoLayer,leftItemsSupplementBackButton,backButtonDisplayMode}
  "NSLayoutConstraint.isActive
  "*.{delegate,dataSource}
  =updating
  [22
  "*.reloadData
  "*.reload{Rows,Sections,Items}*
  "*.{insert,delete}{Rows,Sections,Items}*
  "*.performBatchUpdates
  "*.reloadItemsAtIndexPaths
  "*DiffableDataSource.apply*
  "*.{beginUpdates,endUpdates,setNeedsDisplay,startAnimating,stopAnimating,beginRefreshing,endRefreshing}
  "UILabel.{text,attributedText}
  "self.title
  "UIView.{isHidden,alpha,setHidden,setAlpha}
  "UIButton.set{Title,Image,AttributedTitle}
  "{UIProgressView,UISlider,UISwitch}.set{Progress,Value,On}
  "*.{isHidden,attributedText,stringValue,attributedStringValue}
  "UITable{View,}Cell.{accessoryType,contentConfiguration}
  "self.setNeedsStatusBarAppearanceUpdate
  "WKWebView.load*
  "{UIHostingController,NSHostingController,NSHostingView}.rootView
  "{UIView,NSView}.select
  "{UIView,NSView}.select{ed,Row,Item,Annotation,Segment,Tab,Text,All,Column,Cell}*
  "{UIView,NSView}.{removeAll,removeItem,insertItem,addItem,addOverlay,addAnnotation,removeOverlay}*
  "{UIView,NSView}.{removeAnnotation,setRegion,setContentOffset,setSelected,setEnabled,scrollTo,scrollRow}*
  "NSMenu.{addItem,insertItem,removeItem,removeAllItems}
  =immediate
  [6
  "*.{forEach,map,compactMap,flatMap,filter,first,last,contains,allSatisfy,sorted,sort,reduce,min,max,removeAll}
  "*.{enumerateObjectsUsingBlock,enumerateKeysAndObjectsUsingBlock,performWithoutAnimation,then,with,apply,configure}
  "*.{dispatch_sync,dispatch_once,mas_makeConstraints,performBlockAndWait}
  "UIView.{animate,animateWithDuration,transition,transitionWithView,performWithoutAnimation,animateKeyframes}
  "{NSAnimationContext,CATransaction}.*
  "UIViewPropertyAnimator.*
  =catching
  [19
  "*.addTarget
  "*.addAction(*for:*
  "*.addGestureRecognizer
  "UIGestureRecognizer.init(*action:*
  "NSGestureRecognizer.init(*action:*
  "UIBarButtonItem.init(*{action,primaryAction}:*
  "UIAction.init
  "UIContextualAction.init
  "UIKeyCommand.init
  "UIKeyCommand.keyCommandWithInput
  "UITableViewRowAction.rowActionWithStyle
  "UITableViewRowAction.init
  "NSMenuItem.init(*action:*
  "NSButton.init(*action:*
  "NSControl.{action,doubleAction}
  "NSMenuItem.action
  "UIBarButtonItem.action
  "*.{onCellSelection,onCellHighlightChanged}
  "*Row.onChange
  =catching_methods
  [40
  "tableView(_:{didSelectRowAt,didDeselectRowAt,didHighlightRowAt,accessoryButtonTappedForRowWith}:)
  "tableView(_:{commit,moveRowAt,trailingSwipeActionsConfigurationForRowAt,leadingSwipeActionsConfigurationForRowAt}:*
  "tableView(_:{editActionsForRowAt,contextMenuConfigurationForRowAt,performAction,handleEditMenuAction}:*
  "tableView:{didSelectRow,didDeselectRow,accessoryButtonTappedForRow,commitEditingStyle,moveRow}*
  "tableView:{trailingSwipeActions,leadingSwipeActions,editActionsForRow,didHighlightRow,contextMenuConfiguration}*
  "{alertView,actionSheet}:clickedButtonAtIndex*
  "collectionView(_:{didSelectItemAt,didDeselectItemAt,moveItemAt,didSelectItemsAt,contextMenuConfigurationForItemAt,performAction}:*
  "collectionView:did{Select,Deselect}*
  "{tableView,outlineView}SelectionDidChange*
  "textField{ShouldReturn,DidBeginEditing,DidEndEditing,ShouldClear,DidChangeSelection}*
  "textField(_:shouldChangeCharactersIn:*
  "textField:shouldChangeCharactersInRange:*
  "textView{DidChange,DidBeginEditing,DidEndEditing,ShouldBeginEditing}*
  "textView{(_,}:shouldChangeText*
  "textView{(_,}:{shouldInteractWith,clickedOnLink}*
  "textDidChange*
  "controlText{DidChange,DidEndEditing}*
  "control{(_,}:textView:doCommand*
  "searchBar{SearchButton,CancelButton,Bookmark,ResultsListButton}*Clicked*
  "searchBarText{DidBegin,DidEnd}Editing*
  "searchBar{(_,}:{textDidChange,selectedScopeButtonIndexDidChange}*
  "updateSearchResults*
  "{will,did}{Present,Dismiss}SearchController*
  "scrollView{DidScroll,WillBeginDragging,DidEndDragging,DidEndDecelerating,DidZoom,WillEndDragging}*
  "gestureRecognizer{ShouldBegin*,(_:should*,:should*}
  "{touches,presses,motion}{Began,Moved,Ended,Cancelled}*
  "{mouse,rightMouse,otherMouse}{Down,Up,Dragged,Entered,Exited,Moved}*
  "key{Down,Up}*
  "pickerView{(_,}:didSelectRow*
  "{tabBarController,tabBar}{(_,}:{didSelect,shouldSelect}*
  "{dragInteraction,dropInteraction,contextMenuInteraction}*
  "mapView{(_,}:did{Select,Deselect}*
  "mapView{(_,}:annotationView:calloutAccessory*
  "documentPicker{(_,}:didPick*
  "imagePickerController{(_,}:didFinishPicking*
  "accessibilityPerform{Escape,MagicTap}*
  "webView{(_,}:decidePolicyFor*
  "webView:{decidePolicyFor,shouldStartLoadWithRequest}*
  "userContentController{(_,}:didReceive*
  "accessibilityActivate*
  =business
  =$business_logic
  =data_access
  [2
  =$data_access
  =$reading_urls
  =computing
  [4
  "{String,NSString}.init(contentsOfFile*
  "NSPredicate.{init*,predicateWithFormat,predicateWithBlock}
  "{NSRegularExpression,NSDataDetector,Regex}.*
  "*.{evaluate(with*,compare(*,evaluateWithObject:}
  =preferences
  =$writing_preferences
  =requests
  [2
  "URLRequest.init*
  "{NSURLRequest,NSMutableURLRequest}.{init,requestWithURL}*
  =pages
  [1
  "{WKWebView,UIWebView,WebView}.{load,loadRequest}*
  =listening
  =$listening
  =navigating
  =$navigation
  =leaving
  =$leaving_app
  =showing_itself
  [1
  "UIViewController.{addChild,addChildViewController}
  =closing
  [10
  "*.{popViewController,popToViewController,popToRootViewController}*
  "UIViewController.{dismiss,dismissViewController}*
  "*.dismissViewControllerAnimated*
  "NSViewController.{dismiss,dismissController,dismissViewController}
  "self.{removeFromParent,removeFromParentViewController}
  "NSWindowController.close
  "NSWindow.{endSheet,close,orderOut,performClose}*
  "UIPopoverController.{dismissPopoverAnimated,dismiss}
  "NSPopover.{close,performClose}*
  "NSExtensionContext.{completeRequest,cancelRequest}*
  =alerts
  =$system_screens
  =ignored
  =$incidental
  =massive_controller
  {13
  =kind
  =size
  =category
  =size
  =of
  {1
  =role
  =view_controller
  =yields_to
  [1
  =controller_responsibilities
  =warning
  =500
  =when_named
  {2
  =warning
  =300
  =yields_to
  [0
  =error
  =600
  =severity
  =warning
  =summary
  =a view controller is too long
  =rationale
  "Code with no obvious home ends up in the view controller, and its length is the first sign that parts of it should be separate types. Lines in extensions count; those in nested types do not.
  =message
  "{subject} is {lines} lines long (limit {limit})
  =suggestion
  "Start by extracting one piece: a data source, the networking or service code, or a section of the screen (into a child view controller).
  =notes
  {1
  =extension
  "{declaration}, {part} lines
  =model_knows_ui
  {13
  =kind
  =forbidden
  =category
  =layers
  =enabled
  =false
  =when_named
  {1
  =enabled
  =true
  =from
  {2
  =role
  [2
  =entity
  =service
  =not
  {1
  =any
  [2
  {1
  =role
  [7
  =view
  =view_controller
  =view_model
  =cell_model
  =assembly
  =router
  =coordinator
  {2
  =kind
  [2
  =struct
  =enum
  =holds
  {1
  =role
  [2
  =view
  =view_controller
  =to
  {2
  =role
  [2
  =view
  =view_controller
  =not
  {1
  =kind
  =protocol
  =yields_to
  [1
  =upward_dependency
  =severity
  =info
  =summary
  =the model depends on the user interface
  =rationale
  "The model serves every screen and outlives them all. A model type that depends on a view or view controller works only with that one, and cannot be tested or shared with another target without it.
  =message
  "{subject} is part of the model but depends on {target}
  =suggestion
  "Let {subject} return data or report changes (with a closure, a notification or a protocol that it declares), and update {target} from the controller.
  =notes
  {1
  =again
  "{target}
  =view_model_coupling
  {16
  =kind
  =forbidden
  =from
  {2
  =role
  =view
  =not
  {1
  =role
  [3
  =view_controller
  =view_model
  =cell_model
  =to
  {2
  =role
  =entity
  =not
  {1
  =any
  [4
  {1
  =role
  [2
  =view_model
  =cell_model
  {1
  =name
  [1
  "*{Theme,Style,Appearance,Palette,Font,FontSet,Config,Configuration,Settings,Preferences,Defaults,Filters}
  {1
  =name
  [4
  "*Row
  "*{Table,Row,Cell,List,Section}{Entry,Item,Data,Info}
  "*ItemModel
  "*Display{Item,Data,Info}
  {1
  =path
  "**/{UI,UserInterface,Views,Controllers,ViewControllers,View Controllers,Screens,Scenes,Cells,Components,Widgets}/**
  =references
  [2
  =type
  =forward
  =through
  {1
  =role
  [2
  =view_model
  =cell_model
  =substantial
  =true
  =swiftui
  =false
  =when_named
  {1
  =swiftui
  =true
  =severity
  =info
  =yields_to
  [1
  =view_performs_networking
  =summary
  =a view depends on a model type
  =rationale
  "A view that formats model objects can display only that model type, and has to change whenever the model changes. A small struct with only what the view shows, created by the controller, presenter or view model, keeps the two apart.
  =message
  "{subject} depends on the model type {target}
  =message_for_many
  "{subject} depends on the model types {targets}
  =suggestion
  "Pass only the values that {subject} shows (strings, images), as separate parameters or in a small view model.
  =notes
  {3
  =again
  "{target}
  =held_message
  "{subject} reads the model type {target} through {through}
  =held_advice
  "Add properties for the displayed strings and images to {holder}, so that {subject} does not depend on {target}.
  =view_performs_navigation
  {17
  =kind
  =calls
  =of
  {2
  =role
  =view
  =not
  {1
  =any
  [2
  {1
  =role
  [3
  =view_controller
  =coordinator
  =router
  {1
  =inherits
  [2
  =UIWindow
  =NSWindow
  =uses
  =$navigation
  =harmless
  =$system_screens
  =except
  [2
  =NSPopover.show
  "*.{show,present}In*
  =leaving
  =$leaving_app
  =leaving_by
  {1
  =any
  [2
  {1
  =ui_framework
  =swiftui
  {1
  =inherits
  "{UITableView,UICollectionView,NSTable}Cell{,View}
  =when_named
  {1
  =leaving_by
  {0
  =except_bridges
  =true
  =severity
  =error
  =severities
  {1
  =info
  {1
  =ui_framework
  =swiftui
  =summary
  =a view navigates
  =rationale
  "A view should show what it is given and report taps. If it opens screens or web pages, its controller does not know this part of the app's flow, and the view cannot be reused elsewhere.
  =message
  "{subject} is a view, but it opens a screen itself: {use}
  =suggestion
  "Report the user's action to the view controller, through a delegate or closure, and let the view controller open the screen.
  =suggestion_for_swiftui
  "Open the URL with the `openURL` environment action (`@Environment(\\.openURL) private var openURL`), which parent views, previews and tests can replace.
  =notes
  {5
  =again
  "{use}
  =leaving_message
  "{subject} is a view, but it opens a URL itself: {use}
  =leaving_advice
  "Report the user's action to the view controller, through a delegate or closure, and let the view controller open the URL.
  =swiftui_screen
  "Present the screen with a state-driven `.sheet`, `.fullScreenCover` or `NavigationLink`, so that SwiftUI controls when it is shown and dismissed.
  =swiftui_push
  "Give {subject} a closure for each of these actions, and let the view controller that hosts it push the screens.
  =view_performs_networking
  {18
  =kind
  =calls
  =of
  {2
  =role
  =view
  =not
  {1
  =role
  [3
  =view_controller
  =coordinator
  =router
  =uses
  [3
  =$data_access
  =$image_loading
  =$reading_urls
  =on
  {2
  =role
  =service
  =not
  {1
  =role
  [2
  =view
  =view_controller
  =only_outside
  =true
  =lenient
  {1
  =ui_framework
  =swiftui
  =lenient_uses
  =$data_access
  =lenient_on
  {3
  =role
  =service
  =any
  [2
  {1
  =name
  [8
  "*Client
  "*ClientProtocol
  "*API
  "*APIProtocol
  "*Gateway
  "*Downloader
  "*Uploader
  "*Database
  {2
  =mentions
  =$network_types
  =not
  {1
  =any
  [2
  {1
  =conforms
  =ObservableObject
  {1
  =attribute
  =Observable
  =not
  {1
  =any
  [2
  {1
  =role
  [4
  =view
  =view_controller
  =interactor
  =view_model
  {1
  =name
  [2
  "*Store
  "*Interactor
  =except
  [9
  =$logging
  "*Logging.log*
  =$theming
  "*{Haptic,Haptics,Feedback,Vibration}{,Service,Manager,Provider,Generator,Engine}.*
  "*{Config,Configuration,FeatureFlag,FeatureFlags,Feature,Features}{Service,Manager,Provider,Repository,Store}.*
  "*{Image,Avatar,Thumbnail,Artwork,Icon}{Loader,Manager,Cache,Fetcher,Downloader,Provider,Service}.*
  "{,NS}URLSession{,Data,Download,Upload,WebSocket}Task.{cancel,suspend}
  =$listening
  "*Store.{dispatch,trigger,send,perform}
  =severity
  =error
  =except_bridges
  =true
  =severities
  {2
  =warning
  {1
  =ui_framework
  =swiftui
  =info
  {1
  =inherits
  [2
  =UIImageView
  =NSImageView
  =summary
  =a view accesses services, the network or storage
  =rationale
  "A view should display the data that it is given. A view that loads data itself has to decide when to load and what to do on failure, and a test or preview cannot show it without the real service, network or storage.
  =message
  "{subject} is a view, but it loads or changes data itself: {use}
  =suggestion
  =Move this code to the view controller, presenter or view model, and pass {subject} only the data that it shows.
  =suggestion_for_swiftui
  "Move this code to an observable model in the environment, and call the model's methods from `.task` and the actions of {subject}.
  =notes
  {1
  =again
  "{use}

  """##

private let mvp = ##"""
  {2
  =pack
  {5
  =title
  "MVP: presenters that decide, views that show
  =about
  "Checks the link between presenter and view: its types, who owns whom, and which of the two does the work.
  =chosen
  "at least a fifth of the view controllers have a presenter
  =also_in
  [1
  =viper
  =rules
  [10
  =presenter_strong_view
  =presenter_concrete_view
  =presenter_uses_ui_framework
  =presenter_knows_controller
  =view_concrete_presenter
  =view_weak_presenter
  =passive_view
  =passive_view_model_coupling
  =module_assembled_outside_builder
  =massive_presenter
  =rules
  {10
  =massive_presenter
  {11
  =kind
  =size
  =category
  =size
  =of
  {1
  =role
  =presenter
  =warning
  =300
  =error
  =600
  =severity
  =warning
  =summary
  =a presenter is too long
  =rationale
  "Moving logic out of the view controller does not make it smaller. A presenter this long does several jobs that services, formatters and routers could do.
  =message
  "{subject} is {lines} lines long (limit {limit})
  =suggestion
  "Start with one piece: move the service calls into an interactor, or the navigation into a router.
  =notes
  {1
  =extension
  "{declaration}, {part} lines
  =module_assembled_outside_builder
  {10
  =kind
  =module_assembly
  =of
  {2
  =role
  [2
  =presenter
  =view_controller
  =not
  {1
  =role
  [3
  =assembly
  =router
  =coordinator
  =makes
  {1
  =role
  [2
  =view_controller
  =view
  =makes_with
  {1
  =role
  =presenter
  =severity
  =warning
  =summary
  =a screen assembles another module's view and presenter
  =rationale
  "A view, its presenter and their dependencies have to be created and linked in the right order wherever the module is shown. A builder does this in one place, and nobody else needs to know the parts of the module.
  =message
  "{subject} assembles the module of {target} itself
  =suggestion
  "Create a builder for that module that makes and links its view and presenter, and ask the builder for the screen.
  =notes
  {1
  =again
  "{use} is created here
  =passive_view
  {15
  =kind
  =responsibilities
  =like
  =controller_responsibilities
  =of
  {3
  =role
  =view_controller
  =holds
  {1
  =role
  =presenter
  =not
  {1
  =role
  [3
  =presenter
  =router
  =coordinator
  =max
  =0
  =closing
  [0
  =counted
  [3
  =handle_interaction
  =business_logic
  =navigation
  =feedback
  [6
  "scrollView*
  "textField*
  "textView*
  "searchBar*
  "keyboard*
  "animate*
  =enabled
  =false
  =when_named
  {1
  =enabled
  =true
  =severity
  =warning
  =summary
  =a view controller with a presenter does the presenter's work
  =rationale
  "Where a presenter decides, the view controller is a view: it lays itself out, shows what it is given and reports what the user did. Anything that it decides, computes or opens itself bypasses the presenter and the presenter's tests.
  =message
  "{subject} has a presenter but does its work itself: {responsibilities}
  =suggestion
  =Report the event to the presenter, and let the presenter or its router do the rest.
  =notes
  {15
  =name_configure_ui
  =UI setup
  =name_update_ui
  =UI updates
  =name_catch_interaction
  =action and gesture setup
  =name_handle_interaction
  =event handling
  =name_business_logic
  =business logic
  =name_navigation
  =navigation
  =configure_ui
  "UI setup: {use}
  =update_ui
  "UI updates: {use}
  =catch_interaction
  "action and gesture setup: {use}
  =event_method
  "event method: {use}
  =handle_interaction
  "event handling: {use}
  =business_logic
  "business logic: {use}
  =data_access
  "data access: {use}
  =service_call
  "service call: {use}
  =navigation
  "navigation: {use}
  =passive_view_model_coupling
  {14
  =kind
  =forbidden
  =from
  {1
  =any
  [2
  {3
  =role
  =view_controller
  =holds
  {1
  =role
  =presenter
  =not
  {1
  =role
  [3
  =presenter
  =router
  =coordinator
  {3
  =kind
  =protocol
  =name
  [2
  =$view_protocol_names
  "*PresenterOutput
  =implemented_by
  {2
  =role
  =view_controller
  =holds
  {1
  =role
  =presenter
  =to
  {2
  =role
  =entity
  =not
  {1
  =role
  [2
  =view_model
  =cell_model
  =references
  [2
  =type
  =forward
  =except_incidental
  =true
  =when_named
  {1
  =except_incidental
  =false
  =yields_to
  [1
  =viper_role_dependency
  =severity
  =info
  =summary
  =a passive view depends on a model type
  =rationale
  "A passive view shows texts and images that its presenter has prepared. A view that receives entities has to format them itself and changes with the model; in a small app with plain entities that may be acceptable.
  =message
  "{subject} is a passive view but depends on the model type {target}
  =message_for_many
  "{subject} is a passive view but depends on the model types {targets}
  =suggestion
  =Configure {subject} with a small view model that the presenter creates from {target}.
  =notes
  {1
  =again
  "{target}
  =presenter_concrete_view
  {12
  =kind
  =ownership
  =holder
  {1
  =role
  =presenter
  =held
  {1
  =role
  [2
  =view
  =view_controller
  =strength
  =any
  =typed
  =concrete
  =fix
  =protocol
  =severity
  =warning
  =summary
  =a presenter depends on the concrete class of its view
  =rationale
  "A presenter that names the class of its view can be neither tested with another view nor reused with a second one. It needs only the messages that it sends, and a protocol lists just those.
  =message
  "`{subject}.{property}` has the type of a concrete view, {target}
  =suggestion
  "Declare a protocol with what {subject} calls on {target}, let {target} conform to it, and use it as the type of `{property}`.
  =notes
  {1
  =conforms
  "{conformer} is the view
  =presenter_knows_controller
  {12
  =kind
  =forbidden
  =from
  {2
  =role
  [2
  =presenter
  =interactor
  =not
  {1
  =role
  [5
  =view
  =view_controller
  =router
  =coordinator
  =assembly
  =to
  {2
  =role
  =view_controller
  =kind
  =class
  =references
  [2
  =type
  =forward
  =yields_to
  [1
  =presenter_concrete_view
  =severity
  =warning
  =summary
  =a presenter or interactor depends on a view controller
  =rationale
  "A presenter that creates or names the view controller of a screen is tied to that screen and its framework. Which screen comes next, and how it is built, is the job of a router, a coordinator or a builder.
  =message
  "{subject} depends on the view controller {target}
  =message_for_many
  "{subject} depends on the view controllers {targets}
  =suggestion
  "Have a router or coordinator create and show {target}. {subject} should only tell it which screen comes next.
  =notes
  {1
  =again
  "{target}
  =presenter_strong_view
  {12
  =kind
  =ownership
  =category
  =bug
  =holder
  {1
  =role
  =presenter
  =held
  {1
  =role
  [2
  =view
  =view_controller
  =foreign
  [6
  =UIView
  =UIViewController
  =UITableViewController
  =UICollectionViewController
  =NSView
  =NSViewController
  =fix
  =weak
  =severity
  =error
  =summary
  =a presenter holds its view strongly
  =rationale
  "The view holds its presenter for as long as the screen is shown. If the presenter also holds the view strongly, neither is ever released.
  =message
  "{subject} holds its view strongly, in `{property}` ({target})
  =suggestion
  =Make `{property}` weak; if {target} is a Swift protocol, constrain it to `AnyObject`.
  =notes
  {2
  =conforms
  "{conformer} conforms to {target}
  =link
  "{owner} holds {target} in `{property}`
  =presenter_uses_ui_framework
  {11
  =kind
  =imports
  =from
  {1
  =role
  =presenter
  =forbid
  =$ui_frameworks
  =types
  =$ui_types
  =severity
  =warning
  =summary
  =a presenter uses a user interface framework
  =rationale
  "A presenter decides what is shown, not how. Without a user interface framework it can be tested without a screen and can drive any view, which is the reason to have one.
  =yields_to
  [1
  =forbidden_import
  =message
  "Presenter code in {subject} uses {types} from {module}
  =suggestion
  "Pass plain values (strings, numbers, types of your own) to the view, and let the view create and use what {module} offers.
  =notes
  {3
  =again
  =also imported here
  =through
  "{through} re-exports {module} here
  =named
  "{type} is used here
  =view_concrete_presenter
  {14
  =kind
  =ownership
  =holder
  {1
  =role
  [2
  =view
  =view_controller
  =held
  {2
  =role
  =presenter
  =not
  {1
  =any
  [3
  {1
  =role
  [2
  =view
  =view_controller
  {1
  =conforms
  =ObservableObject
  {1
  =attribute
  =Observable
  =strength
  =any
  =typed
  =concrete
  =fix
  =protocol
  =enabled
  =false
  =when_named
  {1
  =enabled
  =true
  =severity
  =warning
  =summary
  =a view depends on the concrete class of its presenter
  =rationale
  "A view reports to its presenter what the user did. With a protocol for just that, a test can pass another presenter; with the class, the view can use everything that the presenter has.
  =message
  "`{subject}.{property}` has the type of a concrete presenter, {target}
  =suggestion
  "Declare a protocol with what {subject} calls on {target}, let {target} conform to it, and use it as the type of `{property}`.
  =notes
  {1
  =conforms
  "{conformer} is the presenter
  =view_weak_presenter
  {12
  =kind
  =ownership
  =category
  =bug
  =holder
  {1
  =role
  [2
  =view_controller
  =view
  =held
  {2
  =role
  =presenter
  =not
  {1
  =role
  [2
  =view
  =view_controller
  =strength
  =weak
  =kept_by_nobody
  =true
  =severity
  =warning
  =summary
  =a view holds its presenter weakly, and nothing else holds it
  =rationale
  "A view controller, and everything that it holds strongly, stays alive while its screen is shown. A presenter that is only held weakly is released as soon as the screen is assembled, and the screen does nothing.
  =message
  "`{subject}.{property}` is weak, but nothing else holds the presenter ({target})
  =suggestion
  =Make `{property}` strong, and let the presenter hold its view weakly.
  =notes
  {1
  =conforms
  "{conformer} is the presenter behind {target}

  """##

private let mvvm = ##"""
  {2
  =pack
  {4
  =title
  "MVVM: view models that do not depend on views
  =about
  "Checks that view models describe screens in plain values, without views and user interface frameworks.
  =chosen
  "at least a fifth of the screens have a view model
  =rules
  [2
  =view_model_uses_ui_framework
  =view_model_holds_view
  =rules
  {2
  =view_model_holds_view
  {11
  =kind
  =forbidden
  =from
  {2
  =role
  =view_model
  =not
  {1
  =role
  [5
  =view
  =view_controller
  =coordinator
  =router
  =assembly
  =to
  {2
  =role
  [2
  =view
  =view_controller
  =not
  {1
  =kind
  [2
  =protocol
  =enum
  =foreign
  [2
  =$view_types
  "{UIAlertAction,UITableViewDiffableDataSource,UICollectionViewDiffableDataSource}
  =severity
  =error
  =summary
  =a view model depends on a view
  =rationale
  "A view observes its view model, never the other way round. A view model that depends on a view cannot be used with a different view or tested without that view, and storing the view can create a retain cycle.
  =message
  "{subject} is a view model, but it uses the UI type {target}
  =message_for_many
  "{subject} is a view model, but it uses the UI types {targets}
  =suggestion
  "Move the code that creates or uses {target} into the view or view controller. {subject} should expose plain values as properties, and report events through a closure or delegate.
  =notes
  {1
  =again
  "{target}
  =view_model_uses_ui_framework
  {13
  =kind
  =imports
  =from
  {1
  =role
  =view_model
  =forbid
  =$ui_frameworks
  =types
  =$ui_types
  =wrappers
  [3
  =ObservedObject
  =StateObject
  =EnvironmentObject
  =except_types
  [19
  "{UI,NS}{Image,Color,Font}
  "UI{AccessibilityTraits,EdgeInsets,Offset,RectEdge,RectCorner,UserInterfaceStyle,UserInterfaceIdiom,ContentSizeCategory}
  "UI{KeyboardType,ReturnKeyType,TextContentType,TextAutocapitalizationType,InterfaceOrientation,InterfaceOrientationMask}
  "UI{TextAutocorrectionType,TextSpellCheckingType,KeyboardAppearance,DatePickerStyle,ModalPresentationStyle,StatusBarStyle}
  "{UINavigationItem.LargeTitleDisplayMode,UIControl.State,UIControl.Event,NSControl.StateValue}
  "{Image,Color,Font,LocalizedStringKey,ColorScheme,ScenePhase,Animation,withAnimation,Binding,AppStorage,SceneStorage}
  =UIDevice
  "{UITextChecker,NSSpellChecker}
  "UIBackground{RefreshStatus,TaskIdentifier}
  "UIApplication.{State,*Notification,openSettingsURLString,openNotificationSettingsURLString}
  "UIApplication.shared.{backgroundRefreshStatus,backgroundTimeRemaining,applicationState,isProtectedDataAvailable}
  "UIApplication.shared.{alternateIconName,setAlternateIconName,supportsAlternateIcons,applicationIconBadgeNumber}
  "UIApplication.shared.{beginBackgroundTask,endBackgroundTask}
  "UIApplication.shared.{isRegistered,register,unregister}ForRemoteNotifications
  "{NavigationPath,Alignment,EdgeInsets,Gradient,Transaction}
  =$view_types
  "{UIAlertAction,ViewBuilder}
  "UI{TableView,CollectionView}{DiffableDataSource,DataSource,Delegate}*
  "UI{ScrollView,TextView,TextField,SearchBar,PickerView}{DataSource,Delegate}*
  =severity
  =warning
  =summary
  =a view model uses a user interface framework
  =rationale
  "A view model describes a screen in plain values. If it uses types from a user interface framework, it is tied to that framework, and a test has to import the framework just to check a title.
  =yields_to
  [2
  =view_model_holds_view
  =forbidden_import
  =message
  "View model code in {subject} uses {types} from {module}
  =suggestion
  "Move this code to the view, or to a service that is injected into the view model.
  =notes
  {4
  =wrapper_advice
  "Remove the property wrapper: outside of a SwiftUI view, {types} updates nothing.
  =again
  =also imported here
  =through
  "{through} re-exports {module} here
  =named
  "{type} is used here

  """##

private let openClosed = ##"""
  {2
  =pack
  {3
  =title
  "Open-closed: infrastructure that grows without being changed
  =about
  "Checks that network and storage services take request values, rather than having a method for each kind of request.
  =rules
  [1
  =closed_service_interface
  =rules
  {1
  =closed_service_interface
  {9
  =kind
  =method_families
  =of
  {3
  =role
  =service
  =any
  [4
  {1
  =layer
  [7
  =Infrastructure
  =Network
  =Networking
  =Networks
  =HTTP
  =Storage
  =Persistence
  {1
  =path
  [1
  "**/{Infrastructure,Network,Networking,HTTP,Storage,Persistence}/**
  {1
  =name
  [4
  "*HTTP*Client
  "*HTTP*Gateway
  "*HTTP*Manager
  "{API,Rest,REST,Network,Networking,Web}*{Client,Gateway,Manager,Service}
  {2
  =name
  [1
  "*{Client,Gateway,API,Host,HTTP*Manager,Networking}
  =mentions
  =$network_types
  =not
  {1
  =role
  [9
  =view
  =view_controller
  =view_model
  =presenter
  =interactor
  =coordinator
  =router
  =assembly
  =entity
  =except
  [4
  "*(*forKey:*
  "*ForKey:*
  "*forKey:*
  "*(key:*
  =severity
  =warning
  =summary
  =a service has a separate method for each kind of request
  =rationale
  "With one method for each kind of request, every new kind changes the service and everything that implements its interface. One method that takes a request value lets clients add kinds themselves.
  =message
  "{subject} has {count} methods for variants of one operation: {members}
  =suggestion
  "Replace them with one method that takes a request value (path, method, response decoding), and let clients declare their own requests.
  =notes
  {1
  =again
  "and {declaration}

  """##

private let ownership = ##"""
  {2
  =pack
  {4
  =title
  "Ownership: shared instances, strong delegates and retain cycles
  =about
  "Checks who keeps whom alive, in every app, whatever its architecture.
  =chosen
  "always
  =rules
  [3
  =singleton_access
  =delegate_strong
  =ownership_cycle
  =rules
  {3
  =delegate_strong
  {21
  =kind
  =ownership
  =category
  =bug
  =holder
  {1
  =kind
  [2
  =class
  =actor
  =foreign
  [13
  "UI*Delegate
  "NS*Delegate
  "WK*Delegate
  "AV*Delegate
  "CL*Delegate
  "URLSession*Delegate
  =UITableViewDataSource
  =UICollectionViewDataSource
  =UIPickerViewDataSource
  =UIPageViewControllerDataSource
  =NSTableViewDataSource
  =NSOutlineViewDataSource
  =NSCollectionViewDataSource
  =names
  [4
  =delegate
  =dataSource
  "*Delegate
  "*DataSource
  =except_names
  [2
  =appDelegate
  =applicationDelegate
  =back_names
  [2
  =output
  "*Output
  =back_holder
  {1
  =role
  =interactor
  =typed
  =back
  =handed_in
  =true
  =except_holder
  {1
  =role
  [2
  =view
  =view_controller
  =except_held
  {1
  =role
  =presenter
  =lasting
  =true
  =yields_to
  [2
  =presenter_strong_view
  =coordinator_strong_parent
  =fix
  =weak
  =severity
  =error
  =summary
  =a delegate is held strongly
  =rationale
  "An object's delegate usually owns that object. If the object also holds its delegate strongly, neither is ever released.
  =message
  "`{subject}.{property}` holds {target} strongly
  =suggestion
  =Declare it as `weak var {property}`.
  =notes
  {5
  =conforms
  "{conformer} conforms to {target}
  =link
  "{owner} holds {target} in `{property}`
  =unbound
  =Declare it as `weak var {property}`, and constrain {target} to `AnyObject`.
  =attribute
  =Make `{property}` weak.
  =owner
  "Make `{property}` weak, and let the object that creates {target} own it: currently this property is its only owner.
  =ownership_cycle
  {11
  =kind
  =ownership_cycle
  =category
  =bug
  =except
  =$database_objects
  =back_names
  [14
  =delegate
  =dataSource
  "*Delegate
  "*DataSource
  =output
  =parent
  "parent*
  =owner
  =host
  "*Parent
  =observer
  "*Observer
  =listener
  "*Listener
  =yields_to
  [3
  =presenter_strong_view
  =coordinator_strong_parent
  =delegate_strong
  =severity
  =warning
  =summary
  =objects keep each other alive in a retain cycle
  =rationale
  "Objects that hold each other strongly in a cycle are never released. One reference in the cycle must be weak, or must be set to nil when the work is done.
  =message
  "Retain cycle: {loop}
  =suggestion
  "Make `{subject}.{property}` weak{because}.
  =notes
  {22
  =inherited
  "Retain cycle: {loop}, through `{property}`, which {holder} inherits from {subject}
  =link
  "{owner} holds {target} in `{property}`
  =closure
  "{owner} stores the {closure} in `{property}`
  =subscription
  "{owner} stores the subscription in `{property}`
  =timer
  "`{property}` of {owner} holds a timer that calls {target}
  =again
  =another {closure} of this kind captures `self` strongly
  =capture_message
  "Retain cycle: this {closure} captures `self` strongly and is stored in `{path}`
  =capture
  =Capture `[weak self]`; otherwise {subject} is never released.
  =capture_block
  "Capture a weak reference in the block (`__weak typeof(self) weakSelf = self`); otherwise {subject} is never released.
  =assigning_message
  "Retain cycle: this subscription holds `self` strongly and is stored in `{path}`
  =assigning
  "Use `assign(to: &$property)` or a `sink` that captures `[weak self]`.
  =calling_message
  "Retain cycle: the timer in `{path}` holds its target, `self`, strongly
  =calling
  "Use a block-based timer whose block captures `self` weakly, or invalidate this timer when the work is done: while it runs, {subject} is never released.
  =weak
  "Make `{subject}.{property}` weak{because}.
  =unowned
  "Make `{subject}.{property}` unowned{because}.
  =weak_optional
  "Make `{subject}.{property}` weak and optional{because}.
  =open
  "Instead of storing {target} in `{property}`, store the value that is needed from it, or a closure that captures it weakly. Alternatively, set `{property}` to nil when it is no longer needed.
  =why_role
  ", because {target} owns {owner}
  =why_made
  ", because {target} creates {owner} and outlives it
  =why_name
  ", because it points back to the owner of {owner}
  =why_handed
  ", because {owner} does not create {target}: it is passed in
  =why_optional
  ", because it is the only reference in the cycle that may be nil
  =singleton_access
  {17
  =kind
  =shared_instances
  =from
  {1
  =role
  [6
  =view
  =view_controller
  =presenter
  =view_model
  =interactor
  =activity
  =to
  {1
  =not
  {1
  =path
  "**/{Vendor,Vendors,Vendored,ThirdParty,Third Party,Third-Party,3rdParty,External,Externals}/**
  =ambient
  [34
  "*Theme*
  "*Tip
  "*Appearance*
  "*Style*
  "*Palette*
  "*Color*
  "*Font*
  "*Haptic*
  "*{Toast,Snackbar}{Presenter,Manager,Center,View}
  "*HUD*
  "Keyboard{Helper,Observer,Tracker,Monitor,Listener,Notifier}
  "*Sound{Effect,Manager,Player}*
  "*{Log,Logs,Logger,Logging,Signpost,Signposter}
  "*{Log,Logger,Logging}{Service,Manager,Store,Shim,Center,Handler}
  "*Crash*
  "*Analytics*
  "*Telemetry*
  "*FeatureFlag*
  "*FeatureToggle*
  "*RemoteConfig*
  "*{Build,App}{Info,Constants,Environment,Details}
  "{,*Experimental,*Feature}{Features,Flags}
  "*Build{Config,Configuration,Settings}
  "*{Localization,Localisation,Localizer,Translations}*
  "*{Language,Locale,Markdown,Date,Number,Currency}{Manager,Service,Provider,Helper,Helpers,Formatter}
  "*{Clipboard,Pasteboard}*
  "*{Date,Number,Value,Currency,Amount,Text}Formatter
  "*{Image,Icon,Avatar,Thumbnail}{Load,Cache,Caching,Download,Fetch}*
  "*ImageManager
  "*{Player,Video}Cache
  "*{App,Software,Sparkle}Updat{er,es}*
  "Update{r,rs}{,Manager,Service,Controller}
  "*{Event,Key,Mouse}Monitor
  "*Toasts
  =ambient_members
  [4
  =track
  "track{Event,Screen,Page}*
  "log{Event,Screen}*
  "record{Event,Screen}*
  =ambient_marks
  [4
  "UI*FeedbackGenerator
  =NSHapticFeedbackManager
  =CHHapticEngine
  =RemoteConfig
  =ambient_properties
  [4
  =isIdleTimerDisabled
  =idleTimerDisabled
  =isNetworkActivityIndicatorVisible
  =networkActivityIndicatorVisible
  =widely_used
  =10
  =yields_to
  [2
  =upward_dependency
  =view_performs_networking
  =severity
  =warning
  =summary
  =a screen uses a shared instance
  =rationale
  "A shared instance is a hidden dependency: the initializer does not show it, a test cannot replace it, and all its users are coupled through it. A default argument, `init(store: Store = .shared)`, shows the dependency and lets a test pass another instance.
  =message
  "{subject} uses the shared instance {name}
  =message_for_many
  "{subject} uses the shared instances {targets}
  =suggestion
  "Inject {target} into {subject} through the initializer.
  =suggestion_for_swiftui
  "Inject {target} into {subject} through the initializer or the environment.
  =notes
  {9
  =again
  "{name}
  =storyboard_advice
  =Use property injection for {target}, because a storyboard or xib creates {subject}.
  =storyboard_base_advice
  "Use property injection for {target}, because storyboards or xibs create subclasses of {subject}.
  =static_advice
  =Pass {target} to the static functions of {subject} as a parameter.
  =view_advice
  "Move the use of {target} to the code that configures {subject}, and pass {subject} only the values and closures that it needs.
  =container_advice
  "Inject only the part of {target} that {subject} needs, such as a service, through the initializer.
  =app_delegate_advice
  "Give these types only what they need from {target}, such as a service or a closure, when they are created.
  =widely_used
  "{count} types use the shared instance {name}
  =widely_used_advice
  "Create one {target} at app launch, and inject it into these types. Start with the types that you want to test.

  """##

private let protocols = ##"""
  {2
  =pack
  {3
  =title
  "Protocols: services that are used through protocols
  =about
  "Checks that services have protocols, and that their clients use them.
  =rules
  [2
  =service_without_protocol
  =concrete_service_dependency
  =rules
  {2
  =concrete_service_dependency
  {13
  =kind
  =forbidden
  =from
  {2
  =role
  [7
  =view_controller
  =view
  =presenter
  =view_model
  =cell_model
  =interactor
  =service
  =not
  {1
  =role
  [3
  =assembly
  =router
  =coordinator
  =to
  {3
  =role
  =service
  =kind
  [4
  =class
  =struct
  =actor
  =enum
  =not
  {1
  =role
  [4
  =view
  =view_controller
  =view_model
  =assembly
  =references
  [2
  =type
  =forward
  =except_supertypes
  =true
  =fix
  =protocol
  =severity
  =warning
  =summary
  =a client depends on the concrete class of a service
  =rationale
  "Code that names the class of a service depends on its network, its disk and its clock as well. A protocol states what the code needs, and lets an assembly choose the implementation.
  =message
  "{subject} depends on the concrete service {target}
  =message_for_many
  "{subject} depends on the concrete services {targets}
  =suggestion
  =Use a protocol that {target} conforms to, and let an assembly pass in the instance.
  =notes
  {1
  =again
  "{target}
  =service_without_protocol
  {8
  =kind
  =abstraction
  =of
  {2
  =role
  =service
  =not
  {1
  =role
  [8
  =view
  =view_controller
  =assembly
  =router
  =coordinator
  =presenter
  =interactor
  =view_model
  =severity
  =warning
  =summary
  =a service is used from other files but has no protocol
  =rationale
  "Clients of a protocol accept any implementation: another back end, a cache in front of it, or a stub in a test. Clients of a class depend on that class and on everything that it needs.
  =message
  "{subject} has no protocol that its clients could use
  =suggestion
  =Declare a protocol with what clients use ({members}), and let {subject} conform to it.
  =notes
  {1
  =use
  "{declaration} uses the class {subject}

  """##

private let reactive = ##"""
  {2
  =pack
  {4
  =title
  "Reactive: services that publish their results and their state
  =about
  "Checks that services return signals, publishers or `async` results, and that screens can observe their state.
  =chosen
  "at least a fifth of the services, and at least two, have signals or publishers in their interfaces
  =rules
  [2
  =service_state_not_observable
  =service_result_not_reactive
  =rules
  {2
  =service_result_not_reactive
  {15
  =kind
  =callback_results
  =of
  =$plain_services
  =signals
  =$signals
  =callbacks
  [5
  "{c,*C}ompletion{,s,Handler,Block,Closure,Callback}
  "{c,*C}allback
  "{done,success,onSuccess,successBlock,successHandler,result,onResult,resultHandler,reply,replyHandler,then}
  "{finished,finish,onFinish,onFinished,onComplete,onCompleted,onCompletion,whenDone,completed}
  "*WithCompletion{,Handler,Block}
  =except
  [1
  "{did,will,should,handle,receive,application,userNotificationCenter}*
  =outside
  [3
  "{Data,NSData,String,NSString,NSArray,NSDictionary}.init(contentsOf:*
  "{NSData,NSString,NSArray,NSDictionary}.*WithContentsOfURL*
  "NSURLConnection.sendSynchronousRequest
  =enabled
  =false
  =when_named
  {1
  =enabled
  =true
  =severity
  =warning
  =summary
  =a service returns data with a completion block or a blocking call
  =rationale
  "Signals, publishers and `async` results can be combined, delivered on the right thread and canceled. A completion block leaves all of that to each caller, and a call that waits for the network blocks the caller's thread.
  =message
  "`{subject}.{member}` returns data with {way}
  =message_for_many
  "{subject} returns data with completion blocks or blocking calls: {targets}
  =suggestion
  "Make it `async`, or return a publisher or signal.
  =notes
  {1
  =again
  "{declaration}
  =service_state_not_observable
  {13
  =kind
  =unobservable_state
  =of
  =$plain_services
  =signals
  =$signals
  =except_types
  [4
  "*{Task,Cancellable,Disposable,DisposeBag,DisposableBag,Timer,Queue,Lock,Semaphore,Delegate,DataSource}
  "*{Session,Manager,Service,Client,Store,Repository,Provider,Container,Context,Center,Configuration,Coordinator}
  "{DispatchGroup,DispatchWorkItem,DispatchSource*,NSCondition,*Mutex,dispatch_*_t,pthread_*_t,os_unfair_lock*}
  "*{Logger,Tracker,Scheduler,Formatter,Encoder,Decoder,Factory,Builder,Window,Controller,View,Player,Connection}
  =enabled
  =false
  =when_named
  {1
  =enabled
  =true
  =severity
  =warning
  =summary
  =the state of a service changes without notifying its readers
  =rationale
  "A screen that reads a plain property stores a copy of its value. If the service changes the property and notifies nobody, the screen shows the old value until it happens to read it again.
  =message
  "`{subject}.{member}` changes without notifying {reader}, which shows it
  =message_for_many
  "{subject} changes state without notifying its readers: {targets}
  =suggestion
  "Publish it (`@Published`, `@Observable`, a publisher or signal), and let {reader} subscribe to it.
  =notes
  {2
  =again
  "{declaration}
  =reader
  "{declaration} reads `{member}`

  """##

private let schedulable = ##"""
  {2
  =pack
  {4
  =title
  "Scheduling: services that run on a scheduler of their own
  =about
  "Checks that services are called through their queue, actor or scheduler, and that user interface code runs on the main thread.
  =chosen
  "at least a fifth of the services, and at least two, have signals, publishers or schedulers in their interfaces
  =rules
  [4
  =scheduler_crossing
  =ui_update_off_main
  =scheduler_self_locking
  =thread_safe_unprotected_state
  =rules
  {4
  =scheduler_crossing
  {8
  =kind
  =scheduler_crossings
  =category
  =bug
  =severity
  =error
  =summary
  =a service is called from outside its scheduler
  =rationale
  "Services on one scheduler never run at the same time, so none of them needs a lock. A direct call from another thread breaks that guarantee for all of them.
  =message
  "{subject} calls {target} directly, outside {scheduler}: {use}
  =suggestion
  "Run the call on {scheduler} (with `await` for an actor, else with `perform`, `schedule:` or its queue), and use the result where {subject} runs.
  =notes
  {1
  =again
  "{use}
  =scheduler_self_locking
  {9
  =kind
  =scheduler_locks
  =of
  {1
  =not
  {1
  =role
  [4
  =view
  =view_controller
  =presenter
  =view_model
  =lock_types
  =$lock_types
  =severity
  =warning
  =summary
  =a service with its own scheduler also uses locks
  =rationale
  "The scheduler already runs one method at a time. An additional lock costs time, invites calls from any thread, and can deadlock two services that wait for each other.
  =message
  "{subject} runs on {scheduler} but also uses locks
  =suggestion
  =Remove the lock, and call {subject} only through its scheduler.
  =notes
  {1
  =again
  =also here
  =thread_safe_unprotected_state
  {11
  =kind
  =unguarded_state
  =category
  =bug
  =of
  {2
  =role
  =service
  =not
  {1
  =role
  [4
  =view
  =view_controller
  =presenter
  =view_model
  =lock_types
  =$lock_types
  =guard_types
  [3
  "{DispatchQueue,OperationQueue,NSOperationQueue,DispatchSemaphore,dispatch_queue_t,dispatch_semaphore_t,DispatchGroup}
  "{*Atomic*,*Lock,*Locked,*Protected,*Synchronized,*ThreadSafe*,ManagedCriticalState,CriticalState,Serial*Queue}
  "{RACScheduler,*QueueScheduler,NSManagedObjectContext,*SerialQueue,*DispatchQueue}
  =severity
  =warning
  =summary
  =a thread-safe service has unprotected mutable state
  =rationale
  "A service that may be used from any thread will at some point be used from two at once. State that then changes without a lock, a queue or an atomic is a data race, which rarely shows up during development.
  =message
  "{subject} may be used from any thread, but {target} changes without protection
  =suggestion
  =Protect {target} with a lock, a queue, an atomic or an actor, or assign {subject} to a scheduler.
  =notes
  {1
  =again
  "{declaration} also changes without protection
  =ui_update_off_main
  {9
  =kind
  =callback_schedulers
  =category
  =bug
  =of
  {1
  =role
  [4
  =view
  =view_controller
  =presenter
  =view_model
  =severity
  =error
  =summary
  =the user interface is updated off the main thread
  =rationale
  "Views, and everything else on the main thread, may only be used there. A callback runs on the scheduler of the service that calls it, unless the result is delivered to the main thread first.
  =message
  "{subject} updates the user interface in a callback from {target}, on {scheduler}: {use}
  =suggestion
  "Deliver the result to the main thread first (`deliverOn:`, `receive(on:)`, `observe(on:)`, `DispatchQueue.main` or `MainActor`).
  =notes
  {1
  =again
  "{use}

  """##

private let viper = ##"""
  {2
  =pack
  {4
  =title
  "VIPER: modules of view, interactor, presenter, entity and router
  =about
  "Checks which part of a screen module may use which, and that modules are used only through their inputs, outputs and assemblies.
  =chosen
  "at least a fifth of the view controllers belong to a module with an interactor
  =rules
  [8
  =viper_role_dependency
  =module_internals_reached
  =interactor_uses_ui_framework
  =service_outside_interactor
  =submodule_embedded_outside_router
  =submodule_depth
  =compound_module
  =over_split_module
  =rules
  {8
  =compound_module
  {13
  =kind
  =cohesion
  =category
  =size
  =of
  {2
  =role
  [2
  =presenter
  =interactor
  =not
  {1
  =role
  [2
  =view
  =view_controller
  =collaborators
  {1
  =role
  [5
  =view
  =view_controller
  =presenter
  =interactor
  =router
  =neutral
  =$loggers
  =members
  =4
  =groups
  =2
  =severity
  =info
  =summary
  =a presenter or interactor has unrelated responsibilities
  =rationale
  "If the members of a presenter or interactor form groups that share no state and never call each other, the screen consists of several modules. As submodules, each can be understood, tested and reused on its own.
  =message
  "{subject} has {count} unrelated groups of members: {parts}
  =suggestion
  "Split the module: create a submodule for each group, embedded by the router.
  =notes
  {1
  =group
  "{part}
  =interactor_uses_ui_framework
  {10
  =kind
  =imports
  =like
  =presenter_uses_ui_framework
  =from
  {1
  =any
  [2
  {1
  =role
  =interactor
  {3
  =kind
  =protocol
  =name
  "*Interactor*
  =implemented_by
  {1
  =role
  =interactor
  =severity
  =warning
  =summary
  =an interactor uses a user interface framework
  =rationale
  "An interactor does the app's work, whatever shows the result. Without a user interface framework it can be tested without a screen and reused behind any other one.
  =yields_to
  [1
  =forbidden_import
  =message
  "{subject} uses {types} from {module}
  =suggestion
  "Return data and the interactor's own values, and let the presenter and the view create colors, images and views from them.
  =notes
  {3
  =again
  =also imported here
  =through
  "{through} re-exports {module} here
  =named
  "{type} is used here
  =module_internals_reached
  {13
  =kind
  =forbidden
  =from
  {0
  =to
  {1
  =module_part
  =internals
  =references
  [3
  =type
  =forward
  =function
  =across
  =screen_modules
  =except_supertypes
  =true
  =yields_to
  [2
  =presenter_knows_controller
  =controller_knows_controller
  =severity
  =error
  =summary
  =a screen module uses another module's internals
  =rationale
  "A module should be used through its input, its output and its assembly. Code that names another module's presenter, view or cells depends on how that module is built, and has to change with it.
  =message
  "{subject} uses internals of another screen module: {target}
  =suggestion
  "Ask that module's assembly for the screen, communicate through its ModuleInput and ModuleOutput, or move {target} out of the module.
  =notes
  {1
  =again
  "{target}
  =over_split_module
  {9
  =kind
  =module_size
  =category
  =size
  =min
  =30
  =severity
  =info
  =summary
  =a screen module is too small to be a module
  =rationale
  "Every module costs an assembly, protocols and the code that passes data to it. A module of a few lines that only one other module uses costs more than it separates.
  =message
  "{subject} has only {lines} lines in all, and only {target} uses it
  =suggestion
  =Turn it into a view or a cell of {target}.
  =notes
  {1
  =again
  "{target} uses it here
  =service_outside_interactor
  {12
  =kind
  =calls
  =of
  {1
  =any
  [3
  =$viper_views
  =$viper_presenters
  =$viper_routers
  =on
  {2
  =role
  =service
  =not
  {1
  =any
  [2
  {1
  =role
  [7
  =interactor
  =router
  =presenter
  =view
  =view_controller
  =view_model
  =assembly
  =$loggers
  =except
  [1
  "*.{alloc,new,class,init*}
  =yields_to
  [2
  =viper_role_dependency
  =view_performs_networking
  =severity
  =warning
  =summary
  =a view, presenter or router uses a service
  =rationale
  "Loading, storing and computing data is the interactor's job. A service that is used elsewhere in the module spreads that work over several parts, where order and errors are hard to test.
  =message
  "{subject} uses the service {target} directly: {use}
  =message_for_many
  "{subject} uses services directly: {targets}
  =suggestion
  =Call {use} in the interactor, and ask the interactor for the result.
  =notes
  {1
  =again
  "{use}
  =submodule_depth
  {9
  =kind
  =nesting
  =max
  =2
  =embedding
  =$submodule_embedding
  =severity
  =warning
  =summary
  =screen modules are nested too deeply
  =rationale
  "A submodule communicates through the module that embeds it. In a chain of several modules every call and every result passes through the whole chain, and no module can be understood alone.
  =message
  "{target} is nested {depth} modules deep: {chain}
  =suggestion
  =Embed {target} in the outermost module next to {subject}, or make it a view of {subject}.
  =notes
  {1
  =around
  "{owner} embeds {target}
  =submodule_embedded_outside_router
  {8
  =kind
  =embedding
  =of
  {2
  =role
  [4
  =view
  =view_controller
  =presenter
  =interactor
  =not
  {1
  =role
  [3
  =router
  =coordinator
  =assembly
  =embedding
  =$submodule_embedding
  =severity
  =warning
  =summary
  =a submodule is embedded by a part other than the router
  =rationale
  "The router of the outer module should create a submodule, pass it its data and embed it. Then the other parts do not know that the screen consists of several modules, and a submodule can be replaced.
  =message
  "{subject} embeds the module {module} itself: {target}
  =suggestion
  "Let the presenter ask the router for it: the router creates the submodule, passes its data and adds its view controller.
  =viper_role_dependency
  {14
  =kind
  =forbidden
  =pairs
  [5
  {2
  =from
  =$viper_views
  =to
  {1
  =any
  [3
  {2
  =role
  [4
  =interactor
  =router
  =entity
  =service
  =not
  {1
  =any
  [2
  {1
  =role
  [5
  =view
  =view_controller
  =view_model
  =cell_model
  =assembly
  =$loggers
  =$worker_protocols
  =$router_protocols
  {2
  =from
  =$viper_presenters
  =to
  {1
  =any
  [2
  {2
  =role
  [5
  =view
  =view_controller
  =interactor
  =router
  =service
  =not
  {1
  =any
  [4
  {1
  =role
  =assembly
  =$loggers
  {1
  =name
  [1
  "*Cell
  {1
  =inherits
  [3
  =UITableViewCell
  =UICollectionViewCell
  =NSTableCellView
  {3
  =kind
  =protocol
  =implemented_by
  {1
  =role
  =service
  =not
  {1
  =any
  [2
  {1
  =implemented_by
  {2
  =kind
  [4
  =class
  =struct
  =enum
  =actor
  =not
  {1
  =role
  =service
  =$loggers
  {2
  =from
  {2
  =role
  =interactor
  =not
  {1
  =role
  [5
  =view
  =view_controller
  =presenter
  =router
  =assembly
  =to
  {1
  =any
  [3
  {2
  =role
  [4
  =view
  =view_controller
  =presenter
  =router
  =not
  {1
  =any
  [2
  {1
  =role
  =assembly
  {1
  =name
  [1
  "*Cell
  {3
  =kind
  =protocol
  =name
  =$view_protocol_names
  =implemented_by
  {1
  =role
  [2
  =view
  =view_controller
  =$router_protocols
  {2
  =from
  =$viper_routers
  =to
  {1
  =any
  [2
  {2
  =role
  [2
  =interactor
  =service
  =not
  {1
  =any
  [2
  {1
  =role
  [2
  =assembly
  =router
  =$loggers
  =$worker_protocols
  {2
  =from
  {2
  =role
  =entity
  =not
  {1
  =role
  [2
  =view_model
  =cell_model
  =to
  {1
  =any
  [3
  {2
  =role
  [6
  =view
  =view_controller
  =presenter
  =interactor
  =router
  =service
  =not
  {1
  =any
  [2
  {1
  =role
  =entity
  =$loggers
  =$worker_protocols
  =$router_protocols
  =references
  [2
  =type
  =forward
  =except_supertypes
  =true
  =except_putting_together
  =true
  =except_incidental
  =true
  =when_named
  {1
  =except_incidental
  =false
  =yields_to
  [5
  =module_internals_reached
  =presenter_strong_view
  =presenter_concrete_view
  =presenter_knows_controller
  =model_knows_ui
  =severity
  =error
  =summary
  =a part of a VIPER module uses a part that it should not know
  =rationale
  "In VIPER the view knows its presenter; the presenter knows its neighbors by protocol; the interactor knows the services, and the router the screens. A part that reaches past its neighbor takes over the neighbor's job, and can no longer be tested or replaced on its own.
  =message
  "{subject} depends on {target}, which its VIPER role does not allow
  =suggestion
  "Go through the part in between: the view asks its presenter; the presenter asks its interactor for data and its router for screens; the interactor answers through its output.
  =notes
  {1
  =again
  "{target}

  """##

private let activityExamples = ##"""
  {6
  =activity_knows_stack
  {2
  =triggers
  [2
  {3
  =title
  =the activity holds the stack
  =show
  =true
  =files
  {2
  =PostActivity.swift
  "import UIKit\nfinal class PostActivity: Operation {\n  weak var managedController: UIViewController?\n  weak var stack: ActivityStack? // expect\n}\n
  =ActivityStack.swift
  "import Foundation\nfinal class ActivityStack {\n  static let main = ActivityStack()\n  private var stack: [PostActivity] = []\n  func run(_ activity: PostActivity) { stack.append(activity); activity.start() }\n}\n
  {3
  =title
  =the activity holds the stack, in Objective-C
  =show
  =true
  =files
  {2
  =PostActivity.h
  "#import <UIKit/UIKit.h>\n@class ActivityStack;\n@interface PostActivity : NSOperation\n@property (nonatomic, weak) UIViewController *managedController;\n@property (nonatomic, weak) ActivityStack *stack; // expect\n@end\n
  =ActivityStack.m
  "#import "PostActivity.h"\n@interface ActivityStack : NSObject\n@property (nonatomic, strong) NSMutableArray<PostActivity *> *activities;\n@end\n@implementation ActivityStack\n- (void)run:(PostActivity *)activity {\n  [self.activities addObject:activity];\n  [activity start];\n}\n@end\n
  =near_misses
  [2
  {3
  =title
  =the activity only knows a protocol of the stack
  =show
  =true
  =files
  {2
  =PostActivity.swift
  "import UIKit\nprotocol ActivityUserInterfaceFacade: AnyObject { func run(_ activity: PostActivity) }\nfinal class PostActivity: Operation {\n  weak var managedController: UIViewController?\n  weak var userInterfaceFacade: ActivityUserInterfaceFacade?\n}\n
  =ActivityStack.swift
  "import Foundation\nfinal class ActivityStack: ActivityUserInterfaceFacade {\n  private var stack: [PostActivity] = []\n  func run(_ activity: PostActivity) { stack.append(activity); activity.start() }\n}\n
  {3
  =title
  =the app delegate knows both the stack and the activity, in Objective-C
  =show
  =true
  =files
  {4
  =PayActivity.h
  "#import <UIKit/UIKit.h>\n@interface PayActivity : NSOperation\n@property (nonatomic, weak) UIViewController *screen;\n@end\n
  =ActivityStack.h
  "#import "PayActivity.h"\n@interface ActivityStack : NSObject\n@property (nonatomic, strong) NSMutableArray<PayActivity *> *activities;\n+ (instancetype)mainStack;\n- (void)run:(PayActivity *)activity;\n@end\n
  =ActivityStack.m
  "#import "ActivityStack.h"\n@implementation ActivityStack\n+ (instancetype)mainStack { return nil; }\n- (void)run:(PayActivity *)activity {\n  [self.activities addObject:activity];\n  [activity start];\n}\n@end\n
  =AppDelegate.m
  "#import "ActivityStack.h"\n@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@property (nonatomic, strong) ActivityStack *stack;\n@end\n@implementation AppDelegate\n@end\n
  =activity_mutable_subject
  {2
  =triggers
  [2
  {3
  =title
  =the initializer sets the object, but the property is a variable
  =show
  =true
  =files
  {2
  =Model/Post.swift
  "struct Post { let title: String }\n
  =PostActivity.swift
  "import UIKit\nfinal class PostActivity: Operation {\n  weak var managedController: UIViewController?\n  private var editingPost: Post // expect\n  init(post: Post) { editingPost = post }\n}\n
  {3
  =title
  =a property that is not readonly, in Objective-C
  =show
  =true
  =files
  {2
  =Model/Post.h
  "#import <Foundation/Foundation.h>\n@interface Post : NSObject\n@property (nonatomic, copy, readonly) NSString *title;\n@end\n
  =PostActivity.m
  "#import <UIKit/UIKit.h>\n#import "Post.h"\n@interface PostActivity : NSOperation\n@property (nonatomic, weak) UIViewController *managedController;\n@property (nonatomic, strong) Post *editingPost; // expect\n@end\n@implementation PostActivity\n@end\n
  =near_misses
  [2
  {3
  =title
  =a constant
  =show
  =true
  =files
  {2
  =Model/Post.swift
  "struct Post { let title: String }\n
  =PostActivity.swift
  "import UIKit\nfinal class PostActivity: Operation {\n  weak var managedController: UIViewController?\n  let editingPost: Post\n  init(post: Post) { editingPost = post }\n}\n
  {3
  =title
  =readonly, in Objective-C
  =show
  =true
  =files
  {2
  =Model/Post.h
  "#import <Foundation/Foundation.h>\n@interface Post : NSObject\n@property (nonatomic, copy, readonly) NSString *title;\n@end\n
  =PostActivity.m
  "#import <UIKit/UIKit.h>\n#import "Post.h"\n@interface PostActivity : NSOperation\n@property (nonatomic, weak) UIViewController *managedController;\n@property (nonatomic, strong, readonly) Post *editingPost;\n@end\n@implementation PostActivity\n@end\n
  =activity_presents_ui
  {2
  =triggers
  [2
  {3
  =title
  =the activity pushes one screen and presents another
  =show
  =true
  =files
  {1
  =PayActivity.swift
  "import UIKit\nfinal class PayActivity: Operation {\n  weak var screen: UIViewController?\n  override func main() {\n    let next = UIViewController()\n    screen?.navigationController?.pushViewController(next, animated: true) // expect\n  }\n  func ask() {\n    screen?.present(UIViewController(), animated: true) // expect\n  }\n}\n
  {3
  =title
  =the activity presents a screen, in Objective-C
  =show
  =true
  =files
  {1
  =PayActivity.m
  "#import <UIKit/UIKit.h>\n@interface PayActivity : NSOperation\n@property (nonatomic, weak) UIViewController *screen;\n@end\n@implementation PayActivity\n- (void)main {\n  UIViewController *next = [[UIViewController alloc] init];\n  [self.screen presentViewController:next animated:YES completion:nil]; // expect\n}\n@end\n
  =near_misses
  [2
  {3
  =title
  =the activity asks its facade to display the screen
  =show
  =true
  =files
  {1
  =PayActivity.swift
  "import UIKit\nprotocol Facade: AnyObject { func displayViewController(_ screen: UIViewController) }\nfinal class PayActivity: Operation {\n  weak var facade: Facade?\n  override func main() { facade?.displayViewController(UIViewController()) }\n}\n
  {3
  =title
  =the activity asks its facade to display the screen, in Objective-C
  =show
  =true
  =files
  {1
  =PayActivity.m
  "#import <UIKit/UIKit.h>\n@protocol Facade <NSObject>\n- (void)displayViewController:(UIViewController *)screen;\n@end\n@interface PayActivity : NSOperation\n@property (nonatomic, weak) id<Facade> facade;\n@end\n@implementation PayActivity\n- (void)main { [self.facade displayViewController:[[UIViewController alloc] init]]; }\n@end\n
  =activity_starts_activity
  {2
  =triggers
  [2
  {3
  =title
  =the activity creates and starts the next activity
  =show
  =true
  =files
  {1
  =PayActivity.swift
  "import UIKit\nfinal class PayActivity: Operation {\n  weak var screen: UIViewController?\n  override func main() {\n    let receipt = ReceiptActivity()\n    receipt.start() // expect\n  }\n}\nfinal class ReceiptActivity: Operation { weak var screen: UIViewController? }\n
  {3
  =title
  =the activity creates and starts the next activity, in Objective-C
  =show
  =true
  =files
  {1
  =PayActivity.m
  "#import <UIKit/UIKit.h>\n@interface ReceiptActivity : NSOperation\n@property (nonatomic, weak) UIViewController *screen;\n@end\n@implementation ReceiptActivity\n@end\n@interface PayActivity : NSOperation\n@property (nonatomic, weak) UIViewController *screen;\n@end\n@implementation PayActivity\n- (void)main {\n  ReceiptActivity *receipt = [[ReceiptActivity alloc] init];\n  [receipt start]; // expect\n}\n@end\n
  =near_misses
  [2
  {3
  =title
  =the facade starts the next activity
  =show
  =true
  =files
  {1
  =PayActivity.swift
  "import UIKit\nprotocol Facade: AnyObject { func startActivity(_ activity: Operation) }\nfinal class PayActivity: Operation {\n  weak var screen: UIViewController?\n  weak var facade: Facade?\n  override func main() { facade?.startActivity(ReceiptActivity()) }\n}\nfinal class ReceiptActivity: Operation { weak var screen: UIViewController? }\n
  {3
  =title
  =the facade starts the next activity, in Objective-C
  =show
  =true
  =files
  {1
  =PayActivity.m
  "#import <UIKit/UIKit.h>\n@protocol Facade <NSObject>\n- (void)startActivity:(NSOperation *)activity;\n- (void)displayViewController:(UIViewController *)screen;\n@end\n@interface ReceiptActivity : NSOperation\n@property (nonatomic, weak) UIViewController *screen;\n@end\n@implementation ReceiptActivity\n@end\n@interface PayActivity : NSOperation\n@property (nonatomic, weak) UIViewController *screen;\n@property (nonatomic, weak) id<Facade> facade;\n@end\n@implementation PayActivity\n- (void)main { [self.facade startActivity:[[ReceiptActivity alloc] init]]; }\n@end\n
  =activity_strong_controller
  {2
  =triggers
  [2
  {3
  =title
  =a constant with the view controller
  =show
  =true
  =files
  {1
  =PostActivity.swift
  "import UIKit\nfinal class PostViewController: UIViewController {}\nfinal class PostActivity: Operation {\n  let managedController: PostViewController // expect\n  init(controller: PostViewController) { managedController = controller }\n}\n
  {3
  =title
  =a strong property, in Objective-C
  =show
  =true
  =files
  {1
  =PostActivity.m
  "#import <UIKit/UIKit.h>\n@interface PostActivity : NSOperation\n@property (nonatomic, strong) UIViewController *managedController; // expect\n@end\n@implementation PostActivity\n- (void)main { self.managedController.title = @"Post"; }\n@end\n
  =near_misses
  [2
  {3
  =title
  =a weak property
  =show
  =true
  =files
  {1
  =PostActivity.swift
  "import UIKit\nfinal class PostActivity: Operation { weak var managedController: UIViewController? }\n
  {3
  =title
  =a property that is set to nil, in Objective-C
  =show
  =true
  =files
  {1
  =PostActivity.m
  "#import <UIKit/UIKit.h>\n@interface PostActivity : NSOperation\n@property (nonatomic, strong) UIViewController *managedController;\n@end\n@implementation PostActivity\n- (void)weAreDone { self.managedController = nil; }\n@end\n
  =screen_mutable_subject
  {2
  =triggers
  [2
  {3
  =title
  =an optional variable that a segue sets
  =show
  =true
  =files
  {2
  =Model/Post.swift
  "struct Post { let title: String }\n
  =PostViewController.swift
  "import UIKit\nfinal class PostViewController: UIViewController {\n  var editingPost: Post? // expect\n}\nfinal class ListViewController: UIViewController {\n  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {\n    (segue.destination as? PostViewController)?.editingPost = Post(title: "")\n  }\n}\n
  {3
  =title
  =a property that is not readonly, in Objective-C
  =show
  =true
  =files
  {2
  =Model/Post.h
  "#import <Foundation/Foundation.h>\n@interface Post : NSObject\n@property (nonatomic, copy, readonly) NSString *title;\n@end\n
  =PostViewController.h
  "#import <UIKit/UIKit.h>\n#import "Post.h"\n@interface PostViewController : UIViewController\n@property (nonatomic, strong) Post *post; // expect\n@end\n
  =near_misses
  [2
  {3
  =title
  =an activity holds the object that the screen shows
  =show
  =true
  =files
  {2
  =Model/Post.swift
  "struct Post { let title: String }\n
  =PostViewController.swift
  "import UIKit\nfinal class PostViewController: UIViewController { var editingPost: Post? }\nfinal class PostActivity: Operation {\n  weak var managedController: PostViewController?\n  let editingPost: Post\n  init(post: Post) { editingPost = post }\n}\n
  {3
  =title
  =readonly, in Objective-C
  =show
  =true
  =files
  {2
  =Model/Post.h
  "#import <Foundation/Foundation.h>\n@interface Post : NSObject\n@property (nonatomic, copy, readonly) NSString *title;\n@end\n
  =PostViewController.h
  "#import <UIKit/UIKit.h>\n#import "Post.h"\n@interface PostViewController : UIViewController\n@property (nonatomic, strong, readonly) Post *post;\n@end\n

  """##

private let coordinatorExamples = ##"""
  {3
  =controller_knows_controller
  {2
  =triggers
  [2
  {3
  =title
  =the next screen is made and pushed
  =show
  =true
  =files
  {2
  =List.swift
  "import UIKit\nfinal class ListViewController: UIViewController {\n  func open() {\n    let details = DetailsViewController() // expect\n    navigationController?.pushViewController(details, animated: true)\n  }\n}\n
  =Details.swift
  "import UIKit\nfinal class DetailsViewController: UIViewController {}\n
  {3
  =title
  =an Objective-C controller makes the next one and pushes it
  =show
  =true
  =files
  {2
  =ListViewController.m
  "#import <UIKit/UIKit.h>\n#import "DetailsViewController.h"\n@interface ListViewController : UITableViewController\n@end\n@implementation ListViewController\n- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {\n    DetailsViewController *details = [[DetailsViewController alloc] initWithNibName:nil bundle:nil]; // expect\n    details.row = indexPath.row;\n    [self.navigationController pushViewController:details animated:YES];\n}\n@end\n
  =DetailsViewController.h
  "#import <UIKit/UIKit.h>\n@interface DetailsViewController : UIViewController\n@property (nonatomic, assign) NSInteger row;\n@end\n
  =near_misses
  [2
  {3
  =title
  =the coordinator knows both screens
  =show
  =true
  =files
  {1
  =Coordinator.swift
  "import UIKit\nfinal class ListCoordinator {\n  let navigation = UINavigationController()\n  func start() {\n    let list = ListViewController()\n    list.onSelect = { [weak self] in self?.navigation.pushViewController(DetailsViewController(), animated: true) }\n    navigation.pushViewController(list, animated: false)\n  }\n}\nfinal class ListViewController: UIViewController { var onSelect: () -> Void = {} }\nfinal class DetailsViewController: UIViewController {}\n
  {3
  =title
  =Objective-C, a child that adds itself to the parent
  =show
  =true
  =files
  {3
  =SpinnerController.h
  "#import <UIKit/UIKit.h>\n@interface SpinnerController : UIViewController\n- (void)installInController:(UIViewController *)parent;\n@end\n
  =SpinnerController.m
  "#import "SpinnerController.h"\n@implementation SpinnerController\n- (void)installInController:(UIViewController *)parent {\n    [parent addChildViewController:self];\n    [parent.view addSubview:self.view];\n    [self didMoveToParentViewController:parent];\n}\n@end\n
  =FeedViewController.m
  "#import "SpinnerController.h"\n@interface FeedViewController : UIViewController\n@property (nonatomic, strong) SpinnerController *spinner;\n@end\n@implementation FeedViewController\n- (void)viewDidLoad {\n    [super viewDidLoad];\n    [self.spinner installInController:self];\n}\n@end\n
  =coordinator_strong_parent
  {2
  =triggers
  [2
  {3
  =title
  =a child coordinator and its parent
  =show
  =true
  =files
  {1
  =Coordinators.swift
  "import UIKit\nfinal class MainCoordinator {\n  private var child: EditorCoordinator?\n  func edit() { child = EditorCoordinator(parent: self, root: UINavigationController()) }\n}\nfinal class EditorCoordinator {\n  let parent: MainCoordinator // expect\n  let root: UINavigationController\n  init(parent: MainCoordinator, root: UINavigationController) {\n    self.parent = parent\n    self.root = root\n  }\n}\n
  {3
  =title
  =an Objective-C child coordinator and its parent
  =show
  =true
  =files
  {1
  =Coordinators.m
  "#import <UIKit/UIKit.h>\n@class MainCoordinator;\n@interface EditorCoordinator : NSObject\n@property (nonatomic, strong) MainCoordinator *parent; // expect\n@property (nonatomic, strong) UINavigationController *root;\n@end\n@interface MainCoordinator : NSObject\n@property (nonatomic, strong) EditorCoordinator *child;\n@property (nonatomic, strong) UINavigationController *root;\n@end\n@implementation MainCoordinator\n- (void)edit {\n    self.child = [[EditorCoordinator alloc] init];\n    self.child.parent = self;\n}\n@end\n@implementation EditorCoordinator\n@end\n
  =near_misses
  [2
  {3
  =title
  =a weak coordinator property
  =show
  =true
  =files
  {1
  =List.swift
  "import UIKit\nfinal class ListCoordinator {\n  private var list: ListViewController?\n  func start() {\n    let list = ListViewController()\n    list.coordinator = self\n    self.list = list\n  }\n}\nfinal class ListViewController: UIViewController { weak var coordinator: ListCoordinator? }\n
  {3
  =title
  =Objective-C, a weak coordinator property
  =show
  =true
  =files
  {1
  =List.m
  "#import <UIKit/UIKit.h>\n@class ListCoordinator;\n@interface ListViewController : UIViewController\n@property (nonatomic, weak) ListCoordinator *coordinator;\n@end\n@interface ListCoordinator : NSObject\n@property (nonatomic, strong) ListViewController *list;\n@end\n@implementation ListCoordinator\n- (void)start {\n    self.list = [[ListViewController alloc] init];\n    self.list.coordinator = self;\n}\n@end\n@implementation ListViewController\n@end\n
  =navigation_outside_coordinator
  {2
  =triggers
  [2
  {3
  =title
  =a view controller pushes though the app has a coordinator
  =show
  =true
  =files
  {2
  =Coordinator.swift
  "import UIKit\nfinal class MainCoordinator {\n  let navigation = UINavigationController()\n  func start() { navigation.pushViewController(ListViewController(), animated: false) }\n}\n
  =List.swift
  "import UIKit\nfinal class ListViewController: UIViewController {\n  func open() {\n    navigationController?.pushViewController(UIViewController(), animated: true) // expect\n  }\n}\n
  {3
  =title
  =a screen that opens a popover, in old Objective-C
  =show
  =true
  =files
  {2
  =GDMainRouter.m
  "#import <UIKit/UIKit.h>\n@interface GDMainRouter : NSObject\n@end\n@implementation GDMainRouter\n- (void)showFrom:(UIViewController *)screen {\n    [screen presentViewController:[UIViewController new] animated:YES completion:nil];\n}\n@end\n
  =GDBedScreen.m
  "#import <UIKit/UIKit.h>\n@interface GDBedScreen : UIViewController\n@property (nonatomic, strong) UIPopoverController *seedsPopover;\n@end\n@implementation GDBedScreen\n- (void)seedsTapped:(UIBarButtonItem *)item {\n    [self.seedsPopover presentPopoverFromBarButtonItem:item permittedArrowDirections:UIPopoverArrowDirectionAny animated:YES]; // expect\n}\n- (void)seedsChosen { [self.seedsPopover dismissPopoverAnimated:YES]; }\n@end\n
  =near_misses
  [2
  {3
  =title
  =the screen reports to the coordinator, which navigates
  =show
  =true
  =files
  {1
  =Coordinator.swift
  "import UIKit\nfinal class MainCoordinator {\n  let navigation = UINavigationController()\n  func start() {\n    let list = ListViewController()\n    list.onSelect = { [weak self] in self?.navigation.present(UIViewController(), animated: true) }\n    navigation.pushViewController(list, animated: false)\n  }\n}\nfinal class ListViewController: UIViewController {\n  var onSelect: () -> Void = {}\n  func selected() { onSelect() }\n}\n
  {3
  =title
  =the Objective-C screen reports to the coordinator, which navigates
  =show
  =true
  =files
  {1
  =ListCoordinator.m
  "#import <UIKit/UIKit.h>\n@protocol ListViewControllerDelegate <NSObject>\n- (void)listDidSelectRow:(NSInteger)row;\n@end\n@interface ListViewController : UITableViewController\n@property (nonatomic, weak) id<ListViewControllerDelegate> delegate;\n@end\n@implementation ListViewController\n- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {\n    [self.delegate listDidSelectRow:indexPath.row];\n}\n@end\n@interface ListCoordinator : NSObject <ListViewControllerDelegate>\n@property (nonatomic, strong) UINavigationController *navigation;\n@end\n@implementation ListCoordinator\n- (void)listDidSelectRow:(NSInteger)row {\n    [self.navigation presentViewController:[[UIViewController alloc] init] animated:YES completion:nil];\n}\n@end\n

  """##

private let domainExamples = ##"""
  {3
  =entity_behaviour
  {2
  =triggers
  [2
  {3
  =title
  =an entity that fetches itself
  =show
  =true
  =files
  {1
  =Domain/Entities/Song.swift
  "import Foundation\nstruct Song {\n  let url: URL\n  func load(_ done: @escaping (Data?) -> Void) {\n    URLSession.shared.dataTask(with: url) { data, _, _ in done(data) }.resume() // expect\n  }\n}\n
  {3
  =title
  =an entity in Objective-C that saves itself
  =show
  =true
  =files
  {2
  =Domain/Entities/PRKSong.h
  "#import <Foundation/Foundation.h>\n@interface PRKSong : NSObject\n@property (nonatomic, copy, readonly) NSString *title;\n@end\n
  =Domain/Entities/PRKSong.m
  "#import "PRKSong.h"\n@implementation PRKSong\n- (void)save {\n  [[NSUserDefaults standardUserDefaults] setObject:self.title forKey:@"song"]; // expect\n}\n@end\n
  =near_misses
  [2
  {3
  =title
  =the service takes the entity as an argument
  =show
  =true
  =files
  {2
  =Domain/Entities/Song.swift
  "import Foundation\nstruct Song { let url: URL }\n
  =Domain/Services/SongService.swift
  "import Foundation\nfinal class SongService {\n  func load(_ song: Song) { URLSession.shared.dataTask(with: song.url).resume() }\n}\n
  {3
  =title
  =copying and comparing values, in Objective-C
  =show
  =true
  =files
  {2
  =Domain/Entities/PRKSong.h
  "#import <Foundation/Foundation.h>\n@interface PRKSong : NSObject <NSCopying>\n@property (nonatomic, copy, readonly) NSString *title;\n@end\n
  =Domain/Entities/PRKSong.m
  "#import "PRKSong.h"\n@implementation PRKSong\n- (id)copyWithZone:(NSZone *)zone { return self; }\n- (BOOL)isEqual:(id)other { return [self.title isEqualToString:[other title]]; }\n@end\n
  =entity_external_dependency
  {2
  =triggers
  [2
  {3
  =title
  =an entity that plays itself
  =show
  =true
  =files
  {1
  =Domain/Entities/Song.swift
  "import AVFoundation // expect\nstruct Song {\n  let url: URL\n  func play() { AVPlayer(url: url).play() }\n}\n
  {3
  =title
  =the header of an entity in Objective-C
  =show
  =true
  =files
  {1
  =Domain/Entities/PRKSong.h
  "#import <Foundation/Foundation.h>\n#import <AVFoundation/AVFoundation.h> // expect\n@interface PRKSong : NSObject\n@property (nonatomic, readonly) AVPlayerItem *item;\n@end\n
  =near_misses
  [2
  {3
  =title
  =a service that plays the entity, and a view in the same file as its row model
  =show
  =true
  =files
  {3
  =Domain/Entities/Song.swift
  "import Foundation\nstruct Song { let url: URL }\n
  =Domain/Services/SongPlayerService.swift
  "import AVFoundation\nfinal class SongPlayerService {\n  private var player: AVPlayer?\n  func play(_ song: Song) { player = AVPlayer(url: song.url) }\n}\n
  =Models/Row.swift
  "import SwiftUI\nstruct Row: Identifiable { let id: Int }\nstruct RowView: View { let row: Row; var body: some View { EmptyView() } }\n
  {3
  =title
  =an entity that only imports Foundation, in Objective-C
  =show
  =true
  =files
  {1
  =Domain/Entities/PRKSong.h
  "#import <Foundation/Foundation.h>\n#import <CoreLocation/CoreLocation.h>\n@interface PRKSong : NSObject\n@property (nonatomic, copy, readonly) NSString *title;\n@end\n
  =mutable_entity
  {2
  =triggers
  [2
  {3
  =title
  =a class with a variable
  =show
  =true
  =files
  {1
  =Domain/Entities/Song.swift
  "final class Song {\n  let title: String\n  var position = 0.0 // expect\n  init(title: String) { self.title = title }\n}\n
  {3
  =title
  =a property in Objective-C that is not readonly
  =show
  =true
  =files
  {2
  =Domain/Entities/PRKSong.h
  "#import <Foundation/Foundation.h>\n@interface PRKSong : NSObject\n@property (nonatomic, copy, readonly) NSString *title;\n@property (nonatomic, assign) NSInteger position; // expect\n@end\n
  =Domain/Entities/PRKSong.m
  "#import "PRKSong.h"\n@implementation PRKSong\n@end\n
  =near_misses
  [2
  {3
  =title
  =constants and computed properties
  =show
  =true
  =files
  {1
  =Domain/Entities/Song.swift
  "struct Song {\n  let title: String\n  let seconds: Double\n  var minutes: Double { seconds / 60 }\n  static var all: [Song] = []\n  func renamed(_ title: String) -> Song { Song(title: title, seconds: seconds) }\n}\n
  {3
  =title
  =readonly and computed properties, and instance variables in the implementation
  =show
  =true
  =files
  {2
  =Domain/Entities/PRKSong.h
  "#import <Foundation/Foundation.h>\n@interface PRKSong : NSObject\n@property (nonatomic, copy, readonly) NSString *title;\n@property (nonatomic, readonly) NSString *initials;\n- (instancetype)initWithTitle:(NSString *)title;\n@end\n
  =Domain/Entities/PRKSong.m
  "#import "PRKSong.h"\n@implementation PRKSong {\n  NSString *_sortTitle;\n}\n- (instancetype)initWithTitle:(NSString *)title {\n  if (self = [super init]) { _title = [title copy]; }\n  return self;\n}\n- (NSString *)initials { return [self.title substringToIndex:1]; }\n@end\n

  """##

private let layeredExamples = ##"""
  {6
  =forbidden_import
  {2
  =triggers
  [2
  {3
  =title
  =a service builds an alert
  =show
  =true
  =files
  {2
  =Views/FeedView.swift
  "import UIKit\nfinal class FeedView: UIView {}\n
  =Services/FeedService.swift
  "import UIKit // expect\nfinal class FeedService {\n  func warning() -> UIViewController { UIAlertController(title: nil, message: nil, preferredStyle: .alert) }\n}\n
  {4
  =title
  =an entity's header imports UIKit
  =show
  =true
  =config
  "layers: [Screens, Domain]\n
  =files
  {2
  =Screens/FeedScreen.h
  "#import <UIKit/UIKit.h>\n@interface FeedScreen : UIViewController\n@end\n
  =Domain/Feed.h
  "#import <Foundation/Foundation.h>\n#import <UIKit/UIKit.h> // expect\n@interface Feed : NSObject\n@property (nonatomic, strong) UIImage *image;\n@end\n
  =near_misses
  [2
  {3
  =title
  =the presentation layer imports the framework
  =show
  =true
  =files
  {2
  =Presentation/FeedViewController.swift
  "import UIKit\nfinal class FeedViewController: UIViewController {}\n
  =Domain/Feed.swift
  "import Foundation\nstruct Feed {}\n
  {3
  =title
  =the presentation imports it, the service does not
  =show
  =true
  =files
  {2
  =Screens/FeedScreen.h
  "#import <UIKit/UIKit.h>\n@interface FeedScreen : UIViewController\n@end\n
  =Services/FeedService.h
  "#import <Foundation/Foundation.h>\n#import <CoreGraphics/CoreGraphics.h>\n@import CoreData;\n@interface FeedService : NSObject\n@end\n
  =layer_cycle
  {2
  =triggers
  [2
  {4
  =title
  =two layers use each other
  =show
  =true
  =config
  "layers:\n  - Interface: Interface\n  - Model: Model\n
  =files
  {2
  =Interface/FeedView.swift
  "struct FeedView {\n  let feed: Feed\n  let other: Feed\n}\n
  =Model/Feed.swift
  "struct Feed {\n  var view: FeedView? // expect\n}\n
  {4
  =title
  =two layers whose headers import each other
  =show
  =true
  =config
  "layers: [Interface, Model]\n
  =files
  {2
  =Interface/FeedView.h
  "#import <UIKit/UIKit.h>\n#import "Feed.h"\n@interface FeedView : UIView\n@property (nonatomic, strong) Feed *feed;\n- (void)showFeed:(Feed *)feed animated:(BOOL)animated;\n@end\n
  =Model/Feed.h
  "#import <Foundation/Foundation.h>\n@class FeedView; // expect\n@interface Feed : NSObject\n@property (nonatomic, weak) FeedView *view;\n@end\n
  =near_misses
  [2
  {4
  =title
  =two layers that use a third
  =show
  =true
  =config
  "layers:\n  - Interface: Interface\n  - Services: Services\n  - Model: Model\n
  =files
  {3
  =Interface/FeedView.swift
  "struct FeedView { let feed: Feed; let service: FeedService }\n
  =Services/FeedService.swift
  "struct FeedService { let feed: Feed }\n
  =Model/Feed.swift
  "struct Feed {}\n
  {4
  =title
  =an upward import that closes no cycle
  =show
  =true
  =config
  "layers: [Interface, Model]\n
  =files
  {2
  =Interface/FeedView.h
  "#import <UIKit/UIKit.h>\n@interface FeedView : UIView\n@end\n
  =Model/Feed.h
  "#import <Foundation/Foundation.h>\n#import "FeedView.h"\n@interface Feed : NSObject\n@property (nonatomic, strong) FeedView *view;\n@end\n
  =sibling_dependency
  {2
  =triggers
  [2
  {4
  =title
  =one feature opens the screen of another
  =show
  =true
  =config
  "layers:\n  - App: App\n  - [Feed, Profile]\n
  =files
  {3
  =App/Main.swift
  "struct Main { let feed: FeedScreen }\n
  =Feed/FeedScreen.swift
  "struct FeedScreen {\n  func openAuthor() -> ProfileScreen { ProfileScreen() } // expect\n}\n
  =Profile/ProfileScreen.swift
  "struct ProfileScreen {}\n
  {4
  =title
  =one feature pushes the screen of another, in Objective-C
  =show
  =true
  =config
  "layers:\n  - App\n  - [Feed, Profile]\n
  =files
  {4
  =App/Main.h
  "#import "FeedScreen.h"\n
  =Feed/FeedScreen.h
  "#import <UIKit/UIKit.h>\n@interface FeedScreen : UIViewController\n@end\n
  =Feed/FeedScreen.m
  "#import "FeedScreen.h"\n#import "ProfileScreen.h" // expect\n@implementation FeedScreen\n- (void)openAuthor {\n    [self.navigationController pushViewController:[ProfileScreen new] animated:YES];\n}\n@end\n
  =Profile/ProfileScreen.h
  "#import <UIKit/UIKit.h>\n@interface ProfileScreen : UIViewController\n@end\n
  =near_misses
  [2
  {4
  =title
  =both features use the layer below
  =show
  =true
  =config
  "layers:\n  - [Feed, Profile]\n  - Core: Core\n
  =files
  {3
  =Feed/FeedScreen.swift
  "struct FeedScreen { let author: User }\n
  =Profile/ProfileScreen.swift
  "struct ProfileScreen { let user: User }\n
  =Core/User.swift
  "struct User {}\n
  {4
  =title
  =both features import the layer below
  =show
  =true
  =config
  "layers:\n  - [Feed, Profile]\n  - Core\n
  =files
  {3
  =Feed/FeedScreen.h
  "#import "User.h"\n@interface FeedScreen : NSObject\n@property (nonatomic, strong) User *author;\n@end\n
  =Profile/ProfileScreen.h
  "#import "User.h"\n@interface ProfileScreen : NSObject\n@property (nonatomic, strong) User *user;\n@end\n
  =Core/User.h
  "#import <Foundation/Foundation.h>\n@interface User : NSObject\n@end\n
  =skipped_layer
  {2
  =triggers
  [2
  {4
  =title
  =a screen uses the store directly, skipping the domain
  =show
  =true
  =config
  "layers: [{ Screens: Screens }, { Domain: Domain }, { Storage: Storage }]\nrules: { skipped_layer: warning }\n
  =files
  {3
  =Screens/FeedScreen.swift
  "struct FeedScreen {\n  let store: FeedStore // expect\n}\n
  =Domain/Feed.swift
  "struct Feed { let store: FeedStore }\n
  =Storage/FeedStore.swift
  "struct FeedStore {}\n
  {4
  =title
  =a screen imports the store directly, skipping the domain
  =show
  =true
  =config
  "layers: [Screens, Domain, Storage]\nrules: { skipped_layer: warning }\n
  =files
  {4
  =Screens/FeedScreen.h
  "#import <UIKit/UIKit.h>\n@interface FeedScreen : UIViewController\n@end\n
  =Screens/FeedScreen.m
  "#import "FeedScreen.h"\n#import "FeedStore.h" // expect\n@implementation FeedScreen\n- (void)viewDidLoad {\n    [[FeedStore new] open];\n}\n@end\n
  =Domain/Feed.h
  "#import "FeedStore.h"\n@interface Feed : NSObject\n@property (nonatomic, strong) FeedStore *store;\n@end\n
  =Storage/FeedStore.h
  "#import <Foundation/Foundation.h>\n@interface FeedStore : NSObject\n- (void)open;\n@end\n
  =near_misses
  [2
  {4
  =title
  =each layer uses the next
  =show
  =true
  =config
  "layers: [{ Screens: Screens }, { Domain: Domain }, { Storage: Storage }]\nrules: { skipped_layer: warning }\n
  =files
  {3
  =Screens/FeedScreen.swift
  "struct FeedScreen { let feed: Feed }\n
  =Domain/Feed.swift
  "struct Feed { let store: FeedStore }\n
  =Storage/FeedStore.swift
  "struct FeedStore {}\n
  {4
  =title
  =each layer imports the next
  =show
  =true
  =config
  "layers: [Screens, Domain, Storage]\nrules: { skipped_layer: warning }\n
  =files
  {3
  =Screens/FeedScreen.h
  "#import "Feed.h"\n@interface FeedScreen : UIViewController\n@property (nonatomic, strong) Feed *feed;\n@end\n
  =Domain/Feed.h
  "#import "FeedStore.h"\n@interface Feed : NSObject\n@property (nonatomic, strong) FeedStore *store;\n@end\n
  =Storage/FeedStore.h
  "#import <Foundation/Foundation.h>\n@interface FeedStore : NSObject\n@end\n
  =unassigned_file
  {2
  =triggers
  [2
  {4
  =title
  =a folder that no layer names
  =show
  =true
  =config
  "layers:\n  - App: App\n  - Core: Core\n
  =files
  {3
  =App/Screen.swift
  "struct Screen {}\n
  =Core/Clock.swift
  "struct Clock {}\n
  =Legacy/Session.swift
  "struct Session {} // expect\n
  {4
  =title
  =a class's header and implementation in a folder that no layer names
  =show
  =true
  =config
  "layers: [App, Core]\n
  =files
  {4
  =App/Screen.h
  "@interface Screen : NSObject\n@end\n
  =Core/Clock.h
  "@interface Clock : NSObject\n@end\n
  =Legacy/Session.h
  "@interface Session : NSObject // expect\n@end\n
  =Legacy/Session.m
  "#import "Session.h" // expect\n@implementation Session\n@end\n
  =near_misses
  [2
  {4
  =title
  =every file in a layer
  =show
  =true
  =config
  "layers:\n  - App: App\n  - Core: { path: [Core, Legacy/Core] }\n
  =files
  {3
  =App/Screen.swift
  "struct Screen {}\n
  =Core/Clock.swift
  "struct Clock {}\n
  =Legacy/Core/Timer.swift
  "struct Timer {}\n
  {4
  =title
  =headers and implementations each in a layer
  =show
  =true
  =config
  "layers:\n  - App\n  - Core: { path: [Core, include/Core] }\n
  =files
  {3
  =App/Screen.m
  "#import "Clock.h"\n
  =Core/Clock.m
  "#import "Clock.h"\n@implementation Clock\n@end\n
  =include/Core/Clock.h
  "@interface Clock : NSObject\n@end\n
  =upward_dependency
  {2
  =triggers
  [2
  {3
  =title
  =a service shows a screen
  =show
  =true
  =files
  {2
  =Application/FeedViewController.swift
  "import UIKit\nfinal class FeedViewController: UIViewController {}\n
  =Domain/FeedService.swift
  "final class FeedService {\n  func load() {\n    let screen = FeedViewController() // expect\n    screen.loadViewIfNeeded()\n  }\n}\n
  {3
  =title
  =a service imports a screen's header without using it
  =show
  =true
  =files
  {3
  =Screens/FeedScreen.h
  "#import <UIKit/UIKit.h>\n@interface FeedScreen : UIViewController\n@end\n
  =Services/FeedService.h
  "#import <Foundation/Foundation.h>\n@interface FeedService : NSObject\n@end\n
  =Services/FeedService.m
  "#import "FeedService.h"\n#import "FeedScreen.h" // expect\n@implementation FeedService\n@end\n
  =near_misses
  [2
  {3
  =title
  =passed up through a protocol that the lower layer declares
  =show
  =true
  =files
  {2
  =Application/FeedViewController.swift
  "import UIKit\nfinal class FeedViewController: UIViewController, FeedServiceDelegate {\n  func feedDidChange() {}\n}\n
  =Domain/FeedService.swift
  "protocol FeedServiceDelegate: AnyObject { func feedDidChange() }\nfinal class FeedService {\n  weak var delegate: FeedServiceDelegate?\n}\n
  {3
  =title
  =a screen conforms to the delegate protocol of the service below
  =show
  =true
  =files
  {3
  =Screens/FeedScreen.h
  "#import <UIKit/UIKit.h>\n#import "FeedService.h"\n@interface FeedScreen : UIViewController <FeedServiceDelegate>\n@property (nonatomic, strong) FeedService *service;\n@end\n
  =Services/FeedService.h
  "#import <Foundation/Foundation.h>\n@class FeedService;\n@protocol FeedServiceDelegate <NSObject>\n- (void)feedServiceDidLoad:(FeedService *)service;\n@end\n@interface FeedService : NSObject\n@property (nonatomic, weak) id<FeedServiceDelegate> delegate;\n@end\n
  =Services/FeedService.m
  "#import "FeedService.h"\n@implementation FeedService\n- (void)load {\n    [self.delegate feedServiceDidLoad:self];\n}\n@end\n

  """##

private let mvcExamples = ##"""
  {7
  =child_controller_containment
  {2
  =triggers
  [2
  {3
  =title
  =a child that never gets `didMove(toParent:)`
  =show
  =true
  =files
  {1
  =Parent.swift
  "import UIKit\nfinal class Parent: UIViewController {\n  private let child = UIViewController()\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    addChild(child) // expect\n    view.addSubview(child.view)\n  }\n}\n
  {3
  =title
  =Objective-C, a child that never gets `didMoveToParentViewController:`
  =show
  =true
  =files
  {1
  =ParentViewController.m
  "#import <UIKit/UIKit.h>\n@interface ParentViewController : UIViewController\n@property (nonatomic, strong) UIViewController *child;\n@end\n@implementation ParentViewController\n- (void)viewDidLoad {\n    [super viewDidLoad];\n    [self addChildViewController:self.child]; // expect\n    [self.view addSubview:self.child.view];\n}\n@end\n
  =near_misses
  [2
  {3
  =title
  =all calls to add and to remove a child
  =show
  =true
  =files
  {1
  =Parent.swift
  "import UIKit\nfinal class Parent: UIViewController {\n  private lazy var header = UIViewController()\n  func show() {\n    self.addChild(self.header)\n    view.addSubview(header.view)\n    header.didMove(toParent: self)\n  }\n  func hide() {\n    header.willMove(toParent: nil)\n    header.view.removeFromSuperview()\n    header.removeFromParent()\n  }\n}\n
  {3
  =title
  =all calls in Objective-C, with bracket and dot syntax
  =show
  =true
  =files
  {1
  =ParentViewController.m
  "#import <UIKit/UIKit.h>\n@interface ParentViewController : UIViewController\n@property (nonatomic, strong) UIViewController *header;\n@end\n@implementation ParentViewController\n- (void)show {\n    [self addChildViewController:self.header];\n    [self.view addSubview:self.header.view];\n    [[self header] didMoveToParentViewController:self];\n}\n- (void)hide {\n    [_header willMoveToParentViewController:nil];\n    [_header.view removeFromSuperview];\n    [self.header removeFromParentViewController];\n}\n@end\n
  =controller_responsibilities
  {2
  =triggers
  [2
  {4
  =title
  =one responsibility more than the project allows
  =show
  =true
  =config
  "rules:\n  controller_responsibilities: { max: 2 }\n
  =files
  {1
  =LoginViewController.swift
  "import UIKit\nfinal class LoginViewController: UIViewController { // expect\n  @IBOutlet private var nameField: UITextField!\n  private let delegate: LoginDelegate\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    nameField.placeholder = "Name"\n  }\n  @IBAction func loginPressed() { delegate.login(nameField.text) }\n  func show(error: String) { nameField.textColor = .red; nameField.text = error }\n}\nprotocol LoginDelegate {\n  func login(_ name: String?)\n}\n
  {4
  =title
  =Objective-C on the Mac, one responsibility more than the project allows
  =show
  =true
  =config
  "rules:\n  controller_responsibilities: { max: 2 }\n
  =files
  {2
  =AccountsController.h
  "#import <AppKit/AppKit.h>\n@interface AccountsController : NSViewController // expect\n@end\n
  =AccountsController.m
  "#import "AccountsController.h"\n@interface AccountsController ()\n@property (nonatomic, strong) NSTextField *nameField;\n@end\n@implementation AccountsController\n- (void)viewDidLoad {\n    [super viewDidLoad];\n    [self.view addSubview:self.nameField];\n}\n- (void)save {\n    [[NSUserDefaults standardUserDefaults] setObject:self.nameField.stringValue forKey:@"name"];\n}\n- (void)showAll { [self presentViewControllerAsSheet:[[NSViewController alloc] init]]; }\n@end\n
  =near_misses
  [2
  {4
  =title
  =a coordinator is notified and navigates
  =show
  =true
  =config
  "rules:\n  controller_responsibilities: { max: 3 }\n
  =files
  {1
  =MenuViewController.swift
  "import UIKit\nfinal class MenuViewController: UIViewController {\n  weak var coordinator: MenuCoordinator?\n  @IBOutlet private var badge: UILabel!\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    navigationItem.rightBarButtonItem = UIBarButtonItem(\n      barButtonSystemItem: .done, target: self, action: #selector(done))\n  }\n  @objc private func done() { coordinator?.finish() }\n  func show(count: Int) { badge.text = "\\(count)" }\n}\nfinal class MenuCoordinator {\n  func finish() {}\n}\n
  {4
  =title
  =Objective-C, alerts and embedded screens are not navigation
  =show
  =true
  =config
  "rules:\n  controller_responsibilities: { max: 1 }\n
  =files
  {1
  =ListViewController.m
  "#import <UIKit/UIKit.h>\n@interface RowsViewController : UITableViewController\n@end\n@interface ListViewController : UIViewController\n@property (nonatomic, strong) RowsViewController *rows;\n@end\n@implementation ListViewController\n- (void)viewDidLoad {\n    [super viewDidLoad];\n    self.title = @"List";\n}\n- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {\n    if ([segue.identifier isEqualToString:@"rows"]) {\n        self.rows = (RowsViewController *)segue.destinationViewController;\n    }\n}\n- (void)showError:(NSString *)text {\n    UIAlertController *box = [UIAlertController alertControllerWithTitle:text message:nil preferredStyle:UIAlertControllerStyleAlert];\n    [self presentViewController:box animated:YES completion:nil];\n    [[[UIAlertView alloc] initWithTitle:text message:nil delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];\n}\n@end\n@implementation RowsViewController\n@end\n
  =massive_controller
  {2
  =triggers
  [2
  {4
  =title
  =a class longer than the limit
  =show
  =true
  =config
  "rules:\n  massive_controller: { max_lines: 5 }\n
  =files
  {1
  =FeedViewController.swift
  "import UIKit\n\nfinal class FeedViewController: UIViewController { // expect\n  // Comments and blank lines count too.\n\n  override func viewDidLoad() {\n    super.viewDidLoad()\n  }\n}\n
  {4
  =title
  =Objective-C, the interface, the class extension and the implementation count together
  =show
  =true
  =config
  "rules:\n  massive_controller: { max_lines: 10 }\n
  =files
  {2
  =FeedViewController.h
  "#import <UIKit/UIKit.h>\n\n@interface FeedViewController : UIViewController // expect\n- (void)reload;\n@end\n
  =FeedViewController.m
  "#import "FeedViewController.h"\n@interface FeedViewController ()\n@property (nonatomic, strong) UITableView *tableView;\n@end\n@implementation FeedViewController\n// Comments and blank lines count too.\n\n- (void)reload {\n    [self.tableView reloadData];\n}\n@end\n
  =near_misses
  [2
  {4
  =title
  =exactly as many lines as allowed; attributes above the class do not count
  =show
  =true
  =config
  "rules:\n  massive_controller: { max_lines: 3 }\n
  =files
  {1
  =FeedViewController.swift
  "import UIKit\n@objc(FeedViewController)\n@MainActor\nfinal class FeedViewController: UIViewController {\n  func reload() {}\n}\n
  {4
  =title
  =Objective-C, exactly as many lines as allowed; code between the parts does not count
  =show
  =true
  =config
  "rules:\n  massive_controller: { max_lines: 5 }\n
  =files
  {2
  =FeedViewController.h
  "#import <UIKit/UIKit.h>\nNS_ASSUME_NONNULL_BEGIN\ntypedef NS_ENUM(NSInteger, FeedOrder) { FeedOrderNewest, FeedOrderOldest };\n@interface FeedViewController : UIViewController\n@end\nNS_ASSUME_NONNULL_END\n
  =FeedViewController.m
  "#import "FeedViewController.h"\nstatic NSString * const FeedCell = @"cell";\nstatic CGFloat FeedHeight(void) {\n    return 44;\n}\n@implementation FeedViewController\n- (void)reload {}\n@end\n
  =model_knows_ui
  {2
  =triggers
  [2
  {3
  =title
  =a service that holds a view controller
  =show
  =true
  =files
  {2
  =Services/TreeService.swift
  "import Foundation\nfinal class TreeService {\n  weak var listener: TreeListController? // expect\n  func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }\n}\n
  =Screens/TreeListController.swift
  "import UIKit\nfinal class TreeListController: UIViewController {}\n
  {3
  =title
  =an Objective-C entity that fills its cell
  =show
  =true
  =files
  {3
  =Models/Tree.h
  "#import <Foundation/Foundation.h>\n@class TreeCell;\n@interface Tree : NSObject\n@property (nonatomic, copy) NSString *species;\n- (void)fillCell:(TreeCell *)cell; // expect\n@end\n
  =Models/Tree.m
  "#import "Tree.h"\n#import "../Screens/TreeCell.h"\n@implementation Tree\n- (void)fillCell:(TreeCell *)cell { cell.textLabel.text = self.species; }\n@end\n
  =Screens/TreeCell.h
  "#import <UIKit/UIKit.h>\n@interface TreeCell : UITableViewCell\n@end\n
  =near_misses
  [2
  {3
  =title
  =a controller that knows both the model and the view
  =show
  =true
  =files
  {2
  =Models/Tree.swift
  "struct Tree { let species: String }\n
  =Screens/TreeListController.swift
  "import UIKit\nfinal class TreeCell: UITableViewCell {}\nfinal class TreeListController: UIViewController {\n  var trees: [Tree] = []\n  let cell = TreeCell()\n}\n
  {3
  =title
  =an Objective-C service that notifies a delegate
  =show
  =true
  =files
  {3
  =Services/TreeService.h
  "#import <Foundation/Foundation.h>\n@class TreeService;\n@protocol TreeServiceDelegate <NSObject>\n- (void)treeServiceDidLoad:(TreeService *)service;\n@end\n@interface TreeService : NSObject\n@property (nonatomic, weak) id<TreeServiceDelegate> delegate;\n- (void)loadWithCompletion:(void (^)(NSArray *trees, NSError *error))completion;\n@end\n
  =Services/TreeService.m
  "#import "TreeService.h"\n@implementation TreeService\n- (void)loadWithCompletion:(void (^)(NSArray *, NSError *))completion {\n    [[[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:@"https://example.org"]] resume];\n    [self.delegate treeServiceDidLoad:self];\n    [[NSNotificationCenter defaultCenter] postNotificationName:@"TreesDidLoad" object:self];\n}\n@end\n
  =Screens/TreeListController.m
  "#import <UIKit/UIKit.h>\n#import "TreeService.h"\n@interface TreeListController : UIViewController <TreeServiceDelegate>\n@property (nonatomic, strong) TreeService *service;\n@end\n@implementation TreeListController\n- (void)treeServiceDidLoad:(TreeService *)service {}\n@end\n
  =view_model_coupling
  {2
  =triggers
  [2
  {3
  =title
  =a cell that is given the entity
  =show
  =true
  =files
  {2
  =Models/App.swift
  "struct StoreApp {\n  let id: Int\n  let name, author, genre: String\n  let price: Decimal\n}\n
  =Views/AppCell.swift
  "import UIKit\nfinal class AppCell: UITableViewCell {\n  func configure(with app: StoreApp) { // expect\n    textLabel?.text = app.price == 0 ? "\\(app.name), free" : app.name\n  }\n}\n
  {3
  =title
  =an Objective-C cell with the entity as its property, set in the controller
  =show
  =true
  =files
  {3
  =Models/Track.h
  "#import <Foundation/Foundation.h>\n@interface Track : NSObject\n@property (nonatomic, copy) NSString *title;\n@property (nonatomic, copy) NSString *artist;\n@property (nonatomic, copy) NSString *album;\n@property (nonatomic) NSInteger number;\n@property (nonatomic) NSTimeInterval duration;\n@end\n
  =Views/TrackCell.h
  "#import <UIKit/UIKit.h>\n@class Track;\n@interface TrackCell : UITableViewCell\n@property (nonatomic, strong) Track *track; // expect\n@end\n
  =Views/TrackCell.m
  "#import "TrackCell.h"\n#import "Track.h"\n@interface TrackCell ()\n@property (nonatomic, weak) IBOutlet UILabel *titleLabel;\n@end\n@implementation TrackCell\n- (void)setTrack:(Track *)track {\n    _track = track;\n    self.titleLabel.text = track.number > 0 ? track.title : track.album;\n}\n@end\n
  =near_misses
  [2
  {3
  =title
  =a struct nested in the view creates its texts from the entity
  =show
  =true
  =files
  {2
  =Model/Post.swift
  "struct Post: Codable { let id: Int; let title: String; let text: String; let likes: Int; let author: String }\n
  =Feed.swift
  "import UIKit\nfinal class FeedController: UIViewController {}\nfinal class PostCell: UITableViewCell {\n  struct Config {\n    let title: String\n    init(_ post: Post) { title = post.title + post.author }\n  }\n  func show(_ config: Config) { textLabel?.text = config.title }\n}\n
  {3
  =title
  =an Objective-C cell model that provides its texts itself
  =show
  =true
  =files
  {2
  =Models/RDEvent.h
  "#import <Foundation/Foundation.h>\n@interface RDEvent : NSObject\n@property (nonatomic, copy) NSString *title;\n@property (nonatomic, copy) NSString *place;\n@property (nonatomic, copy) NSString *speaker;\n@property (nonatomic, copy) NSString *language;\n@property (nonatomic) NSInteger number;\n@end\n
  =Cells/RDEventCell.m
  "#import <UIKit/UIKit.h>\n#import "RDEvent.h"\n@interface RDEventCellModel : NSObject\n@property (nonatomic, strong) RDEvent *event;\n@property (nonatomic, copy, readonly) NSString *caption;\n@end\n@interface RDEventCell : UITableViewCell\n@property (nonatomic, strong) RDEventCellModel *cellModel;\n@end\n@implementation RDEventCell\n- (void)show { self.textLabel.text = self.cellModel.caption; }\n@end\n
  =view_performs_navigation
  {2
  =triggers
  [2
  {3
  =title
  =a view pushes onto a navigation controller
  =show
  =true
  =files
  {1
  =Banner.swift
  "import UIKit\nfinal class Banner: UIView {\n  weak var navigation: UINavigationController?\n  func tapped() { navigation?.pushViewController(UIViewController(), animated: true) } // expect\n}\n
  {3
  =title
  =an Objective-C cell opens a web page
  =show
  =true
  =files
  {2
  =AppCell.h
  "#import <UIKit/UIKit.h>\n@interface AppCell : UITableViewCell\n@property (nonatomic, copy) NSString *address;\n@end\n
  =AppCell.m
  "#import "AppCell.h"\n@implementation AppCell\n- (IBAction)openButtonPressed:(id)sender {\n    NSURL *url = [NSURL URLWithString:self.address];\n    [[UIApplication sharedApplication] openURL:url]; // expect\n}\n@end\n
  =near_misses
  [2
  {3
  =title
  =a cell reports a tap to its delegate; an activity indicator is not a screen
  =show
  =true
  =files
  {1
  =AppCell.swift
  "import UIKit\nprotocol AppCellDelegate: AnyObject { func open(_ cell: AppCell) }\nfinal class AppCell: UITableViewCell {\n  weak var delegate: AppCellDelegate?\n  func throbber(show: Bool) {}\n  @objc private func openButtonPressed() {\n    throbber(show: true)\n    delegate?.open(self)\n  }\n}\n
  {3
  =title
  =an Objective-C cell reports a tap to its delegate; an activity indicator is not a screen
  =show
  =true
  =files
  {1
  =AppCell.m
  "#import <UIKit/UIKit.h>\n@class AppCell;\n@protocol AppCellDelegate <NSObject>\n- (void)appCellDidRequestOpen:(AppCell *)cell;\n@end\n@interface AppCell : UITableViewCell\n@property (nonatomic, weak) id<AppCellDelegate> delegate;\n@property (nonatomic, copy) void (^onOpen)(void);\n@end\n@implementation AppCell\n- (void)showThrobber:(BOOL)show {}\n- (IBAction)openButtonPressed:(id)sender {\n    [self showThrobber:YES];\n    [self.delegate appCellDidRequestOpen:self];\n    if (self.onOpen) { self.onOpen(); }\n    [[UIApplication sharedApplication] sendAction:@selector(openApp:) to:nil from:self forEvent:nil];\n}\n@end\n
  =view_performs_networking
  {2
  =triggers
  [2
  {3
  =title
  =an image view sends a network request
  =show
  =true
  =files
  {1
  =Avatar.swift
  "import UIKit\nfinal class Avatar: UIImageView {\n  func load(_ url: URL) {\n    URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() // expect\n  }\n}\n
  {3
  =title
  =an Objective-C image view sends a network request
  =show
  =true
  =files
  {1
  =AvatarView.m
  "#import <UIKit/UIKit.h>\n@interface AvatarView : UIImageView\n@end\n@implementation AvatarView\n- (void)loadURL:(NSURL *)url {\n    __weak typeof(self) weakSelf = self;\n    NSURLSessionDataTask *task = [[NSURLSession sharedSession] dataTaskWithURL:url // expect\n                                                             completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {\n        weakSelf.image = [UIImage imageWithData:data];\n    }];\n    [task resume]; // expect\n}\n@end\n
  =near_misses
  [2
  {3
  =title
  =a library's image view helper, and a closure that the view is given
  =show
  =true
  =files
  {1
  =Avatar.swift
  "import UIKit\nfinal class Avatar: UIImageView {\n  var onTap: (() -> Void)?\n  func show(_ url: URL) {\n    sd_setImage(with: url, completed: nil)\n    onTap?()\n  }\n}\n
  {3
  =title
  =Objective-C, a library's image view helper, and a block that the view is given
  =show
  =true
  =files
  {1
  =AvatarView.m
  "#import <UIKit/UIKit.h>\n#import <SDWebImage/UIImageView+WebCache.h>\n@interface AvatarView : UIImageView\n@property (nonatomic, copy) void (^onTap)(void);\n@end\n@implementation AvatarView\n- (void)showURL:(NSURL *)url {\n    [self sd_setImageWithURL:url placeholderImage:[UIImage imageNamed:@"avatar"]];\n    self.onTap();\n}\n@end\n

  """##

private let mvpExamples = ##"""
  {10
  =massive_presenter
  {2
  =triggers
  [2
  {4
  =title
  =more lines than the warning limit
  =show
  =true
  =config
  "rules: { massive_presenter: { warning: 3, error: 5 } }\n
  =files
  {1
  =Feed.swift
  "import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }\nfinal class FeedPresenter { // expect\n  weak var view: FeedView?\n  func first() {}\n}\n
  {4
  =title
  =Objective-C, the interface, the class extension and the implementation count together
  =show
  =true
  =config
  "rules: { massive_presenter: { max_lines: 9 } }\n
  =files
  {3
  =FeedPresenter.h
  "#import <Foundation/Foundation.h>\n@protocol FeedView <NSObject>\n@end\n@interface FeedPresenter : NSObject // expect\n@property (nonatomic, weak) id<FeedView> view;\n@end\n
  =FeedPresenter.m
  "#import "FeedPresenter.h"\n@interface FeedPresenter ()\n@property (nonatomic, copy) NSArray *items;\n@end\n@implementation FeedPresenter\n\n// Comments count.\n- (void)load {}\n@end\n
  =FeedController.m
  "#import <UIKit/UIKit.h>\n#import "FeedPresenter.h"\n@interface FeedController : UIViewController <FeedView>\n@property (nonatomic, strong) FeedPresenter *presenter;\n@end\n@implementation FeedController\n@end\n
  =near_misses
  [2
  {4
  =title
  =exactly as many lines as allowed
  =show
  =true
  =config
  "rules: { massive_presenter: { max_lines: 3 } }\n
  =files
  {1
  =Feed.swift
  "import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }\nfinal class FeedPresenter {\n  weak var view: FeedView?\n}\n
  {4
  =title
  =Objective-C, exactly as many lines as allowed; functions and constants do not count
  =show
  =true
  =config
  "rules: { massive_presenter: { max_lines: 5 } }\n
  =files
  {1
  =FeedPresenter.m
  "#import <UIKit/UIKit.h>\n@protocol FeedView <NSObject>\n@end\nstatic NSString *FeedTitle(NSInteger count) {\n    return count > 0 ? @"Feed" : @"Empty";\n}\n@interface FeedPresenter : NSObject\n@property (nonatomic, weak) id<FeedView> view;\n@end\n@implementation FeedPresenter\n@end\n@interface FeedController : UIViewController <FeedView>\n@property (nonatomic, strong) FeedPresenter *presenter;\n@end\n@implementation FeedController\n@end\n
  =module_assembled_outside_builder
  {2
  =triggers
  [2
  {3
  =title
  =a presenter creates and links the next module
  =show
  =true
  =files
  {2
  =List.swift
  "import UIKit\nprotocol ListView: AnyObject { func show(_ screen: AnyObject) }\nfinal class ListController: UIViewController, ListView { func show(_ screen: AnyObject) {} }\nfinal class ListPresenter {\n  weak var view: ListView?\n  func didSelect() {\n    let controller = DetailsController() // expect\n    controller.presenter = DetailsPresenter()\n    controller.presenter?.view = controller\n    view?.show(controller)\n  }\n}\n
  =Details.swift
  "import UIKit\nprotocol DetailsView: AnyObject {}\nfinal class DetailsPresenter { weak var view: DetailsView? }\nfinal class DetailsController: UIViewController, DetailsView { var presenter: DetailsPresenter? }\n
  {3
  =title
  =an Objective-C view controller creates and links the next module
  =show
  =true
  =files
  {2
  =ListController.m
  "#import "Details.h"\n@interface ListController : UITableViewController\n@end\n@implementation ListController\n- (void)open {\n    DetailsPresenter *presenter = [[DetailsPresenter alloc] init]; // expect\n    DetailsController *controller = [[DetailsController alloc] init];\n    presenter.view = controller;\n    controller.output = presenter;\n    [self.navigationController pushViewController:controller animated:YES];\n}\n@end\n
  =Details.h
  "#import <UIKit/UIKit.h>\n@protocol DetailsView <NSObject>\n@end\n@protocol DetailsOutput <NSObject>\n@end\n@interface DetailsPresenter : NSObject <DetailsOutput>\n@property (nonatomic, weak) id<DetailsView> view;\n- (instancetype)initWithView:(id<DetailsView>)view;\n@end\n@interface DetailsController : UIViewController <DetailsView>\n@property (nonatomic, strong) id<DetailsOutput> output;\n@end\n
  =near_misses
  [2
  {3
  =title
  =a screen uses the builder
  =show
  =true
  =files
  {1
  =Feed.swift
  "import UIKit\nprotocol ItemView: AnyObject {}\nfinal class ItemPresenter { weak var view: ItemView? }\nfinal class ItemController: UIViewController, ItemView { var presenter: ItemPresenter? }\nenum ItemBuilder {\n  static func build() -> UIViewController {\n    let controller = ItemController()\n    let presenter = ItemPresenter()\n    controller.presenter = presenter\n    presenter.view = controller\n    return controller\n  }\n}\nfinal class FeedController: UIViewController {\n  func open() { show(ItemBuilder.build(), sender: nil) }\n}\n
  {3
  =title
  =an Objective-C builder creates and links the module
  =show
  =true
  =files
  {2
  =Details.h
  "#import <UIKit/UIKit.h>\n@protocol DetailsView <NSObject>\n@end\n@protocol DetailsOutput <NSObject>\n@end\n@interface DetailsPresenter : NSObject <DetailsOutput>\n@property (nonatomic, weak) id<DetailsView> view;\n- (instancetype)initWithView:(id<DetailsView>)view;\n@end\n@interface DetailsController : UIViewController <DetailsView>\n@property (nonatomic, strong) id<DetailsOutput> output;\n@end\n
  =DetailsBuilder.m
  "#import "Details.h"\n@interface DetailsBuilder : NSObject\n+ (UIViewController *)build;\n@end\n@implementation DetailsBuilder\n+ (UIViewController *)build {\n    DetailsController *controller = [[DetailsController alloc] init];\n    DetailsPresenter *presenter = [[DetailsPresenter alloc] initWithView:controller];\n    controller.output = presenter;\n    return controller;\n}\n@end\n
  =passive_view
  {2
  =triggers
  [2
  {3
  =title
  =the view opens the next screen
  =show
  =true
  =files
  {1
  =Feed.swift
  "import UIKit\nprotocol FeedView: AnyObject {}\nprotocol FeedViewOutput: AnyObject { func didLoad() }\nfinal class FeedPresenter: FeedViewOutput {\n  weak var view: FeedView?\n  func didLoad() {}\n}\nfinal class FeedController: UIViewController, FeedView { // expect\n  var output: FeedViewOutput?\n  @IBAction func open(_ sender: Any) { navigationController?.pushViewController(UIViewController(), animated: true) }\n}\n
  {3
  =title
  =an Objective-C view opens the next screen
  =show
  =true
  =files
  {2
  =Feed.h
  "#import <UIKit/UIKit.h>\n@protocol FeedView <NSObject>\n@end\n@protocol FeedViewOutput <NSObject>\n- (void)didLoad;\n- (void)didTapLogIn;\n- (void)didTapRegister;\n@end\n@interface FeedPresenter : NSObject <FeedViewOutput>\n@property (nonatomic, weak) id<FeedView> view;\n@end\n
  =FeedController.m
  "#import "Feed.h"\n@interface FeedController : UIViewController <FeedView> // expect\n@property (nonatomic, strong) id<FeedViewOutput> output;\n@end\n@implementation FeedController\n- (IBAction)open:(id)sender {\n    [self.navigationController pushViewController:[[UIViewController alloc] init] animated:YES];\n}\n@end\n
  =near_misses
  [2
  {3
  =title
  =the router opens the screen
  =show
  =true
  =files
  {1
  =Feed.swift
  "import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedRouter { func open(from: UIViewController) { from.present(UIViewController(), animated: true) } }\nfinal class FeedPresenter {\n  weak var view: FeedView?\n  let router = FeedRouter()\n  func didTap() {}\n}\nfinal class FeedController: UIViewController, FeedView {\n  let presenter = FeedPresenter()\n  @IBAction func tapped(_ sender: Any) { presenter.didTap() }\n}\n
  {3
  =title
  =an Objective-C view controller without a presenter
  =show
  =true
  =files
  {1
  =FeedController.m
  "#import <UIKit/UIKit.h>\n@interface FeedController : UIViewController\n@end\n@implementation FeedController\n- (IBAction)open:(id)sender {\n    [self.navigationController pushViewController:[[UIViewController alloc] init] animated:YES];\n}\n@end\n
  =passive_view_model_coupling
  {2
  =triggers
  [2
  {3
  =title
  =the view and its input protocol use the entity
  =show
  =true
  =files
  {2
  =Models/Song.swift
  "struct Song { let title: String }\n
  =Search/SearchViewController.swift
  "import UIKit\nprotocol SearchViewInput: AnyObject { var results: [Song] { get set } } // expect\nfinal class SearchPresenter { weak var view: SearchViewInput? }\nfinal class SearchViewController: UIViewController, SearchViewInput {\n  let presenter = SearchPresenter()\n  var results: [Song] = [] // expect\n}\n
  {3
  =title
  =an Objective-C view and its input protocol use the entity
  =show
  =true
  =files
  {4
  =Models/Song.h
  "#import <Foundation/Foundation.h>\n@interface Song : NSObject\n@property (nonatomic, copy) NSString *title;\n@end\n
  =Search/SearchViewInput.h
  "#import <Foundation/Foundation.h>\n@class Song;\n@protocol SearchViewInput <NSObject>\n- (void)showSongs:(NSArray<Song *> *)songs; // expect\n@end\n
  =Search/SearchPresenter.h
  "#import <Foundation/Foundation.h>\n#import "SearchViewInput.h"\n@interface SearchPresenter : NSObject\n@property (nonatomic, weak) id<SearchViewInput> view;\n@end\n
  =Search/SearchViewController.m
  "#import <UIKit/UIKit.h>\n#import "SearchPresenter.h"\n#import "Song.h"\n@interface SearchViewController : UIViewController <SearchViewInput>\n@property (nonatomic, strong) SearchPresenter *presenter;\n@property (nonatomic, copy) NSArray<Song *> *songs; // expect\n@end\n@implementation SearchViewController\n- (void)showSongs:(NSArray<Song *> *)songs { self.songs = songs; }\n@end\n
  =near_misses
  [2
  {3
  =title
  =the view gets view models
  =show
  =true
  =files
  {2
  =Models/Song.swift
  "struct Song { let title: String }\n
  =Search/SearchViewController.swift
  "import UIKit\nstruct SongCellModel { let title: String }\nprotocol SearchViewInput: AnyObject { func show(_ songs: [SongCellModel]) }\nfinal class SearchPresenter {\n  weak var view: SearchViewInput?\n  var songs: [Song] = []\n}\nfinal class SearchViewController: UIViewController, SearchViewInput {\n  let presenter = SearchPresenter()\n  func show(_ songs: [SongCellModel]) {}\n}\n
  {3
  =title
  =Objective-C, an output protocol that the presenter implements, and an unused import
  =show
  =true
  =files
  {3
  =Models/Song.h
  "#import <Foundation/Foundation.h>\n@interface Song : NSObject\n@property (nonatomic, copy) NSString *title;\n@end\n
  =Search/Search.h
  "#import <Foundation/Foundation.h>\n@class Song;\n@protocol SearchViewInput <NSObject>\n@end\n@protocol SearchViewOutput <NSObject>\n- (void)didSelectSong:(Song *)song;\n@end\n@interface SearchPresenter : NSObject <SearchViewOutput>\n@property (nonatomic, weak) id<SearchViewInput> view;\n@end\n
  =Search/SearchViewController.m
  "#import <UIKit/UIKit.h>\n#import "Search.h"\n#import "Song.h"\n@interface SearchViewController : UIViewController <SearchViewInput>\n@property (nonatomic, strong) id<SearchViewOutput> output;\n@end\n@implementation SearchViewController\n@end\n
  =presenter_concrete_view
  {2
  =triggers
  [2
  {3
  =title
  =the class of the view controller
  =show
  =true
  =files
  {1
  =Feed.swift
  "import UIKit\nfinal class FeedController: UIViewController { var presenter: FeedPresenter? }\nfinal class FeedPresenter {\n  weak var view: FeedController? // expect\n}\n
  {3
  =title
  =Objective-C, the class of the view controller
  =show
  =true
  =files
  {2
  =FeedPresenter.h
  "#import <Foundation/Foundation.h>\n@class FeedController;\n@interface FeedPresenter : NSObject\n@property (nonatomic, weak) FeedController *view; // expect\n@end\n
  =FeedController.h
  "#import <UIKit/UIKit.h>\n@class FeedPresenter;\n@interface FeedController : UIViewController\n@property (nonatomic, strong) FeedPresenter *presenter;\n@end\n
  =near_misses
  [2
  {3
  =title
  =a protocol as the type of the view
  =show
  =true
  =files
  {1
  =Feed.swift
  "import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }\nfinal class FeedPresenter { weak var view: FeedView? }\n
  {3
  =title
  =Objective-C, a protocol as the type of the view
  =show
  =true
  =files
  {3
  =FeedPresenter.h
  "#import <Foundation/Foundation.h>\n@protocol FeedView;\n@interface FeedPresenter : NSObject\n@property (nonatomic, weak) id<FeedView> view;\n@end\n
  =FeedView.h
  "#import <Foundation/Foundation.h>\n@protocol FeedView <NSObject>\n@end\n
  =FeedController.m
  "#import <UIKit/UIKit.h>\n#import "FeedView.h"\n#import "FeedPresenter.h"\n@interface FeedController : UIViewController <FeedView>\n@property (nonatomic, strong) FeedPresenter *presenter;\n@end\n@implementation FeedController\n@end\n
  =presenter_knows_controller
  {2
  =triggers
  [2
  {3
  =title
  =a presenter creates the next screen
  =show
  =true
  =files
  {1
  =Search.swift
  "import UIKit\nprotocol SearchViewInput: AnyObject {}\nfinal class SearchViewController: UIViewController, SearchViewInput { var presenter: SearchPresenter? }\nfinal class DetailsViewController: UIViewController {}\nfinal class SearchPresenter {\n  weak var viewInput: (UIViewController & SearchViewInput)?\n  func openDetails() {\n    let details = DetailsViewController() // expect\n    viewInput?.navigationController?.pushViewController(details, animated: true)\n  }\n}\n
  {3
  =title
  =an Objective-C presenter creates the next screen
  =show
  =true
  =files
  {2
  =SearchPresenter.m
  "#import <UIKit/UIKit.h>\n#import "Screens.h"\n@interface SearchPresenter : NSObject\n@property (nonatomic, weak) UIViewController<SearchViewInput> *view;\n@end\n@implementation SearchPresenter\n- (void)openDetails {\n    DetailsViewController *details = [[DetailsViewController alloc] init]; // expect\n    [self.view.navigationController pushViewController:details animated:YES];\n}\n@end\n
  =Screens.h
  "#import <UIKit/UIKit.h>\n@protocol SearchViewInput <NSObject>\n@end\n@interface SearchViewController : UIViewController <SearchViewInput>\n@end\n@interface DetailsViewController : UIViewController\n@end\n
  =near_misses
  [2
  {3
  =title
  =the router creates the screen
  =show
  =true
  =files
  {1
  =Feed.swift
  "import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedController: UIViewController, FeedView {}\nfinal class ItemController: UIViewController {}\nfinal class FeedRouter { func open(from: UIViewController) { from.present(ItemController(), animated: true) } }\nfinal class FeedPresenter {\n  weak var view: FeedView?\n  let router = FeedRouter()\n}\n
  {3
  =title
  =the Objective-C router creates the screen
  =show
  =true
  =files
  {2
  =FeedRouter.m
  "#import "Feed.h"\n@implementation FeedRouter\n- (void)openItem { [self.handler presentViewController:[[ItemController alloc] init] animated:YES completion:nil]; }\n@end\n@implementation FeedPresenter\n- (void)didSelect { [self.router openItem]; }\n@end\n
  =Feed.h
  "#import <UIKit/UIKit.h>\n@protocol FeedView <NSObject>\n@end\n@interface ItemController : UIViewController\n@end\n@interface FeedRouter : NSObject\n@property (nonatomic, weak) UIViewController *handler;\n- (void)openItem;\n@end\n@interface FeedPresenter : NSObject\n@property (nonatomic, weak) id<FeedView> view;\n@property (nonatomic, strong) FeedRouter *router;\n@end\n@interface FeedController : UIViewController <FeedView>\n@end\n
  =presenter_strong_view
  {2
  =triggers
  [2
  {3
  =title
  =a protocol that a view controller conforms to
  =show
  =true
  =files
  {2
  =SearchPresenter.swift
  "protocol SearchViewInput: AnyObject { func showNoResults() }\nfinal class SearchPresenter {\n  var viewInput: SearchViewInput? // expect\n  func didSearch() { viewInput?.showNoResults() }\n}\n
  =SearchViewController.swift
  "import UIKit\nfinal class SearchViewController: UIViewController, SearchViewInput {\n  private let presenter = SearchPresenter()\n  func showNoResults() {}\n}\n
  {3
  =title
  =an Objective-C presenter with a strong view input
  =show
  =true
  =files
  {2
  =SearchPresenter.h
  "#import <Foundation/Foundation.h>\n@protocol SearchViewInput <NSObject>\n- (void)showNoResults;\n@end\n@interface SearchPresenter : NSObject\n@property (nonatomic, strong) id<SearchViewInput> view; // expect\n@end\n
  =SearchViewController.m
  "#import <UIKit/UIKit.h>\n#import "SearchPresenter.h"\n@interface SearchViewController : UIViewController <SearchViewInput>\n@property (nonatomic, strong) SearchPresenter *presenter;\n@end\n@implementation SearchViewController\n- (void)showNoResults {}\n@end\n
  =near_misses
  [2
  {3
  =title
  =a presenter that holds its view weakly
  =show
  =true
  =files
  {1
  =Search.swift
  "import UIKit\nprotocol SearchViewInput: AnyObject {}\nfinal class SearchViewController: UIViewController, SearchViewInput {\n  let presenter = SearchPresenter()\n}\nfinal class SearchPresenter {\n  weak var viewInput: (UIViewController & SearchViewInput)?\n}\n
  {3
  =title
  =Objective-C, a weak view, and a router's weak transition handler
  =show
  =true
  =files
  {2
  =SearchPresenter.h
  "#import <UIKit/UIKit.h>\n@protocol SearchViewInput <NSObject>\n@end\n@protocol SearchRouterInput <NSObject>\n- (void)openDetails;\n@end\n@interface SearchPresenter : NSObject\n@property (nonatomic, weak) id<SearchViewInput> view;\n@property (nonatomic, strong) id<SearchRouterInput> router;\n@end\n
  =SearchModule.m
  "#import "SearchPresenter.h"\n@interface SearchRouter : NSObject <SearchRouterInput>\n@property (nonatomic, weak) UIViewController *transitionHandler;\n@end\n@implementation SearchRouter\n- (void)openDetails { [self.transitionHandler performSegueWithIdentifier:@"details" sender:nil]; }\n@end\n@interface SearchViewController : UIViewController <SearchViewInput>\n@property (nonatomic, strong) SearchPresenter *output;\n@end\n@implementation SearchViewController\n@end\n
  =presenter_uses_ui_framework
  {2
  =triggers
  [2
  {3
  =title
  =only the import
  =show
  =true
  =files
  {2
  =FeedPresenter.swift
  "import UIKit // expect\nprotocol FeedView: AnyObject {}\nfinal class FeedPresenter { weak var view: FeedView? }\n
  =FeedViewController.swift
  "import UIKit\nfinal class FeedViewController: UIViewController, FeedView {}\n
  {3
  =title
  =Objective-C, the import in the header
  =show
  =true
  =files
  {2
  =FeedPresenter.h
  "#import <UIKit/UIKit.h> // expect\n@protocol FeedView <NSObject>\n@end\n@interface FeedPresenter : NSObject\n@property (nonatomic, weak) id<FeedView> view;\n- (UIColor *)tint;\n@end\n
  =FeedController.m
  "#import "FeedPresenter.h"\n@interface FeedController : UIViewController <FeedView>\n@property (nonatomic, strong) FeedPresenter *presenter;\n@end\n@implementation FeedController\n@end\n
  =near_misses
  [2
  {3
  =title
  =Foundation and modules of the project
  =show
  =true
  =files
  {2
  =FeedPresenter.swift
  "import Foundation\nprotocol FeedView: AnyObject {}\nfinal class FeedPresenter { weak var view: FeedView? }\n
  =FeedViewController.swift
  "import UIKit\nfinal class FeedViewController: UIViewController, FeedView {}\n
  {3
  =title
  =Objective-C, Foundation and headers of the project
  =show
  =true
  =files
  {3
  =FeedPresenter.h
  "#import <Foundation/Foundation.h>\n#import "FeedView.h"\n@interface FeedPresenter : NSObject\n@property (nonatomic, weak) id<FeedView> view;\n@end\n
  =FeedView.h
  "#import <Foundation/Foundation.h>\n@protocol FeedView <NSObject>\n@end\n
  =FeedController.m
  "#import <UIKit/UIKit.h>\n#import "FeedPresenter.h"\n@interface FeedController : UIViewController <FeedView>\n@property (nonatomic, strong) FeedPresenter *presenter;\n@end\n@implementation FeedController\n@end\n
  =view_concrete_presenter
  {2
  =triggers
  [2
  {3
  =title
  =a property typed by the presenter's class
  =show
  =true
  =files
  {1
  =Feed.swift
  "import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedPresenter { weak var view: FeedView? }\nfinal class FeedController: UIViewController, FeedView {\n  var presenter: FeedPresenter! // expect\n}\n
  {3
  =title
  =Objective-C, a property typed by the presenter's class
  =show
  =true
  =files
  {2
  =FeedPresenter.h
  "#import <Foundation/Foundation.h>\n@protocol FeedView <NSObject>\n@end\n@interface FeedPresenter : NSObject\n@property (nonatomic, weak) id<FeedView> view;\n@end\n
  =FeedController.h
  "#import <UIKit/UIKit.h>\n#import "FeedPresenter.h"\n@interface FeedController : UIViewController <FeedView>\n@property (nonatomic, strong) FeedPresenter *presenter; // expect\n@end\n
  =near_misses
  [2
  {3
  =title
  =the view's output protocol
  =show
  =true
  =files
  {1
  =Search.swift
  "import UIKit\nprotocol SearchViewInput: AnyObject {}\nprotocol SearchViewOutput: AnyObject {}\nfinal class SearchPresenter: SearchViewOutput { weak var viewInput: SearchViewInput? }\nfinal class SearchViewController: UIViewController, SearchViewInput {\n  private let presenter: SearchViewOutput\n  init(presenter: SearchViewOutput) {\n    self.presenter = presenter\n    super.init(nibName: nil, bundle: nil)\n  }\n}\n
  {3
  =title
  =the view's output protocol in Objective-C
  =show
  =true
  =files
  {1
  =Search.m
  "#import <UIKit/UIKit.h>\n@protocol SearchViewInput <NSObject>\n@end\n@protocol SearchViewOutput <NSObject>\n@end\n@interface SearchPresenter : NSObject <SearchViewOutput>\n@property (nonatomic, weak) id<SearchViewInput> view;\n@end\n@interface SearchViewController : UIViewController <SearchViewInput>\n@property (nonatomic, strong) id<SearchViewOutput> output;\n@end\n@implementation SearchPresenter\n@end\n@implementation SearchViewController\n@end\n
  =view_weak_presenter
  {2
  =triggers
  [2
  {3
  =title
  =nothing else holds the presenter
  =show
  =true
  =files
  {1
  =Feed.swift
  "import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedPresenter { weak var view: FeedView? }\nfinal class FeedController: UIViewController, FeedView {\n  weak var presenter: FeedPresenter? // expect\n}\n
  {3
  =title
  =Objective-C, nothing else holds the presenter
  =show
  =true
  =files
  {1
  =Feed.h
  "#import <UIKit/UIKit.h>\n@protocol FeedView <NSObject>\n@end\n@interface FeedPresenter : NSObject\n@property (nonatomic, weak) id<FeedView> view;\n@end\n@interface FeedController : UIViewController <FeedView>\n@property (nonatomic, weak) FeedPresenter *presenter; // expect\n@end\n
  =near_misses
  [2
  {3
  =title
  =a strong property
  =show
  =true
  =files
  {1
  =Feed.swift
  "import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedPresenter { weak var view: FeedView? }\nfinal class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }\n
  {3
  =title
  =Objective-C, a property that is strong by default
  =show
  =true
  =files
  {1
  =Feed.h
  "#import <UIKit/UIKit.h>\n@protocol FeedView <NSObject>\n@end\n@interface FeedPresenter : NSObject\n@property (nonatomic, weak) id<FeedView> view;\n@end\n@interface FeedController : UIViewController <FeedView>\n@property (nonatomic) FeedPresenter *presenter;\n@end\n

  """##

private let mvvmExamples = ##"""
  {2
  =view_model_holds_view
  {2
  =triggers
  [2
  {3
  =title
  =a view model that refers to its view controller
  =show
  =true
  =files
  {1
  =Feed.swift
  "import UIKit\nfinal class FeedViewController: UIViewController { let viewModel = FeedViewModel() }\nfinal class FeedViewModel {\n  weak var controller: FeedViewController? // expect\n}\n
  {3
  =title
  =an Objective-C view model that refers to its view controller
  =show
  =true
  =files
  {2
  =FeedViewModel.h
  "#import <Foundation/Foundation.h>\n@class FeedViewController;\n@interface FeedViewModel : NSObject\n@property (nonatomic, weak) FeedViewController *controller; // expect\n@end\n
  =FeedViewController.h
  "#import <UIKit/UIKit.h>\n@class FeedViewModel;\n@interface FeedViewController : UIViewController\n@property (nonatomic, strong) FeedViewModel *viewModel;\n@end\n
  =near_misses
  [2
  {3
  =title
  =the view controller holds its view model
  =show
  =true
  =files
  {1
  =Feed.swift
  "import UIKit\nfinal class FeedViewController: UIViewController { let viewModel = FeedViewModel() }\nfinal class FeedViewModel { var onChange: () -> Void = {} }\n
  {3
  =title
  =an Objective-C view model that notifies a block
  =show
  =true
  =files
  {2
  =FeedViewModel.h
  "#import <Foundation/Foundation.h>\n@interface FeedViewModel : NSObject\n@property (nonatomic, copy) void (^onChange)(NSString *title);\n@end\n
  =FeedViewController.m
  "#import <UIKit/UIKit.h>\n#import "FeedViewModel.h"\n@interface FeedViewController : UIViewController\n@property (nonatomic, strong) FeedViewModel *viewModel;\n@end\n@implementation FeedViewController\n- (void)viewDidLoad {\n    __weak typeof(self) weakSelf = self;\n    self.viewModel.onChange = ^(NSString *title) { weakSelf.title = title; };\n}\n@end\n
  =view_model_uses_ui_framework
  {2
  =triggers
  [2
  {3
  =title
  =a view model that provides views and colours
  =show
  =true
  =files
  {2
  =Feed.swift
  "import SwiftUI\nstruct FeedView: View {\n  @StateObject var model = FeedViewModel()\n  var body: some View { model.title }\n}\n
  =FeedViewModel.swift
  "import SwiftUI // expect\nfinal class FeedViewModel: ObservableObject {\n  var title: Text { Text("Feed").foregroundColor(tint) }\n  @Published var tint = Color.red\n}\n
  {3
  =title
  =an Objective-C view model that provides an image and a screen
  =show
  =true
  =files
  {3
  =ProfileViewModel.h
  "#import <UIKit/UIKit.h> // expect\n@interface ProfileViewModel : NSObject\n@property (nonatomic, strong, readonly) UIImage *portrait;\n- (UIScreen *)screen;\n@end\n
  =ProfileViewModel.m
  "#import "ProfileViewModel.h"\n@implementation ProfileViewModel\n- (UIScreen *)screen { return [UIScreen mainScreen]; }\n@end\n
  =ProfileViewController.m
  "#import "ProfileViewModel.h"\n@interface ProfileViewController : UIViewController\n@property (nonatomic, strong) ProfileViewModel *viewModel;\n@end\n@implementation ProfileViewController\n@end\n
  =near_misses
  [2
  {3
  =title
  =plain values
  =show
  =true
  =files
  {2
  =FeedViewModel.swift
  "import Combine\nfinal class FeedViewModel: ObservableObject { @Published var title = "" }\n
  =FeedView.swift
  "import SwiftUI\nstruct FeedView: View {\n  @StateObject var model = FeedViewModel()\n  var body: some View { Text(model.title) }\n}\n
  {3
  =title
  =Objective-C, plain values and a signal
  =show
  =true
  =files
  {2
  =FeedViewModel.h
  "#import <Foundation/Foundation.h>\n#import <ReactiveCocoa/ReactiveCocoa.h>\n@interface FeedViewModel : NSObject\n@property (nonatomic, copy, readonly) NSString *title;\n@property (nonatomic, strong, readonly) RACSignal *updated;\n- (NSIndexPath *)selected;\n@end\n
  =FeedViewController.m
  "#import <UIKit/UIKit.h>\n#import "FeedViewModel.h"\n@interface FeedViewController : UIViewController\n@property (nonatomic, strong) FeedViewModel *viewModel;\n@end\n@implementation FeedViewController\n@end\n

  """##

private let openClosedExamples = ##"""
  {1
  =closed_service_interface
  {2
  =triggers
  [2
  {3
  =title
  =a method for each resource of the server
  =show
  =true
  =files
  {1
  =Networking/CatalogueAPIClient.swift
  "import Foundation\n\nfinal class CatalogueAPIClient {\n  private let session = URLSession.shared\n\n  func fetchBooks() async throws -> Data { try await data("/books") } // expect\n  func fetchAuthors() async throws -> Data { try await data("/authors") }\n  func fetchReviews(page: Int) async throws -> Data { try await data("/reviews?page=\\(page)") }\n  func fetchShelves() async throws -> Data { try await data("/shelves") }\n\n  private func data(_ path: String) async throws -> Data {\n    try await session.data(from: URL(string: "https://example.org" + path)!).0\n  }\n}\n
  {3
  =title
  =an HTTP manager with a method for each HTTP verb
  =show
  =true
  =files
  {2
  =Infrastructure/PLTRequestManager.h
  "#import <Foundation/Foundation.h>\n\n@interface PLTRequestManager : NSObject\n- (void)GET:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure; // expect\n- (void)HEAD:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure;\n- (void)POST:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure;\n- (void)PUT:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure;\n@end\n
  =Infrastructure/PLTRequestManager.m
  "#import "PLTRequestManager.h"\n\n@implementation PLTRequestManager\n- (void)send:(NSString *)path {\n  [[[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:path]] resume];\n}\n- (void)GET:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure { [self send:path]; }\n- (void)HEAD:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure { [self send:path]; }\n- (void)POST:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure { [self send:path]; }\n- (void)PUT:(NSString *)path parameters:(id)parameters success:(void (^)(id response))success failure:(void (^)(NSError *error))failure { [self send:path]; }\n@end\n
  =near_misses
  [2
  {3
  =title
  =one method that takes a request
  =show
  =true
  =files
  {1
  =Infrastructure/HTTPGateway.swift
  "import Foundation\n\nprotocol HTTPRequest {\n  var path: String { get }\n}\n\nfinal class HTTPGateway {\n  func push(_ request: HTTPRequest) async throws -> Data { try await push(request, timeout: 60) }\n  func push(_ request: HTTPRequest, timeout: Double) async throws -> Data {\n    try await push(request, timeout: timeout, retries: 0)\n  }\n  func push(_ request: HTTPRequest, timeout: Double, retries: Int) async throws -> Data {\n    try await push(request, timeout: timeout, retries: retries, token: nil)\n  }\n  func push(_ request: HTTPRequest, timeout: Double, retries: Int, token: String?) async throws -> Data {\n    try await URLSession.shared.data(from: URL(string: request.path)!).0\n  }\n}\n
  {3
  =title
  =a keyed store
  =show
  =true
  =files
  {2
  =Infrastructure/PLTKeyedStorage.h
  "#import <Foundation/Foundation.h>\n\n@interface PLTKeyedStorage : NSObject\n- (NSInteger)readIntegerForKey:(NSString *)key;\n- (double)readDoubleForKey:(NSString *)key;\n- (NSString *)readStringForKey:(NSString *)key;\n- (NSData *)readDataForKey:(NSString *)key;\n- (void)removeValueForKey:(NSString *)key;\n@end\n
  =Infrastructure/PLTKeyedStorage.m
  "#import "PLTKeyedStorage.h"\n\n@implementation PLTKeyedStorage\n- (NSInteger)readIntegerForKey:(NSString *)key { return [[NSUserDefaults standardUserDefaults] integerForKey:key]; }\n- (double)readDoubleForKey:(NSString *)key { return [[NSUserDefaults standardUserDefaults] doubleForKey:key]; }\n- (NSString *)readStringForKey:(NSString *)key { return [[NSUserDefaults standardUserDefaults] stringForKey:key]; }\n- (NSData *)readDataForKey:(NSString *)key { return [[NSUserDefaults standardUserDefaults] dataForKey:key]; }\n- (void)removeValueForKey:(NSString *)key { [[NSUserDefaults standardUserDefaults] removeObjectForKey:key]; }\n@end\n

  """##

private let ownershipExamples = ##"""
  {3
  =delegate_strong
  {2
  =triggers
  [2
  {3
  =title
  =the protocol inherits from AnyObject, but the property is not weak
  =show
  =true
  =files
  {1
  =FolderCell.swift
  "import UIKit\nprotocol FolderCellDelegate: AnyObject { func folderCellDidToggle(_ cell: FolderCell) }\nfinal class FolderCell: UICollectionViewCell {\n  var delegate: FolderCellDelegate? // expect\n}\n
  {3
  =title
  =strong properties, one of them by default
  =show
  =true
  =files
  {1
  =FolderCell.h
  "#import <UIKit/UIKit.h>\n@class FolderCell;\n@protocol FolderCellDelegate <NSObject>\n- (void)folderCellDidToggle:(FolderCell *)cell;\n@end\n@interface FolderCell : UITableViewCell\n@property (nonatomic, strong) id<FolderCellDelegate> delegate; // expect\n@property (nonatomic) id<FolderCellDelegate> dataSource; // expect\n@property (retain) id<FolderCellDelegate> touchDelegate; // expect\n@end\n
  =near_misses
  [2
  {3
  =title
  =weak and unowned properties
  =show
  =true
  =files
  {1
  =Cell.swift
  "protocol CellDelegate: AnyObject {}\nfinal class Cell {\n  weak var delegate: CellDelegate?\n  unowned var dataSource: CellDelegate\n  init(_ source: CellDelegate) { dataSource = source }\n}\n
  {3
  =title
  =weak, assign and unsafe_unretained properties, and instance variables behind them
  =show
  =true
  =files
  {1
  =Cell.h
  "#import <UIKit/UIKit.h>\n@protocol CellDelegate <NSObject>\n@end\n@interface Cell : UITableViewCell {\n    __weak id<CellDelegate> _touchDelegate;\n    id<CellDelegate> _oldDelegate;\n}\n@property (nonatomic, weak) id<CellDelegate> delegate;\n@property (nonatomic, assign) id<CellDelegate> oldDelegate;\n@property (nonatomic, unsafe_unretained) id<CellDelegate> dataSource;\n@end\n
  =ownership_cycle
  {2
  =triggers
  [2
  {3
  =title
  =two classes that hold each other
  =show
  =true
  =files
  {1
  =Panel.swift
  "final class Sidebar { var panel: Panel? }\nfinal class Panel {\n  var host: Sidebar? // expect\n}\n
  {3
  =title
  =two Objective-C classes that hold each other
  =show
  =true
  =files
  {2
  =Sidebar.h
  "#import <Foundation/Foundation.h>\n@class Panel;\n@interface Sidebar : NSObject\n@property (nonatomic, strong) Panel *panel;\n@end\n
  =Panel.h
  "#import <Foundation/Foundation.h>\n@class Sidebar;\n@interface Panel : NSObject\n@property (nonatomic) Sidebar *host; // expect\n@end\n
  =near_misses
  [2
  {3
  =title
  =one reference is weak
  =show
  =true
  =files
  {1
  =Panel.swift
  "final class Sidebar { var panel: Panel? }\nfinal class Panel { weak var host: Sidebar? }\n
  {3
  =title
  =one reference is weak or assigned
  =show
  =true
  =files
  {1
  =Panel.h
  "#import <Foundation/Foundation.h>\n@class Panel, Drawer;\n@interface Sidebar : NSObject\n@property (nonatomic, strong) Panel *panel;\n@property (nonatomic, strong) Drawer *drawer;\n@end\n@interface Panel : NSObject\n@property (nonatomic, weak) Sidebar *host;\n@end\n@interface Drawer : NSObject {\n    Sidebar *_host;\n}\n@property (nonatomic, assign) Sidebar *host;\n@end\n
  =singleton_access
  {2
  =triggers
  [2
  {3
  =title
  =a view controller that uses a shared instance twice
  =show
  =true
  =files
  {2
  =Account.swift
  "final class AccountStore {\n  static let shared = AccountStore()\n  var name = ""\n}\n
  =Settings.swift
  "import UIKit\nfinal class SettingsController: UIViewController {\n  func show() { print(AccountStore.shared.name) } // expect\n  func rename() { AccountStore.shared.name = "" }\n}\n
  {3
  =title
  =a view that uses shared instances, from methods with plain names and a class property
  =show
  =true
  =files
  {2
  =Shared.h
  "#import <Foundation/Foundation.h>\n@interface Desk : NSObject\n+ (instancetype)shared;\n@end\n@interface Cache : NSObject\n+ (Cache *)defaultCache;\n@end\n@interface Shelf : NSObject\n@property (class, nonatomic, readonly) Shelf *sharedShelf;\n@end\n
  =Badge.m
  "#import <UIKit/UIKit.h>\n#import "Shared.h"\n@interface Badge : UIView\n@end\n@implementation Badge\n- (void)paint {\n    id desk = [Desk shared]; // expect\n    id cache = [Cache defaultCache]; // expect\n    id shelf = Shelf.sharedShelf; // expect\n}\n@end\n
  =near_misses
  [2
  {3
  =title
  =the instance is injected
  =show
  =true
  =files
  {1
  =Settings.swift
  "import UIKit\nfinal class Store { static let shared = Store() }\nfinal class Service { let store = Store.shared }\nfinal class SettingsController: UIViewController {\n  private let store: Store\n  init(store: Store) {\n    self.store = store\n    super.init(nibName: nil, bundle: nil)\n  }\n}\n
  {3
  =title
  =shared instances of the system, in Objective-C
  =show
  =true
  =files
  {1
  =SettingsController.m
  "#import <UIKit/UIKit.h>\n@interface SettingsController : UIViewController\n@end\n@implementation SettingsController\n- (void)save {\n    [[NSUserDefaults standardUserDefaults] setBool:YES forKey:@"a"];\n    [UIApplication.sharedApplication registerForRemoteNotifications];\n    [[NSNotificationCenter defaultCenter] removeObserver:self];\n}\n@end\n

  """##

private let protocolsExamples = ##"""
  {2
  =concrete_service_dependency
  {2
  =triggers
  [2
  {3
  =title
  =a view controller makes its service
  =show
  =true
  =files
  {2
  =Screens/FeedViewController.swift
  "import UIKit\nfinal class FeedViewController: UIViewController {\n  private let service = FeedService() // expect\n}\n
  =Services/FeedService.swift
  "import Foundation\nfinal class FeedService {\n  func load() { URLSession.shared.invalidateAndCancel() }\n}\n
  {3
  =title
  =a view controller in Objective-C with a property typed by the service's class
  =show
  =true
  =files
  {3
  =Services/PRKFeedService.h
  "#import <Foundation/Foundation.h>\n@interface PRKFeedService : NSObject\n- (void)load;\n@end\n
  =Services/PRKFeedService.m
  "#import "PRKFeedService.h"\n@implementation PRKFeedService\n- (void)load { [[NSURLSession sharedSession] invalidateAndCancel]; }\n@end\n
  =Screens/PRKFeedViewController.h
  "#import <UIKit/UIKit.h>\n@class PRKFeedService;\n@interface PRKFeedViewController : UIViewController\n@property (nonatomic, strong) PRKFeedService *service; // expect\n@end\n
  =near_misses
  [2
  {3
  =title
  =a protocol, injected through the initializer
  =show
  =true
  =files
  {2
  =Screens/FeedViewController.swift
  "import UIKit\nfinal class FeedViewController: UIViewController {\n  private let service: FeedLoading\n  init(service: FeedLoading) {\n    self.service = service\n    super.init(nibName: nil, bundle: nil)\n  }\n}\n
  =Services/FeedService.swift
  "import Foundation\nprotocol FeedLoading { func load() }\nfinal class FeedService: FeedLoading {\n  func load() { URLSession.shared.invalidateAndCancel() }\n}\n
  {3
  =title
  =a property typed by a protocol, in Objective-C
  =show
  =true
  =files
  {2
  =Services/PRKFeedService.h
  "#import <Foundation/Foundation.h>\n@protocol PRKFeedService <NSObject>\n- (void)load;\n@end\n
  =Screens/PRKFeedViewController.h
  "#import <UIKit/UIKit.h>\n#import "PRKFeedService.h"\n@interface PRKFeedViewController : UIViewController\n@property (nonatomic, strong) id<PRKFeedService> service;\n@end\n
  =service_without_protocol
  {2
  =triggers
  [2
  {3
  =title
  =a screen uses the class of the service
  =show
  =true
  =files
  {2
  =Services/FeedService.swift
  "import Foundation\nfinal class FeedService { // expect\n  func load(_ done: @escaping (Data?) -> Void) {\n    URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { data, _, _ in done(data) }.resume()\n  }\n}\n
  =Screens/FeedViewController.swift
  "import UIKit\nfinal class FeedViewController: UIViewController {\n  private let service = FeedService()\n}\n
  {3
  =title
  =a service in Objective-C
  =show
  =true
  =files
  {3
  =Services/PRKFeedService.h
  "#import <Foundation/Foundation.h>\n@interface PRKFeedService : NSObject // expect\n- (void)load;\n@end\n
  =Services/PRKFeedService.m
  "#import "PRKFeedService.h"\n@implementation PRKFeedService\n- (void)load { [[NSURLSession sharedSession] invalidateAndCancel]; }\n@end\n
  =Screens/PRKFeed.m
  "#import "PRKFeedService.h"\nvoid PRKLoadFeed(void) { [[PRKFeedService new] load]; }\n
  =near_misses
  [2
  {3
  =title
  =the service conforms to a protocol with its method
  =show
  =true
  =files
  {3
  =Services/FeedService.swift
  "import Foundation\nprotocol FeedLoading { func load() }\nfinal class FeedService {\n  func load() { URLSession.shared.invalidateAndCancel() }\n}\n
  =Services/FeedService+Loading.swift
  "extension FeedService: FeedLoading {}\n
  =Screens/Feed.swift
  "struct Feed { let service: FeedService }\n
  {3
  =title
  =the service conforms to a protocol, in Objective-C
  =show
  =true
  =files
  {4
  =Services/PRKFeedService.h
  "#import <Foundation/Foundation.h>\n@protocol PRKFeedService <NSObject>\n- (void)load;\n@end\n
  =Services/PRKNetworkFeedService.h
  "#import "PRKFeedService.h"\n@interface PRKNetworkFeedService : NSObject <PRKFeedService>\n@end\n
  =Services/PRKNetworkFeedService.m
  "#import "PRKNetworkFeedService.h"\n@implementation PRKNetworkFeedService\n- (void)load { [[NSURLSession sharedSession] invalidateAndCancel]; }\n@end\n
  =App/PRKAssembly.m
  "#import "PRKNetworkFeedService.h"\nid<PRKFeedService> PRKMakeService(void) { return [PRKNetworkFeedService new]; }\n

  """##

private let reactiveExamples = ##"""
  {2
  =service_result_not_reactive
  {2
  =triggers
  [2
  {3
  =title
  =a completion closure
  =show
  =true
  =files
  {1
  =Services/FeedService.swift
  "import Combine\nimport Foundation\n\nfinal class FeedService {\n  func loadFeed(completion: @escaping (Result<[String], Error>) -> Void) { // expect\n    URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, _ in completion(.success([])) }.resume()\n  }\n  func news() -> AnyPublisher<[String], Never> { Just([]).eraseToAnyPublisher() }\n}\n
  {3
  =title
  =a completion block
  =show
  =true
  =files
  {2
  =Services/PLTFeedService.h
  "#import <ReactiveCocoa/ReactiveCocoa.h>\n\n@interface PLTFeedService : NSObject\n- (void)loadFeedWithCompletion:(void (^)(NSArray *items, NSError *error))completion; // expect\n- (RACSignal *)news;\n@end\n
  =Services/PLTFeedService.m
  "#import "PLTFeedService.h"\n\n@implementation PLTFeedService\n- (void)loadFeedWithCompletion:(void (^)(NSArray *items, NSError *error))completion {\n  [[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:@"https://example.org"]];\n}\n- (RACSignal *)news { return [RACSignal empty]; }\n@end\n
  =near_misses
  [2
  {3
  =title
  =signals, publishers and `async` methods
  =show
  =true
  =files
  {1
  =Services/FeedService.swift
  "import Combine\nimport Foundation\nimport RxSwift\n\nfinal class FeedService {\n  func feed() async throws -> Data { try await URLSession.shared.data(from: URL(string: "https://example.org")!).0 }\n  func news() -> AnyPublisher<Data, Error> { Fail(error: URLError(.badURL)).eraseToAnyPublisher() }\n  func albums() -> Observable<[String]> { .just([]) }\n  func events() -> AsyncStream<String> { AsyncStream { _ in } }\n  func songs() -> some Publisher<[String], Never> { Just([]) }\n}\n
  {3
  =title
  =signals in Objective-C
  =show
  =true
  =files
  {2
  =Services/PLTNodeFetcher.h
  "#import <ReactiveCocoa/ReactiveCocoa.h>\n\n@protocol PLTNodeFetcher <NSObject>\n- (nonnull RACSignal *)fetchNodes;\n- (nonnull RACSignal<NSData *> *)fetchThumbnailForNode:(NSString *)node;\n@end\n\n@interface PLTCloudNodeFetcher : NSObject <PLTNodeFetcher>\n@end\n
  =Services/PLTNodeFetcher.m
  "#import "PLTNodeFetcher.h"\n\n@implementation PLTCloudNodeFetcher\n- (RACSignal *)fetchNodes {\n  return [RACSignal return:[NSData dataWithContentsOfURL:[NSURL URLWithString:@"https://example.org"]]];\n}\n- (RACSignal *)fetchThumbnailForNode:(NSString *)node { return [RACSignal empty]; }\n@end\n
  =service_state_not_observable
  {2
  =triggers
  [1
  {3
  =title
  =a `private(set)` property that the service changes
  =show
  =true
  =files
  {2
  =Services/AccountService.swift
  "import Combine\nimport Foundation\n\nfinal class AccountService {\n  private(set) var isSignedIn = false // expect\n  let names = CurrentValueSubject<String, Never>("")\n\n  func signIn() async throws {\n    _ = try await URLSession.shared.data(from: URL(string: "https://example.org")!)\n    isSignedIn = true\n  }\n}\n
  =Screens/AccountViewController.swift
  "import UIKit\n\nfinal class AccountViewController: UIViewController {\n  let service: AccountService\n  init(service: AccountService) { self.service = service; super.init(nibName: nil, bundle: nil) }\n  override func viewWillAppear(_ animated: Bool) { title = "\\(service.isSignedIn)" }\n}\n
  =near_misses
  [2
  {3
  =title
  =a value with a publisher next to it
  =show
  =true
  =files
  {1
  =Services/ThemeService.swift
  "import Combine\nimport Foundation\n\nfinal class ThemeService {\n  public private(set) var theme = "light" {\n    didSet { themePublisher.send(theme) }\n  }\n  public private(set) var contrast = 1\n  public let contrastChanges = PassthroughSubject<Int, Never>()\n  public let themePublisher = PassthroughSubject<String, Never>()\n  private let defaults = UserDefaults.standard\n\n  func set(_ theme: String) {\n    self.theme = theme\n    contrast = 2\n    contrastChanges.send(contrast)\n  }\n}\n
  {3
  =title
  =signals in Objective-C
  =show
  =true
  =files
  {2
  =Services/PLTHost.h
  "#import <ReactiveCocoa/ReactiveCocoa.h>\n\n@protocol PLTHost <NSObject>\n@property (nonatomic, readonly) NSURL *URL;\n@property (nonatomic, readonly) RACSignal *reachable;\n@end\n\n@interface PLTHTTPHost : NSObject <PLTHost>\n- (instancetype)initWithURL:(NSURL *)URL;\n@end\n
  =Services/PLTHost.m
  "#import "PLTHost.h"\n\n@interface PLTHTTPHost ()\n@property (nonatomic) NSInteger retries;\n@end\n\n@implementation PLTHTTPHost\n@synthesize URL = _URL;\n- (instancetype)initWithURL:(NSURL *)URL {\n  if (self = [super init]) { _URL = URL; }\n  return self;\n}\n- (void)retry {\n  self.retries += 1;\n  [[NSURLSession sharedSession] dataTaskWithURL:self.URL];\n}\n@end\n

  """##

private let schedulableExamples = ##"""
  {4
  =scheduler_crossing
  {2
  =triggers
  [1
  {3
  =title
  =an actor calls a service of the main actor
  =show
  =true
  =files
  {1
  =Services/SyncService.swift
  "import Combine\nimport Foundation\n\n@MainActor final class BadgeService {\n  private let defaults = UserDefaults.standard\n  func show(_ count: Int) { defaults.set(count, forKey: "badge") }\n}\n\nactor SyncService {\n  private let badges: BadgeService\n  init(badges: BadgeService) { self.badges = badges }\n\n  func sync() async throws {\n    _ = try await URLSession.shared.data(from: URL(string: "https://example.org")!)\n    badges.show(1) // expect\n  }\n}\n
  =near_misses
  [2
  {3
  =title
  =services that belong to no scheduler
  =show
  =true
  =files
  {1
  =Services/FeedService.swift
  "import Combine\nimport UIKit\n\nfinal class FeedService {\n  func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }\n}\nfinal class FeedViewController: UIViewController {\n  let service = FeedService()\n  func reload() { service.load() }\n}\n
  {3
  =title
  =a model with only one group of services
  =show
  =true
  =files
  {1
  =App/Screen.m
  "#import <UIKit/UIKit.h>\n\n@interface PRKPrinterService : NSObject\n- (void)print;\n@end\n\n@interface PRKBusiness : NSObject\n@property (nonatomic, readonly) PRKPrinterService *printer;\n@end\n\n@interface PRKModel : NSObject\n@property (nonatomic, readonly) PRKBusiness *BL;\n@end\n\n@interface PRKScreen : UIViewController\n@property (nonatomic) PRKModel *model;\n@end\n\n@implementation PRKScreen\n- (void)print { [self.model.BL.printer print]; }\n@end\n
  =scheduler_self_locking
  {2
  =triggers
  [1
  {3
  =title
  =an actor with a lock
  =show
  =true
  =files
  {1
  =Services/ImageCache.swift
  "import Combine\nimport Foundation\n\nactor ImageCacheService {\n  private let lock = NSLock() // expect\n  private var images: [String: Data] = [:]\n\n  func image(_ name: String) -> Data? {\n    lock.lock()\n    defer { lock.unlock() }\n    return images[name] ?? UserDefaults.standard.data(forKey: name)\n  }\n}\n
  =near_misses
  [2
  {3
  =title
  =a lock in a nonisolated method
  =show
  =true
  =files
  {1
  =Services/Counter.swift
  "import Combine\nimport Foundation\n\nactor CounterService {\n  private nonisolated let lock = NSLock()\n  private var count = 0\n  nonisolated func peek() {\n    lock.lock()\n    lock.unlock()\n  }\n  func add() { count += 1 }\n}\n
  {3
  =title
  =a thread-safe service with `@synchronized`
  =show
  =true
  =files
  {2
  =Services/PRKServices.h
  "#import <Foundation/Foundation.h>\n@class PRKStore;\n\n@interface PRKBusinessLogic : NSObject\n@end\n\n@interface PRKThreadSafe : NSObject\n@property (nonatomic, readonly) PRKStore *store;\n@end\n\n@interface PRKAssembly : NSObject\n@property (nonatomic, readonly) PRKBusinessLogic *BL;\n@property (nonatomic, readonly) PRKThreadSafe *TS;\n@end\n\n@interface PRKStore : NSObject\n- (void)keep;\n@end\n
  =Services/PRKStore.m
  "#import "PRKServices.h"\n\n@implementation PRKStore\n- (void)keep {\n  @synchronized (self) { NSLog(@"kept"); }\n}\n@end\n
  =thread_safe_unprotected_state
  {2
  =triggers
  [1
  {3
  =title
  =an `@unchecked Sendable` class with mutable state
  =show
  =true
  =files
  {1
  =Services/TokenStore.swift
  "import Combine\nimport Foundation\n\nfinal class TokenStore: @unchecked Sendable {\n  private var tokens: [String: String] = [:] // expect\n  private let defaults = UserDefaults.standard\n\n  func keep(_ token: String, for name: String) {\n    tokens[name] = token\n    defaults.set(token, forKey: name)\n  }\n}\n
  =near_misses
  [1
  {3
  =title
  =a business logic service may have unprotected state
  =show
  =true
  =files
  {1
  =App/Assembly.swift
  "import Foundation\n\nfinal class Archive {\n  private var letters: [String] = []\n  func store(_ letter: String) { letters.append(letter); UserDefaults.standard.set(letter, forKey: "l") }\n}\nfinal class ThreadSafeServices {}\nfinal class BusinessLogicServices { let archive = Archive() }\nfinal class Assembly {\n  let bl = BusinessLogicServices()\n  let ts = ThreadSafeServices()\n}\n
  =ui_update_off_main
  {2
  =triggers
  [1
  {3
  =title
  =a completion closure of a business logic service
  =show
  =true
  =files
  {2
  =App/Assembly.swift
  "import Combine\n\nprotocol NodeFetcher {\n  func fetchNodes() -> AnyPublisher<[String], Never>\n  func count(_ done: @escaping (Int) -> Void)\n}\n\nfinal class UserInterfaceServices {}\nfinal class BusinessLogicServices {\n  let nodeFetcher: NodeFetcher\n  init(nodeFetcher: NodeFetcher) { self.nodeFetcher = nodeFetcher }\n}\n\nfinal class Assembly {\n  let ui = UserInterfaceServices()\n  let bl: BusinessLogicServices\n  init(bl: BusinessLogicServices) { self.bl = bl }\n}\n
  =App/FeedViewController.swift
  "import UIKit\n\nfinal class FeedViewController: UIViewController {\n  private var assembly: Assembly!\n  private let label = UILabel()\n\n  func update() {\n    assembly.bl.nodeFetcher.count { count in\n      self.label.text = "\\(count)" // expect\n    }\n  }\n}\n
  =near_misses
  [1
  {3
  =title
  =awaited results, and callbacks of services that belong to no scheduler
  =show
  =true
  =files
  {1
  =App/FeedViewController.swift
  "import Combine\nimport UIKit\n\nactor FeedStore {\n  func nodes() -> [String] { [] }\n  func load(completion: @escaping @MainActor ([String]) -> Void) async { await completion([]) }\n}\n\nfinal class FeedService {\n  func load(_ done: @escaping ([String]) -> Void) {\n    URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, _ in done([]) }.resume()\n  }\n}\n\nfinal class FeedViewController: UIViewController {\n  let store = FeedStore()\n  let service = FeedService()\n  var nodes: [String] = []\n  func update() {\n    Task {\n      self.nodes = await store.nodes()\n      await store.load { self.nodes = $0 }\n    }\n    service.load { self.nodes = $0 }\n  }\n}\n

  """##

private let viperExamples = ##"""
  {8
  =compound_module
  {2
  =triggers
  [2
  {3
  =title
  =a presenter of a header and of a list
  =show
  =true
  =files
  {1
  =ProfilePresenter.swift
  "protocol ProfileViewInput: AnyObject {\n  func show(name: String)\n  func show(rows: [String])\n}\nfinal class ProfilePresenter { // expect\n  weak var view: ProfileViewInput?\n  private var name = ""\n  private var isFollowed = false\n  private var posts: [String] = []\n  private var page = 0\n  func didLoad(name: String) { self.name = name; showName() }\n  func didTapFollow() { isFollowed.toggle(); showName() }\n  func didRename(_ name: String) { self.name = name }\n  private func showName() { view?.show(name: isFollowed ? name + " ★" : name) }\n  func didLoad(posts: [String]) { self.posts += posts; showPosts() }\n  func didScroll() { page += 1 }\n  func didRefresh() { page = 0; posts = []; showPosts() }\n  private func showPosts() { view?.show(rows: posts.filter { _ in page > 0 }) }\n}\n
  {4
  =title
  =three small groups, with a lower limit in the configuration, in Objective-C
  =show
  =true
  =config
  "rules: { compound_module: { members: 2, groups: 3 } }\n
  =files
  {2
  =SettingsPresenter.h
  "#import <Foundation/Foundation.h>\n@protocol SettingsViewInput <NSObject>\n- (void)showName:(NSString *)name;\n- (void)showCount:(NSInteger)count;\n@end\n@interface SettingsPresenter : NSObject // expect\n@property (nonatomic, weak) id<SettingsViewInput> view;\n@property (nonatomic, copy) NSString *name;\n@property (nonatomic, assign) NSInteger count;\n@property (nonatomic, assign) BOOL on;\n@end\n
  =SettingsPresenter.m
  "#import "SettingsPresenter.h"\n@implementation SettingsPresenter\n- (void)rename:(NSString *)name { self.name = name; }\n- (void)showName { [self.view showName:self.name]; }\n- (void)add { self.count += 1; }\n- (void)showCount { [self.view showCount:self.count]; }\n- (void)turnOn { self.on = YES; }\n- (void)turnOff { self.on = NO; }\n@end\n
  =near_misses
  [2
  {3
  =title
  =groups of only three members
  =show
  =true
  =files
  {1
  =ProfilePresenter.swift
  "protocol ProfileViewInput: AnyObject { func show(name: String); func show(rows: [String]) }\nfinal class ProfilePresenter {\n  weak var view: ProfileViewInput?\n  private var name = ""\n  private var posts: [String] = []\n  func didLoad(name: String) { self.name = name; showName() }\n  func didRename(_ name: String) { self.name = name }\n  private func showName() { view?.show(name: name) }\n  func didLoad(posts: [String]) { self.posts += posts; showPosts() }\n  func didRefresh() { posts = []; showPosts() }\n  private func showPosts() { view?.show(rows: posts) }\n}\n
  {3
  =title
  =groups of only three members, in Objective-C
  =show
  =true
  =files
  {2
  =SettingsPresenter.h
  "#import <Foundation/Foundation.h>\n@protocol SettingsViewInput <NSObject>\n- (void)show:(NSString *)text;\n@end\n@interface SettingsPresenter : NSObject\n@property (nonatomic, weak) id<SettingsViewInput> view;\n@property (nonatomic, copy) NSString *name;\n@property (nonatomic, assign) NSInteger count;\n@end\n
  =SettingsPresenter.m
  "#import "SettingsPresenter.h"\n@implementation SettingsPresenter\n- (void)rename:(NSString *)name { self.name = name; }\n- (NSString *)title { return self.name; }\n- (void)clearName { self.name = nil; }\n- (void)add { self.count += 1; }\n- (void)removeOne { self.count -= 1; }\n- (BOOL)isEmpty { return self.count == 0; }\n@end\n
  =interactor_uses_ui_framework
  {2
  =triggers
  [2
  {3
  =title
  =an interactor's protocol in a separate file
  =show
  =true
  =files
  {2
  =Feed/FeedInteractorInput.swift
  "import UIKit // expect\n\nprotocol FeedInteractorInput: AnyObject { func save(_ image: UIImage) }\n
  =Feed/FeedInteractor.swift
  "protocol FeedService: AnyObject { func fetch() }\n\nfinal class FeedInteractor: FeedInteractorInput {\n  let service: FeedService\n  init(service: FeedService) { self.service = service }\n  func save(_ image: UIImage) { service.fetch() }\n}\n
  {3
  =title
  =Objective-C, an import in the interactor's header
  =show
  =true
  =files
  {2
  =PLTFeedInteractor.h
  "#import <UIKit/UIKit.h> // expect\n\n@protocol PLTFeedService <NSObject>\n- (void)fetch;\n@end\n\n@interface PLTFeedInteractor : NSObject\n@property (nonatomic) id<PLTFeedService> service;\n@property (nonatomic) UIColor *color;\n@end\n
  =PLTFeedInteractor.m
  "#import "PLTFeedInteractor.h"\n\n@implementation PLTFeedInteractor\n- (void)load { [self.service fetch]; }\n@end\n
  =near_misses
  [1
  {3
  =title
  =an interactor that works with data
  =show
  =true
  =files
  {1
  =Feed/FeedInteractor.swift
  "import Foundation\n\nprotocol FeedService: AnyObject { func fetch() -> Data }\n\nfinal class FeedInteractor {\n  let service: FeedService\n  init(service: FeedService) { self.service = service }\n  func load() -> Data { service.fetch() }\n}\n
  =module_internals_reached
  {2
  =triggers
  [1
  {3
  =title
  =the output protocol of another module's view
  =show
  =true
  =files
  {4
  =Feed/FeedPresenter.swift
  "protocol FeedViewInput: AnyObject {}\nfinal class FeedPresenter {\n  weak var view: FeedViewInput?\n  var other: ListViewOutput? // expect\n}\n
  =Feed/FeedViewController.swift
  "import UIKit\nfinal class FeedViewController: UIViewController, FeedViewInput { let output = FeedPresenter() }\n
  =List/ListPresenter.swift
  "protocol ListViewInput: AnyObject {}\nprotocol ListViewOutput: AnyObject {}\nfinal class ListPresenter: ListViewOutput { weak var view: ListViewInput? }\n
  =List/ListViewController.swift
  "import UIKit\nfinal class ListViewController: UIViewController, ListViewInput { var output: ListViewOutput? }\n
  =near_misses
  [1
  {3
  =title
  =base classes that all screens share; their folder is not a module
  =show
  =true
  =files
  {4
  =Common/Base/BasePresenter.swift
  "protocol BaseView: AnyObject {}\nclass BasePresenter { weak var view: BaseView? }\n
  =Common/Base/BaseViewController.swift
  "import UIKit\nclass BaseViewController: UIViewController, BaseView {}\n
  =Feed/FeedPresenter.swift
  "protocol FeedViewInput: AnyObject {}\nfinal class FeedPresenter: BasePresenter { weak var screen: FeedViewInput? }\n
  =Feed/FeedViewController.swift
  "import UIKit\nfinal class FeedViewController: BaseViewController, FeedViewInput { let output = FeedPresenter() }\n
  =over_split_module
  {2
  =triggers
  [2
  {4
  =title
  =a module with fewer lines than the minimum in the configuration
  =show
  =true
  =config
  "rules: { over_split_module: { min: 50 } }\n
  =files
  {4
  =Feed/FeedPresenter.swift
  "protocol FeedViewInput: AnyObject {}\nfinal class FeedPresenter { // expect\n  weak var view: FeedViewInput?\n}\n
  =Feed/FeedViewController.swift
  "import UIKit\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\nfinal class FeedViewController: UIViewController, FeedViewInput { let output = FeedPresenter() }\n
  =Tabs/TabsPresenter.swift
  "protocol TabsViewInput: AnyObject {}\nfinal class TabsPresenter {\n  weak var view: TabsViewInput?\n  let feed = FeedPresenter()\n}\n
  =Tabs/TabsViewController.swift
  "import UIKit\nfinal class TabsViewController: UITabBarController, TabsViewInput { let output = TabsPresenter() }\n
  {3
  =title
  =a module for a label, in Objective-C
  =show
  =true
  =files
  {4
  =Feed/FeedPresenter.h
  "#import <Foundation/Foundation.h>\n#import "BadgePresenter.h"\n@protocol FeedViewInput <NSObject>\n@end\n@interface FeedPresenter : NSObject\n@property (nonatomic, weak) id<FeedViewInput> view;\n@property (nonatomic, strong) BadgePresenter *badge;\n@end\n
  =Feed/FeedViewController.h
  "#import <UIKit/UIKit.h>\n#import "FeedPresenter.h"\n@interface FeedViewController : UIViewController <FeedViewInput>\n@property (nonatomic, strong) FeedPresenter *output;\n@end\n
  =Badge/BadgePresenter.h
  "#import <Foundation/Foundation.h>\n@protocol BadgeViewInput <NSObject>\n- (void)show:(NSString *)text;\n@end\n@interface BadgePresenter : NSObject // expect\n@property (nonatomic, weak) id<BadgeViewInput> view;\n@end\n
  =Badge/BadgeView.h
  "#import <UIKit/UIKit.h>\n#import "BadgePresenter.h"\n@interface BadgeView : UILabel <BadgeViewInput>\n@end\n
  =near_misses
  [1
  {3
  =title
  =the app delegate uses the small module too
  =show
  =true
  =files
  {5
  =Settings/SettingsPresenter.swift
  "protocol SettingsViewInput: AnyObject {}\nfinal class SettingsPresenter {\n  weak var view: SettingsViewInput?\n  let row = SwitchPresenter()\n}\n
  =Settings/SettingsViewController.swift
  "import UIKit\n// The list of all that can be set. It is long enough to be a module of its own, with rows that come from\n// several places, each with a title, a switch or a list of words to choose from, and what is said when nothing\n// can be chosen.\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\n//\nfinal class SettingsViewController: UIViewController, SettingsViewInput { let output = SettingsPresenter() }\n
  =Switch/SwitchPresenter.swift
  "protocol SwitchViewInput: AnyObject { func turn(on: Bool) }\nfinal class SwitchPresenter {\n  weak var view: SwitchViewInput?\n  func didTap() { view?.turn(on: true) }\n}\n
  =Switch/SwitchView.swift
  "import UIKit\nfinal class SwitchView: UISwitch, SwitchViewInput { func turn(on: Bool) { isOn = on } }\n
  =App/AppDelegate.swift
  "import UIKit\n@main final class AppDelegate: UIResponder, UIApplicationDelegate { let row = SwitchPresenter() }\n
  =service_outside_interactor
  {2
  =triggers
  [1
  {3
  =title
  =a router calls a service
  =show
  =true
  =files
  {4
  =Feed/FeedPresenter.swift
  "protocol FeedViewInput: AnyObject {}\nfinal class FeedPresenter {\n  weak var view: FeedViewInput?\n  var interactor: FeedInteractorInput?\n  var router: FeedRouterInput?\n}\n
  =Feed/FeedInteractor.swift
  "protocol FeedInteractorInput: AnyObject {}\nfinal class FeedInteractor: FeedInteractorInput {\n  let posts: Posts\n  init(posts: Posts) { self.posts = posts }\n  func refresh() { posts.load() }\n}\n
  =Feed/FeedRouter.swift
  "import UIKit\nprotocol FeedRouterInput: AnyObject { func next() }\nfinal class FeedRouter: FeedRouterInput {\n  weak var screen: UIViewController?\n  var posts: Posts?\n  func next() {\n    posts?.load() // expect\n    screen?.navigationController?.popViewController(animated: true)\n  }\n}\n
  =Services/PostService.swift
  "import Foundation\nprotocol Posts { func load() }\nfinal class PostService: Posts {\n  static let common = PostService()\n  func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")).resume() }\n  func save() {}\n}\n
  =near_misses
  [1
  {3
  =title
  =only the interactor calls the service
  =show
  =true
  =files
  {3
  =Feed/FeedPresenter.swift
  "protocol FeedViewInput: AnyObject {}\nfinal class FeedPresenter {\n  weak var view: FeedViewInput?\n  var interactor: FeedInteractorInput?\n  func viewIsReady() { interactor?.refresh() }\n}\n
  =Feed/FeedInteractor.swift
  "protocol FeedInteractorInput: AnyObject { func refresh() }\nfinal class FeedInteractor: FeedInteractorInput {\n  let posts: Posts\n  init(posts: Posts) { self.posts = posts }\n  func refresh() { posts.load() }\n}\n
  =Services/PostService.swift
  "import Foundation\nprotocol Posts { func load() }\nfinal class PostService: Posts {\n  static let common = PostService()\n  func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")).resume() }\n  func save() {}\n}\n
  =submodule_depth
  {2
  =triggers
  [1
  {4
  =title
  =a submodule where the configuration allows none
  =show
  =true
  =config
  "rules: { submodule_depth: { max: 1 } }\n
  =files
  {4
  =Letter/LetterPresenter.swift
  "protocol LetterViewInput: AnyObject {}\nfinal class LetterPresenter { weak var view: LetterViewInput? }\n
  =Letter/LetterRouter.swift
  "import UIKit\nfinal class LetterViewController: UIViewController, LetterViewInput { let output = LetterPresenter() }\nfinal class LetterRouter {\n  weak var screen: LetterViewController?\n  func embedGallery() { screen?.addChild(GalleryViewController()) } // expect\n}\n
  =Gallery/GalleryPresenter.swift
  "protocol GalleryViewInput: AnyObject {}\nfinal class GalleryPresenter { weak var view: GalleryViewInput? }\n
  =Gallery/GalleryViewController.swift
  "import UIKit\nfinal class GalleryViewController: UIViewController, GalleryViewInput { let output = GalleryPresenter() }\n
  =near_misses
  [1
  {3
  =title
  =two modules that embed each other, as in a tree of comments
  =show
  =true
  =files
  {4
  =Letter/LetterPresenter.swift
  "protocol LetterViewInput: AnyObject {}\nfinal class LetterPresenter { weak var view: LetterViewInput? }\n
  =Letter/LetterRouter.swift
  "import UIKit\nfinal class LetterViewController: UIViewController, LetterViewInput { let output = LetterPresenter() }\nfinal class LetterRouter {\n  weak var screen: LetterViewController?\n  func embedAttachments() { screen?.addChild(AttachmentsViewController()) }\n}\n
  =Attachments/AttachmentsPresenter.swift
  "protocol AttachmentsViewInput: AnyObject {}\nfinal class AttachmentsPresenter { weak var view: AttachmentsViewInput? }\n
  =Attachments/AttachmentsRouter.swift
  "import UIKit\nfinal class AttachmentsViewController: UIViewController, AttachmentsViewInput { let output = AttachmentsPresenter() }\nfinal class AttachmentsRouter {\n  weak var screen: AttachmentsViewController?\n  func embedLetter() { screen?.addChild(LetterViewController()) }\n}\n
  =submodule_embedded_outside_router
  {2
  =triggers
  [1
  {3
  =title
  =a presenter embeds another module's view controller
  =show
  =true
  =files
  {4
  =Feed/FeedPresenter.swift
  "import UIKit\nprotocol FeedViewInput: AnyObject {}\nfinal class FeedPresenter {\n  weak var view: (UIViewController & FeedViewInput)?\n  func viewIsReady() {\n    view?.addChild(HeaderViewController()) // expect\n  }\n}\n
  =Feed/FeedViewController.swift
  "import UIKit\nfinal class FeedViewController: UIViewController, FeedViewInput { let output = FeedPresenter() }\n
  =Header/HeaderPresenter.swift
  "protocol HeaderViewInput: AnyObject {}\nfinal class HeaderPresenter { weak var view: HeaderViewInput? }\n
  =Header/HeaderViewController.swift
  "import UIKit\nfinal class HeaderViewController: UIViewController, HeaderViewInput { let output = HeaderPresenter() }\nfinal class HeaderAssembly {\n  func module() -> UIViewController {\n    let view = HeaderViewController()\n    HeaderPresenter().view = view\n    return view\n  }\n}\n
  =near_misses
  [1
  {3
  =title
  =a module that is a plain view, added as a subview
  =show
  =true
  =files
  {3
  =Feed/FeedPresenter.swift
  "protocol FeedViewInput: AnyObject {}\nfinal class FeedPresenter { weak var view: FeedViewInput? }\n
  =Feed/FeedViewController.swift
  "import UIKit\nfinal class FeedViewController: UIViewController, FeedViewInput {\n  let output = FeedPresenter()\n  func showGallery() { view.addSubview(GalleryAssembly.gallery()) }\n}\n
  =Gallery/GalleryView.swift
  "import UIKit\nprotocol GalleryViewInput: AnyObject {}\nfinal class GalleryPresenter { weak var view: GalleryViewInput? }\nfinal class GalleryView: UIView, GalleryViewInput { let output = GalleryPresenter() }\nenum GalleryAssembly { static func gallery() -> UIView { GalleryView() } }\n
  =viper_role_dependency
  {2
  =triggers
  [1
  {3
  =title
  =a view holds the interactor and the router
  =show
  =true
  =files
  {4
  =Feed/FeedViewController.swift
  "import UIKit\nfinal class FeedViewController: UIViewController, FeedViewInput {\n  var output: FeedViewOutput?\n  var interactor: FeedInteractorInput? // expect\n  var router: FeedRouterInput? // expect\n  func show(_ titles: [String]) {}\n}\n
  =Feed/FeedPresenter.swift
  "protocol FeedViewInput: AnyObject { func show(_ titles: [String]) }\nprotocol FeedViewOutput: AnyObject { func viewIsReady() }\nfinal class FeedPresenter: FeedViewOutput {\n  weak var view: FeedViewInput?\n  var interactor: FeedInteractorInput?\n  var router: FeedRouterInput?\n  func viewIsReady() { interactor?.load() }\n}\n
  =Feed/FeedInteractor.swift
  "protocol FeedInteractorInput: AnyObject { func load() }\nfinal class FeedInteractor: FeedInteractorInput { func load() {} }\n
  =Feed/FeedRouter.swift
  "import UIKit\nprotocol FeedRouterInput: AnyObject { func open(_ title: String) }\nfinal class FeedRouter: FeedRouterInput {\n  weak var screen: UIViewController?\n  func open(_ title: String) { screen?.navigationController?.popViewController(animated: true) }\n}\n
  =near_misses
  [1
  {3
  =title
  =a presenter without an interactor or router is not part of a VIPER module
  =show
  =true
  =files
  {2
  =Feed/FeedPresenter.swift
  "import Foundation\nprotocol FeedView: AnyObject { func show() }\nfinal class FeedPresenter {\n  weak var view: FeedView?\n  let service = PostService()\n  func load() { service.load() }\n}\n
  =Services/PostService.swift
  "import Foundation\nfinal class PostService { func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "")).resume() } }\n

  """##

private let containerControllersVocabulary = ##"""
  {1
  =any
  [2
  {1
  =inherits
  "{UINavigation,UITabBar,UISplitView,UIPageView,NSSplitView,NSTabView,NSPage}Controller
  {1
  =name
  "*{Navigation,TabBar,SplitView,PageView}Controller

  """##

private let databaseObjectsVocabulary = ##"""
  {1
  =any
  [3
  {1
  =attribute
  [2
  =Model
  =_PersistedModel
  {1
  =inherits
  [5
  =NSManagedObject
  =CoreStoreObject
  =RealmSwift.Object
  =RLMObject
  =EmbeddedObject
  {2
  =inherits
  =Object
  =imports
  [2
  =RealmSwift
  =Realm

  """##

private let plainServicesVocabulary = ##"""
  {2
  =role
  =service
  =not
  {1
  =role
  [10
  =view
  =view_controller
  =view_model
  =presenter
  =interactor
  =coordinator
  =router
  =assembly
  =entity
  =activity

  """##

private let loggersVocabulary = ##"""
  {1
  =name
  [3
  "*Logger
  "*LoggerProtocol
  "*Logging

  """##

private let viperViewsVocabulary = ##"""
  {3
  =role
  [2
  =view
  =view_controller
  =holds
  {1
  =role
  =presenter
  =not
  {1
  =role
  [5
  =presenter
  =interactor
  =router
  =coordinator
  =assembly

  """##

private let viperPresentersVocabulary = ##"""
  {3
  =role
  =presenter
  =holds
  {1
  =role
  [2
  =interactor
  =router
  =not
  {1
  =role
  [6
  =view
  =view_controller
  =interactor
  =router
  =coordinator
  =assembly

  """##

private let viperRoutersVocabulary = ##"""
  {3
  =role
  =router
  =held_by
  {1
  =role
  =presenter
  =not
  {1
  =role
  [4
  =view
  =view_controller
  =presenter
  =interactor

  """##

private let workerProtocolsVocabulary = ##"""
  {3
  =kind
  =protocol
  =implemented_by
  {1
  =role
  [2
  =interactor
  =service
  =not
  {1
  =any
  [2
  {1
  =implemented_by
  {2
  =kind
  [4
  =class
  =struct
  =enum
  =actor
  =not
  {1
  =role
  [2
  =interactor
  =service
  =$loggers

  """##

private let routerProtocolsVocabulary = ##"""
  {3
  =kind
  =protocol
  =implemented_by
  {1
  =role
  =router
  =not
  {1
  =implemented_by
  {2
  =kind
  [4
  =class
  =struct
  =enum
  =actor
  =not
  {1
  =role
  =router

  """##

private let systemScreensVocabulary = ##"""
  [8
  "{UIAlertController,NSAlert,UIAlertView,UIActionSheet,*Alert*,*alert*,*Tooltip*,UISearchController}
  "{NSOpenPanel,NSSavePanel,NSColorPanel,NSFontPanel,NSPrintPanel,NSSharingServicePicker}
  "{UIImagePickerController,PHPickerViewController,UIDocumentPickerViewController,UIDocumentMenuViewController}
  "{UIFontPickerViewController,UIColorPickerViewController,MPMediaPickerController,UICloudSharingController}
  "{UIActivityViewController,MFMailComposeViewController,MFMessageComposeViewController,SLComposeViewController}
  "{SKStoreProductViewController,UIPrintInteractionController,UIVideoEditorController,UIReferenceLibraryViewController}
  "{UIDocumentInteractionController,QLPreviewController,EKEventEditViewController,VNDocumentCameraViewController}
  "{GKGameCenterViewController,PKAddPassesViewController,PKPaymentAuthorizationViewController}

  """##

private let signalsVocabulary = ##"""
  [8
  "RAC{Signal,Subject,BehaviorSubject,ReplaySubject,Command,MulticastConnection,Stream}
  "{Observable,Observable*Type,Connectable*,Single,Maybe,Completable,Infallible,Driver,Signal,Control{Property,Event}}
  "{Publish,Behavior,Replay,Async}{Relay,Subject}
  "{SignalProducer,SignalProtocol,Property,MutableProperty,PropertyProtocol,Variable,Action}
  "{*Publisher,Publisher,Publishers,Published,Just,Future,Deferred,Fail,*ValueSubject,PassthroughSubject}
  "Async{Stream,ThrowingStream,Sequence,Channel,ThrowingChannel}
  "{Async*Sequence,*AsyncSequence,*AsyncStream}
  "{*Promise,*Observable,*Signal,*Subject,BFTask,EventLoopFuture}

  """##

private let lockTypesVocabulary = ##"""
  [2
  "{NSLock,NSRecursiveLock,NSCondition,NSConditionLock,os_unfair_lock,os_unfair_lock_t,OSSpinLock,OSAllocatedUnfairLock}
  "{pthread_mutex_t,pthread_rwlock_t,Mutex,UnfairLock,ReadWriteLock,RWLock,NIOLock,RecursiveLock,SpinLock}

  """##

private let uiFrameworksVocabulary = ##"""
  [5
  =UIKit
  =AppKit
  =Cocoa
  =SwiftUI
  =WatchKit

  """##

private let uiTypesVocabulary = ##"""
  [7
  "UI{A,B,C,D,E,F,G,H,I,J,K,L,M,N,O,P,Q,R,S,T,U,V,W,X,Y,Z}*
  "NS{View,Window,Color,Image,Font,Application,Menu,Button,Cell,Control,TextField,TextView,TableView,OutlineView}*
  "NS{CollectionView,StackView,Screen,Pasteboard,Alert,Panel,OpenPanel,SavePanel,Responder,Storyboard,Toolbar}*
  "NS{BezierPath,LayoutConstraint,StatusItem,StatusBar,HostingController,HostingView,Workspace}
  "{View,AnyView,Color,Image,Font,Text,Binding,Animation,NavigationPath,LocalizedStringKey,Alignment,ColorScheme}
  "{ScenePhase,FocusState,AppStorage,SceneStorage,Environment,EnvironmentObject,EnvironmentValues,State,StateObject}
  "{ObservedObject,GeometryProxy,Transaction,Gradient,Alert,ViewBuilder,ViewModifier,withAnimation,EdgeInsets}

  """##

private let viewTypesVocabulary = ##"""
  [4
  "UI{View,TableView,CollectionView,StackView,ScrollView,ImageView,Label,Button,TextField,TextView,Control,Window}
  "UI{ViewController,NavigationController,TabBarController,AlertController,HostingController,TableViewCell,CollectionViewCell}
  "NS{View,ViewController,WindowController,Window,TableView,TextField,TextView,Button,HostingController,HostingView}
  "{View,AnyView,SFSafariViewController}

  """##

private let networkTypesVocabulary = ##"""
  [2
  "{URLSession,URLRequest,URLResponse,HTTPURLResponse,NSURLSession,NSURLConnection,NSURLRequest,NSMutableURLRequest,NWConnection}
  "{AF,Alamofire,MoyaProvider,ApolloClient,AFHTTPSessionManager,AFHTTPRequestOperationManager,AFHTTPRequestOperation}

  """##

private let viewProtocolNamesVocabulary = ##"""
  [7
  "*View
  "*ViewInput
  "*ViewProtocol
  "*ViewInterface
  "*ViewBehavior
  "*ViewType
  "*DisplayLogic

  """##

private let navigationVocabulary = ##"""
  [2
  =$showing_screens
  =$leaving_app

  """##

private let showingScreensVocabulary = ##"""
  [18
  "UINavigationController.{push*,setViewControllers,viewControllers}
  "*.pushViewController*
  "UIViewController.{present,presentViewController,presentModalViewController}
  "*.present(_:animated:*
  "*.presentViewController
  "UIViewController.{show,showViewController,showDetailViewController}
  "*.{performSegue,performSegueWithIdentifier}
  "UISplitViewController.{setViewController,viewControllers}
  "UITabBarController.{setViewControllers,viewControllers,selectedIndex,selectedViewController}
  "UIPopoverController.{presentPopoverFromRect,presentPopoverFromBarButtonItem,present}
  "UIWindow.{rootViewController,makeKeyAndVisible}
  "NSViewController.{present,presentAsSheet,presentAsModalWindow,presentViewController,performSegue*}
  "NSViewController.{presentViewControllerAsSheet,presentViewControllerAsModalWindow}
  "NSPopover.show
  "NSWindowController.showWindow
  "NSWindow.{makeKeyAndOrderFront,orderFront,beginSheet}
  "*.{show,toggle}{Sidebar,Drawer,SideMenu}*
  "*.{present,push,show,open}*ViewController*

  """##

private let leavingAppVocabulary = ##"""
  [3
  "UIApplication.{open,openURL}*
  "NSWorkspace.{open(_:),open(_:configuration*,openURL*,openFile*}
  "NSExtensionContext.open

  """##

private let networkingVocabulary = ##"""
  [7
  "URLSession{,DataTask,UploadTask,DownloadTask,WebSocketTask}.*
  "NSURLSession{,DataTask,UploadTask,DownloadTask}.*
  "NSURLConnection.*
  "{AFHTTPRequestOperationManager,AFHTTPRequestOperation,AFHTTPClient,RKObjectManager}.*
  "AFURLSessionManager.{dataTask,uploadTask,downloadTask}*
  "{AF,Alamofire,SessionManager,Session,MoyaProvider,AFHTTPSessionManager,ApolloClient}.{request,upload,download,get,post,GET,POST,fetch,perform}*
  "NWConnection.*

  """##

private let readingUrlsVocabulary = ##"""
  [2
  "{Data,NSData,String,NSString}.init({contentsOf,initWithContentsOfURL}:*
  "{NSData,NSString}.{dataWithContentsOfURL,stringWithContentsOfURL}

  """##

private let keychainVocabulary = ##"""
  [1
  "*.{SecItemAdd,SecItemCopyMatching,SecItemDelete,SecItemUpdate}

  """##

private let writingPreferencesVocabulary = ##"""
  [2
  "{UserDefaults,NSUserDefaults}.{set,removeObject,synchronize}*
  "{UserDefaults,NSUserDefaults}.*=

  """##

private let writingFilesVocabulary = ##"""
  [2
  "*.write(to*
  "*.{writeToFile,writeToURL}

  """##

private let dataAccessVocabulary = ##"""
  [9
  =$networking
  "{CKContainer,CKDatabase}.*
  "NSManagedObjectContext.{fetch,save,delete,execute,executeFetchRequest,deleteObject,perform}
  "ModelContext.{fetch,save,delete,insert,fetchCount}
  "NSFetchedResultsController.performFetch
  "{Realm,RLMRealm,FMDatabase,FMDatabaseQueue,DatabaseQueue,DatabasePool}.*
  =$keychain
  "{FileManager,NSFileManager}.{createFile,removeItem,copyItem,moveItem,createDirectory}*
  =$writing_files

  """##

private let listeningVocabulary = ##"""
  [3
  "*.{register,unregister,addObserver,removeObserver,addDelegate,removeDelegate,addListener,removeListener}
  "*.{subscribe,lazySubscribe,unsubscribe,observe,addSubscriber,removeSubscriber}
  "*.{add,remove}*{Callback,Listener,Observer}*

  """##

private let loggingVocabulary = ##"""
  [2
  "*{Tracker,Analytics,Logger,Log,Telemetry,Crashlytics,CrashReporting,CrashReporter,Metrics}.*
  "*{Analytics,Logger,Logging,Telemetry}{Service,Manager,Client,Provider,Engine}.*

  """##

private let themingVocabulary = ##"""
  [1
  "*{Theme,Theming,Appearance,Style}{Service,Manager,Provider,Store}.*

  """##

private let imageLoadingVocabulary = ##"""
  [2
  "ImagePipeline.{loadImage,loadData,image,data}*
  "{ImageDownloader,AFImageDownloader,SDWebImageDownloader,SDWebImageManager,KingfisherManager}.{download,loadImage,retrieveImage}*

  """##

private let businessLogicVocabulary = ##"""
  [19
  =$networking
  "{NWPathMonitor,Reachability,URLCache,HTTPCookieStorage}.*
  =$reading_urls
  "{FileManager,NSFileManager,FileHandle,NSFileCoordinator}.*
  "NSManagedObjectContext.*
  "{NSFetchedResultsController,ResultsController}.performFetch
  "{NSFetchRequest,NSBatchDeleteRequest,ModelContext}.init*
  "NSFetchRequest.fetchRequestWithEntityName
  "ModelContext.*
  "{Realm,SecItem*,Keychain*,KeychainWrapper,SSKeychain,SAMKeychain}.*
  =$keychain
  "{ValueObservation,DatabaseQueue,DatabasePool,FMDatabase,FMDatabaseQueue}.*
  "{NSKeyedArchiver,NSKeyedUnarchiver,JSONEncoder,JSONDecoder,PropertyListEncoder,PropertyListDecoder,JSONSerialization,NSJSONSerialization}.*
  "{CKContainer,CKDatabase,NSUbiquitousKeyValueStore}.*
  =$writing_files
  "UNUserNotificationCenter.{request,add,remove,set,get}*
  "CLLocationManager.{start,stop,request}*
  "{SKPaymentQueue,HKHealthStore,EKEventStore,CNContactStore,PHPhotoLibrary}.*
  "LAContext.{evaluatePolicy,evaluateAccessControl}*

  """##

private let incidentalVocabulary = ##"""
  [15
  "{UISearchController,*AlertController,*AlertViewController}.dismiss*
  "*.{show,present}In*
  =$theming
  =$logging
  "*.{track,log,logEvent,print,debugPrint,NSLog,os_log,assert,assertionFailure,precondition,preconditionFailure,fatalError}
  "*.{resignFirstResponder,becomeFirstResponder,endEditing,deselectRow,deselectItem,deselectAll}
  "*.{delegate,dataSource,*Delegate}
  "*.{class,superclass,isKindOfClass,isMemberOfClass,isKind,isMember,respondsToSelector,responds,isEqual*}
  "*.{presentingViewController,presentedViewController}
  "*.{deselectRowAtIndexPath,deselectItemAtIndexPath}
  "*.{addObserver,removeObserver}
  "PHPhotoLibrary.{shared,sharedPhotoLibrary,register,registerChangeObserver,unregisterChangeObserver}
  "*.{requestAuthorization*,requestWhenInUseAuthorization,requestAlwaysAuthorization,authorizationStatus*}
  "*.{requestTemporaryFullAccuracyAuthorization*,requestAccess*,requestRecordPermission*}
  "{UIImpactFeedbackGenerator,UISelectionFeedbackGenerator,UINotificationFeedbackGenerator,UIAccessibility}.*

  """##

private let childEmbeddingVocabulary = ##"""
  [15
  "*.{addChild,addChildViewController,insertChild,addSplitViewItem,addTabViewItem}
  "*.{add,embed,install,insert,attach,display,move}*Child*
  "*.*_{add,embed,install,insert,attach,display,move}*Child*
  "*.embed*
  "NSSplitViewItem.init*
  "UISearchController.init*
  "UIPageViewController.setViewControllers
  "UITabBarController.{viewControllers,setViewControllers}
  "UISplitViewController.{viewControllers,setViewController}
  "*.{viewControllers,pages,pageViewControllers,childViewControllers}
  "*.init*{viewControllers,pages}:*
  "*.init*{viewControllers,ViewControllers}:*
  "*.set(contentViewController:*
  "*{Panel,Drawer,SideMenu,Container}*.{contentViewController,mainViewController,menuViewController,drawerViewController}
  "*{Drawer,SideMenu}*.init(*ViewController:*

  """##

private let submoduleEmbeddingVocabulary = ##"""
  [2
  =$child_embedding
  "*.{add,embed,install,insert,attach,display,move}*{child,Submodule,submodule,Module}*

  """##
