// RUN: --linalg-specialize-generic-ops

// Loops over the elements of the output, each at the place of its loop.
func.func @exp_with_flags(%a: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %e = math.exp %x fastmath<fast> : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @exp_of_output(%a: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %e = math.exp %y : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @exp_twice(%a: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %e = math.exp %x : f32
    %f = math.exp %e : f32
    linalg.yield %f : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @exp_and_unused(%a: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %e = math.exp %x : f32
    %f = math.exp %x : f32
    linalg.yield %f : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @exp_transposed(%a: tensor<?x4xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x4xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %e = math.exp %x : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @exp_other_loops(%a: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %e = math.exp %x : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @exp_of_scalar(%a: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a : tensor<f32>) outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %y: f32):
    %e = math.exp %x : f32
    linalg.yield %e : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @exp_of_buffers(%a: memref<4x?xf32>, %o: memref<4x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4x?xf32>) outs(%o : memref<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %e = math.exp %x : f32
    linalg.yield %e : f32
  }
  return
}

func.func @copy_and_unused(%a: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %e = math.exp %x : f32
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @copy_scalar(%a: tensor<f32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a : tensor<f32>) outs(%o : tensor<f32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @copy_dynamic(%a: tensor<?x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @copy_attributes(%a: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {doc = "d", library_call = "c", indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) attrs = {foo} {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @broadcast(%a: tensor<?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @fill(%a: f32, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : f32) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @fill_by_tensor(%a: tensor<f32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<f32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @fill_other_loops(%a: f32, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]} ins(%a : f32) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @fill_converted(%a: f16, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : f16) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f16, %y: f32):
    %e = arith.extf %x : f16 to f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @addf(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.addf %x, %z : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @addf_sw(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.addf %z, %x : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @addf_xx(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.addf %x, %x : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @addf_xy(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.addf %x, %y : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @addf_fm(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.addf %x, %z fastmath<fast> : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @subf(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.subf %x, %z : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @subf_sw(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.subf %z, %x : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @mulf(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.mulf %x, %z : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @divf(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.divf %x, %z : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @divf_sw(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.divf %z, %x : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @maximumf(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x?xf32>, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.maximumf %x, %z : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @add_bc(%a: tensor<?xf32>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?xf32>, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.addf %x, %z : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @add_sc(%a: f32, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : f32, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.addf %x, %z : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @add_ext(%a: tensor<4x?xf16>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x?xf16>, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f16, %z: f32, %y: f32):
    %f = arith.extf %x : f16 to f32
    %e = arith.addf %f, %z : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @add_three(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b, %a : tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %z: f32, %w: f32, %y: f32):
    %e = arith.addf %x, %z : f32
    linalg.yield %e : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
