// RUN: --lean-buffer-deallocation --verify-diagnostics
// REFERENCE: the pass is not in MLIR

func.func @stored(%box: memref<1xmemref<4xf32>>, %c: i1) {
  %c0 = arith.constant 0 : index
  // expected-warning@+1 {{buffer is not freed, so it leaks on paths on which it does not escape}}
  %a = memref.alloc() : memref<4xf32>
  scf.if %c {
    // expected-note@+1 {{here}}
    memref.store %a, %box[%c0] : memref<1xmemref<4xf32>>
  }
  return
}
