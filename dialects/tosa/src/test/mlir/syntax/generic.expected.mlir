"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3xf32>, tensor<1x3xi8>, tensor<i1>, tensor<1xi8>) -> (), sym_name = "words_and_regions"}> ({
  ^bb0(%arg2: tensor<1x3xf32>, %arg3: tensor<1x3xi8>, %arg4: tensor<i1>, %arg5: tensor<1xi8>):
    %17 = "tosa.argmax"(%arg2) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<1x3xf32>) -> tensor<1xi32>
    %18 = "tosa.argmax"(%arg2) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> {foo = 1 : i32} : (tensor<1x3xf32>) -> tensor<1xi32>
    %19 = "tosa.maximum"(%arg2, %arg2) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %20 = "tosa.clamp"(%arg2) <{max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %21 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %22 = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %23 = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %24 = "tosa.cond_if"(%arg4) ({
      %28 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      "tosa.yield"(%28) : (tensor<f32>) -> ()
    }, {
      %27 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      "tosa.yield"(%27) : (tensor<f32>) -> ()
    }) : (tensor<i1>) -> tensor<f32>
    %25 = "tosa.while_loop"(%arg2) ({
    ^bb0(%arg7: tensor<1x3xf32>):
      "tosa.yield"(%arg4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<1x3xf32>):
      "tosa.yield"(%arg6) : (tensor<1x3xf32>) -> ()
    }) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %26 = "tosa.variable_read"() <{name = "w"}> : () -> tensor<2x4xi8>
    "tosa.variable_write"(%26) <{name = "w"}> : (tensor<2x4xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "tosa.variable"() <{sym_name = "w", type = i8, var_shape = dense<[2, 4]> : tensor<2xindex>}> : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<1xi32>) -> (), sym_name = "shapes"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<1xi32>):
    %0 = "tosa.const_shape"() <{values = dense<2> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %1 = "tosa.const_shape"() <{values = dense<> : tensor<0xindex>}> : () -> !tosa.shape<0>
    %2 = "tosa.add_shape"(%0, %0) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %3 = "tosa.sub_shape"(%0, %0) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %4 = "tosa.mul_shape"(%0, %0) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %5 = "tosa.div_ceil_shape"(%0, %0) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %6 = "tosa.div_floor_shape"(%0, %0) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %7 = "tosa.mod_shape"(%0, %0) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %8 = "tosa.max_shape"(%0, %0) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %9 = "tosa.min_shape"(%0, %0) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %10 = "tosa.exp2_shape"(%0) : (!tosa.shape<2>) -> !tosa.shape<2>
    %11 = "tosa.log2_ceil_shape"(%0) : (!tosa.shape<2>) -> !tosa.shape<2>
    %12 = "tosa.log2_floor_shape"(%0) : (!tosa.shape<2>) -> !tosa.shape<2>
    %13 = "tosa.concat_shape"(%0, %1, %0) : (!tosa.shape<2>, !tosa.shape<0>, !tosa.shape<2>) -> !tosa.shape<4>
    %14 = "tosa.dim"(%arg0) <{axis = 0 : i32}> : (tensor<2x3xf32>) -> !tosa.shape<1>
    %15 = "tosa.slice_shape"(%0, %arg1, %arg1) : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
    %16 = "tosa.reshape"(%arg0, %14) : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

