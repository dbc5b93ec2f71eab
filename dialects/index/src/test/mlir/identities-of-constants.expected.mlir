module {
  func.func @zero_plus_zero() -> index {
    %idx0 = index.constant 0
    return %idx0 : index
  }
  func.func @one_times_one() -> index {
    %idx1 = index.constant 1
    return %idx1 : index
  }
  func.func @zero_minus_zero() -> index {
    %idx0 = index.constant 0
    return %idx0 : index
  }
  func.func @zero_times_unknown(%arg0: index) -> index {
    %idx0 = index.constant 0
    return %idx0 : index
  }
  func.func @unknown_plus_zero(%arg0: index) -> index {
    return %arg0 : index
  }
}

