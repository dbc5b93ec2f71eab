// RUN:
// The lowest number of 64 bits is read as it is printed.
func.func @f(%i: index) {
  scf.index_switch %i
  case -9223372036854775808 {
    scf.yield
  }
  default {
  }
  return
}
