// RUN: --allow-unregistered-dialect --arith-expand
// REFERENCE: it does not come to an end. An operation that is fed by a cycle takes one of its values.
module {
  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  %0 = memref.cast %2 : memref<?xf32> to memref<4xf32>
  %2 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  "t.use"(%1) : (memref<?xf32>) -> ()
}
module {
  %3 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  %0 = memref.cast %1 : memref<?xf32> to memref<4xf32>
  %1 = memref.cast %2 : memref<4xf32> to memref<?xf32>
  %2 = memref.cast %1 : memref<?xf32> to memref<4xf32>
  "t.use"(%3) : (memref<?xf32>) -> ()
}
