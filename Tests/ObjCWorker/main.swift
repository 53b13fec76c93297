// What `layerlint objc-worker` does, as a binary of its own that tests can start.
import ObjCScanning

ObjCWorker.run()
