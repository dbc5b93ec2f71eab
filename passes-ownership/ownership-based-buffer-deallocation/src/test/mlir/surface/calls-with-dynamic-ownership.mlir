// RUN: --ownership-based-buffer-deallocation=private-function-dynamic-ownership=true
// Private functions return ownership, external and nested ones do not.
func.func private @ext(memref<?xf32>) -> memref<?xf32>
func.func private @known(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %m, %a : memref<?xf32> to memref<?xf32>
  return %a : memref<?xf32>
}
func.func private @pass(%m: memref<?xf32>) -> memref<?xf32> {
  return %m : memref<?xf32>
}
func.func private @rec(%m: memref<?xf32>, %c: i1, %n: index) -> (memref<?xf32>, memref<?xf32>) {
  cf.cond_br %c, ^a, ^b
^a:
  %f = arith.constant false
  %r:2 = func.call @rec(%m, %f, %n) : (memref<?xf32>, i1, index) -> (memref<?xf32>, memref<?xf32>)
  return %r#1, %r#0 : memref<?xf32>, memref<?xf32>
^b:
  %a = memref.alloc(%n) : memref<?xf32>
  return %m, %a : memref<?xf32>, memref<?xf32>
}
func.func @main(%n: index, %c: i1) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = func.call @known(%a, %n) : (memref<?xf32>, index) -> memref<?xf32>
  %d = func.call @pass(%b) : (memref<?xf32>) -> memref<?xf32>
  %e = func.call @ext(%d) : (memref<?xf32>) -> memref<?xf32>
  %r:2 = func.call @rec(%e, %c, %n) : (memref<?xf32>, i1, index) -> (memref<?xf32>, memref<?xf32>)
  return %r#0 : memref<?xf32>
}
func.func private @unused(%x: memref<4xf32>, %y: memref<*xf32>) -> (memref<*xf32>, i32, memref<4xf32>) {
  %c = arith.constant 1 : i32
  return %y, %c, %x : memref<*xf32>, i32, memref<4xf32>
}
func.func @callunused(%x: memref<4xf32>, %y: memref<*xf32>) -> i32 {
  %r:3 = func.call @unused(%x, %y) : (memref<4xf32>, memref<*xf32>) -> (memref<*xf32>, i32, memref<4xf32>)
  return %r#1 : i32
}
func.func nested @nestedvis(%x: memref<4xf32>) -> memref<4xf32> {
  return %x : memref<4xf32>
}
