// RUN: --control-flow-sink
// Operations go to where all their users are, if that is executed at most once.
func.func private @u(i32)
func.func @a(%c: i1, %x: i32, %i: index) {
  %0 = arith.addi %x, %x : i32
  %00 = arith.muli %0, %x : i32
  %1 = arith.addi %x, %x : i32
  %2 = arith.addi %x, %x : i32
  %3 = arith.addi %x, %x : i32
  %4 = arith.addi %x, %x : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %5 = arith.subi %x, %00 : i32
  scf.if %c { func.call @u(%5) : (i32) -> () } else { func.call @u(%1) : (i32) -> () }
  scf.execute_region { func.call @u(%2) : (i32) -> ()  scf.yield }
  memref.alloca_scope { func.call @u(%3) : (i32) -> ()  memref.alloca_scope.return }
  scf.index_switch %i case 1 { func.call @u(%4) : (i32) -> () scf.yield } default { scf.yield }
  scf.forall (%k) in (2) { func.call @u(%3) : (i32) -> () }
  return
}
