module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_int, pro_fp], extensions = [int16, shape]>} {
  func.func @f() {
    return
  }
}

