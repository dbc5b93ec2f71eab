module {
  func.func @f(%arg0: memref<*xi16>, %arg1: index, %arg2: index) -> (index, index) {
    return %arg1, %arg2 : index, index
  }
}

