Block is not in a loop
^bb0:
  "test.branch"()[^bb1] : () -> ()

Block is in a loop
^bb1:  // 2 preds: ^bb0, ^bb1
  "test.branch"(%arg0)[^bb1, ^bb2] : (i1) -> ()

Block is not in a loop
^bb0:
  "test.inner"() : () -> ()

Block is not in a loop
^bb2:  // pred: ^bb1
  "test.end"() ({
    "test.inner"() : () -> ()
  }) : () -> ()

Block is not in a loop
^bb0(%arg0: i1):
  "test.region"() ({
    "test.branch"()[^bb1] : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb1
    "test.branch"(%arg0)[^bb1, ^bb2] : (i1) -> ()
  ^bb2:  // pred: ^bb1
    "test.end"() ({
      "test.inner"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "test.branch"()[^bb1] : () -> ()

Block is in a loop
^bb0:
  "test.inner"() : () -> ()

Block is in a loop
^bb1:  // 2 preds: ^bb0, ^bb1
  "test.region"() ({
    "test.inner"() : () -> ()
  }) : () -> ()
  "test.branch"()[^bb1] : () -> ()

module {
  func.func @f(%arg0: i1) {
    "test.region"() ({
      "test.branch"()[^bb1] : () -> ()
    ^bb1:  // 2 preds: ^bb0, ^bb1
      "test.branch"(%arg0)[^bb1, ^bb2] : (i1) -> ()
    ^bb2:  // pred: ^bb1
      "test.end"() ({
        "test.inner"() : () -> ()
      }) : () -> ()
    }) : () -> ()
    "test.branch"()[^bb1] : () -> ()
  ^bb1:  // 2 preds: ^bb0, ^bb1
    "test.region"() ({
      "test.inner"() : () -> ()
    }) : () -> ()
    "test.branch"()[^bb1] : () -> ()
  }
}

