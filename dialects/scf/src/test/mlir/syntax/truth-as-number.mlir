// RUN:
// Where a number is expected, true and false are numbers of one bit.
func.func @f(%i: index) {
  scf.index_switch %i
  case true {
    scf.yield
  }
  case false {
    scf.yield
  }
  default {
  }
  return
}
