// RUN: --allow-unregistered-dialect --canonicalize
// REFERENCE: it does not come to an end. What undoes an operation that uses its own result folds to that result.
module {
  %0 = arith.negf %1 : f32
  %1 = arith.negf %0 : f32
  "t.use"(%0) : (f32) -> ()
}
module {
  %c = arith.constant 3 : i32
  %0 = arith.addi %0, %c : i32
  %1 = arith.addi %c, %2 : i32
  %2 = arith.subi %1, %c : i32
  "t.use"(%0, %1) : (i32, i32) -> ()
}
module {
  %0 = memref.cast %1 : memref<?xf32> to memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  "t.use"(%0) : (memref<4xf32>) -> ()
}
