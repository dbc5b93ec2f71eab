// RUN: --mlir-version=19.1 --buffer-results-to-out-params
// Attributes of results go with them; unranked buffers stay results.
func.func private @declaration(memref<4xf32>) -> (memref<4xf32> {test.a}, i32 {test.b}, memref<2xf32, 1> {test.c})

func.func @two_returns(%c: i1 {test.c}, %m: memref<4xf32>) -> memref<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
^b:
  return %m : memref<4xf32>
}

func.func @unranked() -> (memref<4xf32>, memref<*xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %u = memref.cast %a : memref<4xf32> to memref<*xf32>
  return %a, %u : memref<4xf32>, memref<*xf32>
}

// Of a result without static layout the caller allocates the identity layout and casts.
func.func private @layout() -> memref<4xf32, strided<[?], offset: ?>>

func.func @caller(%m: memref<4xf32>, %c: i1) -> (i32, memref<2xf32, 1>) {
  %x:3 = call @declaration(%m) : (memref<4xf32>) -> (memref<4xf32>, i32, memref<2xf32, 1>)
  %y = call @two_returns(%c, %x#0) : (i1, memref<4xf32>) -> memref<4xf32>
  %z:2 = call @unranked() : () -> (memref<4xf32>, memref<*xf32>)
  %w = call @layout() : () -> memref<4xf32, strided<[?], offset: ?>>
  "test.use"(%y, %z#0, %z#1, %w)
    : (memref<4xf32>, memref<4xf32>, memref<*xf32>, memref<4xf32, strided<[?], offset: ?>>) -> ()
  return %x#1, %x#2 : i32, memref<2xf32, 1>
}
