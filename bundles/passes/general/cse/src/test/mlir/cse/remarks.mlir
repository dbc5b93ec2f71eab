// RUN: --cse --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Operations that are reused or erased are reported, and reads that are not reused, with the reason.
func.func @f(%a: i32, %m: memref<4xi32>, %i: index, %c: i1) -> (i32, i32, i32) {
  // expected-note @below {{the equal operation}}
  %x = arith.addi %a, %a : i32
  // expected-remark @below {{replaced by an equal operation}}
  %y = arith.addi %a, %a : i32
  // expected-remark @below {{erased: it has no effects, and its results are not used}}
  %unused = arith.subi %a, %x : i32
  %c1 = arith.constant 1 : i32
  %same = arith.constant 1 : i32
  // expected-note @below {{the equal operation}}
  %l = memref.load %m[%i] : memref<4xi32>
  // expected-remark @below {{replaced by an equal operation}}
  %k = memref.load %m[%i] : memref<4xi32>
  // expected-note @below {{memory may be written here}}
  memref.store %c1, %m[%i] : memref<4xi32>
  // expected-remark @below {{not replaced by an equal operation: memory may be written after the equal operation}}
  // expected-note @below {{the equal operation}}
  %n = memref.load %m[%i] : memref<4xi32>
  scf.if %c {
    // expected-remark @below {{not replaced by an equal operation: the equal operation is in another block}}
    %o = memref.load %m[%i] : memref<4xi32>
    memref.store %o, %m[%i] : memref<4xi32>
  }
  %s = arith.addi %l, %k : i32
  %t = arith.addi %n, %same : i32
  return %y, %s, %t : i32, i32, i32
}
