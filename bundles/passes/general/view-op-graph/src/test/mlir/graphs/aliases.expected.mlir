digraph G {
  compound = true;
  subgraph cluster_1 {
    v2 [label = " ", shape = plain];
    label = "func.func @f";
    v3 [label = "%arg2\nin func.func", shape = box];
    v4 [label = "%1\nin func.func", shape = ellipse];
    v5 [label = "%alloc\nmemref.alloc", shape = box];
    v6 [label = "%subview\nmemref.subview", shape = ellipse];
    v7 [label = "%0\nscf.for", shape = ellipse];
    v8 [label = "%arg4\nin scf.for", shape = ellipse];
    v9 [label = "%2\nscf.if", shape = ellipse];
  }
  v3 -> v4 [label = "", style = solid];
  v7 -> v4 [label = "", style = solid];
  v5 -> v6 [label = "", style = solid];
  v5 -> v7 [label = "", style = solid];
  v9 -> v7 [label = "", style = solid];
  v5 -> v8 [label = "", style = solid];
  v9 -> v8 [label = "", style = solid];
  v8 -> v9 [label = "", style = solid];
  v3 -> v9 [label = "", style = solid];
}
module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: memref<8xf32>) -> memref<8xf32> {
    %alloc = memref.alloc() : memref<8xf32>
    %subview = memref.subview %alloc[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
    %0 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %alloc) -> (memref<8xf32>) {
      %2 = scf.if %arg0 -> (memref<8xf32>) {
        scf.yield %arg4 : memref<8xf32>
      } else {
        scf.yield %arg2 : memref<8xf32>
      }
      scf.yield %2 : memref<8xf32>
    }
    cf.cond_br %arg0, ^bb1(%0 : memref<8xf32>), ^bb1(%arg2 : memref<8xf32>)
  ^bb1(%1: memref<8xf32>):  // 2 preds: ^bb0, ^bb0
    return %1 : memref<8xf32>
  }
}

