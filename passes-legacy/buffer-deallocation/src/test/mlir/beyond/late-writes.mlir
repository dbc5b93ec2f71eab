// RUN: --buffer-deallocation --verify-diagnostics
// REFERENCE: the reference copies the buffer without a message
// VALIDATION: the programs break the rule of the algorithm, which the warnings say

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
  // expected-warning @below {{a later read does not see this write: the legacy deallocation copies buffers where control flow joins, so programs must not write a buffer after it is read or forwarded}}
  memref.store %w, %x[] : memref<f64>
  // expected-note @below {{read here}}
  %r = memref.load %a[] : memref<f64>
  return %r : f64
}

// The other way round, with a join of regions.
func.func @write_original(%c: i1, %v: f64) -> f64 {
  %a = memref.alloc() : memref<f64>
  memref.store %v, %a[] : memref<f64>
  %x = scf.if %c -> memref<f64> {
    // expected-note @below {{the buffer is copied here}}
    scf.yield %a : memref<f64>
  } else {
    %b = memref.alloc() : memref<f64>
    memref.store %v, %b[] : memref<f64>
    scf.yield %b : memref<f64>
  }
  %w = arith.addf %v, %v : f64
  // expected-warning @below {{a later read does not see this write}}
  memref.store %w, %a[] : memref<f64>
  // expected-note @below {{read here}}
  %r = memref.load %x[] : memref<f64>
  return %r : f64
}

// The rule is obeyed: each iteration writes a new buffer before it forwards it.
func.func @loop(%n: index, %v: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<f64>
  memref.store %v, %a[] : memref<f64>
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%last = %a) -> memref<f64> {
    %b = memref.alloc() : memref<f64>
    %y = memref.load %last[] : memref<f64>
    memref.store %y, %b[] : memref<f64>
    %z = memref.load %b[] : memref<f64>
    memref.store %z, %b[] : memref<f64>
    %u = memref.load %last[] : memref<f64>
    scf.yield %b : memref<f64>
  }
  %r = memref.load %x[] : memref<f64>
  return %r : f64
}
