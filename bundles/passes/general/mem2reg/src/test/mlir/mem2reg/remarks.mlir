// RUN: --mem2reg --remarks --verify-diagnostics
// REFERENCE: has no remarks
// Memory that becomes values is reported, and memory that does not, with the reason.
func.func private @use(memref<i32>)
func.func @f(%c: i1, %x: i32) -> (i32, i32) {
  // expected-remark @below {{promoted to values}}
  %a = memref.alloca() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %r = memref.load %a[] : memref<i32>
  // expected-remark @below {{not promoted: 'func.call' does not simply load or store its value}}
  %escapes = memref.alloca() : memref<i32>
  // expected-note @below {{this operation}}
  call @use(%escapes) : (memref<i32>) -> ()
  // expected-remark @below {{not promoted: 'memref.store' uses it in another region}}
  %nested = memref.alloca() : memref<i32>
  scf.if %c {
    // expected-note @below {{this operation}}
    memref.store %x, %nested[] : memref<i32>
  }
  %s = memref.load %nested[] : memref<i32>
  // expected-remark @below {{not promoted: memory of its type cannot be one value}}
  %array = memref.alloca() : memref<4xi32>
  return %r, %s : i32, i32
}
