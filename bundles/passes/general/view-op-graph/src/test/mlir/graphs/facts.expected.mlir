digraph G {
  compound = true;
  subgraph cluster_1 {
    v2 [label = " ", shape = plain];
    label = "func.func @f";
    v3 [label = "^bb0(%arg0):\ninteger-ranges: arguments = [\"any\"]\n%c1_i32 = arith.constant 1 : i32\ninteger-ranges: results = [\"[1, 1]\"]\n%c2_i32 = arith.constant 2 : i32\ninteger-ranges: results = [\"[2, 2]\"]\ncf.cond_br %arg0, ^bb1(%c1_i32 : i32), ^bb1(%c2_i32 : i32)", shape = box];
    v4 [label = "^bb1(%0):\ninteger-ranges: arguments = [\"[1, 2]\"]\nfunc.return %0 : i32", shape = box];
  }
  v3 -> v4 [label = "0", style = solid];
  v3 -> v4 [label = "1", style = solid];
}
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
        label = "func.func : ()\n\nfunction_type: (i1) -> i32\nsym_name: \"f\"\ndead-code: after = true, before = true";
        subgraph cluster_7 {
          v8 [label = " ", shape = plain];
          label = "";
          v9 [label = "arg0", shape = ellipse];
          v10 [fillcolor = "0.000000 1.0 1.0", label = "arith.constant : (i32)\n\nvalue: 1 : i32\ndead-code: after = true, before = true", shape = ellipse, style = filled];
          v11 [fillcolor = "0.000000 1.0 1.0", label = "arith.constant : (i32)\n\nvalue: 2 : i32\ndead-code: after = true, before = true", shape = ellipse, style = filled];
          v12 [fillcolor = "0.200000 1.0 1.0", label = "cf.cond_br : ()\n\noperandSegmentSizes: array<i32: 1, 1, 1>\ndead-code: after = true, before = true", shape = ellipse, style = filled];
        }
        subgraph cluster_13 {
          v14 [label = " ", shape = plain];
          label = "";
          v15 [label = "arg0", shape = ellipse];
          v16 [fillcolor = "0.400000 1.0 1.0", label = "func.return : ()\n\ndead-code: after = true, before = true", shape = ellipse, style = filled];
        }
      }
    }
  }
  v9 -> v12 [label = "0", style = solid];
  v10 -> v12 [label = "1", style = solid];
  v11 -> v12 [label = "2", style = solid];
  v15 -> v16 [label = "", style = solid];
}
module {
  func.func @f(%arg0: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    cf.cond_br %arg0, ^bb1(%c1_i32 : i32), ^bb1(%c2_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  }
}

