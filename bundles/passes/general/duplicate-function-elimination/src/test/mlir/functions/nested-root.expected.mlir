module {
  module @named {
    func.func @a() {
      return
    }
    func.func @b() {
      return
    }
    func.func private @c() {
      return
    }
    func.func @u() {
      call @b() : () -> ()
      call @c() : () -> ()
      return
    }
  }
  module {
    func.func @a() {
      return
    }
  }
  func.func @w() attributes {uses = [[@named::@b], {f = @named::@a}]} {
    return
  }
}

