module {
  func.func @reads(%arg0: !buffers.handle, %arg1: memref<4xf32>, %arg2: memref<4xf32>, %arg3: i32, %arg4: i32) -> (i32, i32, i32, i32, i32) {
    %0 = buffers.read %arg0
    buffers.fill %arg1 into %arg2 : memref<4xf32>, memref<4xf32>
    %1 = buffers.read %arg0
    %2 = buffers.add %arg3, %arg4 : i32
    "buffers.unknown"() : () -> ()
    return %0, %0, %1, %2, %2 : i32, i32, i32, i32, i32
  }
  func.func @unknown() -> (i32, i32) {
    %0 = "buffers.unknown"() : () -> i32
    %1 = "buffers.unknown"() : () -> i32
    return %0, %1 : i32, i32
  }
}

