/// The packs, embedded in the binary: `packs`, the rules, needed at every start and so already parsed, and `examples`, which
/// only `explain` and the tests read. Both are in `Packs.generated.swift`, made of the .yml files of this folder. `Policy`
/// reads them.
public enum RulePacks {}
