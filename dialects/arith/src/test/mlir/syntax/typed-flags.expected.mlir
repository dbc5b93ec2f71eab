module {
  "t.x"() {a = #arith.fastmath<nnan>, b = #arith.overflow<nsw>, c = array<si1: true, false>} : () -> ()
}

