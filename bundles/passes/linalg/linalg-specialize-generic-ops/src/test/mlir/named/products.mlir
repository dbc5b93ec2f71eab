// RUN: --mlir-version=19.1 --linalg-specialize-generic-ops

// Products of matrices, with the loops in any order.
func.func @mm(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @mm_rev(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %m, %y : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @mm_mulsw(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %z, %x : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @mm_xx(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %x : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @mm_sub(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.subf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @mm_fma(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = math.fma %x, %z, %y : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @mm_fm(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z fastmath<fast> : f32
    %e = arith.addf %y, %m fastmath<fast> : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @mm_ab_ta(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @mm_ct(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @mm_swapops(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @mm_loops(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d2, d0, d1) -> (d0, d1)>, affine_map<(d2, d0, d1) -> (d1, d2)>, affine_map<(d2, d0, d1) -> (d0, d2)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @mm_loops2(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d1, d2, d0) -> (d0, d2)>, affine_map<(d1, d2, d0) -> (d2, d1)>, affine_map<(d1, d2, d0) -> (d0, d1)>], iterator_types = ["parallel", "reduction", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @mm_ta(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @mm_tb(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @mm_allpar(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @bmm(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

func.func @bmm_ta(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

func.func @bmm_tb(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

func.func @bmm_tab(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

func.func @bmm_last(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d3, d0)>, affine_map<(d0, d1, d2, d3) -> (d3, d2, d0)>, affine_map<(d0, d1, d2, d3) -> (d1, d2, d0)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

func.func @mm_2k(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @matvec(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @ext16(%a: tensor<?x?xf16>, %b: tensor<?x?xf16>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f16, %z: f16, %y: f32):
    %f = arith.extf %x : f16 to f32
    %g = arith.extf %z : f16 to f32
    %m = arith.mulf %f, %g : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @ext_one(%a: tensor<?x?xf16>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f16, %z: f32, %y: f32):
    %f = arith.extf %x : f16 to f32
    %m = arith.mulf %f, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @int(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>, %o: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xi32>, tensor<?x?xi32>) outs(%o : tensor<?x?xi32>) {
  ^bb0(%x: i32, %z: i32, %y: i32):
    %m = arith.muli %x, %z : i32
    %e = arith.addi %y, %m : i32
    linalg.yield %e : i32
  } -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

func.func @int_ov(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>, %o: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xi32>, tensor<?x?xi32>) outs(%o : tensor<?x?xi32>) {
  ^bb0(%x: i32, %z: i32, %y: i32):
    %m = arith.muli %x, %z overflow<nsw> : i32
    %e = arith.addi %y, %m overflow<nsw> : i32
    linalg.yield %e : i32
  } -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

func.func @int_andor(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>, %o: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xi32>, tensor<?x?xi32>) outs(%o : tensor<?x?xi32>) {
  ^bb0(%x: i32, %z: i32, %y: i32):
    %m = arith.andi %x, %z : i32
    %e = arith.ori %y, %m : i32
    linalg.yield %e : i32
  } -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

func.func @i8_ss(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %o: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xi8>, tensor<?x?xi8>) outs(%o : tensor<?x?xi32>) {
  ^bb0(%x: i8, %z: i8, %y: i32):
    %f = arith.extsi %x : i8 to i32
    %g = arith.extsi %z : i8 to i32
    %m = arith.muli %f, %g : i32
    %e = arith.addi %y, %m : i32
    linalg.yield %e : i32
  } -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

func.func @bi8_ss(%a: tensor<?x?x?xi8>, %b: tensor<?x?x?xi8>, %o: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%o : tensor<?x?x?xi32>) {
  ^bb0(%x: i8, %z: i8, %y: i32):
    %f = arith.extsi %x : i8 to i32
    %g = arith.extsi %z : i8 to i32
    %m = arith.muli %f, %g : i32
    %e = arith.addi %y, %m : i32
    linalg.yield %e : i32
  } -> tensor<?x?x?xi32>
  return %0 : tensor<?x?x?xi32>
}

func.func @sitofp(%a: tensor<?x?xi8>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xi8>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: i8, %z: f32, %y: f32):
    %f = arith.sitofp %x : i8 to f32
    %m = arith.mulf %f, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @fptosi(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xi32>) {
  ^bb0(%x: f32, %z: f32, %y: i32):
    %f = arith.fptosi %x : f32 to i32
    %g = arith.fptosi %z : f32 to i32
    %m = arith.muli %f, %g : i32
    %e = arith.addi %y, %m : i32
    linalg.yield %e : i32
  } -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

func.func @truncf(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf16>) -> tensor<?x?xf16> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf16>) {
  ^bb0(%x: f32, %z: f32, %y: f16):
    %f = arith.truncf %x : f32 to f16
    %g = arith.truncf %z : f32 to f16
    %m = arith.mulf %f, %g : f16
    %e = arith.addf %y, %m : f16
    linalg.yield %e : f16
  } -> tensor<?x?xf16>
  return %0 : tensor<?x?xf16>
}

func.func @complex(%a: tensor<?x?xcomplex<f32>>, %b: tensor<?x?xcomplex<f32>>, %o: tensor<?x?xcomplex<f32>>) -> tensor<?x?xcomplex<f32>> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xcomplex<f32>>, tensor<?x?xcomplex<f32>>) outs(%o : tensor<?x?xcomplex<f32>>) {
  ^bb0(%x: complex<f32>, %z: complex<f32>, %y: complex<f32>):
    %m = complex.mul %x, %z : complex<f32>
    %e = complex.add %y, %m : complex<f32>
    linalg.yield %e : complex<f32>
  } -> tensor<?x?xcomplex<f32>>
  return %0 : tensor<?x?xcomplex<f32>>
}

func.func @attr(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {doc = "d", library_call = "c", indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) attrs = {foo} {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @index(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %i = linalg.index 0 : index
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @bool(%a: tensor<?x?xi1>, %b: tensor<?x?xi1>, %o: tensor<?x?xi1>) -> tensor<?x?xi1> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xi1>, tensor<?x?xi1>) outs(%o : tensor<?x?xi1>) {
  ^bb0(%x: i1, %z: i1, %y: i1):
    %m = arith.andi %x, %z : i1
    %e = arith.ori %y, %m : i1
    linalg.yield %e : i1
  } -> tensor<?x?xi1>
  return %0 : tensor<?x?xi1>
}
