// RUN: --mlir-version=19.1 --test-decompose-call-graph-types
// Tuples are taken apart at each call and return, and made behind calls, also in regions and with several returns.
func.func private @p() -> tuple<i1,i8>
func.func @f(%b: i1) -> tuple<i1,i8> {
 %0 = scf.if %b -> (tuple<i1,i8>) {
   %1 = func.call @p() : () -> tuple<i1,i8>
   %2 = "test.u"() : () -> tuple<i1,i8>
   scf.yield %1 : tuple<i1,i8>
 } else {
   %2 = "test.u"() : () -> tuple<i1,i8>
   %1 = func.call @p() : () -> tuple<i1,i8>
   scf.yield %2 : tuple<i1,i8>
 }
  cf.cond_br %b, ^bb1, ^bb2
 ^bb1:
  return %0 : tuple<i1,i8>
 ^bb2:
  %1 = func.call @p() : () -> tuple<i1,i8>
  return %1 : tuple<i1,i8>
}
