// RUN: --mlir-version=19.1 --buffer-deallocation
// A callee that may free what it gets from another call takes buffers only from its callers, not numbers.
func.func private @f(%a: i64, %m: memref<?xindex>) -> (i64, memref<?xindex>) {
  %1:2 = func.call @f(%a, %m) : (i64, memref<?xindex>) -> (i64, memref<?xindex>)
  memref.dealloc %1#1 : memref<?xindex>
  %2 = bufferization.clone %m : memref<?xindex> to memref<?xindex>
  return %1#0, %2 : i64, memref<?xindex>
}
