// @generated from Rules/vocabulary/names.yml by `make generate`

extension NamingConventions {
  public enum Types {
    public static let viewModel: NamingConventions.Words =
      "ViewModel,VM,Reactor,DisplayData,DisplayModel,ViewData,PresentationModel,ScreenModel"
    public static let cellModel: NamingConventions.Words =
      "CellModel,CellViewModel,RowModel,RowViewModel,CellData,CellDisplayData,CellViewData,CellReactor"
    public static let presenter: NamingConventions.Words =
      "Presenter,ViewOutput,PresentationLogic"
    public static let interactor: NamingConventions.Words =
      "Interactor,BusinessLogic"
    public static let router: NamingConventions.Words =
      "Router,Wireframe,WireFrame,RoutingLogic,Navigator"
    public static let coordinator: NamingConventions.Words =
      "Coordinator,FlowController,Flow"
    public static let assembly: NamingConventions.Words =
      "Assembly,Assembler,CompositionRoot,DIContainer,DependencyContainer,DependenciesContainer,Configurator,ModuleBuilder,ServiceLocator"
    public static let maker: NamingConventions.Words =
      "Builder,Factory,Container,Dependencies,Environment,Injector,Composer,Bootstrapper,Injection"
    public static let service: NamingConventions.Words =
      "Service,Manager,Repository,Store,Client,Provider,Fetcher,Gateway,Downloader,Authenticator,Tracker,Host,Uploader,Services,API,Api,Storage,Database"
    public static let worker: NamingConventions.Words =
      "Loader,Cache,Monitor,Scheduler,Logger,Synchronizer,Syncer,Importer,Exporter,Engine,Worker,DataSource,Reader,Scanner,Watcher,Listener,Poller,Indexer,Notifier,Backend,Remote,Session,Connection,Sender,Registry,Reporter,Persistence,DataStore,Analytics,Extractor,Caller,Finder,Accessor,Transport,Agent,Runner,Propagator,Updater,Migrator,Recorder,Refresher,APIController,NetworkController,DataController,SyncController,PersistenceController"
    public static let data: NamingConventions.Words =
      "DTO,Dto,Response,Request,Payload,Endpoint,Error,Parser,Mapper,Converter,Formatter,Validator,Constants,Keys,Delegate,State,Transformer,Serializer,Decoder,Encoder,Comparator,Tests,Mock,Fake,Stub,Preview,Previews,Style,Input,Output,Operation,Protocol,Extension,View,Cell,SectionModel,ViewControllerManager,RouterStore,RouterManager,CoordinatorStore,CoordinatorManager,NavigationStore,NavigationManager"
    public static let helper: NamingConventions.Words =
      "Controller,Handler,Helper,Utils,Utility,Utilities,UseCase,UseCases,Executor,Executer,Processor,Daemon,Facade,Multicast,Renderer,Render,Resolver,Dispatcher,Interceptor,Adapter,Observer,Proxy"
    public static let view: NamingConventions.Words =
      "ViewInput,ViewProtocol,ViewInterface,ViewType,ViewBehavior,DisplayLogic,PresenterOutput,Viewable"
  }

  public enum Tails {
    public static let ofImplementation: NamingConventions.Words =
      "Implementation,Impl,Imp"
    public static let ofProtocol: NamingConventions.Words =
      "Protocol,Interface,Type,Input,Providing,Providable"
  }

  public enum Superclasses {
    public static let interface: NamingConventions.Words =
      "WindowController,PresentationController,GestureRecognizer"
    public static let viewController: NamingConventions.Words =
      "ViewController,NavigationController,TabBarController,TableController,HostingController,PickerController,AlertController"
    public static let view: NamingConventions.Words =
      "View,Cell,Control,Button,Label,TextField,Slider,Toolbar,NavigationBar,SearchBar"
    public static let operation: NamingConventions.Words =
      "Operation"
    public static let componentManager: NamingConventions.Words =
      "ViewManager"
    public static let record: NamingConventions.Words =
      "ManagedObject"
  }

  public enum Folders {
    public static let model: NamingConventions.Words =
      "model,models"
    public static let entity: NamingConventions.Words =
      "entity,entities,domain,domainmodel,domainmodels"
    public static let viewModel: NamingConventions.Words =
      "viewmodel,viewmodels,view-models"
    public static let presentation: NamingConventions.Words =
      "presentation,ui,views,view,screens,scenes,features,flows,viewcontrollers,controllers,userinterface,user-interface,modules,cells,components,widgets,presenters"
    public static let service: NamingConventions.Words =
      "services,service,network,networking,api,storage,persistence,persistentstorages,data,repositories,repository,infrastructure,managers,database,clients,client,stores,dataaccess,backend,remote,sync,webservices,webservice,websocket,websockets,bluetooth,mqtt,cache,caching,downloads,downloader,download,transports,gateways,gateway,rest,networklayer"
    public static let interactor: NamingConventions.Words =
      "interactors,interactor,usecases,usecase"
  }

  public enum FolderEndings {
    public static let viewModel: NamingConventions.Words =
      "viewmodels,view models"
    public static let presentation: NamingConventions.Words =
      "cellmodels,cell models,viewcontrollers,view controllers,views,screens"
    public static let model: NamingConventions.Words =
      "models"
    public static let entity: NamingConventions.Words =
      "entities"
    public static let service: NamingConventions.Words =
      "services,repositories,managers"
  }

  public enum AppExtensions {
    public static let principals: NamingConventions.Words =
      "NCWidgetProviding,UNNotificationContentExtension,INUIHostedViewControlling,QLPreviewingController,PHContentEditingController,FPUIActionExtensionViewController,SLComposeServiceViewController,ASCredentialProviderViewController,ASAccountAuthenticationModificationViewController,MSMessagesAppViewController,UIInputViewController,AUViewController,AUAudioUnitFactory,SFSafariExtensionViewController,BEAppExtension,NSExtensionRequestHandling,WKInterfaceController,WKUserNotificationInterfaceController,WKHostingController,ScreenSaverView"
  }

  public enum Headers {
    public static let standard: NamingConventions.Words =
      "assert.h,complex.h,ctype.h,dirent.h,dlfcn.h,errno.h,fcntl.h,fenv.h,float.h,fnmatch.h,glob.h,grp.h,iconv.h,inttypes.h,iso646.h,langinfo.h,libgen.h,limits.h,locale.h,malloc.h,math.h,memory.h,monetary.h,netdb.h,poll.h,pthread.h,pwd.h,regex.h,sched.h,search.h,semaphore.h,setjmp.h,signal.h,spawn.h,stdalign.h,stdarg.h,stdatomic.h,stdbool.h,stddef.h,stdint.h,stdio.h,stdlib.h,stdnoreturn.h,string.h,strings.h,syslog.h,termios.h,tgmath.h,threads.h,time.h,uchar.h,ulimit.h,unistd.h,utime.h,wchar.h,wctype.h,wordexp.h"
    public static let frameworks: NamingConventions.Words =
      "ARKit,AVFAudio,AVFoundation,AVKit,Accelerate,AddressBook,AppKit,ApplicationServices,AudioToolbox,AudioUnit,CFNetwork,CallKit,Carbon,CloudKit,Cocoa,Contacts,ContactsUI,CoreAudio,CoreBluetooth,CoreData,CoreFoundation,CoreGraphics,CoreImage,CoreLocation,CoreMIDI,CoreML,CoreMedia,CoreMotion,CoreServices,CoreSpotlight,CoreTelephony,CoreText,CoreVideo,CryptoKit,EventKit,EventKitUI,Foundation,GLKit,GameController,GameKit,HealthKit,HomeKit,IOKit,IOSurface,ImageIO,Intents,LocalAuthentication,MapKit,MediaPlayer,MessageUI,Metal,MetalKit,MobileCoreServices,Network,NotificationCenter,OpenAL,OpenGL,OpenGLES,PDFKit,PassKit,Photos,PhotosUI,QuartzCore,QuickLook,ReplayKit,SafariServices,SceneKit,ScriptingBridge,Security,ServiceManagement,Social,Speech,SpriteKit,StoreKit,SystemConfiguration,UIKit,UserNotifications,VideoToolbox,Vision,WatchKit,WebKit,XCTest,dispatch,mach,net,netinet,objc,os,simd,sys"
  }

  public enum ScreenCalls {
    public static let present: NamingConventions.Words =
      "present,presentViewController,presentViewController:animated:completion:,presentModalViewController,presentAsSheet,presentAsModalWindow,presentViewControllerAsSheet,beginSheet,runModal"
    public static let push: NamingConventions.Words =
      "pushViewController,pushViewController:animated:,setViewControllers"
    public static let show: NamingConventions.Words =
      "show,showViewController,showViewController:sender:,showDetailViewController,showDetailViewController:sender:,rootViewController,setRootViewController:,setViewController,showWindow,makeKeyAndOrderFront"
    public static let embed: NamingConventions.Words =
      "addChild,addChildViewController,addChildViewController:,addSplitViewItem,addTabViewItem,viewControllers,embed,contentViewController"
    public static let segue: NamingConventions.Words =
      "destination,destinationViewController,destinationController,instantiateViewController,instantiateViewControllerWithIdentifier,instantiateViewControllerWithIdentifier:,instantiateInitialViewController,instantiateController"
  }

  public enum ScreenContainers {
    public static let present: NamingConventions.Words =
      "sheet,fullScreenCover,popover,alert"
    public static let push: NamingConventions.Words =
      "NavigationLink,navigationDestination"
    public static let show: NamingConventions.Words =
      "WindowGroup,Window,Settings"
    public static let embed: NamingConventions.Words =
      "TabView,NavigationSplitView,inspector,UIHostingController,NSHostingController,NSHostingView"
  }
}
