// -----// IR Dump After Canonicalizer (canonicalize) //----- //
module {
  func.func @a(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @b()
}


// -----// IR Dump After Canonicalizer (canonicalize) //----- //
module {
  func.func @a(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @b()
}


// -----// IR Dump After CompositeFixedPointPass (composite-fixed-point-pass) //----- //
module {
  func.func @a(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @b()
}


module {
  func.func @a(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @b()
}

