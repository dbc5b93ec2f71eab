// RUN: --allow-unregistered-dialect --cse --canonicalize

// The one block of a region of an operation that nobody defines may be a graph: values are used before they are
// defined, also from regions inside it, and what was used already stays where it is.
func.func @before_definition(%x: i32) {
  "t.graph"() ({
    %0 = arith.addi %1, %x : i32
    %1 = arith.addi %0, %x : i32
    %2 = arith.muli %x, %x : i32
    %3 = arith.muli %x, %x : i32
    "t.use"(%2, %3, %4) : (i32, i32, i32) -> ()
    %4 = arith.muli %x, %x : i32
    %5 = arith.subi %6, %x : i32
    "t.use"(%5) : (i32) -> ()
    %6 = arith.addi %x, %x : i32
    %7 = arith.subi %6, %x : i32
    "t.use"(%7) : (i32) -> ()
    "t.inner"() ({
      "t.use"(%8, %9) : (i32, i32) -> ()
      %8 = arith.constant 3 : i32
    }) : () -> ()
    %9 = "t.itself"(%9) : (i32) -> i32
  }) : () -> ()
  return
}

// Several blocks are control flow.
func.func @blocks(%x: i32) {
  "t.flow"() ({
    %0 = arith.addi %x, %x : i32
    "t.use"(%0) : (i32) -> ()
    "t.br"() [^bb1, ^bb2] : () -> ()
  ^bb1:
    %1 = arith.addi %x, %x : i32
    "t.use"(%1) : (i32) -> ()
    "t.br"() [^bb2] : () -> ()
  ^bb2:
    %2 = arith.addi %x, %x : i32
    "t.use"(%2) : (i32) -> ()
    "t.end"() : () -> ()
  }) : () -> ()
  return
}
