// RUN:
func.func @s(%a: f4E2M1FN, %s: f8E8M0FNU, %v: vector<4xf8E5M2>, %vs: vector<4xf8E8M0FNU>, %x: f32, %xs: f16) {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_extf %v, %vs fastmath<contract> : vector<4xf8E5M2>, vector<4xf8E8M0FNU> to vector<4xf32>
  %2 = arith.scaling_truncf %x, %s : f32, f8E8M0FNU to f4E2M1FN
  %3 = arith.scaling_truncf %x, %xs to_nearest_even fastmath<fast> : f32, f16 to f8E5M2
  %4 = arith.extf %a fastmath<fast> : f4E2M1FN to f32
  return
}
