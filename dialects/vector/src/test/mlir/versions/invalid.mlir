// RUN: --split-input-file --verify-diagnostics
// Positions out of bounds, and alignments.
func.func @extract(%v: vector<4x3xf32>) -> vector<3xf32> {
  // expected-error @below {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %v[-2] : vector<3xf32> from vector<4x3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @insert(%v: vector<4x3xf32>, %f: vector<3xf32>) -> vector<4x3xf32> {
  // expected-error @below {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %f, %v[4] : vector<3xf32> into vector<4x3xf32>
  return %0 : vector<4x3xf32>
}

// -----

func.func @alignment(%m: memref<8xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error @below {{'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.load %m[%i] {alignment = 3 : i64} : memref<8xf32>, vector<4xf32>
  return
}

// -----

func.func @version(%v: vector<2xf32>) {
  // expected-error @below {{operation defines 2 results but was provided 1 to bind}}
  %0 = vector.to_elements %v : vector<2xf32>
  return
}
