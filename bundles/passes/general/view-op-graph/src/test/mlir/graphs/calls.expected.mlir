digraph G {
  compound = true;
  subgraph cluster_1 {
    v2 [label = " ", shape = plain];
    label = "call each other";
    v3 [label = "func.func @odd", shape = box];
    v4 [label = "func.func @even", shape = box];
  }
  v5 [label = "func.func @self", shape = box];
  v6 [label = "func.func @main", shape = box];
  v7 [label = "func.func @main", shape = box];
  v8 [label = "unknown", shape = ellipse];
  v4 -> v3 [label = "", style = solid];
  v3 -> v4 [label = "", style = solid];
  v5 -> v5 [label = "", style = solid];
  v6 -> v4 [label = "", style = solid];
  v6 -> v5 [label = "", style = solid];
  v6 -> v8 [label = "", style = solid];
}
module {
  func.func private @declared(i32)
  func.func @even(%arg0: i32) -> i1 {
    %0 = call @odd(%arg0) : (i32) -> i1
    return %0 : i1
  }
  func.func @odd(%arg0: i32) -> i1 {
    %0 = call @even(%arg0) : (i32) -> i1
    return %0 : i1
  }
  func.func private @self(%arg0: i32) {
    call @self(%arg0) : (i32) -> ()
    call @self(%arg0) : (i32) -> ()
    return
  }
  func.func @main(%arg0: (i32) -> ()) {
    %c1_i32 = arith.constant 1 : i32
    %0 = call @even(%c1_i32) : (i32) -> i1
    call @self(%c1_i32) : (i32) -> ()
    call @declared(%c1_i32) : (i32) -> ()
    call_indirect %arg0(%c1_i32) : (i32) -> ()
    return
  }
  module @inner {
    func.func @main() {
      return
    }
  }
}

