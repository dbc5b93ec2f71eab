module {
  func.func @add0() -> index {
    %idx2147483652 = index.constant 2147483652
    return %idx2147483652 : index
  }
  func.func @add1() -> index {
    %idx-9223372036854775808 = index.constant -9223372036854775808
    return %idx-9223372036854775808 : index
  }
  func.func @sub2() -> index {
    %idx-2 = index.constant -2
    return %idx-2 : index
  }
  func.func @mul3() -> index {
    %idx0 = index.constant 0
    return %idx0 : index
  }
  func.func @divs4() -> index {
    %idx-3 = index.constant -3
    return %idx-3 : index
  }
  func.func @divs5() -> index {
    %idx4294967296 = index.constant 4294967296
    return %idx4294967296 : index
  }
  func.func @divs6() -> index {
    %idx1 = index.constant 1
    %idx0 = index.constant 0
    %0 = index.divs %idx1, %idx0
    return %0 : index
  }
  func.func @divu7() -> index {
    %idx12884901888 = index.constant 12884901888
    %idx2 = index.constant 2
    %0 = index.divu %idx12884901888, %idx2
    return %0 : index
  }
  func.func @ceildivs8() -> index {
    %idx-3 = index.constant -3
    return %idx-3 : index
  }
  func.func @ceildivu10() -> index {
    %idx2 = index.constant 2
    return %idx2 : index
  }
  func.func @floordivs11() -> index {
    %idx-4 = index.constant -4
    return %idx-4 : index
  }
  func.func @rems12() -> index {
    %idx-1 = index.constant -1
    return %idx-1 : index
  }
  func.func @remu13() -> index {
    %idx1 = index.constant 1
    return %idx1 : index
  }
  func.func @maxs14() -> index {
    %idx3 = index.constant 3
    %idx2147483648 = index.constant 2147483648
    %0 = index.maxs %idx3, %idx2147483648
    return %0 : index
  }
  func.func @maxs15() -> index {
    %idx1073741824 = index.constant 1073741824
    return %idx1073741824 : index
  }
  func.func @maxu16() -> index {
    %idx-1 = index.constant -1
    return %idx-1 : index
  }
  func.func @mins17() -> index {
    %idx-5 = index.constant -5
    return %idx-5 : index
  }
  func.func @minu18() -> index {
    %idx4 = index.constant 4
    return %idx4 : index
  }
  func.func @shl19() -> index {
    %idx2147483648 = index.constant 2147483648
    return %idx2147483648 : index
  }
  func.func @shl20() -> index {
    %idx1 = index.constant 1
    %idx32 = index.constant 32
    %0 = index.shl %idx1, %idx32
    return %0 : index
  }
  func.func @shrs21() -> index {
    %idx-4 = index.constant -4
    return %idx-4 : index
  }
  func.func @shrs22() -> index {
    %idx-8 = index.constant -8
    %idx33 = index.constant 33
    %0 = index.shrs %idx-8, %idx33
    return %0 : index
  }
  func.func @shru23() -> index {
    %idx4 = index.constant 4
    return %idx4 : index
  }
  func.func @shru24() -> index {
    %idx-8 = index.constant -8
    %idx1 = index.constant 1
    %0 = index.shru %idx-8, %idx1
    return %0 : index
  }
  func.func @and25() -> index {
    %idx8 = index.constant 8
    return %idx8 : index
  }
  func.func @or26() -> index {
    %idx14 = index.constant 14
    return %idx14 : index
  }
  func.func @xor27() -> index {
    %idx6 = index.constant 6
    return %idx6 : index
  }
  func.func @neutral(%arg0: index) -> (index, index, index, index) {
    %idx0 = index.constant 0
    return %arg0, %arg0, %arg0, %idx0 : index, index, index, index
  }
  func.func @compare(%arg0: index, %arg1: index) -> (i1, i1, i1, i1, i1, i1) {
    %false = index.bool.constant false
    %idx0 = index.constant 0
    %idx4294967296 = index.constant 4294967296
    %true = index.bool.constant true
    %0 = index.cmp slt(%idx0, %idx4294967296)
    %1 = index.cmp ne(%arg0, %arg1)
    return %true, %true, %0, %false, %true, %1 : i1, i1, i1, i1, i1, i1
  }
  func.func @casts() -> (index, index, i1, i32) {
    %idx-1 = index.constant -1
    %idx65535 = index.constant 65535
    %true = index.bool.constant true
    %0 = index.casts %idx-1 : index to i32
    return %idx-1, %idx65535, %true, %0 : index, index, i1, i32
  }
}

