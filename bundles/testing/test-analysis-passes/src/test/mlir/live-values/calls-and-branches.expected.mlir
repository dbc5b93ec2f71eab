test_tag: sum:
 operand #0: not live
 operand #1: not live
 result #0: not live
test_tag: call:
 operand #0: live
 operand #1: live
 result #0: not live
 result #1: live
test_tag: dead:
 operand #0: live
 operand #1: live
 result #0: not live
test_tag: device:
 operand #0: live
 operand #1: live
 operand #2: live
test_tag: store:
 operand #0: live
 operand #1: live
test_tag: if:
 operand #0: live
test_tag: unneeded if:
 operand #0: live
 result #0: not live
test_tag: return:
 operand #0: live
module {
  func.func private @unused(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0 = arith.addi %arg1, %arg1 {tag = "sum"} : i32
    return %0, %arg0 : i32, i32
  }
  func.func @main(%arg0: i32, %arg1: i1, %arg2: memref<i32>) -> i32 {
    %0:2 = call @unused(%arg0, %arg0) {tag = "call"} : (i32, i32) -> (i32, i32)
    %1 = arith.muli %arg0, %arg0 {tag = "dead"} : i32
    test.call_on_device @unused(%arg0, %arg0), %arg1 {tag = "device"} : (i32, i32, i1) -> ()
    scf.if %arg1 {
      memref.store %0#1, %arg2[] {tag = "store"} : memref<i32>
    } {tag = "if"}
    %2 = scf.if %arg1 -> (i32) {
      scf.yield %1 : i32
    } else {
      scf.yield %arg0 : i32
    } {tag = "unneeded if"}
    return {tag = "return"} %0#1 : i32
  }
}

