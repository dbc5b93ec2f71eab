// RUN: --mlir-version=19.1 --arith-emulate-unsupported-floats=source-types=bf16
// Operands are extended, results truncated.
func.func @chained(%x: bf16, %y: bf16, %z: bf16, %f: f32, %v: vector<4xbf16>, %w: vector<[4]xbf16>) -> (i1, bf16, f32, i32, vector<4xbf16>, vector<[4]xbf16>) {
  %c0 = arith.constant -0.0 : bf16
  %p = arith.addf %x, %y fastmath<nnan> : bf16
  %q = arith.mulf %p, %z {foo = 1} : bf16
  %n = arith.addf %q, %c0 : bf16
  %res = arith.cmpf ole, %p, %q : bf16
  %s = arith.select %res, %p, %n : bf16
  %i = arith.fptosi %q : bf16 to i32
  %g = arith.extf %q : bf16 to f32
  %vv = arith.maximumf %v, %v : vector<4xbf16>
  %ww = arith.negf %w : vector<[4]xbf16>
  %b = arith.bitcast %x : bf16 to i16
  %t = arith.sitofp %i : i32 to bf16
  cf.br ^bb1(%t : bf16)
^bb1(%u: bf16):
  %u2 = arith.addf %u, %x : bf16
  %cc = arith.cmpf ole, %u2, %x : bf16
  %r2 = scf.if %cc -> bf16 {
    %u3 = arith.addf %u2, %x : bf16
    scf.yield %u3 : bf16
  } else {
    scf.yield %x : bf16
  }
  return %res, %r2, %g, %i, %vv, %ww : i1, bf16, f32, i32, vector<4xbf16>, vector<[4]xbf16>
}
func.func @vec(%v: vector<4xbf16>, %m: vector<4x4xbf16>, %a: bf16) -> (bf16, vector<4x4xbf16>, vector<4xbf16>, vector<4xbf16>) {
  %r = vector.reduction <add>, %v : vector<4xbf16> into bf16
  %o = vector.outerproduct %v, %v, %m {kind = #vector.kind<add>} : vector<4xbf16>, vector<4xbf16>
  %f = vector.fma %v, %v, %v : vector<4xbf16>
  %g = vector.multi_reduction <mul>, %m, %v [0] : vector<4x4xbf16> to vector<4xbf16>
  return %r, %o, %f, %g : bf16, vector<4x4xbf16>, vector<4xbf16>, vector<4xbf16>
}
func.func @dead(%x: bf16) -> bf16 {
  cf.br ^bb2
^bb1:
  %y = arith.addf %x, %x : bf16
  return %y : bf16
^bb2:
  return %x : bf16
}
