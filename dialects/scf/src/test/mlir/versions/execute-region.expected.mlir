module {
  func.func private @u() -> i32
  func.func @kept() -> i32 {
    %0 = scf.execute_region -> i32 no_inline {
      %1 = func.call @u() : () -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @several_blocks(%arg0: i1) {
    scf.execute_region no_inline {
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %0 = func.call @u() : () -> i32
      scf.yield
    ^bb2:  // pred: ^bb0
      scf.yield
    } {x}
    return
  }
}

