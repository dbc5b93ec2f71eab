// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{expected ':'}}
  test.region_if_yield
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{expected '->'}}
  test.region_if %m: memref<?xf32> then { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'test.region_if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  test.region_if %m: memref<?xf32> -> memref<?xf32> then { } else { } join { }
  return
}

// -----

func.func @f(%c: i1, %x: index, %y: index, %m: memref<?xf32>, %i: i32, %t: tensor<?xf32>) {
  // expected-error @below {{'test.copy' op operand #0 must be ranked or unranked memref of any type values, but got 'index'}}
  "test.copy"(%x, %x) {a} : (index, index) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{'test.make_tuple' op result #0 must be tuple with any combination of any type values, but got 'i32'}}
  %0 = "test.make_tuple"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%t: tuple<i32>) {
  // expected-error @below {{'test.get_tuple_element' op requires attribute 'index'}}
  %0 = "test.get_tuple_element"(%t) : (tuple<i32>) -> i32
  return
}
