digraph G {
  compound = true;
  subgraph cluster_1 {
    v2 [label = " ", shape = plain];
    label = "func.func : ()\n\nfunction_type: (i32) -> i32\nsym_name: \"f\"";
    subgraph cluster_3 {
      v4 [label = " ", shape = plain];
      label = "";
      v5 [label = "arg0", shape = ellipse];
      v6 [fillcolor = "0.000000 1.0 1.0", label = "func.return : ()\n", shape = ellipse, style = filled];
    }
  }
  v5 -> v6 [label = "", style = solid];
}
digraph G {
  compound = true;
  subgraph cluster_1 {
    v2 [label = " ", shape = plain];
    label = "func.func : ()\n\nfunction_type: (i32) -> i32\nsym_name: \"g\"";
    subgraph cluster_3 {
      v4 [label = " ", shape = plain];
      label = "";
      v5 [label = "arg0", shape = ellipse];
      v6 [fillcolor = "0.000000 1.0 1.0", label = "func.return : ()\n", shape = ellipse, style = filled];
    }
  }
  v5 -> v6 [label = "", style = solid];
}
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @g(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

