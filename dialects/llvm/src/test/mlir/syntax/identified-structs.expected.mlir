module {
  "t.x"() {a = !llvm.struct<"a", opaque>} : () -> ()
}

// -----
module {
  "t.x"() {a = !llvm.struct<"a", (i32, ptr)>} : () -> ()
}

// -----
module {
  "t.x"() {a = !llvm.struct<"a", (i32, struct<"a">)>} : () -> ()
}

// -----
module {
  "t.x"() {a = !llvm.struct<"a", (i32, struct<"a">)>} : () -> ()
}

// -----
module {
  "t.x"() {a = !llvm.struct<"a", packed (i32, struct<"b", (struct<"a">, struct<"b">)>)>} : () -> ()
}

// -----
module {
  "t.x"() {a = !llvm.struct<"a", packed ()>} : () -> ()
}

// -----
module {
  "t.x"() {a = !llvm.target<"a", !llvm.void>} : () -> ()
}

// -----
module {
  "t.x"() {a = !llvm.struct<"", (i32)>} : () -> ()
}

// -----
module {
  "t.x"() {a = !llvm.struct<(struct<"x", opaque>)>} : () -> ()
}

// -----
module {
  "t.x"() {a = !llvm.array<2 x struct<"x", opaque>>} : () -> ()
}

// -----
module {
  "t.x"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", (i32)>} : () -> ()
}

// -----
module {
  "t.x"() {a = !llvm.target<"a", 4294967295>} : () -> ()
}

