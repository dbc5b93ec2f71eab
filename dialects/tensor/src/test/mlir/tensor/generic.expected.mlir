"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xf32>, tensor<4x4xf32>, f32, index, tensor<*xf32>, tensor<1xindex>, tensor<1x2x2xindex>, tensor<4x5x6xf32>, tensor<8x16x8x32xf32>, tensor<256x128xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?xf32>, %arg1: tensor<4x4xf32>, %arg2: f32, %arg3: index, %arg4: tensor<*xf32>, %arg5: tensor<1xindex>, %arg6: tensor<1x2x2xindex>, %arg7: tensor<4x5x6xf32>, %arg8: tensor<8x16x8x32xf32>, %arg9: tensor<256x128xf32>):
    %0 = "tensor.bitcast"(%arg0) : (tensor<?xf32>) -> tensor<?xi32>
    %1 = "tensor.cast"(%arg0) : (tensor<?xf32>) -> tensor<4xf32>
    %2 = "tensor.collapse_shape"(%arg1) <{reassociation = [[0, 1]]}> : (tensor<4x4xf32>) -> tensor<16xf32>
    %3 = "tensor.concat"(%arg0, %arg0) <{dim = 0 : i64}> : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %4 = "tensor.dim"(%arg0, %arg3) : (tensor<?xf32>, index) -> index
    %5 = "tensor.empty"(%arg3) : (index) -> tensor<?xf32>
    %6 = "tensor.expand_shape"(%arg0, %arg3) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 1>}> : (tensor<?xf32>, index) -> tensor<?x1xf32>
    %7 = "tensor.extract"(%arg0, %arg3) : (tensor<?xf32>, index) -> f32
    %8 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<4xf32>
    %9 = "tensor.from_elements"(%arg2, %arg2) : (f32, f32) -> tensor<2xf32>
    %10 = "tensor.gather"(%arg7, %arg6) <{gather_dims = array<i64: 1, 2>, unique}> : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2x4xf32>
    %11 = "tensor.generate"(%arg3) ({
    ^bb0(%arg11: index):
      "tensor.yield"(%arg2) : (f32) -> ()
    }) {a = 1 : i64} : (index) -> tensor<?xf32>
    %12 = "tensor.insert"(%arg2, %arg0, %arg3) : (f32, tensor<?xf32>, index) -> tensor<?xf32>
    %13 = "tensor.insert_slice"(%8, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> {x} : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %14 = "tensor.pad"(%arg0, %arg3) <{nofold, operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808>, static_low = array<i64: 1>}> ({
    ^bb0(%arg10: index):
      "tensor.yield"(%arg2) : (f32) -> ()
    }) {x} : (tensor<?xf32>, index) -> tensor<?xf32>
    %15 = "tensor.rank"(%arg4) : (tensor<*xf32>) -> index
    %16 = "tensor.reshape"(%arg0, %arg5) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
    %17 = "tensor.scatter"(%10, %arg7, %arg6) <{scatter_dims = array<i64: 1, 2>, unique}> : (tensor<1x2x4xf32>, tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<4x5x6xf32>
    %18 = "tensor.splat"(%arg2) : (f32) -> tensor<4xf32>
    %19 = "tensor.splat"(%arg2, %arg3) : (f32, index) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

