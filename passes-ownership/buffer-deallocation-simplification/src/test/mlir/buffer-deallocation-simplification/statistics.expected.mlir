===-------------------------------------------------------------------------===
                         ... Pass statistics report ...
===-------------------------------------------------------------------------===
BufferDeallocationSimplification
  (S) 2 num-memrefs-folded - Number of buffers that no bufferization.dealloc has to free any more
  (S) 0 num-retained-folded - Number of retained buffers that nothing has to be compared with any more

module {
  func.func private @new() -> memref<2xf32>
  func.func @f(%arg0: i1, %arg1: i1, %arg2: memref<2xf32>) -> i1 {
    %alloc = memref.alloc() : memref<2xf32>
    %0 = call @new() : () -> memref<2xf32>
    %1:2 = bufferization.dealloc (%0 : memref<2xf32>) if (%arg0) retain (%alloc, %arg2 : memref<2xf32>, memref<2xf32>)
    return %1#1 : i1
  }
}

