test.op with attr {} compares equals.
module {
  "test.op"() ({
  ^bb0(%arg0: i32):
    %0 = "test.a"(%arg0) {a = 1 : i32} : (i32) -> i32
    "test.b"(%0)[^bb1] : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "test.end"() : () -> ()
  }) : () -> ()
  "test.op"() ({
  ^bb0(%arg0: i32):
    %0 = "test.a"(%arg0) {a = 1 : i32} : (i32) -> i32
    "test.b"(%0)[^bb1] : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "test.end"() : () -> ()
  }) : () -> ()
}

// -----
test.op with attr {} compares NOT equals!
module {
  "test.op"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    "test.a"(%arg0, %arg1) : (i32, i32) -> ()
  }) : () -> ()
  "test.op"() ({
  ^bb0(%arg0: i32, %arg1: i32):
    "test.a"(%arg1, %arg0) : (i32, i32) -> ()
  }) : () -> ()
}

// -----
test.op with attr {a = 1 : i32} compares NOT equals!
module {
  "test.op"() {a = 1 : i32} : () -> ()
  "test.op"() {a = 2 : i32} : () -> ()
}

// -----
test.op with attr {} compares equals.
module {
  "test.op"() : () -> ()
  "test.op"() : () -> ()
}

// -----
test.op with attr {strict_loc_check} compares NOT equals!
module {
  "test.op"() {strict_loc_check} : () -> ()
  "test.op"() {strict_loc_check} : () -> ()
}

// -----
test.op with attr {strict_loc_check} compares equals.
module {
  "test.op"() {strict_loc_check} : () -> ()
  "test.op"() {strict_loc_check} : () -> ()
}

