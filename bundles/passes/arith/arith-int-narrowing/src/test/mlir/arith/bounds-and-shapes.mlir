// RUN: --mlir-version=19.1 --arith-int-narrowing=int-bitwidths-supported=8,16,32

func.func @lin(%t: tensor<100x8xf32>) -> tensor<100x8xf32> {
  %0 = linalg.generic {indexing_maps=[affine_map<(i,j)->(i,j)>], iterator_types=["parallel","parallel"]} outs(%t : tensor<100x8xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i64
    %f = arith.sitofp %c : i64 to f32
    linalg.yield %f : f32
  } -> tensor<100x8xf32>
  return %0 : tensor<100x8xf32>
}
func.func @lin2(%m: memref<?x8xf32>) {
  linalg.generic {indexing_maps=[affine_map<(i,j)->(i,j)>], iterator_types=["parallel","parallel"]} outs(%m : memref<?x8xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 1 : index
    %c = arith.index_castui %i : index to i64
    %f = arith.uitofp %c : i64 to f32
    linalg.yield %f : f32
  }
  return
}
func.func @sc(%a: vector<4xi8>) -> vector<2x2xi32> {
  %0 = arith.extsi %a : vector<4xi8> to vector<4xi32>
  %1 = vector.shape_cast %0 : vector<4xi32> to vector<2x2xi32>
  return %1 : vector<2x2xi32>
}
func.func @sc2(%a: vector<4xi8>) -> vector<2x2xi16> {
  %0 = arith.extui %a : vector<4xi8> to vector<4xi32>
  %1 = vector.shape_cast %0 : vector<4xi32> to vector<2x2xi32>
  %2 = arith.trunci %1 : vector<2x2xi32> to vector<2x2xi16>
  return %2 : vector<2x2xi16>
}
func.func @ins(%a: vector<4x2xi16>, %b: vector<2xi16>) -> vector<4x2xi32> {
  %0 = arith.extsi %a : vector<4x2xi16> to vector<4x2xi32>
  %1 = arith.extsi %b : vector<2xi16> to vector<2xi32>
  %2 = vector.insert %1, %0[1] : vector<2xi32> into vector<4x2xi32>
  return %2 : vector<4x2xi32>
}
