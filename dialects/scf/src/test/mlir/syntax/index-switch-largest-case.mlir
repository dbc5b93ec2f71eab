// RUN:
// REFERENCE: takes the largest number, though it is there once, for a duplicate case value
func.func @f(%n: index) {
  scf.index_switch %n
  case -1 {
    scf.yield
  }
  case 9223372036854775807 {
    scf.yield
  }
  default {
  }
  return
}
