// RUN: --buffer-deallocation --verify-diagnostics
// REFERENCE: leaks %0 if it is not reallocated.
func.func @underCondition(%c: i1) {
  %0 = memref.alloc() : memref<4xf32>
  scf.if %c {
    // expected-error@below {{frees a buffer that is also used later, or only under a condition; it has to be expanded before}}
    %1 = memref.realloc %0 : memref<4xf32> to memref<8xf32>
  }
  return
}
