module {
  func.func @pair(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> (tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %c0, %c1 : index
    %1 = arith.subi %0, %c1 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[9] [3] [2] : tensor<?xf32> to tensor<3xf32>
    %extracted_slice_1 = tensor.extract_slice %extracted_slice[1] [2] [1] : tensor<5xf32> to tensor<2xf32>
    %2:4 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0, %arg7 = %extracted_slice, %arg8 = %extracted_slice_0, %arg9 = %extracted_slice_1) -> (tensor<?xf32>, tensor<5xf32>, tensor<3xf32>, tensor<2xf32>) {
      %4 = "test.foo"(%arg9) : (tensor<2xf32>) -> tensor<2xf32>
      %5:2 = scf.for %arg10 = %arg1 to %arg2 step %arg3 iter_args(%arg11 = %arg6, %arg12 = %arg8) -> (tensor<?xf32>, tensor<3xf32>) {
        %6 = "test.foo"(%arg12) : (tensor<3xf32>) -> tensor<3xf32>
        scf.yield %arg11, %6 : tensor<?xf32>, tensor<3xf32>
      }
      scf.yield %5#0, %arg7, %5#1, %4 : tensor<?xf32>, tensor<5xf32>, tensor<3xf32>, tensor<2xf32>
    }
    %inserted_slice = tensor.insert_slice %2#3 into %2#1[1] [2] [1] : tensor<2xf32> into tensor<5xf32>
    %inserted_slice_2 = tensor.insert_slice %2#2 into %2#0[9] [3] [2] : tensor<3xf32> into tensor<?xf32>
    %inserted_slice_3 = tensor.insert_slice %inserted_slice into %inserted_slice_2[%1] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %3 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0) -> (tensor<?xf32>) {
      %extracted_slice_4 = tensor.extract_slice %arg6[0] [%arg4] [1] : tensor<?xf32> to tensor<?xf32>
      %extracted_slice_5 = tensor.extract_slice %arg6[4] [%arg4] [1] : tensor<?xf32> to tensor<?xf32>
      %4 = "test.foo"(%extracted_slice_4, %extracted_slice_5) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
      %inserted_slice_6 = tensor.insert_slice %4 into %arg6[0] [%arg4] [1] : tensor<?xf32> into tensor<?xf32>
      scf.yield %inserted_slice_6 : tensor<?xf32>
    }
    return %inserted_slice_3, %3 : tensor<?xf32>, tensor<?xf32>
  }
  func.func @transfer(%arg0: tensor<?x8xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> tensor<?x8xf32> {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %0 = vector.transfer_read %arg0[%arg1, %c3], %arg4 : tensor<?x8xf32>, vector<2xf32>
    %1:2 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %arg0, %arg7 = %0) -> (tensor<?x8xf32>, vector<2xf32>) {
      %8 = vector.transfer_read %arg6[%arg1, %c0], %arg4 : tensor<?x8xf32>, vector<2xf32>
      %9 = arith.addf %8, %arg7 : vector<2xf32>
      %10 = vector.transfer_write %9, %arg6[%arg1, %c0] : vector<2xf32>, tensor<?x8xf32>
      %11 = vector.transfer_read %10[%arg5, %c0], %arg4 : tensor<?x8xf32>, vector<2xf32>
      scf.yield %10, %8 : tensor<?x8xf32>, vector<2xf32>
    }
    %2 = vector.transfer_write %1#1, %1#0[%arg1, %c3] : vector<2xf32>, tensor<?x8xf32>
    %3 = vector.transfer_read %2[%arg1, %c0], %arg4 : tensor<?x8xf32>, vector<2xf32>
    %4 = vector.transfer_read %2[%arg1, %c3], %arg4 : tensor<?x8xf32>, vector<2xf32>
    %5:3 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %2, %arg7 = %3, %arg8 = %4) -> (tensor<?x8xf32>, vector<2xf32>, vector<2xf32>) {
      %8 = arith.addf %arg7, %arg8 : vector<2xf32>
      scf.yield %arg6, %8, %arg7 : tensor<?x8xf32>, vector<2xf32>, vector<2xf32>
    }
    %6 = vector.transfer_write %5#2, %5#0[%arg1, %c3] : vector<2xf32>, tensor<?x8xf32>
    %7 = vector.transfer_write %5#1, %6[%arg1, %c0] : vector<2xf32>, tensor<?x8xf32>
    return %7 : tensor<?x8xf32>
  }
}

