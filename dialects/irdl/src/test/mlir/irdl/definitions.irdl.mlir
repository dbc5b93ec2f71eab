// RUN: --mlir-version=19.1
// A dialect with all constraints, for the programs in this folder.
irdl.dialect @d {
  irdl.type @t1 { %0 = irdl.any
    irdl.parameters(%0) }
  irdl.type @t0
  irdl.attribute @a0
  irdl.attribute @a1 { %0 = irdl.any
    irdl.parameters(%0) }
  irdl.type @tbad { %0 = irdl.any
    %1 = irdl.parametric @d::@t1<%0, %0>
    irdl.parameters(%1) }
  irdl.attribute @abad { %0 = irdl.any
    %1 = irdl.parametric @d::@a1<%0, %0>
    irdl.parameters(%1) }
  irdl.type @tp { %0 = irdl.any
    %1 = irdl.parametric @d::@t1<%0>
    irdl.parameters(%1) }
  irdl.type @ap { %0 = irdl.any
    %1 = irdl.parametric @d::@a1<%0>
    irdl.parameters(%1) }
  irdl.operation @basea { %0 = irdl.base @d::@a0
    irdl.attributes {"a" = %0} }
  irdl.operation @baset { %0 = irdl.base @d::@t0
    irdl.attributes {"a" = %0} }
  irdl.operation @both { %0 = irdl.is i32
    %1 = irdl.is i64
    %r = irdl.region
    irdl.attributes {"a" = %0}
    irdl.operands(%0)
    irdl.results(%1)
    irdl.regions(%r) }
  irdl.operation @any { %0 = irdl.any
    %1 = irdl.is i32
    %2 = irdl.all_of(%0, %1)
    %3 = irdl.is i64
    %4 = irdl.any_of(%1, %3)
    %5 = irdl.all_of(%0, %4)
    irdl.operands(%5)
    irdl.results(%0) }
  irdl.operation @seg { %0 = irdl.any
    irdl.operands(variadic %0, variadic %0)
    irdl.results(optional %0, optional %0)
    }
  irdl.operation @seg3 { %0 = irdl.any
    irdl.operands(%0, variadic %0, variadic %0) }
  irdl.operation @opt { %0 = irdl.any
    irdl.operands(optional %0)
    irdl.results(variadic %0)
    }
  irdl.type @empty {}
  irdl.type @noparams
  irdl.attribute @noparamsa
  irdl.attribute @two { %0 = irdl.any 
  %1 = irdl.is "s" 
  %2 = irdl.base "!builtin.integer"
  irdl.parameters(%0, %1, %0, %2)
  }
  irdl.operation @emptyop
  irdl.operation @attrs { %0 = irdl.any
    %1 = irdl.is i32
    %2 = irdl.base "#builtin.string"
    irdl.attributes { "x" = %0, "y" = %1, "z" = %2 } }
  irdl.operation @par { %0 = irdl.any
   %1 = irdl.any
   %x = irdl.is "s"
   %2 = irdl.base "!builtin.integer"
   %3 = irdl.parametric @d::@two<%0, %x, %1, %2>
   %4 = irdl.base @d::@noparams
   irdl.attributes {"a" = %3}
   irdl.operands(%4, %2, variadic %0)
  }
  irdl.operation @reg { 
    %r0 = irdl.region
    %v0 = irdl.is i32
    %v1 = irdl.is i64
    %r1 = irdl.region(%v0, %v1)
    %r2 = irdl.region with size 3
    %r3 = irdl.region()
    irdl.regions(%r0, %r1, %r2, %r3)
  }
  irdl.operation @shaped { %0 = irdl.any
    %1 = irdl.is i32
    %r = irdl.region(%0, %1) with size 2
    irdl.regions(%r) }
  irdl.operation @three { %0 = irdl.any
    %1 = irdl.is i32
    irdl.attributes {"b" = %1, "a" = %1, "c" = %0} }

  irdl.type @list {
    %0 = irdl.any
    %1 = irdl.parametric @d::@list<%0>
    %2 = irdl.is i32
    %3 = irdl.any_of(%1, %2)
    irdl.parameters(%3)
  }
  irdl.operation @norm {
    %0 = irdl.any
    %1 = irdl.parametric @d::@t1<%0>
    irdl.operands(%1)
    irdl.results(%0)
  }
  irdl.operation @others {
    %0 = irdl.parametric @e::@t<>
    %1 = irdl.base "!builtin.f32"
    %2 = irdl.any_of(%0, %1)
    irdl.operands(%2)
  }
}
irdl.dialect @e {
  irdl.type @t
}
