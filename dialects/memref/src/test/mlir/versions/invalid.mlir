// RUN: --split-input-file --verify-diagnostics
func.func @f(%i: index) {
  // expected-error @below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 3} : memref<4xi32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 0} : memref<4xi32>
  return
}

// -----

  // expected-error @below {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global "private" @g : memref<4xf32> {alignment = 63}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'memref.distinct_objects' number of operands and types do not match: got 0 operands and 1 types}}
  %0 = memref.distinct_objects : memref<4xi32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @f(%i: memref<?xf32>) {
  // expected-error @below {{'memref.distinct_objects' op operand types and result types must match}}
  "memref.distinct_objects"(%i) : (memref<?xf32>) -> (memref<4xf32>)
  return
}

// -----

func.func @f(%i: memref<?xf32>) {
  // expected-error @below {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>'}}
  %0= memref.reinterpret_cast %i to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, affine_map<(d0)->(d0 floordiv 2)>>
  return
}

// -----

func.func @f(%i: memref<?xf32>, %j: index) {
  // expected-error @below {{'memref.generic_atomic_rmw' op expects a non-empty block}}
  %x = memref.generic_atomic_rmw %i[%j] : memref<?xf32> {
    ^bb0(%a : f32):
  }
  return
}
