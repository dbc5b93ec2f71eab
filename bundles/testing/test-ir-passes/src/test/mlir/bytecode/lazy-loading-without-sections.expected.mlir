Has 0 ops to materialize
module {
  func.func @function() {
    return
  }
}

