// RUN: --split-input-file --test-next-access="interprocedural=false assume-func-reads=true"
// The next accesses if each call reads its arguments.

func.func private @ext(memref<f32>)

func.func @e2(%m: memref<f32>, %c: i1) {
  memref.load %m[] {name = "pre"} : memref<f32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.load %m[] {name = "l"} : memref<f32>
  return
^bb2:
  func.call @ext(%m) {name = "call"} : (memref<f32>) -> ()
  memref.load %m[] {name = "l2"} : memref<f32>
  return
}

// -----

func.func private @a(%m: memref<f32>) {
  memref.load %m[] {name = "a"} : memref<f32>
  func.call @b(%m) {name = "callb"} : (memref<f32>) -> ()
  return
}

func.func private @b(%m: memref<f32>) {
  memref.load %m[] {name = "b"} : memref<f32>
  return
}

func.func @main(%m: memref<f32>, %n: memref<f32>, %c: i1) {
  memref.load %m[] {name = "pre"} : memref<f32>
  func.call @a(%m) {name = "calla"} : (memref<f32>) -> ()
  memref.load %m[] {name = "mid"} : memref<f32>
  func.call @b(%m) {name = "callb"} : (memref<f32>) -> ()
  memref.load %m[] {name = "post"} : memref<f32>
  return
}

func.func @main2(%m: memref<f32>, %n: memref<f32>, %c: i1) {
  func.call @d(%m) {name = "calla"} : (memref<f32>) -> ()
  memref.load %m[] {name = "mid"} : memref<f32>
  func.call @d(%n) {name = "callb"} : (memref<f32>) -> ()
  memref.load %m[] {name = "post"} : memref<f32>
  return
}

func.func private @d(%m: memref<f32>) {
  memref.load %m[] {name = "d"} : memref<f32>
  memref.load %m[] {name = "d2"} : memref<f32>
  return
}

func.func @pub(%m: memref<f32>) {
  memref.load %m[] {name = "p"} : memref<f32>
  return
}

func.func @main3(%m: memref<f32>, %n: memref<f32>, %c: i1) {
  memref.load %m[] {name = "pre"} : memref<f32>
  func.call @pub(%m) {name = "callp"} : (memref<f32>) -> ()
  memref.load %m[] {name = "post"} : memref<f32>
  return
}

// -----

func.func private @callee(%m: memref<f32>, %v: f32) {
  memref.load %m[] {name = "cl"} : memref<f32>
  memref.store %v, %m[] {name = "callee"} : memref<f32>
  return
}

func.func @callers(%m: memref<f32>, %v: f32, %c: i1) {
  memref.store %v, %m[] {name = "pre"} : memref<f32>
  func.call @callee(%m, %v) {name = "c1"} : (memref<f32>, f32) -> ()
  memref.load %m[] {name = "x"} : memref<f32>
  memref.store %v, %m[] {name = "mid"} : memref<f32>
  test.call_and_store @callee(%m, %v), %m {name = "cs", store_before_call = true} : (memref<f32>, memref<f32>, f32) -> ()
  memref.load %m[] {name = "y"} : memref<f32>
  memref.load %m[] {name = "z"} : memref<f32>
  return
}

func.func @rec(%m: memref<f32>, %v: f32, %c: i1) {
  memref.load %m[] {name = "recl"} : memref<f32>
  memref.store %v, %m[] {name = "rec"} : memref<f32>
  scf.if %c { func.call @rec(%m, %v, %c) {name = "r1"} : (memref<f32>, f32, i1) -> () }
  memref.load %m[] {name = "recend"} : memref<f32>
  return
}

// -----

func.func private @uncalled(%m: memref<f32>) {
  memref.load %m[] {name = "never"} : memref<f32>
  return
}

func.func @indirect(%m: memref<f32>, %f: (memref<f32>) -> ()) {
  memref.load %m[] {name = "pre"} : memref<f32>
  func.call_indirect %f(%m) {name = "call"} : (memref<f32>) -> ()
  memref.load %m[] {name = "post"} : memref<f32>
  return
}

func.func @endless(%m: memref<f32>) {
  memref.load %m[] {name = "pre"} : memref<f32>
  func.call @endless(%m) {name = "call"} : (memref<f32>) -> ()
  memref.load %m[] {name = "post"} : memref<f32>
  return
}

// -----

func.func @before(%m: memref<f32>) {
  memref.load %m[] {name = "pre"} : memref<f32>
  test.store_with_a_region %m attributes {name = "region", store_before_region = true} {
    memref.load %m[] {name = "inner"} : memref<f32>
    test.store_with_a_region_terminator
  } : memref<f32>
  memref.load %m[] {name = "post"} : memref<f32>
  return
}

func.func @after(%m: memref<f32>) {
  memref.load %m[] {name = "pre"} : memref<f32>
  test.store_with_a_region %m attributes {name = "region", store_before_region = false} {
    memref.load %m[] {name = "inner"} : memref<f32>
    test.store_with_a_region_terminator
  } : memref<f32>
  memref.load %m[] {name = "post"} : memref<f32>
  return
}
