// RUN: --mlir-version=19.1 --test-scf-uplift-while-to-for
// VALIDATION: the step must be positive
// Loops that compare a carried value and add a step to it become counting loops.
func.func @uplift_while2(%arg0: index, %arg1: index, %arg2: index) -> (i32, f32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2.0 : f32
  %0:3 = scf.while (%arg4 = %c1, %arg3 = %arg0, %arg5 = %c2) : (i32, index, f32) -> (i32, index, f32) {
    %1 = arith.cmpi sgt, %arg1, %arg3 : index
    scf.condition(%1) %arg4, %arg3, %arg5 : i32, index, f32
  } do {
  ^bb0(%arg4: i32, %arg3: index, %arg5: f32):
    %1 = "test.test1"(%arg4) : (i32) -> i32
    %added = arith.addi %arg2, %arg3 : index
    %2 = "test.test2"(%arg5) : (f32) -> f32
    scf.yield %1, %added, %2 : i32, index, f32
  }
  return %0#0, %0#2 : i32, f32
}
func.func @no1(%arg0: index, %arg1: index, %arg2: index) -> index {
  %0 = scf.while (%arg3 = %arg0) : (index) -> (index) {
    %1 = arith.cmpi ult, %arg3, %arg1 : index
    scf.condition(%1) %arg3 : index
  } do {
  ^bb0(%arg3: index):
    %added = arith.addi %arg3, %arg2 : index
    scf.yield %added : index
  }
  return %0 : index
}
func.func @no2(%arg0: index, %arg1: index, %arg2: index) -> index {
  %0 = scf.while (%arg3 = %arg0) : (index) -> (index) {
    %1 = arith.cmpi slt, %arg3, %arg1 : index
    "test.foo"() : () -> ()
    scf.condition(%1) %arg3 : index
  } do {
  ^bb0(%arg3: index):
    %added = arith.addi %arg3, %arg2 : index
    scf.yield %added : index
  }
  return %0 : index
}
func.func @perm(%arg0: index, %arg1: index, %arg2: index, %x: f32) -> (f32, index) {
  %0:2 = scf.while (%arg3 = %arg0, %b = %x) : (index, f32) -> (f32, index) {
    %1 = arith.cmpi slt, %arg3, %arg1 : index
    scf.condition(%1) %b, %arg3 : f32, index
  } do {
  ^bb0(%b: f32, %arg3: index):
    %added = arith.addi %arg3, %arg2 : index
    scf.yield %added, %b : index, f32
  }
  return %0#0, %0#1 : f32, index
}
func.func @fewer(%arg0: index, %arg1: index, %arg2: index, %x: f32) {
  %0 = scf.while (%arg3 = %arg0, %b = %x) : (index, f32) -> (index) {
    %1 = arith.cmpi slt, %arg3, %arg1 : index
    scf.condition(%1) %arg3 : index
  } do {
  ^bb0(%arg3: index):
    %added = arith.addi %arg3, %arg2 : index
    scf.yield %added, %x : index, f32
  }
  return
}
func.func @inside(%arg0: index, %arg1: index, %x: f32) {
  %0 = scf.while (%arg3 = %arg0) : (index) -> (index) {
    %1 = arith.cmpi slt, %arg3, %arg1 : index
    scf.condition(%1) %arg3 : index
  } do {
  ^bb0(%arg3: index):
    %s = "test.x"() : () -> index
    %added = arith.addi %arg3, %s : index
    scf.yield %added : index
  }
  return
}
