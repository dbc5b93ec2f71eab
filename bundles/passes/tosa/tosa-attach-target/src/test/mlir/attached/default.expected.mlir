module attributes {a.b, tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [], extensions = []>} {
  module @nested {
  }
}

