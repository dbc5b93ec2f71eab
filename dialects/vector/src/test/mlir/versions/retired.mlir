// RUN:
// REFERENCE: MLIR 22.1 does not read operations that it does not have
// Elements by position: operations of MLIR 19.1 whose work more general ones do now. Positions are unsigned.
func.func @elements(%v: vector<4xf32>, %z: vector<f32>, %s: f32, %i: i32, %x: index) {
  %0 = vector.splat %s : vector<4xf32>
  %1 = vector.splat %x : vector<2x[4]xindex>
  %2 = vector.extractelement %v[%i : i32] : vector<4xf32>
  %3 = vector.extractelement %v[%x : index] {note} : vector<4xf32>
  %4 = vector.extractelement %z[] : vector<f32>
  %5 = vector.insertelement %s, %v[%i : i32] : vector<4xf32>
  %6 = vector.insertelement %s, %v[%x : index] : vector<4xf32>
  %7 = vector.insertelement %s, %z[] : vector<f32>
  %8 = "vector.splat"(%s) : (f32) -> vector<f32>
  return
}
