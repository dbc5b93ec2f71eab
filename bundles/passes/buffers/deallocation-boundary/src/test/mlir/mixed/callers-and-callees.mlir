// RUN: --mixed-buffer-deallocation-pipeline
// REFERENCE: has no such pipeline
// Each algorithm calls the other. What a function returns is the caller's, once; arguments stay with the caller.
func.func @legacy_callee(%m: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) attributes {mortise.deallocation = "legacy"} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %m, %a : memref<?xf32> to memref<?xf32>
  return %a, %m : memref<?xf32>, memref<?xf32>
}
func.func @ownership_callee(%m: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %m, %a : memref<?xf32> to memref<?xf32>
  return %a, %a : memref<?xf32>, memref<?xf32>
}
func.func @legacy_caller(%m: memref<?xf32>, %out: memref<?xf32>) attributes {mortise.deallocation = "legacy"} {
  %r:2 = call @ownership_callee(%m) : (memref<?xf32>) -> (memref<?xf32>, memref<?xf32>)
  memref.copy %r#0, %out : memref<?xf32> to memref<?xf32>
  memref.copy %r#1, %out : memref<?xf32> to memref<?xf32>
  return
}
func.func @ownership_caller(%m: memref<?xf32>, %out: memref<?xf32>) {
  %r:2 = call @legacy_callee(%m) : (memref<?xf32>) -> (memref<?xf32>, memref<?xf32>)
  memref.copy %r#0, %out : memref<?xf32> to memref<?xf32>
  memref.copy %r#1, %out : memref<?xf32> to memref<?xf32>
  return
}
