// RUN: --lean-deallocation-pipeline="stack-budget=1024 policies='[{memory_space = 2, stack = true}, {stack = false}]'"
// REFERENCE: has no such pipeline
// The first policy that selects a buffer holds: those of the function (@own), then those of the module, then those of
// the option, which become a part of the program. Memory space 1 belongs to the program (@made, @program), and so does
// memory of gpu.alloc. Memory space 3 is not reused.
module attributes {mortise.policies = [
    {memory_space = 1, owner = "program"}, {operation = "gpu.alloc", owner = "program"},
    {memory_space = 3, reuse = false}]} {
  func.func @made(%x: f32) -> memref<4xf32, 1> {
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<4xf32, 1>
    memref.store %x, %a[%c0] : memref<4xf32, 1>
    return %a : memref<4xf32, 1>
  }
  func.func @program(%x: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %a = call @made(%x) : (f32) -> memref<4xf32, 1>
    %g = gpu.alloc() : memref<4xf32>
    memref.copy %a, %g : memref<4xf32, 1> to memref<4xf32>
    memref.dealloc %a : memref<4xf32, 1>
    %v = memref.load %g[%c0] : memref<4xf32>
    return %v : f32
  }
  func.func @option(%x: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<4xf32>
    memref.store %x, %a[%c0] : memref<4xf32>
    %b = memref.alloc() : memref<4xf32, 2>
    memref.copy %a, %b : memref<4xf32> to memref<4xf32, 2>
    %v = memref.load %b[%c0] : memref<4xf32, 2>
    return %v : f32
  }
  func.func @own(%x: f32) -> f32 attributes {mortise.policies = [{memory_space = 0, stack = true}]} {
    %c0 = arith.constant 0 : index
    %a = memref.alloc() : memref<4xf32>
    memref.store %x, %a[%c0] : memref<4xf32>
    %v = memref.load %a[%c0] : memref<4xf32>
    return %v : f32
  }
  func.func @reuse(%x: f32, %m: memref<512xf32>) {
    %a = memref.alloc() : memref<512xf32, 3>
    memref.copy %m, %a : memref<512xf32> to memref<512xf32, 3>
    memref.copy %a, %m : memref<512xf32, 3> to memref<512xf32>
    %b = memref.alloc() : memref<512xf32, 3>
    memref.copy %m, %b : memref<512xf32> to memref<512xf32, 3>
    memref.copy %b, %m : memref<512xf32, 3> to memref<512xf32>
    return
  }
}
