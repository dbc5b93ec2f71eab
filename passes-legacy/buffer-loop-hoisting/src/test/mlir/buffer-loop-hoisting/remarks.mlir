// RUN: --buffer-loop-hoisting --remarks --verify-diagnostics
// REFERENCE: has no remarks
// VALIDATION: a buffer that is not freed is now also allocated if there is no iteration
// Buffers that are hoisted out of loops, and those that must stay because they are freed.
func.func @loop(%n: index, %m: memref<4xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    // expected-remark @below {{hoisted out of the loop}}
    %same = memref.alloc() : memref<4xf32>
    memref.copy %m, %same : memref<4xf32> to memref<4xf32>
    // expected-remark @below {{not hoisted: an alias of the buffer is freed, which every iteration would repeat}}
    %freed = memref.alloc() : memref<4xf32>
    memref.dealloc %freed : memref<4xf32>
  }
  return
}
