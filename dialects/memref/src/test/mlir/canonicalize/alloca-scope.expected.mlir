module {
  func.func @without_allocation(%arg0: f32) -> f32 {
    %0 = arith.addf %arg0, %arg0 : f32
    return %0 : f32
  }
  func.func @at_the_end_of_the_outer_scope(%arg0: f32) {
    %alloca = memref.alloca() : memref<4xf32>
    "test.use"(%alloca) : (memref<4xf32>) -> ()
    return
  }
  func.func @before_other_operations(%arg0: f32) {
    memref.alloca_scope  {
      %alloca = memref.alloca() : memref<4xf32>
      "test.use"(%alloca) : (memref<4xf32>) -> ()
    }
    "test.effect"() : () -> ()
    return
  }
  func.func @with_unknown_operation(%arg0: f32) {
    memref.alloca_scope  {
      "test.unknown"() : () -> ()
    }
    "test.effect"() : () -> ()
    return
  }
  func.func @sizes_from_inside(%arg0: index) {
    memref.alloca_scope  {
      %0 = "test.size"() : () -> index
      %alloca = memref.alloca(%0) : memref<?xf32>
      "test.use"(%alloca) : (memref<?xf32>) -> ()
    }
    "test.effect"() : () -> ()
    return
  }
  func.func @nested(%arg0: index) {
    memref.alloca_scope  {
      memref.alloca_scope  {
        %alloca = memref.alloca(%arg0) : memref<?xf32>
        "test.use"(%alloca) : (memref<?xf32>) -> ()
      }
      "test.effect"() : () -> ()
    }
    "test.effect"() : () -> ()
    return
  }
}

