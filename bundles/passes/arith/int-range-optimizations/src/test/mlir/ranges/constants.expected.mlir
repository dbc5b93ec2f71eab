module {
  func.func @results(%arg0: index, %arg1: index) -> (index, i1) {
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    return %c1, %true : index, i1
  }
  func.func @arguments(%arg0: index, %arg1: memref<?xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c1 step %c1 {
      memref.store %arg0, %arg1[%c0] : memref<?xindex>
    }
    return
  }
  func.func @bits(%arg0: i8) -> (i1, i1) {
    %true = arith.constant true
    %c15_i8 = arith.constant 15 : i8
    %c16_i8 = arith.constant 16 : i8
    %0 = arith.andi %arg0, %c15_i8 : i8
    %1 = arith.shli %0, %c16_i8 : i8
    "test.op"(%1) : (i8) -> ()
    return %true, %true : i1, i1
  }
  func.func @materialized() -> (i32, i1) {
    %0 = "test.constant"() <{value = 3 : i32}> : () -> i32
    %1 = test.with_bounds {smax = 4 : i32, smin = 1 : i32, umax = 4 : i32, umin = 1 : i32} : i32
    %2 = arith.cmpi ne, %1, %0 : i32
    return %0, %2 : i32, i1
  }
}

