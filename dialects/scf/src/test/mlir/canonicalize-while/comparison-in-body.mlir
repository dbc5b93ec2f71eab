// RUN: --canonicalize --allow-unregistered-dialect
// In the body the comparison holds.
func.func @cmp(%arg0: index, %arg1: index) -> i1 {
  %0:2 = scf.while (%arg2 = %arg0) : (index) -> (index, i1) {
    %1 = arith.cmpi ne, %arg2, %arg1 : index
    scf.condition(%1) %arg2, %1 : index, i1
  } do {
  ^bb0(%arg2: index, %arg3: i1):
    %1 = arith.cmpi ne, %arg2, %arg1 : index
    %2 = arith.cmpi eq, %arg2, %arg1 : index
    "test.u"(%1, %2) : (i1, i1) -> ()
    %3 = "test.n"(%arg2) : (index) -> index
    scf.yield %3 : index
  }
  return %0#1 : i1
}
