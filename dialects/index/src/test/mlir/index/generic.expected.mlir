"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> (), sym_name = "all"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = "index.add"(%arg0, %arg1) {note} : (index, index) -> index
    %1 = "index.sub"(%arg0, %arg1) {note} : (index, index) -> index
    %2 = "index.mul"(%arg0, %arg1) {note} : (index, index) -> index
    %3 = "index.divs"(%arg0, %arg1) {note} : (index, index) -> index
    %4 = "index.divu"(%arg0, %arg1) {note} : (index, index) -> index
    %5 = "index.ceildivs"(%arg0, %arg1) {note} : (index, index) -> index
    %6 = "index.ceildivu"(%arg0, %arg1) {note} : (index, index) -> index
    %7 = "index.floordivs"(%arg0, %arg1) {note} : (index, index) -> index
    %8 = "index.rems"(%arg0, %arg1) {note} : (index, index) -> index
    %9 = "index.remu"(%arg0, %arg1) {note} : (index, index) -> index
    %10 = "index.maxs"(%arg0, %arg1) {note} : (index, index) -> index
    %11 = "index.maxu"(%arg0, %arg1) {note} : (index, index) -> index
    %12 = "index.mins"(%arg0, %arg1) {note} : (index, index) -> index
    %13 = "index.minu"(%arg0, %arg1) {note} : (index, index) -> index
    %14 = "index.shl"(%arg0, %arg1) {note} : (index, index) -> index
    %15 = "index.shrs"(%arg0, %arg1) {note} : (index, index) -> index
    %16 = "index.shru"(%arg0, %arg1) {note} : (index, index) -> index
    %17 = "index.and"(%arg0, %arg1) {note} : (index, index) -> index
    %18 = "index.or"(%arg0, %arg1) {note} : (index, index) -> index
    %19 = "index.xor"(%arg0, %arg1) {note} : (index, index) -> index
    %20 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
    %21 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
    %22 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
    %23 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
    %24 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> i1
    %25 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sge>}> : (index, index) -> i1
    %26 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
    %27 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
    %28 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ugt>}> : (index, index) -> i1
    %29 = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
    %30 = "index.casts"(%arg0) : (index) -> i32
    %31 = "index.casts"(%30) : (i32) -> index
    %32 = "index.castu"(%arg0) : (index) -> i128
    %33 = "index.castu"(%32) : (i128) -> index
    %34 = "index.sizeof"() : () -> index
    %35 = "index.constant"() <{value = 5 : index}> : () -> index
    %36 = "index.constant"() <{value = -9223372036854775808 : index}> : () -> index
    %37 = "index.bool.constant"() <{value = true}> : () -> i1
    %38 = "index.bool.constant"() <{value = false}> : () -> i1
    "other.op"() {predicate = #index<cmp_predicate ult>} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

