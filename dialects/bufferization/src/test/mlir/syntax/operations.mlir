// RUN: --mlir-version=19.1
// All operations, with all that they can have.
func.func @operations(%d: index, %t: tensor<?xf32>, %m: memref<?xf32>, %c: i1) {
  %0 = bufferization.alloc_tensor(%d) : tensor<?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %2 = bufferization.alloc_tensor(%d) size_hint=%d : tensor<?xf32>
  %3 = bufferization.alloc_tensor() copy(%t) size_hint=%d {memory_space = 1 : i64, some = 2 : i32} : tensor<?xf32>
  %4 = bufferization.clone %m {some} : memref<?xf32> to memref<*xf32>
  bufferization.dealloc_tensor %0 {some} : tensor<?xf32>
  %5 = bufferization.materialize_in_destination %0 in %1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %0 in restrict writable %m {some} : (tensor<?xf32>, memref<?xf32>) -> ()
  %6 = bufferization.to_tensor %m restrict writable {some} : memref<?xf32>
  %7 = bufferization.to_memref %t read_only {some} : memref<?xf32, 1>
  bufferization.dealloc
  bufferization.dealloc (%m : memref<?xf32>) if (%c)
  %8 = bufferization.dealloc retain (%m : memref<?xf32>)
  %9:2 = bufferization.dealloc (%m, %4 : memref<?xf32>, memref<*xf32>) if (%c, %c) retain (%m, %4 : memref<?xf32>, memref<*xf32>) {some}
  return
}
