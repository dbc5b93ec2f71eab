module {
  func.func @s(%arg0: f4E2M1FN, %arg1: f8E8M0FNU, %arg2: vector<4xf8E5M2>, %arg3: vector<4xf8E8M0FNU>, %arg4: f32, %arg5: f16) {
    %0 = arith.scaling_extf %arg0, %arg1 : f4E2M1FN, f8E8M0FNU to f32
    %1 = arith.scaling_extf %arg2, %arg3 fastmath<contract> : vector<4xf8E5M2>, vector<4xf8E8M0FNU> to vector<4xf32>
    %2 = arith.scaling_truncf %arg4, %arg1 : f32, f8E8M0FNU to f4E2M1FN
    %3 = arith.scaling_truncf %arg4, %arg5 to_nearest_even fastmath<fast> : f32, f16 to f8E5M2
    %4 = arith.extf %arg0 fastmath<fast> : f4E2M1FN to f32
    return
  }
}

