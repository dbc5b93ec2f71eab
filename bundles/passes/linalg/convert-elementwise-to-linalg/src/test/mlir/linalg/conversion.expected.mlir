#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> (d0)>
module {
  func.func @f(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: tensor<f32>, %arg3: tensor<?xi32>, %arg4: f32, %arg5: vector<4xf32>) -> tensor<4x?xi1> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %9 = arith.addf %in, %in_3 fastmath<fast> : f32
      linalg.yield %9 : f32
    } -> tensor<4x?xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %0, %c1 : tensor<4x?xf32>
    %1 = tensor.empty(%dim) : tensor<4x?xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0, %arg1 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%1 : tensor<4x?xi1>) {
    ^bb0(%in: f32, %in_3: f32, %out: i1):
      %9 = arith.cmpf olt, %in, %in_3 : f32
      linalg.yield %9 : i1
    } -> tensor<4x?xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg2 : tensor<f32>) outs(%arg2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = math.exp %in {foo} : f32
      linalg.yield %9 : f32
    } -> tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %arg0, %arg1 : tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %9 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %9 : f32
    } -> tensor<4x?xf32>
    %c0 = arith.constant 0 : index
    %dim_0 = tensor.dim %arg3, %c0 : tensor<?xi32>
    %5 = tensor.empty(%dim_0) : tensor<?xf64>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg3 : tensor<?xi32>) outs(%5 : tensor<?xf64>) {
    ^bb0(%in: i32, %out: f64):
      %9 = arith.sitofp %in : i32 to f64
      linalg.yield %9 : f64
    } -> tensor<?xf64>
    %7 = arith.addf %arg5, %arg5 : vector<4xf32>
    %cst = arith.constant dense<1> : tensor<4xi32>
    %cst_1 = arith.constant dense<1> : tensor<4xi32>
    %cst_2 = arith.constant dense<0> : tensor<4xi32>
    %true = arith.constant true
    %8 = arith.select %true, %arg0, %arg1 : tensor<4x?xf32>
    scf.if %true {
      %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%arg0 : tensor<4x?xf32>) {
      ^bb0(%in: f32, %in_3: f32, %out: f32):
        %10 = arith.addf %in, %in_3 : f32
        linalg.yield %10 : f32
      } -> tensor<4x?xf32>
    }
    return %2 : tensor<4x?xi1>
  }
}

