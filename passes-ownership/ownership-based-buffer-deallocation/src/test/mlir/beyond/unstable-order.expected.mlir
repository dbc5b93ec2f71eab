module {
  func.func @f0(%arg0: memref<4xi64>, %arg1: index, %arg2: i64) -> (i64, memref<4xi64>, memref<4xi64>) {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c31_i64 = arith.constant 31 : i64
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %alloc = memref.alloc() : memref<4xi64>
    %0:2 = bufferization.dealloc (%alloc : memref<4xi64>) if (%true) retain (%alloc, %arg0 : memref<4xi64>, memref<4xi64>)
    %alloc_0 = memref.alloc() : memref<4xi64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xi64> -> memref<i64>, index, index, index
    %1:3 = bufferization.dealloc (%base_buffer, %alloc, %alloc_0 : memref<i64>, memref<4xi64>, memref<4xi64>) if (%0#1, %0#0, %true) retain (%alloc_0, %alloc, %arg0 : memref<4xi64>, memref<4xi64>, memref<4xi64>)
    %2 = memref.load %alloc[%c2] : memref<4xi64>
    %3 = arith.addi %2, %c31_i64 : i64
    %4 = memref.load %arg0[%c3] : memref<4xi64>
    %5 = arith.muli %3, %c31_i64 : i64
    %6 = arith.addi %5, %4 : i64
    %alloc_1 = memref.alloc() : memref<4xi64>
    %alloc_2 = memref.alloc() : memref<4xi64>
    memref.store %arg2, %alloc_2[%c0] : memref<4xi64>
    %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %arg0 : memref<4xi64> -> memref<i64>, index, index, index
    %7:2 = bufferization.dealloc (%alloc, %base_buffer_3, %alloc_0, %alloc_1, %alloc_2 : memref<4xi64>, memref<i64>, memref<4xi64>, memref<4xi64>, memref<4xi64>) if (%1#1, %0#1, %1#0, %true, %true) retain (%alloc_1, %alloc_2 : memref<4xi64>, memref<4xi64>)
    return %6, %alloc_1, %alloc_2 : i64, memref<4xi64>, memref<4xi64>
  }
}

