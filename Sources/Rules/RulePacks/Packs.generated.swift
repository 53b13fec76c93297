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
    ("data_access", dataAccessVocabulary),
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
{14
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
=UIAlertController
=$container_controllers
=references
[2
=type
=forward
=except_supertypes
=true
=embedding
=$child_embedding
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
"Report what happened to a coordinator (with a delegate or closure), and let the coordinator create and configure {target}.
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
"Retain cycle: `{subject}.{property}` holds its owner {target} strongly: {loop}
=suggestion
=Make `{subject}.{property}` weak, or unowned if {subject} never outlives {target}.
=notes
{1
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
=swiftui_only
[0
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
=Report what happened to the coordinator or router (with a delegate or closure), and let it navigate.
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
{1
=any
[2
{1
=attribute
[2
=Model
=_PersistedModel
{1
=inherits
[4
=Object
=RealmSwift.Object
=RLMObject
=EmbeddedObject
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
[4
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
=severity
=error
=summary
=a layer imports a framework that it must not depend on
=rationale
"Code below the presentation layer that imports a user interface framework cannot be tested, moved to an app extension or built for another platform without it. Where layers are inferred, only files that build or use screens are reported, and imports that nothing in their file needs.
=message
"{subject} ({layer}) imports {module}, which only the presentation layer may use
=suggestion
=Use Foundation types here and convert them in the presentation layer, or move this code there.
=notes
{3
=again
=also imported here
=named
"{subject} uses {type}
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
{8
=kind
=independence
=category
=layers
=severity
=error
=summary
=a layer depends on a sibling layer
=rationale
"Sibling layers are meant to be independent, so that each can be built, changed or removed without the others. A single reference couples them.
=message
"{subject} ({layer}) uses {target} from the sibling layer {targetLayer}
=suggestion
=Move what both layers need to a lower layer, or let a higher layer pass it from one to the other.
=notes
{1
=again
"{declaration} also uses {target}
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
"{subject} ({layer}) uses {target} from {targetLayer}, skipping the layers in between
=suggestion
=Let the layer directly below {layer} offer what {subject} needs from {targetLayer}.
=notes
{1
=again
"{declaration} also uses {target}
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
"A layer that depends on a higher one cannot be built, tested or reused without it, and changes above can break it. Layers only help while all dependencies point down.
=message
"{subject} ({layer}) uses {target} from the higher layer {targetLayer}
=suggestion
"Declare a protocol or a closure property next to {subject} for what it needs from {target}, and let the higher layer provide it.
=suggestion_for_values
"Move {target} down to {layer} or a lower layer, or move the code that uses it up to {targetLayer}.
=notes
{6
=again
"{declaration} also uses {target}
=misplaced
"{target} is declared in {targetLayer}, but {count} types in lower layers use it
=misplaced_advice
"Move {target} down to {layer} or a lower layer: it needs nothing from {targetLayer}.
=misplaced_needs_advice
"Move {target} down to {layer} together with what it needs from higher layers ({needs}), or pass the lower types only the values that they read from it.
=reached
"{count} types in lower layers depend on {target}
=reached_advice
"Pass each of these types what it needs from {target}: a service in the initializer, or a closure or protocol for what it asks {target} to do. Start with the types that need tests; the baseline rejects new uses.

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
"UIKit needs two calls to add a child view controller, and two to remove one. If the second one is missing, the child misses appearance callbacks and rotation, and a removed child may stay in memory.
=message
"`{object}` gets `{use}` without `{missing}`
=suggestion
"Call `{call}` after adding its view.
=notes
{4
=again
"`{object}` too
=handing_message
"`{object}` is added with `{use}` but never gets `{missing}`
=releasing_message
"`{object}` gets `willMove` with a nil parent but never `{missing}`
=releasing
"Call `{call}` after removing its view.
=controller_responsibilities
{32
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
=2
=severity
=warning
=summary
=a view controller takes on too many responsibilities
=rationale
"A view controller tends to configure its interface, update it, catch and handle interaction, contain business logic and navigate, all at once. Each responsibility that moves out makes it shorter and easier to test.
=message
"{subject} takes on {count} of 6 responsibilities in {lines} lines: {responsibilities}
=suggestion
"Move {moves}.
=notes
{10
=move_business_logic
=business logic to a service
=move_navigation
=navigation to a coordinator or router
=move_handle_interaction
=interaction handling to a presenter or view model
=move_view
=interface setup and updates to a view
=configure_ui
"configure_ui: {use}
=update_ui
"update_ui: {use}
=catch_interaction
"catch_interaction: {use}
=handle_interaction
"handle_interaction: {use} handles the event itself
=business_logic
"business_logic: {use}
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
{11
=kind
=size
=category
=size
=of
{1
=role
=view_controller
=warning
=300
=error
=600
=severity
=warning
=summary
=a view controller is too long
=rationale
"Code without a better place ends up in the view controller, until nobody can tell what belongs together. Its length, including extensions but not nested types, is the first sign that parts of it should be separate types.
=message
"{subject} has {lines} lines, more than {limit}
=suggestion
"Move navigation to a coordinator, business logic to services, and data sources and parts of the screen to their own types or child view controllers.
=notes
{1
=extension
"{part} lines here
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
{15
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
"*{Theme,Style,Appearance,Font,FontSet,Config,Configuration,Settings,Preferences,Defaults,Filters}
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
=summary
=a view depends on a model entity
=rationale
"A view that formats model entities can show nothing else, and changes whenever the model does. A small value with just what the view shows, made by the controller, presenter or view model, keeps the two apart.
=message
"{subject} depends on the model entity {target}
=message_for_many
"{subject} depends on the model entities {targets}
=suggestion
"Pass {subject} only what it shows: texts, images, or a view model or cell model made from {target}.
=notes
{3
=again
"{target}
=held_message
"{subject} reads the model entity {target} through {through}
=held_advice
"Let {holder} provide the texts and images that {subject} shows, so that {subject} does not depend on {target}.
=view_performs_navigation
{15
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
"A view should show what it is given and report taps. A view that opens a screen or a web page itself hides part of the app's flow from its controller, and cannot be reused elsewhere.
=message
"{subject} is a view but navigates itself: {use}
=suggestion
"Report the tap to the controller with a delegate, closure or action, and let the controller or its coordinator navigate.
=suggestion_for_swiftui
"Open it with the `openURL` action (`@Environment(\\.openURL) private var openURL`) or a `Link`, which previews, tests and parent views can override.
=notes
{2
=again
"{use}
=swiftui_screen
"Present it with `.sheet`, `.fullScreenCover` or a `NavigationLink` that is driven by state, so that SwiftUI knows which screen is shown and can close it.
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
{1
=mentions
=$network_types
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
[8
=$logging
"*Logging.log*
=$theming
"*{Haptic,Haptics,Feedback,Vibration}{,Service,Manager,Provider,Generator,Engine}.*
"*{Config,Configuration,FeatureFlag,FeatureFlags,Feature,Features}{Service,Manager,Provider,Repository,Store}.*
"*{Image,Avatar,Thumbnail,Artwork,Icon}{Loader,Manager,Cache,Fetcher,Downloader,Provider}.*
"*.{register,unregister,addObserver,removeObserver,addDelegate,removeDelegate,addListener,removeListener}
"*.{subscribe,lazySubscribe,unsubscribe,observe,addSubscriber,removeSubscriber}
=severity
=error
=except_bridges
=true
=severities
{1
=warning
{1
=ui_framework
=swiftui
=summary
=a view calls a service, the network or the disk
=rationale
"A view should display the data that it is given. A view that loads data itself has to decide when to load and what to do on failure, and cannot be shown in a test or preview without the network or the disk.
=message
"{subject} is a view but calls a service, the network or the disk itself: {use}
=suggestion
=Load the data in the controller, presenter or view model, and pass the result to {subject}.
=suggestion_for_swiftui
"Move the call to an observable model that {subject} reads from the environment, start it there from `.task`, and show what the model publishes.
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
"{subject} has {lines} lines, more than {limit}
=suggestion
=Move business logic to services or interactors, and navigation to a router or coordinator.
=notes
{1
=extension
"{part} lines here
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
{6
=configure_ui
"configure_ui: {use}
=update_ui
"update_ui: {use}
=catch_interaction
"catch_interaction: {use}
=handle_interaction
"handle_interaction: {use} handles the event itself
=business_logic
"business_logic: {use}
=navigation
"navigation: {use}
=passive_view_model_coupling
{12
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
=yields_to
[1
=viper_role_dependency
=severity
=info
=summary
=a passive view depends on a model entity
=rationale
"A passive view shows texts and images that its presenter has prepared. A view that receives entities has to format them itself and changes with the model; in a small app with plain entities that may be acceptable.
=message
"{subject} is a passive view but depends on the model entity {target}
=message_for_many
"{subject} is a passive view but depends on the model entities {targets}
=suggestion
"Pass {subject} what it shows: texts, or a view model that the presenter makes from {target}.
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
"Ask a router, a coordinator or the module's builder for {target}; {subject} should only say what happens next.
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
"`{subject}.{property}` holds its view strongly ({target})
=suggestion
=Make `{property}` weak; if {target} is a Swift protocol, constrain it to `AnyObject`.
=notes
{2
=conforms
"{conformer} is the view behind {target}
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
"{subject} uses {types} from {module}
=suggestion
"Pass plain values (strings, numbers, the presenter's own types) to the view, and create views, colors and images there.
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
=protocol
=foreign
[2
=$view_types
"{UIAlertAction,UITableViewDiffableDataSource,UICollectionViewDiffableDataSource}
=severity
=error
=summary
=a view model depends on a view
=rationale
"A view observes its view model, never the other way round. A view model that depends on a view cannot be used with another one or tested without it, and storing the view can create a retain cycle.
=message
"{subject} depends on the view {target}
=message_for_many
"{subject} depends on the views {targets}
=suggestion
=Publish a value that describes what to show, or report the event through a closure or a coordinator.
=notes
{1
=again
"{target}
=view_model_uses_ui_framework
{12
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
=except_types
[9
"{UI,NS}{Image,Color,Font}
"UI{AccessibilityTraits,EdgeInsets,Offset,RectEdge,RectCorner,UserInterfaceStyle,UserInterfaceIdiom,ContentSizeCategory}
"UI{KeyboardType,ReturnKeyType,TextContentType,TextAutocapitalizationType,InterfaceOrientation,InterfaceOrientationMask}
"{Image,Color,Font,LocalizedStringKey,ColorScheme,ScenePhase,Animation,withAnimation,Binding,AppStorage,SceneStorage}
"{NavigationPath,Alignment,EdgeInsets,Gradient,Transaction}
=$view_types
=UIAlertAction
"UI{TableView,CollectionView}{DiffableDataSource,DataSource,Delegate}*
"UI{ScrollView,TextView,TextField,SearchBar,PickerView}{DataSource,Delegate}*
=severity
=warning
=summary
=a view model uses a user interface framework
=rationale
"A view model describes a screen in plain values. With types from a user interface framework it works only with that framework, and a test needs the framework just to check a title.
=yields_to
[2
=view_model_holds_view
=forbidden_import
=message
"{subject} uses {types} from {module}
=suggestion
"Publish plain values (strings, numbers, names of colors and images) and convert them in the view; use UIApplication or UIPasteboard through a protocol that is passed in.
=notes
{3
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
"A delegate usually owns the object that calls it back. If that object also holds its delegate strongly, neither is ever released.
=message
"`{subject}.{property}` holds {target} strongly
=suggestion
=Declare it `weak var {property}`.
=notes
{5
=conforms
"{conformer} conforms to {target}
=link
"{owner} holds {target} in `{property}`
=unbound
=Declare it `weak var {property}`, and constrain {target} to `AnyObject`.
=attribute
=Declare the property `{property}` as `weak`.
=owner
"Make `{property}` weak, and let the object that creates {target} own it: currently this property is its only owner.
=ownership_cycle
{11
=kind
=ownership_cycle
=category
=bug
=except
{1
=any
[2
{1
=attribute
=Model
{1
=inherits
[2
=NSManagedObject
=CoreStoreObject
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
"Make `{subject}.{property}` weak: {because}.
=notes
{20
=link
"{owner} holds {target} in `{property}`
=closure
"{owner} stores a closure in `{property}` that captures {target}
=timer
"{owner} stores a timer in `{property}` that calls {target}
=again
=this closure also captures `self` strongly
=capture_message
"Retain cycle: this closure captures `self` strongly and is stored in `{path}`
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
"Use a block-based timer that captures `[weak self]`, or invalidate this one earlier than in `deinit`, which is not called while the timer runs.
=weak
"Make `{subject}.{property}` weak: {because}.
=unowned
"Make `{subject}.{property}` unowned, or weak and optional: {because}.
=open
"Pass {subject} only what it needs from {target} (a value, or a closure that captures it weakly), or clear `{subject}.{property}` when the work is done.
=why_role
"{target} owns {owner}, so {owner} must not own it back
=why_made
"{target} creates {owner} and outlives it
=why_name
"`{property}` points back to the owner of {owner}
=why_handed
=it is passed in, whereas the other objects in the cycle create what they hold
=why_optional
=it is the only reference in the cycle that may be nil
=why_any
=it is the easiest reference in the cycle to make weak
=singleton_access
{16
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
[24
"*Theme*
"*Tip
"*Appearance*
"*Style*
"*Palette*
"*Color*
"*Font*
"*Haptic*
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
"*{Image,Icon,Avatar,Thumbnail}{Loader,Cache,Downloader}*
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
"Pass {target}, or a protocol for what {subject} needs from it, to the initializer, or set it as a property before it is used.
=notes
{3
=again
"{name}
=widely_used
"{count} types use the shared instance {name}
=widely_used_advice
"Create {target} where the app starts, and pass it, or a protocol for what is needed from it, to each user. Start with the types that need tests; the baseline rejects new uses.

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
"Call {target} through its scheduler (`schedule:`, `perform`, `await` or its queue), and deliver the result on your own.
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
{12
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
[1
{3
=title
=it holds the stack
=show
=true
=files
{2
=PostActivity.swift
"import UIKit\nfinal class PostActivity: Operation {\n  weak var managedController: UIViewController?\n  weak var stack: ActivityStack? // expect\n}\n
=ActivityStack.swift
"import Foundation\nfinal class ActivityStack {\n  static let main = ActivityStack()\n  private var stack: [PostActivity] = []\n  func run(_ activity: PostActivity) { stack.append(activity); activity.start() }\n}\n
=near_misses
[1
{3
=title
=its protocol
=show
=true
=files
{2
=PostActivity.swift
"import UIKit\nprotocol ActivityUserInterfaceFacade: AnyObject { func run(_ activity: PostActivity) }\nfinal class PostActivity: Operation {\n  weak var managedController: UIViewController?\n  weak var userInterfaceFacade: ActivityUserInterfaceFacade?\n}\n
=ActivityStack.swift
"import Foundation\nfinal class ActivityStack: ActivityUserInterfaceFacade {\n  private var stack: [PostActivity] = []\n  func run(_ activity: PostActivity) { stack.append(activity); activity.start() }\n}\n
=activity_mutable_subject
{2
=triggers
[1
{3
=title
=handed to the initializer, and a variable all the same
=show
=true
=files
{2
=Model/Post.swift
"struct Post { let title: String }\n
=PostActivity.swift
"import UIKit\nfinal class PostActivity: Operation {\n  weak var managedController: UIViewController?\n  private var editingPost: Post // expect\n  init(post: Post) { editingPost = post }\n}\n
=near_misses
[1
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
=activity_presents_ui
{2
=triggers
[1
{3
=title
=it pushes, and presents
=show
=true
=files
{1
=PayActivity.swift
"import UIKit\nfinal class PayActivity: Operation {\n  weak var screen: UIViewController?\n  override func main() {\n    let next = UIViewController()\n    screen?.navigationController?.pushViewController(next, animated: true) // expect\n  }\n  func ask() {\n    screen?.present(UIViewController(), animated: true) // expect\n  }\n}\n
=near_misses
[1
{3
=title
=it asks its facade
=show
=true
=files
{1
=PayActivity.swift
"import UIKit\nprotocol Facade: AnyObject { func displayViewController(_ screen: UIViewController) }\nfinal class PayActivity: Operation {\n  weak var facade: Facade?\n  override func main() { facade?.displayViewController(UIViewController()) }\n}\n
=activity_starts_activity
{2
=triggers
[1
{3
=title
=the next one
=show
=true
=files
{1
=PayActivity.swift
"import UIKit\nfinal class PayActivity: Operation {\n  weak var screen: UIViewController?\n  override func main() {\n    let receipt = ReceiptActivity()\n    receipt.start() // expect\n  }\n}\nfinal class ReceiptActivity: Operation { weak var screen: UIViewController? }\n
=near_misses
[1
{3
=title
=the facade starts it
=show
=true
=files
{1
=PayActivity.swift
"import UIKit\nprotocol Facade: AnyObject { func startActivity(_ activity: Operation) }\nfinal class PayActivity: Operation {\n  weak var screen: UIViewController?\n  weak var facade: Facade?\n  override func main() { facade?.startActivity(ReceiptActivity()) }\n}\nfinal class ReceiptActivity: Operation { weak var screen: UIViewController? }\n
=activity_strong_controller
{2
=triggers
[1
{3
=title
=a constant
=show
=true
=files
{1
=PostActivity.swift
"import UIKit\nfinal class PostViewController: UIViewController {}\nfinal class PostActivity: Operation {\n  let managedController: PostViewController // expect\n  init(controller: PostViewController) { managedController = controller }\n}\n
=near_misses
[1
{3
=title
=a weak one
=show
=true
=files
{1
=PostActivity.swift
"import UIKit\nfinal class PostActivity: Operation { weak var managedController: UIViewController? }\n
=screen_mutable_subject
{2
=triggers
[1
{3
=title
=handed over in a segue
=show
=true
=files
{2
=Model/Post.swift
"struct Post { let title: String }\n
=PostViewController.swift
"import UIKit\nfinal class PostViewController: UIViewController {\n  var editingPost: Post? // expect\n}\nfinal class ListViewController: UIViewController {\n  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {\n    (segue.destination as? PostViewController)?.editingPost = Post(title: "")\n  }\n}\n
=near_misses
[1
{3
=title
=an activity holds what the screen shows
=show
=true
=files
{2
=Model/Post.swift
"struct Post { let title: String }\n
=PostViewController.swift
"import UIKit\nfinal class PostViewController: UIViewController { var editingPost: Post? }\nfinal class PostActivity: Operation {\n  weak var managedController: PostViewController?\n  let editingPost: Post\n  init(post: Post) { editingPost = post }\n}\n

"""##

private let coordinatorExamples = ##"""
{3
=controller_knows_controller
{2
=triggers
[1
{3
=title
=a screen that is shown by what fills a table, which hands no pages out
=show
=true
=files
{2
=Coordinator.swift
"import UIKit\nfinal class MainCoordinator {\n  let navigation = UINavigationController()\n  func start() { navigation.pushViewController(ListController(), animated: false) }\n}\n
=List.swift
"import UIKit\nfinal class DetailController: UIViewController { var row = 0 }\nfinal class ListController: UIViewController, UITableViewDataSource {\n  var detail: DetailController? // expect\n  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { detail?.row ?? 0 }\n}\n
=near_misses
[1
{3
=title
=a page reads a margin of the screen that it is a part of
=show
=true
=files
{2
=Coordinator.swift
"import UIKit\nfinal class MainCoordinator {\n  let navigation = UINavigationController()\n  func start() { navigation.pushViewController(ProfileController(), animated: false) }\n}\n
=Profile.swift
"import UIKit\nfinal class ProfileController: UIViewController { static let margin: CGFloat = 16 }\nfinal class PostsController: UIViewController { var inset: CGFloat { ProfileController.margin } }\n
=coordinator_strong_parent
{2
=triggers
[1
{3
=title
=a child coordinator and its parent
=show
=true
=files
{1
=Coordinators.swift
"import UIKit\nfinal class MainCoordinator {\n  private var child: EditorCoordinator?\n  func edit() { child = EditorCoordinator(parent: self, root: UINavigationController()) }\n}\nfinal class EditorCoordinator {\n  let parent: MainCoordinator // expect\n  let root: UINavigationController\n  init(parent: MainCoordinator, root: UINavigationController) {\n    self.parent = parent\n    self.root = root\n  }\n}\n
=near_misses
[1
{3
=title
=weak
=show
=true
=files
{1
=List.swift
"import UIKit\nfinal class ListCoordinator {\n  private var list: ListViewController?\n  func start() {\n    let list = ListViewController()\n    list.coordinator = self\n    self.list = list\n  }\n}\nfinal class ListViewController: UIViewController { weak var coordinator: ListCoordinator? }\n
=navigation_outside_coordinator
{2
=triggers
[1
{3
=title
=a screen selects a tab of the tab bar controller that shows it
=show
=true
=files
{2
=Router.swift
"import UIKit\nfinal class MainRouter { func show(from screen: UIViewController) { screen.present(UIViewController(), animated: true) } }\n
=Inbox.swift
"import UIKit\nfinal class TabsController: UITabBarController {}\nfinal class InboxViewController: UIViewController {\n  var tabs: TabsController?\n  func showSettings() { tabs?.selectedIndex = 1 } // expect\n}\n
=near_misses
[1
{3
=title
=a screen selects a tab of the tab bar controller that it embeds
=show
=true
=files
{2
=Router.swift
"import UIKit\nfinal class MainRouter { func show(from screen: UIViewController) { screen.present(UIViewController(), animated: true) } }\n
=Split.swift
"import UIKit\nfinal class TabsController: UITabBarController {}\nfinal class SplitViewController: UIViewController {\n  let tabs = TabsController()\n  override func viewDidLoad() { addChild(tabs) }\n  func select(_ index: Int) { tabs.selectedIndex = index }\n}\n

"""##

private let domainExamples = ##"""
{3
=entity_behaviour
{2
=triggers
[1
{3
=title
=an entity that fetches itself
=show
=true
=files
{1
=Domain/Entities/Song.swift
"import Foundation\nstruct Song {\n  let url: URL\n  func load(_ done: @escaping (Data?) -> Void) {\n    URLSession.shared.dataTask(with: url) { data, _, _ in done(data) }.resume() // expect\n  }\n}\n
=near_misses
[1
{3
=title
=what it works out of its own values
=show
=true
=files
{1
=Domain/Entities/Song.swift
"import Foundation\nstruct Song: Codable {\n  let title: String\n  let seconds: Double\n  func isLonger(than other: Song) -> Bool { seconds > other.seconds }\n  var text: String { let formatter = NumberFormatter(); return formatter.string(from: seconds as NSNumber) ?? title }\n  func encoded() throws -> Data { try JSONEncoder().encode(self) }\n}\n
=entity_external_dependency
{2
=triggers
[1
{3
=title
=an entity that holds a colour
=show
=true
=files
{1
=Domain/Entities/Label.swift
"import Foundation\nimport UIKit // expect\nstruct Label {\n  let title: String\n  let color: UIColor\n}\n
=near_misses
[1
{3
=title
=values, places and what a store keeps
=show
=true
=files
{2
=Domain/Entities/Place.swift
"import CoreGraphics\nimport CoreLocation\nimport Foundation\nstruct Place {\n  let coordinate: CLLocationCoordinate2D\n  let size: CGSize\n}\n
=Models/StoredPlace.swift
"import CoreData\nfinal class StoredPlace: NSManagedObject { @NSManaged var title: String }\n
=mutable_entity
{2
=triggers
[1
{3
=title
=a class with a variable
=show
=true
=files
{1
=Domain/Entities/Song.swift
"final class Song {\n  let title: String\n  var position = 0.0 // expect\n  init(title: String) { self.title = title }\n}\n
=near_misses
[1
{3
=title
=constants and what is worked out
=show
=true
=files
{1
=Domain/Entities/Song.swift
"struct Song {\n  let title: String\n  let seconds: Double\n  var minutes: Double { seconds / 60 }\n  static var all: [Song] = []\n  func renamed(_ title: String) -> Song { Song(title: title, seconds: seconds) }\n}\n

"""##

private let layeredExamples = ##"""
{6
=forbidden_import
{2
=triggers
[1
{3
=title
=models, where the screens lie in no layer
=show
=true
=files
{3
=Core/Model/Permission.swift
"import UIKit // expect\nstruct Permission { var prompt: UIAlertController { UIAlertController() } }\n
=Core/Extensions/Text.swift
"import UIKit\nextension String { var image: UIImage? { nil } }\n
=Gate/GateController.swift
"import UIKit\nfinal class GateController: UIViewController { var permission: Permission? }\n
=near_misses
[1
{3
=title
=images, the device and the application, where the layers are inferred
=show
=true
=files
{3
=Screens/FeedScreen.swift
"import UIKit\nfinal class FeedScreen: UIViewController {}\n
=Domain/Feed.swift
"import UIKit\nstruct Feed { var image: UIImage? }\n
=Services/DeviceService.swift
"import UIKit\nfinal class DeviceService {\n  var name: String { UIDevice.current.name }\n  func work() { UIApplication.shared.isIdleTimerDisabled = true }\n}\n
=layer_cycle
{2
=triggers
[1
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
=near_misses
[1
{4
=title
=an upward reference that closes no loop
=show
=true
=config
"layers:\n  - Interface: Interface\n  - Model: Model\n
=files
{2
=Interface/FeedView.swift
"struct FeedView {}\n
=Model/Feed.swift
"struct Feed { var view: FeedView? }\n
=sibling_dependency
{2
=triggers
[1
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
=near_misses
[1
{4
=title
=both use the layer below
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
=skipped_layer
{2
=triggers
[1
{4
=title
=a screen reads the store, past the domain
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
=near_misses
[1
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
=unassigned_file
{2
=triggers
[1
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
=near_misses
[1
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
=upward_dependency
{2
=triggers
[1
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
=near_misses
[1
{3
=title
=names of notifications in an extension of the app delegate
=show
=true
=files
{3
=AppDelegate.swift
"import UIKit\n@main final class AppDelegate: UIResponder, UIApplicationDelegate {}\nextension AppDelegate { static let didSync = Notification.Name("didSync") }\n
=Screens/HomeViewController.swift
"import UIKit\nfinal class HomeViewController: UIViewController { let sync = SyncService() }\n
=Services/SyncService.swift
"import Foundation\nfinal class SyncService { func end() { NotificationCenter.default.post(name: AppDelegate.didSync, object: nil) } }\n

"""##

private let mvcExamples = ##"""
{7
=child_controller_containment
{2
=triggers
[1
{3
=title
=a child that is never told that it has moved in
=show
=true
=files
{1
=Parent.swift
"import UIKit\nfinal class Parent: UIViewController {\n  private let child = UIViewController()\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    addChild(child) // expect\n    view.addSubview(child.view)\n  }\n}\n
=near_misses
[1
{3
=title
=what a tab bar controller is handed is a tab
=show
=true
=files
{1
=Tabs.swift
"import UIKit\nclass Tabs: UITabBarController {}\nfinal class MainTabs: Tabs {\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    self.addChild(wrapped(UIViewController()))\n    addChild(UIViewController())\n  }\n  private func wrapped(_ screen: UIViewController) -> UIViewController { UINavigationController(rootViewController: screen) }\n}\n
=controller_responsibilities
{2
=triggers
[1
{4
=title
=a controller of a library's class is one of UIKit's
=show
=true
=config
"rules:\n  controller_responsibilities: { max: 1 }\n
=files
{1
=Chat.swift
"import SlackTextViewController\nimport UIKit\nfinal class ChatController: SLKTextViewController { // expect\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    navigationItem.title = "Chat"\n  }\n  func chatEnded() { present(UIViewController(), animated: true) }\n}\n
=near_misses
[1
{4
=title
=a screen that closes itself, shows an alert and a picker opens no other one
=show
=true
=config
"rules: { controller_responsibilities: { max: 4, min_lines: 0, required: [] } }\n
=files
{1
=Editor.swift
"import UIKit\nfinal class EditorController: UIViewController {\n  private let label = UILabel()\n  override func viewDidLoad() { view.addSubview(label) }\n  func show(_ text: String) { label.text = text }\n  @IBAction func closed(_ sender: UIButton) {\n    if sender.isSelected { dismiss(animated: true) } else { present(UIAlertController(), animated: true) }\n  }\n  @IBAction func picture(_ sender: UIButton) { present(UIImagePickerController(), animated: true) }\n}\n
=massive_controller
{2
=triggers
[1
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
=near_misses
[1
{4
=title
=exactly as many lines as allowed; attributes above the class are no part of it
=show
=true
=config
"rules:\n  massive_controller: { max_lines: 3 }\n
=files
{1
=FeedViewController.swift
"import UIKit\n@objc(FeedViewController)\n@MainActor\nfinal class FeedViewController: UIViewController {\n  func reload() {}\n}\n
=model_knows_ui
{2
=triggers
[1
{3
=title
=an entity that makes its cell
=show
=true
=files
{2
=Models/Tree.swift
"import UIKit\nstruct Tree {\n  let species: String\n  func fill(_ cell: TreeCell) { cell.textLabel?.text = species } // expect\n}\n
=Screens/TreeCell.swift
"import UIKit\nfinal class TreeCell: UITableViewCell {}\n
=near_misses
[1
{3
=title
=a value in a folder Model of a screen that holds views
=show
=true
=files
{2
=Feed/Common/Model/LabelledField.swift
"import UIKit\nstruct LabelledField {\n  let label: UILabel\n  let field: InputField\n}\n
=Feed/Common/InputField.swift
"import UIKit\nfinal class InputField: UITextField {}\n
=view_model_coupling
{2
=triggers
[1
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
"import UIKit\nfinal class AppCell: UITableViewCell {\n  func configure(with app: StoreApp) { // expect\n    textLabel?.text = app.name\n  }\n}\n
=near_misses
[1
{3
=title
=what a view shows is made of the model by a value of the view's
=show
=true
=files
{2
=Model/Post.swift
"struct Post: Codable { let id: Int; let title: String; let text: String; let likes: Int; let author: String }\n
=Feed.swift
"import UIKit\nfinal class FeedController: UIViewController {}\nfinal class PostCell: UITableViewCell {\n  struct Config {\n    let title: String\n    init(_ post: Post) { title = post.title + post.author }\n  }\n  func show(_ config: Config) { textLabel?.text = config.title }\n}\n
=view_performs_navigation
{2
=triggers
[1
{3
=title
=the document's cell opens a page
=show
=true
=files
{1
=AppCell.swift
"import UIKit\nfinal class AppCell: UITableViewCell {\n  var address: String?\n  @objc private func openButtonPressed() {\n    guard let address, let url = URL(string: address) else { return }\n    UIApplication.shared.open(url, options: [:], completionHandler: nil) // expect\n  }\n}\n
=near_misses
[1
{3
=title
=a link that was tapped in a text
=show
=true
=files
{1
=Footer.swift
"import UIKit\nprotocol LinkLabelDelegate: AnyObject { func linkLabel(_ label: UILabel, didSelectURL url: URL) }\nfinal class Footer: UIView, LinkLabelDelegate, UITextViewDelegate {\n  func linkLabel(_ label: UILabel, didSelectURL url: URL) { UIApplication.shared.open(url) }\n  func textView(_ textView: UITextView, shouldInteractWith url: URL, in range: NSRange) -> Bool {\n    UIApplication.shared.open(url)\n    return false\n  }\n}\n
=view_performs_networking
{2
=triggers
[1
{3
=title
=a cell asks a library's downloader for its image
=show
=true
=files
{1
=Shot.swift
"import UIKit\nimport Nuke\nfinal class ShotCell: UICollectionViewCell {\n  func fill(_ url: URL) {\n    ImagePipeline.shared.loadImage(with: url, completion: { _ in }) // expect\n  }\n}\n
=near_misses
[1
{3
=title
=a subscription to what a store holds
=show
=true
=files
{2
=Store.swift
"import Foundation\nfinal class Store {\n  var state = 0\n  func subscribe(_ subscriber: AnyObject, callback: @escaping (Int) -> Void) { callback(state) }\n  func load() { _ = URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) }\n}\n
=Badge.swift
"import UIKit\nfinal class BadgeView: UIView {\n  let store = Store()\n  func show() { store.subscribe(self) { [weak self] in self?.isHidden = $0 == 0 } }\n}\n

"""##

private let mvpExamples = ##"""
{10
=massive_presenter
{2
=triggers
[1
{4
=title
=more than the limit for a warning
=show
=true
=config
"rules: { massive_presenter: { warning: 3, error: 5 } }\n
=files
{1
=Feed.swift
"import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }\nfinal class FeedPresenter { // expect\n  weak var view: FeedView?\n  func first() {}\n}\n
=near_misses
[1
{4
=title
=exactly the limit
=show
=true
=config
"rules: { massive_presenter: { max_lines: 3 } }\n
=files
{1
=Feed.swift
"import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }\nfinal class FeedPresenter {\n  weak var view: FeedView?\n}\n
=module_assembled_outside_builder
{2
=triggers
[1
{3
=title
=a presenter that is handed its view
=show
=true
=files
{2
=Main.swift
"import UIKit\nfinal class MainController: UIViewController {\n  lazy var tabs: [UIViewController] = {\n    let feed = FeedController() // expect\n    feed.presenter = FeedPresenter(view: feed)\n    return [feed]\n  }()\n}\n
=Feed.swift
"import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedPresenter {\n  weak var view: FeedView?\n  init(view: FeedView) { self.view = view }\n}\nfinal class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }\n
=near_misses
[1
{3
=title
=a view controller that makes its own presenter
=show
=true
=files
{1
=Feed.swift
"import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedPresenter {\n  weak var view: FeedView?\n  init(view: FeedView) { self.view = view }\n}\nfinal class FeedController: UIViewController, FeedView {\n  lazy var presenter = FeedPresenter(view: self)\n}\n
=passive_view
{2
=triggers
[1
{3
=title
=it opens the next screen
=show
=true
=files
{1
=Feed.swift
"import UIKit\nprotocol FeedView: AnyObject {}\nprotocol FeedViewOutput: AnyObject { func didLoad() }\nfinal class FeedPresenter: FeedViewOutput {\n  weak var view: FeedView?\n  func didLoad() {}\n}\nfinal class FeedController: UIViewController, FeedView { // expect\n  var output: FeedViewOutput?\n  @IBAction func open(_ sender: Any) { navigationController?.pushViewController(UIViewController(), animated: true) }\n}\n
=near_misses
[1
{3
=title
=a view controller without a presenter
=show
=true
=files
{1
=Feed.swift
"import UIKit\nfinal class FeedController: UIViewController {\n  @IBAction func open(_ sender: Any) { navigationController?.pushViewController(UIViewController(), animated: true) }\n}\n
=passive_view_model_coupling
{2
=triggers
[1
{3
=title
=the document's view, and its input, know the model
=show
=true
=files
{2
=Models/Song.swift
"struct Song { let title: String }\n
=Search/SearchViewController.swift
"import UIKit\nprotocol SearchViewInput: AnyObject { var results: [Song] { get set } } // expect\nfinal class SearchPresenter { weak var view: SearchViewInput? }\nfinal class SearchViewController: UIViewController, SearchViewInput {\n  let presenter = SearchPresenter()\n  var results: [Song] = [] // expect\n}\n
=near_misses
[1
{3
=title
=texts and view models
=show
=true
=files
{2
=Models/Song.swift
"struct Song { let title: String }\n
=Search/SearchViewController.swift
"import UIKit\nstruct SongCellModel { let title: String }\nprotocol SearchViewInput: AnyObject { func show(_ songs: [SongCellModel]) }\nfinal class SearchPresenter {\n  weak var view: SearchViewInput?\n  var songs: [Song] = []\n}\nfinal class SearchViewController: UIViewController, SearchViewInput {\n  let presenter = SearchPresenter()\n  func show(_ songs: [SongCellModel]) {}\n}\n
=presenter_concrete_view
{2
=triggers
[1
{3
=title
=the class of the view controller
=show
=true
=files
{1
=Feed.swift
"import UIKit\nfinal class FeedController: UIViewController { var presenter: FeedPresenter? }\nfinal class FeedPresenter {\n  weak var view: FeedController? // expect\n}\n
=near_misses
[1
{3
=title
=a protocol
=show
=true
=files
{1
=Feed.swift
"import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedController: UIViewController, FeedView { var presenter: FeedPresenter? }\nfinal class FeedPresenter { weak var view: FeedView? }\n
=presenter_knows_controller
{2
=triggers
[1
{3
=title
=the document's presenter makes the next screen
=show
=true
=files
{1
=Search.swift
"import UIKit\nprotocol SearchViewInput: AnyObject {}\nfinal class SearchViewController: UIViewController, SearchViewInput { var presenter: SearchPresenter? }\nfinal class DetailsViewController: UIViewController {}\nfinal class SearchPresenter {\n  weak var viewInput: (UIViewController & SearchViewInput)?\n  func openDetails() {\n    let details = DetailsViewController() // expect\n    viewInput?.navigationController?.pushViewController(details, animated: true)\n  }\n}\n
=near_misses
[1
{3
=title
=a router makes it
=show
=true
=files
{1
=Feed.swift
"import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedController: UIViewController, FeedView {}\nfinal class ItemController: UIViewController {}\nfinal class FeedRouter { func open(from: UIViewController) { from.present(ItemController(), animated: true) } }\nfinal class FeedPresenter {\n  weak var view: FeedView?\n  let router = FeedRouter()\n}\n
=presenter_strong_view
{2
=triggers
[1
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
=near_misses
[1
{3
=title
=the document's presenter, which holds its view weakly
=show
=true
=files
{1
=Search.swift
"import UIKit\nprotocol SearchViewInput: AnyObject {}\nfinal class SearchViewController: UIViewController, SearchViewInput {\n  let presenter = SearchPresenter()\n}\nfinal class SearchPresenter {\n  weak var viewInput: (UIViewController & SearchViewInput)?\n}\n
=presenter_uses_ui_framework
{2
=triggers
[1
{3
=title
=the import alone
=show
=true
=files
{2
=FeedPresenter.swift
"import UIKit // expect\nprotocol FeedView: AnyObject {}\nfinal class FeedPresenter { weak var view: FeedView? }\n
=FeedViewController.swift
"import UIKit\nfinal class FeedViewController: UIViewController, FeedView {}\n
=near_misses
[1
{3
=title
=what shows a screen of UIKit's on any controller that is there
=show
=true
=files
{1
=SharePresenter.swift
"import UIKit\nfinal class SharePresenter {\n  static let shared = SharePresenter()\n  func share(_ items: [Any]) {\n    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)\n    Windows.root?.present(sheet, animated: true)\n  }\n}\nenum Windows { static var root: UIViewController? }\n
=view_concrete_presenter
{2
=triggers
[1
{3
=title
=a presenter that is handed a navigation controller, and calls its view a delegate
=show
=true
=files
{1
=Feed.swift
"import UIKit\nprotocol FeedPresenterDelegate: AnyObject { func show() }\nprotocol FeedRouting: AnyObject { func details(_ navigation: UINavigationController) }\nfinal class FeedPresenter {\n  weak var view: FeedPresenterDelegate?\n  var router: FeedRouting?\n  func showDetails(navigation: UINavigationController) { router?.details(navigation) }\n}\nfinal class FeedController: UIViewController, FeedPresenterDelegate {\n  var presenter: FeedPresenter? // expect\n  func show() {}\n}\n
=near_misses
[1
{3
=title
=the document's view output
=show
=true
=files
{1
=Search.swift
"import UIKit\nprotocol SearchViewInput: AnyObject {}\nprotocol SearchViewOutput: AnyObject {}\nfinal class SearchPresenter: SearchViewOutput { weak var viewInput: SearchViewInput? }\nfinal class SearchViewController: UIViewController, SearchViewInput {\n  private let presenter: SearchViewOutput\n  init(presenter: SearchViewOutput) {\n    self.presenter = presenter\n    super.init(nibName: nil, bundle: nil)\n  }\n}\n
=view_weak_presenter
{2
=triggers
[1
{3
=title
=nobody else holds it
=show
=true
=files
{1
=Feed.swift
"import UIKit\nprotocol FeedView: AnyObject {}\nfinal class FeedPresenter { weak var view: FeedView? }\nfinal class FeedController: UIViewController, FeedView {\n  weak var presenter: FeedPresenter? // expect\n}\n
=near_misses
[1
{3
=title
=the base of all screens keeps a list of presenters, in Swift
=show
=true
=files
{1
=Screens.swift
"import UIKit\nclass BasePresenter {}\nclass BaseScreen: UIViewController { private var presenters: [BasePresenter] = [] }\nfinal class BedListPresenter: BasePresenter { weak var view: BedListScreen? }\nfinal class BedListScreen: BaseScreen { weak var bedsPresenter: BedListPresenter? }\n

"""##

private let mvvmExamples = ##"""
{2
=view_model_holds_view
{2
=triggers
[1
{3
=title
=the data source of a table
=show
=true
=files
{1
=Events.swift
"import UIKit\nfinal class EventsController: UIViewController { let viewModel = EventsViewModel() }\nfinal class EventsViewModel { var source: UITableViewDiffableDataSource<Int, String>? } // expect\n
=near_misses
[1
{3
=title
=a name for the data source that the view makes
=show
=true
=files
{1
=Events.swift
"import UIKit\nfinal class EventsController: UIViewController {\n  let viewModel = EventsViewModel()\n  var source: EventsViewModel.Source?\n  var other: EventsViewModel.Rows?\n}\nfinal class EventsViewModel {\n  typealias Source = UITableViewDiffableDataSource<Int, String>\n  final class Rows: UITableViewDiffableDataSource<Int, String> {}\n}\n
=view_model_uses_ui_framework
{2
=triggers
[1
{3
=title
=the default of a parameter that has the type of the system's object
=show
=true
=files
{2
=HelpViewModel.swift
"import UIKit // expect\nfinal class HelpViewModel {\n  let application: AnyObject\n  init(application: UIApplication = UIApplication.shared) { self.application = application }\n}\n
=HelpView.swift
"import UIKit\nfinal class HelpView: UIView { let model = HelpViewModel() }\n
=near_misses
[1
{3
=title
=traits and insets are values, as colours are
=show
=true
=files
{2
=EventsController.swift
"import UIKit\nfinal class EventsController: UIViewController { let viewModel = EventsViewModel() }\n
=EventsViewModel.swift
"import UIKit\nfinal class EventsViewModel {\n  let traits: UIAccessibilityTraits = .link\n  let insets = UIEdgeInsets.zero\n}\n

"""##

private let openClosedExamples = ##"""
{1
=closed_service_interface
{2
=triggers
[1
{3
=title
=a method for each resource of the server
=show
=true
=files
{1
=Networking/CatalogueAPIClient.swift
"import Foundation\n\nfinal class CatalogueAPIClient {\n  private let session = URLSession.shared\n\n  func fetchBooks() async throws -> Data { try await data("/books") } // expect\n  func fetchAuthors() async throws -> Data { try await data("/authors") }\n  func fetchReviews(page: Int) async throws -> Data { try await data("/reviews?page=\\(page)") }\n  func fetchShelves() async throws -> Data { try await data("/shelves") }\n\n  private func data(_ path: String) async throws -> Data {\n    try await session.data(from: URL(string: "https://example.org" + path)!).0\n  }\n}\n
=near_misses
[1
{3
=title
=reading and writing are four operations
=show
=true
=files
{1
=Storage/NoteStorage.swift
"import Foundation\n\nstruct Note {}\n\nfinal class NoteStorage {\n  private let files = FileManager.default\n\n  func insert(_ note: Note, in folder: String) throws { try files.createDirectory(atPath: folder, withIntermediateDirectories: true) }\n  func update(_ note: Note, in folder: String) throws { try files.removeItem(atPath: folder) }\n  func delete(_ note: Note, in folder: String) throws { try files.removeItem(atPath: folder) }\n  func save(_ note: Note, in folder: String) throws { try files.removeItem(atPath: folder) }\n}\n

"""##

private let ownershipExamples = ##"""
{3
=delegate_strong
{2
=triggers
[1
{3
=title
=nothing that conforms keeps the holder, an info
=show
=true
=files
{1
=Chooser.swift
"import UIKit\nprotocol ChooserDelegate: AnyObject { func didChoose() }\nfinal class ChooserController: UIViewController {\n  var delegate: ChooserDelegate? // expect\n}\nfinal class FormController: UIViewController, ChooserDelegate {\n  func choose() {\n    let chooser = ChooserController()\n    chooser.delegate = self\n    present(chooser, animated: true)\n  }\n  func didChoose() {}\n}\n
=near_misses
[1
{3
=title
=required, and nothing that conforms keeps the holder
=show
=true
=files
{1
=Chooser.swift
"import UIKit\nprotocol ChooserDelegate: AnyObject { func didChoose() }\nfinal class ChooserController: UIViewController {\n  private let delegate: ChooserDelegate\n  init(delegate: ChooserDelegate) {\n    self.delegate = delegate\n    super.init(nibName: nil, bundle: nil)\n  }\n}\nfinal class FormController: UIViewController, ChooserDelegate {\n  func choose() { present(ChooserController(delegate: self), animated: true) }\n  func didChoose() {}\n}\n
=ownership_cycle
{2
=triggers
[1
{3
=title
=through a generic type of the project that keeps what it is given
=show
=true
=files
{1
=Reader.swift
"struct Box<Value> {\n  let value: Value\n}\n\nfinal class Reader {\n  private var engine: Engine?\n  func start() { engine = Engine(owner: Box(value: self)) }\n}\n\nfinal class Engine {\n  private let owner: Box<Reader> // expect\n  init(owner: Box<Reader>) { self.owner = owner }\n}\n
=near_misses
[1
{3
=title
=an assignment by a library's overload, which holds weakly
=show
=true
=files
{1
=Feed.swift
"import Combine\nimport CombineMore\nfinal class Feed {\n  @Published var text = ""\n  var title = ""\n  private var bag = Set<AnyCancellable>()\n  func bind() { $text.assign(to: \\.title, on: self, ownership: .weak).store(in: &bag) }\n}\n
=singleton_access
{2
=triggers
[1
{3
=title
=a view further down that fills the environment
=show
=true
=files
{1
=Depot.swift
"import SwiftUI\nfinal class Depot: ObservableObject {\n  static let shared = Depot()\n  @Published var count = 0\n}\nstruct CardView: View {\n  var body: some View {\n    Text("Depot").environmentObject(Depot.shared) // expect\n  }\n}\n
=near_misses
[1
{3
=title
=a flag of a feature
=show
=true
=files
{2
=Features.swift
"final class Features {\n  static let current = Features()\n  var flags: [String: Bool] = [:]\n  func isAvailable(_ flag: String) -> Bool { flags[flag] ?? false }\n}\n
=Feed.swift
"import UIKit\nfinal class FeedController: UIViewController {\n  func show() { title = Features.current.isAvailable("new") ? "New" : "Feed" }\n}\n

"""##

private let protocolsExamples = ##"""
{2
=concrete_service_dependency
{2
=triggers
[1
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
=near_misses
[1
{3
=title
=its base class, itself, and a framework's service
=show
=true
=files
{1
=Services/Store.swift
"import Foundation\nclass BaseStore { func save() { UserDefaults.standard.set(1, forKey: "a") } }\nfinal class NoteStore: BaseStore {\n  static let main = NoteStore()\n  private let files = FileManager.default\n}\n
=service_without_protocol
{2
=triggers
[1
{3
=title
=a service that a screen uses by its class
=show
=true
=files
{2
=Services/FeedService.swift
"import Foundation\nfinal class FeedService { // expect\n  func load(_ done: @escaping (Data?) -> Void) {\n    URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { data, _, _ in done(data) }.resume()\n  }\n}\n
=Screens/FeedViewController.swift
"import UIKit\nfinal class FeedViewController: UIViewController {\n  private let service = FeedService()\n}\n
=near_misses
[1
{3
=title
=a protocol with a method of the service
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

"""##

private let reactiveExamples = ##"""
{2
=service_result_not_reactive
{2
=triggers
[1
{3
=title
=a completion closure
=show
=true
=files
{1
=Services/FeedService.swift
"import Combine\nimport Foundation\n\nfinal class FeedService {\n  func loadFeed(completion: @escaping (Result<[String], Error>) -> Void) { // expect\n    URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, _ in completion(.success([])) }.resume()\n  }\n  func news() -> AnyPublisher<[String], Never> { Just([]).eraseToAnyPublisher() }\n}\n
=near_misses
[1
{3
=title
=signals, publishers and what is awaited
=show
=true
=files
{1
=Services/FeedService.swift
"import Combine\nimport Foundation\nimport RxSwift\n\nfinal class FeedService {\n  func feed() async throws -> Data { try await URLSession.shared.data(from: URL(string: "https://example.org")!).0 }\n  func news() -> AnyPublisher<Data, Error> { Fail(error: URLError(.badURL)).eraseToAnyPublisher() }\n  func albums() -> Observable<[String]> { .just([]) }\n  func events() -> AsyncStream<String> { AsyncStream { _ in } }\n  func songs() -> some Publisher<[String], Never> { Just([]) }\n}\n
=service_state_not_observable
{2
=triggers
[1
{3
=title
=a property that others may only read, and that changes
=show
=true
=files
{2
=Services/AccountService.swift
"import Combine\nimport Foundation\n\nfinal class AccountService {\n  private(set) var isSignedIn = false // expect\n  let names = CurrentValueSubject<String, Never>("")\n\n  func signIn() async throws {\n    _ = try await URLSession.shared.data(from: URL(string: "https://example.org")!)\n    isSignedIn = true\n  }\n}\n
=Screens/AccountViewController.swift
"import UIKit\n\nfinal class AccountViewController: UIViewController {\n  let service: AccountService\n  init(service: AccountService) { self.service = service; super.init(nibName: nil, bundle: nil) }\n  override func viewWillAppear(_ animated: Bool) { title = "\\(service.isSignedIn)" }\n}\n
=near_misses
[1
{3
=title
=what a service waits with is no state to tell of
=show
=true
=files
{1
=Services/HarvestManager.swift
"import Combine\nimport Foundation\n\nfinal class HarvestManager {\n  private(set) var readyGroup: DispatchGroup?\n  let changes = PassthroughSubject<Void, Never>()\n  private let session = URLSession.shared\n\n  func start() {\n    readyGroup = DispatchGroup()\n    readyGroup?.enter()\n  }\n}\n

"""##

private let schedulableExamples = ##"""
{4
=scheduler_crossing
{2
=triggers
[1
{4
=title
=configured services, on a queue that is not theirs
=show
=true
=config
"architectures: [schedulable]\nrules:\n  scheduler_crossing: { business_logic: { name: "*Archive" } }\n
=files
{1
=Archive.swift
"import UIKit\n\nfinal class LetterArchive {\n  func store(_ letter: String) {}\n}\n\nfinal class LetterViewController: UIViewController {\n  let archive = LetterArchive()\n  func save() {\n    DispatchQueue.main.async {\n      self.archive.store("letter") // expect\n    }\n  }\n}\n
=near_misses
[1
{3
=title
=services that nobody has put anywhere
=show
=true
=files
{1
=Services/FeedService.swift
"import Combine\nimport UIKit\n\nfinal class FeedService {\n  func load() { URLSession.shared.dataTask(with: URL(string: "https://example.org")!).resume() }\n}\nfinal class FeedViewController: UIViewController {\n  let service = FeedService()\n  func reload() { service.load() }\n}\n
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
[1
{3
=title
=a lock for what anybody may call
=show
=true
=files
{1
=Services/Counter.swift
"import Combine\nimport Foundation\n\nactor CounterService {\n  private nonisolated let lock = NSLock()\n  private var count = 0\n  nonisolated func peek() {\n    lock.lock()\n    lock.unlock()\n  }\n  func add() { count += 1 }\n}\n
=thread_safe_unprotected_state
{2
=triggers
[1
{3
=title
=a class that may be sent anywhere, and changes
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
=a service of the business logic changes as it likes
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
=a completion closure of a service of the group
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
=what is awaited, and callbacks of services that live nowhere
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
[1
{3
=title
=a presenter of a header and of a list
=show
=true
=files
{1
=ProfilePresenter.swift
"protocol ProfileViewInput: AnyObject {\n  func show(name: String)\n  func show(rows: [String])\n}\nfinal class ProfilePresenter { // expect\n  weak var view: ProfileViewInput?\n  private var name = ""\n  private var isFollowed = false\n  private var posts: [String] = []\n  private var page = 0\n  func didLoad(name: String) { self.name = name; showName() }\n  func didTapFollow() { isFollowed.toggle(); showName() }\n  func didRename(_ name: String) { self.name = name }\n  private func showName() { view?.show(name: isFollowed ? name + " ★" : name) }\n  func didLoad(posts: [String]) { self.posts += posts; showPosts() }\n  func didScroll() { page += 1 }\n  func didRefresh() { page = 0; posts = []; showPosts() }\n  private func showPosts() { view?.show(rows: posts.filter { _ in page > 0 }) }\n}\n
=near_misses
[1
{3
=title
=groups of three
=show
=true
=files
{1
=ProfilePresenter.swift
"protocol ProfileViewInput: AnyObject { func show(name: String); func show(rows: [String]) }\nfinal class ProfilePresenter {\n  weak var view: ProfileViewInput?\n  private var name = ""\n  private var posts: [String] = []\n  func didLoad(name: String) { self.name = name; showName() }\n  func didRename(_ name: String) { self.name = name }\n  private func showName() { view?.show(name: name) }\n  func didLoad(posts: [String]) { self.posts += posts; showPosts() }\n  func didRefresh() { posts = []; showPosts() }\n  private func showPosts() { view?.show(rows: posts) }\n}\n
=interactor_uses_ui_framework
{2
=triggers
[1
{3
=title
=the protocol of an interactor in a file of its own
=show
=true
=files
{2
=Feed/FeedInteractorInput.swift
"import UIKit // expect\n\nprotocol FeedInteractorInput: AnyObject { func save(_ image: UIImage) }\n
=Feed/FeedInteractor.swift
"protocol FeedService: AnyObject { func fetch() }\n\nfinal class FeedInteractor: FeedInteractorInput {\n  let service: FeedService\n  init(service: FeedService) { self.service = service }\n  func save(_ image: UIImage) { service.fetch() }\n}\n
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
=the output of another module's view
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
=what screens share lies in no module; a base presenter's folder is none
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
[1
{4
=title
=a module of 40 lines, where 50 are asked for
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
=near_misses
[1
{3
=title
=the app opens it too
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
=a router that asks a service which screen is next
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
=services are the interactor's
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
=no submodules at all, where that is asked for
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
=two modules that embed each other, a tree of comments, go no deeper than they are
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
=a presenter that embeds
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
=a view that is a module, laid out as any other view
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
=a view that asks the interactor and the router itself
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
=a presenter without interactor or router is no part of a VIPER module
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
=inherits
"{UINavigation,UITabBar,UISplitView,UIPageView,NSSplitView,NSTabView,NSPage}Controller

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
"{UIAlertController,NSAlert,UIAlertView,UIActionSheet,*Alert*,*alert*,UISearchController}
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
"{AnyView,SFSafariViewController}

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
"NSWorkspace.{open,open(*,openURL*,openFile*}
"NSExtensionContext.open

"""##

private let networkingVocabulary = ##"""
[6
"URLSession{,DataTask,UploadTask,DownloadTask,WebSocketTask}.*
"NSURLSession{,DataTask,UploadTask,DownloadTask}.*
"NSURLConnection.*
"{AFHTTPRequestOperationManager,AFHTTPRequestOperation,AFHTTPClient,RKObjectManager}.*
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

private let dataAccessVocabulary = ##"""
[8
=$networking
"{CKContainer,CKDatabase}.*
"NSManagedObjectContext.{fetch,save,delete,execute,executeFetchRequest,deleteObject,perform}
"ModelContext.{fetch,save,delete,insert,fetchCount}
"NSFetchedResultsController.performFetch
"{Realm,RLMRealm,FMDatabase,FMDatabaseQueue,DatabaseQueue,DatabasePool}.*
=$keychain
"{FileManager,NSFileManager}.{createFile,removeItem,copyItem,moveItem,createDirectory}*

"""##

private let loggingVocabulary = ##"""
[2
"*{Tracker,Analytics,Logger,Log,Telemetry,Crashlytics,Metrics}.*
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
"*.write(to*
"*.{writeToFile,writeToURL}
"UNUserNotificationCenter.{request,add,remove,set,get}*
"CLLocationManager.{start,stop,request}*
"{SKPaymentQueue,HKHealthStore,EKEventStore,CNContactStore,PHPhotoLibrary,LAContext,AVCaptureSession}.*

"""##

private let incidentalVocabulary = ##"""
[11
"{UISearchController,*AlertController,*AlertViewController}.dismiss*
"*.{show,present}In*
=$theming
=$logging
"*.{track,log,logEvent,print,debugPrint,NSLog,os_log,assert,assertionFailure,precondition,preconditionFailure,fatalError}
"*.{resignFirstResponder,becomeFirstResponder,endEditing,deselectRow,deselectItem,deselectAll}
"*.{delegate,dataSource,*Delegate}
"*.{presentingViewController,presentedViewController}
"*.{deselectRowAtIndexPath,deselectItemAtIndexPath}
"*.{addObserver,removeObserver}
"{UIImpactFeedbackGenerator,UISelectionFeedbackGenerator,UINotificationFeedbackGenerator,UIAccessibility}.*

"""##

private let childEmbeddingVocabulary = ##"""
[14
"*.{addChild,addChildViewController,insertChild,addSplitViewItem,addTabViewItem}
"*.{add,embed,install,insert,attach,display,move}*Child*
"*.*_{add,embed,install,insert,attach,display,move}*Child*
"*.embed*
"NSSplitViewItem.init*
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
