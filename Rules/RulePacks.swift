// The packs' bytes, embedded by SwiftPM.
