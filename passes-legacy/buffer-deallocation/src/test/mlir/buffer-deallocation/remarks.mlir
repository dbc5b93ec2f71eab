// RUN: --buffer-deallocation --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Each deallocation and each clone is reported with its reason.
func.func @straight(%m: memref<4xf32>) {
  // expected-remark @below {{freed after its last use}}
  %used = memref.alloc() : memref<4xf32>
  // expected-note @below {{last used here}}
  memref.copy %m, %used : memref<4xf32> to memref<4xf32>
  // expected-remark @below {{freed after its last use}}
  // expected-note @below {{last used here}}
  %unused = memref.alloc() : memref<4xf32>
  return
}
// expected-remark @below {{cloned: control flow joins, and the value can be one of several buffers there}}
func.func @diamond(%c: i1, %m: memref<4xf32>, %out: memref<4xf32>) {
  cf.cond_br %c, ^first, ^second
^first:
  cf.br ^join(%m : memref<4xf32>)
^second:
  // expected-remark @below {{cloned: control flow joins, and the value can be one of several buffers there}}
  // expected-remark @below {{freed after its last use}}
  // expected-note @below {{last used here}}
  %local = memref.alloc() : memref<4xf32>
  cf.br ^join(%local : memref<4xf32>)
// expected-remark @below {{freed after its last use}}
^join(%either: memref<4xf32>):
  // expected-note @below {{last used here}}
  memref.copy %either, %out : memref<4xf32> to memref<4xf32>
  return
}
func.func @branch(%c: i1, %out: memref<4xf32>) {
  // expected-remark @below {{freed in a block that does not use it}}
  %outer = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^uses, ^ends
^uses:
  memref.copy %outer, %out : memref<4xf32> to memref<4xf32>
  cf.br ^ends
^ends:
  // expected-note @below {{freed before this operation}}
  return
}
