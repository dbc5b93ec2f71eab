// RUN: --mlir-version=19.1 --test-dead-code-analysis 2>&1
// Executable blocks and edges, and the operations from which control arrives.
func.func private @both(%c: i1) -> i32 attributes {tag = "both"} {
  %0 = arith.constant 0 : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return {first} %0 : i32
^bb2:
  return {second} %0 : i32
}

func.func private @declared(i32) -> i32 attributes {tag = "declared"}

func.func @main(%c: i1, %n: index, %x: i32) attributes {tag = "main"} {
  %false = arith.constant false
  %0 = func.call @both(%c) {tag = "call"} : (i1) -> i32
  %1 = func.call @declared(%x) {tag = "unknown"} : (i32) -> i32
  scf.if %false {
    %2 = func.call @both(%c) {tag = "never"} : (i1) -> i32
  } else {
  } {tag = "if"}
  scf.for %i = %n to %n step %n {
    cf.assert %c, "c"
  } {tag = "for"}
  "test.unknown"() ({
    "test.end"() : () -> ()
  }) {tag = "unknown region"} : () -> ()
  cf.cond_br %false, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}
