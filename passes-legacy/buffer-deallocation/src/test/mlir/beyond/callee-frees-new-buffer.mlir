// RUN: --mlir-version=19.1 --buffer-deallocation
// What a callee returns is new, so that freeing it frees no argument: nothing is cloned for that.
func.func private @g(%m: memref<4xindex>) -> memref<4xindex> {
  %2 = bufferization.clone %m : memref<4xindex> to memref<4xindex>
  return %2 : memref<4xindex>
}
func.func private @f(%m: memref<4xindex>) -> index {
  %c0 = arith.constant 0 : index
  %r = call @g(%m) : (memref<4xindex>) -> memref<4xindex>
  %v = memref.load %r[%c0] : memref<4xindex>
  memref.dealloc %r : memref<4xindex>
  return %v : index
}
func.func @main() -> index {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xindex>
  memref.store %c0, %a[%c0] : memref<4xindex>
  %r = call @f(%a) : (memref<4xindex>) -> index
  %s = call @f(%a) : (memref<4xindex>) -> index
  %t = arith.addi %r, %s : index
  return %t : index
}
