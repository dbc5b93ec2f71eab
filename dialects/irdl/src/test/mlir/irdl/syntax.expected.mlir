module {
  irdl.dialect @d attributes {x} {
    irdl.type @t attributes {a = 1 : i64} {
      %1 = irdl.any {b = 1 : i64}
      %2 = irdl.is i32  {c = 1 : i64}
      %3 = irdl.is "text" 
      %4 = irdl.is 1 : i64 
      %5 = irdl.base @e::@u  {c = 1 : i64}
      %6 = irdl.base "!builtin.integer"  {c = 1 : i64}
      %7 = irdl.parametric @d::@t<%1, %2>  {d = 1 : i64}
      %8 = irdl.any_of(%1, %2)  {d = 1 : i64}
      %9 = irdl.all_of(%8)  {d = 1 : i64}
      %10 = irdl.parametric @e::@u<>  {d = 1 : i64}
      %11 = irdl.c_pred "isa<IntegerAttr>($_self)"  {a}
      irdl.parameters(%1, %11) {e}
    }
    irdl.attribute @a {
      irdl.parameters()
    }
    irdl.attribute @none 
    irdl.type @block {
      %1 = irdl.any
    }
    irdl.operation @empty 
    irdl.operation @o attributes {k} {
      %1 = irdl.any
      irdl.operands() {a}
      irdl.results(%1, optional %1, %1, variadic %1) {a}
      irdl.attributes {"one" = %1, "two words" = %1} {a}
      %2 = irdl.region(%1, %1) with size 3 {a}
      %3 = irdl.region() with size 4 {a}
      %4 = irdl.region with size 2 {a}
      %5 = irdl.region {a}
      irdl.regions(%2, %3, %4, %5) {a}
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
  "test.attributes"() {a = #irdl<variadicity single>, b = #irdl<variadicity_array[ single,  optional,  variadic]>, c = #irdl<variadicity_array[]>, d = !irdl.attribute, e = !irdl.region} : () -> ()
}

