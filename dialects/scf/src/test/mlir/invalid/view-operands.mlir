// RUN: --split-input-file --verify-diagnostics
func.func @result_number(%a: memref<4xf32>, %i: index) {
  // expected-error @below {{expected SSA value or integer}}
  // expected-error @below {{invalid SSA value result number}}
  // expected-error @below {{custom op 'memref.subview' expected integer value}}
  %0 = memref.subview %a[%i#y] [1] [1] : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @no_array(%a: memref<4xf32>) {
  // expected-error @below {{integer literal not valid for specified type}}
  %0 = memref.expand_shape %a 42 output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @iteration_argument(%i: index) {
  // expected-error @below {{result number not allowed in argument list}}
  %0 = scf.for %q = %i to %i step %i iter_args(%z#1 = %i) -> (index) { scf.yield %z : index }
  return
}
