// RUN: --split-input-file --verify-diagnostics --allow-unregistered-dialect
// Where an error stands, and which one of two is told: what is behind the colon is on the next line.
// expected-error@+2 {{'memref.realloc' op result #0 must be 1D memref of any type values, but got 'index'}}
func.func @f(%m: memref<?xf32>, %n: index) {
  %0 = memref.realloc %m(%n) : memref<?xf32> to index
  return
}

// -----

// expected-error@+2 {{custom op 'memref.transpose' invalid kind of type specified}}
func.func @f(%m: memref<?x?xf32>, %n: index) {
  %0 = memref.transpose %m (i, j) -> (j, i) :
    i64 to memref<?x?xf32>
  return
}

// -----

// expected-error@+3 {{use of value '%m' expects different type than prior uses: 'none' vs 'memref<?xf32>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : none {
  ^bb0(%a: f32):
    memref.atomic_yield %a : f32
  }
  return
}

// -----

// expected-error@+2 {{custom op 'memref.prefetch' invalid kind of type specified}}
func.func @f(%m: memref<?xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<3>, data :
    i64
  return
}

// -----

// expected-error@+4 {{custom op 'memref.reinterpret_cast' expected integer value}}
// expected-error@+2 {{custom op 'memref.reinterpret_cast' expected SSA value or integer}}
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [ [
    %i], sizes: [%i], strides: [%i] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return
}

// -----

// expected-error@+3 {{custom op 'memref.reinterpret_cast' expected integer value}}
// expected-error@+2 {{custom op 'memref.reinterpret_cast' expected SSA value or integer}}
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [ [4 ], sizes: [%i], strides: [%i] : memref<?xf32> to memref<?xf32, strided<[?], offset: 4>>
  return
}

// -----

// expected-error@+2 {{custom op 'memref.reinterpret_cast' expected SSA value or integer}}
func.func @f(%m: memref<?xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [ [4, sizes: [%i], strides: [%i] : memref<?xf32> to memref<?xf32, strided<[?], offset: 4>>
  return
}

// -----

// expected-error@+2 {{expected '->' or ':'}}
func.func @f(%m: memref<?x?xf32>) {
  %0 = memref.transpose %m (i, j) 0 -> (j, i) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

// expected-error@+2 {{expected AffineMap, but got IntegerSet}}
func.func @f(%m: memref<?x?xf32>) {
  %0 = memref.transpose %m (i, j) : (i == 0) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

// expected-error@+2 {{expected nested symbol reference identifier}}
func.func @f() {
  %0 = memref.get_global @g : :<2xf32>
  return
}

// -----

// expected-error@+2 {{expected nested symbol reference identifier}}
func.func @f() {
  %0 = memref.get_global @foo: : i32
  return
}
