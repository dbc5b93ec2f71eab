// RUN: --sccp
// Constants are propagated.
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
