func.func @f(%x: index) -> (index, index) {
  %zero = arith.constant 0 : index
  %a = mine.negate %zero : index
  %b = mine.negate %x : index
  return %a, %b : index, index
}
