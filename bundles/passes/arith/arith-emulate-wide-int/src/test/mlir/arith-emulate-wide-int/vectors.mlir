// RUN: --arith-emulate-wide-int=widest-int-supported=32

// Vectors get a last dimension of size 2; their halves are slices.
func.func @add(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.addi %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @cmp(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
  %0 = arith.cmpi slt, %a, %b : vector<3xi64>
  return %0 : vector<3xi1>
}
func.func @ext(%a: vector<3xi16>) -> vector<3xi64> {
  %0 = arith.extsi %a : vector<3xi16> to vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @extu(%a: vector<3xi32>) -> vector<3xi64> {
  %0 = arith.extui %a : vector<3xi32> to vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @trunc(%a: vector<3xi64>) -> vector<3xi16> {
  %0 = arith.trunci %a : vector<3xi64> to vector<3xi16>
  return %0 : vector<3xi16>
}
func.func @sel(%c: vector<3xi1>, %a: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.select %c, %a, %a : vector<3xi1>, vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @sel2(%c: i1, %a: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.select %c, %a, %a : vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @shl(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.shli %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @uf(%a: vector<3xi64>) -> vector<3xf32> {
  %0 = arith.uitofp %a : vector<3xi64> to vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @ic(%a: vector<3xindex>) -> vector<3xi64> {
  %0 = arith.index_cast %a : vector<3xindex> to vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @ci(%a: vector<3xi64>) -> vector<3xindex> {
  %0 = arith.index_cast %a : vector<3xi64> to vector<3xindex>
  return %0 : vector<3xindex>
}
func.func @m2(%a: vector<3x4xi64>) -> vector<3x4xi64> {
  %0 = arith.andi %a, %a : vector<3x4xi64>
  return %0 : vector<3x4xi64>
}
