// Blocks, structured control flow and calls. Values that are passed at once must not overwrite each other.
func.func private @exchange(%a: i32, %b: i64, %c: f32, %n: i32) -> (i32, i32, f32) {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  cf.br ^bb1(%a, %n, %n, %c, %c : i32, i32, i32, f32, f32)
^bb1(%x: i32, %y: i32, %left: i32, %f: f32, %g: f32):
  %0 = arith.cmpi sgt, %left, %zero : i32
  %1 = arith.subi %left, %one : i32
  %2 = arith.addf %f, %g : f32
  cf.cond_br %0, ^bb1(%y, %x, %1, %g, %2 : i32, i32, i32, f32, f32), ^bb2
^bb2:
  return %x, %y, %f : i32, i32, f32
}
func.func @exchanged_arguments() -> (i32, i32, f32, i32, i32, f32) {
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i64
  %c = arith.constant 1.5 : f32
  %three = arith.constant 3 : i32
  %four = arith.constant 4 : i32
  %0:3 = call @exchange(%a, %b, %c, %three) : (i32, i64, f32, i32) -> (i32, i32, f32)
  %1:3 = call @exchange(%a, %b, %c, %four) : (i32, i64, f32, i32) -> (i32, i32, f32)
  return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2 : i32, i32, f32, i32, i32, f32
}
func.func private @rotate(%n: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  cf.br ^bb1(%n, %c1, %c2, %c3 : i32, i32, i32, i32)
^bb1(%left: i32, %x: i32, %y: i32, %z: i32):
  %0 = arith.cmpi ne, %left, %c0 : i32
  %1 = arith.subi %left, %c1 : i32
  cf.cond_br %0, ^bb1(%1, %y, %z, %x : i32, i32, i32, i32), ^bb2(%z, %x, %y : i32, i32, i32)
^bb2(%p: i32, %q: i32, %r: i32):
  return %p, %q, %r : i32, i32, i32
}
func.func @rotated_arguments() -> (i32, i32, i32, i32, i32, i32) {
  %c4 = arith.constant 4 : i32
  %c0 = arith.constant 0 : i32
  %0:3 = call @rotate(%c4) : (i32) -> (i32, i32, i32)
  %1:3 = call @rotate(%c0) : (i32) -> (i32, i32, i32)
  return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2 : i32, i32, i32, i32, i32, i32
}
func.func private @cases(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  cf.switch %a : i32, [
    default: ^bb1(%c1 : i32),
    5: ^bb1(%c2 : i32),
    7: ^bb2
  ]
^bb1(%0: i32):
  return %0 : i32
^bb2:
  return %c3 : i32
}
func.func @switch() -> (i32, i32, i32, i32) {
  %c5 = arith.constant 5 : i32
  %c6 = arith.constant 6 : i32
  %c7 = arith.constant 7 : i32
  %m5 = arith.constant -5 : i32
  %0 = call @cases(%c5) : (i32) -> i32
  %1 = call @cases(%c6) : (i32) -> i32
  %2 = call @cases(%c7) : (i32) -> i32
  %3 = call @cases(%m5) : (i32) -> i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
func.func private @index_cases(%a: index) -> (i32, f32) {
  %f = arith.constant 0.5 : f32
  %0:2 = scf.index_switch %a -> i32, f32
  case 2 {
    %1 = arith.constant 20 : i32
    scf.yield %1, %f : i32, f32
  }
  case 3 {
    %1 = arith.constant 30 : i32
    %g = arith.addf %f, %f : f32
    scf.yield %1, %g : i32, f32
  }
  default {
    %1 = arith.constant -1 : i32
    scf.yield %1, %f : i32, f32
  }
  return %0#0, %0#1 : i32, f32
}
func.func @index_switch() -> (i32, f32, i32, f32, i32, f32) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0:2 = call @index_cases(%c2) : (index) -> (i32, f32)
  %1:2 = call @index_cases(%c3) : (index) -> (i32, f32)
  %2:2 = call @index_cases(%c4) : (index) -> (i32, f32)
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1 : i32, f32, i32, f32, i32, f32
}
func.func private @count(%from: index, %to: index, %step: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %from to %to step %step iter_args(%n = %c0, %last = %c0) -> (index, index) {
    %1 = arith.addi %n, %c1 : index
    scf.yield %1, %i : index, index
  }
  return %0#0, %0#1 : index, index
}
func.func @bounds_of_loops() -> (index, index, index, index, index, index, index, index) {
  %m2 = arith.constant -2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %0:2 = call @count(%c0, %c7, %c3) : (index, index, index) -> (index, index)
  %1:2 = call @count(%c7, %c0, %c1) : (index, index, index) -> (index, index)
  %2:2 = call @count(%m2, %c1, %c1) : (index, index, index) -> (index, index)
  %3:2 = call @count(%c3, %c3, %c1) : (index, index, index) -> (index, index)
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1 : index, index, index, index, index, index, index, index
}
func.func @while_loop() -> (i32, i64) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %l2 = arith.constant 2 : i64
  %l1 = arith.constant 1 : i64
  %0:2 = scf.while (%x = %c0, %y = %l1) : (i32, i64) -> (i32, i64) {
    %1 = arith.cmpi slt, %x, %c5 : i32
    %2 = arith.muli %y, %l2 : i64
    scf.condition(%1) %x, %2 : i32, i64
  } do {
  ^bb0(%x: i32, %y: i64):
    %1 = arith.addi %x, %c1 : i32
    scf.yield %1, %y : i32, i64
  }
  return %0#0, %0#1 : i32, i64
}
func.func @while_loop_that_never_runs() -> i32 {
  %false = arith.constant false
  %c7 = arith.constant 7 : i32
  %0 = scf.while (%x = %c7) : (i32) -> i32 {
    scf.condition(%false) %x : i32
  } do {
  ^bb0(%x: i32):
    %c9 = arith.constant 9 : i32
    scf.yield %c9 : i32
  }
  return %0 : i32
}
func.func private @conditional(%c: i1, %a: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = arith.addi %a, %c1 : i32
    scf.yield %1, %a : i32, i32
  } else {
    %1 = arith.subi %a, %c1 : i32
    scf.yield %a, %1 : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
func.func @conditionals() -> (i32, i32, i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %c5 = arith.constant 5 : i32
  %0:2 = call @conditional(%true, %c5) : (i1, i32) -> (i32, i32)
  %1:2 = call @conditional(%false, %c5) : (i1, i32) -> (i32, i32)
  return %0#0, %0#1, %1#0, %1#1 : i32, i32, i32, i32
}
func.func private @factorial(%n: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %0 = arith.cmpi sle, %n, %c1 : i64
  %1 = scf.if %0 -> i64 {
    scf.yield %c1 : i64
  } else {
    %2 = arith.subi %n, %c1 : i64
    %3 = func.call @factorial(%2) : (i64) -> i64
    %4 = arith.muli %n, %3 : i64
    scf.yield %4 : i64
  }
  return %1 : i64
}
func.func @recursion() -> i64 {
  %c10 = arith.constant 10 : i64
  %0 = call @factorial(%c10) : (i64) -> i64
  return %0 : i64
}
func.func @indirect_call() -> i64 {
  %f = constant @factorial : (i64) -> i64
  %c5 = arith.constant 5 : i64
  %0 = call_indirect %f(%c5) : (i64) -> i64
  return %0 : i64
}
func.func @blocks_in_region() -> i32 {
  %0 = scf.execute_region -> i32 {
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %1 = arith.cmpi slt, %c2, %c1 : i32
    cf.cond_br %1, ^bb1, ^bb2
  ^bb1:
    scf.yield %c1 : i32
  ^bb2:
    scf.yield %c2 : i32
  }
  return %0 : i32
}
func.func @reduction() -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %f = arith.constant 0.0 : f32
  %n = arith.constant 1 : i32
  %0:2 = scf.parallel (%i, %j) = (%c0, %c1) to (%c4, %c4) step (%c1, %c1) init (%f, %n) -> (f32, i32) {
    %1 = arith.index_cast %i : index to i32
    %2 = arith.sitofp %1 : i32 to f32
    %3 = arith.index_cast %j : index to i32
    scf.reduce(%2, %3 : f32, i32) {
    ^bb0(%x: f32, %y: f32):
      %4 = arith.addf %x, %y : f32
      scf.reduce.return %4 : f32
    }, {
    ^bb0(%x: i32, %y: i32):
      %4 = arith.muli %x, %y : i32
      scf.reduce.return %4 : i32
    }
  }
  return %0#0, %0#1 : f32, i32
}
