module {
  func.func @g(%arg0: i1 {test.A}, %arg1: i2 {test.B}, %arg2: i3 {test.C}) {
    return
  }
}

