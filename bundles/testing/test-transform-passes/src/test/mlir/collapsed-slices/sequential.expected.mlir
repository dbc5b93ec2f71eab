#map = affine_map<(d0) -> (d0 * 2 + 13)>
#map1 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
#map2 = affine_map<(d0)[s0] -> (d0 + s0)>
#map3 = affine_map<(d0) -> (d0 * 2 + 2)>
#map4 = affine_map<(d0)[s0, s1] -> (d0 * s1 + s0)>
module {
  func.func @static(%arg0: tensor<3x5x7x11xf32>) -> tensor<20x11xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c20 = arith.constant 20 : index
    %0 = tensor.empty() : tensor<20x11xf32>
    %1 = scf.for %arg1 = %c0 to %c20 step %c1 iter_args(%arg2 = %0) -> (tensor<20x11xf32>) {
      %2:3 = affine.delinearize_index %arg1 into (3, 5, 7) : index, index, index
      %extracted_slice = tensor.extract_slice %arg0[%2#0, %2#1, %2#2, 0] [1, 1, 1, 11] [1, 1, 1, 1] : tensor<3x5x7x11xf32> to tensor<1x1x1x11xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1, 2], [3]] : tensor<1x1x1x11xf32> into tensor<1x11xf32>
      %inserted_slice = tensor.insert_slice %collapsed into %arg2[%arg1, 0] [1, 11] [1, 1] : tensor<1x11xf32> into tensor<20x11xf32>
      scf.yield %inserted_slice : tensor<20x11xf32>
    }
    return %1 : tensor<20x11xf32>
  }
  func.func @strided(%arg0: tensor<3x5x7x11xf32>) -> tensor<10x5xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %0 = tensor.empty() : tensor<10x5xf32>
    %1 = scf.for %arg1 = %c0 to %c10 step %c1 iter_args(%arg2 = %0) -> (tensor<10x5xf32>) {
      %2 = affine.apply #map(%arg1)
      %3:3 = affine.delinearize_index %2 into (3, 5, 7) : index, index, index
      %extracted_slice = tensor.extract_slice %arg0[%3#0, %3#1, %3#2, 0] [1, 1, 1, 5] [1, 1, 1, 2] : tensor<3x5x7x11xf32> to tensor<1x1x1x5xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1, 2], [3]] : tensor<1x1x1x5xf32> into tensor<1x5xf32>
      %inserted_slice = tensor.insert_slice %collapsed into %arg2[%arg1, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<10x5xf32>
      scf.yield %inserted_slice : tensor<10x5xf32>
    }
    return %1 : tensor<10x5xf32>
  }
  func.func @dynamic(%arg0: tensor<3x?x?x11xf32>, %arg1: index, %arg2: index) -> tensor<?x5xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%arg2) : tensor<?x5xf32>
    %dim = tensor.dim %arg0, %c1 : tensor<3x?x?x11xf32>
    %dim_0 = tensor.dim %arg0, %c2 : tensor<3x?x?x11xf32>
    %1 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %0) -> (tensor<?x5xf32>) {
      %2 = affine.apply #map1(%arg3)[%arg1]
      %3:3 = affine.delinearize_index %2 into (3, %dim, %dim_0) : index, index, index
      %extracted_slice = tensor.extract_slice %arg0[%3#0, %3#1, %3#2, 0] [1, 1, 1, 5] [1, 1, 1, 2] : tensor<3x?x?x11xf32> to tensor<1x1x1x5xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1, 2], [3]] : tensor<1x1x1x5xf32> into tensor<1x5xf32>
      %inserted_slice = tensor.insert_slice %collapsed into %arg4[%arg3, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<?x5xf32>
      scf.yield %inserted_slice : tensor<?x5xf32>
    }
    return %1 : tensor<?x5xf32>
  }
  func.func @two_dimensions(%arg0: tensor<3x?x?x11x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%arg2, %arg4) : tensor<?x?xf32>
    %dim = tensor.dim %arg0, %c1 : tensor<3x?x?x11x?xf32>
    %dim_0 = tensor.dim %arg0, %c2 : tensor<3x?x?x11x?xf32>
    %dim_1 = tensor.dim %arg0, %c4 : tensor<3x?x?x11x?xf32>
    %1 = scf.for %arg5 = %c0 to %arg2 step %c1 iter_args(%arg6 = %0) -> (tensor<?x?xf32>) {
      %2 = scf.for %arg7 = %c0 to %arg4 step %c1 iter_args(%arg8 = %arg6) -> (tensor<?x?xf32>) {
        %3 = affine.apply #map2(%arg5)[%arg1]
        %4:3 = affine.delinearize_index %3 into (3, %dim, %dim_0) : index, index, index
        %5 = affine.apply #map2(%arg7)[%arg3]
        %6:2 = affine.delinearize_index %5 into (11, %dim_1) : index, index
        %extracted_slice = tensor.extract_slice %arg0[%4#0, %4#1, %4#2, %6#0, %6#1] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<3x?x?x11x?xf32> to tensor<1x1x1x1x1xf32>
        %collapsed = tensor.collapse_shape %extracted_slice [[0, 1, 2], [3, 4]] : tensor<1x1x1x1x1xf32> into tensor<1x1xf32>
        %inserted_slice = tensor.insert_slice %collapsed into %arg8[%arg5, %arg7] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
        scf.yield %inserted_slice : tensor<?x?xf32>
      }
      scf.yield %2 : tensor<?x?xf32>
    }
    return %1 : tensor<?x?xf32>
  }
  func.func @one_of_two_dimensions(%arg0: tensor<3x?x?x11x2xf32>, %arg1: index, %arg2: index) -> tensor<?x22xf32> {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%arg2) : tensor<?x22xf32>
    %dim = tensor.dim %arg0, %c1 : tensor<3x?x?x11x2xf32>
    %dim_0 = tensor.dim %arg0, %c2 : tensor<3x?x?x11x2xf32>
    %1 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %0) -> (tensor<?x22xf32>) {
      %2 = affine.apply #map2(%arg3)[%arg1]
      %3:3 = affine.delinearize_index %2 into (3, %dim, %dim_0) : index, index, index
      %extracted_slice = tensor.extract_slice %arg0[%3#0, %3#1, %3#2, 0, 0] [1, 1, 1, 11, 2] [1, 1, 1, 1, 1] : tensor<3x?x?x11x2xf32> to tensor<1x1x1x11x2xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1, 2], [3, 4]] : tensor<1x1x1x11x2xf32> into tensor<1x22xf32>
      %inserted_slice = tensor.insert_slice %collapsed into %arg4[%arg3, 0] [1, 22] [1, 1] : tensor<1x22xf32> into tensor<?x22xf32>
      scf.yield %inserted_slice : tensor<?x22xf32>
    }
    return %1 : tensor<?x22xf32>
  }
  func.func @other_dimension(%arg0: tensor<30x11x100xf32>, %arg1: index, %arg2: index) -> tensor<330x?xf32> {
    %0 = tensor.empty(%arg2) : tensor<330x?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, %arg1] [30, 11, %arg2] [1, 1, 1] : tensor<30x11x100xf32> to tensor<30x11x?xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<30x11x?xf32> into tensor<330x?xf32>
    %inserted_slice = tensor.insert_slice %collapsed into %0[0, 0] [330, %arg2] [1, 1] : tensor<330x?xf32> into tensor<330x?xf32>
    return %inserted_slice : tensor<330x?xf32>
  }
  func.func @unit_dimension(%arg0: tensor<1x11x100xf32>, %arg1: index, %arg2: index) -> tensor<?x100xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 11, 100] [1, 1, 1] : tensor<1x11x100xf32> to tensor<11x100xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[%arg1, 0] [%arg2, 100] [1, 1] : tensor<11x100xf32> to tensor<?x100xf32>
    return %extracted_slice_0 : tensor<?x100xf32>
  }
  func.func @unit_unsliced(%arg0: tensor<1x11x100xf32>, %arg1: index, %arg2: index) -> tensor<11x?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 11, 100] [1, 1, 1] : tensor<1x11x100xf32> to tensor<11x100xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, %arg1] [11, %arg2] [1, 1] : tensor<11x100xf32> to tensor<11x?xf32>
    return %extracted_slice_0 : tensor<11x?xf32>
  }
  func.func @unit_dimensions(%arg0: tensor<1x?x1x100xf32>, %arg1: index, %arg2: index) -> tensor<?x100xf32> {
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<1x?x1x100xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0] [1, %dim, 1, 100] [1, 1, 1, 1] : tensor<1x?x1x100xf32> to tensor<?x100xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[%arg1, 0] [%arg2, 100] [1, 1] : tensor<?x100xf32> to tensor<?x100xf32>
    return %extracted_slice_0 : tensor<?x100xf32>
  }
  func.func @some_unit_dimensions(%arg0: tensor<1x?x1x100x10xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<1x?x1x100x10xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 0, 0] [1, %dim, 1, 100, 10] [1, 1, 1, 1, 1] : tensor<1x?x1x100x10xf32> to tensor<?x100x10xf32>
    %0 = tensor.empty(%arg2, %arg2) : tensor<?x?xf32>
    %1 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %0) -> (tensor<?x?xf32>) {
      %2 = affine.apply #map2(%arg3)[%arg1]
      %3:2 = affine.delinearize_index %2 into (100, 10) : index, index
      %extracted_slice_0 = tensor.extract_slice %extracted_slice[%arg1, %3#0, %3#1] [%arg2, 1, 1] [1, 1, 1] : tensor<?x100x10xf32> to tensor<?x1x1xf32>
      %collapsed = tensor.collapse_shape %extracted_slice_0 [[0], [1, 2]] : tensor<?x1x1xf32> into tensor<?x1xf32>
      %inserted_slice = tensor.insert_slice %collapsed into %arg4[0, %arg3] [%arg2, 1] [1, 1] : tensor<?x1xf32> into tensor<?x?xf32>
      scf.yield %inserted_slice : tensor<?x?xf32>
    }
    return %1 : tensor<?x?xf32>
  }
  func.func @only_unit_dimensions(%arg0: tensor<1x1x1x100xf32>) -> tensor<1x100xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2], [3]] : tensor<1x1x1x100xf32> into tensor<1x100xf32>
    return %collapsed : tensor<1x100xf32>
  }
  func.func @unknown_size(%arg0: tensor<30x?x100xf32>, %arg1: index, %arg2: index) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty(%arg2, %arg2) : tensor<?x?xf32>
    %dim = tensor.dim %arg0, %c1 : tensor<30x?x100xf32>
    %1 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %0) -> (tensor<?x?xf32>) {
      %2:2 = affine.delinearize_index %arg3 into (30, %dim) : index, index
      %extracted_slice = tensor.extract_slice %arg0[%2#0, %2#1, %arg1] [1, 1, %arg2] [1, 1, 1] : tensor<30x?x100xf32> to tensor<1x1x?xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x1x?xf32> into tensor<1x?xf32>
      %inserted_slice = tensor.insert_slice %collapsed into %arg4[%arg3, 0] [1, %arg2] [1, 1] : tensor<1x?xf32> into tensor<?x?xf32>
      scf.yield %inserted_slice : tensor<?x?xf32>
    }
    return %1 : tensor<?x?xf32>
  }
  func.func @constant_operands(%arg0: tensor<3x5x7x11xf32>) -> tensor<?x?xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = tensor.empty(%c2, %c2) : tensor<?x?xf32>
    %1 = scf.for %arg1 = %c0 to %c2 step %c1 iter_args(%arg2 = %0) -> (tensor<?x?xf32>) {
      %2 = affine.apply #map3(%arg1)
      %3:3 = affine.delinearize_index %2 into (3, 5, 7) : index, index, index
      %extracted_slice = tensor.extract_slice %arg0[%3#0, %3#1, %3#2, %c2] [1, 1, 1, %c2] [1, 1, 1, %c2] : tensor<3x5x7x11xf32> to tensor<1x1x1x?xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1, 2], [3]] : tensor<1x1x1x?xf32> into tensor<1x?xf32>
      %inserted_slice = tensor.insert_slice %collapsed into %arg2[%arg1, 0] [1, %c2] [1, 1] : tensor<1x?xf32> into tensor<?x?xf32>
      scf.yield %inserted_slice : tensor<?x?xf32>
    }
    return %1 : tensor<?x?xf32>
  }
  func.func @rank0(%arg0: tensor<1x1xf32>) -> tensor<f32> {
    %collapsed = tensor.collapse_shape %arg0 [] : tensor<1x1xf32> into tensor<f32>
    return %collapsed : tensor<f32>
  }
  func.func @twice(%arg0: tensor<2x3x4xf32>, %arg1: index, %arg2: index) -> (tensor<?x4xf32>, tensor<6x4xf32>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
    %0 = tensor.empty(%arg2) : tensor<?x4xf32>
    %1 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %0) -> (tensor<?x4xf32>) {
      %2 = affine.apply #map4(%arg3)[%arg1, %arg2]
      %3:2 = affine.delinearize_index %2 into (2, 3) : index, index
      %extracted_slice = tensor.extract_slice %arg0[%3#0, %3#1, 0] [1, 1, 4] [1, 1, 1] : tensor<2x3x4xf32> to tensor<1x1x4xf32>
      %collapsed_0 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x1x4xf32> into tensor<1x4xf32>
      %inserted_slice = tensor.insert_slice %collapsed_0 into %arg4[%arg3, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
      scf.yield %inserted_slice : tensor<?x4xf32>
    }
    return %1, %collapsed : tensor<?x4xf32>, tensor<6x4xf32>
  }
}

