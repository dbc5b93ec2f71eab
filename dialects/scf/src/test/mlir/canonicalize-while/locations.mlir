// RUN: --canonicalize --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope
// Where the arguments of a loop are that carries less or has fewer results.
module {
  func.func @invariant(%i: index loc("i"), %a: f32 loc("a"), %c: i1 loc("c")) -> (index, f32) {
    %0:2 = "scf.while"(%i, %a) ({
    ^bb0(%x: index loc("x"), %y: f32 loc("y")):
      scf.condition(%c) %x, %y : index, f32 loc("condition")
    }, {
    ^bb0(%x: index loc("x after"), %y: f32 loc("y after")):
      %z = "test.op"(%x, %y) : (index, f32) -> f32 loc("op")
      scf.yield %i, %z : index, f32 loc("yield")
    }) : (index, f32) -> (index, f32) loc("loop")
    return %0#0, %0#1 : index, f32 loc("return")
  } loc("function")
  func.func @same_results(%a: f32 loc("a"), %c: i1 loc("c")) -> (f32, f32) {
    %0:2 = "scf.while"(%a) ({
    ^bb0(%y: f32 loc("y")):
      %z = "test.op"(%y) : (f32) -> f32 loc("op")
      scf.condition(%c) %z, %z : f32, f32 loc("condition")
    }, {
    ^bb0(%x: f32 loc("x after"), %y: f32 loc("y after")):
      %z = "test.op"(%x, %y) : (f32, f32) -> f32 loc("op")
      scf.yield %z : f32 loc("yield")
    }) : (f32) -> (f32, f32) loc("loop")
    return %0#0, %0#1 : f32, f32 loc("return")
  } loc("function")
  func.func @unused_argument(%i: index loc("i"), %a: f32 loc("a"), %c: i1 loc("c")) -> f32 {
    %0 = "scf.while"(%i, %a) ({
    ^bb0(%x: index loc("x"), %y: f32 loc("y")):
      scf.condition(%c) %y : f32 loc("condition")
    }, {
    ^bb0(%y: f32 loc("y after")):
      %x:2 = "test.op"(%y) : (f32) -> (index, f32) loc("op")
      scf.yield %x#0, %x#1 : index, f32 loc("yield")
    }) : (index, f32) -> f32 loc("loop")
    return %0 : f32 loc("return")
  } loc("function")
} loc("module")
