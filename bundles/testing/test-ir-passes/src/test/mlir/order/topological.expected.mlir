module {
  func.func @nested(%arg0: index) {
    "test.root"() ({
      %1 = "test.a"() {pos = 0 : index, selected = 2 : i64} : () -> index
      "test.b"(%1) ({
        "test.c"(%2) {pos = 4 : index, selected = 1 : i64} : (index) -> ()
      }) {pos = 2 : index, selected = 0 : i64} : (index) -> ()
      %2 = "test.d"() {pos = 1 : index, selected = 4 : i64} : () -> index
      "test.e"(%2) {pos = 3 : index, selected = 3 : i64} : (index) -> ()
    }) {ordered, root} : () -> ()
    %0 = "test.a"() {pos = 0 : index, root, selected} : () -> index
    "test.root"(%0) ({
      "test.f"(%0) {pos = 0 : index, selected} : (index) -> ()
      "test.g"() : () -> ()
    }) {pos = 1 : index, root, selected} : (index) -> ()
    return
  }
}

