/// A small replacement for system headers, written for LayerLint. Declarations of further framework names are generated
/// for each file that uses them (`PreludeWriter`).
enum CorePrelude {
  static let text = #"""
    #pragma clang system_header
    #ifndef LL_CORE
    #define LL_CORE
    #ifdef __cplusplus
    typedef bool BOOL;
    #else
    typedef _Bool BOOL;
    #endif
    #define YES ((BOOL)1)
    #define NO ((BOOL)0)
    #define nil ((id)0)
    #define Nil ((Class)0)
    #define NULL 0
    typedef long NSInteger; typedef unsigned long NSUInteger; typedef double CGFloat; typedef double NSTimeInterval;
    typedef unsigned long size_t; typedef long ssize_t; typedef unsigned char uint8_t, UInt8, Boolean, Byte; typedef
    signed char int8_t; typedef short int16_t, SInt16; typedef unsigned short uint16_t, unichar, UInt16, UniChar;
    typedef int int32_t, SInt32, OSStatus; typedef unsigned int uint32_t, UInt32, uint, OSType; typedef long long
    int64_t, SInt64; typedef unsigned long long uint64_t, UInt64; typedef long intptr_t, CFIndex, off_t, time_t;
    typedef unsigned long uintptr_t, CFTypeID, CFHashCode;
    #ifndef __cplusplus
    #define bool _Bool
    #define true 1
    #define false 0
    #endif
    typedef struct _NSZone NSZone;
    typedef struct CGPoint { CGFloat x, y; } CGPoint, NSPoint; typedef struct CGSize { CGFloat width, height; }
    CGSize, NSSize; typedef struct CGVector { CGFloat dx, dy; } CGVector;
    typedef struct CGRect { CGPoint origin; CGSize size; } CGRect, NSRect; typedef struct _NSRange { NSUInteger
    location, length; } NSRange; typedef NSRange *NSRangePointer;
    typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets, NSEdgeInsets; typedef struct
    CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
    typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset; typedef struct CLLocationCoordinate2D {
    double latitude, longitude; } CLLocationCoordinate2D;
    typedef const void *CFTypeRef; typedef const struct __CFString *CFStringRef; typedef struct CGContext
    *CGContextRef; typedef struct CGColor *CGColorRef; typedef struct CGImage *CGImageRef; typedef struct CGPath
    *CGPathRef, *CGMutablePathRef;
    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define NS_ENUM(_type, ...) LL_E2(_type, ##__VA_ARGS__, LL_ENUM_2, LL_ENUM_1)(_type, ##__VA_ARGS__)
    #define LL_E2(a, b, c, ...) c
    #define LL_ENUM_1(_type) enum : _type
    #define LL_ENUM_2(_type, _name) enum _name : _type _name; enum _name : _type
    #define NS_OPTIONS(_type, ...) NS_ENUM(_type, ##__VA_ARGS__)
    #define NS_CLOSED_ENUM(_type, _name) NS_ENUM(_type, _name)
    #define NS_ERROR_ENUM(_domain, _name) NS_ENUM(NSInteger, _name)
    #define CF_ENUM NS_ENUM
    #define CF_OPTIONS NS_OPTIONS
    #define NS_STRING_ENUM
    #define NS_EXTENSIBLE_STRING_ENUM
    #define NS_TYPED_ENUM
    #define NS_TYPED_EXTENSIBLE_ENUM
    #define NS_DESIGNATED_INITIALIZER
    #define NS_UNAVAILABLE
    #define NS_REQUIRES_SUPER
    #define NS_REQUIRES_NIL_TERMINATION
    #define NS_FORMAT_FUNCTION(...)
    #define NS_FORMAT_ARGUMENT(...)
    #define NS_RETURNS_RETAINED
    #define NS_RETURNS_NOT_RETAINED
    #define NS_RETURNS_INNER_POINTER
    #define NS_NOESCAPE
    #define NS_SWIFT_NAME(...)
    #define NS_SWIFT_UNAVAILABLE(...)
    #define NS_SWIFT_NOTHROW
    #define NS_REFINED_FOR_SWIFT
    #define NS_ROOT_CLASS
    #define NS_INLINE static inline
    #define NS_BLOCK_ASSERTIONS 1
    #define NS_AVAILABLE(...)
    #define NS_AVAILABLE_IOS(...)
    #define NS_AVAILABLE_MAC(...)
    #define NS_DEPRECATED(...)
    #define NS_DEPRECATED_IOS(...)
    #define NS_CLASS_AVAILABLE(...)
    #define NS_CLASS_AVAILABLE_IOS(...)
    #define NS_ENUM_AVAILABLE_IOS(...)
    #define NS_EXTENSION_UNAVAILABLE(...)
    #define NS_EXTENSION_UNAVAILABLE_IOS(...)
    #define API_AVAILABLE(...)
    #define API_UNAVAILABLE(...)
    #define API_DEPRECATED(...)
    #define API_DEPRECATED_WITH_REPLACEMENT(...)
    #define __TVOS_PROHIBITED
    #define __WATCHOS_PROHIBITED
    #define UI_APPEARANCE_SELECTOR
    #define DEPRECATED_ATTRIBUTE
    #define DEPRECATED_MSG_ATTRIBUTE(...)
    #define UIKIT_EXTERN extern
    #define FOUNDATION_EXPORT extern
    #define FOUNDATION_EXTERN extern
    #define UIKIT_STATIC_INLINE static inline
    #define CG_INLINE static inline
    #define OBJC_EXPORT extern
    #define IB_DESIGNABLE
    #define IBInspectable
    #define IBSegueAction
    #define TARGET_OS_IPHONE 1
    #define TARGET_OS_IOS 1
    #define TARGET_OS_MAC 1
    #define TARGET_IPHONE_SIMULATOR 0
    #define TARGET_OS_SIMULATOR 0
    #define TARGET_OS_WATCH 0
    #define TARGET_OS_TV 0
    #define NSAssert(...) ((void)0)
    #define NSCAssert(...) ((void)0)
    #define NSParameterAssert(...) ((void)0)
    #define NSLocalizedString(key, comment) ((NSString *)key)
    #define NSLocalizedStringFromTable(key, t, comment) ((NSString *)key)
    #define NSStringFromSelector(s) ((NSString *)0)
    #define MAX(a, b) ((a) > (b) ? (a) : (b))
    #define MIN(a, b) ((a) < (b) ? (a) : (b))
    #define ABS(a) ((a) < 0 ? -(a) : (a))
    #define NSNotFound 0x7fffffffffffffffL
    #define NSIntegerMax 0x7fffffffffffffffL
    #define NSUIntegerMax 0xffffffffffffffffUL
    #define CGFLOAT_MAX 1e308
    #define CGFLOAT_MIN 1e-308
    #define FLT_MAX 1e38
    #define DBL_MAX 1e308
    #define INT_MAX 0x7fffffff
    #define M_PI 3.14159265358979
    #define UINT_MAX 0xffffffffu
    typedef id (*IMP)(id, SEL, ...); typedef struct objc_method *Method; typedef struct objc_property
    *objc_property_t; typedef struct objc_ivar *Ivar;
    typedef double NSTimeInterval;
    typedef id dispatch_queue_t, dispatch_group_t, dispatch_semaphore_t, dispatch_source_t, dispatch_data_t,
    dispatch_object_t; typedef long dispatch_once_t, dispatch_time_t; typedef void (^dispatch_block_t)(void);
    void dispatch_async(dispatch_queue_t, dispatch_block_t); void dispatch_sync(dispatch_queue_t, dispatch_block_t);
    void dispatch_after(dispatch_time_t, dispatch_queue_t, dispatch_block_t); void dispatch_once(dispatch_once_t *,
    dispatch_block_t);
    dispatch_queue_t dispatch_get_main_queue(void); dispatch_queue_t dispatch_get_global_queue(long, unsigned long);
    @class NSString, NSMethodSignature, NSInvocation, NSArray, NSDictionary, NSNumber, NSError, NSDate, NSURL,
    NSData, NSCoder, NSBundle;
    void NSLog(NSString *, ...); NSString *NSStringFromClass(Class); Class NSClassFromString(NSString *); SEL
    NSSelectorFromString(NSString *);
    CGRect CGRectMake(CGFloat, CGFloat, CGFloat, CGFloat); CGSize CGSizeMake(CGFloat, CGFloat); CGPoint
    CGPointMake(CGFloat, CGFloat); NSRange NSMakeRange(NSUInteger, NSUInteger); UIEdgeInsets
    UIEdgeInsetsMake(CGFloat, CGFloat, CGFloat, CGFloat);
    CGFloat CGRectGetWidth(CGRect), CGRectGetHeight(CGRect), CGRectGetMinX(CGRect), CGRectGetMaxX(CGRect),
    CGRectGetMinY(CGRect), CGRectGetMaxY(CGRect), CGRectGetMidX(CGRect), CGRectGetMidY(CGRect);
    @protocol NSObject
    - (BOOL)isEqual:(id)o; - (NSUInteger)hash; - (Class)class; - (Class)superclass; - (instancetype)self; -
    (BOOL)isKindOfClass:(Class)c; - (BOOL)conformsToProtocol:(Protocol *)p; - (BOOL)respondsToSelector:(SEL)s; -
    (id)performSelector:(SEL)s;
    @property (readonly, copy) NSString *description; @property (readonly, copy) NSString *debugDescription;
    @end
    @protocol NSCopying @end
    @protocol NSMutableCopying @end
    @protocol NSCoding @end
    @protocol NSSecureCoding @end
    @protocol NSFastEnumeration @end
    __attribute__((objc_root_class)) @interface NSObject <NSObject> { Class isa; }
    + (instancetype)new; + (instancetype)alloc; + (Class)class; - (instancetype)init; - (void)dealloc; - (id)copy; -
    (id)mutableCopy; + (void)load; + (void)initialize;
    @end
    __attribute__((objc_root_class)) @interface NSProxy <NSObject> { Class isa; } + (id)alloc; @end
    @interface NSString : NSObject <NSCopying> + (instancetype)stringWithUTF8String:(const char *)s; +
    (instancetype)stringWithFormat:(NSString *)f, ...; - (NSUInteger)length; @end
    @interface NSMutableString : NSString @end
    @interface NSConstantString : NSString @end
    @interface NSValue : NSObject + (NSValue *)valueWithBytes:(const void *)b objCType:(const char *)t; @end
    @interface NSNumber : NSValue
    + (NSNumber *)numberWithChar:(char)v; + (NSNumber *)numberWithUnsignedChar:(unsigned char)v; + (NSNumber
    *)numberWithShort:(short)v; + (NSNumber *)numberWithUnsignedShort:(unsigned short)v; + (NSNumber
    *)numberWithInt:(int)v; + (NSNumber *)numberWithUnsignedInt:(unsigned int)v; + (NSNumber
    *)numberWithLong:(long)v; + (NSNumber *)numberWithUnsignedLong:(unsigned long)v; + (NSNumber
    *)numberWithLongLong:(long long)v; + (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)v; + (NSNumber
    *)numberWithFloat:(float)v; + (NSNumber *)numberWithDouble:(double)v; + (NSNumber *)numberWithBool:(BOOL)v; +
    (NSNumber *)numberWithInteger:(NSInteger)v; + (NSNumber *)numberWithUnsignedInteger:(NSUInteger)v;
    @end
    @interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration> +
    (instancetype)arrayWithObjects:(const id [])o count:(NSUInteger)c; -
    (ObjectType)objectAtIndexedSubscript:(NSUInteger)i; @property (readonly) ObjectType firstObject, lastObject;
    @property (readonly) NSUInteger count; @end
    @interface NSMutableArray<ObjectType> : NSArray<ObjectType> - (void)setObject:(ObjectType)o
    atIndexedSubscript:(NSUInteger)i; @end
    @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSFastEnumeration> +
    (instancetype)dictionaryWithObjects:(const id [])o forKeys:(const id [])k count:(NSUInteger)c; -
    (ObjectType)objectForKeyedSubscript:(KeyType)k; @property (readonly) NSUInteger count; @end
    @interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType> -
    (void)setObject:(ObjectType)o forKeyedSubscript:(KeyType)k; @end
    @interface NSSet<__covariant ObjectType> : NSObject <NSFastEnumeration> @end
    @interface NSMutableSet<ObjectType> : NSSet<ObjectType> @end
    @interface NSOrderedSet<__covariant ObjectType> : NSObject <NSFastEnumeration> @end
    @interface NSMutableOrderedSet<ObjectType> : NSOrderedSet<ObjectType> @end
    @interface NSHashTable<ObjectType> : NSObject <NSFastEnumeration> @end
    @interface NSMapTable<KeyType, ObjectType> : NSObject <NSFastEnumeration> @end
    @interface NSEnumerator<ObjectType> : NSObject <NSFastEnumeration> @end
    @interface NSCache<KeyType, ObjectType> : NSObject @end
    @interface LLUnknown : NSObject @end
    #endif
    """#
}

extension CorePrelude {
  /// The names that it declares, for which no stub is generated.
  static let declared: Set<String> = {
    let facts = ObjCTokens.scan(text, isHeader: true)
    return Set(facts.declarations.filter { $0.parent == nil || $0.kind == .case }.map { facts.names[$0.name] })
  }()
  /// Members of `NSObject` and names of struct fields, for which no property is generated.
  static let members: Set<String> = {
    let facts = ObjCTokens.scan(text, isHeader: true)
    return Set(facts.declarations.filter { $0.parent != nil && $0.kind != .parameter }.map { facts.names[$0.name] })
  }()
}
