module {
  func.func @nested(%arg0: i1, %arg1: i1, %arg2: index, %arg3: index) -> index {
    %0 = arith.andi %arg0, %arg1 : i1
    scf.if %0 {
      "test.e"(%arg2) : (index) -> ()
    }
    %1 = arith.andi %arg0, %arg1 : i1
    %2 = scf.if %1 -> (index) {
      %4 = "test.e"(%arg2) : (index) -> index
      scf.yield %4 : index
    } else {
      scf.yield %arg2 : index
    }
    %3 = scf.if %arg0 -> (index) {
      %4 = scf.if %arg1 -> (index) {
        %5 = "test.e"(%arg2) : (index) -> index
        scf.yield %5 : index
      } else {
        scf.yield %arg2 : index
      }
      scf.yield %4 : index
    } else {
      scf.yield %arg3 : index
    }
    "test.u"(%3) : (index) -> ()
    return %2 : index
  }
}

