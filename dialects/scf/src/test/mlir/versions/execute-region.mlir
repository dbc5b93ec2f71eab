// RUN: --mlir-version=22.1 --canonicalize

func.func private @u()

func.func @kept(%c: i32) -> i32 {
  %0 = scf.execute_region -> i32 no_inline {
    func.call @u() : () -> ()
    scf.yield %c : i32
  }
  return %0 : i32
}

func.func @several_blocks(%c: i1) {
  scf.execute_region no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    func.call @u() : () -> ()
    scf.yield
  ^b:
    scf.yield
  } {x}
  return
}
