// RUN: --buffer-deallocation-simplification --mlir-pass-statistics --mlir-pass-statistics-display=list 2>&1
// REFERENCE: counts nothing.
func.func private @new() -> memref<2xf32>

func.func @f(%c: i1, %d: i1, %m: memref<2xf32>) -> i1 {
  %0 = memref.alloc() : memref<2xf32>
  %1 = memref.alloc() : memref<2xf32>
  %2 = call @new() : () -> memref<2xf32>
  %3:2 = bufferization.dealloc (%0, %1, %2 : memref<2xf32>, memref<2xf32>, memref<2xf32>) if (%c, %d, %c) retain (%0, %m : memref<2xf32>, memref<2xf32>)
  return %3#1 : i1
}
