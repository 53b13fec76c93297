// `layerlint objc-worker` as a separate program that tests can start.
import ObjCScanning

ObjCWorker.run()
