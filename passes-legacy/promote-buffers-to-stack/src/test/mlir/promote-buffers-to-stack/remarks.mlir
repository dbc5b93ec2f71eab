// RUN: --pass-pipeline=builtin.module(func.func(promote-buffers-to-stack)) --remarks --verify-diagnostics --split-input-file
// REFERENCE: has no remarks
// Each allocation that stays on the heap is reported with the reason.
func.func @sizes(%n: index) {
  // expected-remark @below {{not promoted: the size of the buffer is not known}}
  %unknown = memref.alloc(%n) : memref<?xf32>
  // expected-remark @below {{not promoted: the buffer is larger than max-alloc-size-in-bytes=1024}}
  %large = memref.alloc() : memref<257xf32>
  // expected-remark @below {{promoted to the stack}}
  %small = memref.alloc() : memref<256xf32>
  // expected-remark @below {{not promoted: the size of the buffer's elements is not known}}
  %elements = memref.alloc() : memref<4xmemref<f32>>
  return
}
// -----
func.func @ranks(%m: memref<*xf32>) {
  %rank = memref.rank %m : memref<*xf32>
  // expected-remark @below {{promoted to the stack}}
  %vector = memref.alloc(%rank) : memref<?xf32>
  // expected-remark @below {{not promoted: the rank of the buffer is above max-rank-of-allocated-memref=1}}
  %matrix = memref.alloc(%rank, %rank) : memref<?x?xf32>
  return
}
// -----
func.func @uses(%more: i1) -> memref<2xf32> {
  // expected-remark @below {{not promoted: the buffer is freed}}
  %freed = memref.alloc() : memref<2xf32>
  memref.dealloc %freed : memref<2xf32>
  scf.while : () -> () {
    // expected-remark @below {{not promoted: the allocation is in a loop, each iteration of which would use more stack}}
    %repeated = memref.alloc() : memref<2xf32>
    scf.condition(%more)
  } do {
    scf.yield
  }
  // expected-remark @below {{not promoted: the buffer leaves the automatic allocation scope around its allocation}}
  %returned = memref.alloc() : memref<2xf32>
  return %returned : memref<2xf32>
}
