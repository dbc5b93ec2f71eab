module {
  %0 = "test.x"() : () -> i64
  %1 = "d.any"(%0) : (i64) -> i64
}

// -----
module {
  func.func @f(%arg0: !m.t0, %arg1: !m.t1<"a">, %arg2: !m.t1<!m.t1<affine_map<(d0) -> (d0)>>>) attributes {x = #m.a1<affine_map<(d0) -> (d0)>>, y = !m.t1<[1, 2]>, z = #m.a1<{a = 1}>} {
    return
  }
  func.func private @g(!m.t1<1 : i8>) attributes {x = #m.a1<#map>, y = #d.a0}
}

// -----
module {
  func.func @f(%arg0: tensor<4x!d.t0>) {
    return
  }
}

// -----
module {
  func.func @f(%arg0: i32) -> i32 {
    "d.opt"(%arg0) : (i32) -> ()
    %0 = "d.opt"() : () -> i32
    %1 = "d.opt"() : () -> i32
    %2 = "d.opt"() : () -> i32
    %3 = arith.addi %0, %1 : i32
    return %3 : i32
  }
}

// -----
module {
  "d.emptyop"() : () -> ()
}

// -----
module {
  "d.emptyop"() {a = 1 : i64, d.x = 2 : i64} : () -> ()
}

// -----
module {
  "d.attrs"() {u = 3 : i64, x = 1 : i64, y = i32, z = "s"} : () -> ()
}

// -----
module {
  "d.emptyop"() {a = #d.two<1 : i64, "s", 1 : i64, i32>, b = #d.noparamsa, c = #d.noparamsa, e = !d.empty, f = !d.empty} : () -> ()
}

// -----
module {
  "test.x"() {a = #d.noparamsa, b = 1 : i64} : () -> ()
}

// -----
module {
  "test.x"() {a = #d.noparamsa, b = 1 : i64} : () -> ()
}

// -----
module {
  "test.x"() {a = #d.two<1 : i32, "s", 1 : i32, i32>, b = 1 : i64} : () -> ()
}

// -----
module {
  "test.x"() {a = #d.two<1 : i64, "s", 1 : i64, i32>, b = #d.two<1 : i64, "s", 1 : i64, i32>} : () -> ()
}

// -----
module {
  "test.x"() {d.foo} : () -> ()
}

// -----
module {
  "test.x"() {a = !d.empty} : () -> ()
}

// -----
module {
  "d.shaped"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    "test.x"()[^bb1] : () -> ()
  ^bb1:  // pred: ^bb0
    "test.x"() : () -> ()
  }) : () -> ()
}

// -----
module {
  "d.three"() {a = i32, b = i32, c = 3 : i64} : () -> ()
}

// -----
module {
  func.func @f(%arg0: !e.t, %arg1: f32, %arg2: !d.list<!d.list<i32>>, %arg3: !d.t1<f64>) -> f64 {
    "d.others"(%arg0) : (!e.t) -> ()
    "d.others"(%arg1) : (f32) -> ()
    %0 = "d.norm"(%arg3) : (!d.t1<f64>) -> f64
    return %0 : f64
  }
}

