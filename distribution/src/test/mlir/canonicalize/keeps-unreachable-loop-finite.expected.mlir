module {
  func.func @f(%arg0: i64) -> i64 {
    return %arg0 : i64
  }
}

