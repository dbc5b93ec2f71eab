// RUN: --canonicalize --allow-unregistered-dialect
// Scopes that are inlined or whose allocations move out, and the conditions under which they stay.
func.func @without_allocation(%a: f32) -> f32 {
  %0 = memref.alloca_scope -> (f32) {
    %1 = arith.addf %a, %a : f32
    memref.alloca_scope.return %1 : f32
  }
  return %0 : f32
}

func.func @at_the_end_of_the_outer_scope(%a: f32) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    "test.use"(%0) : (memref<4xf32>) -> ()
  }
  return
}

func.func @before_other_operations(%a: f32) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    "test.use"(%0) : (memref<4xf32>) -> ()
  }
  "test.effect"() : () -> ()
  return
}

func.func @with_unknown_operation(%a: f32) {
  memref.alloca_scope {
    "test.unknown"() : () -> ()
  }
  "test.effect"() : () -> ()
  return
}

func.func @sizes_from_inside(%n: index) {
  memref.alloca_scope {
    %m = "test.size"() : () -> index
    %0 = memref.alloca(%m) : memref<?xf32>
    "test.use"(%0) : (memref<?xf32>) -> ()
  }
  "test.effect"() : () -> ()
  return
}

func.func @nested(%n: index) {
  memref.alloca_scope {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      "test.use"(%0) : (memref<?xf32>) -> ()
    }
    "test.effect"() : () -> ()
  }
  "test.effect"() : () -> ()
  return
}
