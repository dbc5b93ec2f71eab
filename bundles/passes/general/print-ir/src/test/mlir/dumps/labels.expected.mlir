// -----// IR Dump first //----- //
func.func @a(%arg0: i32) -> i32 {
  %c0_i32 = arith.constant 0 : i32
  %0 = arith.addi %arg0, %c0_i32 : i32
  return %0 : i32
}
// -----// IR Dump first //----- //
func.func private @b()
// -----// IR Dump first //----- //
func.func @c(%arg0: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%arg0)
  return %0 : index
}
// -----// IR Dump //----- //
module {
  func.func @a(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.addi %arg0, %c0_i32 : i32
    return %0 : i32
  }
  func.func private @b()
  func.func @c(%arg0: index) -> index {
    %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%arg0)
    return %0 : index
  }
}
#map = affine_map<(d0) -> (d0 * 2)>
module {
  func.func @a(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.addi %arg0, %c0_i32 : i32
    return %0 : i32
  }
  func.func private @b()
  func.func @c(%arg0: index) -> index {
    %0 = affine.apply #map(%arg0)
    return %0 : index
  }
}

