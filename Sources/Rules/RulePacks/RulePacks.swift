/// The folder `Rules/`, embedded in the binary: its packs, the examples that `explain` shows, and the vocabulary, all
/// of them parsed, since every run needs the rules. `make generate` writes them to `Packs.generated.swift`; `Policy`
/// reads them.
public enum RulePacks {}
