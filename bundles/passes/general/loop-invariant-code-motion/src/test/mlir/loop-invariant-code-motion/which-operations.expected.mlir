module {
  func.func @a(%arg0: index, %arg1: i1, %arg2: memref<4xi32>, %arg3: memref<?x?xi32>, %arg4: i32, %arg5: memref<*xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.if %arg1 {
      %14 = arith.addi %arg4, %arg4 : i32
    }
    %0 = scf.if %arg1 -> (i32) {
      scf.yield %arg4 : i32
    } else {
      scf.yield %arg4 : i32
    }
    %dim = memref.dim %arg2, %c0 : memref<4xi32>
    %dim_0 = memref.dim %arg3, %c1 : memref<?x?xi32>
    %1 = memref.rank %arg5 : memref<*xi32>
    %subview = memref.subview %arg2[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
    %subview_1 = memref.subview %arg2[%arg0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
    %cast = memref.cast %arg2 : memref<4xi32> to memref<?xi32>
    %2 = arith.divsi %arg0, %c2 : index
    %3 = arith.divui %arg0, %c2 : index
    %4 = arith.remui %arg0, %c2 : index
    %5 = arith.ceildivsi %arg0, %c2 : index
    %6 = arith.ceildivui %arg0, %c2 : index
    %7 = arith.floordivsi %arg0, %c2 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<4xi32> -> memref<i32>, index, index, index
    %intptr = memref.extract_aligned_pointer_as_index %arg2 : memref<4xi32> -> index
    %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [2], strides: [1] : memref<4xi32> to memref<2xi32, strided<[1]>>
    %expand_shape = memref.expand_shape %arg2 [[0, 1]] output_shape [2, 2] : memref<4xi32> into memref<2x2xi32>
    %collapse_shape = memref.collapse_shape %expand_shape [[0, 1]] : memref<2x2xi32> into memref<4xi32>
    %transpose = memref.transpose %expand_shape (d0, d1) -> (d1, d0) : memref<2x2xi32> to memref<2x2xi32, strided<[1, 2]>>
    %memspacecast = memref.memory_space_cast %arg2 : memref<4xi32> to memref<4xi32, 1>
    %f = constant @a : (index, i1, memref<4xi32>, memref<?x?xi32>, i32, memref<*xi32>) -> ()
    %8 = arith.addi %arg4, %arg4 : i32
    scf.for %arg6 = %c0 to %arg0 step %c1 {
    }
    %9 = arith.addi %arg4, %arg4 : i32
    %10 = arith.addi %arg4, %arg4 : i32
    %11 = arith.addi %arg4, %arg4 : i32
    %12 = arith.select %arg1, %arg2, %arg2 : memref<4xi32>
    %13 = memref.get_global @g : memref<4xi32>
    scf.for %arg6 = %c0 to %arg0 step %c1 {
      scf.execute_region {
        %19 = arith.addi %arg4, %arg4 : i32
        scf.yield
      }
      scf.index_switch %arg0 
      default {
        %19 = arith.addi %arg4, %arg4 : i32
      }
      memref.alloca_scope  {
        %19 = arith.addi %arg4, %arg4 : i32
      }
      %dim_2 = memref.dim %arg3, %c2 : memref<?x?xi32>
      %dim_3 = memref.dim %arg3, %arg0 : memref<?x?xi32>
      %dim_4 = memref.dim %arg5, %c0 : memref<*xi32>
      scf.for %arg7 = %c0 to %arg0 step %c2 {
      }
      scf.parallel (%arg7) = (%c0) to (%arg0) step (%c1) {
        scf.reduce 
      }
      scf.forall (%arg7) in (%arg0) {
      }
      %14:2 = scf.while (%arg7 = %arg4) : (i32) -> (i32, i32) {
        scf.condition(%arg1) %arg7, %arg7 : i32, i32
      } do {
      ^bb0(%arg7: i32, %arg8: i32):
        scf.yield %arg7 : i32
      }
      %15 = bufferization.to_tensor %arg2 : memref<4xi32> to tensor<4xi32>
      %16 = bufferization.to_buffer %15 : tensor<4xi32> to memref<4xi32>
      %17 = bufferization.clone %arg2 : memref<4xi32> to memref<4xi32>
      cf.assert %arg1, "a"
      %18 = memref.load %13[%c0] : memref<4xi32>
    }
    return
  }
  memref.global "private" constant @g : memref<4xi32> = dense<1>
}

