// RUN: --canonicalize
// Folding in 64 bits where a target of 32 bits computes the same low bits; other operations stay.
func.func @add0() -> index {
  %a = index.constant 2147483647
  %b = index.constant 5
  %r = index.add %a, %b
  return %r : index
}
func.func @add1() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant 1
  %r = index.add %a, %b
  return %r : index
}
func.func @sub2() -> index {
  %a = index.constant 3
  %b = index.constant 5
  %r = index.sub %a, %b
  return %r : index
}
func.func @mul3() -> index {
  %a = index.constant 1099511627776
  %b = index.constant 1073741824
  %r = index.mul %a, %b
  return %r : index
}
func.func @divs4() -> index {
  %a = index.constant -7
  %b = index.constant 2
  %r = index.divs %a, %b
  return %r : index
}
func.func @divs5() -> index {
  %a = index.constant 8589934592
  %b = index.constant 2
  %r = index.divs %a, %b
  return %r : index
}
func.func @divs6() -> index {
  %a = index.constant 1
  %b = index.constant 0
  %r = index.divs %a, %b
  return %r : index
}
func.func @divu7() -> index {
  %a = index.constant 12884901888
  %b = index.constant 2
  %r = index.divu %a, %b
  return %r : index
}
func.func @ceildivs8() -> index {
  %a = index.constant 7
  %b = index.constant -2
  %r = index.ceildivs %a, %b
  return %r : index
}
func.func @ceildivu10() -> index {
  %a = index.constant 6
  %b = index.constant 4
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @floordivs11() -> index {
  %a = index.constant -7
  %b = index.constant 2
  %r = index.floordivs %a, %b
  return %r : index
}
func.func @rems12() -> index {
  %a = index.constant -7
  %b = index.constant 2
  %r = index.rems %a, %b
  return %r : index
}
func.func @remu13() -> index {
  %a = index.constant -7
  %b = index.constant 4
  %r = index.remu %a, %b
  return %r : index
}
func.func @maxs14() -> index {
  %a = index.constant 3
  %b = index.constant 2147483648
  %r = index.maxs %a, %b
  return %r : index
}
func.func @maxs15() -> index {
  %a = index.constant 3
  %b = index.constant 1073741824
  %r = index.maxs %a, %b
  return %r : index
}
func.func @maxu16() -> index {
  %a = index.constant -1
  %b = index.constant 4
  %r = index.maxu %a, %b
  return %r : index
}
func.func @mins17() -> index {
  %a = index.constant -5
  %b = index.constant 4
  %r = index.mins %a, %b
  return %r : index
}
func.func @minu18() -> index {
  %a = index.constant -5
  %b = index.constant 4
  %r = index.minu %a, %b
  return %r : index
}
func.func @shl19() -> index {
  %a = index.constant 1
  %b = index.constant 31
  %r = index.shl %a, %b
  return %r : index
}
func.func @shl20() -> index {
  %a = index.constant 1
  %b = index.constant 32
  %r = index.shl %a, %b
  return %r : index
}
func.func @shrs21() -> index {
  %a = index.constant -8
  %b = index.constant 1
  %r = index.shrs %a, %b
  return %r : index
}
func.func @shrs22() -> index {
  %a = index.constant -8
  %b = index.constant 33
  %r = index.shrs %a, %b
  return %r : index
}
func.func @shru23() -> index {
  %a = index.constant 8
  %b = index.constant 1
  %r = index.shru %a, %b
  return %r : index
}
func.func @shru24() -> index {
  %a = index.constant -8
  %b = index.constant 1
  %r = index.shru %a, %b
  return %r : index
}
func.func @and25() -> index {
  %a = index.constant 12
  %b = index.constant 10
  %r = index.and %a, %b
  return %r : index
}
func.func @or26() -> index {
  %a = index.constant 12
  %b = index.constant 10
  %r = index.or %a, %b
  return %r : index
}
func.func @xor27() -> index {
  %a = index.constant 12
  %b = index.constant 10
  %r = index.xor %a, %b
  return %r : index
}
func.func @neutral(%x: index) -> (index, index, index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %0 = index.add %c0, %x
  %1 = index.sub %x, %c0
  %2 = index.mul %c1, %x
  %3 = index.mul %x, %c0
  return %0, %1, %2, %3 : index, index, index, index
}
func.func @compare(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1) {
  %c0 = index.constant 0
  %c5 = index.constant 5
  %c10 = index.constant 10
  %wide = index.constant 4294967296
  %0 = index.cmp sge(%x, %x)
  %1 = index.cmp slt(%c5, %c10)
  %2 = index.cmp slt(%c0, %wide)
  %max = index.maxs %x, %c10
  %3 = index.cmp slt(%max, %c5)
  %min = index.minu %c5, %x
  %4 = index.cmp ule(%min, %c10)
  %difference = index.sub %x, %y
  %5 = index.cmp ne(%difference, %c0)
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}
func.func @casts() -> (index, index, i1, i32) {
  %a = arith.constant -1 : i16
  %b = index.constant -1
  %0 = index.casts %a : i16 to index
  %1 = index.castu %a : i16 to index
  %2 = index.castu %b : index to i1
  %3 = index.casts %b : index to i32
  return %0, %1, %2, %3 : index, index, i1, i32
}
