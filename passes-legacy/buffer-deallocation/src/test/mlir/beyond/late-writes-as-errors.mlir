// RUN: --buffer-deallocation=late-writes=error --verify-diagnostics
// REFERENCE: the reference copies the buffer without a message

// The write to the value at the join is not seen by the read of the buffer.
func.func @write_copy(%c: i1, %v: f64) -> f64 {
  %a = memref.alloc() : memref<f64>
  memref.store %v, %a[] : memref<f64>
  // expected-note @below {{the buffer is copied here}}
  cf.cond_br %c, ^bb1, ^bb3(%a : memref<f64>)
^bb1:
  %b = memref.alloc() : memref<f64>
  memref.store %v, %b[] : memref<f64>
  cf.br ^bb3(%b : memref<f64>)
^bb3(%x: memref<f64>):
  %w = arith.addf %v, %v : f64
  // expected-error @below {{a later read does not see this write: the legacy deallocation copies buffers where control flow joins, so programs must not write a buffer after it is read or forwarded}}
  memref.store %w, %x[] : memref<f64>
  // expected-note @below {{read here}}
  %r = memref.load %a[] : memref<f64>
  return %r : f64
}

