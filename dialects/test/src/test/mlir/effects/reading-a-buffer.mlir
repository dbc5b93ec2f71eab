// RUN: --canonicalize
// test.read_buffer writes something unknown besides, so that it stays and keeps what it reads.
func.func @read(%n: index) {
  %outside = memref.alloc(%n) : memref<?xi32>
  %unused = memref.alloc(%n) : memref<?xi32>
  "test.read_buffer"(%outside) : (memref<?xi32>) -> ()
  %0 = "test.one_region_with_recursive_memory_effects"() ({
    %inside = memref.alloca() : memref<2xi32>
    "test.read_buffer"(%inside) : (memref<2xi32>) -> ()
    "test.return"() : () -> ()
  }) : () -> i32
  %1 = "test.one_region_with_recursive_memory_effects"() ({
    %inside = memref.alloca() : memref<2xi32>
    "test.return"() : () -> ()
  }) : () -> i32
  return
}
