module {
  func.func @operations(%arg0: index, %arg1: tensor<?xf32>, %arg2: memref<?xf32>, %arg3: i1) {
    %0 = bufferization.alloc_tensor(%arg0) : tensor<?xf32>
    %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<?xf32>
    %2 = bufferization.alloc_tensor(%arg0) size_hint=%arg0 : tensor<?xf32>
    %3 = bufferization.alloc_tensor() copy(%arg1) size_hint=%arg0 {memory_space = 1 : i64, some = 2 : i32} : tensor<?xf32>
    %4 = bufferization.clone %arg2 {some} : memref<?xf32> to memref<*xf32>
    bufferization.dealloc_tensor %0 {some} : tensor<?xf32>
    %5 = bufferization.materialize_in_destination %0 in %1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    bufferization.materialize_in_destination %0 in restrict writable %arg2 {some} : (tensor<?xf32>, memref<?xf32>) -> ()
    %6 = bufferization.to_tensor %arg2 restrict writable {some} : memref<?xf32>
    %7 = bufferization.to_memref %arg1 read_only {some} : memref<?xf32, 1>
    bufferization.dealloc
    bufferization.dealloc (%arg2 : memref<?xf32>) if (%arg3)
    %8 = bufferization.dealloc retain (%arg2 : memref<?xf32>)
    %9:2 = bufferization.dealloc (%arg2, %4 : memref<?xf32>, memref<*xf32>) if (%arg3, %arg3) retain (%arg2, %4 : memref<?xf32>, memref<*xf32>) {some}
    return
  }
}

