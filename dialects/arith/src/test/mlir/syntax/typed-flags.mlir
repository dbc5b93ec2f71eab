// RUN: --allow-unregistered-dialect
// A type may stand behind any attribute of a dialect; these do not care.
"t.x"() {a = #arith.fastmath<nnan> : i32, b = #arith.overflow<nsw> : index, c = array<si1: true, false>} : () -> ()
