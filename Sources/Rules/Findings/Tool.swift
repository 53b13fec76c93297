/// The name and version of the program, as in reports and `--version`.
public enum Tool {
  public static let name = "layerlint"
  public static let version = "0.1.0"
  /// The URL of the JSON Schema for the configuration of this version. `OWNER` is a placeholder until the project has a
  /// public home.
  public static let configurationSchema =
    "https://raw.githubusercontent.com/OWNER/layerlint/v\(version)/Rules/layerlint.schema.json"
}
