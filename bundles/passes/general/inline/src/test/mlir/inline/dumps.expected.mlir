// -----// IR Dump Before Inliner (inline) ('builtin.module' operation) //----- //
module {
  func.func private @g(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.addi %arg0, %c0_i32 : i32
    return %0 : i32
  }
  func.func @f(%arg0: i32) -> i32 {
    %0 = call @g(%arg0) : (i32) -> i32
    %1 = call @g(%0) : (i32) -> i32
    return %1 : i32
  }
  module @inner {
    func.func private @k(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
    func.func @h(%arg0: i32) -> i32 {
      %0 = call @k(%arg0) : (i32) -> i32
      return %0 : i32
    }
  }
}


// -----// IR Dump Before Canonicalizer (canonicalize) ('func.func' operation: @g) //----- //
module {
  func.func private @g(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.addi %arg0, %c0_i32 : i32
    return %0 : i32
  }
  func.func @f(%arg0: i32) -> i32 {
    %0 = call @g(%arg0) : (i32) -> i32
    %1 = call @g(%0) : (i32) -> i32
    return %1 : i32
  }
  module @inner {
    func.func private @k(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
    func.func @h(%arg0: i32) -> i32 {
      %0 = call @k(%arg0) : (i32) -> i32
      return %0 : i32
    }
  }
}


// -----// IR Dump Before Canonicalizer (canonicalize) ('func.func' operation: @f) //----- //
module {
  func.func private @g(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @f(%arg0: i32) -> i32 {
    %0 = call @g(%arg0) : (i32) -> i32
    %1 = call @g(%0) : (i32) -> i32
    return %1 : i32
  }
  module @inner {
    func.func private @k(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
    func.func @h(%arg0: i32) -> i32 {
      %0 = call @k(%arg0) : (i32) -> i32
      return %0 : i32
    }
  }
}


// -----// IR Dump Before Canonicalizer (canonicalize) ('func.func' operation: @f) //----- //
module {
  func.func private @g(i32) -> i32
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  module @inner {
    func.func private @k(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
    func.func @h(%arg0: i32) -> i32 {
      %0 = call @k(%arg0) : (i32) -> i32
      return %0 : i32
    }
  }
}


// -----// IR Dump Before Canonicalizer (canonicalize) ('func.func' operation: @k) //----- //
module {
  func.func private @g(i32) -> i32
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  module @inner {
    func.func private @k(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
    func.func @h(%arg0: i32) -> i32 {
      %0 = call @k(%arg0) : (i32) -> i32
      return %0 : i32
    }
  }
}


// -----// IR Dump Before Canonicalizer (canonicalize) ('func.func' operation: @h) //----- //
module {
  func.func private @g(i32) -> i32
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  module @inner {
    func.func private @k(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
    func.func @h(%arg0: i32) -> i32 {
      %0 = call @k(%arg0) : (i32) -> i32
      return %0 : i32
    }
  }
}


// -----// IR Dump Before Canonicalizer (canonicalize) ('func.func' operation: @h) //----- //
module {
  func.func private @g(i32) -> i32
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  module @inner {
    func.func private @k(i32) -> i32
    func.func @h(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
  }
}


module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  module @inner {
    func.func @h(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
  }
}

