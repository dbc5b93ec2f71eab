// RUN: --buffer-deallocation-simplification
// With the condition true the retained value is owned, whatever else it may be.
func.func @always(%m: memref<2xi32>, %n: memref<2xi32>) -> (i1, i1) {
  %true = arith.constant true
  %0:2 = bufferization.dealloc (%m, %n : memref<2xi32>, memref<2xi32>) if (%true, %true) retain (%m, %n : memref<2xi32>, memref<2xi32>)
  return %0#0, %0#1 : i1, i1
}
func.func @one_of_them(%m: memref<2xi32>, %n: memref<2xi32>, %c: i1) -> (i1, i1) {
  %true = arith.constant true
  %0:2 = bufferization.dealloc (%m, %n : memref<2xi32>, memref<2xi32>) if (%true, %c) retain (%m, %n : memref<2xi32>, memref<2xi32>)
  return %0#0, %0#1 : i1, i1
}
