func.func @main() {
  %a = arith.constant 3 : i16777215 // expected: integers of more than 1048576 bits are not supported
  %b = arith.muli %a, %a : i16777215
  return
}
