module {
  module {
    %0 = arith.negf %1 : f32
    %1 = arith.negf %0 : f32
    "t.use"(%0) : (f32) -> ()
  }
  module {
    %c0_i32 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %0, %c3_i32 : i32
    %1 = arith.addi %1, %c0_i32 : i32
    "t.use"(%0, %1) : (i32, i32) -> ()
  }
  module {
    %cast = memref.cast %cast : memref<4xf32> to memref<4xf32>
    "t.use"(%cast) : (memref<4xf32>) -> ()
  }
}

