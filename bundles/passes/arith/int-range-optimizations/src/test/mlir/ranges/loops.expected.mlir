module {
  func.func @one_dimension(%arg0: index, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    scf.parallel (%arg2) = (%c0) to (%c10) step (%arg1) {
      %0 = test.reflect_bounds {smax = 9 : index, smin = 0 : index, umax = 9 : index, umin = 0 : index} %arg2 : index
      "test.use"(%0) : (index) -> ()
      scf.reduce 
    }
    scf.for %arg2 = %c1 to %arg0 step %c1 {
      %0 = test.reflect_bounds {smax = 9223372036854775806 : index, smin = 1 : index, umax = 9223372036854775806 : index, umin = 1 : index} %arg2 : index
      "test.use"(%0) : (index) -> ()
    }
    scf.for %arg2 = %arg0 to %c10 step %c1 {
      %0 = test.reflect_bounds {smax = 9 : index, smin = -9223372036854775808 : index, umax = -1 : index, umin = 0 : index} %arg2 : index
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @two_dimensions() {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    scf.parallel (%arg0, %arg1) = (%c0, %c0) to (%c10, %c1) step (%c1, %c1) {
      %0 = test.reflect_bounds {smax = 9 : index, smin = 0 : index, umax = 9 : index, umin = 0 : index} %arg0 : index
      "test.use"(%0, %true, %true) : (index, i1, i1) -> ()
      scf.reduce 
    }
    return
  }
  func.func @never_executed() {
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c20 = arith.constant 20 : index
    scf.for %arg0 = %c20 to %c10 step %c1 {
      %0 = test.reflect_bounds %arg0 : index
      %1 = arith.cmpi slt, %arg0, %c10 : index
      "test.use"(%0, %1) : (index, i1) -> ()
    }
    return
  }
  func.func @smallest_upper_bound() {
    %c1_i8 = arith.constant 1 : i8
    %c5_i8 = arith.constant 5 : i8
    %c-128_i8 = arith.constant -128 : i8
    scf.for %arg0 = %c5_i8 to %c-128_i8 step %c1_i8  : i8 {
      %0 = test.reflect_bounds {smax = 127 : si8, smin = 5 : si8, umax = 127 : ui8, umin = 5 : ui8} %arg0 : i8
      "test.use"(%0) : (i8) -> ()
    }
    return
  }
  func.func @negative_step() {
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c-1 = arith.constant -1 : index
    scf.for %arg0 = %c10 to %c0 step %c-1 {
      %0 = test.reflect_bounds {smax = 10 : index, smin = 0 : index, umax = 10 : index, umin = 0 : index} %arg0 : index
      "test.use"(%0) : (index) -> ()
    }
    scf.for %arg0 = %c0 to %c10 step %c-1 {
      %0 = test.reflect_bounds %arg0 : index
      "test.use"(%0) : (index) -> ()
    }
    return
  }
}

