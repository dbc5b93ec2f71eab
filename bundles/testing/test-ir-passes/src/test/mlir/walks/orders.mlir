// RUN: --test-ir-visitors
// Walks in all orders, and walks that erase.
func.func private @declared()
func.func @walked() {
  "test.outer"() ({
    %c = "test.source"() : () -> i1
    "test.branch"(%c)[^bb2, ^bb1] : (i1) -> ()
  ^bb1:
    "test.nested"() ({
      "test.leaf"() : () -> ()
    }, {}) : () -> ()
    "test.branch"()[^bb2] : () -> ()
  ^bb2:
    "test.end"() : () -> ()
  ^bb3:
    "test.branch"()[^bb3] : () -> ()
  }) {walk_blocks, walk_regions} : () -> ()
  return
}
