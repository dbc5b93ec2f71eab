func.func @main() {
  %false = arith.constant false
  cf.assert %false, "as stated" // expected: failed: as stated
  return
}
