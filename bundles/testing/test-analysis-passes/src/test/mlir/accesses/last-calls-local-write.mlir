// RUN: --test-last-modified="interprocedural=false assume-func-writes=true" 2>&1
// The last changes if each call writes to its arguments.

func.func private @ext(memref<f32>)
func.func private @in(%m: memref<f32>, %v: f32) {
  memref.load %m[] {tag = "inload"} : memref<f32>
  memref.store %v, %m[] {tag_name = "in"} : memref<f32>
  return {tag = "ret"}
}
func.func @l(%m: memref<f32>, %n: memref<f32>, %v: f32, %c: i1) {
  memref.store %v, %m[] {tag = "a", tag_name = "a"} : memref<f32>
  memref.store %v, %n[] {tag_name = "an"} : memref<f32>
  memref.load %m[] {tag = "load", tag_name = "l"} : memref<f32>
  func.call @ext(%m) {tag = "call", tag_name = "call"} : (memref<f32>) -> ()
  memref.load %m[] {tag = "load2"} : memref<f32>
  memref.load %n[] {tag = "load3"} : memref<f32>
  memref.store %v, %n[] {tag_name = "noname"} : memref<f32>
  func.call @in(%m, %v) {tag = "callin"} : (memref<f32>, f32) -> ()
  memref.load %m[] {tag = "load4"} : memref<f32>
  memref.load %n[] {tag = "load5"} : memref<f32>
  memref.store %v, %n[] : memref<f32>
  memref.load %n[] {tag = "load6"} : memref<f32>
  memref.dealloc %n {tag = "d", tag_name = "free"} : memref<f32>
  memref.load %n[] {tag = "load7"} : memref<f32>
  %a = memref.alloc() {tag = "alloc", tag_name = "alloc"} : memref<f32>
  memref.load %a[] {tag = "load8"} : memref<f32>
  scf.if %c {
    memref.load %a[] {tag = "dead?"} : memref<f32>
    memref.store %v, %a[] {tag_name = "then"} : memref<f32>
  } {tag = "if"}
  memref.load %a[] {tag = "load9"} : memref<f32>
  return {tag = "return"}
}
