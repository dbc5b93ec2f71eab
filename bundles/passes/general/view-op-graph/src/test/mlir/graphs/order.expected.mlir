digraph G {
  compound = true;
  subgraph cluster_1 {
    v2 [label = " ", shape = plain];
    label = "builtin.module : ()\n";
    subgraph cluster_3 {
      v4 [label = " ", shape = plain];
      label = "";
      subgraph cluster_5 {
        v6 [label = " ", shape = plain];
        label = "func.func : ()\n\nfunction_type: (i1, index) -> index\nsym_name: \"f\"";
        subgraph cluster_7 {
          v8 [label = " ", shape = plain];
          label = "";
          v9 [label = "arg0", shape = ellipse];
          v10 [label = "arg1", shape = ellipse];
          v11 [fillcolor = "0.000000 1.0 1.0", label = "arith.constant : (tensor<17xi32>)\n\nvalue: [...] : tensor<17xi32>", shape = ellipse, style = filled];
          v12 [fillcolor = "0.000000 1.0 1.0", label = "arith.constant : (tensor<200xi8>)\n\nvalue: dense<0> : tensor<200xi8>", shape = ellipse, style = filled];
          subgraph cluster_13 {
            v14 [label = " ", shape = plain];
            label = "scf.for : (index, index)\n";
            subgraph cluster_15 {
              v16 [label = " ", shape = plain];
              label = "";
              v17 [label = "arg0", shape = ellipse];
              v18 [label = "arg1", shape = ellipse];
              v19 [label = "arg2", shape = ellipse];
              v20 [fillcolor = "0.125000 1.0 1.0", label = "arith.addi : (index)\n\nnote: \"quoted \\22 and \\\\ t...\noverflowFlags: #arith.overflow<none...", shape = ellipse, style = filled];
              v21 [fillcolor = "0.250000 1.0 1.0", label = "scf.yield : ()\n", shape = ellipse, style = filled];
            }
          }
          v22 [fillcolor = "0.500000 1.0 1.0", label = "cf.cond_br : ()\n\noperandSegmentSizes: array<i32: 1, 1, 1>", shape = ellipse, style = filled];
        }
        subgraph cluster_23 {
          v24 [label = " ", shape = plain];
          label = "";
          v25 [label = "arg0", shape = ellipse];
          v26 [fillcolor = "0.625000 1.0 1.0", label = "func.return : ()\n", shape = ellipse, style = filled];
        }
      }
      subgraph cluster_27 {
        v28 [label = " ", shape = plain];
        label = "func.func : ()\n\nfunction_type: (memref<4xf32>) -> (...\nsym_name: \"declaration\"\nsym_visibility: \"private\"";
      }
    }
  }
  v11 -> v12 [label = "", style = dashed];
  v20 -> v21 [label = "", style = dashed];
  v12 -> v14 [lhead = cluster_13, style = dashed];
  v14 -> v22 [ltail = cluster_13, style = dashed];
  v6 -> v28 [lhead = cluster_27, ltail = cluster_5, style = dashed];
  v18 -> v20 [label = "0", style = solid];
  v17 -> v20 [label = "1", style = solid];
  v20 -> v21 [label = "0", style = solid];
  v18 -> v21 [label = "1", style = solid];
  v10 -> v14 [lhead = cluster_13, style = solid];
  v10 -> v14 [lhead = cluster_13, style = solid];
  v10 -> v14 [lhead = cluster_13, style = solid];
  v10 -> v14 [lhead = cluster_13, style = solid];
  v10 -> v14 [lhead = cluster_13, style = solid];
  v9 -> v22 [label = "0", style = solid];
  v14 -> v22 [ltail = cluster_13, style = solid];
  v10 -> v22 [label = "2", style = solid];
  v25 -> v26 [label = "", style = solid];
}
module {
  func.func @f(%arg0: i1, %arg1: index) -> index {
    %cst = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi32>
    %cst_0 = arith.constant dense<0> : tensor<200xi8>
    %0:2 = scf.for %arg2 = %arg1 to %arg1 step %arg1 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (index, index) {
      %2 = arith.addi %arg3, %arg2 {note = "quoted \22 and \\ text"} : index
      scf.yield %2, %arg3 : index, index
    }
    cf.cond_br %arg0, ^bb1(%0#1 : index), ^bb1(%arg1 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb0
    return %1 : index
  }
  func.func private @declaration(memref<4xf32>)
}

