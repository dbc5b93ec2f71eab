// RUN: --mlir-version=19.1 --test-liveness-analysis
// Live: used by an operation with effects, or needed for a value that is; arguments of private functions only if used.
func.func private @unused(%a: i32, %b: i32) -> (i32, i32) {
  %sum = arith.addi %b, %b {tag = "sum"} : i32
  return %sum, %a : i32, i32
}

func.func @main(%a: i32, %c: i1, %m: memref<i32>) -> i32 {
  %0:2 = func.call @unused(%a, %a) {tag = "call"} : (i32, i32) -> (i32, i32)
  %dead = arith.muli %a, %a {tag = "dead"} : i32
  test.call_on_device @unused(%a, %a), %c {tag = "device"} : (i32, i32, i1) -> ()
  scf.if %c {
    memref.store %0#1, %m[] {tag = "store"} : memref<i32>
  } {tag = "if"}
  %x = scf.if %c -> i32 {
    scf.yield %dead : i32
  } else {
    scf.yield %a : i32
  } {tag = "unneeded if"}
  return {tag = "return"} %0#1 : i32
}
