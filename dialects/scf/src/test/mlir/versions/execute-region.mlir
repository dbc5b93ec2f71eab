// RUN: --canonicalize

func.func private @u() -> i32

func.func @kept() -> i32 {
  %0 = scf.execute_region -> i32 no_inline {
    %1 = func.call @u() : () -> i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

func.func @several_blocks(%c: i1) {
  scf.execute_region no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    func.call @u() : () -> i32
    scf.yield
  ^b:
    scf.yield
  } {x}
  return
}
