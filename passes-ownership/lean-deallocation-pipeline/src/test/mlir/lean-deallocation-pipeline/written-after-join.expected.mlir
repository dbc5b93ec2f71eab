module {
  func.func @f(%arg0: i1, %arg1: f32) -> (memref<2xf32>, f32) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<2xf32>
    %alloc_0 = memref.alloc() : memref<2xf32>
    memref.store %cst, %alloc[%c0] : memref<2xf32>
    memref.store %cst, %alloc_0[%c0] : memref<2xf32>
    %0 = arith.select %arg0, %alloc, %alloc_0 : memref<2xf32>
    memref.store %arg1, %alloc_0[%c0] : memref<2xf32>
    %1 = memref.load %alloc[%c0] : memref<2xf32>
    %2 = memref.load %alloc_0[%c0] : memref<2xf32>
    %3 = arith.addf %1, %2 : f32
    %4 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
    memref.dealloc %alloc_0 : memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    return %4, %3 : memref<2xf32>, f32
  }
  func.func @main() -> (f32, f32) {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %cst = arith.constant 3.000000e+00 : f32
    %0:2 = call @f(%false, %cst) : (i1, f32) -> (memref<2xf32>, f32)
    %1 = memref.load %0#0[%c0] : memref<2xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
    memref.dealloc %base_buffer : memref<f32>
    return %1, %0#1 : f32, f32
  }
}

