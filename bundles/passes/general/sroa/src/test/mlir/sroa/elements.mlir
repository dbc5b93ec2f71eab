// RUN: --sroa

// Each element that is used gets memory of its own; what is used last comes first.
func.func @elements(%c: i1, %x: i32) -> i32 {
  %a = memref.alloca() {alignment = 64} : memref<2x3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  memref.store %x, %a[%c0, %c0] : memref<2x3xi32>
  scf.if %c {
    memref.store %x, %a[%c0, %c1] : memref<2x3xi32>
  }
  %r = memref.load %a[%c1, %c2] : memref<2x3xi32>
  return %r : i32
}

// Memory of references is taken apart; what is referred to is not, because its reference is stored.
func.func @references(%x: i32) {
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xmemref<2xi32>>
  %k = memref.alloca() : memref<2xi32>
  memref.store %k, %m[%c1] : memref<2xmemref<2xi32>>
  %l = memref.load %m[%c1] : memref<2xmemref<2xi32>>
  memref.store %x, %l[%c1] : memref<2xi32>
  return
}

// These stay: an index that is not known, one out of bounds, more than 16 elements, one, none, nobody uses it.
func.func @stay(%x: i32, %i: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %a = memref.alloca() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  memref.store %x, %a[%i] : memref<4xi32>
  %b = memref.alloca() : memref<4xi32>
  memref.store %x, %b[%c5] : memref<4xi32>
  %d = memref.alloca() : memref<17xi32>
  memref.store %x, %d[%c5] : memref<17xi32>
  %e = memref.alloca() : memref<1xi32>
  memref.store %x, %e[%c0] : memref<1xi32>
  %f = memref.alloca() : memref<0xi32>
  memref.store %x, %f[%c0] : memref<0xi32>
  %g = memref.alloca() : memref<4xi32>
  return
}
