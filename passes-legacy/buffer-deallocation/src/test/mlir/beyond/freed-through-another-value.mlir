// RUN: --buffer-deallocation --verify-diagnostics
// REFERENCE: the reference frees the buffers twice

// The pass erases the operation and frees the buffer once on each path.
func.func @block_argument(%c: i1) {
  %a = memref.alloc() : memref<f64>
  cf.cond_br %c, ^x(%a : memref<f64>), ^y
^x(%m: memref<f64>):
  memref.dealloc %m : memref<f64>
  cf.br ^y
^y:
  return
}

// Another buffer may be freed, so the operation stays, and the pass does not free this one.
func.func @may_be_argument(%c: i1, %d: i1, %b: memref<f64>) {
  // expected-warning @below {{buffer is not freed on paths that do not free it already}}
  %a = memref.alloc() : memref<f64>
  %m = arith.select %c, %a, %b : memref<f64>
  // expected-note @below {{freed here, unless this is another buffer}}
  memref.dealloc %m : memref<f64>
  return
}
