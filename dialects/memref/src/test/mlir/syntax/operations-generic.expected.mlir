#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (i32, memref<?x4xf32>, memref<*xf32>, index, memref<4x4xf32>, memref<64xi8>, memref<1xindex>, memref<2xi32, 3>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: memref<?x4xf32>, %arg2: memref<*xf32>, %arg3: index, %arg4: memref<4x4xf32>, %arg5: memref<64xi8>, %arg6: memref<1xindex>, %arg7: memref<2xi32, 3>):
    %0 = "memref.alloc"(%arg3) <{alignment = 8 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?x4xf32>
    %1 = "memref.alloc"(%arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?x4xf32, #map>
    %2 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    "memref.alloca_scope"() ({
      %24 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %3 = "memref.alloca_scope"() ({
      %23 = "memref.load"(%arg4, %arg3, %arg3) : (memref<4x4xf32>, index, index) -> f32
      "memref.alloca_scope.return"(%23) : (f32) -> ()
    }) : () -> f32
    %4 = "memref.realloc"(%2) : (memref<4xf32>) -> memref<8xf32>
    %5 = "memref.realloc"(%2, %arg3) <{alignment = 8 : i64}> : (memref<4xf32>, index) -> memref<?xf32>
    "memref.dealloc"(%5) : (memref<?xf32>) -> ()
    "memref.store"(%arg0, %arg7, %arg3) <{nontemporal = true}> : (i32, memref<2xi32, 3>, index) -> ()
    "memref.copy"(%arg1, %0) : (memref<?x4xf32>, memref<?x4xf32>) -> ()
    %6 = "memref.cast"(%arg1) : (memref<?x4xf32>) -> memref<*xf32>
    %7 = "memref.subview"(%arg1, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x4xf32>, index, index) -> memref<2x?xf32, strided<[4, 1], offset: ?>>
    %8 = "memref.reinterpret_cast"(%arg2, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808, 10>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<*xf32>, index, index) -> memref<?x10xf32, strided<[?, 1]>>
    %9 = "memref.collapse_shape"(%arg4) <{reassociation = [[0, 1]]}> : (memref<4x4xf32>) -> memref<16xf32>
    %10 = "memref.expand_shape"(%arg4) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 2, 4>}> : (memref<4x4xf32>) -> memref<2x2x4xf32>
    %11 = "memref.view"(%arg5, %arg3, %arg3) : (memref<64xi8>, index, index) -> memref<?xf32>
    %12 = "memref.dim"(%arg1, %arg3) : (memref<?x4xf32>, index) -> index
    %13 = "memref.rank"(%arg2) : (memref<*xf32>) -> index
    %14 = "memref.get_global"() <{name = @gg}> : () -> memref<2xf32>
    %15:6 = "memref.extract_strided_metadata"(%arg1) : (memref<?x4xf32>) -> (memref<f32>, index, index, index, index, index)
    %16 = "memref.extract_aligned_pointer_as_index"(%arg1) : (memref<?x4xf32>) -> index
    %17 = "memref.memory_space_cast"(%arg4) : (memref<4x4xf32>) -> memref<4x4xf32, 3>
    %18 = "memref.transpose"(%arg4) <{permutation = #map1}> : (memref<4x4xf32>) -> memref<4x4xf32, strided<[1, 4]>>
    "memref.assume_alignment"(%arg4) <{alignment = 16 : i32}> : (memref<4x4xf32>) -> ()
    %19 = "memref.load"(%arg4, %arg3, %arg3) : (memref<4x4xf32>, index, index) -> f32
    %20 = "memref.atomic_rmw"(%19, %arg4, %arg3, %arg3) <{kind = 0 : i64}> : (f32, memref<4x4xf32>, index, index) -> f32
    %21 = "memref.generic_atomic_rmw"(%arg4, %arg3, %arg3) ({
    ^bb0(%arg8: f32):
      "memref.atomic_yield"(%arg8) : (f32) -> ()
    }) : (memref<4x4xf32>, index, index) -> f32
    "memref.prefetch"(%arg4, %arg3, %arg3) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<4x4xf32>, index, index) -> ()
    %22 = "memref.reshape"(%arg4, %arg6) : (memref<4x4xf32>, memref<1xindex>) -> memref<?xf32>
    "memref.dma_start"(%arg4, %arg3, %arg3, %arg1, %arg3, %arg3, %arg3, %arg7, %arg3) : (memref<4x4xf32>, index, index, memref<?x4xf32>, index, index, index, memref<2xi32, 3>, index) -> ()
    "memref.dma_wait"(%arg7, %arg3, %arg3) : (memref<2xi32, 3>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "memref.global"() <{alignment = 64 : i64, constant, initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>, sym_name = "gg", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
  "memref.global"() <{initial_value, sym_name = "g1", type = memref<2xf32>}> : () -> ()
  "memref.global"() <{sym_name = "g2", type = memref<2xf32>}> : () -> ()
}) : () -> ()

