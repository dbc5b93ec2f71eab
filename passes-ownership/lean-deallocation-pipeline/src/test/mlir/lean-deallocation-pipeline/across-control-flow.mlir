// RUN: --lean-deallocation-pipeline
// REFERENCE: has no such pipeline
// %a is used on one way only: the other frees it before it allocates.
func.func @f(%c: i1, %m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  scf.if %c {
    memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  } else {
    %b = memref.alloc() : memref<8xf32>
    %v = memref.subview %b[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
    memref.copy %v, %m : memref<4xf32, strided<[1], offset: 4>> to memref<4xf32>
  }
  return
}
