// RUN: --canonicalize
// Waits without need, barriers, positions in dimensions of size 1, copies that nobody reads, sizes.
func.func @waits(%size: index) -> memref<?xf32> {
  %t0 = gpu.wait async
  %t1 = gpu.wait async
  %m, %t2 = gpu.alloc async [%t0, %t1] (%size) : memref<?xf32>
  %t3 = gpu.wait async [%t2]
  %t4 = gpu.wait async
  gpu.wait [%t4]
  gpu.wait [%t3, %t4]
  gpu.wait []
  return %m : memref<?xf32>
}

func.func @launch(%n: index, %out: memref<?xindex>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %n, %sz = %c1) {
    memref.store %bx, %out[%by] : memref<?xindex>
    gpu.barrier
    gpu.barrier
    memref.store %tx, %out[%ty] : memref<?xindex>
    gpu.barrier
    memref.store %sx, %out[%gz] : memref<?xindex>
    gpu.terminator
  }
  return
}

func.func @copies(%from: memref<8xf32>) -> memref<8xf32> {
  %t0 = gpu.wait async
  %a, %t1 = gpu.alloc async [%t0] () : memref<8xf32>
  %t2 = gpu.memcpy async [%t1] %a, %from : memref<8xf32>, memref<8xf32>
  %t3 = gpu.dealloc async [%t2] %a : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  gpu.memcpy %b, %from : memref<8xf32>, memref<8xf32>
  %t4 = gpu.memcpy async [%t3] %from, %b : memref<8xf32>, memref<8xf32>
  gpu.wait [%t4]
  return %b : memref<8xf32>
}

func.func @sizes(%m: index, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = gpu.alloc(%m, %n) : memref<?x4x?xf32>
  %0 = memref.dim %a, %c0 : memref<?x4x?xf32>
  %1 = memref.dim %a, %c1 : memref<?x4x?xf32>
  %2 = memref.dim %a, %c2 : memref<?x4x?xf32>
  return %0, %1, %2 : index, index, index
}
