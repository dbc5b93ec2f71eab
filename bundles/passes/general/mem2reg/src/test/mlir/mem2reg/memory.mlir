// RUN: --mlir-version=19.1 --mem2reg --allow-unregistered-dialect

// What is read from one is written to the other.
func.func @copies(%x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  %b = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %v = memref.load %a[] : memref<i32>
  memref.store %v, %b[] : memref<i32>
  %w = memref.load %b[] : memref<i32>
  memref.store %w, %a[] : memref<i32>
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}

// The reference is stored in memory that becomes a value first.
func.func @reference(%x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  %m = memref.alloca() : memref<memref<i32>>
  memref.store %a, %m[] : memref<memref<i32>>
  %l = memref.load %m[] : memref<memref<i32>>
  memref.store %x, %l[] : memref<i32>
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}

func.func @defaults() -> (i1, index, bf16, vector<[4]xi32>, vector<2xf64>, memref<i32>) {
  %m0 = memref.alloca() : memref<i1>
  %0 = memref.load %m0[] : memref<i1>
  %m1 = memref.alloca() : memref<index>
  %1 = memref.load %m1[] : memref<index>
  %m2 = memref.alloca() : memref<bf16>
  %2 = memref.load %m2[] : memref<bf16>
  %m3 = memref.alloca() : memref<vector<[4]xi32>>
  %3 = memref.load %m3[] : memref<vector<[4]xi32>>
  %m4 = memref.alloca() : memref<vector<2xf64>>
  %4 = memref.load %m4[] : memref<vector<2xf64>>
  %m5 = memref.alloca() : memref<memref<i32>>
  %5 = memref.load %m5[] : memref<memref<i32>>
  return %0, %1, %2, %3, %4, %5 : i1, index, bf16, vector<[4]xi32>, vector<2xf64>, memref<i32>
}

// Memory in a nested region becomes a value there.
func.func @nested(%c: i1, %x: i32) {
  scf.if %c {
    %a = memref.alloca() : memref<i32>
    memref.store %x, %a[] : memref<i32>
    %r = memref.load %a[] : memref<i32>
    "test.use"(%r) : (i32) -> ()
  }
  return
}

// These stay: several elements, another region, another user, the reference is written elsewhere, nobody uses it, no
// constant of the type.
func.func @stay(%c: i1, %x: i32, %i: index, %m: memref<memref<i32>>) {
  %a = memref.alloca() : memref<2xi32>
  memref.store %x, %a[%i] : memref<2xi32>
  %b = memref.alloca() : memref<i32>
  scf.if %c {
    memref.store %x, %b[] : memref<i32>
  }
  %d = memref.alloca() : memref<i32>
  "test.use"(%d) : (memref<i32>) -> ()
  %e = memref.alloca() : memref<i32>
  memref.store %e, %m[] : memref<memref<i32>>
  %f = memref.alloca() : memref<i32>
  %g = memref.alloca() : memref<complex<f32>>
  %r = memref.load %g[] : memref<complex<f32>>
  return
}

// Values do not meet in a block that something else than a branch goes to.
func.func @other_terminator(%c: i1, %x: i32) -> i32 {
  %a = memref.alloca() : memref<i32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.store %x, %a[] : memref<i32>
  "unknown.br"()[^bb2] : () -> ()
^bb2:
  %r = memref.load %a[] : memref<i32>
  return %r : i32
}
