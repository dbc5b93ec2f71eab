// RUN: --mlir-version=19.1 --buffer-results-to-out-params=hoist-static-allocs=true
// A returned allocation of static shape is replaced by the argument; others are copied.
func.func @static(%c: i1) -> (i32, memref<4xf32> {test.a}) {
  %a = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  %i = arith.constant 0 : i32
  "test.use"(%a) : (memref<4xf32>) -> ()
  return %i, %a : i32, memref<4xf32>
}

func.func @dynamic(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  return %a : memref<?xf32>
}

func.func @stack() -> memref<4xf32> {
  %a = memref.alloca() : memref<4xf32>
  return %a : memref<4xf32>
}

func.func @one_per_path(%c: i1) -> memref<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
^b:
  %b = memref.alloc() : memref<4xf32>
  return %b : memref<4xf32>
}

func.func @caller() -> memref<4xf32> {
  %r:2 = call @static2() : () -> (i32, memref<4xf32>)
  return %r#1 : memref<4xf32>
}

func.func private @static2() -> (i32, memref<4xf32>)
