module {
  func.func @for(%arg0: f32, %arg1: index, %arg2: memref<10xf32>) -> f32 {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = scf.for %arg3 = %c1 to %arg1 step %c1 iter_args(%arg4 = %cst) -> (f32) {
      %1 = memref.load %arg2[%arg3] : memref<10xf32>
      %2 = arith.addf %arg4, %1 : f32
      scf.yield %2 : f32
    }
    return %0 : f32
  }
  func.func @dead_for(%arg0: f32, %arg1: index) {
    return
  }
  func.func @while(%arg0: i32, %arg1: i32, %arg2: memref<i32>) -> i32 {
    %0:2 = scf.while (%arg3 = %arg0, %arg4 = %arg0) : (i32, i32) -> (i32, i32) {
      %1 = memref.load %arg2[] : memref<i32>
      %2 = arith.cmpi slt, %1, %arg3 : i32
      scf.condition(%2) %arg3, %arg4 : i32, i32
    } do {
    ^bb0(%arg3: i32, %arg4: i32):
      memref.store %arg3, %arg2[] : memref<i32>
      scf.yield %arg3, %arg3 : i32, i32
    }
    return %0#1 : i32
  }
  func.func @dead_branch(%arg0: i32, %arg1: i1) -> i32 {
    %0 = scf.if %arg1 -> (i32) {
      scf.yield %arg0 : i32
    } else {
      %1 = arith.addi %arg0, %arg0 : i32
      %2 = arith.muli %1, %arg0 : i32
      scf.yield %2 : i32
    }
    return %0 : i32
  }
  func.func @others(%arg0: i32, %arg1: index, %arg2: memref<i32>) -> i32 {
    %0 = scf.execute_region -> i32 {
      %2 = arith.addi %arg0, %arg0 : i32
      memref.store %2, %arg2[] : memref<i32>
      scf.yield %2 : i32
    }
    %1 = scf.index_switch %arg1 -> i32 
    case 2 {
      %2 = arith.addi %arg0, %0 : i32
      memref.store %2, %arg2[] : memref<i32>
      scf.yield %arg0 : i32
    }
    default {
      scf.yield %arg0 : i32
    }
    memref.alloca_scope  {
      %2 = arith.addi %arg0, %arg0 : i32
      memref.store %2, %arg2[] : memref<i32>
    }
    return %1 : i32
  }
}

