// RUN: --ownership-based-buffer-deallocation --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Buffers that are freed, or only if the function owns them, and the clones that ownership requires.
// expected-remark @below {{freed if it is owned at the end of a block}}
func.func @local(%m: memref<4xf32>) {
  // expected-remark @below {{freed at the end of a block}}
  %used = memref.alloc() : memref<4xf32>
  memref.copy %m, %used : memref<4xf32> to memref<4xf32>
  // expected-note @below {{freed here}}
  return
}
// expected-remark @below {{freed if it is owned at the end of a block, unless it is used afterwards}}
func.func @either(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  // expected-remark @below {{freed if it is owned at the end of a block, unless it is used afterwards}}
  %local = memref.alloc() : memref<4xf32>
  // expected-note @below {{freed here}}
  cf.cond_br %c, ^join(%m : memref<4xf32>), ^join(%local : memref<4xf32>)
// expected-remark @below {{memref is cloned unless it is owned at run time: it is returned, so the caller will free it, and it is not owned for sure}}
// expected-remark @below {{freed if it is owned at the end of a block, unless it is used afterwards}}
// expected-remark @below {{freed at the end of a block, unless it is used afterwards}}
^join(%either: memref<4xf32>):
  // expected-note @below {{freed here}}
  return %either : memref<4xf32>
}
// expected-remark @below {{memref is cloned unless it is owned at run time: it is returned, so the caller will free it, and it is not owned for sure}}
// expected-remark @below {{freed if it is owned at the end of a block, unless it is used afterwards}}
// expected-remark @below {{freed at the end of a block, unless it is used afterwards}}
func.func @given(%m: memref<4xf32>) -> memref<4xf32> {
  // expected-note @below {{freed here}}
  return %m : memref<4xf32>
}
