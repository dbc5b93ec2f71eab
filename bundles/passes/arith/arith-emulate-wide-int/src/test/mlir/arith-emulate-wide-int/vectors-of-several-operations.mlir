// RUN: --mlir-version=19.1 --arith-emulate-wide-int=widest-int-supported=32

// Emulations that consist of emulated operations, on vectors; integers of other widths stay.
func.func @sel(%c: vector<3xi1>, %a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.select %c, %a, %b : vector<3xi1>, vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @sel2(%c: i1, %a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.select %c, %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @ne(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi ne, %a, %b : i64
  return %0 : i1
}
func.func @ovf(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b overflow<nsw> {x} : i64
  return %0 : i64
}
func.func @sr(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.shrsi %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @m2(%a: vector<3x4xi64>, %b: vector<3x4xi64>) -> vector<3x4xi1> {
  %0 = arith.xori %a, %b : vector<3x4xi64>
  %1 = arith.cmpi eq, %0, %a : vector<3x4xi64>
  return %1 : vector<3x4xi1>
}
func.func @t48(%a: i48) -> i48 {
  %0 = arith.addi %a, %a : i48
  return %0 : i48
}
func.func @tt(%a: vector<3xi64>) -> vector<3xi32> {
  %0 = arith.trunci %a : vector<3xi64> to vector<3xi32>
  return %0 : vector<3xi32>
}
func.func @icu(%a: vector<3xindex>) -> vector<3xi64> {
  %0 = arith.index_castui %a : vector<3xindex> to vector<3xi64>
  return %0 : vector<3xi64>
}
func.func @sf(%a: vector<3xi64>) -> vector<3xf32> {
  %0 = arith.sitofp %a : vector<3xi64> to vector<3xf32>
  return %0 : vector<3xf32>
}
func.func private @ext(i64) -> i64
