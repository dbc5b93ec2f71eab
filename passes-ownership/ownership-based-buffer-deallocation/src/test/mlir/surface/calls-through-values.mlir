// RUN: --ownership-based-buffer-deallocation=private-function-dynamic-ownership=true
// REFERENCE: changes the signature of a function that is used as a value
// A function that is used as a value keeps its signature.
func.func @indirect(%f: (memref<4xf32>) -> memref<4xf32>, %x: memref<4xf32>) -> memref<4xf32> {
  %g = func.constant @target : (memref<4xf32>) -> memref<4xf32>
  %a = memref.alloc() : memref<4xf32>
  %r = func.call_indirect %f(%a) : (memref<4xf32>) -> memref<4xf32>
  %s = func.call_indirect %g(%r) : (memref<4xf32>) -> memref<4xf32>
  return %s : memref<4xf32>
}
func.func private @target(%x: memref<4xf32>) -> memref<4xf32> {
  return %x : memref<4xf32>
}
