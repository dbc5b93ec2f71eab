module {
  func.func @one(%arg0: memref<2xf32>, %arg1: i1) {
    scf.if %arg1 {
      memref.dealloc %arg0 : memref<2xf32>
    }
    return
  }
}

