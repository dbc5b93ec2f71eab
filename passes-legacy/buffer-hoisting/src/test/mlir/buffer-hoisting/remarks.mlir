// RUN: --buffer-hoisting --remarks --verify-diagnostics
// REFERENCE: has no remarks
// VALIDATION: a buffer that is not freed is now allocated on both ways
// Hoisted buffers are reported, and those that must stay because they are freed.
func.func @branch(%c: i1, %m: memref<4xf32>) {
  cf.cond_br %c, ^first, ^second
^first:
  cf.br ^join(%m : memref<4xf32>)
^second:
  // expected-remark @below {{hoisted to an enclosing or dominating block}}
  %local = memref.alloc() : memref<4xf32>
  cf.br ^join(%local : memref<4xf32>)
^join(%either: memref<4xf32>):
  return
}
func.func @freed(%c: i1) {
  scf.if %c {
    %local = memref.alloc() : memref<4xf32>
    memref.dealloc %local : memref<4xf32>
  }
  return
}
