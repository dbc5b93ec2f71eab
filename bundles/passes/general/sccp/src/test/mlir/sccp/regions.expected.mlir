module {
  func.func @if(%arg0: i32) -> (i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %0:2 = scf.if %true -> (i32, i32) {
      scf.yield %c1_i32, %arg0 : i32, i32
    } else {
      scf.yield %arg0, %c1_i32 : i32, i32
    }
    return %c1_i32, %0#1 : i32, i32
  }
  func.func @both(%arg0: i1) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    return %c2_i32 : i32
  }
  func.func @for(%arg0: index) -> (i32, i32) {
    %c25_i32 = arith.constant 25 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0:2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %c5_i32, %arg3 = %c5_i32) -> (i32, i32) {
      %1 = arith.addi %arg3, %c5_i32 : i32
      scf.yield %c5_i32, %1 : i32, i32
    }
    return %c5_i32, %0#1 : i32, i32
  }
  func.func @while(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    return %c5_i32 : i32
  }
  func.func @switch(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c2 = arith.constant 2 : index
    return %c5_i32 : i32
  }
}

