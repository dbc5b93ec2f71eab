// RUN: --canonicalize --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope
// A loop that carries less: what remains is where its first value is, and without any the terminator is where the loop
// is. Dimensions that remain stay where they are.
module {
  func.func @carried(%i: index loc("i"), %j: index loc("j"), %a: f32 loc("a")) -> f32 {
    %0:2 = "scf.for"(%i, %j, %i, %a, %a) ({
    ^bb0(%x: index loc("x"), %b: f32 loc("b"), %c: f32 loc("c")):
      %z = "test.next"(%b, %c) : (f32, f32) -> f32 loc("next")
      scf.yield %b, %z : f32, f32 loc("yield")
    }) : (index, index, index, f32, f32) -> (f32, f32) loc("loop")
    %1 = "scf.for"(%i, %j, %i, %a) ({
    ^bb0(%x: index loc("x"), %b: f32 loc("b")):
      "test.op"() : () -> () loc("op")
      scf.yield %a : f32 loc("yield")
    }) : (index, index, index, f32) -> f32 loc("loop")
    return %0#1 : f32 loc("return")
  } loc("function")
  func.func @dimensions(%i: index loc("i"), %j: index loc("j"), %k: index loc("k")) {
    %c0 = arith.constant 0 : index loc("zero")
    %c1 = arith.constant 1 : index loc("one")
    "scf.parallel"(%c0, %i, %c1, %j, %c1, %k) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%x: index loc("x"), %y: index loc("y")):
      "test.op"(%x, %y) : (index, index) -> () loc("op")
      scf.reduce loc("reduce")
    }) : (index, index, index, index, index, index) -> () loc("loop")
    "scf.forall"(%i, %j, %k) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>,
        staticLowerBound = array<i64: 0, -9223372036854775808>, staticStep = array<i64: 1, -9223372036854775808>,
        staticUpperBound = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%x: index loc("x"), %y: index loc("y")):
      "test.op"(%x, %y) : (index, index) -> () loc("op")
      scf.forall.in_parallel {
      } loc("in_parallel")
    }) : (index, index, index) -> () loc("loop")
    return loc("return")
  } loc("function")
} loc("module")
