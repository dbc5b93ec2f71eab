Op pre-order visits
Visiting op 'builtin.module'
Visiting op 'func.func'
Visiting op 'func.func'
Visiting op 'test.outer'
Visiting op 'test.source'
Visiting op 'test.branch'
Visiting op 'test.nested'
Visiting op 'test.leaf'
Visiting op 'test.branch'
Visiting op 'test.end'
Visiting op 'test.branch'
Visiting op 'func.return'
Block pre-order visits
Visiting block ^bb0 from region 0 from operation 'builtin.module'
Visiting block ^bb0 from region 0 from operation 'func.func'
Visiting block ^bb0 from region 0 from operation 'test.outer'
Visiting block ^bb1 from region 0 from operation 'test.outer'
Visiting block ^bb0 from region 0 from operation 'test.nested'
Visiting block ^bb2 from region 0 from operation 'test.outer'
Visiting block ^bb3 from region 0 from operation 'test.outer'
Region pre-order visits
Visiting region 0 from operation 'builtin.module'
Visiting region 0 from operation 'func.func'
Visiting region 0 from operation 'func.func'
Visiting region 0 from operation 'test.outer'
Visiting region 0 from operation 'test.nested'
Visiting region 1 from operation 'test.nested'
Op post-order visits
Visiting op 'func.func'
Visiting op 'test.source'
Visiting op 'test.branch'
Visiting op 'test.leaf'
Visiting op 'test.nested'
Visiting op 'test.branch'
Visiting op 'test.end'
Visiting op 'test.branch'
Visiting op 'test.outer'
Visiting op 'func.return'
Visiting op 'func.func'
Visiting op 'builtin.module'
Block post-order visits
Visiting block ^bb0 from region 0 from operation 'test.outer'
Visiting block ^bb0 from region 0 from operation 'test.nested'
Visiting block ^bb1 from region 0 from operation 'test.outer'
Visiting block ^bb2 from region 0 from operation 'test.outer'
Visiting block ^bb3 from region 0 from operation 'test.outer'
Visiting block ^bb0 from region 0 from operation 'func.func'
Visiting block ^bb0 from region 0 from operation 'builtin.module'
Region post-order visits
Visiting region 0 from operation 'func.func'
Visiting region 0 from operation 'test.nested'
Visiting region 1 from operation 'test.nested'
Visiting region 0 from operation 'test.outer'
Visiting region 0 from operation 'func.func'
Visiting region 0 from operation 'builtin.module'
Op reverse post-order visits
Visiting op 'func.return'
Visiting op 'test.branch'
Visiting op 'test.end'
Visiting op 'test.branch'
Visiting op 'test.leaf'
Visiting op 'test.nested'
Visiting op 'test.branch'
Visiting op 'test.source'
Visiting op 'test.outer'
Visiting op 'func.func'
Visiting op 'func.func'
Visiting op 'builtin.module'
Block reverse post-order visits
Visiting block ^bb3 from region 0 from operation 'test.outer'
Visiting block ^bb2 from region 0 from operation 'test.outer'
Visiting block ^bb0 from region 0 from operation 'test.nested'
Visiting block ^bb1 from region 0 from operation 'test.outer'
Visiting block ^bb0 from region 0 from operation 'test.outer'
Visiting block ^bb0 from region 0 from operation 'func.func'
Visiting block ^bb0 from region 0 from operation 'builtin.module'
Region reverse post-order visits
Visiting region 1 from operation 'test.nested'
Visiting region 0 from operation 'test.nested'
Visiting region 0 from operation 'test.outer'
Visiting region 0 from operation 'func.func'
Visiting region 0 from operation 'func.func'
Visiting region 0 from operation 'builtin.module'
Op forward dominance post-order visits
Visiting op 'func.func'
Block forward dominance post-order visits
Region forward dominance post-order visits
Visiting region 0 from operation 'func.func'
Op reverse dominance post-order visits
Visiting op 'func.func'
Block reverse dominance post-order visits
Region reverse dominance post-order visits
Visiting region 0 from operation 'func.func'
Op forward dominance post-order visits
Visiting op 'test.source'
Visiting op 'test.branch'
Visiting op 'test.end'
Visiting op 'test.leaf'
Visiting op 'test.nested'
Visiting op 'test.branch'
Visiting op 'test.outer'
Visiting op 'func.return'
Visiting op 'func.func'
Block forward dominance post-order visits
Visiting block ^bb0 from region 0 from operation 'test.outer'
Visiting block ^bb2 from region 0 from operation 'test.outer'
Visiting block ^bb0 from region 0 from operation 'test.nested'
Visiting block ^bb1 from region 0 from operation 'test.outer'
Visiting block ^bb0 from region 0 from operation 'func.func'
Region forward dominance post-order visits
Visiting region 0 from operation 'test.nested'
Visiting region 1 from operation 'test.nested'
Visiting region 0 from operation 'test.outer'
Visiting region 0 from operation 'func.func'
Op reverse dominance post-order visits
Visiting op 'func.return'
Visiting op 'test.end'
Visiting op 'test.branch'
Visiting op 'test.leaf'
Visiting op 'test.nested'
Visiting op 'test.branch'
Visiting op 'test.source'
Visiting op 'test.outer'
Visiting op 'func.func'
Block reverse dominance post-order visits
Visiting block ^bb2 from region 0 from operation 'test.outer'
Visiting block ^bb0 from region 0 from operation 'test.nested'
Visiting block ^bb1 from region 0 from operation 'test.outer'
Visiting block ^bb0 from region 0 from operation 'test.outer'
Visiting block ^bb0 from region 0 from operation 'func.func'
Region reverse dominance post-order visits
Visiting region 1 from operation 'test.nested'
Visiting region 0 from operation 'test.nested'
Visiting region 0 from operation 'test.outer'
Visiting region 0 from operation 'func.func'
Invoke block pre-order visits on blocks
Visiting block ^bb0 from region 0 from operation 'test.outer'
Visiting block ^bb1 from region 0 from operation 'test.outer'
Visiting block ^bb0 from region 0 from operation 'test.nested'
Visiting block ^bb2 from region 0 from operation 'test.outer'
Visiting block ^bb3 from region 0 from operation 'test.outer'
Invoke block post-order visits on blocks
Visiting block ^bb0 from region 0 from operation 'test.outer'
Visiting block ^bb0 from region 0 from operation 'test.nested'
Visiting block ^bb1 from region 0 from operation 'test.outer'
Visiting block ^bb2 from region 0 from operation 'test.outer'
Visiting block ^bb3 from region 0 from operation 'test.outer'
Invoke region pre-order visits on region
Visiting region 0 from operation 'test.outer'
Visiting region 0 from operation 'test.nested'
Visiting region 1 from operation 'test.nested'
Invoke region post-order visits on region
Visiting region 0 from operation 'test.nested'
Visiting region 1 from operation 'test.nested'
Visiting region 0 from operation 'test.outer'
Op pre-order erasures (skip)
Erasing op 'test.outer'
Erasing op 'func.return'
Block pre-order erasures (skip)
Erasing block ^bb0 from region 0 from operation 'test.outer'
Erasing block ^bb0 from region 0 from operation 'test.outer'
Erasing block ^bb0 from region 0 from operation 'test.outer'
Cannot erase block ^bb0 from region 0 from operation 'test.outer', still has uses
Op post-order erasures (skip)
Erasing op 'test.source'
Erasing op 'test.branch'
Erasing op 'test.leaf'
Erasing op 'test.nested'
Erasing op 'test.branch'
Erasing op 'test.end'
Erasing op 'test.branch'
Erasing op 'test.outer'
Erasing op 'func.return'
Block post-order erasures (skip)
Erasing block ^bb0 from region 0 from operation 'test.outer'
Erasing block ^bb0 from region 0 from operation 'test.nested'
Erasing block ^bb0 from region 0 from operation 'test.outer'
Erasing block ^bb0 from region 0 from operation 'test.outer'
Cannot erase block ^bb0 from region 0 from operation 'test.outer', still has uses
Op post-order erasures (no skip)
Erasing op 'func.func'
Erasing op 'test.source'
Erasing op 'test.branch'
Erasing op 'test.leaf'
Erasing op 'test.nested'
Erasing op 'test.branch'
Erasing op 'test.end'
Erasing op 'test.branch'
Erasing op 'test.outer'
Erasing op 'func.return'
Erasing op 'func.func'
Erasing op 'builtin.module'
Block post-order erasures (no skip)
Erasing block ^bb0 from region 0 from operation 'test.outer'
Erasing block ^bb0 from region 0 from operation 'test.nested'
Erasing block ^bb0 from region 0 from operation 'test.outer'
Erasing block ^bb0 from region 0 from operation 'test.outer'
Cannot erase block ^bb0 from region 0 from operation 'test.outer', still has uses
Erasing block ^bb0 from region 0 from operation 'func.func'
Erasing block ^bb0 from region 0 from operation 'builtin.module'
module {
  func.func private @declared()
  func.func @walked() {
    "test.outer"() ({
      %0 = "test.source"() : () -> i1
      "test.branch"(%0)[^bb2, ^bb1] : (i1) -> ()
    ^bb1:  // pred: ^bb0
      "test.nested"() ({
        "test.leaf"() : () -> ()
      }, {
      }) : () -> ()
      "test.branch"()[^bb2] : () -> ()
    ^bb2:  // 2 preds: ^bb0, ^bb1
      "test.end"() : () -> ()
    ^bb3:  // pred: ^bb3
      "test.branch"()[^bb3] : () -> ()
    }) {walk_blocks, walk_regions} : () -> ()
    return
  }
}

