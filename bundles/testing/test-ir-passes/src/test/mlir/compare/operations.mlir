// RUN: --split-input-file --test-operations-equality
// Operations are compared with all that is inside them, and with locations if wanted.
"test.op"() ({
^bb0(%x: i32):
  %0 = "test.a"(%x) {a = 1 : i32} : (i32) -> i32
  "test.b"(%0)[^bb1] : (i32) -> ()
^bb1:
  "test.end"() : () -> ()
}) : () -> ()
"test.op"() ({
^bb0(%y: i32):
  %1 = "test.a"(%y) {a = 1 : i32} : (i32) -> i32
  "test.b"(%1)[^bb1] : (i32) -> ()
^bb1:
  "test.end"() : () -> ()
}) : () -> ()
// -----
"test.op"() ({
^bb0(%x: i32, %y: i32):
  "test.a"(%x, %y) : (i32, i32) -> ()
}) : () -> ()
"test.op"() ({
^bb0(%x: i32, %y: i32):
  "test.a"(%y, %x) : (i32, i32) -> ()
}) : () -> ()
// -----
"test.op"() {a = 1 : i32} : () -> ()
"test.op"() {a = 2 : i32} : () -> ()
// -----
"test.op"() : () -> () loc("a")
"test.op"() : () -> () loc("b")
// -----
"test.op"() {strict_loc_check} : () -> () loc("a")
"test.op"() {strict_loc_check} : () -> () loc("b")
// -----
"test.op"() {strict_loc_check} : () -> () loc("a")
"test.op"() {strict_loc_check} : () -> () loc("a")
