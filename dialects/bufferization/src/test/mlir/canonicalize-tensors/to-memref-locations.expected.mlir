module {
  func.func @cast(%arg0: memref<?xf32> loc("buffer")) -> memref<?xf32, strided<[?], offset: ?>> {
    %cast = memref.cast %arg0 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>> loc("buffer")
    return %cast : memref<?xf32, strided<[?], offset: ?>> loc("return")
  } loc("function")
  func.func @copy(%arg0: memref<?xf32, strided<[?], offset: ?>> loc("buffer")) -> memref<?xf32> {
    %c0 = arith.constant 0 : index loc("buffer")
    %dim = memref.dim %arg0, %c0 : memref<?xf32, strided<[?], offset: ?>> loc("buffer")
    %alloc = memref.alloc(%dim) : memref<?xf32> loc("buffer")
    memref.copy %arg0, %alloc : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32> loc("buffer")
    return %alloc : memref<?xf32> loc("return")
  } loc("function")
} loc("module")
