module {
  func.func private @b() {
    call @b() : () -> ()
    call @ext() : () -> ()
    return
  }
  func.func private @ext()
  func.func @c() {
    call @b() : () -> ()
    call @ext() : () -> ()
    call @ext() : () -> ()
    call @ext() : () -> ()
    call @ext() : () -> ()
    call @b() : () -> ()
    call @ext() : () -> ()
    call @ext() : () -> ()
    call @ext() : () -> ()
    call @ext() : () -> ()
    return
  }
  func.func private @unused() {
    return
  }
  func.func @ind(%arg0: () -> ()) {
    call_indirect %arg0() : () -> ()
    return
  }
  module @n {
    func.func @x() {
      return
    }
  }
}

