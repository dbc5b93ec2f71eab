both:
 region #0
  ^bb0 = live
  ^bb1 = live
   from ^bb0 = live
  ^bb2 = live
   from ^bb0 = live
op_preds: (all) predecessors:
  %0 = func.call @both(%arg0) {tag = "call"} : (i1) -> i32

declared:
 region #0
op_preds: (all) predecessors:

call:
op_preds: (all) predecessors:
  func.return {first} %c0_i32 : i32
  func.return {second} %c0_i32 : i32

unknown:
op_preds: predecessors:

never:
if:
 region #0
  ^bb0 = dead
 region #1
  ^bb0 = live
region_preds: (all) predecessors:
  scf.if %false {
  %2 = func.call @both(%arg0) {tag = "never"} : (i1) -> i32
} else {
} {tag = "if"}

op_preds: (all) predecessors:
  scf.yield

for:
 region #0
  ^bb0 = live
region_preds: (all) predecessors:
  scf.for %arg3 = %arg1 to %arg1 step %arg1 {
  cf.assert %arg0, "c"
} {tag = "for"}
  scf.yield

op_preds: (all) predecessors:
  scf.for %arg3 = %arg1 to %arg1 step %arg1 {
  cf.assert %arg0, "c"
} {tag = "for"}
  scf.yield

unknown region:
 region #0
  ^bb0 = live
main:
 region #0
  ^bb0 = live
  ^bb1 = dead
   from ^bb0 = dead
  ^bb2 = live
   from ^bb1 = dead
   from ^bb0 = live
op_preds: predecessors:

module {
  func.func private @both(%arg0: i1) -> i32 attributes {tag = "both"} {
    %c0_i32 = arith.constant 0 : i32
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return {first} %c0_i32 : i32
  ^bb2:  // pred: ^bb0
    return {second} %c0_i32 : i32
  }
  func.func private @declared(i32) -> i32 attributes {tag = "declared"}
  func.func @main(%arg0: i1, %arg1: index, %arg2: i32) attributes {tag = "main"} {
    %false = arith.constant false
    %0 = call @both(%arg0) {tag = "call"} : (i1) -> i32
    %1 = call @declared(%arg2) {tag = "unknown"} : (i32) -> i32
    scf.if %false {
      %2 = func.call @both(%arg0) {tag = "never"} : (i1) -> i32
    } else {
    } {tag = "if"}
    scf.for %arg3 = %arg1 to %arg1 step %arg1 {
      cf.assert %arg0, "c"
    } {tag = "for"}
    "test.unknown"() ({
      "test.end"() : () -> ()
    }) {tag = "unknown region"} : () -> ()
    cf.cond_br %false, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}

