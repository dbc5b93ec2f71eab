module {
  func.func @equal_operands(%arg0: memref<2xi32>, %arg1: memref<2xi32>, %arg2: i1, %arg3: i1) -> (i1, i1, i1) {
    %0 = arith.ori %arg2, %arg3 : i1
    %1:2 = bufferization.dealloc (%arg0, %arg1 : memref<2xi32>, memref<2xi32>) if (%0, %arg3) retain (%arg1, %arg0 : memref<2xi32>, memref<2xi32>)
    return %1#0, %1#1, %1#0 : i1, i1, i1
  }
  func.func @condition_false(%arg0: memref<2xi32>, %arg1: memref<2xi32>, %arg2: i1) -> i1 {
    %0 = bufferization.dealloc (%arg1 : memref<2xi32>) if (%arg2) retain (%arg0 : memref<2xi32>)
    return %0 : i1
  }
  func.func @all_conditions_false(%arg0: memref<2xi32>) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @nothing_to_free(%arg0: memref<2xi32>) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @base_of_metadata(%arg0: memref<2xi32>, %arg1: i1) {
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xi32> -> memref<i32>, index, index, index
    bufferization.dealloc (%base_buffer : memref<i32>) if (%arg1)
    return
  }
  func.func @unused_allocation(%arg0: i1) {
    return
  }
  func.func @unused_allocation_with_unknown_condition(%arg0: i1) {
    return
  }
  func.func @used_allocation() {
    %true = arith.constant true
    %alloc = memref.alloc() : memref<2xi32>
    "test.use"(%alloc) : (memref<2xi32>) -> ()
    bufferization.dealloc (%alloc : memref<2xi32>) if (%true)
    return
  }
  func.func @two_allocations(%arg0: memref<2xi32>, %arg1: i1) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
}

