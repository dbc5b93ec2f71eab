module {
  func.func @a() {
    return
  }
  func.func private @b()
  func.func nested @c() {
    return
  }
  func.func private @d() {
    return
  }
  memref.global "private" @g : memref<2xf32>
  memref.global "private" @g2 : memref<2xf32>
  module @inner attributes {sym_visibility = "private"} {
    func.func @a() {
      return
    }
    func.func @e() {
      return
    }
  }
  "any.sym"() {sym_name = "zz"} : () -> ()
}

