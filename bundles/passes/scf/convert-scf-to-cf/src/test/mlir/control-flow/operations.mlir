// RUN: --convert-scf-to-cf
// Each structured operation becomes blocks; attributes are dropped. A loop that only forwards is its own body.
func.func private @u(index)
func.func @f(%a: index, %m: memref<?x4xf32>, %v: f32, %c: i1) -> (f32) {
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %a to %c3 step %c3 iter_args(%s = %v) -> f32 {
    %t = arith.addf %s, %v : f32
    scf.yield %t : f32
  }
  %q = scf.if %c -> f32 {
    func.call @u(%a) : (index) -> ()
    scf.yield %v : f32
  } else {
    scf.if %c {
    func.call @u(%a) : (index) -> ()
    }
    scf.yield %r : f32
  }
  %p = scf.parallel (%x, %y) = (%a, %c3) to (%c3, %c3) step (%a, %a) init (%v) -> f32 {
    func.call @u(%x) : (index) -> ()
    scf.reduce(%v : f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        %41 = arith.addf %arg5, %arg6 : f32
        scf.reduce.return %41 : f32
    }
  }
  %w:2 = scf.while (%z = %a) : (index) -> (index, f32) {
    %cc = arith.cmpi slt, %z, %c3 : index
    scf.condition(%cc) %z, %v : index, f32
  } do {
  ^bb0(%z: index, %vv: f32):
    func.call @u(%z) : (index) -> ()
    scf.yield %z : index
  }
  %w2 = scf.while (%z = %a) : (index) -> (index) {
    %cc = arith.cmpi slt, %z, %c3 : index
    scf.condition(%cc) %z : index
  } do {
  ^bb0(%z: index):
    scf.yield %z : index
  }
  %e = scf.execute_region -> f32 {
    cf.cond_br %c, ^b1, ^b2
  ^b1:
    scf.yield %v : f32
  ^b2:
    scf.yield %r : f32
  }
  scf.forall (%i, %j) in (3, %a) {
    func.call @u(%i) : (index) -> ()
  }
  return %q : f32
}
