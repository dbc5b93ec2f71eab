digraph G {
  compound = true;
  subgraph cluster_1 {
    v2 [label = " ", shape = plain];
    label = "func.func @f";
    v3 [label = "^bb0(%arg0, %arg1):", shape = box];
    v4 [label = "^bb1(%0):", shape = box];
    v5 [label = "^bb2(%2):", shape = box];
    subgraph cluster_6 {
      v7 [label = " ", shape = plain];
      label = "scf.for";
      v8 [label = "^bb0(%arg2, %arg3):", shape = box];
      subgraph cluster_9 {
        v10 [label = " ", shape = plain];
        label = "scf.if";
        v11 [label = "^bb0:", shape = box];
      }
    }
  }
  subgraph cluster_12 {
    v13 [label = " ", shape = plain];
    label = "func.func @declaration";
  }
  v3 -> v4 [label = "0", style = solid];
  v3 -> v5 [label = "1", style = solid];
  v4 -> v8 [label = "", style = dashed];
  v8 -> v4 [label = "", style = dashed];
  v8 -> v11 [label = "", style = dashed];
  v11 -> v8 [label = "", style = dashed];
  v4 -> v4 [label = "0", style = solid];
  v4 -> v5 [label = "1", style = solid];
}
module {
  func.func @f(%arg0: i1, %arg1: index) -> index {
    cf.cond_br %arg0, ^bb1(%arg1 : index), ^bb2(%arg1 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb1
    %1 = scf.for %arg2 = %arg1 to %0 step %arg1 iter_args(%arg3 = %0) -> (index) {
      scf.if %arg0 {
      }
      scf.yield %arg3 : index
    }
    cf.cond_br %arg0, ^bb1(%1 : index), ^bb2(%1 : index)
  ^bb2(%2: index):  // 2 preds: ^bb0, ^bb1
    return %2 : index
  }
  func.func private @declaration(index)
}

