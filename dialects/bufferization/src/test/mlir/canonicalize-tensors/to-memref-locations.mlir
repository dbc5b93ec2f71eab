// RUN: --mlir-version=19.1 --canonicalize --mlir-print-debuginfo --mlir-print-local-scope
// What a buffer is cast or copied with is where the buffer comes from.
module {
  func.func @cast(%a: memref<?xf32> loc("buffer")) -> memref<?xf32, strided<[?], offset: ?>> {
    %0 = bufferization.to_tensor %a : memref<?xf32> loc("tensor")
    %1 = bufferization.to_memref %0 : memref<?xf32, strided<[?], offset: ?>> loc("memref")
    return %1 : memref<?xf32, strided<[?], offset: ?>> loc("return")
  } loc("function")
  func.func @copy(%a: memref<?xf32, strided<[?], offset: ?>> loc("buffer")) -> memref<?xf32> {
    %0 = bufferization.to_tensor %a : memref<?xf32, strided<[?], offset: ?>> loc("tensor")
    %1 = bufferization.to_memref %0 : memref<?xf32> loc("memref")
    return %1 : memref<?xf32> loc("return")
  } loc("function")
} loc("module")
