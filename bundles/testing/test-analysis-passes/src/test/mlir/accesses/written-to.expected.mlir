test_tag: br:
 operand #0: [brancharg0]
 operand #1: [a]
 operand #2: [b]
test_tag: b1:
 operand #0: [a]
test_tag: b2:
 operand #0: [b]
test_tag: ret:
 operand #0: []
test_tag: k:
 result #0: [b]
test_tag: call:
 operand #0: []
 operand #1: [brancharg0]
 operand #2: [b]
 result #0: [extc c]
test_tag: st:
 operand #0: [extc c]
 operand #1: []
test_tag: ext:
 operand #0: [extc c]
 result #0: []
test_tag: c1:
 result #0: [d]
test_tag: c2:
 result #0: [d]
test_tag: y1:
 operand #0: [d]
test_tag: if:
 operand #0: [brancharg0]
 result #0: [d]
test_tag: n:
 operand #0: [d]
 operand #1: [d]
 result #0: [d]
test_tag: for:
 operand #0: [brancharg0 brancharg1 brancharg2]
 operand #1: [brancharg0 brancharg1 brancharg2]
 operand #2: [brancharg0 brancharg1 brancharg2]
 operand #3: [d]
 result #0: []
test_tag: load:
 operand #0: [l]
 result #0: [l]
module {
  func.func @br(%arg0: memref<i32>, %arg1: i1, %arg2: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    cf.cond_br %arg1, ^bb1(%c1_i32 : i32), ^bb2(%arg2 : i32) {tag = "br"}
  ^bb1(%0: i32):  // pred: ^bb0
    memref.store %0, %arg0[] {tag_name = "a"} : memref<i32>
    cf.br ^bb3(%0 : i32) {tag = "b1"}
  ^bb2(%1: i32):  // pred: ^bb0
    memref.store %1, %arg0[] {tag_name = "b"} : memref<i32>
    cf.br ^bb3(%1 : i32) {tag = "b2"}
  ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
    return {tag = "ret"} %2 : i32
  }
  func.func @call(%arg0: memref<i32>, %arg1: i1) -> i32 {
    %c1_i32 = arith.constant {tag = "k"} 1 : i32
    %0 = call @br(%arg0, %arg1, %c1_i32) {tag = "call"} : (memref<i32>, i1, i32) -> i32
    memref.store %0, %arg0[] {tag = "st", tag_name = "c"} : memref<i32>
    %1 = call @ext(%0) {tag = "ext", tag_name = "extc"} : (i32) -> i32
    return %1 : i32
  }
  func.func private @ext(i32) -> i32
  func.func @reg(%arg0: memref<i32>, %arg1: i1, %arg2: index) -> i32 {
    %c1_i32 = arith.constant {tag = "c1"} 1 : i32
    %c2_i32 = arith.constant {tag = "c2"} 2 : i32
    %0 = scf.if %arg1 -> (i32) {
      scf.yield {tag = "y1"} %c1_i32 : i32
    } else {
      scf.yield %c2_i32 : i32
    } {tag = "if"}
    %1 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %0) -> (i32) {
      %3 = arith.addi %arg4, %c2_i32 {tag = "n"} : i32
      memref.store %3, %arg0[] {tag_name = "d"} : memref<i32>
      scf.yield %3 : i32
    } {tag = "for"}
    %2 = memref.load %arg0[] {tag = "load"} : memref<i32>
    memref.store %2, %arg0[] {tag_name = "l"} : memref<i32>
    "test.unk"(%2) {tag_name = "unk"} : (i32) -> ()
    return %1 : i32
  }
}

