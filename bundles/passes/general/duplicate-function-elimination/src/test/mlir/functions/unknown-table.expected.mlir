module {
  func.func @a() {
    return
  }
  func.func @b() {
    return
  }
  func.func @u() {
    "unk.op"() ({
      "unk.x"() {s = @b} : () -> ()
    }) : () -> ()
    call @b() : () -> ()
    return
  }
}

