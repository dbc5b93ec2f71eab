// RUN: --int-range-optimizations
// The range of an induction variable follows from its bounds. Loops of several dimensions have none; a step that is
// always negative counts from the lower bound down to the upper bound.
func.func @one_dimension(%n: index, %s: index) -> () {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i) = (%c0) to (%c10) step (%s) {
    %r = test.reflect_bounds %i : index
    "test.use"(%r) : (index) -> ()
  }
  scf.for %i = %c1 to %n step %c1 {
    %r = test.reflect_bounds %i : index
    "test.use"(%r) : (index) -> ()
  }
  scf.for %i = %n to %c10 step %c1 {
    %r = test.reflect_bounds %i : index
    "test.use"(%r) : (index) -> ()
  }
  return
}

func.func @two_dimensions() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c10, %c1) step (%c1, %c1) {
    %r = test.reflect_bounds %i : index
    %p = arith.cmpi slt, %i, %c10 : index
    %q = arith.cmpi eq, %j, %c0 : index
    "test.use"(%r, %p, %q) : (index, i1, i1) -> ()
  }
  return
}

func.func @never_executed() {
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c20 = arith.constant 20 : index
  scf.for %i = %c20 to %c10 step %c1 {
    %r = test.reflect_bounds %i : index
    %p = arith.cmpi slt, %i, %c10 : index
    "test.use"(%r, %p) : (index, i1) -> ()
  }
  return
}

func.func @smallest_upper_bound() {
  %c1 = arith.constant 1 : i8
  %c5 = arith.constant 5 : i8
  %smallest = arith.constant -128 : i8
  scf.for %i = %c5 to %smallest step %c1 : i8 {
    %r = test.reflect_bounds %i : i8
    "test.use"(%r) : (i8) -> ()
  }
  return
}

func.func @negative_step() {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %back = arith.constant -1 : index
  scf.for %i = %c10 to %c0 step %back {
    %r = test.reflect_bounds %i : index
    "test.use"(%r) : (index) -> ()
  }
  scf.for %i = %c0 to %c10 step %back {
    %r = test.reflect_bounds %i : index
    "test.use"(%r) : (index) -> ()
  }
  return
}
