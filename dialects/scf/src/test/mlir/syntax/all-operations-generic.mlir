// RUN: --allow-unregistered-dialect --mlir-print-op-generic
// Every operation in its generic form, with the terminators that the text left out.
func.func @a(%arg0: i1, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<?xf32>, %arg5: tensor<4xf32>) -> index {
  %0 = scf.if %arg0 -> (index) {
    scf.yield %arg1 : index
  } else {
    scf.yield %arg2 : index
  }
  scf.if %arg0 {
    "test.x"() : () -> ()
  }
  scf.if %arg0 {
    "test.x"() : () -> ()
  } else {
  } {a = 1 : i64}
  scf.if %arg0 {
  } else {
    "test.x"() : () -> ()
  }
  %1:2 = scf.if %arg0 -> (index, i1) {
    scf.yield %arg1, %arg0 : index, i1
  } else {
    scf.yield %arg2, %arg0 : index, i1
  } {w}
  scf.for %arg6 = %arg1 to %arg2 step %arg3 {
    "test.x"() : () -> ()
  }
  %2 = scf.for %arg6 = %arg1 to %arg2 step %arg3 iter_args(%arg7 = %arg3) -> (index) {
    scf.yield %arg7 : index
  } {att}
  %3:2 = scf.for %arg6 = %arg1 to %arg2 step %arg3 iter_args(%arg7 = %arg3, %arg8 = %arg0) -> (index, i1) {
    scf.yield %arg7, %arg8 : index, i1
  }
  %c3_i32 = arith.constant 3 : i32
  scf.for %arg6 = %c3_i32 to %c3_i32 step %c3_i32  : i32 {
    "test.x"() : () -> ()
  }
  %4 = scf.execute_region -> index {
    scf.yield %arg1 : index
  }
  scf.execute_region {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    scf.yield
  } {at}
  scf.while : () -> () {
    scf.condition(%arg0)
  } do {
    scf.yield
  }
  %5:2 = scf.while (%arg6 = %arg1, %arg7 = %arg0) : (index, i1) -> (index, i1) {
    scf.condition(%arg7) {foo} %arg6, %arg7 : index, i1
  } do {
  ^bb0(%arg6: index, %arg7: i1):
    scf.yield %arg6, %arg7 : index, i1
  } attributes {z}
  %6 = scf.while (%arg6 = %arg1) : (index) -> i1 {
    scf.condition(%arg0) %arg0 : i1
  } do {
  ^bb0(%arg6: i1):
    scf.yield %arg1 : index
  }
  scf.parallel (%arg6, %arg7) = (%arg1, %arg1) to (%arg2, %arg2) step (%arg3, %arg3) {
    "test.x"() : () -> ()
    scf.reduce 
  }
  scf.parallel (%arg6) = (%arg1) to (%arg2) step (%arg3) {
    "test.x"() : () -> ()
    scf.reduce 
  } {u}
  %7 = scf.parallel (%arg6) = (%arg1) to (%arg2) step (%arg3) init (%arg1) -> index {
    scf.reduce(%arg6 : index) {
    ^bb0(%arg7: index, %arg8: index):
      scf.reduce.return %arg7 : index
    } {h}
  }
  %8:2 = scf.parallel (%arg6) = (%arg1) to (%arg2) step (%arg3) init (%arg1, %arg0) -> (index, i1) {
    scf.reduce(%arg6, %arg0 : index, i1) {
    ^bb0(%arg7: index, %arg8: index):
      scf.reduce.return %arg7 : index
    }, {
    ^bb0(%arg7: i1, %arg8: i1):
      scf.reduce.return %arg7 : i1
    }
  }
  scf.forall (%arg6, %arg7) in (%arg1, 4) {
    "test.x"() : () -> ()
  }
  %9 = scf.forall (%arg6) in (4) shared_outs(%arg7 = %arg5) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    }
  }
  scf.forall (%arg6) in (4) {
  } {a}
  scf.index_switch %arg1 
  case 2 {
    scf.yield
  }
  case -5 {
    "test.x"() : () -> ()
    scf.yield
  }
  default {
  }
  %10 = scf.index_switch %arg1 {a} -> index 
  case 2 {
    scf.yield %arg1 : index
  }
  default {
    scf.yield %arg2 : index
  }
  scf.index_switch %arg1 
  default {
  }
  return %0 : index
}
