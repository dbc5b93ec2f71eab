module {
  func.func @shape(%arg0: !shape.shape) -> !shape.size {
    %c1 = shape.const_size 1
    %0 = shape.reduce(%arg0, %c1) : !shape.shape -> !shape.size {
    ^bb0(%arg1: index, %arg2: !shape.size, %arg3: !shape.size):
      %1 = shape.mul %arg2, %arg3 : !shape.size, !shape.size -> !shape.size
      shape.yield %1 : !shape.size
    }
    return %0 : !shape.size
  }
  func.func @extents(%arg0: tensor<?xindex>) -> index {
    %c1 = arith.constant 1 : index
    %0 = shape.reduce(%arg0, %c1) : tensor<?xindex> -> index {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      %1 = shape.mul %arg2, %arg3 : index, index -> index
      shape.yield %1 : index
    }
    return %0 : index
  }
  func.func @extents_to_size(%arg0: tensor<4xindex>) -> !shape.size {
    %c1 = shape.const_size 1
    %0 = shape.reduce(%arg0, %c1) : tensor<4xindex> -> !shape.size {
    ^bb0(%arg1: index, %arg2: index, %arg3: !shape.size):
      %1 = shape.mul %arg2, %arg3 : index, !shape.size -> !shape.size
      shape.yield %1 : !shape.size
    }
    return %0 : !shape.size
  }
  func.func @inside_reduction(%arg0: !shape.shape, %arg1: tensor<?xindex>) -> !shape.size {
    %c0 = shape.const_size 0
    %0 = shape.reduce(%arg0, %c0) : !shape.shape -> !shape.size {
    ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
      %c1 = shape.const_size 1
      %1 = shape.reduce(%arg0, %c1) : !shape.shape -> !shape.size {
      ^bb0(%arg5: index, %arg6: !shape.size, %arg7: !shape.size):
        %2 = shape.mul %arg6, %arg7 : !shape.size, !shape.size -> !shape.size
        shape.yield %2 : !shape.size
      }
      shape.yield %1 : !shape.size
    }
    return %0 : !shape.size
  }
  func.func @unused(%arg0: !shape.shape, %arg1: tensor<?xindex>) {
    %c1 = shape.const_size 1
    %0 = shape.reduce(%arg0, %c1) : !shape.shape -> !shape.size {
    ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
      %1 = shape.mul %arg3, %arg4 : !shape.size, !shape.size -> !shape.size
      shape.yield %1 : !shape.size
    }
    return
  }
  func.func @folded() -> (!shape.size, !shape.size) {
    %0 = shape.const_shape [2, 3] : !shape.shape
    %c6 = shape.const_size 6
    %1 = shape.const_shape [2, 3] : !shape.shape
    %2 = shape.rank %1 : !shape.shape -> !shape.size
    return %c6, %2 : !shape.size, !shape.size
  }
  func.func @twice(%arg0: !shape.shape, %arg1: tensor<?xindex>) -> (!shape.size, index, !shape.size) {
    %c1 = shape.const_size 1
    %0 = shape.reduce(%arg0, %c1) : !shape.shape -> !shape.size {
    ^bb0(%arg2: index, %arg3: !shape.size, %arg4: !shape.size):
      %3 = shape.mul %arg3, %arg4 : !shape.size, !shape.size -> !shape.size
      shape.yield %3 : !shape.size
    }
    %c1_0 = arith.constant 1 : index
    %1 = shape.reduce(%arg1, %c1_0) : tensor<?xindex> -> index {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %3 = shape.mul %arg3, %arg4 : index, index -> index
      shape.yield %3 : index
    }
    %c1_1 = shape.const_size 1
    %2 = shape.reduce(%arg1, %c1_1) : tensor<?xindex> -> !shape.size {
    ^bb0(%arg2: index, %arg3: index, %arg4: !shape.size):
      %3 = shape.mul %arg3, %arg4 : index, !shape.size -> !shape.size
      shape.yield %3 : !shape.size
    }
    return %0, %1, %2 : !shape.size, index, !shape.size
  }
  func.func @of_tensor(%arg0: tensor<?x3xf32>, %arg1: index) -> (index, index) {
    %0 = shape.shape_of %arg0 : tensor<?x3xf32> -> tensor<2xindex>
    %c1 = arith.constant 1 : index
    %1 = shape.reduce(%0, %c1) : tensor<2xindex> -> index {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      %4 = shape.mul %arg3, %arg4 : index, index -> index
      shape.yield %4 : index
    }
    %c3 = arith.constant 3 : index
    %2 = arith.addi %c3, %c3 : index
    %3 = shape.mul %1, %arg1 : index, index -> index
    return %2, %3 : index, index
  }
  func.func @attributes(%arg0: tensor<?xindex>) -> index {
    %c1 = arith.constant 1 : index
    %0 = shape.reduce(%arg0, %c1) : tensor<?xindex> -> index {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      %1 = shape.mul %arg2, %arg3 : index, index -> index
      shape.yield %1 : index
    }
    return %0 : index
  }
}

