module {
  func.func @e1(%arg0: memref<f32>, %arg1: i1) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["l"]]} : memref<f32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = memref.load %arg0[] {name = "l", next_access = ["unknown"]} : memref<f32>
    return
  ^bb2:  // pred: ^bb0
    return
  }
  func.func @e3(%arg0: memref<f32>, %arg1: i1) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["l"]]} : memref<f32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = memref.load %arg0[] {name = "l", next_access = ["unknown"]} : memref<f32>
    return
  ^bb2:  // pred: ^bb0
    "test.unknown_effects"(%arg0) {name = "u", next_access = ["unknown"]} : (memref<f32>) -> ()
    return
  }
  func.func @e4(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: i1) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["free"]]} : memref<f32>
    %1 = memref.load %arg1[] {name = "pre2", next_access = [["copy"]]} : memref<f32>
    memref.dealloc %arg0 {name = "free", next_access = ["unknown"]} : memref<f32>
    %alloc = memref.alloc() {name = "alloc", next_access = []} : memref<f32>
    memref.copy %arg1, %alloc {name = "copy", next_access = [["ln"], "unknown"]} : memref<f32> to memref<f32>
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [], strides: [] {name = "cast", next_access = [["ln"]]} : memref<f32> to memref<f32>
    %2 = memref.load %reinterpret_cast[] {name = "lv", next_access = ["unknown"]} : memref<f32>
    %3 = memref.load %arg1[] {name = "ln", next_access = ["unknown"]} : memref<f32>
    "test.unknown_effects"(%arg0) {name = "u", next_access = ["unknown"]} : (memref<f32>) -> ()
    %4 = memref.load %arg1[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @e5(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: i1) {
    %0 = memref.load %arg0[] {name = "pre", next_access = ["unknown"]} : memref<f32>
    %1 = memref.load %arg1[] {name = "pre2", next_access = ["unknown"]} : memref<f32>
    cf.cond_br %arg2, ^bb1(%arg0 : memref<f32>), ^bb1(%arg1 : memref<f32>)
  ^bb1(%2: memref<f32>):  // 2 preds: ^bb0, ^bb0
    %3 = memref.load %2[] {name = "x", next_access = ["unknown"]} : memref<f32>
    %4 = memref.load %2[] {name = "x2", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @e6(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: i1) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["x"]]} : memref<f32>
    cf.cond_br %arg2, ^bb1(%arg0 : memref<f32>), ^bb1(%arg0 : memref<f32>)
  ^bb1(%1: memref<f32>):  // 2 preds: ^bb0, ^bb0
    %2 = memref.load %1[] {name = "x", next_access = [["x2"]]} : memref<f32>
    %3 = memref.load %1[] {name = "x2", next_access = [["m"]]} : memref<f32>
    %4 = arith.select %arg2, %1, %arg0 : memref<f32>
    %5 = memref.load %4[] {name = "s", next_access = ["unknown"]} : memref<f32>
    %6 = memref.load %arg0[] {name = "m", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @e7(%arg0: memref<f32>, %arg1: index) {
    %0 = memref.load %arg0[] {name = "pre", next_access = ["unknown"]} : memref<f32>
    scf.while : () -> () {
      %2 = "test.cond"() : () -> i1
      %3 = memref.load %arg0[] {name = "cond", next_access = [["post", "body"]]} : memref<f32>
      scf.condition(%2)
    } do {
      %2 = memref.load %arg0[] {name = "body", next_access = ["unknown"]} : memref<f32>
      scf.yield
    }
    %1 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @e8(%arg0: memref<f32>, %arg1: index) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["def", "one", "two"]]} : memref<f32>
    scf.index_switch %arg1 
    case 1 {
      %2 = memref.load %arg0[] {name = "one", next_access = [["post"]]} : memref<f32>
      scf.yield
    }
    case 2 {
      %2 = memref.load %arg0[] {name = "two", next_access = [["post"]]} : memref<f32>
      scf.yield
    }
    default {
      %2 = memref.load %arg0[] {name = "def", next_access = [["post"]]} : memref<f32>
    }
    %1 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @e9(%arg0: memref<f32>, %arg1: index) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["in1"]]} : memref<f32>
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {
      %1 = memref.load %arg0[] {name = "in1", next_access = ["unknown"]} : memref<f32>
      %2 = "test.cond"() {name = "xx", next_access = []} : () -> i1
      scf.if %2 {
        %3 = memref.load %arg0[] {name = "in2", next_access = [["in1"]]} : memref<f32>
      }
    }
    return
  }
  func.func @e10(%arg0: memref<f32>, %arg1: index) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["post", "in1"]]} : memref<f32>
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {
      %2 = memref.load %arg0[] {name = "in1", next_access = [["in3", "in2"]]} : memref<f32>
      scf.for %arg3 = %arg1 to %arg1 step %arg1 {
        %4 = memref.load %arg0[] {name = "in2", next_access = [["in3", "in2"]]} : memref<f32>
      }
      %3 = memref.load %arg0[] {name = "in3", next_access = [["post", "in1"]]} : memref<f32>
    }
    %1 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @e11(%arg0: memref<f32>, %arg1: i32) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["4", "1", "3"]]} : memref<f32>
    cf.switch %arg1 : i32, [
      default: ^bb4,
      1: ^bb1,
      2: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    %1 = memref.load %arg0[] {name = "1", next_access = [["4"]]} : memref<f32>
    cf.br ^bb4
  ^bb2:  // pred: ^bb0
    cf.br ^bb3
  ^bb3:  // pred: ^bb2
    %2 = memref.load %arg0[] {name = "3", next_access = [["4"]]} : memref<f32>
    cf.br ^bb4
  ^bb4:  // 3 preds: ^bb0, ^bb1, ^bb3
    %3 = memref.load %arg0[] {name = "4", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @p1(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: i1) {
    %0 = memref.load %arg0[] {name = "pre", next_access = ["unknown"]} : memref<f32>
    %1 = memref.load %arg1[] {name = "pre2", next_access = ["unknown"]} : memref<f32>
    cf.cond_br %arg2, ^bb1(%arg0 : memref<f32>), ^bb1(%arg1 : memref<f32>)
  ^bb1(%2: memref<f32>):  // 2 preds: ^bb0, ^bb0
    %3 = memref.load %2[] {name = "x", next_access = ["unknown"]} : memref<f32>
    %4 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @p2(%arg0: memref<f32>, %arg1: i1) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["post", "then"]]} : memref<f32>
    scf.if %arg1 {
      %2 = memref.load %arg0[] {name = "then", next_access = [["post"]]} : memref<f32>
    } {name = "if", next_access = ["unknown"], next_at_entry_point = [["unknown"]]}
    %1 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    %false = arith.constant false
    scf.if %false {
      %2 = memref.load %arg0[] {name = "then2", next_access = "not computed"} : memref<f32>
    } else {
    } {name = "if2", next_access = ["unknown"], next_at_entry_point = ["not computed", ["unknown"]]}
    scf.if %false {
      %2 = memref.load %arg0[] {name = "then3", next_access = "not computed"} : memref<f32>
    } {name = "if3", next_access = ["unknown"], next_at_entry_point = ["not computed"]}
    return
  }
  func.func @p3(%arg0: memref<f32>, %arg1: memref<f32>) {
    %0 = memref.load %arg0[] {name = "pre", next_access = ["unknown"]} : memref<f32>
    %1 = "test.side_effect_op"() {effects = [{effect = "read"}], name = "none", next_access = []} : () -> i32
    %2 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @p4(%arg0: memref<f32>, %arg1: i1) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["B", "A"]]} : memref<f32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    %1 = memref.load %arg0[] {name = "B", next_access = ["unknown"]} : memref<f32>
    return
  ^bb3:  // pred: ^bb1
    %2 = memref.load %arg0[] {name = "A", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @p5(%arg0: memref<f32>, %arg1: index) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["in1"]]} : memref<f32>
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {
      %1 = memref.load %arg0[] {name = "in1", next_access = ["unknown"]} : memref<f32>
      %2 = "test.cond"() {name = "xx", next_access = []} : () -> i1
      scf.if %2 {
        %3 = memref.load %arg0[] {name = "in2", next_access = [["in1"]]} : memref<f32>
      }
    } {name = "for", next_access = ["unknown", "unknown", "unknown"], next_at_entry_point = [["unknown", "unknown", "unknown"]]}
    return
  }
  func.func @p6(%arg0: memref<f32>) {
    %alloc = memref.alloc() {name = "alloc", next_access = []} : memref<f32>
    %alloca = memref.alloca() {name = "alloca", next_access = []} : memref<f32>
    memref.copy %alloc, %alloca {name = "copy", next_access = [["posta"], ["copy2"]]} : memref<f32> to memref<f32>
    memref.copy %alloca, %alloca {name = "copy2", next_access = [["postb"], ["postb"]]} : memref<f32> to memref<f32>
    %0 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    %1 = memref.load %alloc[] {name = "posta", next_access = ["unknown"]} : memref<f32>
    %2 = memref.load %alloca[] {name = "postb", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @p7(%arg0: memref<f32>, %arg1: i1) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["h"]]} : memref<f32>
    cf.br ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb4, ^bb5
    %1 = memref.load %arg0[] {name = "h", next_access = [["3", "4", "h"]]} : memref<f32>
    cf.cond_br %arg1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    cf.cond_br %arg1, ^bb4, ^bb5
  ^bb3:  // pred: ^bb1
    %2 = memref.load %arg0[] {name = "3", next_access = ["unknown"]} : memref<f32>
    return
  ^bb4:  // pred: ^bb2
    %3 = memref.load %arg0[] {name = "4", next_access = [["h"]]} : memref<f32>
    cf.br ^bb1
  ^bb5:  // pred: ^bb2
    cf.br ^bb1
  }
  func.func @p8(%arg0: memref<f32>, %arg1: i1) {
    %0 = scf.execute_region -> i32 {
      %2 = memref.load %arg0[] {name = "x", next_access = [["x1", "post"]]} : memref<f32>
      cf.cond_br %arg1, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      %3 = memref.load %arg0[] {name = "x1", next_access = [["post"]]} : memref<f32>
      %c1_i32 = arith.constant 1 : i32
      scf.yield %c1_i32 : i32
    ^bb2:  // pred: ^bb0
      %c2_i32 = arith.constant 2 : i32
      scf.yield %c2_i32 : i32
    }
    %1 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @p9(%arg0: memref<f32>, %arg1: index) {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["post", "in"]]} : memref<f32>
    scf.parallel (%arg2) = (%arg1) to (%arg1) step (%arg1) {
      %4 = memref.load %arg0[] {name = "in", next_access = ["unknown"]} : memref<f32>
      scf.reduce 
    }
    %1 = memref.load %arg0[] {name = "post", next_access = ["unknown"]} : memref<f32>
    "test.one_region_op"() ({
      %4 = memref.load %arg0[] {name = "deep", next_access = [["deep2"]]} : memref<f32>
      %5 = memref.load %arg0[] {name = "deep2", next_access = ["unknown"]} : memref<f32>
      "test.finish"() : () -> ()
    }) {name = "op", next_access = []} : () -> ()
    %2 = memref.load %arg0[] {name = "post2", next_access = [["post3"]]} : memref<f32>
    %3 = memref.load %arg0[] {name = "post3", next_access = ["unknown"]} : memref<f32>
    return
  }
  func.func @p10(%arg0: memref<f32>, %arg1: i1) -> memref<f32> {
    %0 = memref.load %arg0[] {name = "pre", next_access = [["r"]]} : memref<f32>
    %1 = scf.if %arg1 -> (memref<f32>) {
      scf.yield %arg0 : memref<f32>
    } else {
      scf.yield %arg0 : memref<f32>
    }
    %2 = memref.load %1[] {name = "r", next_access = [["m"]]} : memref<f32>
    %3 = memref.load %arg0[] {name = "m", next_access = ["unknown"]} : memref<f32>
    return {name = "ret", next_access = ["unknown"]} %1 : memref<f32>
  }
}

