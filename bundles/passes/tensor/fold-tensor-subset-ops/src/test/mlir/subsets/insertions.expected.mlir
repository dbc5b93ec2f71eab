#map = affine_map<()[s0, s1] -> (s0 + s1)>
module {
  func.func @rank_extended(%arg0: tensor<128x128x128x128xf32>, %arg1: tensor<1x16x1xf32>, %arg2: tensor<1x1x16x1xf32>) -> tensor<128x128x128x128xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[6, 7, 8, 9] [1, 1, 16, 1] [1, 1, 1, 1] : tensor<1x16x1xf32> into tensor<128x128x128x128xf32>
    return %inserted_slice : tensor<128x128x128x128xf32>
  }
  func.func @rank_extended_twice(%arg0: tensor<128x128x128x128xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16x1xf32>) -> tensor<128x128x128x128xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[6, 7, 8, 9] [1, 1, 16, 1] [1, 1, 1, 1] : tensor<16xf32> into tensor<128x128x128x128xf32>
    return %inserted_slice : tensor<128x128x128x128xf32>
  }
  func.func @row(%arg0: tensor<?x?xf32>, %arg1: tensor<1x8xf32>, %arg2: tensor<8xf32>, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
    %inserted_slice = tensor.insert_slice %arg2 into %arg0[3, %arg4] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @dynamic_position(%arg0: tensor<?x?xf32>, %arg1: tensor<1x8xf32>, %arg2: tensor<1x8xf32>, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
    %0 = affine.apply #map()[%arg4, %arg3]
    %inserted_slice = tensor.insert_slice %arg2 into %arg0[3, %0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @dynamic_size(%arg0: tensor<?x?xf32>, %arg1: tensor<?x8xf32>, %arg2: tensor<?x8xf32>, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
    %inserted_slice = tensor.insert_slice %arg2 into %arg0[3, %arg4] [%arg3, 8] [1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
    return %inserted_slice : tensor<?x?xf32>
  }
  func.func @parallel(%arg0: tensor<128x128x128x128xf32>, %arg1: tensor<1x16x1xf32>, %arg2: tensor<1x1x16x1xf32>) -> tensor<128x128x128x128xf32> {
    %c4 = arith.constant 4 : index
    %0 = scf.forall (%arg3) in (%c4) shared_outs(%arg4 = %arg0) -> (tensor<128x128x128x128xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[6, 7, 8, %arg3] [1, 1, 16, 1] [1, 1, 1, 1] : tensor<1x16x1xf32> into tensor<128x128x128x128xf32>
      }
    }
    return %0 : tensor<128x128x128x128xf32>
  }
  func.func @parallel_dynamic(%arg0: tensor<1x2xf32>, %arg1: tensor<1xf32>, %arg2: tensor<1x1xf32>, %arg3: index) -> tensor<1x2xf32> {
    %c2 = arith.constant 2 : index
    %0 = scf.forall (%arg4) in (%c2) shared_outs(%arg5 = %arg0) -> (tensor<1x2xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg5[%arg3, %arg4] [1, 1] [1, 1] : tensor<1xf32> into tensor<1x2xf32>
      }
    }
    return %0 : tensor<1x2xf32>
  }
  func.func @parallel_position(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<1x8xf32>, %arg3: index) -> tensor<4x8xf32> {
    %0 = scf.forall (%arg4) in (4) shared_outs(%arg5 = %arg0) -> (tensor<4x8xf32>) {
      %1 = affine.apply #map()[%arg4, %arg3]
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg5[%1, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
      }
    }
    return %0 : tensor<4x8xf32>
  }
  func.func @part_replaced(%arg0: tensor<?x?xf32>, %arg1: tensor<8x?xf32>, %arg2: tensor<2x?xf32>, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
    %inserted_slice = tensor.insert_slice %arg2 into %arg1[%arg3, 2] [2, %arg4] [1, 1] : tensor<2x?xf32> into tensor<8x?xf32>
    %inserted_slice_0 = tensor.insert_slice %inserted_slice into %arg0[3, %arg4] [8, %arg3] [1, 1] : tensor<8x?xf32> into tensor<?x?xf32>
    return %inserted_slice_0 : tensor<?x?xf32>
  }
  func.func @strided(%arg0: tensor<?x?xf32>, %arg1: tensor<1x8xf32>, %arg2: tensor<8xf32>, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
    %inserted_slice = tensor.insert_slice %arg2 into %arg1[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<1x8xf32>
    %inserted_slice_0 = tensor.insert_slice %inserted_slice into %arg0[3, %arg4] [1, 8] [1, 2] : tensor<1x8xf32> into tensor<?x?xf32>
    return %inserted_slice_0 : tensor<?x?xf32>
  }
  func.func @extractions(%arg0: tensor<?x?xf32>, %arg1: index) -> tensor<2x4xf32> {
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 2] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[1, %arg1] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
    return %extracted_slice_0 : tensor<2x4xf32>
  }
}

