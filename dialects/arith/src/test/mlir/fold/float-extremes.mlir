// RUN: --canonicalize
// Infinities are neutral for minimum and maximum; a comparison with NaN is known.
func.func @f(%x: f32, %i: i8) -> (f32, f32, f32, f32,f16,i1,f32,f32,i1,i1) {
  %inf = arith.constant 0x7F800000 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.maxnumf %x, %ninf fastmath<nnan> : f32
  %1 = arith.maximumf %x, %ninf : f32
  %2 = arith.minnumf %x, %inf fastmath<nnan> : f32
  %3 = arith.minimumf %x, %inf : f32
  %s = arith.sitofp %i : i8 to f32
  %4 = arith.truncf %s : f32 to f16
  %5 = arith.cmpf oeq, %x, %nan : f32
  %6 = arith.maximumf %x, %nan : f32
  %7 = arith.mulf %x, %nan : f32
  %8 = arith.cmpf false, %x, %x : f32
  %9 = arith.cmpf ogt, %nan, %x : f32
  return %0, %1,%2,%3,%4,%5,%6,%7,%8,%9 : f32, f32, f32, f32,f16,i1,f32,f32,i1,i1
}
