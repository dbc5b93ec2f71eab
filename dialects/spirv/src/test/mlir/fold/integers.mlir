// RUN: --canonicalize
// Sums and products of integers: constants, and operands that change nothing.
func.func @s(%x: i32) -> (i32, i32, i32, i32, i32, i32,i32) {
  %0 = spirv.Constant 0 : i32
  %1 = spirv.Constant 1 : i32
  %2 = spirv.Constant 5 : i32
  %3 = spirv.IAdd %x, %0 : i32
  %4 = spirv.IAdd %0, %x : i32
  %5 = spirv.IMul %x, %1 : i32
  %6 = spirv.IMul %x, %0 : i32
  %7 = spirv.IAdd %2, %2 : i32
  %8 = spirv.IMul %2, %2 : i32
  %9 = spirv.IAdd %2, %x : i32
  return %3, %4, %5, %6, %7, %8, %9 : i32,i32,i32,i32,i32,i32,i32
}
func.func @v(%x: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) {
  %0 = spirv.Constant dense<0> : vector<2xi32>
  %1 = spirv.Constant dense<1> : vector<2xi32>
  %2 = spirv.Constant dense<[5, 3]> : vector<2xi32>
  %3 = spirv.IAdd %x, %0 : vector<2xi32>
  %4 = spirv.IAdd %0, %x : vector<2xi32>
  %5 = spirv.IMul %x, %1 : vector<2xi32>
  %6 = spirv.IMul %x, %0 : vector<2xi32>
  %7 = spirv.IAdd %2, %2 : vector<2xi32>
  %8 = spirv.IMul %2, %2 : vector<2xi32>
  return %3, %4, %5, %6, %7, %8 : vector<2xi32>,vector<2xi32>,vector<2xi32>,vector<2xi32>,vector<2xi32>,vector<2xi32>
}
func.func @w(%x: i8, %c: vector<3xi8>, %s: si32) -> (i8, i8, vector<3xi8>, vector<3xi8>, si32, i8) {
  %0 = spirv.Constant 100 : i8
  %1 = spirv.IAdd %0, %0 : i8
  %2 = spirv.IMul %0, %0 : i8
  %3 = spirv.Constant dense<[100, 1, -128]> : vector<3xi8>
  %4 = spirv.Constant dense<100> : vector<3xi8>
  %5 = spirv.IAdd %3, %4 : vector<3xi8>
  %6 = spirv.IMul %4, %4 : vector<3xi8>
  %7 = spirv.Constant 0 : si32
  %8 = spirv.IAdd %7, %s : si32
  %9 = spirv.Constant -1 : i8
  %10 = spirv.IMul %9, %x : i8
  return %1, %2, %5, %6, %8, %10 : i8, i8, vector<3xi8>, vector<3xi8>, si32, i8
}
