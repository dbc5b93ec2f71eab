module {
  func.func @unused(%arg0: memref<?xf32>) {
    return
  }
}

