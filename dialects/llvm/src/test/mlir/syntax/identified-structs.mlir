// RUN: --allow-unregistered-dialect --split-input-file
// Structures with names: opaque, recursive, and defined more than once.
"t.x"() {a = !llvm.struct<"a", opaque>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (i32, ptr)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (i32, struct<"a">)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (i32, !llvm.struct<"a">)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", packed (i32, struct<"b", (struct<"a">, struct<"b">)>)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", packed ()>} : () -> ()

// -----

"t.x"() {a = !llvm.target<"a", !llvm.void>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"", (i32)>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<(struct<"x", opaque>)>} : () -> ()

// -----

"t.x"() {a = !llvm.array<2 x struct<"x", opaque>>} : () -> ()

// -----

"t.x"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", (i32)>} : () -> ()

// -----

"t.x"() {a = !llvm.target<"a", -1>} : () -> ()
