// RUN: --int-range-optimizations=precise
// REFERENCE: the reference learns nothing from branches
// Where the condition is known to hold, the second branch on it goes one way only.
func.func @branches(%c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  cf.cond_br %c, ^then, ^else
^then:
  cf.cond_br %c, ^end(%c1 : i32), ^end(%c2 : i32)
^else:
  return %c2 : i32
^end(%r: i32):
  return %r : i32
}
func.func @regions(%c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %r = scf.if %c -> i32 {
    %one = scf.if %c -> i32 {
      scf.yield %c1 : i32
    } else {
      scf.yield %c2 : i32
    }
    %x = arith.remui %one, %c2 : i32
    scf.yield %x : i32
  } else {
    scf.yield %c1 : i32
  }
  return %r : i32
}
func.func @switches(%i: index) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %r = scf.index_switch %i -> i32
  case 4 {
    %one = scf.index_switch %i -> i32
    case 3 {
      scf.yield %c2 : i32
    }
    default {
      scf.yield %c1 : i32
    }
    scf.yield %one : i32
  }
  default {
    scf.yield %c1 : i32
  }
  return %r : i32
}
func.func @unknown(%c: i1, %d: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  cf.cond_br %c, ^then, ^then
^then:
  cf.cond_br %c, ^end(%c1 : i32), ^end(%c2 : i32)
^end(%r: i32):
  return %r : i32
}
