module {
  func.func @copies(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @reference(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @defaults() -> (i1, index, bf16, vector<[4]xi32>, vector<2xf64>, memref<i32>) {
    %alloca = memref.alloca() : memref<i32>
    %cst = arith.constant dense<0.000000e+00> : vector<2xf64>
    %cst_0 = arith.constant dense<0> : vector<[4]xi32>
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %c0 = arith.constant 0 : index
    %false = arith.constant false
    return %false, %c0, %cst_1, %cst_0, %cst, %alloca : i1, index, bf16, vector<[4]xi32>, vector<2xf64>, memref<i32>
  }
  func.func @nested(%arg0: i1, %arg1: i32) {
    scf.if %arg0 {
      "test.use"(%arg1) : (i32) -> ()
    }
    return
  }
  func.func @stay(%arg0: i1, %arg1: i32, %arg2: index, %arg3: memref<memref<i32>>) {
    %alloca = memref.alloca() : memref<2xi32>
    memref.store %arg1, %alloca[%arg2] : memref<2xi32>
    %alloca_0 = memref.alloca() : memref<i32>
    scf.if %arg0 {
      memref.store %arg1, %alloca_0[] : memref<i32>
    }
    %alloca_1 = memref.alloca() : memref<i32>
    "test.use"(%alloca_1) : (memref<i32>) -> ()
    %alloca_2 = memref.alloca() : memref<i32>
    memref.store %alloca_2, %arg3[] : memref<memref<i32>>
    %alloca_3 = memref.alloca() : memref<i32>
    %alloca_4 = memref.alloca() : memref<complex<f32>>
    %0 = memref.load %alloca_4[] : memref<complex<f32>>
    return
  }
  func.func @other_terminator(%arg0: i1, %arg1: i32) -> i32 {
    %alloca = memref.alloca() : memref<i32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.store %arg1, %alloca[] : memref<i32>
    "unknown.br"()[^bb2] : () -> ()
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %0 = memref.load %alloca[] : memref<i32>
    return %0 : i32
  }
}

