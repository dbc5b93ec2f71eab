// RESULT: 7
// An input that the operation does not read has no memory effect, but it does not fit into the buffer that is written.
#map = affine_map<(d0) -> (d0)>
func.func @main() -> i64 {
  %v = arith.constant 7 : i64
  %i = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi64>
  %b = memref.alloc() : memref<4xi64>
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
      ins(%a : memref<4xi64>) outs(%b : memref<4xi64>) {
  ^bb0(%in: i64, %out: i64):
    linalg.yield %v : i64
  }
  %r = memref.load %b[%i] : memref<4xi64>
  return %r : i64
}
