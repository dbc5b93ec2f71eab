// RUN: --pass-pipeline=builtin.module(func.func(test-alias-analysis)) --mlir-disable-threading 2>&1
// The printed analysis gives up after ten steps.

func.func @chain() {
  %0 = memref.alloc() {test.ptr = "alloc"} : memref<8xf32>
  %1 = memref.cast %0 : memref<8xf32> to memref<?xf32>
  %2 = memref.cast %1 : memref<?xf32> to memref<8xf32>
  %3 = memref.cast %2 : memref<8xf32> to memref<?xf32>
  %4 = memref.cast %3 : memref<?xf32> to memref<8xf32>
  %5 = memref.cast %4 : memref<8xf32> to memref<?xf32>
  %6 = memref.cast %5 : memref<?xf32> to memref<8xf32>
  %7 = memref.cast %6 : memref<8xf32> to memref<?xf32>
  %8 = memref.cast %7 : memref<?xf32> to memref<8xf32>
  %9 = memref.cast %8 : memref<8xf32> to memref<?xf32>
  %10 = memref.cast %9 {test.ptr = "tenth"} : memref<?xf32> to memref<8xf32>
  %11 = memref.cast %10 {test.ptr = "eleventh"} : memref<8xf32> to memref<?xf32>
  return
}
