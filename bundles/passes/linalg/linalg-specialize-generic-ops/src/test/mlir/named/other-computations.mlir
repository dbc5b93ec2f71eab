// RUN: --linalg-specialize-generic-ops
// REFERENCE: MLIR 19.1 ignores which value a copy yields, conversions and functions around products, and extra loops

func.func @copy_out(%a: tensor<4x?xf32>, %o: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x?xf32>) outs(%o : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %y : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @mm_nomul(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %e = arith.addf %x, %y : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @bb(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(b0, b1, d0, d1, d2) -> (b0, b1, d0, d2)>, affine_map<(b0, b1, d0, d1, d2) -> (b0, b1, d2, d1)>, affine_map<(b0, b1, d0, d1, d2) -> (b0, b1, d0, d1)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

func.func @ext16b(%a: tensor<?x?xf16>, %b: tensor<?x?xf16>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f16, %z: f16, %y: f32):
    %m = arith.mulf %x, %z : f16
    %g = arith.extf %m : f16 to f32
    %e = arith.addf %y, %g : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @i8_uu(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %o: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xi8>, tensor<?x?xi8>) outs(%o : tensor<?x?xi32>) {
  ^bb0(%x: i8, %z: i8, %y: i32):
    %f = arith.extui %x : i8 to i32
    %g = arith.extui %z : i8 to i32
    %m = arith.muli %f, %g : i32
    %e = arith.addi %y, %m : i32
    linalg.yield %e : i32
  } -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

func.func @bi8_uu(%a: tensor<?x?x?xi8>, %b: tensor<?x?x?xi8>, %o: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?x?xi8>, tensor<?x?x?xi8>) outs(%o : tensor<?x?x?xi32>) {
  ^bb0(%x: i8, %z: i8, %y: i32):
    %f = arith.extui %x : i8 to i32
    %g = arith.extui %z : i8 to i32
    %m = arith.muli %f, %g : i32
    %e = arith.addi %y, %m : i32
    linalg.yield %e : i32
  } -> tensor<?x?x?xi32>
  return %0 : tensor<?x?x?xi32>
}

func.func @i8_us(%a: tensor<?x?xi8>, %b: tensor<?x?xi8>, %o: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xi8>, tensor<?x?xi8>) outs(%o : tensor<?x?xi32>) {
  ^bb0(%x: i8, %z: i8, %y: i32):
    %f = arith.extui %x : i8 to i32
    %g = arith.extsi %z : i8 to i32
    %m = arith.muli %f, %g : i32
    %e = arith.addi %y, %m : i32
    linalg.yield %e : i32
  } -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

func.func @uitofp(%a: tensor<?x?xi8>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xi8>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: i8, %z: f32, %y: f32):
    %f = arith.uitofp %x : i8 to f32
    %m = arith.mulf %f, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @neg(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %f = arith.negf %x : f32
    %m = arith.mulf %f, %z : f32
    %e = arith.addf %y, %m : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @expm(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %f = math.exp %m : f32
    %e = arith.addf %y, %f : f32
    linalg.yield %e : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @expo(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32, %y: f32):
    %m = arith.mulf %x, %z : f32
    %e = arith.addf %y, %m : f32
    %f = math.exp %e : f32
    linalg.yield %f : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @bool2(%a: tensor<?x?xi1>, %b: tensor<?x?xi1>, %o: tensor<?x?xi1>) -> tensor<?x?xi1> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<?x?xi1>, tensor<?x?xi1>) outs(%o : tensor<?x?xi1>) {
  ^bb0(%x: i1, %z: i1, %y: i1):
    %m = arith.muli %x, %z : i1
    %e = arith.addi %y, %m : i1
    linalg.yield %e : i1
  } -> tensor<?x?xi1>
  return %0 : tensor<?x?xi1>
}
