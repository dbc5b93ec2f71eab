module {
  func.func @uplift_while2(%arg0: index, %arg1: index, %arg2: index) -> (i32, f32) {
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 2.000000e+00 : f32
    %0:2 = scf.for %arg3 = %arg0 to %arg1 step %arg2 iter_args(%arg4 = %c1_i32, %arg5 = %cst) -> (i32, f32) {
      %1 = "test.test1"(%arg4) : (i32) -> i32
      %2 = "test.test2"(%arg5) : (f32) -> f32
      scf.yield %1, %2 : i32, f32
    }
    return %0#0, %0#1 : i32, f32
  }
  func.func @no1(%arg0: index, %arg1: index, %arg2: index) -> index {
    %0 = scf.while (%arg3 = %arg0) : (index) -> index {
      %1 = arith.cmpi ult, %arg3, %arg1 : index
      scf.condition(%1) %arg3 : index
    } do {
    ^bb0(%arg3: index):
      %1 = arith.addi %arg3, %arg2 : index
      scf.yield %1 : index
    }
    return %0 : index
  }
  func.func @no2(%arg0: index, %arg1: index, %arg2: index) -> index {
    %0 = scf.while (%arg3 = %arg0) : (index) -> index {
      %1 = arith.cmpi slt, %arg3, %arg1 : index
      "test.foo"() : () -> ()
      scf.condition(%1) %arg3 : index
    } do {
    ^bb0(%arg3: index):
      %1 = arith.addi %arg3, %arg2 : index
      scf.yield %1 : index
    }
    return %0 : index
  }
  func.func @perm(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, index) {
    %0:2 = scf.while (%arg4 = %arg0, %arg5 = %arg3) : (index, f32) -> (f32, index) {
      %1 = arith.cmpi slt, %arg4, %arg1 : index
      scf.condition(%1) %arg5, %arg4 : f32, index
    } do {
    ^bb0(%arg4: f32, %arg5: index):
      %1 = arith.addi %arg5, %arg2 : index
      scf.yield %1, %arg4 : index, f32
    }
    return %0#0, %0#1 : f32, index
  }
  func.func @fewer(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) {
    return
  }
  func.func @inside(%arg0: index, %arg1: index, %arg2: f32) {
    %0 = scf.while (%arg3 = %arg0) : (index) -> index {
      %1 = arith.cmpi slt, %arg3, %arg1 : index
      scf.condition(%1) %arg3 : index
    } do {
    ^bb0(%arg3: index):
      %1 = "test.x"() : () -> index
      %2 = arith.addi %arg3, %1 : index
      scf.yield %2 : index
    }
    return
  }
}

