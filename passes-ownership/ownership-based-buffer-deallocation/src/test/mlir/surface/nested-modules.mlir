// RUN: --ownership-based-buffer-deallocation
// Functions of nested modules, without a body, with several returns.
module @outer {
  func.func private @decl(memref<4xf32>) -> memref<4xf32>
  module @inner {
    func.func private @decl(memref<4xf32>) -> memref<4xf32>
    func.func private @f(%c: i1) -> memref<4xf32> {
      %a = memref.alloc() : memref<4xf32>
      cf.cond_br %c, ^a, ^b
    ^a:
      return %a : memref<4xf32>
    ^b:
      %b = func.call @decl(%a) : (memref<4xf32>) -> memref<4xf32>
      return %b : memref<4xf32>
    }
    func.func @g(%c: i1) {
      %a = func.call @f(%c) : (i1) -> memref<4xf32>
      memref.copy %a, %a : memref<4xf32> to memref<4xf32>
      return
    }
  }
  func.func @h(%c: i1, %d: i1) -> (memref<4xf32>, memref<4xf32>) {
    %a = memref.alloc() : memref<4xf32>
    %b = memref.alloc() : memref<4xf32>
    cf.cond_br %c, ^a, ^b
  ^a:
    return %a, %a : memref<4xf32>, memref<4xf32>
  ^b:
    cf.cond_br %d, ^x, ^y
  ^x:
    return %b, %a : memref<4xf32>, memref<4xf32>
  ^y:
    %z = func.call @decl(%b) : (memref<4xf32>) -> memref<4xf32>
    return %z, %z : memref<4xf32>, memref<4xf32>
  }
}
