/// What reports and `--version` say of the program itself.
public enum Tool {
  public static let name = "layerlint"
  public static let version = "0.1.0"
}
