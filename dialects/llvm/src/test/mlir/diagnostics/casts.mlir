// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
// Casts between types that have another shape, or of pointers to numbers.
func.func @bitcast_vectorToPointer_isRejected(%a: vector<2xi16>) {
  // expected-error @+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = "llvm.bitcast"(%a) : (vector<2xi16>) -> !llvm.ptr
  return
}

// -----

func.func @zext_vectorToInteger_isRejected(%a: vector<2xi16>) {
  // expected-error @+1 {{input type is a vector but output type is an integer}}
  %0 = "llvm.zext"(%a) : (vector<2xi16>) -> i32
  return
}

// -----

func.func @zext_integerToVector_isRejected(%a: i16) {
  // expected-error @+1 {{input type is an integer but output type is a vector}}
  %0 = "llvm.zext"(%a) : (i16) -> vector<2xi32>
  return
}

// -----

func.func @sext_vectorToVector_isRejected(%a: vector<3xi16>) {
  // expected-error @+1 {{input and output vectors are of incompatible shape}}
  %0 = "llvm.sext"(%a) : (vector<3xi16>) -> vector<2xi32>
  return
}

// -----

func.func @sext_integerToVector_isRejected(%a: i16) {
  // expected-error @+1 {{input type is an integer but output type is a vector}}
  %0 = "llvm.sext"(%a) : (i16) -> vector<2xi32>
  return
}

// -----

func.func @zext_integerToInteger_isRejected(%a: i32) {
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = "llvm.zext"(%a) : (i32) -> i16
  return
}

// -----

func.func @sext_integerToInteger_isRejected(%a: i32) {
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = "llvm.sext"(%a) : (i32) -> i16
  return
}

// -----

func.func @bitcast_pointerToVector_isRejected(%a: !llvm.ptr) {
  // expected-error @+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = "llvm.bitcast"(%a) : (!llvm.ptr) -> vector<2xi16>
  return
}

// -----

func.func @bitcast_pointerToPointerInSpace1_isRejected(%a: !llvm.ptr) {
  // expected-error @+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = "llvm.bitcast"(%a) : (!llvm.ptr) -> !llvm.ptr<1>
  return
}

// -----

func.func @sext_vectorToVector2_isRejected(%a: vector<2xi32>) {
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = "llvm.sext"(%a) : (vector<2xi32>) -> vector<2xi16>
  return
}

// -----

func.func @sext_scalableVectorToVector_isRejected(%a: vector<[2]xi8>) {
  // expected-error @+1 {{input and output vectors are of incompatible shape}}
  %0 = "llvm.sext"(%a) : (vector<[2]xi8>) -> vector<2xi16>
  return
}

// -----

func.func @sext_vectorToVector3_isRejected(%a: vector<2x2xi8>) {
  // expected-error @+1 {{'llvm.sext' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'vector<2x2xi8>'}}
  %0 = "llvm.sext"(%a) : (vector<2x2xi8>) -> vector<4xi16>
  return
}

// -----

func.func @bitcast_vectorOfPointersToInteger_isRejected(%a: !llvm.vec<2 x ptr>) {
  // expected-error @+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = "llvm.bitcast"(%a) : (!llvm.vec<2 x ptr>) -> i128
  return
}

// -----

func.func @bitcast_vectorOfPointersToPointer_isRejected(%a: !llvm.vec<2 x ptr>) {
  // expected-error @+1 {{'llvm.bitcast' op cannot cast vector of pointers to pointer}}
  %0 = "llvm.bitcast"(%a) : (!llvm.vec<2 x ptr>) -> !llvm.ptr
  return
}

// -----

func.func @bitcast_vectorOfPointersToVectorOfPointersInSpace1_isRejected(%a: !llvm.vec<2 x ptr>) {
  // expected-error @+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = "llvm.bitcast"(%a) : (!llvm.vec<2 x ptr>) -> !llvm.vec<2 x ptr<1>>
  return
}
