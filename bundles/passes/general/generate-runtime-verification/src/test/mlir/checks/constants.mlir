// RUN: --mlir-version=19.1 --generate-runtime-verification
// Comparisons of constants are folded when they are created.
func.func @a(%m: memref<f32>, %n: memref<4x5xf32>, %p: memref<4x?xf32>) {
 %0 = memref.load %m[] : memref<f32> loc("checks":2:1)
 %c1 = arith.constant 1 : index
 %1 = memref.load %n[%c1, %c1] : memref<4x5xf32> loc("checks":4:1)
 %2 = memref.load %p[%c1, %c1] : memref<4x?xf32> loc("checks":5:1)
 return
}
