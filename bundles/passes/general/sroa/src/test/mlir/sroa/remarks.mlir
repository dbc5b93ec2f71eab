// RUN: --sroa --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Memory that is split into elements is reported, and memory that is not, with the reason.
func.func @f(%i: index, %x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  // expected-remark @below {{split into 1 element of 4}}
  %a = memref.alloca() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %r = memref.load %a[%c0] : memref<4xi32>
  // expected-remark @below {{not split into elements: 'memref.load' does not access a single element that is known}}
  %b = memref.alloca() : memref<4xi32>
  memref.store %x, %b[%c0] : memref<4xi32>
  // expected-note @below {{this operation}}
  %s = memref.load %b[%i] : memref<4xi32>
  return %r, %s : i32, i32
}
