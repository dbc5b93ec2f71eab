// RUN: --lean-deallocation-pipeline
// REFERENCE: has no such pipeline
// The buffer is freed after the host has waited for the operations that use it.
func.func @chain(%o: memref<4xf32>) {
  %start = gpu.wait async
  %g, %t1 = gpu.alloc async [%start] () : memref<4xf32>
  %t2 = gpu.memcpy async [%t1] %g, %o : memref<4xf32>, memref<4xf32>
  %t3 = gpu.memcpy async [%t2] %o, %g : memref<4xf32>, memref<4xf32>
  gpu.wait [%t3]
  return
}
func.func @host_goes_on(%o: memref<4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %start = gpu.wait async
  %g, %t1 = gpu.alloc async [%start] () : memref<4xf32>
  %t2 = gpu.memcpy async [%t1] %o, %g : memref<4xf32>, memref<4xf32>
  %other = gpu.wait async [%t2]
  memref.store %x, %o[%c0] : memref<4xf32>
  gpu.wait [%other]
  memref.store %x, %o[%c0] : memref<4xf32>
  return
}
// Whoever gets the token waits for it: the buffer cannot be freed here.
func.func @returns_token(%o: memref<4xf32>) -> !gpu.async.token {
  %start = gpu.wait async
  %g, %t1 = gpu.alloc async [%start] () : memref<4xf32>
  %t2 = gpu.memcpy async [%t1] %o, %g : memref<4xf32>, memref<4xf32>
  return %t2 : !gpu.async.token
}
