// RUN: --test-block-is-in-loop
// Blocks in loops of blocks and of operations.
func.func @f(%c: i1) {
  "test.region"() ({
    "test.branch"()[^bb1] : () -> ()
  ^bb1:
    "test.branch"(%c)[^bb1, ^bb2] : (i1) -> ()
  ^bb2:
    "test.end"() ({
      "test.inner"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "test.branch"()[^bb1] : () -> ()
^bb1:
  "test.region"() ({
    "test.inner"() : () -> ()
  }) : () -> ()
  "test.branch"()[^bb1] : () -> ()
}
