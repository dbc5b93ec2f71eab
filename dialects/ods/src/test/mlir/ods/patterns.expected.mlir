module {
  func.func @nested(%arg0: f32) -> (f64, f64, f32) {
    %0 = shop.reshape %arg0 : f32 -> f64
    %1 = shop.reshape %arg0 : f32 -> i16
    shop.tell %1 : i16
    %2 = shop.reshape %1 : i16 -> f64
    return %0, %2, %arg0 : f64, f64, f32
  }
  func.func @attributes(%arg0: i8) -> (i8, i8, i8, i8, i8, i8) {
    %0 = shop.scale %arg0 by 3 slow : i8
    %1 = shop.scale %arg0 by 7 slow "fused" : i8
    %2 = shop.scale %0 by 4 : i8
    %3 = shop.zero : i8
    %4 = shop.scale %arg0 by 0 slow "kept" : i8
    %5 = shop.scale %arg0 by 0 : i8
    return %arg0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, i8, i8
  }
  func.func @overflow(%arg0: i8) -> i8 {
    %0 = shop.scale %arg0 by 9223372036854775807 : i8
    %1 = shop.scale %0 by 2 : i8
    return %1 : i8
  }
  func.func @either_order(%arg0: i32, %arg1: f32) -> (i32, i32, f32, i32, i32, i32) {
    %c7_i32 = arith.constant 7 : i32
    %c2_i32 = arith.constant 2 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = shop.sum %arg1, %arg1 : f32
    %1 = arith.muli %arg0, %c2_i32 : i32
    %2 = arith.addi %arg0, %c3_i32 : i32
    %3 = shop.sum %arg0, %2 : i32
    return %arg0, %arg0, %0, %1, %c7_i32, %3 : i32, i32, f32, i32, i32, i32
  }
  func.func @groups(%arg0: i32, %arg1: f32) -> (i32, i32, i32, i32, i32, i32) {
    %0 = shop.list %arg1, %arg0, %arg0 : f32, i32, i32 -> i32
    %1 = shop.list %arg1, %arg0 : f32, i32 -> i32
    %2 = shop.clamp %arg0 from %arg0 to %arg0
    %3 = shop.clamp %2 from %arg0
    %4 = shop.clamp %arg0
    %5 = shop.list  :  -> i32
    return %arg0, %0, %1, %3, %4, %5 : i32, i32, i32, i32, i32, i32
  }
  func.func @results(%arg0: i32) -> (i32, i32, i32) {
    %c7_i32 = arith.constant 7 : i32
    %0 = shop.quotient %arg0
    %1 = shop.sum %arg0, %0 : i32
    %quotient, %rest = shop.divide %c7_i32
    %2 = shop.quotient %quotient
    return %1, %c7_i32, %2 : i32, i32, i32
  }
  func.func @no_results(%arg0: i32) {
    %cst = arith.constant 1.000000e+00 : f32
    shop.keep %cst : f32
    shop.keep %arg0 : i32
    return
  }
  func.func @foreign_root(%arg0: i32, %arg1: i16) -> (i32, i32, i32, i16) {
    %c0_i16 = arith.constant 0 : i16
    %c0_i32 = arith.constant 0 : i32
    %0 = shop.scale %arg0 by 0 : i32
    %1 = shop.scale %arg0 by 9 : i32
    %2 = arith.subi %c0_i32, %1 : i32
    %3 = shop.scale %arg0 by 0 : i32
    %4 = shop.scale %arg1 by 5 : i16
    %5 = arith.subi %c0_i16, %4 : i16
    return %0, %2, %3, %5 : i32, i32, i32, i16
  }
  shop.graph {
    %0 = shop.reshape %0 : i32 -> i32
    %1 = shop.sum %1, %2 : i32
    %2 = shop.sum %2, %1 : i32
    %3 = shop.list %3 : i32 -> i32
    shop.tell %0 : i32
    shop.tell %1 : i32
    shop.tell %3 : i32
  }
}

