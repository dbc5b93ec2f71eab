module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: memref<*xf32>) -> memref<4xf32> {
    %0 = bufferization.to_memref %arg0 : memref<4xf32>
    %1 = bufferization.to_memref %arg0 read_only {x} : memref<4xf32, strided<[?], offset: ?>>
    %2 = bufferization.to_tensor %arg1 restrict writable {y} : memref<*xf32>
    %3 = scf.execute_region -> memref<4xf32> {
      %4 = bufferization.to_memref %arg0 read_only : memref<4xf32>
      scf.yield %4 : memref<4xf32>
    }
    return %3 : memref<4xf32>
  }
}

