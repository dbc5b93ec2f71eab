// RUN: --split-input-file --buffer-hoisting --promote-buffers-to-stack --canonicalize
// Remarks, several parts, unchanged functions and nested modules.
func.func @dynamic(%c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  scf.if %c {
    %0 = memref.alloc(%n) : memref<?xf32>
    %1 = memref.load %0[%c0] : memref<?xf32>
    "test.use"(%1) : (f32) -> ()
    memref.dealloc %0 : memref<?xf32>
  }
  return
}
func.func @small() {
  %c0 = arith.constant 0 : index
  %f = arith.constant 1.0 : f32
  %0 = memref.alloc() : memref<4xf32>
  memref.store %f, %0[%c0] : memref<4xf32>
  return
}
// -----
module @inner {
  func.func @"odd <name> & \"quotes\""() {
    return
  }
}
// -----
func.func @wrong() -> i32 {
  return
}
