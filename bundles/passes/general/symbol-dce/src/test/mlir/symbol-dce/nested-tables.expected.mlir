module {
  func.func private @live() {
    return
  }
  func.func @main() {
    call @live() : () -> ()
    return
  }
  module @inner attributes {sym_visibility = "private"} {
    func.func nested @referred() {
      return
    }
    func.func @hidden() {
      return
    }
  }
  module {
  }
  "foo.use"() {missing = @inner::@nothing, nested = [{a = @inner::@referred}]} : () -> ()
}

