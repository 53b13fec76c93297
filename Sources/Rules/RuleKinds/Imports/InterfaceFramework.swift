import Architecture
import DependencyGraph
import Patterns
import SourceFacts

/// A framework of user interface, as far as it takes to say whether a file uses it: no SDK is read.
enum InterfaceFramework: CaseIterable {
  case uiKit, appKit, swiftUI, watchKit

  init?(module: String) {
    switch module {
    case "UIKit": self = .uiKit
    case "AppKit", "Cocoa": self = .appKit
    case "SwiftUI": self = .swiftUI
    case "WatchKit": self = .watchKit
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .uiKit: "UIKit"
    case .appKit: "AppKit"
    case .swiftUI: "SwiftUI"
    case .watchKit: "WatchKit"
    }
  }

  /// The framework that declares a name.
  static func declaring(_ name: String) -> InterfaceFramework? {
    allCases.first { $0.declares(name) }
  }

  /// Whether a file gets a name by an import of this: SwiftUI passes UIKit and AppKit on.
  func brings(_ name: String, to facts: FrozenFacts) -> Bool {
    if declares(name) { return true }
    guard self == .swiftUI, let other = Self.declaring(name) else { return false }
    return !facts.imports.contains { InterfaceFramework(module: facts.text($0.module)) == other }
  }

  func declares(_ name: String) -> Bool { Self.globs[self]?.matches(name) ?? false }

  /// The names that any of them declares.
  static let allNames: [NamePattern] = allCases.flatMap { names[$0] ?? [] }.map { NamePattern($0) }

  private static let globs = names.mapValues { NameGlobs($0.map { NamePattern($0) }) }

  private static let names: [InterfaceFramework: [String]] = [
    .uiKit: [
      "UI{A,B,C,D,E,F,G,H,I,J,K,L,M,N,O,P,Q,R,S,T,U,V,W,X,Y,Z}*",
      "{NSLayoutConstraint,NSTextAttachment,NSTextStorage,NSLayoutManager,NSTextContainer,NSParagraphStyle}",
      "{NSMutableParagraphStyle,NSShadow,NSDataAsset,NSDirectionalEdgeInsets,NSDiffableDataSource*,NSCollectionLayout*}",
      "{NSTextAlignment,NSLineBreakMode,NSUnderlineStyle,NSStringDrawing*,NSStringFromCG*}",
    ],
    .appKit: [
      "NS{View,Window,Color,Image,Font,App,Application,Menu,Button,Cell,Control,Table,Outline,Collection,Stack,Split,Tab}*",
      "NS{TextField,TextView,TextAttachment,TextStorage,TextContainer,TextAlignment,Screen,Tool,Touch,Pasteboard,Workspace}*",
      "NS{Alert,Panel,OpenPanel,SavePanel,Responder,Storyboard,Event,Cursor,Bezier,Layout,Status,Hosting,Paragraph}*",
      "NS{MutableParagraphStyle,Shadow,GraphicsContext,Box,Slider,Switch,SearchField,Scroll,ProgressIndicator,PopUp}*",
      "NS{Segmented,VisualEffect,GestureRecognizer,ClickGesture,RunningApplication,AnimationContext,Sound,Drag,Sharing}*",
      "NS{Document,Appearance,TrackingArea,UserInterface,Haptic,PrintInfo,PrintOperation,Popover,Gradient,Bitmap,EdgeInsets}*",
    ],
    .swiftUI: swiftUINames,
    .watchKit: ["WK{Interface,Extension,Application,Haptic,Alert,Refresh}*"],
  ]
}

private let swiftUINames = [
  "{View,AnyView,EmptyView,TupleView,ViewBuilder,ViewModifier,EmptyModifier,ViewThatFits,ViewDimensions,Group,Section}",
  "{Text,TextField,TextEditor,SecureField,Image,AsyncImage,Label,Button,Link,ShareLink,Menu,Picker,Toggle,Slider,Stepper}",
  "{DatePicker,MultiDatePicker,ColorPicker,PhotosPicker,ProgressView,Gauge,Divider,Spacer,Form,List,ForEach,Table}",
  "{HStack,VStack,ZStack,LazyHStack,LazyVStack,LazyHGrid,LazyVGrid,Grid,GridRow,GridItem,ScrollView,ScrollViewReader}",
  "{ScrollViewProxy,GeometryReader,GeometryProxy,Canvas,TimelineView,TabView,Tab,NavigationView,NavigationStack}",
  "{NavigationSplitView,NavigationSplitViewVisibility,NavigationLink,NavigationPath,NavigationBarItem,DisclosureGroup}",
  "{OutlineGroup,GroupBox,ControlGroup,LabeledContent,ContentUnavailableView,HSplitView,VSplitView,EquatableView}",
  "{Color,ColorScheme,Font,Gradient,LinearGradient,RadialGradient,AngularGradient,MeshGradient,Material,ShapeStyle,AnyShapeStyle}",
  "{Shape,AnyShape,InsettableShape,Path,Rectangle,RoundedRectangle,UnevenRoundedRectangle,Circle,Ellipse,Capsule}",
  "{StrokeStyle,FillStyle,Angle,Edge,EdgeInsets,Alignment,HorizontalAlignment,VerticalAlignment,TextAlignment,UnitPoint,Axis}",
  "{Animation,AnyTransition,Transition,Transaction,Animatable,AnimatableModifier,AnimatablePair,VectorArithmetic,withAnimation}",
  "{withTransaction,State,Binding,Bindable,StateObject,ObservedObject,EnvironmentObject,Environment,EnvironmentValues}",
  "{EnvironmentKey,PreferenceKey,AppStorage,SceneStorage,FocusState,FocusedValue,FocusedBinding,FocusedObject,GestureState}",
  "{Namespace,ScaledMetric,FetchRequest,SectionedFetchRequest,FetchedResults,SectionedFetchResults,Query,DynamicProperty}",
  "{App,Scene,SceneBuilder,ScenePhase,WindowGroup,Window,Settings,DocumentGroup,MenuBarExtra,Commands,CommandMenu,CommandGroup}",
  "{CommandsBuilder,UIApplicationDelegateAdaptor,NSApplicationDelegateAdaptor,WKExtensionDelegateAdaptor,FileDocument}",
  "{ReferenceFileDocument,FileDocumentConfiguration,FileDocumentReadConfiguration,FileDocumentWriteConfiguration}",
  "{UIViewRepresentable,UIViewControllerRepresentable,NSViewRepresentable,NSViewControllerRepresentable,UIHostingController}",
  "{NSHostingController,NSHostingView,UIHostingConfiguration,WKInterfaceObjectRepresentable}",
  "{ToolbarItem,ToolbarItemGroup,ToolbarItemPlacement,ToolbarContent,ToolbarContentBuilder,ToolbarPlacement,ToolbarRole}",
  "{Alert,ActionSheet,Popover*,Presentation*,SheetPresentation*,DismissAction,OpenURLAction,OpenWindowAction,RefreshAction}",
  "{Gesture,DragGesture,TapGesture,LongPressGesture,MagnificationGesture,MagnifyGesture,RotationGesture,SpatialTapGesture}",
  "{LocalizedStringKey,KeyEquivalent,EventModifiers,KeyPress,KeyboardShortcut,SubmitLabel,ContentMode,Visibility,ButtonRole}",
  "{ButtonStyle,PrimitiveButtonStyle,LabelStyle,ToggleStyle,TextFieldStyle,ProgressViewStyle,MenuStyle,PickerStyle,ListStyle}",
  "{GroupBoxStyle,GaugeStyle,TableStyle,FormStyle,DatePickerStyle,TabViewStyle,IndexViewStyle,NavigationViewStyle}",
  "{DynamicTypeSize,LayoutDirection,Layout,AnyLayout,LayoutSubview,LayoutSubviews,ProposedViewSize,ViewSpacing,LayoutValueKey}",
  "{PreviewProvider,PreviewDevice,Preview,DropDelegate,DropInfo,DropProposal,SensoryFeedback,SymbolRenderingMode,ImageRenderer}",
  "{GraphicsContext,CoordinateSpace,NamedCoordinateSpace,SafeAreaRegions,BlendMode,RoundedCornerStyle,TableColumn,TableRow}",
  "{UserInterfaceSizeClass,ControlSize,ControlActiveState,RedactionReasons,PinnedScrollableViews,PlaceholderTextShapeStyle}",
]
