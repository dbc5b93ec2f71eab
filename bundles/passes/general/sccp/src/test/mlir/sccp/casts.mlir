// RUN: --sccp
// A cast back to the type that was cast from becomes one that changes nothing; others stay as they are.
func.func @f(%m: memref<2xf32>, %n: memref<?xf32>) -> (memref<2xf32>, memref<2xf32>, memref<*xf32>) {
  %0 = memref.cast %m : memref<2xf32> to memref<*xf32>
  %1 = memref.cast %0 : memref<*xf32> to memref<2xf32>
  %2 = memref.cast %n : memref<?xf32> to memref<2xf32>
  %3 = memref.cast %2 : memref<2xf32> to memref<*xf32>
  return %1, %2, %3 : memref<2xf32>, memref<2xf32>, memref<*xf32>
}

// Of a chain of casts that change nothing the last takes what the one before it casts, and so on.
func.func @chain(%m: memref<4xi64>, %x: index) -> i64 {
  %0 = memref.cast %m : memref<4xi64> to memref<?xi64>
  %1 = memref.cast %0 : memref<?xi64> to memref<?xi64>
  %2 = memref.cast %1 : memref<?xi64> to memref<?xi64>
  %3 = memref.load %2[%x] : memref<?xi64>
  return %3 : i64
}
