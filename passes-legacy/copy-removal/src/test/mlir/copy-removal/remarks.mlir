// RUN: --copy-removal --remarks --verify-diagnostics
// REFERENCE: has no remarks
// A removed copy is reported with the buffer that is used instead, a kept one with the reason.
func.func @source(%m: memref<4xf32>) {
  %from = memref.alloc() : memref<4xf32>
  "test.use"(%from) : (memref<4xf32>) -> ()
  %to = memref.alloc() : memref<4xf32>
  // expected-remark @below {{copy removed: its source is used instead}}
  memref.copy %from, %to : memref<4xf32> to memref<4xf32>
  memref.dealloc %from : memref<4xf32>
  // expected-remark @below {{copy kept: neither its source nor its target can be reused}}
  memref.copy %to, %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %to : memref<4xf32>
  return
}
