module {
  func.func @unused_arg(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) -> i32 {
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg4 = %arg2 to %arg3 step %c1 iter_args(%arg5 = %arg1) -> (i32) {
      %1 = "t.use"(%arg5) : (i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @dup(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) -> (i32, i32) {
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg4 = %arg2 to %arg3 step %c1 iter_args(%arg5 = %arg0) -> (i32) {
      %1 = "t.use"(%arg5, %arg5) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %0 : i32, i32
  }
  func.func @dup_unused_result(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) -> i32 {
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg4 = %arg2 to %arg3 step %c1 iter_args(%arg5 = %arg0, %arg6 = %arg1) -> (i32, i32) {
      %1 = "t.use"(%arg5, %arg5, %arg6) : (i32, i32, i32) -> i32
      scf.yield %1, %1 : i32, i32
    }
    return %0#0 : i32
  }
  func.func @swap(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) -> (i32, i32) {
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %arg2 to %arg3 step %c1 {
      %0 = "t.use"(%arg0, %arg0) : (i32, i32) -> i32
    }
    return %arg0, %arg0 : i32, i32
  }
  func.func @equal_computations(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) -> (i32, i32) {
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg4 = %arg2 to %arg3 step %c1 iter_args(%arg5 = %arg0, %arg6 = %arg0) -> (i32, i32) {
      %1 = arith.addi %arg5, %arg1 : i32
      %2 = arith.addi %arg6, %arg1 : i32
      scf.yield %1, %2 : i32, i32
    }
    return %0#0, %0#1 : i32, i32
  }
  func.func @three(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) -> (i32, i32, i32, i32) {
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg4 = %arg2 to %arg3 step %c1 iter_args(%arg5 = %arg0, %arg6 = %arg1) -> (i32, i32) {
      %1 = "t.use"(%arg5, %arg6, %arg5, %arg6) : (i32, i32, i32, i32) -> i32
      scf.yield %1, %1 : i32, i32
    }
    return %0#0, %0#1, %0#0, %0#1 : i32, i32, i32, i32
  }
  func.func @constants(%arg0: index, %arg1: index) -> (i32, i32) {
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %0 = scf.for %arg2 = %arg0 to %arg1 step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
      %1 = "t.use"(%arg3, %arg3) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %0 : i32, i32
  }
  func.func @same_init(%arg0: memref<4xi32>, %arg1: index, %arg2: index) -> memref<4xi32> {
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %arg1 to %arg2 step %c1 {
      "t.use"(%arg0) : (memref<4xi32>) -> ()
    }
    return %arg0 : memref<4xi32>
  }
  func.func @yields_other_arg(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) -> (i32, i32) {
    %c1 = arith.constant 1 : index
    scf.for %arg4 = %arg2 to %arg3 step %c1 {
      "t.use"(%arg0, %arg0) : (i32, i32) -> ()
    }
    return %arg0, %arg0 : i32, i32
  }
  func.func @while_dups(%arg0: i32, %arg1: i32, %arg2: index, %arg3: index) -> (i32, i32) {
    %0 = scf.while (%arg4 = %arg0) : (i32) -> i32 {
      %1 = "t.use"(%arg4, %arg4) : (i32, i32) -> i1
      scf.condition(%1) %arg4 : i32
    } do {
    ^bb0(%arg4: i32):
      %1 = "t.use"(%arg4, %arg4) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0, %0 : i32, i32
  }
  func.func @forall_none(%arg0: memref<i32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    "t.use"(%arg0) : (memref<i32>) -> ()
    %0 = "t.use"(%arg1) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @if_same(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i32) {
    %0 = scf.if %arg0 -> (i32) {
      %1 = "t.one"() : () -> i32
      scf.yield %1 : i32
    } else {
      %1 = "t.two"() : () -> i32
      scf.yield %1 : i32
    }
    return %arg1, %0, %0 : i32, i32, i32
  }
  func.func @switch_same(%arg0: index, %arg1: i32, %arg2: i32) -> (i32, i32, i32) {
    %0 = scf.index_switch %arg0 -> i32 
    case 0 {
      %1 = "t.one"() : () -> i32
      scf.yield %1 : i32
    }
    default {
      %1 = "t.two"() : () -> i32
      scf.yield %1 : i32
    }
    return %arg1, %0, %0 : i32, i32, i32
  }
  func.func @switch_all_dead(%arg0: index, %arg1: i32, %arg2: i32) {
    scf.index_switch %arg0 
    case 0 {
      %0 = "t.one"() : () -> i32
      scf.yield
    }
    default {
    }
    return
  }
  func.func @exec(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i32) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = "t.one"() : () -> i32
    cf.br ^bb3(%arg1, %0, %0 : i32, i32, i32)
  ^bb2:  // pred: ^bb0
    %1 = "t.two"() : () -> i32
    cf.br ^bb3(%arg1, %1, %1 : i32, i32, i32)
  ^bb3(%2: i32, %3: i32, %4: i32):  // 2 preds: ^bb1, ^bb2
    return %2, %3, %4 : i32, i32, i32
  }
  func.func @exec_no_inline(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32, i32) {
    %0 = scf.execute_region -> i32 no_inline {
      %1 = "t.one"() : () -> i32
      scf.yield %1 : i32
    }
    return %arg1, %0, %0 : i32, i32, i32
  }
  func.func @while_same(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
    %0 = scf.while (%arg2 = %arg1) : (i32) -> i32 {
      %1 = "t.one"(%arg0, %arg2) : (i32, i32) -> i32
      %2 = "t.c"() : () -> i1
      scf.condition(%2) %1 : i32
    } do {
    ^bb0(%arg2: i32):
      "t.two"(%arg0, %arg2, %arg2, %arg0) : (i32, i32, i32, i32) -> ()
      scf.yield %arg2 : i32
    }
    return %arg0, %0, %0 : i32, i32, i32
  }
}

