module {
  func.func @calls_public(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = call @public(%arg0, %0) : (i32, i32) -> i32
    return %1 : i32
  }
  func.func @public(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @no_else(%arg0: i32, %arg1: i1, %arg2: memref<i32>) {
    scf.if %arg1 {
      memref.store %arg0, %arg2[] : memref<i32>
    }
    return
  }
  func.func @atomic(%arg0: i32, %arg1: index, %arg2: memref<10xi32>) {
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = memref.generic_atomic_rmw %arg2[%arg1] : memref<10xi32> {
    ^bb0(%arg3: i32):
      %2 = arith.addi %arg3, %0 : i32
      memref.atomic_yield %2 : i32
    }
    return
  }
  func.func @reductions(%arg0: f32, %arg1: index, %arg2: memref<10xf32>) -> f32 {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0:2 = scf.parallel (%arg3) = (%c1) to (%arg1) step (%c1) init (%cst, %arg0) -> (f32, f32) {
      %1 = memref.load %arg2[%arg3] : memref<10xf32>
      scf.reduce(%1, %1 : f32, f32) {
      ^bb0(%arg4: f32, %arg5: f32):
        %2 = arith.addf %arg4, %arg5 : f32
        scf.reduce.return %2 : f32
      }, {
      ^bb0(%arg4: f32, %arg5: f32):
        %2 = arith.addf %arg4, %arg5 : f32
        scf.reduce.return %2 : f32
      }
    }
    return %0#0 : f32
  }
  func.func @dead_use_of_induction_variable(%arg0: f32, %arg1: index, %arg2: memref<10xf32>) {
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c1 to %arg1 step %c1 {
      memref.store %arg0, %arg2[%c1] : memref<10xf32>
    }
    return
  }
  func.func @used_in_dead_code(%arg0: i32, %arg1: memref<i32>) {
    %false = arith.constant false
    %0 = arith.muli %arg0, %arg0 : i32
    scf.if %false {
      memref.store %0, %arg1[] : memref<i32>
    } else {
      memref.store %arg0, %arg1[] : memref<i32>
    }
    return
  }
  func.func @address_taken() -> ((i32, i32) -> i32) {
    %f = constant @private : (i32, i32) -> i32
    return %f : (i32, i32) -> i32
  }
  func.func private @private(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @declared(i32) -> i32
  func.func @calls_declared(%arg0: i32) {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = call @declared(%0) : (i32) -> i32
    return
  }
}

