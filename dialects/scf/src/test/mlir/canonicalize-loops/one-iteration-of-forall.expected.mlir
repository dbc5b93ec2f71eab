module {
  func.func @forall(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    return %arg1 : tensor<8xf32>
  }
  func.func @forall2(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>, %arg2: tensor<8xf32>, %arg3: tensor<4xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
    %c0 = arith.constant 0 : index
    %0 = "use"(%arg0, %c0, %c0) : (tensor<8xf32>, index, index) -> tensor<4xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    return %inserted_slice, %arg3 : tensor<8xf32>, tensor<4xf32>
  }
  func.func @forall3(%arg0: memref<8xf32>, %arg1: f32) {
    %c3 = arith.constant 3 : index
    memref.store %arg1, %arg0[%c3] : memref<8xf32>
    return
  }
  func.func @forall4(%arg0: memref<8xf32>, %arg1: f32) {
    return
  }
  func.func @forall5(%arg0: memref<8x8xf32>, %arg1: f32, %arg2: index) {
    %c0 = arith.constant 0 : index
    scf.forall (%arg3) in (%arg2) {
      memref.store %arg1, %arg0[%c0, %arg3] : memref<8x8xf32>
    }
    return
  }
  func.func @forall6(%arg0: memref<8x8xf32>, %arg1: f32, %arg2: index, %arg3: tensor<4xf32>) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    scf.forall (%arg4) in (%arg2) {
      memref.store %arg1, %arg0[%c0, %arg4] : memref<8x8xf32>
    }
    return %arg3 : tensor<4xf32>
  }
  func.func @forall8(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>, %arg2: index) -> tensor<8xf32> {
    %0 = scf.forall (%arg3, %arg4) in (1, 1) shared_outs(%arg5 = %arg0) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg5[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
      }
    } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
    return %0 : tensor<8xf32>
  }
}

