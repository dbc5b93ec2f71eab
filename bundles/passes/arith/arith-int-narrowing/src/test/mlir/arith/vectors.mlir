// RUN: --mlir-version=19.1 --arith-int-narrowing=int-bitwidths-supported=8,16,32 --allow-unregistered-dialect
// Extensions move after operations that move elements.
func.func @ext(%v: vector<4x3xi8>, %i: index, %w: vector<3xi8>, %s: i8, %d: vector<4x3xi32>, %n: vector<4xi8>) -> (vector<3xi32>, i32, i32, vector<2x2xi32>, vector<4x3xi32>, vector<3xi32>, vector<4x3xi32>, vector<3x4xi32>) {
  %e = arith.extsi %v : vector<4x3xi8> to vector<4x3xi32>
  %a = vector.extract %e[%i] : vector<3xi32> from vector<4x3xi32>
  %b = vector.extract %e[1, 2] : i32 from vector<4x3xi32>
  %f = arith.extui %w : vector<3xi8> to vector<3xi32>
  %c = vector.extractelement %f[%i : index] : vector<3xi32>
  %g = vector.extract_strided_slice %e {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi32> to vector<2x2xi32>
  %h = vector.insert %f, %d[1] : vector<3xi32> into vector<4x3xi32>
  %cst = arith.constant dense<1> : vector<4x3xi32>
  %h2 = vector.insert %f, %cst[1] : vector<3xi32> into vector<4x3xi32>
  %x = arith.extsi %s : i8 to i32
  %k = vector.insertelement %x, %f[%i : index] : vector<3xi32>
  %cst1 = arith.constant dense<[1, 2, 127]> : vector<3xi32>
  %cst2 = arith.constant dense<[1, 2, 128]> : vector<3xi32>
  %k1 = vector.insertelement %x, %cst1[%i : index] : vector<3xi32>
  %k2 = vector.insertelement %x, %cst2[%i : index] : vector<3xi32>
  %br = vector.broadcast %f : vector<3xi32> to vector<4x3xi32>
  %tr = vector.transpose %e, [1, 0] : vector<4x3xi32> to vector<3x4xi32>
  %nn = arith.extsi %n : vector<4xi8> to vector<4xi32>
  %ft = vector.flat_transpose %nn {rows = 2 : i32, columns = 2 : i32} : vector<4xi32> -> vector<4xi32>
  %ss = vector.insert_strided_slice %f, %cst {offsets = [0, 0], strides = [1]} : vector<3xi32> into vector<4x3xi32>
  "test.use"(%k1, %k2, %h2, %ft, %ss) : (vector<3xi32>, vector<3xi32>, vector<4x3xi32>, vector<4xi32>, vector<4x3xi32>) -> ()
  return %a, %b, %c, %g, %h, %k, %br, %tr : vector<3xi32>, i32, i32, vector<2x2xi32>, vector<4x3xi32>, vector<3xi32>, vector<4x3xi32>, vector<3x4xi32>
}
