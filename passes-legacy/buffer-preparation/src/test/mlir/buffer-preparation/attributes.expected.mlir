module {
  func.func private @f(memref<5xf32> {a.x}, i1, i8, i32 {a.z}, memref<5xf32> {a.s}) -> (i1 {a.r}, i8 {a.t})
  func.func @g(%arg0: memref<5xf32>, %arg1: i1, %arg2: i8, %arg3: i32) -> i8 {
    %0 = "test.make_tuple"(%arg1, %arg2) : (i1, i8) -> tuple<i1, i8>
    %1 = "test.get_tuple_element"(%0) <{index = 0 : i32}> : (tuple<i1, i8>) -> i1
    %2 = "test.get_tuple_element"(%0) <{index = 1 : i32}> : (tuple<i1, i8>) -> i8
    %alloc = memref.alloc() : memref<5xf32>
    %3:2 = call @f(%arg0, %1, %2, %arg3, %alloc) {a.call} : (memref<5xf32>, i1, i8, i32, memref<5xf32>) -> (i1, i8)
    return {a.return} %3#1 : i8
  }
}

