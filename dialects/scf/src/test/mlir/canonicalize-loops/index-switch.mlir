// RUN: --canonicalize --allow-unregistered-dialect
// The case of a constant.
func.func @sw(%arg0: i1, %arg1: index) -> (index, index) {
  %c2 = arith.constant 2 : index
  %0 = scf.index_switch %c2 -> index 
  case 2 {
    "test.u"(%arg1) : (index) -> ()
    scf.yield %arg1 : index
  }
  default {
    scf.yield %c2 : index
  }
  %1 = scf.index_switch %c2 -> index 
  case 3 {
    "test.u"(%arg1) : (index) -> ()
    scf.yield %arg1 : index
  }
  default {
    %2 = "test.z"() : () -> index
    scf.yield %2 : index
  }
  return %0, %1 : index, index
}
