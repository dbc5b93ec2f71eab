module {
  func.func @read(%arg0: index) {
    %alloc = memref.alloc(%arg0) : memref<?xi32>
    "test.read_buffer"(%alloc) : (memref<?xi32>) -> ()
    %0 = "test.one_region_with_recursive_memory_effects"() ({
      %alloca = memref.alloca() : memref<2xi32>
      "test.read_buffer"(%alloca) : (memref<2xi32>) -> ()
      "test.return"() : () -> ()
    }) : () -> i32
    return
  }
}

