/// What reports and `--version` say of the program itself.
public enum Tool {
  public static let name = "layerlint"
  public static let version = "0.1.0"
  /// Where editors find the JSON Schema of the configuration of this version.
  public static let configurationSchema =
    "https://raw.githubusercontent.com/OWNER/layerlint/v\(version)/Rules/layerlint.schema.json"
}
