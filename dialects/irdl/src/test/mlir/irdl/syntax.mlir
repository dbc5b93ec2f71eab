// RUN: --mlir-version=19.1 --allow-unregistered-dialect
// All operations: bodies, variadicities, attributes, regions, and constraints; references to definitions of others.
irdl.dialect @d attributes {x} {
  irdl.type @t attributes {a = 1} {
    %0 = irdl.any {b = 1}
    %1 = irdl.is i32 {c = 1}
    %2 = irdl.is "text"
    %3 = irdl.is 1 : i64
    %4 = irdl.base @e::@u {c = 1}
    %5 = irdl.base "!builtin.integer" {c = 1}
    %6 = irdl.parametric @d::@t<%0, %1> {d = 1}
    %7 = irdl.any_of(%0, %1) {d = 1}
    %8 = irdl.all_of(%7) {d = 1}
    %9 = irdl.parametric @e::@u<> {d = 1}
    %10 = irdl.c_pred "isa<IntegerAttr>($_self)" {a}
    irdl.parameters(%0, %10) {e}
  }
  irdl.attribute @a {
    irdl.parameters()
  }
  irdl.attribute @none {}
  irdl.type @block {
  ^bb0:
    %0 = irdl.any
  }
  irdl.operation @empty
  irdl.operation @o attributes {k} {
    %0 = irdl.any
    irdl.operands() {a}
    irdl.results(%0, optional %0, single %0, variadic %0) {a}
    irdl.attributes {"one" = %0, "two words" = %0} {a}
    %1 = irdl.region(%0, %0) with size 3 {a}
    %2 = irdl.region() with size 0x4 {a}
    %3 = irdl.region with size 2 {a}
    %4 = irdl.region {a}
    irdl.regions(%1, %2, %3, %4) {a}
  }
  irdl.operation @no_attributes {
    irdl.attributes
  }
}
irdl.dialect @_e$1
irdl.dialect @e {
  irdl.type @u
  func.func private @f()
}
%0 = irdl.c_pred "anywhere"
"test.attributes"() {a = #irdl<variadicity single>, b = #irdl<variadicity_array[single, optional,variadic]>,
    c = #irdl<variadicity_array[]>, d = !irdl.attribute, e = !irdl.region} : () -> ()
