digraph G {
  compound = true;
  subgraph cluster_1 {
    v2 [label = " ", shape = plain];
    label = "builtin.module : ()\n";
    subgraph cluster_3 {
      v4 [label = " ", shape = plain];
      label = "";
      v5 [fillcolor = "0.000000 1.0 1.0", label = "foo.early : (i32)\n", shape = ellipse, style = filled];
      subgraph cluster_6 {
        v7 [label = " ", shape = plain];
        label = "foo.late : (i32)\n";
        subgraph cluster_8 {
          v9 [label = " ", shape = plain];
          label = "";
          v10 [fillcolor = "0.200000 1.0 1.0", label = "foo.inner : ()\n", shape = ellipse, style = filled];
        }
      }
      v11 [fillcolor = "0.600000 1.0 1.0", label = "foo.self : (i32)\n", shape = ellipse, style = filled];
    }
  }
  v7 -> v5 [ltail = cluster_6, style = solid];
  v7 -> v10 [ltail = cluster_6, style = solid];
  v5 -> v10 [label = "1", style = solid];
  v5 -> v7 [lhead = cluster_6, style = solid];
  v11 -> v11 [label = "", style = solid];
}
module {
  %0 = "foo.early"(%1) : (i32) -> i32
  %1 = "foo.late"(%0) ({
    "foo.inner"(%1, %0) : (i32, i32) -> ()
  }) : (i32) -> i32
  %2 = "foo.self"(%2) : (i32) -> i32
}

