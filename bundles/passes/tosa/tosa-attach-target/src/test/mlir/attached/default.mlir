// RUN: --tosa-attach-target
// The target of a module is set, or replaced. Nested modules keep theirs.
module attributes {a.b, tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_int], extensions = [int16]>} {
  module @nested {
  }
}
