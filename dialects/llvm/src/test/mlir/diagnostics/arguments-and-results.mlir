// RUN: --split-input-file --verify-diagnostics
// Attributes of arguments and results.

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: i32 {llvm.noalias})

// -----

// expected-error @+1 {{"llvm.noalias" should be a unit attribute}}
func.func private @f(%a: i32 {llvm.noalias = 3})

// -----

// expected-error @+1 {{"llvm.byval" should be a type attribute}}
func.func private @f(%a: i32 {llvm.byval})

// -----

// expected-error @+1 {{"llvm.byval" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: i32 {llvm.byval = i32})

// -----

// expected-error @+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: i32 {llvm.align = 3})

// -----

// expected-error @+1 {{"llvm.align" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: i32 {llvm.align = 3 : i64})

// -----

// expected-error @+1 {{"llvm.align" should be an integer attribute}}
func.func private @f(%a: i32 {llvm.align = "x"})

// -----

// expected-error @+1 {{"llvm.align" should be an integer attribute}}
func.func private @f(%a: !llvm.ptr {llvm.align = "x"})

// -----

// expected-error @+1 {{"llvm.sret" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: i32 {llvm.sret = i32})

// -----

// expected-error @+1 {{"llvm.nest" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: i32 {llvm.nest})

// -----

// expected-error @+1 {{"llvm.nest" should be a unit attribute}}
func.func private @f(%a: i32 {llvm.nest = 3})

// -----

// expected-error @+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
func.func private @f(%a: f32 {llvm.zeroext})

// -----

// expected-error @+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
func.func private @f(%a: f32 {llvm.signext})

// -----

// expected-error @+1 {{"llvm.nonnull" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: f32 {llvm.nonnull})

// -----

// expected-error @+1 {{"llvm.dereferenceable" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: f32 {llvm.dereferenceable = 3})

// -----

// expected-error @+1 {{"llvm.dereferenceable" should be an integer attribute}}
func.func private @f(%a: !llvm.ptr {llvm.dereferenceable = "x"})

// -----

// expected-error @+1 {{"llvm.nocapture" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: f32 {llvm.nocapture})

// -----

// expected-error @+1 {{"llvm.nofree" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: f32 {llvm.nofree})

// -----

// expected-error @+1 {{"llvm.readonly" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: f32 {llvm.readonly})

// -----

// expected-error @+1 {{"llvm.writeonly" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: f32 {llvm.writeonly})

// -----

// expected-error @+1 {{"llvm.readnone" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: f32 {llvm.readnone})

// -----

// expected-error @+1 {{"llvm.byref" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: f32 {llvm.byref = f32})

// -----

// expected-error @+1 {{"llvm.preallocated" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: f32 {llvm.preallocated = f32})

// -----

// expected-error @+1 {{"llvm.inalloca" attribute attached to non-pointer LLVM type}}
func.func private @f(%a: f32 {llvm.inalloca = f32})

// -----

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
func.func private @f() -> (i32 {llvm.noalias})

// -----

// expected-error @+1 {{"llvm.byval" is not a valid result attribute}}
func.func private @f() -> (i32 {llvm.byval = i32})

// -----

// expected-error @+1 {{"llvm.nest" is not a valid result attribute}}
func.func private @f() -> (i32 {llvm.nest})

// -----

// expected-error @+1 {{"llvm.noundef" should be a unit attribute}}
func.func private @f() -> (i32 {llvm.noundef = 3})

// -----

// expected-error @+1 {{"llvm.sret" is not a valid result attribute}}
func.func private @f() -> (!llvm.ptr {llvm.sret = i32})

// -----

// expected-error @+1 {{"llvm.nocapture" is not a valid result attribute}}
func.func private @f() -> (!llvm.ptr {llvm.nocapture})

// -----

// expected-error @+1 {{"llvm.align" should be an integer attribute}}
func.func private @f() -> (i32 {llvm.align = "x"})

// -----

// expected-error @+1 {{"llvm.zeroext" attribute attached to non-integer LLVM type}}
func.func private @f() -> (f32 {llvm.zeroext})
