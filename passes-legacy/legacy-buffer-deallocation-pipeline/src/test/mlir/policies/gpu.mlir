// RUN: --legacy-buffer-deallocation-pipeline
// REFERENCE: has no such pipeline
// A buffer of gpu.alloc is freed by gpu.dealloc. Where it meets one of memref.alloc, or is returned, it is copied.
module attributes {mortise.policies = [{dialect = "gpu"}]} {
  func.func @plain(%x: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %a = gpu.alloc () : memref<4xf32>
    memref.store %x, %a[%c0] : memref<4xf32>
    %v = memref.load %a[%c0] : memref<4xf32>
    return %v : f32
  }
  func.func @merged(%c: i1, %x: f32) -> f32 {
    %c0 = arith.constant 0 : index
    cf.cond_br %c, ^a, ^b
  ^a:
    %a = gpu.alloc () : memref<4xf32>
    memref.store %x, %a[%c0] : memref<4xf32>
    cf.br ^c(%a : memref<4xf32>)
  ^b:
    %b = memref.alloc() : memref<4xf32>
    memref.store %x, %b[%c0] : memref<4xf32>
    cf.br ^c(%b : memref<4xf32>)
  ^c(%m: memref<4xf32>):
    %v = memref.load %m[%c0] : memref<4xf32>
    return %v : f32
  }
  func.func @returned(%x: f32) -> memref<4xf32> {
    %c0 = arith.constant 0 : index
    %a = gpu.alloc () : memref<4xf32>
    memref.store %x, %a[%c0] : memref<4xf32>
    return %a : memref<4xf32>
  }
}
