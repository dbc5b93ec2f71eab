module {
  func.func @all(%arg0: index, %arg1: index) {
    %0 = index.add %arg0, %arg1 {note}
    %1 = index.sub %arg0, %arg1 {note}
    %2 = index.mul %arg0, %arg1 {note}
    %3 = index.divs %arg0, %arg1 {note}
    %4 = index.divu %arg0, %arg1 {note}
    %5 = index.ceildivs %arg0, %arg1 {note}
    %6 = index.ceildivu %arg0, %arg1 {note}
    %7 = index.floordivs %arg0, %arg1 {note}
    %8 = index.rems %arg0, %arg1 {note}
    %9 = index.remu %arg0, %arg1 {note}
    %10 = index.maxs %arg0, %arg1 {note}
    %11 = index.maxu %arg0, %arg1 {note}
    %12 = index.mins %arg0, %arg1 {note}
    %13 = index.minu %arg0, %arg1 {note}
    %14 = index.shl %arg0, %arg1 {note}
    %15 = index.shrs %arg0, %arg1 {note}
    %16 = index.shru %arg0, %arg1 {note}
    %17 = index.and %arg0, %arg1 {note}
    %18 = index.or %arg0, %arg1 {note}
    %19 = index.xor %arg0, %arg1 {note}
    %20 = index.cmp eq(%arg0, %arg1)
    %21 = index.cmp ne(%arg0, %arg1)
    %22 = index.cmp slt(%arg0, %arg1)
    %23 = index.cmp sle(%arg0, %arg1)
    %24 = index.cmp sgt(%arg0, %arg1)
    %25 = index.cmp sge(%arg0, %arg1)
    %26 = index.cmp ult(%arg0, %arg1)
    %27 = index.cmp ule(%arg0, %arg1)
    %28 = index.cmp ugt(%arg0, %arg1)
    %29 = index.cmp uge(%arg0, %arg1)
    %30 = index.casts %arg0 : index to i32
    %31 = index.casts %30 : i32 to index
    %32 = index.castu %arg0 : index to i128
    %33 = index.castu %32 : i128 to index
    %34 = index.sizeof
    %idx5 = index.constant 5
    %idx-9223372036854775808 = index.constant -9223372036854775808
    %true = index.bool.constant true
    %false = index.bool.constant false
    "other.op"() {predicate = #index<cmp_predicate ult>} : () -> ()
    return
  }
}

