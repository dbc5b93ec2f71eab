// RUN: --test-scf-uplift-while-to-for
// REFERENCE: takes the value in the last iteration for the value after the loop, which is one step more
// VALIDATION: the step must be positive
func.func @uplift_while(%arg0: index, %arg1: index, %arg2: index) -> index {
  %0 = scf.while (%arg3 = %arg0) : (index) -> (index) {
    %1 = arith.cmpi slt, %arg3, %arg1 : index
    scf.condition(%1) %arg3 : index
  } do {
  ^bb0(%arg3: index):
    "test.test1"(%arg3) : (index) -> ()
    %added = arith.addi %arg3, %arg2 : index
    "test.test2"(%added) : (index) -> ()
    scf.yield %added : index
  }
  return %0 : index
}
func.func @i64(%arg0: i64, %arg1: i64, %arg2: i64) -> (i64) {
  %0 = scf.while (%arg3 = %arg0) : (i64) -> (i64) {
    %1 = arith.cmpi slt, %arg3, %arg1 : i64
    scf.condition(%1) %arg3 : i64
  } do {
  ^bb0(%arg3: i64):
    %added = arith.addi %arg3, %arg2 : i64
    scf.yield %added : i64
  }
  return %0 : i64
}
