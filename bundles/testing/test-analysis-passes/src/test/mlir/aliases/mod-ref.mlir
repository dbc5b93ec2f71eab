// RUN: --pass-pipeline=builtin.module(func.func(test-alias-analysis-modref)) --mlir-disable-threading 2>&1
// Reads and writes count, allocations and deallocations do not; regions and calls may do everything.

func.func @effects(%condition: i1, %n: index, %argument: memref<8xf32>) attributes {test.ptr = "function"} {
  %0 = memref.alloc() {test.ptr = "alloc"} : memref<8xf32>
  %1 = memref.alloc() {test.ptr = "other"} : memref<8xf32>
  %2 = memref.load %0[%n] {test.ptr = "load"} : memref<8xf32>
  memref.store %2, %1[%n] {test.ptr = "store"} : memref<8xf32>
  memref.copy %0, %argument {test.ptr = "copy"} : memref<8xf32> to memref<8xf32>
  %3 = memref.atomic_rmw addf %2, %0[%n] {test.ptr = "atomic"} : (f32, memref<8xf32>) -> f32
  scf.if %condition {
  } {test.ptr = "if"}
  func.call @callee(%0) {test.ptr = "call"} : (memref<8xf32>) -> ()
  memref.dealloc %1 {test.ptr = "dealloc"} : memref<8xf32>
  return {test.ptr = "return"}
}
func.func private @callee(memref<8xf32>)
