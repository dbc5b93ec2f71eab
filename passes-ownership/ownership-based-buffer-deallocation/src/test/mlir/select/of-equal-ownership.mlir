// RUN: --ownership-based-buffer-deallocation
// What is seen through a view of a selection is owned, or not, if that is the same constant for all that is selected from.
func.func private @callee() -> memref<4xf32>
func.func @owned(%c: i1) -> memref<?xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = call @callee() : () -> memref<4xf32>
  %s = arith.select %c, %a, %b : memref<4xf32>
  %t = memref.cast %s : memref<4xf32> to memref<?xf32>
  return %t : memref<?xf32>
}
func.func @not_owned(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) -> memref<?xf32> {
  %s = arith.select %c, %a, %b : memref<4xf32>
  %t = memref.cast %s : memref<4xf32> to memref<?xf32>
  return %t : memref<?xf32>
}
func.func @unknown(%c: i1, %a: memref<4xf32>) -> memref<?xf32> {
  %b = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %b : memref<4xf32>
  %t = memref.cast %s : memref<4xf32> to memref<?xf32>
  return %t : memref<?xf32>
}
func.func @nested(%c: i1, %d: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %e = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %b : memref<4xf32>
  %t = arith.select %d, %e, %s : memref<4xf32>
  return %t : memref<4xf32>
}
