/// The packs of `Rules/`, embedded in the binary: `packs`, the rules, which every run needs and which are therefore embedded
/// parsed, and `examples`, which only `explain` reads. `make generate` writes both to `Packs.generated.swift`; `Policy`
/// reads them.
public enum RulePacks {}
