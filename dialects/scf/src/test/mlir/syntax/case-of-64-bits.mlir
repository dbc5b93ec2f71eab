// RUN: --mlir-version=19.1

// A case is read as 64 bits, whatever their sign.
func.func @switch(%flag: index) {
  scf.index_switch %flag
  case 18446744073709551615 {
    scf.yield
  }
  case 9223372036854775808 {
    scf.yield
  }
  default {
  }
  return
}
