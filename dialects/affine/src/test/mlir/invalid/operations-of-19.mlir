// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-error @below {{'affine.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
func.func @f(%n: index) { "affine.if"(%n) ({}, {}) : (index)->()  return }

// -----

// expected-error @below {{'affine.if' op requires an integer set attribute named 'condition'}}
func.func @f(%n: index) { "affine.if"(%n) ({ affine.yield}, {}) : (index)->()  return }

// -----

// expected-error @below {{'affine.if' op requires an integer set attribute named 'condition'}}
func.func @f(%n: index) { "affine.if"(%n) ({ affine.yield}, {}) {condition = 1} : (index)->()  return }

// -----

// expected-error @below {{'affine.delinearize_index' op should return an index for each basis element}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { %d:2 = affine.delinearize_index %n into (%n) : index, index return }

// -----

// expected-error @below {{'affine.delinearize_index' op basis should not be empty}}
func.func @f(%n: index, %m: memref<?xf32>, %f: f32) { "affine.delinearize_index"(%n) : (index) -> () return }

