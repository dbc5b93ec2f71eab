// RUN: --canonicalize --allow-unregistered-dialect

// Loops mapped to units of a device keep their dimensions,
func.func @mapped(%a: index) {
  scf.forall (%i, %j) in (1, 4) {
    "t.use"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  return
}

// but constants among their bounds become numbers.
func.func @mapped_dyn(%a: index) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  scf.forall (%i, %j) = (%c0, %a) to (%c1, 5) step (%c1, %a) {
    "t.use"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  return
}

func.func @mapped_zero() {
  scf.forall (%i, %j) in (0, 4) {
    "t.use"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  return
}

// Only exactly none and exactly one iteration count; others that run to the end are left alone.
func.func @neg() {
  scf.forall (%i) = (5) to (0) step (1) {
    "t.use"(%i) : (index) -> ()
  }
  scf.forall (%i) = (1) to (0) step (2) {
    "t.use"(%i) : (index) -> ()
  }
  scf.forall (%i) = (0) to (5) step (-1) {
    "t.use"(%i) : (index) -> ()
  }
  scf.forall (%i) = (5) to (0) step (-5) {
    "t.use"(%i) : (index) -> ()
  }
  scf.forall (%i) = (-5) to (0) step (5) {
    "t.use"(%i) : (index) -> ()
  }
  return
}

// Equal bounds: no iteration.
func.func @same(%a: index, %b: index) {
  scf.forall (%i) = (%a) to (%a) step (%b) {
    "t.use"(%i) : (index) -> ()
  }
  return
}

// A dimension with one iteration goes.
func.func @dims(%a: index, %b: index) {
  scf.forall (%i, %j, %k) = (%a, 3, 2) to (%b, 5, 9) step (%b, 2, 2) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  } {foo = 1 : i32}
  return
}

// All dimensions have one iteration: the body is enough.
func.func @dims2(%a: index, %b: index) {
  scf.forall (%i, %j) = (7, 3) to (9, 5) step (2, 2) {
    "t.use"(%i, %j) : (index, index) -> ()
  } {foo = 1 : i32}
  return
}

// No thread inserts anything into the output.
func.func @outs(%t: tensor<4xf32>, %b: index) -> tensor<4xf32> {
  %r = scf.forall (%i) in (%b) shared_outs(%o = %t) -> tensor<4xf32> {
    "t.use"(%i, %o) : (index, tensor<4xf32>) -> ()
  } {foo = 1 : i32}
  return %r : tensor<4xf32>
}

func.func @outs1(%t: tensor<4xf32>, %b: index) -> tensor<4xf32> {
  %r = scf.forall (%i) in (1) shared_outs(%o = %t) -> tensor<4xf32> {
    "t.use"(%i, %o) : (index, tensor<4xf32>) -> ()
  }
  return %r : tensor<4xf32>
}

func.func @outs_mapping(%t: tensor<4xf32>, %b: index) -> tensor<4xf32> {
  %r = scf.forall (%i) in (%b) shared_outs(%o = %t) -> tensor<4xf32> {
    "t.use"(%i, %o) : (index, tensor<4xf32>) -> ()
  } {mapping = [#gpu.block<x>], foo = 1 : i32}
  return %r : tensor<4xf32>
}

// Dead.
func.func @empty(%b: index) {
  scf.forall (%i) in (%b) { }
  return
}

// Without dimensions nothing is known.
func.func @rank0(%b: index) {
  scf.forall () in () {
    "t.use"() : () -> ()
  }
  return
}

// The bound becomes a number.
func.func @constmap() {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.forall (%i) in (%c9) {
    "t.use"(%i) : (index) -> ()
  } {foo = 1 : i32}
  return
}
