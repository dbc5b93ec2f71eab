// RUN: --split-input-file
// Flags can be given as an alias or as a whole attribute. The latter takes the first type behind it for its own.
#promise = #arith.fastmath<nnan,ninf>
#wraps = #arith.overflow<nuw>
func.func @f(%x: f32, %n: i32) {
  %0 = arith.addf %x, %x fastmath #promise : f32
  %1 = arith.negf %x fastmath #arith.fastmath<fast> : f32 : f32
  %2 = arith.cmpf olt, %x, %x fastmath #promise : f32
  %3 = arith.truncf %x to_nearest_even fastmath #promise : f32 to f16
  %4 = arith.muli %n, %n overflow #wraps : i32
  %5 = arith.shli %n, %n overflow #arith.overflow<nsw> : i64 : i32
  return
}

// -----

// No flags, given so: written out only where the absence of the attribute means something else.
#nothing = #arith.fastmath<none>
func.func @none(%x: f32, %h: f16) {
  %0 = arith.addf %x, %x fastmath #nothing : f32
  %1 = arith.extf %h fastmath #nothing : f16 to f32
  return
}
