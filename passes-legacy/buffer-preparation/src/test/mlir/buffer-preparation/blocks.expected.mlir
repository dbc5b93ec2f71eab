module {
  func.func @blocks(%arg0: i1, %arg1: memref<5xf32>, %arg2: i1, %arg3: memref<5xf32>) -> i1 {
    %0 = "test.make_tuple"(%arg1, %arg2) : (memref<5xf32>, i1) -> tuple<memref<5xf32>, i1>
    %1 = "test.get_tuple_element"(%0) <{index = 0 : i32}> : (tuple<memref<5xf32>, i1>) -> memref<5xf32>
    %2 = "test.get_tuple_element"(%0) <{index = 1 : i32}> : (tuple<memref<5xf32>, i1>) -> i1
    cf.cond_br %arg0, ^bb1(%1, %2 : memref<5xf32>, i1), ^bb2(%arg0 : i1)
  ^bb1(%3: memref<5xf32>, %4: i1):  // 2 preds: ^bb0, ^bb2
    %5 = "test.make_tuple"(%3, %4) : (memref<5xf32>, i1) -> tuple<memref<5xf32>, i1>
    %6 = "test.get_tuple_element"(%5) <{index = 0 : i32}> : (tuple<memref<5xf32>, i1>) -> memref<5xf32>
    %7 = "test.get_tuple_element"(%5) <{index = 1 : i32}> : (tuple<memref<5xf32>, i1>) -> i1
    %alloc = memref.alloc() : memref<5xf32>
    %8 = call @blocks(%arg0, %6, %7, %alloc) : (i1, memref<5xf32>, i1, memref<5xf32>) -> i1
    %9 = "test.make_tuple"(%alloc, %8) : (memref<5xf32>, i1) -> tuple<memref<5xf32>, i1>
    %10 = "test.get_tuple_element"(%9) <{index = 0 : i32}> : (tuple<memref<5xf32>, i1>) -> memref<5xf32>
    %11 = "test.get_tuple_element"(%9) <{index = 1 : i32}> : (tuple<memref<5xf32>, i1>) -> i1
    cf.br ^bb3(%10, %11 : memref<5xf32>, i1)
  ^bb2(%12: i1):  // pred: ^bb0
    %13 = "test.get_tuple_element"(%0) <{index = 0 : i32}> : (tuple<memref<5xf32>, i1>) -> memref<5xf32>
    %14 = "test.get_tuple_element"(%0) <{index = 1 : i32}> : (tuple<memref<5xf32>, i1>) -> i1
    %15 = "test.get_tuple_element"(%0) <{index = 0 : i32}> : (tuple<memref<5xf32>, i1>) -> memref<5xf32>
    %16 = "test.get_tuple_element"(%0) <{index = 1 : i32}> : (tuple<memref<5xf32>, i1>) -> i1
    cf.cond_br %12, ^bb1(%13, %14 : memref<5xf32>, i1), ^bb3(%15, %16 : memref<5xf32>, i1)
  ^bb3(%17: memref<5xf32>, %18: i1):  // 2 preds: ^bb1, ^bb2
    %19 = "test.make_tuple"(%17, %18) : (memref<5xf32>, i1) -> tuple<memref<5xf32>, i1>
    %20 = "test.get_tuple_element"(%19) <{index = 0 : i32}> : (tuple<memref<5xf32>, i1>) -> memref<5xf32>
    %21 = "test.get_tuple_element"(%19) <{index = 1 : i32}> : (tuple<memref<5xf32>, i1>) -> i1
    memref.copy %20, %arg3 : memref<5xf32> to memref<5xf32>
    return %21 : i1
  }
}

