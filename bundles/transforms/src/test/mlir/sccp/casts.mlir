// RUN: --sccp
// A cast back to the type that was cast from becomes one that changes nothing; others stay as they are.
func.func @f(%m: memref<2xf32>, %n: memref<?xf32>) -> (memref<2xf32>, memref<2xf32>, memref<*xf32>) {
  %0 = memref.cast %m : memref<2xf32> to memref<*xf32>
  %1 = memref.cast %0 : memref<*xf32> to memref<2xf32>
  %2 = memref.cast %n : memref<?xf32> to memref<2xf32>
  %3 = memref.cast %2 : memref<2xf32> to memref<*xf32>
  return %1, %2, %3 : memref<2xf32>, memref<2xf32>, memref<*xf32>
}
