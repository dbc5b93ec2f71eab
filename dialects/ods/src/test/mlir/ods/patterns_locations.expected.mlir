module {
  func.func @nested(%arg0: f32 loc("x")) -> f64 {
    %0 = shop.reshape %arg0 : f32 -> f64 loc(fused["outer", "inner"])
    return %0 : f64 loc("end")
  } loc("f")
  func.func @single(%arg0: i32 loc("x")) -> (i32, i32) {
    %0 = shop.quotient %arg0 loc("only")
    %1 = shop.sum %arg0, %0 : i32 loc("only")
    return %0, %1 : i32, i32 loc("end")
  } loc("g")
} loc("all")
