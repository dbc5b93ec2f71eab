// RUN: --canonicalize --allow-unregistered-dialect
// VALIDATION: a signalling NaN is like a quiet one when a program is executed
// Functions of constants. Those of the C library are folded in f32 and f64 only; NaNs keep their bits.
func.func @numbers_of_64_bits() {
  %c0 = arith.constant 0.5 : f64
  %c1 = arith.constant 2.0 : f64
  %c2 = arith.constant -0.75 : f64
  %c3 = arith.constant 1.0e22 : f64
  %acos0 = math.acos %c0 : f64
  %acos1 = math.acos %c1 : f64
  %acos2 = math.acos %c2 : f64
  %acos3 = math.acos %c3 : f64
  "use.acos"(%acos0, %acos1, %acos2, %acos3) : (f64, f64, f64, f64) -> ()
  %acosh0 = math.acosh %c0 : f64
  %acosh1 = math.acosh %c1 : f64
  %acosh2 = math.acosh %c2 : f64
  %acosh3 = math.acosh %c3 : f64
  "use.acosh"(%acosh0, %acosh1, %acosh2, %acosh3) : (f64, f64, f64, f64) -> ()
  %asin0 = math.asin %c0 : f64
  %asin1 = math.asin %c1 : f64
  %asin2 = math.asin %c2 : f64
  %asin3 = math.asin %c3 : f64
  "use.asin"(%asin0, %asin1, %asin2, %asin3) : (f64, f64, f64, f64) -> ()
  %asinh0 = math.asinh %c0 : f64
  %asinh1 = math.asinh %c1 : f64
  %asinh2 = math.asinh %c2 : f64
  %asinh3 = math.asinh %c3 : f64
  "use.asinh"(%asinh0, %asinh1, %asinh2, %asinh3) : (f64, f64, f64, f64) -> ()
  %atan0 = math.atan %c0 : f64
  %atan1 = math.atan %c1 : f64
  %atan2 = math.atan %c2 : f64
  %atan3 = math.atan %c3 : f64
  "use.atan"(%atan0, %atan1, %atan2, %atan3) : (f64, f64, f64, f64) -> ()
  %atanh0 = math.atanh %c0 : f64
  %atanh1 = math.atanh %c1 : f64
  %atanh2 = math.atanh %c2 : f64
  %atanh3 = math.atanh %c3 : f64
  "use.atanh"(%atanh0, %atanh1, %atanh2, %atanh3) : (f64, f64, f64, f64) -> ()
  %cos0 = math.cos %c0 : f64
  %cos1 = math.cos %c1 : f64
  %cos2 = math.cos %c2 : f64
  %cos3 = math.cos %c3 : f64
  "use.cos"(%cos0, %cos1, %cos2, %cos3) : (f64, f64, f64, f64) -> ()
  %cosh0 = math.cosh %c0 : f64
  %cosh1 = math.cosh %c1 : f64
  %cosh2 = math.cosh %c2 : f64
  %cosh3 = math.cosh %c3 : f64
  "use.cosh"(%cosh0, %cosh1, %cosh2, %cosh3) : (f64, f64, f64, f64) -> ()
  %erf0 = math.erf %c0 : f64
  %erf1 = math.erf %c1 : f64
  %erf2 = math.erf %c2 : f64
  %erf3 = math.erf %c3 : f64
  "use.erf"(%erf0, %erf1, %erf2, %erf3) : (f64, f64, f64, f64) -> ()
  %exp0 = math.exp %c0 : f64
  %exp1 = math.exp %c1 : f64
  %exp2 = math.exp %c2 : f64
  %exp3 = math.exp %c3 : f64
  "use.exp"(%exp0, %exp1, %exp2, %exp3) : (f64, f64, f64, f64) -> ()
  %exp20 = math.exp2 %c0 : f64
  %exp21 = math.exp2 %c1 : f64
  %exp22 = math.exp2 %c2 : f64
  %exp23 = math.exp2 %c3 : f64
  "use.exp2"(%exp20, %exp21, %exp22, %exp23) : (f64, f64, f64, f64) -> ()
  %expm10 = math.expm1 %c0 : f64
  %expm11 = math.expm1 %c1 : f64
  %expm12 = math.expm1 %c2 : f64
  %expm13 = math.expm1 %c3 : f64
  "use.expm1"(%expm10, %expm11, %expm12, %expm13) : (f64, f64, f64, f64) -> ()
  %log0 = math.log %c0 : f64
  %log1 = math.log %c1 : f64
  %log2 = math.log %c2 : f64
  %log3 = math.log %c3 : f64
  "use.log"(%log0, %log1, %log2, %log3) : (f64, f64, f64, f64) -> ()
  %log100 = math.log10 %c0 : f64
  %log101 = math.log10 %c1 : f64
  %log102 = math.log10 %c2 : f64
  %log103 = math.log10 %c3 : f64
  "use.log10"(%log100, %log101, %log102, %log103) : (f64, f64, f64, f64) -> ()
  %log1p0 = math.log1p %c0 : f64
  %log1p1 = math.log1p %c1 : f64
  %log1p2 = math.log1p %c2 : f64
  %log1p3 = math.log1p %c3 : f64
  "use.log1p"(%log1p0, %log1p1, %log1p2, %log1p3) : (f64, f64, f64, f64) -> ()
  %log20 = math.log2 %c0 : f64
  %log21 = math.log2 %c1 : f64
  %log22 = math.log2 %c2 : f64
  %log23 = math.log2 %c3 : f64
  "use.log2"(%log20, %log21, %log22, %log23) : (f64, f64, f64, f64) -> ()
  %sin0 = math.sin %c0 : f64
  %sin1 = math.sin %c1 : f64
  %sin2 = math.sin %c2 : f64
  %sin3 = math.sin %c3 : f64
  "use.sin"(%sin0, %sin1, %sin2, %sin3) : (f64, f64, f64, f64) -> ()
  %sinh0 = math.sinh %c0 : f64
  %sinh1 = math.sinh %c1 : f64
  %sinh2 = math.sinh %c2 : f64
  %sinh3 = math.sinh %c3 : f64
  "use.sinh"(%sinh0, %sinh1, %sinh2, %sinh3) : (f64, f64, f64, f64) -> ()
  %sqrt0 = math.sqrt %c0 : f64
  %sqrt1 = math.sqrt %c1 : f64
  %sqrt2 = math.sqrt %c2 : f64
  %sqrt3 = math.sqrt %c3 : f64
  "use.sqrt"(%sqrt0, %sqrt1, %sqrt2, %sqrt3) : (f64, f64, f64, f64) -> ()
  %tan0 = math.tan %c0 : f64
  %tan1 = math.tan %c1 : f64
  %tan2 = math.tan %c2 : f64
  %tan3 = math.tan %c3 : f64
  "use.tan"(%tan0, %tan1, %tan2, %tan3) : (f64, f64, f64, f64) -> ()
  %tanh0 = math.tanh %c0 : f64
  %tanh1 = math.tanh %c1 : f64
  %tanh2 = math.tanh %c2 : f64
  %tanh3 = math.tanh %c3 : f64
  "use.tanh"(%tanh0, %tanh1, %tanh2, %tanh3) : (f64, f64, f64, f64) -> ()
  %absf0 = math.absf %c0 : f64
  %absf1 = math.absf %c1 : f64
  %absf2 = math.absf %c2 : f64
  %absf3 = math.absf %c3 : f64
  "use.absf"(%absf0, %absf1, %absf2, %absf3) : (f64, f64, f64, f64) -> ()
  %ceil0 = math.ceil %c0 : f64
  %ceil1 = math.ceil %c1 : f64
  %ceil2 = math.ceil %c2 : f64
  %ceil3 = math.ceil %c3 : f64
  "use.ceil"(%ceil0, %ceil1, %ceil2, %ceil3) : (f64, f64, f64, f64) -> ()
  %floor0 = math.floor %c0 : f64
  %floor1 = math.floor %c1 : f64
  %floor2 = math.floor %c2 : f64
  %floor3 = math.floor %c3 : f64
  "use.floor"(%floor0, %floor1, %floor2, %floor3) : (f64, f64, f64, f64) -> ()
  %round0 = math.round %c0 : f64
  %round1 = math.round %c1 : f64
  %round2 = math.round %c2 : f64
  %round3 = math.round %c3 : f64
  "use.round"(%round0, %round1, %round2, %round3) : (f64, f64, f64, f64) -> ()
  %roundeven0 = math.roundeven %c0 : f64
  %roundeven1 = math.roundeven %c1 : f64
  %roundeven2 = math.roundeven %c2 : f64
  %roundeven3 = math.roundeven %c3 : f64
  "use.roundeven"(%roundeven0, %roundeven1, %roundeven2, %roundeven3) : (f64, f64, f64, f64) -> ()
  %trunc0 = math.trunc %c0 : f64
  %trunc1 = math.trunc %c1 : f64
  %trunc2 = math.trunc %c2 : f64
  %trunc3 = math.trunc %c3 : f64
  "use.trunc"(%trunc0, %trunc1, %trunc2, %trunc3) : (f64, f64, f64, f64) -> ()
  return
}

func.func @numbers_of_32_bits() {
  %c0 = arith.constant 0.5 : f32
  %c1 = arith.constant 2.0 : f32
  %acos0 = math.acos %c0 : f32
  %acos1 = math.acos %c1 : f32
  "use.acos"(%acos0, %acos1) : (f32, f32) -> ()
  %asin0 = math.asin %c0 : f32
  %asin1 = math.asin %c1 : f32
  "use.asin"(%asin0, %asin1) : (f32, f32) -> ()
  %atan0 = math.atan %c0 : f32
  %atan1 = math.atan %c1 : f32
  "use.atan"(%atan0, %atan1) : (f32, f32) -> ()
  %cos0 = math.cos %c0 : f32
  %cos1 = math.cos %c1 : f32
  "use.cos"(%cos0, %cos1) : (f32, f32) -> ()
  %erf0 = math.erf %c0 : f32
  %erf1 = math.erf %c1 : f32
  "use.erf"(%erf0, %erf1) : (f32, f32) -> ()
  %exp0 = math.exp %c0 : f32
  %exp1 = math.exp %c1 : f32
  "use.exp"(%exp0, %exp1) : (f32, f32) -> ()
  %exp20 = math.exp2 %c0 : f32
  %exp21 = math.exp2 %c1 : f32
  "use.exp2"(%exp20, %exp21) : (f32, f32) -> ()
  %log0 = math.log %c0 : f32
  %log1 = math.log %c1 : f32
  "use.log"(%log0, %log1) : (f32, f32) -> ()
  %log100 = math.log10 %c0 : f32
  %log101 = math.log10 %c1 : f32
  "use.log10"(%log100, %log101) : (f32, f32) -> ()
  %log20 = math.log2 %c0 : f32
  %log21 = math.log2 %c1 : f32
  "use.log2"(%log20, %log21) : (f32, f32) -> ()
  %sin0 = math.sin %c0 : f32
  %sin1 = math.sin %c1 : f32
  "use.sin"(%sin0, %sin1) : (f32, f32) -> ()
  %sqrt0 = math.sqrt %c0 : f32
  %sqrt1 = math.sqrt %c1 : f32
  "use.sqrt"(%sqrt0, %sqrt1) : (f32, f32) -> ()
  %absf0 = math.absf %c0 : f32
  %absf1 = math.absf %c1 : f32
  "use.absf"(%absf0, %absf1) : (f32, f32) -> ()
  %ceil0 = math.ceil %c0 : f32
  %ceil1 = math.ceil %c1 : f32
  "use.ceil"(%ceil0, %ceil1) : (f32, f32) -> ()
  %floor0 = math.floor %c0 : f32
  %floor1 = math.floor %c1 : f32
  "use.floor"(%floor0, %floor1) : (f32, f32) -> ()
  %round0 = math.round %c0 : f32
  %round1 = math.round %c1 : f32
  "use.round"(%round0, %round1) : (f32, f32) -> ()
  %roundeven0 = math.roundeven %c0 : f32
  %roundeven1 = math.roundeven %c1 : f32
  "use.roundeven"(%roundeven0, %roundeven1) : (f32, f32) -> ()
  %trunc0 = math.trunc %c0 : f32
  %trunc1 = math.trunc %c1 : f32
  "use.trunc"(%trunc0, %trunc1) : (f32, f32) -> ()
  return
}

func.func @special_numbers() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 0x7FF0000000000000 : f64
  %c3 = arith.constant 0xFFF0000000000000 : f64
  %acos0 = math.acos %c0 : f64
  %acos1 = math.acos %c1 : f64
  %acos2 = math.acos %c2 : f64
  %acos3 = math.acos %c3 : f64
  "use.acos"(%acos0, %acos1, %acos2, %acos3) : (f64, f64, f64, f64) -> ()
  %acosh0 = math.acosh %c0 : f64
  %acosh1 = math.acosh %c1 : f64
  %acosh2 = math.acosh %c2 : f64
  %acosh3 = math.acosh %c3 : f64
  "use.acosh"(%acosh0, %acosh1, %acosh2, %acosh3) : (f64, f64, f64, f64) -> ()
  %asin0 = math.asin %c0 : f64
  %asin1 = math.asin %c1 : f64
  %asin2 = math.asin %c2 : f64
  %asin3 = math.asin %c3 : f64
  "use.asin"(%asin0, %asin1, %asin2, %asin3) : (f64, f64, f64, f64) -> ()
  %asinh0 = math.asinh %c0 : f64
  %asinh1 = math.asinh %c1 : f64
  %asinh2 = math.asinh %c2 : f64
  %asinh3 = math.asinh %c3 : f64
  "use.asinh"(%asinh0, %asinh1, %asinh2, %asinh3) : (f64, f64, f64, f64) -> ()
  %atan0 = math.atan %c0 : f64
  %atan1 = math.atan %c1 : f64
  %atan2 = math.atan %c2 : f64
  %atan3 = math.atan %c3 : f64
  "use.atan"(%atan0, %atan1, %atan2, %atan3) : (f64, f64, f64, f64) -> ()
  %atanh0 = math.atanh %c0 : f64
  %atanh1 = math.atanh %c1 : f64
  %atanh2 = math.atanh %c2 : f64
  %atanh3 = math.atanh %c3 : f64
  "use.atanh"(%atanh0, %atanh1, %atanh2, %atanh3) : (f64, f64, f64, f64) -> ()
  %cos0 = math.cos %c0 : f64
  %cos1 = math.cos %c1 : f64
  %cos2 = math.cos %c2 : f64
  %cos3 = math.cos %c3 : f64
  "use.cos"(%cos0, %cos1, %cos2, %cos3) : (f64, f64, f64, f64) -> ()
  %cosh0 = math.cosh %c0 : f64
  %cosh1 = math.cosh %c1 : f64
  %cosh2 = math.cosh %c2 : f64
  %cosh3 = math.cosh %c3 : f64
  "use.cosh"(%cosh0, %cosh1, %cosh2, %cosh3) : (f64, f64, f64, f64) -> ()
  %erf0 = math.erf %c0 : f64
  %erf1 = math.erf %c1 : f64
  %erf2 = math.erf %c2 : f64
  %erf3 = math.erf %c3 : f64
  "use.erf"(%erf0, %erf1, %erf2, %erf3) : (f64, f64, f64, f64) -> ()
  %exp0 = math.exp %c0 : f64
  %exp1 = math.exp %c1 : f64
  %exp2 = math.exp %c2 : f64
  %exp3 = math.exp %c3 : f64
  "use.exp"(%exp0, %exp1, %exp2, %exp3) : (f64, f64, f64, f64) -> ()
  %exp20 = math.exp2 %c0 : f64
  %exp21 = math.exp2 %c1 : f64
  %exp22 = math.exp2 %c2 : f64
  %exp23 = math.exp2 %c3 : f64
  "use.exp2"(%exp20, %exp21, %exp22, %exp23) : (f64, f64, f64, f64) -> ()
  %expm10 = math.expm1 %c0 : f64
  %expm11 = math.expm1 %c1 : f64
  %expm12 = math.expm1 %c2 : f64
  %expm13 = math.expm1 %c3 : f64
  "use.expm1"(%expm10, %expm11, %expm12, %expm13) : (f64, f64, f64, f64) -> ()
  %log0 = math.log %c0 : f64
  %log1 = math.log %c1 : f64
  %log2 = math.log %c2 : f64
  %log3 = math.log %c3 : f64
  "use.log"(%log0, %log1, %log2, %log3) : (f64, f64, f64, f64) -> ()
  %log100 = math.log10 %c0 : f64
  %log101 = math.log10 %c1 : f64
  %log102 = math.log10 %c2 : f64
  %log103 = math.log10 %c3 : f64
  "use.log10"(%log100, %log101, %log102, %log103) : (f64, f64, f64, f64) -> ()
  %log1p0 = math.log1p %c0 : f64
  %log1p1 = math.log1p %c1 : f64
  %log1p2 = math.log1p %c2 : f64
  %log1p3 = math.log1p %c3 : f64
  "use.log1p"(%log1p0, %log1p1, %log1p2, %log1p3) : (f64, f64, f64, f64) -> ()
  %log20 = math.log2 %c0 : f64
  %log21 = math.log2 %c1 : f64
  %log22 = math.log2 %c2 : f64
  %log23 = math.log2 %c3 : f64
  "use.log2"(%log20, %log21, %log22, %log23) : (f64, f64, f64, f64) -> ()
  %sin0 = math.sin %c0 : f64
  %sin1 = math.sin %c1 : f64
  %sin2 = math.sin %c2 : f64
  %sin3 = math.sin %c3 : f64
  "use.sin"(%sin0, %sin1, %sin2, %sin3) : (f64, f64, f64, f64) -> ()
  %sinh0 = math.sinh %c0 : f64
  %sinh1 = math.sinh %c1 : f64
  %sinh2 = math.sinh %c2 : f64
  %sinh3 = math.sinh %c3 : f64
  "use.sinh"(%sinh0, %sinh1, %sinh2, %sinh3) : (f64, f64, f64, f64) -> ()
  %sqrt0 = math.sqrt %c0 : f64
  %sqrt1 = math.sqrt %c1 : f64
  %sqrt2 = math.sqrt %c2 : f64
  %sqrt3 = math.sqrt %c3 : f64
  "use.sqrt"(%sqrt0, %sqrt1, %sqrt2, %sqrt3) : (f64, f64, f64, f64) -> ()
  %tan0 = math.tan %c0 : f64
  %tan1 = math.tan %c1 : f64
  %tan2 = math.tan %c2 : f64
  %tan3 = math.tan %c3 : f64
  "use.tan"(%tan0, %tan1, %tan2, %tan3) : (f64, f64, f64, f64) -> ()
  %tanh0 = math.tanh %c0 : f64
  %tanh1 = math.tanh %c1 : f64
  %tanh2 = math.tanh %c2 : f64
  %tanh3 = math.tanh %c3 : f64
  "use.tanh"(%tanh0, %tanh1, %tanh2, %tanh3) : (f64, f64, f64, f64) -> ()
  %absf0 = math.absf %c0 : f64
  %absf1 = math.absf %c1 : f64
  %absf2 = math.absf %c2 : f64
  %absf3 = math.absf %c3 : f64
  "use.absf"(%absf0, %absf1, %absf2, %absf3) : (f64, f64, f64, f64) -> ()
  %ceil0 = math.ceil %c0 : f64
  %ceil1 = math.ceil %c1 : f64
  %ceil2 = math.ceil %c2 : f64
  %ceil3 = math.ceil %c3 : f64
  "use.ceil"(%ceil0, %ceil1, %ceil2, %ceil3) : (f64, f64, f64, f64) -> ()
  %floor0 = math.floor %c0 : f64
  %floor1 = math.floor %c1 : f64
  %floor2 = math.floor %c2 : f64
  %floor3 = math.floor %c3 : f64
  "use.floor"(%floor0, %floor1, %floor2, %floor3) : (f64, f64, f64, f64) -> ()
  %round0 = math.round %c0 : f64
  %round1 = math.round %c1 : f64
  %round2 = math.round %c2 : f64
  %round3 = math.round %c3 : f64
  "use.round"(%round0, %round1, %round2, %round3) : (f64, f64, f64, f64) -> ()
  %roundeven0 = math.roundeven %c0 : f64
  %roundeven1 = math.roundeven %c1 : f64
  %roundeven2 = math.roundeven %c2 : f64
  %roundeven3 = math.roundeven %c3 : f64
  "use.roundeven"(%roundeven0, %roundeven1, %roundeven2, %roundeven3) : (f64, f64, f64, f64) -> ()
  %trunc0 = math.trunc %c0 : f64
  %trunc1 = math.trunc %c1 : f64
  %trunc2 = math.trunc %c2 : f64
  %trunc3 = math.trunc %c3 : f64
  "use.trunc"(%trunc0, %trunc1, %trunc2, %trunc3) : (f64, f64, f64, f64) -> ()
  return
}

func.func @not_numbers() {
  %c0 = arith.constant 0x7FF8000000000000 : f64
  %c1 = arith.constant 0xFFF8000000000001 : f64
  %c2 = arith.constant 0x7FF0000000000001 : f64
  %sin0 = math.sin %c0 : f64
  %sin1 = math.sin %c1 : f64
  %sin2 = math.sin %c2 : f64
  "use.sin"(%sin0, %sin1, %sin2) : (f64, f64, f64) -> ()
  %sqrt0 = math.sqrt %c0 : f64
  %sqrt1 = math.sqrt %c1 : f64
  %sqrt2 = math.sqrt %c2 : f64
  "use.sqrt"(%sqrt0, %sqrt1, %sqrt2) : (f64, f64, f64) -> ()
  %log0 = math.log %c0 : f64
  %log1 = math.log %c1 : f64
  %log2 = math.log %c2 : f64
  "use.log"(%log0, %log1, %log2) : (f64, f64, f64) -> ()
  %log1p0 = math.log1p %c0 : f64
  %log1p1 = math.log1p %c1 : f64
  %log1p2 = math.log1p %c2 : f64
  "use.log1p"(%log1p0, %log1p1, %log1p2) : (f64, f64, f64) -> ()
  %absf0 = math.absf %c0 : f64
  %absf1 = math.absf %c1 : f64
  %absf2 = math.absf %c2 : f64
  "use.absf"(%absf0, %absf1, %absf2) : (f64, f64, f64) -> ()
  %ceil0 = math.ceil %c0 : f64
  %ceil1 = math.ceil %c1 : f64
  %ceil2 = math.ceil %c2 : f64
  "use.ceil"(%ceil0, %ceil1, %ceil2) : (f64, f64, f64) -> ()
  %floor0 = math.floor %c0 : f64
  %floor1 = math.floor %c1 : f64
  %floor2 = math.floor %c2 : f64
  "use.floor"(%floor0, %floor1, %floor2) : (f64, f64, f64) -> ()
  %round0 = math.round %c0 : f64
  %round1 = math.round %c1 : f64
  %round2 = math.round %c2 : f64
  "use.round"(%round0, %round1, %round2) : (f64, f64, f64) -> ()
  %roundeven0 = math.roundeven %c0 : f64
  %roundeven1 = math.roundeven %c1 : f64
  %roundeven2 = math.roundeven %c2 : f64
  "use.roundeven"(%roundeven0, %roundeven1, %roundeven2) : (f64, f64, f64) -> ()
  %trunc0 = math.trunc %c0 : f64
  %trunc1 = math.trunc %c1 : f64
  %trunc2 = math.trunc %c2 : f64
  "use.trunc"(%trunc0, %trunc1, %trunc2) : (f64, f64, f64) -> ()
  return
}

func.func @out_of_domain() {
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant -1.0 : f32
  %c2 = arith.constant -1.5 : f32
  %acos0 = math.acos %c0 : f32
  %acos1 = math.acos %c1 : f32
  %acos2 = math.acos %c2 : f32
  "use.acos"(%acos0, %acos1, %acos2) : (f32, f32, f32) -> ()
  %asin0 = math.asin %c0 : f32
  %asin1 = math.asin %c1 : f32
  %asin2 = math.asin %c2 : f32
  "use.asin"(%asin0, %asin1, %asin2) : (f32, f32, f32) -> ()
  %acosh0 = math.acosh %c0 : f32
  %acosh1 = math.acosh %c1 : f32
  %acosh2 = math.acosh %c2 : f32
  "use.acosh"(%acosh0, %acosh1, %acosh2) : (f32, f32, f32) -> ()
  %atanh0 = math.atanh %c0 : f32
  %atanh1 = math.atanh %c1 : f32
  %atanh2 = math.atanh %c2 : f32
  "use.atanh"(%atanh0, %atanh1, %atanh2) : (f32, f32, f32) -> ()
  %log0 = math.log %c0 : f32
  %log1 = math.log %c1 : f32
  %log2 = math.log %c2 : f32
  "use.log"(%log0, %log1, %log2) : (f32, f32, f32) -> ()
  %log1p0 = math.log1p %c0 : f32
  %log1p1 = math.log1p %c1 : f32
  %log1p2 = math.log1p %c2 : f32
  "use.log1p"(%log1p0, %log1p1, %log1p2) : (f32, f32, f32) -> ()
  %sqrt0 = math.sqrt %c0 : f32
  %sqrt1 = math.sqrt %c1 : f32
  %sqrt2 = math.sqrt %c2 : f32
  "use.sqrt"(%sqrt0, %sqrt1, %sqrt2) : (f32, f32, f32) -> ()
  return
}

func.func @numbers_of_16_bits() {
  %c0 = arith.constant 2.5 : f16
  %c1 = arith.constant -0.5 : f16
  %c2 = arith.constant 0x7C01 : f16
  %sin0 = math.sin %c0 : f16
  %sin1 = math.sin %c1 : f16
  %sin2 = math.sin %c2 : f16
  "use.sin"(%sin0, %sin1, %sin2) : (f16, f16, f16) -> ()
  %absf0 = math.absf %c0 : f16
  %absf1 = math.absf %c1 : f16
  %absf2 = math.absf %c2 : f16
  "use.absf"(%absf0, %absf1, %absf2) : (f16, f16, f16) -> ()
  %ceil0 = math.ceil %c0 : f16
  %ceil1 = math.ceil %c1 : f16
  %ceil2 = math.ceil %c2 : f16
  "use.ceil"(%ceil0, %ceil1, %ceil2) : (f16, f16, f16) -> ()
  %floor0 = math.floor %c0 : f16
  %floor1 = math.floor %c1 : f16
  %floor2 = math.floor %c2 : f16
  "use.floor"(%floor0, %floor1, %floor2) : (f16, f16, f16) -> ()
  %round0 = math.round %c0 : f16
  %round1 = math.round %c1 : f16
  %round2 = math.round %c2 : f16
  "use.round"(%round0, %round1, %round2) : (f16, f16, f16) -> ()
  %roundeven0 = math.roundeven %c0 : f16
  %roundeven1 = math.roundeven %c1 : f16
  %roundeven2 = math.roundeven %c2 : f16
  "use.roundeven"(%roundeven0, %roundeven1, %roundeven2) : (f16, f16, f16) -> ()
  %trunc0 = math.trunc %c0 : f16
  %trunc1 = math.trunc %c1 : f16
  %trunc2 = math.trunc %c2 : f16
  "use.trunc"(%trunc0, %trunc1, %trunc2) : (f16, f16, f16) -> ()
  return
}

func.func @numbers_without_negative_zero() {
  %c0 = arith.constant 0.0 : f8E4M3FNUZ
  %c1 = arith.constant 0x80 : f8E4M3FNUZ
  %c2 = arith.constant -1.5 : f8E4M3FNUZ
  %absf0 = math.absf %c0 : f8E4M3FNUZ
  %absf1 = math.absf %c1 : f8E4M3FNUZ
  %absf2 = math.absf %c2 : f8E4M3FNUZ
  "use.absf"(%absf0, %absf1, %absf2) : (f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ) -> ()
  %ceil0 = math.ceil %c0 : f8E4M3FNUZ
  %ceil1 = math.ceil %c1 : f8E4M3FNUZ
  %ceil2 = math.ceil %c2 : f8E4M3FNUZ
  "use.ceil"(%ceil0, %ceil1, %ceil2) : (f8E4M3FNUZ, f8E4M3FNUZ, f8E4M3FNUZ) -> ()
  return
}

func.func @splats() {
  %c0 = arith.constant dense<4.0> : vector<[4]xf32>
  %sqrt0 = math.sqrt %c0 : vector<[4]xf32>
  "use.sqrt"(%sqrt0) : (vector<[4]xf32>) -> ()
  %absf0 = math.absf %c0 : vector<[4]xf32>
  "use.absf"(%absf0) : (vector<[4]xf32>) -> ()
  return
}

func.func @elements() {
  %c0 = arith.constant dense<[[4.0, 9.0], [0.25, 1.0]]> : tensor<2x2xf64>
  %c1 = arith.constant dense<[[4.0, -9.0], [0.25, 1.0]]> : tensor<2x2xf64>
  %sqrt0 = math.sqrt %c0 : tensor<2x2xf64>
  %sqrt1 = math.sqrt %c1 : tensor<2x2xf64>
  "use.sqrt"(%sqrt0, %sqrt1) : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
  %floor0 = math.floor %c0 : tensor<2x2xf64>
  %floor1 = math.floor %c1 : tensor<2x2xf64>
  "use.floor"(%floor0, %floor1) : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
  return
}

func.func @functions_of_two_numbers() {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant -0.0 : f64
  %c2 = arith.constant 1.0 : f64
  %c3 = arith.constant -2.0 : f64
  %c4 = arith.constant 0.5 : f64
  %c5 = arith.constant 0x7FF0000000000000 : f64
  %c6 = arith.constant 0xFFF8000000000001 : f64
  %c7 = arith.constant 0x7FF0000000000001 : f64
  %c8 = arith.constant 3.0 : f64
  %atan200 = math.atan2 %c0, %c2 : f64
  %atan201 = math.atan2 %c0, %c2 : f64
  %atan202 = math.atan2 %c0, %c2 : f64
  %atan203 = math.atan2 %c0, %c3 : f64
  %atan204 = math.atan2 %c0, %c4 : f64
  %atan205 = math.atan2 %c0, %c5 : f64
  %atan206 = math.atan2 %c0, %c6 : f64
  %atan207 = math.atan2 %c0, %c7 : f64
  %atan208 = math.atan2 %c0, %c8 : f64
  "use.atan2"(%atan200, %atan201, %atan202, %atan203, %atan204, %atan205, %atan206, %atan207, %atan208) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %atan210 = math.atan2 %c1, %c2 : f64
  %atan211 = math.atan2 %c1, %c2 : f64
  %atan212 = math.atan2 %c1, %c2 : f64
  %atan213 = math.atan2 %c1, %c3 : f64
  %atan214 = math.atan2 %c1, %c4 : f64
  %atan215 = math.atan2 %c1, %c5 : f64
  %atan216 = math.atan2 %c1, %c6 : f64
  %atan217 = math.atan2 %c1, %c7 : f64
  %atan218 = math.atan2 %c1, %c8 : f64
  "use.atan2"(%atan210, %atan211, %atan212, %atan213, %atan214, %atan215, %atan216, %atan217, %atan218) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %atan220 = math.atan2 %c2, %c0 : f64
  %atan221 = math.atan2 %c2, %c1 : f64
  %atan222 = math.atan2 %c2, %c2 : f64
  %atan223 = math.atan2 %c2, %c3 : f64
  %atan224 = math.atan2 %c2, %c4 : f64
  %atan225 = math.atan2 %c2, %c5 : f64
  %atan226 = math.atan2 %c2, %c6 : f64
  %atan227 = math.atan2 %c2, %c7 : f64
  %atan228 = math.atan2 %c2, %c8 : f64
  "use.atan2"(%atan220, %atan221, %atan222, %atan223, %atan224, %atan225, %atan226, %atan227, %atan228) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %atan230 = math.atan2 %c3, %c0 : f64
  %atan231 = math.atan2 %c3, %c1 : f64
  %atan232 = math.atan2 %c3, %c2 : f64
  %atan233 = math.atan2 %c3, %c3 : f64
  %atan234 = math.atan2 %c3, %c4 : f64
  %atan235 = math.atan2 %c3, %c5 : f64
  %atan236 = math.atan2 %c3, %c6 : f64
  %atan237 = math.atan2 %c3, %c7 : f64
  %atan238 = math.atan2 %c3, %c8 : f64
  "use.atan2"(%atan230, %atan231, %atan232, %atan233, %atan234, %atan235, %atan236, %atan237, %atan238) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %atan240 = math.atan2 %c4, %c0 : f64
  %atan241 = math.atan2 %c4, %c1 : f64
  %atan242 = math.atan2 %c4, %c2 : f64
  %atan243 = math.atan2 %c4, %c3 : f64
  %atan244 = math.atan2 %c4, %c4 : f64
  %atan245 = math.atan2 %c4, %c5 : f64
  %atan246 = math.atan2 %c4, %c6 : f64
  %atan247 = math.atan2 %c4, %c7 : f64
  %atan248 = math.atan2 %c4, %c8 : f64
  "use.atan2"(%atan240, %atan241, %atan242, %atan243, %atan244, %atan245, %atan246, %atan247, %atan248) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %atan250 = math.atan2 %c5, %c0 : f64
  %atan251 = math.atan2 %c5, %c1 : f64
  %atan252 = math.atan2 %c5, %c2 : f64
  %atan253 = math.atan2 %c5, %c3 : f64
  %atan254 = math.atan2 %c5, %c4 : f64
  %atan255 = math.atan2 %c5, %c5 : f64
  %atan256 = math.atan2 %c5, %c6 : f64
  %atan257 = math.atan2 %c5, %c7 : f64
  %atan258 = math.atan2 %c5, %c8 : f64
  "use.atan2"(%atan250, %atan251, %atan252, %atan253, %atan254, %atan255, %atan256, %atan257, %atan258) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %atan260 = math.atan2 %c6, %c0 : f64
  %atan261 = math.atan2 %c6, %c1 : f64
  %atan262 = math.atan2 %c6, %c2 : f64
  %atan263 = math.atan2 %c6, %c3 : f64
  %atan264 = math.atan2 %c6, %c4 : f64
  %atan265 = math.atan2 %c6, %c5 : f64
  %atan266 = math.atan2 %c6, %c6 : f64
  %atan267 = math.atan2 %c6, %c7 : f64
  %atan268 = math.atan2 %c6, %c8 : f64
  "use.atan2"(%atan260, %atan261, %atan262, %atan263, %atan264, %atan265, %atan266, %atan267, %atan268) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %atan270 = math.atan2 %c7, %c0 : f64
  %atan271 = math.atan2 %c7, %c1 : f64
  %atan272 = math.atan2 %c7, %c2 : f64
  %atan273 = math.atan2 %c7, %c3 : f64
  %atan274 = math.atan2 %c7, %c4 : f64
  %atan275 = math.atan2 %c7, %c5 : f64
  %atan276 = math.atan2 %c7, %c6 : f64
  %atan277 = math.atan2 %c7, %c7 : f64
  %atan278 = math.atan2 %c7, %c8 : f64
  "use.atan2"(%atan270, %atan271, %atan272, %atan273, %atan274, %atan275, %atan276, %atan277, %atan278) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %atan280 = math.atan2 %c8, %c0 : f64
  %atan281 = math.atan2 %c8, %c1 : f64
  %atan282 = math.atan2 %c8, %c2 : f64
  %atan283 = math.atan2 %c8, %c3 : f64
  %atan284 = math.atan2 %c8, %c4 : f64
  %atan285 = math.atan2 %c8, %c5 : f64
  %atan286 = math.atan2 %c8, %c6 : f64
  %atan287 = math.atan2 %c8, %c7 : f64
  %atan288 = math.atan2 %c8, %c8 : f64
  "use.atan2"(%atan280, %atan281, %atan282, %atan283, %atan284, %atan285, %atan286, %atan287, %atan288) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %copysign00 = math.copysign %c0, %c0 : f64
  %copysign01 = math.copysign %c0, %c1 : f64
  %copysign02 = math.copysign %c0, %c2 : f64
  %copysign03 = math.copysign %c0, %c3 : f64
  %copysign04 = math.copysign %c0, %c4 : f64
  %copysign05 = math.copysign %c0, %c5 : f64
  %copysign06 = math.copysign %c0, %c6 : f64
  %copysign07 = math.copysign %c0, %c7 : f64
  %copysign08 = math.copysign %c0, %c8 : f64
  "use.copysign"(%copysign00, %copysign01, %copysign02, %copysign03, %copysign04, %copysign05, %copysign06, %copysign07, %copysign08) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %copysign10 = math.copysign %c1, %c0 : f64
  %copysign11 = math.copysign %c1, %c1 : f64
  %copysign12 = math.copysign %c1, %c2 : f64
  %copysign13 = math.copysign %c1, %c3 : f64
  %copysign14 = math.copysign %c1, %c4 : f64
  %copysign15 = math.copysign %c1, %c5 : f64
  %copysign16 = math.copysign %c1, %c6 : f64
  %copysign17 = math.copysign %c1, %c7 : f64
  %copysign18 = math.copysign %c1, %c8 : f64
  "use.copysign"(%copysign10, %copysign11, %copysign12, %copysign13, %copysign14, %copysign15, %copysign16, %copysign17, %copysign18) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %copysign20 = math.copysign %c2, %c0 : f64
  %copysign21 = math.copysign %c2, %c1 : f64
  %copysign22 = math.copysign %c2, %c2 : f64
  %copysign23 = math.copysign %c2, %c3 : f64
  %copysign24 = math.copysign %c2, %c4 : f64
  %copysign25 = math.copysign %c2, %c5 : f64
  %copysign26 = math.copysign %c2, %c6 : f64
  %copysign27 = math.copysign %c2, %c7 : f64
  %copysign28 = math.copysign %c2, %c8 : f64
  "use.copysign"(%copysign20, %copysign21, %copysign22, %copysign23, %copysign24, %copysign25, %copysign26, %copysign27, %copysign28) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %copysign30 = math.copysign %c3, %c0 : f64
  %copysign31 = math.copysign %c3, %c1 : f64
  %copysign32 = math.copysign %c3, %c2 : f64
  %copysign33 = math.copysign %c3, %c3 : f64
  %copysign34 = math.copysign %c3, %c4 : f64
  %copysign35 = math.copysign %c3, %c5 : f64
  %copysign36 = math.copysign %c3, %c6 : f64
  %copysign37 = math.copysign %c3, %c7 : f64
  %copysign38 = math.copysign %c3, %c8 : f64
  "use.copysign"(%copysign30, %copysign31, %copysign32, %copysign33, %copysign34, %copysign35, %copysign36, %copysign37, %copysign38) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %copysign40 = math.copysign %c4, %c0 : f64
  %copysign41 = math.copysign %c4, %c1 : f64
  %copysign42 = math.copysign %c4, %c2 : f64
  %copysign43 = math.copysign %c4, %c3 : f64
  %copysign44 = math.copysign %c4, %c4 : f64
  %copysign45 = math.copysign %c4, %c5 : f64
  %copysign46 = math.copysign %c4, %c6 : f64
  %copysign47 = math.copysign %c4, %c7 : f64
  %copysign48 = math.copysign %c4, %c8 : f64
  "use.copysign"(%copysign40, %copysign41, %copysign42, %copysign43, %copysign44, %copysign45, %copysign46, %copysign47, %copysign48) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %copysign50 = math.copysign %c5, %c0 : f64
  %copysign51 = math.copysign %c5, %c1 : f64
  %copysign52 = math.copysign %c5, %c2 : f64
  %copysign53 = math.copysign %c5, %c3 : f64
  %copysign54 = math.copysign %c5, %c4 : f64
  %copysign55 = math.copysign %c5, %c5 : f64
  %copysign56 = math.copysign %c5, %c6 : f64
  %copysign57 = math.copysign %c5, %c7 : f64
  %copysign58 = math.copysign %c5, %c8 : f64
  "use.copysign"(%copysign50, %copysign51, %copysign52, %copysign53, %copysign54, %copysign55, %copysign56, %copysign57, %copysign58) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %copysign60 = math.copysign %c6, %c0 : f64
  %copysign61 = math.copysign %c6, %c1 : f64
  %copysign62 = math.copysign %c6, %c2 : f64
  %copysign63 = math.copysign %c6, %c3 : f64
  %copysign64 = math.copysign %c6, %c4 : f64
  %copysign65 = math.copysign %c6, %c5 : f64
  %copysign66 = math.copysign %c6, %c6 : f64
  %copysign67 = math.copysign %c6, %c7 : f64
  %copysign68 = math.copysign %c6, %c8 : f64
  "use.copysign"(%copysign60, %copysign61, %copysign62, %copysign63, %copysign64, %copysign65, %copysign66, %copysign67, %copysign68) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %copysign70 = math.copysign %c7, %c0 : f64
  %copysign71 = math.copysign %c7, %c1 : f64
  %copysign72 = math.copysign %c7, %c2 : f64
  %copysign73 = math.copysign %c7, %c3 : f64
  %copysign74 = math.copysign %c7, %c4 : f64
  %copysign75 = math.copysign %c7, %c5 : f64
  %copysign76 = math.copysign %c7, %c6 : f64
  %copysign77 = math.copysign %c7, %c7 : f64
  %copysign78 = math.copysign %c7, %c8 : f64
  "use.copysign"(%copysign70, %copysign71, %copysign72, %copysign73, %copysign74, %copysign75, %copysign76, %copysign77, %copysign78) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %copysign80 = math.copysign %c8, %c0 : f64
  %copysign81 = math.copysign %c8, %c1 : f64
  %copysign82 = math.copysign %c8, %c2 : f64
  %copysign83 = math.copysign %c8, %c3 : f64
  %copysign84 = math.copysign %c8, %c4 : f64
  %copysign85 = math.copysign %c8, %c5 : f64
  %copysign86 = math.copysign %c8, %c6 : f64
  %copysign87 = math.copysign %c8, %c7 : f64
  %copysign88 = math.copysign %c8, %c8 : f64
  "use.copysign"(%copysign80, %copysign81, %copysign82, %copysign83, %copysign84, %copysign85, %copysign86, %copysign87, %copysign88) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %powf00 = math.powf %c0, %c0 : f64
  %powf01 = math.powf %c0, %c1 : f64
  %powf02 = math.powf %c0, %c2 : f64
  %powf03 = math.powf %c0, %c3 : f64
  %powf04 = math.powf %c0, %c4 : f64
  %powf05 = math.powf %c0, %c5 : f64
  %powf06 = math.powf %c0, %c6 : f64
  %powf07 = math.powf %c0, %c7 : f64
  %powf08 = math.powf %c0, %c8 : f64
  "use.powf"(%powf00, %powf01, %powf02, %powf03, %powf04, %powf05, %powf06, %powf07, %powf08) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %powf10 = math.powf %c1, %c0 : f64
  %powf11 = math.powf %c1, %c1 : f64
  %powf12 = math.powf %c1, %c2 : f64
  %powf13 = math.powf %c1, %c3 : f64
  %powf14 = math.powf %c1, %c4 : f64
  %powf15 = math.powf %c1, %c5 : f64
  %powf16 = math.powf %c1, %c6 : f64
  %powf17 = math.powf %c1, %c7 : f64
  %powf18 = math.powf %c1, %c8 : f64
  "use.powf"(%powf10, %powf11, %powf12, %powf13, %powf14, %powf15, %powf16, %powf17, %powf18) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %powf20 = math.powf %c2, %c0 : f64
  %powf21 = math.powf %c2, %c1 : f64
  %powf22 = math.powf %c2, %c2 : f64
  %powf23 = math.powf %c2, %c3 : f64
  %powf24 = math.powf %c2, %c4 : f64
  %powf25 = math.powf %c2, %c5 : f64
  %powf26 = math.powf %c2, %c6 : f64
  %powf27 = math.powf %c2, %c7 : f64
  %powf28 = math.powf %c2, %c8 : f64
  "use.powf"(%powf20, %powf21, %powf22, %powf23, %powf24, %powf25, %powf26, %powf27, %powf28) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %powf30 = math.powf %c3, %c0 : f64
  %powf31 = math.powf %c3, %c1 : f64
  %powf32 = math.powf %c3, %c2 : f64
  %powf33 = math.powf %c3, %c3 : f64
  %powf34 = math.powf %c3, %c4 : f64
  %powf35 = math.powf %c3, %c5 : f64
  %powf36 = math.powf %c3, %c6 : f64
  %powf37 = math.powf %c3, %c7 : f64
  %powf38 = math.powf %c3, %c8 : f64
  "use.powf"(%powf30, %powf31, %powf32, %powf33, %powf34, %powf35, %powf36, %powf37, %powf38) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %powf40 = math.powf %c4, %c0 : f64
  %powf41 = math.powf %c4, %c1 : f64
  %powf42 = math.powf %c4, %c2 : f64
  %powf43 = math.powf %c4, %c3 : f64
  %powf44 = math.powf %c4, %c4 : f64
  %powf45 = math.powf %c4, %c5 : f64
  %powf46 = math.powf %c4, %c6 : f64
  %powf47 = math.powf %c4, %c7 : f64
  %powf48 = math.powf %c4, %c8 : f64
  "use.powf"(%powf40, %powf41, %powf42, %powf43, %powf44, %powf45, %powf46, %powf47, %powf48) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %powf50 = math.powf %c5, %c0 : f64
  %powf51 = math.powf %c5, %c1 : f64
  %powf52 = math.powf %c5, %c2 : f64
  %powf53 = math.powf %c5, %c3 : f64
  %powf54 = math.powf %c5, %c4 : f64
  %powf55 = math.powf %c5, %c5 : f64
  %powf56 = math.powf %c5, %c6 : f64
  %powf57 = math.powf %c5, %c7 : f64
  %powf58 = math.powf %c5, %c8 : f64
  "use.powf"(%powf50, %powf51, %powf52, %powf53, %powf54, %powf55, %powf56, %powf57, %powf58) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %powf60 = math.powf %c6, %c0 : f64
  %powf61 = math.powf %c6, %c1 : f64
  %powf62 = math.powf %c6, %c2 : f64
  %powf63 = math.powf %c6, %c3 : f64
  %powf64 = math.powf %c6, %c4 : f64
  %powf65 = math.powf %c6, %c5 : f64
  %powf66 = math.powf %c6, %c6 : f64
  %powf67 = math.powf %c6, %c7 : f64
  %powf68 = math.powf %c6, %c8 : f64
  "use.powf"(%powf60, %powf61, %powf62, %powf63, %powf64, %powf65, %powf66, %powf67, %powf68) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %powf70 = math.powf %c7, %c0 : f64
  %powf71 = math.powf %c7, %c1 : f64
  %powf72 = math.powf %c7, %c2 : f64
  %powf73 = math.powf %c7, %c3 : f64
  %powf74 = math.powf %c7, %c4 : f64
  %powf75 = math.powf %c7, %c5 : f64
  %powf76 = math.powf %c7, %c6 : f64
  %powf77 = math.powf %c7, %c7 : f64
  %powf78 = math.powf %c7, %c8 : f64
  "use.powf"(%powf70, %powf71, %powf72, %powf73, %powf74, %powf75, %powf76, %powf77, %powf78) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  %powf80 = math.powf %c8, %c0 : f64
  %powf81 = math.powf %c8, %c1 : f64
  %powf82 = math.powf %c8, %c2 : f64
  %powf83 = math.powf %c8, %c3 : f64
  %powf84 = math.powf %c8, %c4 : f64
  %powf85 = math.powf %c8, %c5 : f64
  %powf86 = math.powf %c8, %c6 : f64
  %powf87 = math.powf %c8, %c7 : f64
  %powf88 = math.powf %c8, %c8 : f64
  "use.powf"(%powf80, %powf81, %powf82, %powf83, %powf84, %powf85, %powf86, %powf87, %powf88) : (f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  return
}

// A product that lies in the middle between two numbers is rounded to the even one.
func.func @power_in_the_middle() -> (f64, f64) {
  %c = arith.constant 134217727.0 : f64
  %d = arith.constant 134217725.0 : f64
  %two = arith.constant 2.0 : f64
  %0 = math.powf %c, %two : f64
  %1 = math.powf %d, %two : f64
  return %0, %1 : f64, f64
}

func.func @flags_stay_with_what_stays(%a: f64) -> (f64, f64) {
  %c = arith.constant 4.0 : f64
  %0 = math.sqrt %c fastmath<fast> : f64
  %1 = math.sqrt %a fastmath<fast> : f64
  return %0, %1 : f64, f64
}

// The reference does not fold these.
func.func @others() -> (f64, f64, f64, f64) {
  %c = arith.constant 4.0 : f64
  %n = arith.constant 2 : i32
  %0 = math.cbrt %c : f64
  %1 = math.rsqrt %c : f64
  %2 = math.fma %c, %c, %c : f64
  %3 = math.fpowi %c, %n : f64, i32
  return %0, %1, %2, %3 : f64, f64, f64, f64
}
