module {
  func.func private @ext(memref<f32>)
  func.func @e2(%arg0: memref<f32>, %arg1: i1) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["l", "call"]]} : memref<f32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = memref.load %arg0[] {name = "l", next_access = ["unknown"]} : memref<f32>
    return
  ^bb2:  // pred: ^bb0
    call @ext(%arg0) {name = "call", next_access = [["l2"]]} : (memref<f32>) -> ()
    %2 = memref.load %arg0[] {name = "l2", next_access = ["unknown"]} : memref<f32>
    return
  }
}

// -----
module {
  func.func private @a(%arg0: memref<f32>) {
    %0 = memref.load %arg0[] {name = "a", next_access = [["b"]]} : memref<f32>
    call @b(%arg0) {name = "callb", next_access = [["mid"]]} : (memref<f32>) -> ()
    return
  }
  func.func private @b(%arg0: memref<f32>) {
    %0 = memref.load %arg0[] {name = "b", next_access = [["post", "mid"]]} : memref<f32>
    return
  }
  func.func @main(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: i1) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["a"]]} : memref<f32>
    call @a(%arg0) {name = "calla", next_access = [["mid"]]} : (memref<f32>) -> ()
    %1 = memref.load %arg0[] {name = "mid", next_access = [["b"]]} : memref<f32>
    call @b(%arg0) {name = "callb", next_access = [["post"]]} : (memref<f32>) -> ()
    %2 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @main2(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: i1) {
    call @d(%arg0) {name = "calla", next_access = [["mid"]]} : (memref<f32>) -> ()
    %0 = memref.load %arg0[] {name = "mid", next_access = ["unknown"]} : memref<f32>
    call @d(%arg1) {name = "callb", next_access = ["unknown"]} : (memref<f32>) -> ()
    %1 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func private @d(%arg0: memref<f32>) {
    %0 = memref.load %arg0[] {name = "d", next_access = ["unknown"]} : memref<f32>
    %1 = memref.load %arg0[] {name = "d2", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @pub(%arg0: memref<f32>) {
    %0 = memref.load %arg0[] {name = "p", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @main3(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: i1) {
    %0 = memref.load %arg0[] {name = "pre", next_access = ["unknown"]} : memref<f32>
    call @pub(%arg0) {name = "callp", next_access = [["post"]]} : (memref<f32>) -> ()
    %1 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
}

// -----
module {
  func.func private @callee(%arg0: memref<f32>, %arg1: f32) {
    %0 = memref.load %arg0[] {name = "cl", next_access = [["callee"]]} : memref<f32>
    memref.store %arg1, %arg0[] {name = "callee", next_access = ["unknown", ["x", "y"]]} : memref<f32>
    return
  }
  func.func @callers(%arg0: memref<f32>, %arg1: f32, %arg2: i1) {
    memref.store %arg1, %arg0[] {name = "pre", next_access = ["unknown", ["cl"]]} : memref<f32>
    call @callee(%arg0, %arg1) {name = "c1", next_access = [["x"], "unknown"]} : (memref<f32>, f32) -> ()
    %0 = memref.load %arg0[] {name = "x", next_access = [["mid"]]} : memref<f32>
    memref.store %arg1, %arg0[] {name = "mid", next_access = ["unknown", ["cs"]]} : memref<f32>
    test.call_and_store @callee(%arg0, %arg1), %arg0 {name = "cs", next_access = [["y"], ["y"], "unknown"], store_before_call = true} : (memref<f32>, memref<f32>, f32) -> ()
    %1 = memref.load %arg0[] {name = "y", next_access = [["z"]]} : memref<f32>
    %2 = memref.load %arg0[] {name = "z", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @rec(%arg0: memref<f32>, %arg1: f32, %arg2: i1) {
    %0 = memref.load %arg0[] {name = "recl", next_access = [["rec"]]} : memref<f32>
    memref.store %arg1, %arg0[] {name = "rec", next_access = ["unknown", ["recend", "recl"]]} : memref<f32>
    scf.if %arg2 {
      func.call @rec(%arg0, %arg1, %arg2) {name = "r1", next_access = [["recend"], "unknown", "unknown"]} : (memref<f32>, f32, i1) -> ()
    }
    %1 = memref.load %arg0[] {name = "recend", next_access = ["unknown"]} : memref<f32>
    return
  }
}

// -----
module {
  func.func private @uncalled(%arg0: memref<f32>) {
    %0 = memref.load %arg0[] {name = "never", next_access = "not computed"} : memref<f32>
    return
  }
  func.func @indirect(%arg0: memref<f32>, %arg1: (memref<f32>) -> ()) {
    %0 = memref.load %arg0[] {name = "pre", next_access = ["unknown"]} : memref<f32>
    call_indirect %arg1(%arg0) {name = "call", next_access = ["unknown", ["post"]]} : (memref<f32>) -> ()
    %1 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @endless(%arg0: memref<f32>) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["pre"]]} : memref<f32>
    call @endless(%arg0) {name = "call", next_access = [["post"]]} : (memref<f32>) -> ()
    %1 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
}

// -----
module {
  func.func @before(%arg0: memref<f32>) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["region"]]} : memref<f32>
    test.store_with_a_region %arg0 attributes {name = "region", next_access = [["post"]], next_at_entry_point = [[["inner"]]], store_before_region = true} {
      %2 = memref.load %arg0[] {name = "inner", next_access = [["post"]]} : memref<f32>
      test.store_with_a_region_terminator
    } : memref<f32>
    %1 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @after(%arg0: memref<f32>) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["inner"]]} : memref<f32>
    test.store_with_a_region %arg0 attributes {name = "region", next_access = [["post"]], next_at_entry_point = [[["inner"]]], store_before_region = false} {
      %2 = memref.load %arg0[] {name = "inner", next_access = [["region"]]} : memref<f32>
      test.store_with_a_region_terminator
    } : memref<f32>
    %1 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
}

