module {
  func.func @for_cast(%arg0: tensor<32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> (tensor<?xf32>, f32) {
    %0:2 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0, %arg7 = %arg4) -> (tensor<32xf32>, f32) {
      %cast_0 = tensor.cast %arg6 : tensor<32xf32> to tensor<?xf32>
      %1 = "test.use"(%cast_0) : (tensor<?xf32>) -> tensor<?xf32>
      %2 = "test.f"(%arg7) : (f32) -> f32
      %cast_1 = tensor.cast %1 : tensor<?xf32> to tensor<32xf32>
      scf.yield %cast_1, %2 : tensor<32xf32>, f32
    } {foo}
    %cast = tensor.cast %0#0 : tensor<32xf32> to tensor<?xf32>
    return %cast, %0#1 : tensor<?xf32>, f32
  }
  func.func @for_cast2(%arg0: tensor<32xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<32xf32> {
    %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (tensor<32xf32>) {
      %cast = tensor.cast %arg5 : tensor<32xf32> to tensor<?xf32>
      %1 = "test.use"(%cast) : (tensor<?xf32>) -> tensor<?xf32>
      %cast_0 = tensor.cast %1 : tensor<?xf32> to tensor<32xf32>
      scf.yield %cast_0 : tensor<32xf32>
    }
    return %0 : tensor<32xf32>
  }
  func.func @for_unranked(%arg0: tensor<32xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<*xf32> {
    %cast = tensor.cast %arg0 : tensor<32xf32> to tensor<*xf32>
    %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %cast) -> (tensor<*xf32>) {
      %1 = "test.use"(%arg5) : (tensor<*xf32>) -> tensor<*xf32>
      scf.yield %1 : tensor<*xf32>
    }
    return %0 : tensor<*xf32>
  }
  func.func @for_memref(%arg0: memref<32xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32> {
    %cast = memref.cast %arg0 : memref<32xf32> to memref<?xf32>
    %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %cast) -> (memref<?xf32>) {
      %1 = "test.use"(%arg5) : (memref<?xf32>) -> memref<?xf32>
      scf.yield %1 : memref<?xf32>
    }
    return %0 : memref<?xf32>
  }
  func.func @for_more(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<32xf32> {
    %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<32xf32>
    %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %cast) -> (tensor<32xf32>) {
      %1 = "test.use"(%arg5) : (tensor<32xf32>) -> tensor<32xf32>
      scf.yield %1 : tensor<32xf32>
    }
    return %0 : tensor<32xf32>
  }
  func.func @for_two(%arg0: tensor<32xf32>, %arg1: index, %arg2: index, %arg3: index) -> (tensor<?xf32>, tensor<?xf32>) {
    %0:2 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0, %arg6 = %arg0) -> (tensor<32xf32>, tensor<32xf32>) {
      %cast_1 = tensor.cast %arg5 : tensor<32xf32> to tensor<?xf32>
      %1 = "test.use"(%cast_1) : (tensor<?xf32>) -> tensor<?xf32>
      %cast_2 = tensor.cast %1 : tensor<?xf32> to tensor<32xf32>
      scf.yield %arg6, %cast_2 : tensor<32xf32>, tensor<32xf32>
    }
    %cast = tensor.cast %0#1 : tensor<32xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %0#0 : tensor<32xf32> to tensor<?xf32>
    return %cast_0, %cast : tensor<?xf32>, tensor<?xf32>
  }
  func.func @forall(%arg0: tensor<32xf32>, %arg1: index, %arg2: tensor<4xf32>) -> tensor<?xf32> {
    %0 = scf.forall (%arg3) in (%arg1) shared_outs(%arg4 = %arg0) -> (tensor<32xf32>) {
      %cast_0 = tensor.cast %arg4 : tensor<32xf32> to tensor<?xf32>
      "test.use"(%cast_0) : (tensor<?xf32>) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg4[%arg3] [4] [1] : tensor<4xf32> into tensor<32xf32>
      }
    }
    %cast = tensor.cast %0 : tensor<32xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @forall_dim(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: tensor<4x4xf32>) -> (tensor<?x?xf32>, index) {
    %c1 = arith.constant 1 : index
    %0 = scf.forall (%arg3) in (%arg1) shared_outs(%arg4 = %arg0) -> (tensor<?x?xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg4[%arg3, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
      }
    }
    %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    return %0, %dim : tensor<?x?xf32>, index
  }
  func.func @for_dim(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: tensor<4x4xf32>) -> (tensor<?x?xf32>, index) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0) -> (tensor<?x?xf32>) {
      %dim_0 = tensor.dim %arg4, %c1 : tensor<?x?xf32>
      "test.use"(%dim_0) : (index) -> ()
      %inserted_slice = tensor.insert_slice %arg2 into %arg4[%arg3, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
      scf.yield %inserted_slice : tensor<?x?xf32>
    }
    %dim = tensor.dim %0, %c1 : tensor<?x?xf32>
    return %0, %dim : tensor<?x?xf32>, index
  }
  func.func @forall_in_body_dim(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: tensor<4x4xf32>) -> tensor<?x?xf32> {
    %c1 = arith.constant 1 : index
    %0 = scf.forall (%arg3) in (%arg1) shared_outs(%arg4 = %arg0) -> (tensor<?x?xf32>) {
      %dim = tensor.dim %arg4, %c1 : tensor<?x?xf32>
      "test.use"(%dim) : (index) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg4[%arg3, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
      }
    }
    return %0 : tensor<?x?xf32>
  }
  func.func @while(%arg0: tensor<32xf32>, %arg1: i1) -> tensor<?xf32> {
    %cast = tensor.cast %arg0 : tensor<32xf32> to tensor<?xf32>
    %0 = scf.while (%arg2 = %cast) : (tensor<?xf32>) -> tensor<?xf32> {
      scf.condition(%arg1) %arg2 : tensor<?xf32>
    } do {
    ^bb0(%arg2: tensor<?xf32>):
      %1 = "test.use"(%arg2) : (tensor<?xf32>) -> tensor<?xf32>
      scf.yield %1 : tensor<?xf32>
    }
    return %0 : tensor<?xf32>
  }
}

