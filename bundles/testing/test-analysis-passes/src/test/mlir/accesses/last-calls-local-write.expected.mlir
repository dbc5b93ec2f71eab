test_tag: inload:
 operand #0
  - <unknown>
test_tag: ret:
test_tag: a:
 operand #0
  - <unknown>
 operand #1
  - a
test_tag: load:
 operand #0
  - a
test_tag: call:
 operand #0
  - call
test_tag: load2:
 operand #0
  - call
test_tag: load3:
 operand #0
  - an
test_tag: callin:
 operand #0
  - func.call
 operand #1
  - func.call
test_tag: load4:
 operand #0
  - func.call
test_tag: load5:
 operand #0
  - noname
test_tag: load6:
 operand #0
  - memref.store
test_tag: d:
 operand #0
  - free
test_tag: load7:
 operand #0
  - free
test_tag: alloc:
test_tag: load8:
 operand #0
  - alloc
test_tag: dead?:
 operand #0
  - alloc
test_tag: if:
 operand #0
  - <unknown>
test_tag: load9:
 operand #0
  - alloc
  - then
test_tag: return:
module {
  func.func private @ext(memref<f32>)
  func.func private @in(%arg0: memref<f32>, %arg1: f32) {
    %0 = memref.load %arg0[] {tag = "inload"} : memref<f32>
    memref.store %arg1, %arg0[] {tag_name = "in"} : memref<f32>
    return {tag = "ret"}
  }
  func.func @l(%arg0: memref<f32>, %arg1: memref<f32>, %arg2: f32, %arg3: i1) {
    memref.store %arg2, %arg0[] {tag = "a", tag_name = "a"} : memref<f32>
    memref.store %arg2, %arg1[] {tag_name = "an"} : memref<f32>
    %0 = memref.load %arg0[] {tag = "load", tag_name = "l"} : memref<f32>
    call @ext(%arg0) {tag = "call", tag_name = "call"} : (memref<f32>) -> ()
    %1 = memref.load %arg0[] {tag = "load2"} : memref<f32>
    %2 = memref.load %arg1[] {tag = "load3"} : memref<f32>
    memref.store %arg2, %arg1[] {tag_name = "noname"} : memref<f32>
    call @in(%arg0, %arg2) {tag = "callin"} : (memref<f32>, f32) -> ()
    %3 = memref.load %arg0[] {tag = "load4"} : memref<f32>
    %4 = memref.load %arg1[] {tag = "load5"} : memref<f32>
    memref.store %arg2, %arg1[] : memref<f32>
    %5 = memref.load %arg1[] {tag = "load6"} : memref<f32>
    memref.dealloc %arg1 {tag = "d", tag_name = "free"} : memref<f32>
    %6 = memref.load %arg1[] {tag = "load7"} : memref<f32>
    %alloc = memref.alloc() {tag = "alloc", tag_name = "alloc"} : memref<f32>
    %7 = memref.load %alloc[] {tag = "load8"} : memref<f32>
    scf.if %arg3 {
      %9 = memref.load %alloc[] {tag = "dead?"} : memref<f32>
      memref.store %arg2, %alloc[] {tag_name = "then"} : memref<f32>
    } {tag = "if"}
    %8 = memref.load %alloc[] {tag = "load9"} : memref<f32>
    return {tag = "return"}
  }
}

