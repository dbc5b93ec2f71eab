// RUN: --canonicalize
// REFERENCE: creates a vector.load and a vector.store of elements that are not adjacent, which its verifier rejects
func.func @load(%m: memref<8xf32, strided<[2]>>, %i: index, %v: vector<4xf32>) -> vector<4xf32> {
  %mask = arith.constant dense<true> : vector<4xi1>
  %0 = vector.maskedload %m[%i], %mask, %v : memref<8xf32, strided<[2]>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @expanded_load(%m: memref<8xf32, strided<[2]>>, %i: index, %v: vector<4xf32>) -> vector<4xf32> {
  %mask = arith.constant dense<true> : vector<4xi1>
  %0 = vector.expandload %m[%i], %mask, %v : memref<8xf32, strided<[2]>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @store(%m: memref<8xf32, strided<[2]>>, %i: index, %v: vector<4xf32>) {
  %mask = arith.constant dense<true> : vector<4xi1>
  vector.maskedstore %m[%i], %mask, %v : memref<8xf32, strided<[2]>>, vector<4xi1>, vector<4xf32>
  return
}
func.func @stored_nowhere(%m: memref<8xf32, strided<[2]>>, %i: index, %v: vector<4xf32>) {
  %mask = arith.constant dense<false> : vector<4xi1>
  vector.maskedstore %m[%i], %mask, %v : memref<8xf32, strided<[2]>>, vector<4xi1>, vector<4xf32>
  return
}
